// The board of Diamant: what a table's shell mounts, in three layouts: `full`, `hand` (a phone beside a
// television) and `screen` (the television). It needs from the page's CSS: --ground --surface --surface-2 --ink
// --ink-soft --line --focus --player-0…7 --player-0-ink…7 --font-display --font-text; board.css has defaults.
// Keys while the board has the focus: L leave, S stay, 1 and 2 for one of two explorers, arrows between choices,
// and along the path arrows, Home and End.
import { artist, loadArt } from "./art.js";
import { makeEnd } from "./end.js";
import { derive, follow, outcomes } from "./follow.js";
import { actionOfKey, makeHand } from "./hand.js";
import { centre, Run } from "./motion.js";
import { makeScene } from "./scene.js";
import { makeSteps } from "./steps.js";
import { eventArguments } from "./text.js";

export { follow, outcomes };
export const css = "board.css";

/** @typedef {Record<string, any>} Data */

/** Milliseconds after a reveal in which a second tap, meant for the last choice, does nothing. */
const GUARD = 250;

/** Events told in the caption of the cave; the rest is in the log or plain to see. */
const CAPTION = ["ExplorersLeft", "RelicTaken", "TreasureFound", "HazardRevealed", "RelicRevealed", "HazardStruck"];

const messageOf = (/** @type {Data} */ event) =>
  `event-${event.type.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase()}`;

/** What all parts share. @param {Data} api */
const kitOf = (api) => ({
  api,
  html: api.preact.html,
  art: artist(api.preact.html),
  say: api.say,
  pick: (/** @type {string} */ _) => {},
  /** @type {() => number | null} */
  seat: () => api.seat ?? null,
});

/** Whether this device has seen a first cave to its end: then the hints have been there long enough. */
const firstCave = {
  key: "tacora/diamant-first-cave",
  isOver() {
    try {
      return localStorage.getItem(this.key) !== null;
    } catch {
      return false; // storage may be forbidden
    }
  },
  over() {
    try {
      if (!this.isOver()) localStorage.setItem(this.key, "over");
    } catch {
      // without storage the hints come again
    }
  },
};

/** @param {string} name */
function box(name) {
  const element = document.createElement("div");
  element.className = name;
  return element;
}

