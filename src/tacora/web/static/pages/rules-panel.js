// The rules beside a table: a question box that knows the position, and "why did this happen?" for a log line.
import { html, useEffect, useState } from "../lib/preact.js";
import { getJson } from "../lib/api.js";
import { linkStyle } from "../lib/style.js";
import { say, sayRefusal } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { AskBox, Pages, RuleLinks, why } from "./rules-answer.js";

/** @typedef {Record<string, any>} Data */

/** @param {string} game */
function useTitles(game) {
  const [titles, setTitles] = useState(/** @type {Record<string, string>} */ ({}));
  useEffect(() => {
    linkStyle("/static/pages/rules.css");
    getJson(`/api/editions?game=${encodeURIComponent(game)}`).then(
      (found) => setTitles(Object.fromEntries(found.editions.map((/** @type {Data} */ one) => [one.name, one.title]))),
      () => undefined,
    );
  }, [game]);
  return titles;
}

/**
 * @param {{game: string, preset?: string | null, observation?: () => Data | null, onClose: () => void}} properties
 *   `observation` gives the viewer's own view at the moment of asking
 */
export function RulesPanel({ game, preset = null, observation, onClose }) {
  const titles = useTitles(game);
  return html`<${Dialog} title=${say("desk-panel-title")} onClose=${onClose} class="rules-panel">
    <${AskBox} game=${game} preset=${preset} observation=${observation} titles=${titles} />
    <p><a href=${`/rules/${encodeURIComponent(game)}${preset ? `?edition=${encodeURIComponent(preset)}` : ""}`} target="_blank" rel="noopener">${say("desk-section-rulebook")}</a></p>
  <//>`;
}

/** @param {{game: string, event: Data, before: Data | null, onClose: () => void}} properties */
export function WhyDialog({ game, event, before, onClose }) {
  const titles = useTitles(game);
  const [reason, setReason] = useState(/** @type {Data | null} */ (null));
  const [wrong, setWrong] = useState(/** @type {any} */ (null));
  useEffect(() => {
    why(event, before, game).then(setReason, setWrong);
  }, [event, before, game]);
  return html`<${Dialog} title=${say("desk-why")} onClose=${onClose} class="rules-panel">
    <div aria-live="polite" aria-busy=${!reason && !wrong}>
      ${wrong && html`<p role="alert">${sayRefusal(wrong)}</p>`}
      ${reason && html`${reason.lines.map((/** @type {string} */ line) => html`<p key=${line}>${line}</p>`)}
        <p class="sources"><${RuleLinks} game=${game} rules=${reason.rules} /> <${Pages} pages=${reason.pages} title=${titles[reason.page_edition] ?? ""} /></p>`}
    </div>
  <//>`;
}
