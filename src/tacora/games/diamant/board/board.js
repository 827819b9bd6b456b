// The board of Diamant: what a table's shell mounts (see the plug-in notes in docs), in three layouts: `full`,
// `hand` (a phone beside a television) and `screen` (the television). It needs from the page's CSS:
// --ground --surface --surface-2 --ink --ink-soft --line --accent --accent-ink --focus --player-0…7,
// --font-display and --font-text; board.css has defaults for all. Keys while the board has the focus:
// L leave, S stay, 1 and 2 for one of two explorers, arrows between the choices.
import { artist, loadArt } from "./art.js";
import { makeEnd } from "./end.js";
import { derive, follow, outcomes } from "./follow.js";
import { actionOfKey, makeHand } from "./hand.js";
import { centre, Run } from "./motion.js";
import { makeScene } from "./scene.js";
import { cardName, eventArguments } from "./text.js";

export { follow, outcomes };
export const css = "board.css";

/** @typedef {Record<string, any>} Data */

/** Milliseconds after a reveal in which a second tap, meant for the last choice, does nothing. */
const GUARD = 250;

/** What all parts share. @param {Data} api */
const kitOf = (api) => ({
  api,
  html: api.preact.html,
  art: artist(api.preact.html),
  say: api.say,
  /** @type {(action: string) => void} */
  pick: () => {},
  /** @type {() => number | null} */
  seat: () => api.seat ?? null,
});

const messageOf = (/** @type {Data} */ event) =>
  `event-${event.type.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase()}`;

/** Events told in the caption of the cave; the rest is in the log or plain to see. */
const CAPTION = ["ExplorersLeft", "RelicTaken", "TreasureFound", "HazardRevealed", "RelicRevealed", "HazardStruck"];

