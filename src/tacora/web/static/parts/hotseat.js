// Several people at one device: the open board for all, a curtain, then one hand at a time.
import { html, useSignal } from "../lib/preact.js";
import { seatNames } from "../lib/board.js";
import { say } from "../lib/words.js";
import { Badge } from "./emblems.js";

/** @typedef {Record<string, any>} Data */
/** @typedef {import("../lib/table.js").TableClient} TableClient */

/** Seats of this device that still owe a choice, in seat order. @param {TableClient[]} clients */
function owing(clients) {
  return clients.filter((client) => client.request.value?.legal_actions && client.own.value === null && client.pending.value === null);
}

/**
 * @param {{clients: TableClient[], neutral: TableClient, lobby: () => any, play: (client: TableClient, sheet?: any) => any, ended: () => any}} properties
 *   `neutral` sees what a spectator sees, so nobody's hidden chest lies open between two hands
 */
export function HotSeat({ clients, neutral, lobby, play, ended }) {
  const holder = useSignal(/** @type {{client: TableClient, request: any} | null} */ (null));
  const lead = clients[0];
  if (lead.ended.value) return ended();
  if (!lead.table.value) return html`<main class="page page-narrow waiting" id="main"><h1 tabindex="-1">${say("web-connecting")}</h1></main>`;
  if (lead.table.value.state === "lobby") return lobby();
  const waiting = owing(clients);
  const held = holder.value;
  const current = held && waiting.includes(held.client) && held.client.request.value?.id === held.request ? held.client : null;
  if (current) return play(current, null);
  const next = waiting[0];
  const open = neutral.match.value ? neutral : null;
  if (!open) return html`<${Curtain} next=${next} lead=${lead} onTake=${take} whole=${true} />`;
  return play(open, next && html`<${Curtain} next=${next} lead=${lead} onTake=${take} />`);

  function take() {
    if (next) holder.value = { client: next, request: next.request.value?.id };
  }
}

/** @param {{next: TableClient | undefined, lead: TableClient, onTake: () => void, whole?: boolean}} properties */
function Curtain({ next, lead, onTake, whole = false }) {
  const seat = next?.you.value.seat ?? null;
  const name = seat === null ? null : seatNames(lead.table.value, lead.match.value)[seat];
  return html`<section class="curtain ${whole ? "curtain-whole" : ""}" aria-label=${say("web-curtain")}>
    ${name
      ? html`<${Badge} colour=${name.colour} emblem=${name.emblem} big=${true} />
          <p class="curtain-words"><strong>${say("web-pass-to", { name: name.nickname })}</strong><span>${say("web-pass-help")}</span></p>
          <button type="button" class="button button-primary button-big" onClick=${onTake}>${say("web-i-am", { name: name.nickname })}</button>`
      : html`<p class="curtain-words">${say("web-connecting")}</p>`}
  </section>`;
}
