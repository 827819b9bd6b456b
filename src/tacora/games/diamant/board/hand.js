// The people: who is inside, who has chosen, who is in camp; the viewer's own gems and the sealed choice.
import { derive } from "./follow.js";

/** @typedef {Record<string, any>} Data */

/** @type {Record<string, string>} */
const KEYS = { leave: "L", stay: "S", "leave-first": "1", "leave-second": "2" };
const ORDER = ["leave", "stay", "leave-first", "leave-second"];

/** The action a key stands for, among those legal now. @param {string} key @param {string[]} legal */
export const actionOfKey = (key, legal) => legal.find((action) => KEYS[action] === key.toUpperCase());

/** @param {Data} kit see board.js @param {Data} sceneParts */
export function makeHand(kit, { hidden, owner }) {
  const { html, api, art, say } = kit;
  const sum = (/** @type {number[]} */ list) => list.reduce((all, one) => all + one, 0);

  /** @param {Data} shown @param {number} player */
  const insideOf = (shown, player) => shown.explorers.filter((/** @type {number} */ one) => owner(shown, one) === player);

  /** What one player's envelope shows now. @param {Data} view @param {Data | null} reveal @param {Data} shown @param {number} player */
  function envelope(view, reveal, shown, player) {
    if (reveal) {
      const of = (/** @type {number[]} */ list) => list.some((one) => owner(shown, one) === player);
      const [stays, leaves] = [of(reveal.staying), of(reveal.leaving)];
      if (!stays && !leaves) return null;
      return stays && leaves ? "both" : stays ? "stays" : "leaves";
    }
    if (!insideOf(shown, player).length) return "camp";
    if (!view.request?.players.includes(player)) return null;
    return view.chosen.includes(player) ? "sealed" : "open";
  }

  const opened = (/** @type {any} */ inside) =>
    html`${art.piece("envelope-open", "0 0 60 62")}<span class="diamant-slip">${inside}</span>`;

  const ENVELOPES = {
    sealed: () => art.piece("envelope", "0 0 60 44"),
    open: () => art.piece("envelope-empty", "0 0 60 44"),
    camp: () => art.piece("tent", "0 0 80 58"),
    stays: () => opened(art.flame()),
    leaves: () => opened(art.piece("tent", "0 0 80 58")),
    both: () => opened(html`${art.flame()}${art.piece("tent", "0 0 80 58")}`),
  };

  /** @param {Data} shown @param {Data} view @param {Data | null} reveal */
  const players = (shown, view, reveal) => {
    const names = api.names();
    return html`<ul class="diamant-players diamant-of-${names.length} ${reveal ? "diamant-revealing" : ""}" aria-label=${say("board-players")}>
      ${names.map((/** @type {Data} */ { nickname, bot, connected, standing_in: standingIn }, /** @type {number} */ player) => {
        const inside = insideOf(shown, player);
        const mark = envelope(view, reveal, shown, player);
        const chest = shown.chest[player];
        const relics = shown.relics[player];
        const carried = shown.carried * inside.length;
        const told = [
          nickname,
          player === kit.seat() ? say("board-you") : "",
          bot ? say("board-bot") : "",
          !bot && !connected ? say("board-away") : "",
          standingIn ? say("board-standing-in") : "",
          inside.length ? say("board-inside", { gems: carried }) : say("board-in-camp"),
          mark === "sealed" ? say("board-has-chosen") : mark === "open" ? say("board-choosing") : "",
          chest === null ? say("board-chest-closed") : say("board-chest-open", { gems: chest }),
          relics.length ? say("board-relics-of", { relics: relics.length, gems: sum(relics) }) : "",
        ].filter(Boolean);
        return html`<li
          key=${player}
          data-player=${player}
          class="diamant-player ${inside.length ? "diamant-inside" : "diamant-home-now"} ${player === kit.seat() ? "diamant-you" : ""} ${!bot && !connected ? "diamant-gone" : ""}"
        >
          ${hidden(`${told.join(", ")}.`)}
          <span class="diamant-badge-of" aria-hidden="true">${api.seatBadge(player)}</span>
          <span class="diamant-name ${[...nickname].length > 6 ? "diamant-long" : ""}" aria-hidden="true">${nickname}</span>
          <span class="diamant-mark diamant-mark-${mark ?? "none"}" key=${`mark-${mark}`} aria-hidden="true">${mark && ENVELOPES[mark]()}</span>
          <span class="diamant-purse" aria-hidden="true">
            ${inside.length > 0 && html`<span class="diamant-carried">${art.gem("ruby")}<b>${carried}</b></span>`}
            <span class="diamant-chest">${art.piece(chest === null ? "chest" : "chest-open", "0 0 48 39")}${chest !== null && html`<b>${chest}</b>`}</span>
            ${relics.length > 0 && html`<span class="diamant-taken">${art.relic()}<b>${sum(relics)}</b></span>`}
          </span>
        </li>`;
      })}
    </ul>`;
  };

  /** The viewer's own gems. @param {Data} shown @param {number} seat */
  const own = (shown, seat) => {
    const inside = insideOf(shown, seat).length;
    const relics = shown.relics[seat];
    return html`<p class="diamant-own-gems">
      <span>${inside ? say("board-you-carry") : say("board-you-camp")}</span>
      ${inside > 0 && html`<span class="diamant-big">${art.gem("ruby")}<b>${shown.carried * inside}</b></span>`}
      <span>${say("board-your-chest", { chest: say("word-chest", { edition: shown.options.hazard_set }) })}</span>
      <span class="diamant-big">${art.piece("chest-open", "0 0 48 39")}<b>${shown.chest[seat] ?? 0}</b></span>
      ${relics.length > 0 &&
      html`<span>${say("word-relics", { edition: shown.options.hazard_set })}</span>
        <span class="diamant-big">${art.relic()}<b>${sum(relics)}</b></span>`}
    </p>`;
  };

  /** What `leavers` together would gather from the path now (R4.4). @param {Data} observation @param {number} leavers */
  const gathered = ({ left, options }, leavers) => {
    const lots = options.leftover_split === "per_card" ? left : [sum(left)];
    return leavers * sum(lots.map((/** @type {number} */ gems) => Math.floor(gems / leavers)));
  };

  /** The numbers under a choice, only where the table allows advice: the chance that the next card strikes, and what
   *  leaving brings if nobody else leaves. @param {Data} view @param {string} action */
  function numbers(view, action) {
    if (!view.advice) return null;
    const { observation } = view;
    const { cards_left: cards, bust_weight: weight, relics_value: relics } = derive(observation);
    if (action === "stay") return say("board-bust", { percent: cards ? Math.round((100 * weight) / cards) : 0 });
    const leavers = action === "leave" ? insideOf(observation, kit.seat() ?? -1).length : 1;
    const carried = observation.carried * leavers;
    const found = gathered(observation, leavers) + (leavers === 1 ? relics : 0);
    return found ? say("board-leave-alone", { carried, found }) : say("board-leave-safe", { gems: carried });
  }

  /** @param {Data} view @param {string[]} waiting names still to choose
   *  @param {boolean} guarded a tap just now was meant for the last choice */
  function choices(view, waiting, guarded) {
    const { request, own: sealed, pending } = view;
    const legal = ORDER.filter((action) => request.legal_actions.includes(action));
    const taken = pending ?? sealed;
    const joined = new Intl.ListFormat(api.language(), { type: "conjunction" }).format(waiting);
    const status = view.offline
      ? say("board-offline")
      : taken
        ? waiting.length
          ? say("board-waiting", { names: joined, people: waiting.length })
          : say("board-sealed-all")
        : say("board-choose");
    return html`<section class="diamant-choices" aria-label=${say("board-your-choice")}>
      <div class="diamant-buttons diamant-${legal.length}-choices" role="group" tabindex="-1" aria-label=${say("board-your-choice")}>
        ${legal.map((action) => {
          const isTaken = taken === action;
          const told = numbers(view, action);
          const picture = action === "stay" ? "choice-stay" : "choice-leave";
          return html`<button
            key=${action}
            type="button"
            class="diamant-choice diamant-to-${action} ${isTaken ? "diamant-sealed" : taken ? "diamant-other" : ""}"
            aria-pressed=${isTaken ? "true" : "false"}
            aria-disabled=${guarded ? "true" : null}
            aria-keyshortcuts=${KEYS[action]}
            data-action=${action}
            onClick=${() => kit.pick(action)}
          >
            ${art.piece(picture, "0 0 100 70", "diamant-picture")}
            <span class="diamant-label">
              <strong>${say(labelOf(action, legal))}</strong>
              ${told && html`<small>${told}</small>`}
              ${isTaken && html`<small class="diamant-hint">${say("board-sealed-again")}</small>`}
            </span>
            ${isTaken && art.piece("envelope", "0 0 60 44", "diamant-seal")}
          </button>`;
        })}
      </div>
      <p class="diamant-status">${status}</p>
    </section>`;
  }

  /** With two explorers inside, *stay* and *leave* are said of both. @param {string} action @param {string[]} legal */
  const labelOf = (action, legal) =>
    legal.length > 2 && (action === "stay" || action === "leave") ? `board-both-${action}` : `action-${action}`;

  /** In the place of the choices when there is nothing to choose; same height, so nothing jumps. @param {string} text */
  const waitingPlace = (text, picture = "choice-leave") =>
    html`<section class="diamant-choices diamant-idle">
      <div class="diamant-buttons">
        <div class="diamant-rest">${art.piece(picture, "0 0 100 70", "diamant-picture")}<p>${text}</p></div>
      </div>
    </section>`;

  return { players, own, choices, waitingPlace, insideOf, labelOf };
}
