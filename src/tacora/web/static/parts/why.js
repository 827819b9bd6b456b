// "Why did this happen?" beside a sentence about an event; the rules desk is fetched when first asked.
import { html, useState } from "../lib/preact.js";
import { say } from "../lib/words.js";
import { Asking } from "./asking.js";

/** @typedef {Record<string, any>} Data */

/**
 * @param {{game: string, event: Data, before: Data | null, text: string}} properties `before`: the viewer's view just
 *   before the event, if known; `text`: the event's sentence, read out with the button
 */
export function WhyButton({ game, event, before, text }) {
  const [asking, setAsking] = useState(false);
  return html`<button type="button" class="why" aria-haspopup="dialog" aria-label=${`${say("desk-why")} ${text}`} title=${say("desk-why")}
      onClick=${() => setAsking(true)}></button>
    ${asking && html`<${Asking} dialog="WhyDialog" game=${game} event=${event} before=${before} onClose=${() => setAsking(false)} />`}`;
}
