// The cave: the path of cards, the explorers under the torch, the camp, and the row of facts below.
import { pieces } from "./art.js";
import { derive, hazardKinds, isHazard, isRelic, isTreasure } from "./follow.js";
import { cardName } from "./text.js";

/** @typedef {Record<string, any>} Data */

/** @param {Data} kit see board.js */
export function makeScene(kit) {
  const { html, api, art, say } = kit;
  const hidden = (/** @type {string} */ text) => html`<span class="diamant-hidden">${text}</span>`;
  const each = (/** @type {Data} */ shown) => shown.options.explorers_per_player;
  const owner = (/** @type {Data} */ shown, /** @type {number} */ explorer) => Math.floor(explorer / each(shown));
  const colour = (/** @type {number} */ player) => {
    const at = (api.names()[player]?.colour ?? player) & 7;
    return { color: `var(--player-${at})`, "--d-emblem": `var(--player-${at}-ink)` };
  };

  /** The name of a card in words. @param {string} card @param {Data} options */
  const nameOf = (card, options) => say(...cardName(card, options));

  /** @param {string} hazard @param {Data} options */
  const hazardWords = (hazard, options) => {
    const args = { hazard, edition: options.hazard_set };
    return { letters: say("hazard-name.letters", args), title: say("hazard-name.short", args) };
  };

  /** What the tab of each relic on the path shows, and which drawing it has. @param {Data} shown */
  function relicFaces(shown) {
    const gone = shown.relics_out + (shown.options.lost_relics_count ? shown.relics_lost : 0);
    const printed = [...new Set(shown.options.relics)].sort((a, b) => a - b);
    let index = 0;
    return (/** @type {string} */ card) => {
      const number = index++;
      if (card === "relic")
        return { value: gone + number < 3 ? 5 : 10, drawing: shown.relics_out + shown.relics_lost + number };
      const value = Number(card.slice(6));
      return { value, drawing: printed.indexOf(value) };
    };
  }

  const leftovers = (/** @type {number} */ gems) =>
    html`<span class="diamant-left" aria-hidden="true">${pieces(gems).map((kind) => art.gem(kind))}</span>`;

  /** @param {Data} shown */
  function path(shown) {
    const faceOfRelic = relicFaces(shown);
    /** @type {Map<string, number>} */
    const copies = new Map();
    return shown.path.map((/** @type {string} */ card, /** @type {number} */ index) => {
      const copy = copies.get(card) ?? 0;
      copies.set(card, copy + 1);
      const newest = index === shown.path.length - 1;
      const struck = isHazard(card) && copy > 0;
      const told = isRelic(card) ? faceOfRelic(card) : isHazard(card) ? hazardWords(card, shown.options) : {};
      const gems = shown.left[index];
      const kind = isTreasure(card) ? "treasure" : isHazard(card) ? "hazard" : "relic";
      return html`<li
        key=${`${card}#${copy}`}
        class="diamant-card diamant-is-${kind} ${newest ? "diamant-newest" : ""} ${struck ? "diamant-struck" : ""}"
      >
        ${art.face(card, told)}${leftovers(gems)}
        ${hidden(
          gems
            ? say("board-card-left", { card: nameOf(card, shown.options), gems })
            : nameOf(card, shown.options),
        )}
      </li>`;
    });
  }

  /** One figure. @param {Data} shown @param {number} explorer */
  function figure(shown, explorer) {
    const player = owner(shown, explorer);
    const own = player === kit.seat();
    return html`<span
      key=${explorer}
      class="diamant-explorer ${own ? "diamant-own" : ""}"
      data-explorer=${explorer}
      style=${colour(player)}
    >
      ${art.piece("explorer", "0 0 40 60")}${api.emblem(api.names()[player]?.emblem)}
      ${each(shown) > 1 && html`<b class="diamant-which">${(explorer % each(shown)) + 1}</b>`}
    </span>`;
  }

  const torch = () =>
    html`<span class="diamant-torch">${art.piece("torch", "0 0 60 100")}${art.piece("flame", "0 0 60 100", "diamant-flame")}</span>`;

  /** @param {Data} shown */
  const crowd = (shown) =>
    html`<div class="diamant-crowd" aria-hidden="true">
      ${torch()}
      <div class="diamant-figures">${shown.explorers.map((/** @type {number} */ one) => figure(shown, one))}</div>
    </div>`;

  /** Tents of all players, with who is home. @param {Data} shown */
  const camp = (shown) =>
    html`<div class="diamant-camp ${shown.chest.length > 4 ? "diamant-camp-big" : ""}" aria-hidden="true">
      ${shown.chest.map((/** @type {number | null} */ _, /** @type {number} */ player) => {
        const inside = shown.explorers.some((/** @type {number} */ one) => owner(shown, one) === player);
        return html`<span class="diamant-home ${inside ? "" : "diamant-is-home"}" data-player=${player} style=${colour(player)}>
          ${art.piece("tent", "0 0 80 58")}${api.emblem(api.names()[player]?.emblem)}
        </span>`;
      })}
    </div>`;

  /** The five entrances: barricaded, lit, still ahead. @param {Data} shown */
  const caves = (shown) => {
    const over = shown.phase === "over";
    return html`<span class="diamant-mouths" aria-hidden="true">
      ${Array.from({ length: shown.options.caves }, (_, cave) => {
        const state = cave < shown.cave_index || over ? "done" : cave === shown.cave_index ? "now" : "ahead";
        return art.piece(`mouth-${state}`, "0 0 24 24");
      })}
    </span>`;
  };

  /** @param {Data} shown @param {Data} told `caption` (lines) and `closed` */
  const scene = (shown, { caption, closed }) => {
    const { cards_left: cards } = derive(shown);
    return html`<section class="diamant-cave ${closed ? "diamant-closed" : ""} ${shown.phase === "over" ? "diamant-finished" : ""}" aria-label=${say("board-path")}>
      <div class="diamant-path" tabindex="0" role="group" aria-label=${say("board-path-cards", { cards: shown.path.length })}>
        <div class="diamant-row">
          ${camp(shown)}
          <ol class="diamant-cards">${path(shown)}</ol>
          ${crowd(shown)}
          <div class="diamant-next" aria-hidden="true">${cards > 0 && art.piece("back", "0 0 100 140", "diamant-face")}</div>
        </div>
      </div>
      <div class="diamant-light" aria-hidden="true"><i></i></div>
      <div class="diamant-grain" aria-hidden="true"></div>
      <div class="diamant-top" aria-hidden="true">
        ${caves(shown)}
        <span class="diamant-deck">${art.piece("back", "0 0 100 140")}<b>${cards}</b></span>
      </div>
      <div class="diamant-gate" aria-hidden="true">${art.piece("barricade", "0 0 122 122")}</div>
      ${caption.length > 0 &&
      html`<div class="diamant-caption" aria-hidden="true">${caption.map((/** @type {string} */ line) => html`<p>${line}</p>`)}</div>`}
      <div class="diamant-dark" aria-hidden="true"></div>
    </section>`;
  };

  /** Copies of a hazard in the whole game and now out of it. @param {Data} shown @param {string} hazard @param {number} index */
  const copiesOf = (shown, hazard, index) => {
    const all = shown.options.hazards[index];
    const removed = shown.removed.filter((/** @type {string} */ one) => one === hazard).length;
    return { all, removed, playing: all - removed };
  };

  /** @param {Data} shown */
  const sockets = (shown) => {
    const seen = derive(shown).hazards_seen;
    return html`<ul class="diamant-sockets" aria-label=${say("board-dangers")}>
      ${hazardKinds(shown.options).map((hazard, index) => {
        const { all, removed, playing } = copiesOf(shown, hazard, index);
        const times = seen.filter((/** @type {string} */ one) => one === hazard).length;
        const { letters } = hazardWords(hazard, shown.options);
        const title = say("hazard-name.title", { hazard, edition: shown.options.hazard_set });
        const deck = playing - times;
        const state = times > 1 ? "struck" : times ? (deck ? "seen" : "spent") : playing > 1 ? "unseen" : "spent";
        const told = times
          ? say(times > 1 ? "board-danger-struck" : deck ? "board-danger-seen" : "board-danger-safe", { title, cards: deck })
          : say(playing > 1 ? "board-danger-unseen" : "board-danger-harmless", { title, cards: deck });
        return html`<li class="diamant-socket diamant-${state} ${times ? "diamant-present" : ""}" title=${told}>
          <svg class="diamant-badge" viewBox="-1 -1 26 26" aria-hidden="true" focusable="false">${art.badgeShape(hazard, letters)}</svg>
          <span class="diamant-pips" aria-hidden="true">
            ${Array.from({ length: all }, (_, copy) => {
              const mark = copy < times ? "on" : copy < playing ? "in" : "out";
              return html`<i class="diamant-pip-${mark}"></i>`;
            })}
          </span>
          ${hidden(removed ? `${told} ${say("board-danger-removed", { cards: removed })}` : told)}
        </li>`;
      })}
    </ul>`;
  };

  /** What lies on the path for leavers, and the dangers. @param {Data} shown */
  const facts = (shown) => {
    const { gems_left: gems, relics_on_path: relics, relics_value: value } = derive(shown);
    const edition = shown.options.hazard_set;
    return html`<section class="diamant-facts" aria-label=${say("board-facts")}>
      <div class="diamant-lying"><p class="diamant-fact" title=${say("board-left-title")}>
        ${art.gem("ruby")}<span>${say("board-left")}</span> <b>${gems}</b>
      </p>
      ${shown.options.relics.length > 0 &&
      html`<p class="diamant-fact diamant-relics ${relics.length ? "" : "diamant-none"}">
        ${art.relic()}<span>${say("word-relics", { edition })}</span> <b>${relics.length ? value : "–"}</b>
      </p>`}</div>
      ${sockets(shown)}
    </section>`;
  };

  return { scene, facts, caves, hidden, colour, owner, nameOf, figure };
}