/** @param {Data} api what the shell offers */
export function createBoard(api) {
  const { html, render } = api.preact;
  const { say } = api;
  const kit = kitOf(api);
  const parts = makeScene(kit);
  const hand = makeHand(kit, parts);
  const [element, inner, stage] = [box("diamant"), box("diamant-board"), box("diamant-stage")];
  stage.setAttribute("aria-hidden", "true");
  element.append(inner, stage);

  /** `view`: the latest, from which the choices are drawn at once. `shown`: the observation of the scene, which trails
   *  it while a step is shown. `reveal`: envelopes just opened. `events`: of the last step. @type {Data} */
  const at = { view: null, shown: null, run: null, reveal: null, caption: [], closed: false, guarded: false, events: [] };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let guardTimer;
  kit.seat = () => at.view?.seat ?? api.seat ?? null;
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (inner.querySelector(selector));
  const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...inner.querySelectorAll(selector)]);

  // Drawing ---------------------------------------------------------------------------------------

  /** @param {Data} [changes] of the board's state */
  function draw(changes = {}) {
    Object.assign(at, changes);
    const { view, shown } = at;
    if (!view || !shown) return;
    const { layout = "full", role } = view;
    const seat = kit.seat();
    const seated = seat !== null && !["screen", "spectator", "replay"].includes(role);
    if (element.dataset.layout !== layout) element.dataset.layout = layout;
    element.classList.toggle("diamant-seated", seated);
    const facts = parts.facts(shown);
    const own = seated && hand.own(shown, seat);
    const content =
      layout === "hand"
        ? html`${handTop()}${facts}${own}${choice(seated)}`
        : html`${parts.scene(shown, at)}${facts}
            <div class="diamant-people">${hint()}${hand.players(shown, view, at.reveal)}${own}</div>
            ${layout !== "screen" && choice(seated)}`;
    render(content, inner);
    light();
  }

  /** On a phone beside the television: the cave and the newest card in a line. */
  function handTop() {
    const card = at.shown.path.at(-1);
    return html`<section class="diamant-top-of-hand">
      ${parts.caves(at.shown)}
      <p>${card ? parts.nameOf(card, at.shown.options) : ""}</p>
    </section>`;
  }

  /** @param {boolean} seated */
  function choice(seated) {
    if (!seated) return null;
    const { request, observation, chosen } = at.view;
    const seat = kit.seat() ?? 0;
    if (request?.legal_actions?.length) {
      const names = api.names();
      const waiting = request.players
        .filter((/** @type {number} */ one) => one !== seat && !chosen.includes(one))
        .map((/** @type {number} */ one) => names[one]?.nickname ?? "");
      return hand.choices(at.view, waiting, at.guarded);
    }
    if (observation.phase === "over") return hand.waitingPlace(say("board-over"));
    return hand.waitingPlace(say(hand.insideOf(observation, seat).length ? "board-wait-card" : "board-wait-camp"));
  }

  /** One of three lines in the first cave of the first game on this device. */
  function hint() {
    if (at.view.observation.cave_index > 0) firstCave.over();
    if (!api.hint || firstCave.isOver() || !at.view.request?.legal_actions?.length) return null;
    for (const number of [1, 2, 3]) {
      const line = api.hint(`diamant-${number}`, `board-hint-${number}`);
      if (line) return html`<div class="diamant-hints">${line}</div>`;
    }
    return null;
  }

  /** Hold the torch over the explorers, or over the newest card when nobody is inside. */
  function light() {
    const [cave, crowd, card] = [find(".diamant-cave"), find(".diamant-crowd"), find(".diamant-newest")];
    const target = at.shown?.explorers.length ? crowd : (card ?? crowd);
    const room = cave?.getBoundingClientRect();
    if (!cave || !target || !room?.width) return;
    const x = Math.max(room.width * 0.12, Math.min(room.width * 0.88, centre(target).x - room.left));
    // On the sheet itself: a variable on the cave would restyle every drawing in it.
    const sheet = find(".diamant-light i");
    if (sheet) sheet.style.transform = `translateX(calc(${Math.round(x)}px - 50%))`;
  }

  function toNewest() {
    const path = find(".diamant-path");
    if (path) path.scrollLeft = path.scrollWidth;
  }

  // Telling ---------------------------------------------------------------------------------------

  /** Add what an event says to the caption of the cave. @param {Data} event */
  function tell(event) {
    if (!CAPTION.includes(event.type)) return;
    const names = api.names().map((/** @type {Data} */ one) => one.nickname);
    const line = say(messageOf(event), eventArguments(event, names, at.shown.options, kit.seat())).trim();
    at.caption = [...(event.type === "HazardStruck" ? [] : at.caption), line].slice(-3);
  }

  /** The caption of the whole step; after a strike nothing but the strike. */
  function tellAll() {
    at.caption = [];
    const struck = at.events.find((/** @type {Data} */ event) => event.type === "HazardStruck");
    for (const event of struck ? [struck] : at.events) tell(event);
  }

  /** Without motion a step still has its one sound. */
  function soundOfAll() {
    const types = at.events.map((/** @type {Data} */ event) => event.type);
    if (types.includes("HazardStruck")) api.sound("rumble");
    else if (types.includes("GameEnded")) api.sound("success");
    else if (types.includes("ChoicesRevealed")) api.sound("envelope");
  }

  // Showing a step --------------------------------------------------------------------------------

  const step = makeSteps({ at, find, all, draw, toNewest, light, tell, owner: parts.owner, sound: api.sound });

  /** End what moves; the scene shows the latest observation. */
  function settle() {
    at.run?.end();
    stage.replaceChildren();
    draw({ run: null, reveal: null, closed: false, shown: at.view?.observation ?? at.shown });
    toNewest();
    light();
  }

  /** A tap meant for the last choice must not seal the next one. @param {Data} next */
  function guard(next) {
    if (!next.request || !at.view?.request || next.request.id === at.view.request.id) return;
    at.guarded = true;
    clearTimeout(guardTimer);
    guardTimer = setTimeout(() => draw({ guarded: false }), GUARD);
  }

  /** @param {Data} next */
  function show(next) {
    const { cave_index: cave, path } = next.observation;
    if (at.shown?.cave_index !== cave || path.length < at.shown.path.length) at.caption = [];
    at.view = next;
    settle();
    focusChoices();
  }

  /** @param {Data} next */
  function update(next) {
    draw({ view: next, shown: at.run ? at.shown : next.observation });
  }

  /** @param {Data[]} events @param {Data} next */
  async function play(events, next) {
    guard(next);
    if (at.run) settle();
    Object.assign(at, { view: next, events, shown: at.shown ?? next.observation });
    if (api.motion() !== "full" || document.hidden || next.layout === "hand") {
      soundOfAll();
    } else {
      const run = new Run(events, stage);
      draw({ run, caption: [] });
      try {
        for (const [index, event] of events.entries()) {
          await step(event, run, run.plan[index].moves);
          if (at.run !== run) return;
        }
      } catch (error) {
        console.warn(error); // the scene jumps to the right state below
      }
      if (events.at(-1)?.type === "GameEnded") api.sound("success");
    }
    tellAll();
    settle();
    focusChoices();
  }

  function skip() {
    if (!at.run) return;
    tellAll();
    settle();
  }

  // Choosing --------------------------------------------------------------------------------------

  /** Seal a choice, change it, or take it back. @param {string} action */
  kit.pick = (action) => {
    const { view, guarded } = at;
    if (!view?.request?.legal_actions?.includes(action) || guarded) return;
    if ((view.pending ?? view.own) === action) {
      api.withdraw();
      api.announce?.(say("board-taken-back"));
      return;
    }
    api.choose(action);
    api.sound("envelope");
    api.announce?.(say("board-sealed", { action: say(hand.labelOf(action, view.request.legal_actions)) }));
  };

  /** With a keyboard at hand the keys work without a search for the buttons, unless something else has the focus. */
  function focusChoices() {
    const free = document.activeElement === document.body || document.activeElement === null;
    if (free && matchMedia("(hover: hover) and (pointer: fine)").matches)
      find(".diamant-buttons[role=group]")?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    skip();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const action = event.key.length === 1 && actionOfKey(event.key, at.view?.request?.legal_actions ?? []);
    if (action && !event.repeat) {
      event.preventDefault();
      kit.pick(action);
      find(`.diamant-choice[data-action="${action}"]`)?.focus({ preventScroll: true });
      return;
    }
    const path = find(".diamant-path");
    if (event.target === path && path && (event.key === "Home" || event.key === "End")) {
      event.preventDefault();
      path.scrollLeft = event.key === "Home" ? 0 : path.scrollWidth;
      return;
    }
    const buttons = all(".diamant-choice");
    const inChoices = event.target instanceof Element && event.target.closest(".diamant-buttons");
    if (!inChoices || !buttons.length || !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    const by = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
    const from = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const start = from < 0 && by < 0 ? 0 : from;
    buttons[(start + by + buttons.length) % buttons.length].focus();
  }

  element.addEventListener("pointerdown", skip, { capture: true });
  element.addEventListener("keydown", onKey);
  const resized = new ResizeObserver(() => {
    if (!at.run) toNewest();
    light();
  });
  resized.observe(element);
  void loadArt();

  return {
    element,
    show,
    play,
    update,
    skip,
    /** What the page's thin bar says. @param {Data} now */
    bar({ observation }) {
      const { cave_index: index, options } = observation;
      const cave = say("word-cave-number", { cave: index + 1, edition: options.hazard_set });
      return html`${say("board-bar", { cave, caves: options.caves, cards: derive(observation).cards_left })}`;
    },
    destroy() {
      at.run?.end();
      clearTimeout(guardTimer);
      resized.disconnect();
      render(null, inner);
      element.remove();
    },
  };
}

/** The end of a match: who won and why, and the story of the caves. @param {Data} api */
export function createEnd(api) {
  return makeEnd(kitOf(api));
}
