// The end of a match of a game that draws none itself: scores, and a line of what each round brought.
import { html } from "../lib/preact.js";
import { number, say } from "../lib/words.js";
import { Badge } from "./emblems.js";

/** @typedef {Record<string, any>} Data */

/** @param {{plugin: import("../lib/table.js").Plugin, api: Data, data: Data}} properties */
export function GenericEnd({ plugin, api, data }) {
  const { over, events } = data;
  const names = api.names();
  const order = over.returns.map((/** @type {number} */ score, /** @type {number} */ index) => ({ score, index }));
  order.sort((/** @type {Data} */ a, /** @type {Data} */ b) => b.score - a.score);
  const story = plugin.text.history?.(events, over.returns.length, api.options) ?? null;
  const best = Math.max(1, ...over.returns);
  return html`<table class="scores">
    <caption class="for-readers">${say("web-scores")}</caption>
    <thead><tr><th scope="col">${say("web-player")}</th>
      ${story?.rounds.map((/** @type {Data} */ round, /** @type {number} */ at) => html`<th scope="col" key=${at}>${api.say(...round.label)}</th>`)}
      <th scope="col">${say("web-score")}</th></tr></thead>
    <tbody>
      ${order.map((/** @type {Data} */ { score, index }) => html`<tr key=${index} class=${over.winners.includes(index) ? "is-winner" : ""}>
        <th scope="row"><${Badge} colour=${names[index].colour} emblem=${names[index].emblem} /> ${names[index].nickname}</th>
        ${story?.gains.map((/** @type {number[]} */ gains, /** @type {number} */ at) => html`<td key=${at}>${gains[index] === null ? "?" : number(gains[index])}</td>`)}
        <td><strong>${number(score)}</strong><span class="score-bar" aria-hidden="true"><span style=${{ width: `${Math.max(0, (100 * score) / best)}%` }}></span></span></td>
      </tr>`)}
    </tbody>
  </table>`;
}
