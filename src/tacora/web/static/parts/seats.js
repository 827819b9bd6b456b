// The people and bots at a table, and what the host may do with a seat.
import { html } from "../lib/preact.js";
import { say } from "../lib/words.js";
import { Badge, Icon } from "./emblems.js";
import { botChoices, botName } from "./table-form.js";

/** @typedef {Record<string, any>} Data */
/** @typedef {import("../lib/table.js").TableClient} TableClient */

/** @param {Data} seat @param {number} index */
export const seatName = (seat, index) => seat.nickname || (seat.kind === "bot" && seat.bot ? botName(seat.bot) : say("web-seat-number", { number: index + 1 }));

/** @param {Data} table @param {Data} seat @param {number} index */
function stateOf(table, seat, index) {
  if (seat.kind === "open") return say("web-seat-waiting");
  if (seat.kind === "bot") return say("web-seat-bot");
  if (seat.standing_in) return say("web-standing-in");
  if (!seat.connected) return say("web-away");
  if (table.state !== "lobby" || index === table.host) return "";
  return seat.ready ? say("web-ready") : say("web-not-ready");
}

/** @param {{client: TableClient, game: Data | null}} properties */
export function SeatList({ client, game }) {
  const table = client.table.value;
  const { seat: own, host } = client.you.value;
  if (!table) return null;
  return html`<ul class="seat-list">
    ${table.seats.map((/** @type {Data} */ seat, /** @type {number} */ index) => html`<li key=${index}
      class="seat seat-${seat.kind} ${seat.ready ? "is-ready" : ""} ${seat.kind === "person" && !seat.connected ? "is-away" : ""}">
      <${Badge} colour=${seat.kind === "open" ? null : seat.colour} emblem=${seat.kind === "open" ? null : seat.emblem} />
      <div class="seat-words">
        <strong class="seat-name">${seat.kind === "open" ? say("web-seat-open") : seatName(seat, index)}${index === own && html` <span class="tag">${say("web-you-tag")}</span>`}${index === table.host &&
        html` <span class="tag"><${Icon} name="crown" /> ${say("web-host")}</span>`}</strong>
        <span class="seat-state">${stateOf(table, seat, index)}${table.scores?.[index] > 0 && html` · ${say("web-wins", { count: table.scores[index] })}`}</span>
      </div>
      ${seat.ready && seat.kind === "person" && table.state === "lobby" && html`<${Icon} name="check" class="seat-check" />`}
      ${host && index !== own && html`<${SeatActions} client=${client} game=${game} seat=${seat} index=${index} />`}
    </li>`)}
    ${host && table.state === "lobby" && game && table.seats.length < game.players[1] && html`<li><button type="button" class="button button-quiet"
      onClick=${() => client.tell({ type: "seat", seat: table.seats.length, kind: "open" })}>${say("web-seat-add")}</button></li>`}
  </ul>`;
}

/** @param {{client: TableClient, game: Data | null, seat: Data, index: number}} properties */
function SeatActions({ client, game, seat, index }) {
  const table = client.table.value;
  const name = seatName(seat, index);
  const act = (/** @type {string} */ action) => {
    if (action.startsWith("bot:")) void client.tell({ type: "seat", seat: index, kind: "bot", bot: action.slice(4) });
    else if (action === "closed") void client.tell({ type: "seat", seat: index, kind: "closed" });
    else if (action === "open") void client.tell({ type: "seat", seat: index, kind: "open" });
    else if (action === "mute") void client.tell({ type: "mute", seat: index, muted: !seat.muted });
    else if (action === "kick") void client.tell({ type: "kick", seat: index });
    else if (action === "host") void client.tell({ type: "hand_over", seat: index });
  };
  const choices = [];
  const lobby = table?.state === "lobby";
  if (seat.kind === "person") {
    choices.push(["host", say("web-make-host")], ["mute", say(seat.muted ? "web-unmute-seat" : "web-mute-seat")], ["kick", say("web-kick")]);
  }
  if (lobby && seat.kind !== "person") {
    if ((table?.seats.length ?? 0) > (game?.players[0] ?? 2)) choices.push(["closed", say("web-seat-remove")]);
    if (seat.kind !== "open") choices.push(["open", say("web-seat-open")]);
    for (const bot of game ? botChoices(game) : []) choices.push([bot.value, bot.label]);
  }
  if (!choices.length) return null;
  return html`<select class="seat-actions" aria-label=${say("web-seat-actions", { name })} value=""
    onChange=${(/** @type {any} */ event) => {
      act(event.currentTarget.value);
      event.currentTarget.value = "";
    }}>
    <option value="">${say("web-change")}</option>
    ${choices.map(([value, label]) => html`<option key=${value} value=${value}>${label}</option>`)}
  </select>`;
}
