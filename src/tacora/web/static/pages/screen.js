// The television: the cave in the middle of the room, phones as hands. No controls.
import { BoardHost, boardApi, clientView, EndHost, seatNames } from "../lib/board.js";
import { html, useMemo, useState } from "../lib/preact.js";
import { has, list, say } from "../lib/words.js";
import { TorchClock } from "../parts/clock.js";
import { Badge, Icon } from "../parts/emblems.js";
import { GenericEnd } from "../parts/end.js";
import { Bubbles } from "../parts/panel.js";
import { seatName } from "../parts/seats.js";
import { CaveScene } from "../parts/scene.js";
import { QrCode, useAddress } from "../parts/share.js";
import { ConnectionNote, useAnnouncements, useClient } from "./table.js";

/** @typedef {Record<string, any>} Data */

/** @param {{code: string}} properties */
export function ScreenPage({ code }) {
  const client = useClient(code, { token: null, role: "screen" });
  useAnnouncements(client);
  const table = client.table.value;
  const match = client.match.value;
  return html`<div class="screen">
    <${ConnectionNote} client=${client} />
    <main id="main" class="screen-main">
      ${client.ended.value
        ? html`<div class="screen-lobby"><h1 tabindex="-1">${say("web-gone")}</h1><p>${client.ended.value.message}</p></div>`
        : !table
          ? html`<div class="screen-lobby"><h1 tabindex="-1">${code}</h1><p role="status">${say("web-connecting")}</p></div>`
          : table.state === "lobby" || !match
            ? html`<${ScreenLobby} client=${client} />`
            : html`<${ScreenPlay} client=${client} match=${match} />`}
    </main>
    ${table && client.match.value && table.state !== "lobby" && html`<${Bubbles} client=${client} names=${seatNames(table, match)} />`}
  </div>`;
}

/** @param {{client: import("../lib/table.js").TableClient}} properties */
function ScreenLobby({ client }) {
  const table = /** @type {Data} */ (client.table.value);
  const { address } = useAddress();
  return html`<div class="screen-lobby">
    <${CaveScene} />
    <section class="screen-invite">
      <h1 tabindex="-1">${say("web-screen-title")}</h1>
      <${QrCode} code=${client.code} big=${true} />
      <p>${say("web-screen-how")}</p>
      <p class="screen-address">${address.replace(/^https?:\/\//, "")}</p>
      <p class="code code-huge">${client.code}</p>
    </section>
    <section class="screen-who" aria-live="polite">
      <p class="soft">${table.preset && has(`preset-${table.preset}`) ? say(`preset-${table.preset}`) : ""}</p>
      <ul>
        ${table.seats.map((/** @type {Data} */ seat, /** @type {number} */ index) => html`<li key=${index} class="screen-seat ${seat.kind === "open" ? "is-open" : ""}">
          <${Badge} colour=${seat.kind === "open" ? null : seat.colour} emblem=${seat.kind === "open" ? null : seat.emblem} big=${true} />
          <span class="screen-name">${seat.kind === "open" ? say("web-seat-open") : seatName(seat, index)}</span>
          ${seat.kind === "person" && (seat.ready || index === table.host) && html`<${Icon} name="check" class="seat-check" />`}
        </li>`)}
      </ul>
    </section>
  </div>`;
}

/** @param {{client: import("../lib/table.js").TableClient, match: Data}} properties */
function ScreenPlay({ client, match }) {
  const plugin = client.plugin.value;
  const [settled, setSettled] = useState(-1);
  const names = () => seatNames(client.table.value, client.match.value);
  const api = useMemo(() => boardApi({ game: match.game, options: match.options, seat: null, role: "screen", names }), [match.id]);
  const over = client.over.value;
  if (!plugin) return null;
  const winners = over?.winners.map((/** @type {number} */ index) => names()[index].nickname) ?? [];
  const data = { observation: client.observation.value, events: client.events.value, over };
  return html`
    <h1 class="for-readers">${say("web-table-heading", { code: client.code })}</h1>
    <${BoardHost} plugin=${plugin} api=${api} label=${say("web-board")} view=${() => clientView(client, "screen")}
      change=${() => ({ version: client.version.value, ...client.change })} onSettled=${setSettled} />
    <${TorchClock} client=${client} />
    ${over && settled === client.version.value && html`<section class="end end-screen"><div class="end-inside">
      <h2 class=${plugin.createEnd ? "for-readers" : "end-title"}>${say("web-won", { count: winners.length, names: list(winners) })}</h2>
      ${plugin.createEnd ? html`<${EndHost} plugin=${plugin} api=${api} data=${data} />` : html`<${GenericEnd} plugin=${plugin} api=${api} data=${data} />`}
    </div></section>`}`;
}
