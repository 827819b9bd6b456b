// A dialog of the rules desk, fetched when first asked for.
import { html, useEffect, useState } from "../lib/preact.js";
import { refuse } from "./toasts.js";

/** @typedef {Record<string, any>} Data */

/**
 * @param {Data} properties `dialog`: the name of what `rules-panel.js` exports; the rest, `onClose` among it, is the
 *   dialog's own. What cannot be fetched is told and closed.
 */
export function Asking({ dialog, ...properties }) {
  const [panel, setPanel] = useState(/** @type {any} */ (null));
  useEffect(() => {
    import("../pages/rules-panel.js").then((module) => setPanel(() => /** @type {Data} */ (module)[dialog]), (error) => {
      console.error(error);
      refuse({});
      properties.onClose();
    });
  }, []);
  return panel && html`<${panel} ...${properties} />`;
}