/** @param {Data} api what the shell offers */
export function createBoard(api) {
  const { html, render } = api.preact;
  const kit = kitOf(api);
  const parts = makeScene(kit);
  const hand = makeHand(kit, parts);
  const element = document.createElement("div");
  element.className = "diamant";
  const inner = document.createElement("div");
  inner.className = "diamant-board";
  const stage = document.createElement("div");
  stage.className = "diamant-stage";
  stage.setAttribute("aria-hidden", "true");
  element.append(inner, stage);

  /** @type {Data | null} the latest view: choices are drawn from it at once */
  let view = null;
  /** @type {Data | null} the observation the scene shows; it trails `view` while a step is shown */
  let shown = null;
  /** @type {Run | null} */
  let run = null;
  /** @type {Data | null} envelopes just opened */
  let reveal = null;
  /** @type {string[]} */
  let caption = [];
  /** @type {Data[]} events of the last step */
  let stepEvents = [];
  let closed = false;
  let guarded = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let guardTimer;
  kit.seat = () => view?.seat ?? api.seat ?? null;

  const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (inner.querySelector(selector));
  const explorerAt = (/** @type {number} */ one) => find(`.diamant-explorer[data-explorer="${one}"]`);

  // Drawing ---------------------------------------------------------------------------------------

  function draw() {
    if (!view || !shown) return;
    const { layout = "full", role } = view;
    const seat = kit.seat();
    const seated = seat !== null && role !== "screen" && role !== "spectator" && role !== "replay";
    element.dataset.layout = layout;
    element.classList.toggle("diamant-seated", seated);
    const scene = parts.scene(shown, { caption, closed });
    const content =
      layout === "hand"
        ? html`${handTop()}${parts.facts(shown)}${seated && hand.own(shown, seat)}${choice(seated)}`
        : html`${scene}${parts.facts(shown)}
            <div class="diamant-people">
              ${hint()}${hand.players(shown, view, reveal)}${seated && hand.own(shown, seat)}
            </div>
            ${layout !== "screen" && seated && choice(seated)}`;
    render(content, inner);
    light();
  }

  /** On a phone beside the television: the newest card and the cave, small. */
  function handTop() {
    const card = shown?.path.at(-1);
    return html`<section class="diamant-top-of-hand">
      ${parts.caves(shown)}
      <p>${card ? parts.nameOf(card, shown?.options) : ""}</p>
    </section>`;
  }

  /** @param {boolean} seated */
  function choice(seated) {
    if (!seated || !view || !shown) return null;
    const { request, observation } = view;
    const seat = kit.seat() ?? 0;
    if (request?.legal_actions?.length) {
      const names = api.names();
      const waiting = request.players
        .filter((/** @type {number} */ one) => one !== seat && !view?.chosen.includes(one))
        .map((/** @type {number} */ one) => names[one]?.nickname ?? "");
      return hand.choices(view, waiting, guarded);
    }
    if (observation.phase === "over") return hand.waitingPlace(say("board-over"), "choice-leave");
    return hand.waitingPlace(hand.insideOf(observation, seat).length ? say("board-wait-card") : say("board-wait-camp"));
  }

  /** One of three lines in the first cave of the first game on this device. */
  function hint() {
    if (!view || !api.hint || view.observation.cave_index > 0 || !view.request?.legal_actions?.length) return null;
    for (const number of [1, 2, 3]) {
      const line = api.hint(`diamant-${number}`, `board-hint-${number}`);
      if (line) return html`<div class="diamant-hints">${line}</div>`;
    }
    return null;
  }

  /** Hold the torch over the explorers, or over the newest card when nobody is inside. */
  function light() {
    const [cave, crowd, next] = [find(".diamant-cave"), find(".diamant-crowd"), find(".diamant-card:last-child")];
    if (!cave) return;
    const target = shown?.explorers.length ? crowd : (next ?? crowd);
    const box = cave.getBoundingClientRect();
    if (!target || !box.width) return;
    const x = Math.max(box.width * 0.12, Math.min(box.width * 0.88, centre(target).x - box.left));
    cave.style.setProperty("--light-x", `${Math.round(x)}px`);
  }

  function toNewest() {
    const path = find(".diamant-path");
    if (path) path.scrollLeft = path.scrollWidth;
  }

  // Telling ---------------------------------------------------------------------------------------

  const { say } = api;

  /** Add what an event says to the caption of the cave. @param {Data} event */
  function tell(event) {
    if (!CAPTION.includes(event.type) || !shown) return;
    if (event.type === "HazardStruck") caption = [];
    const names = api.names().map((/** @type {Data} */ one) => one.nickname);
    caption = [...caption, say(messageOf(event), eventArguments(event, names, shown.options, kit.seat())).trim()].slice(-3);
  }

  /** The caption of a whole step. After a strike nothing but the strike. @param {Data[]} events */
  function tellAll(events) {
    caption = [];
    const struck = events.findIndex((event) => event.type === "HazardStruck");
    for (const event of struck < 0 ? events : [events[struck]]) tell(event);
  }

  // Showing a step --------------------------------------------------------------------------------

  function settle() {
    run?.end();
    run = null;
    reveal = null;
    closed = false;
    stage.replaceChildren();
    element.classList.remove("diamant-shaking");
    if (view) shown = view.observation;
  }

  /** @param {Data} next */
  function guard(next) {
    const fresh = next.request && next.request.id !== view?.request?.id;
    if (!fresh || !view?.request) return;
    guarded = true;
    clearTimeout(guardTimer);
    guardTimer = setTimeout(() => {
      guarded = false;
      draw();
    }, GUARD);
  }

  /** @param {Data} next */
  function show(next) {
    const before = shown;
    view = next;
    settle();
    const other = before?.cave_index !== next.observation.cave_index || !before;
    if (other || next.observation.path.length < (before?.path.length ?? 0)) caption = [];
    draw();
    toNewest();
    light();
    focusChoices(before === null);
  }

  /** @param {Data} next */
  function update(next) {
    view = next;
    if (!run) shown = next.observation;
    draw();
  }

  /** @param {Data[]} events @param {Data} next */
  async function play(events, next) {
    guard(next);
    stepEvents = events;
    const hadFocus = inner.contains(document.activeElement);
    if (run) settle();
    view = next;
    if (!shown) shown = next.observation;
    if (api.motion() !== "full" || document.hidden || next.layout === "hand") {
      sounds(events);
      tellAll(events);
      settle();
      draw();
      toNewest();
      light();
    } else {
      const mine = new Run(events, stage);
      run = mine;
      caption = [];
      draw();
      try {
        for (const [index, event] of events.entries()) {
          await step(event, mine, mine.plan[index].moves);
          if (run !== mine) return;
        }
      } catch (error) {
        console.warn(error);
      }
      tellAll(events);
      settle();
      draw();
      toNewest();
      light();
    }
    if (hadFocus) focusChoices(true);
  }

  /** Without motion the step still has its one sound. @param {Data[]} events */
  function sounds(events) {
    const types = events.map(({ type }) => type);
    if (types.includes("HazardStruck")) api.sound("rumble");
    else if (types.includes("GameEnded")) api.sound("success");
    else if (types.includes("ChoicesRevealed")) api.sound("envelope");
  }

  /** @param {Data} event @param {Run} mine @param {boolean} moves */
  async function step(event, mine, moves) {
    const before = /** @type {Data} */ (shown);
    const after = follow(before, event);
    const go = () => {
      shown = after;
      tell(event);
      draw();
    };
    if (!moves) {
      if (event.type !== "GemsBanked" && event.type !== "RelicTaken") reveal = null;
      shown = after;
      if (!mine.plan.some(({ type }) => type === "HazardStruck")) tell(event);
      draw();
      toNewest();
      return;
    }
    switch (event.type) {
      case "ChoicesRevealed": {
        reveal = event;
        go();
        api.sound("envelope");
        for (const mark of inner.querySelectorAll(".diamant-mark"))
          mine.move(mark, [{ transform: "perspective(8em) rotateX(85deg)" }, { transform: "none" }], 200);
        await mine.wait(300);
        break;
      }
      case "ExplorersLeft":
        await walkOut(event, mine, go);
        break;
      case "TreasureFound":
        await newCard(mine, go, 240);
        if (run === mine) await shareOut(event, mine);
        break;
      case "HazardRevealed":
      case "RelicRevealed":
        await newCard(mine, go, 260);
        break;
      case "HazardStruck":
        await strike(event, mine, go);
        break;
      case "CaveClosed": {
        // The barricade falls over the path that is being cleared.
        closed = true;
        draw();
        api.sound("rumble");
        mine.move(find(".diamant-gate"), [{ transform: "translate(-50%, -130%) rotate(-8deg)" }, { transform: "translate(-50%, 6%)" }, { transform: "translate(-50%, 0)" }], 200);
        await mine.wait(240);
        closed = false;
        go();
        break;
      }
      default:
        go();
    }
  }

  /** A card slides out of the dark and turns. @param {Run} mine @param {() => void} go @param {number} ms */
  async function newCard(mine, go, ms) {
    reveal = null;
    const before = find(".diamant-crowd")?.getBoundingClientRect();
    const from = find(".diamant-next")?.getBoundingClientRect();
    go();
    toNewest();
    light();
    const crowd = find(".diamant-crowd");
    const after = crowd?.getBoundingClientRect();
    const card = find(".diamant-newest");
    const to = card?.getBoundingClientRect();
    api.sound("torch");
    if (card && from && to) {
      const dx = from.left - to.left;
      mine.move(card, [
        { transform: `perspective(40em) translateX(${dx}px) rotateY(-88deg)`, filter: "brightness(.3)" },
        { transform: `perspective(40em) translateX(${dx * 0.35}px) rotateY(-40deg)`, filter: "brightness(.7)", offset: 0.55 },
        { transform: "none", filter: "none" },
      ], ms);
    }
    if (before && after) {
      const dx = before.left - after.left;
      mine.move(crowd, [{ transform: `translateX(${dx}px)` }, { transform: "none" }], ms);
      // The camera follows: what lay on the path moves back as far as the view went on.
      const shift = to && from ? Math.max(0, (card?.offsetWidth ?? 0) - (after.left - before.left)) : 0;
      if (shift > 1)
        for (const one of inner.querySelectorAll(".diamant-card:not(.diamant-newest)"))
          mine.move(one, [{ transform: `translateX(${shift}px)` }, { transform: "none" }], ms);
    }
    await mine.wait(ms);
  }

  /** Gems fly to each explorer in equal piles. @param {Data} event @param {Run} mine */
  async function shareOut(event, mine) {
    const card = find(".diamant-newest");
    if (!card || !event.share) return;
    api.sound("gem");
    const box = card.getBoundingClientRect();
    const size = box.width * 0.17;
    const each = Math.min(event.share, Math.max(1, Math.floor(24 / event.explorers.length)));
    for (const explorer of event.explorers) {
      const to = centre(explorerAt(explorer));
      for (let gem = 0; gem < each; gem++) {
        const from = new DOMRect(box.left + box.width * (0.25 + 0.4 * ((gem * 5) % 7) / 7), box.top + box.height * 0.5, size, size);
        mine.fly(piece("ruby"), from, to, 230, { delay: gem * (90 / each), arc: box.height * 0.25, grow: 0.7, fade: 0.6 });
      }
    }
    await mine.wait(320);
  }

  /** A drawing as an element, for what flies. @param {string} id */
  function piece(id, box = "-1 -1 22 23") {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    svg.setAttribute("viewBox", box);
    use.setAttribute("href", `#diamant-${id}`);
    svg.append(use);
    return svg;
  }

  /** Leavers walk back along the path and gather what lies there. @param {Data} event @param {Run} mine @param {() => void} go */
  async function walkOut(event, mine, go) {
    const cave = find(".diamant-cave")?.getBoundingClientRect();
    if (cave) {
      for (const [index, explorer] of event.explorers.entries()) {
        const figure = explorerAt(explorer);
        if (!figure) continue;
        const from = figure.getBoundingClientRect();
        const home = find(`.diamant-home[data-player="${parts.owner(shown, explorer)}"]`);
        const homeBox = home?.getBoundingClientRect();
        const visible = homeBox && homeBox.right > cave.left && homeBox.width > 0;
        const to = visible ? centre(home) : { x: cave.left - from.width, y: from.top + from.height / 2 };
        const copy = /** @type {HTMLElement} */ (figure.cloneNode(true));
        copy.style.setProperty("--diamant-figure", `${from.height}px`);
        mine.fly(copy, from, to, 300, { delay: index * 20, fade: visible ? 0.2 : 1 });
      }
      if (event.share > 0)
        for (const gem of inner.querySelectorAll(".diamant-left .diamant-piece")) {
          const from = gem.getBoundingClientRect();
          if (from.right < cave.left || from.left > cave.right) continue;
          mine.fly(gem.cloneNode(true), from, { x: from.left - cave.width * 0.2, y: from.top - from.height * 2 }, 200, { delay: 60, fade: 0, arc: 14 });
        }
      api.sound("gem");
    }
    go();
    await mine.wait(320);
  }

  /** The second of a kind: the card turns, the cave shakes, the light goes out for a breath. @param {Data} event @param {Run} mine @param {() => void} go */
  async function strike(event, mine, go) {
    const after = follow(shown, event);
    await newCard(
      mine,
      () => {
        // Those inside see it come: they run when it strikes.
        shown = { ...after, explorers: event.explorers, carried: event.carried };
        draw();
      },
      230,
    );
    if (run !== mine) return;
    const copies = event.explorers.map((/** @type {number} */ one) => {
      const figure = explorerAt(one);
      return figure && { copy: figure.cloneNode(true), from: figure.getBoundingClientRect() };
    });
    go();
    api.sound("rumble");
    const cave = find(".diamant-cave");
    const box = cave?.getBoundingClientRect();
    if (box)
      for (const one of copies) {
        if (!one) continue;
        one.copy.style.setProperty("--diamant-figure", `${one.from.height}px`);
        mine.fly(one.copy, one.from, { x: box.left - one.from.width, y: one.from.top + one.from.height / 2 }, 330);
      }
    const shake = ["0, 0", "-1rem, .2rem", ".8rem, -.3rem", "-.6rem, .2rem", ".35rem, 0", "0, 0"];
    mine.move(cave, shake.map((by) => ({ transform: `translate(${by})` })), 400, { easing: "linear" });
    mine.move(find(".diamant-dark"), [{ opacity: 0 }, { opacity: 0.94, offset: 0.35 }, { opacity: 0.94, offset: 0.6 }, { opacity: 0 }], 400, { easing: "linear" });
    await mine.wait(400);
  }

  // Choosing --------------------------------------------------------------------------------------

  /** Seal a choice, change it, or take it back. @param {string} action */
  function pick(action) {
    if (!view?.request?.legal_actions?.includes(action) || guarded) return;
    const taken = view.pending ?? view.own;
    if (taken === action) {
      api.withdraw();
      api.announce?.(say("board-taken-back"));
      return;
    }
    api.choose(action);
    api.sound("envelope");
    api.announce?.(say("board-sealed", { action: say(hand.labelOf(action, view.request.legal_actions)) }));
  }
  kit.pick = pick;

  /** With a keyboard at hand the keys work without a search for the buttons. @param {boolean} wanted */
  function focusChoices(wanted) {
    const free = document.activeElement === document.body || document.activeElement === null;
    if (wanted && free && matchMedia("(hover: hover) and (pointer: fine)").matches)
      find(".diamant-buttons[role=group]")?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    run?.end();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const legal = view?.request?.legal_actions ?? [];
    const action = event.key.length === 1 ? actionOfKey(event.key, legal) : undefined;
    if (action && !event.repeat) {
      event.preventDefault();
      pick(action);
      find(`.diamant-choice[data-action="${action}"]`)?.focus({ preventScroll: true });
      return;
    }
    const buttons = /** @type {HTMLElement[]} */ ([...inner.querySelectorAll(".diamant-choice")]);
    const inChoices = event.target instanceof Element && event.target.closest(".diamant-buttons");
    if (!inChoices || !buttons.length || !event.key.startsWith("Arrow")) return;
    const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const by = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
    event.preventDefault();
    buttons[at < 0 ? (by > 0 ? 0 : buttons.length - 1) : (at + by + buttons.length) % buttons.length].focus();
  }

  function skip() {
    if (!run) return;
    tellAll(stepEvents);
    settle();
    draw();
    toNewest();
    light();
  }
  element.addEventListener("pointerdown", skip, { capture: true });
  element.addEventListener("keydown", onKey);
  const resized = new ResizeObserver(() => {
    if (!run) toNewest();
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
    bar(now) {
      const { observation } = now;
      const { cave_index: index, options } = observation;
      const cave = say("word-cave-number", { cave: index + 1, edition: options.hazard_set });
      const cards = derive(observation).cards_left;
      return html`${say("board-bar", { cave, caves: options.caves, cards })}`;
    },
    destroy() {
      settle();
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

export { cardName };
