// How each event is shown: envelopes, leavers, the next card, gems, the strike, the barricade.
import { follow } from "./follow.js";
import { centre } from "./motion.js";

/** @typedef {Record<string, any>} Data */
/** @typedef {import("./motion.js").Run} Run */

/**
 * @param {Data} board what board.js lends: `at` (its state), `find`, `draw`, `toNewest`, `light`, `tell`, `owner`, `sound`
 */
export function makeSteps(board) {
  const { at, find, draw, toNewest, light, tell, owner, sound } = board;
  const explorerAt = (/** @type {number} */ one) => find(`.diamant-explorer[data-explorer="${one}"]`);

  /** A gem as an element, for what flies. */
  function ruby() {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    svg.setAttribute("viewBox", "-1 -1 22 23");
    use.setAttribute("href", "#diamant-ruby");
    svg.append(use);
    return svg;
  }

  /** A copy of a figure as large as it stands. @param {HTMLElement} figure @param {DOMRect} from */
  function double(figure, from) {
    const copy = /** @type {HTMLElement} */ (figure.cloneNode(true));
    copy.style.setProperty("--diamant-figure", `${from.height}px`);
    return copy;
  }

  /** @param {Run} run */
  async function openEnvelopes(run) {
    sound("envelope");
    for (const mark of board.all(".diamant-mark"))
      run.move(mark, [{ transform: "perspective(8em) rotateX(85deg)" }, { transform: "none" }], 200);
    await run.wait(300);
  }

  /** A card slides out of the dark and turns. @param {Run} run @param {() => void} go @param {number} ms */
  async function newCard(run, go, ms) {
    at.reveal = null;
    const before = find(".diamant-crowd")?.getBoundingClientRect();
    const from = find(".diamant-next")?.getBoundingClientRect();
    go();
    toNewest();
    light();
    const crowd = find(".diamant-crowd");
    const after = crowd?.getBoundingClientRect();
    const card = find(".diamant-newest");
    const to = card?.getBoundingClientRect();
    sound("torch");
    if (card && from && to) {
      const dx = from.left - to.left;
      const frames = [
        { transform: `perspective(40em) translateX(${dx}px) rotateY(-88deg)`, filter: "brightness(.3)" },
        { transform: `perspective(40em) translateX(${dx * 0.35}px) rotateY(-40deg)`, filter: "brightness(.7)", offset: 0.55 },
        { transform: "none", filter: "none" },
      ];
      run.move(card, frames, ms);
    }
    if (before && after && card) {
      run.move(crowd, [{ transform: `translateX(${before.left - after.left}px)` }, { transform: "none" }], ms);
      // The camera follows: what lay on the path moves back as far as the view went on.
      const shift = card.offsetWidth - (after.left - before.left);
      if (shift > 1)
        for (const one of board.all(".diamant-card:not(.diamant-newest)"))
          run.move(one, [{ transform: `translateX(${shift}px)` }, { transform: "none" }], ms);
    }
    await run.wait(ms);
  }

  /** Gems fly to each explorer in equal piles. @param {Data} event @param {Run} run */
  async function shareOut(event, run) {
    const card = find(".diamant-newest");
    if (!card || !event.share) return;
    sound("gem");
    const box = card.getBoundingClientRect();
    const size = box.width * 0.17;
    const each = Math.min(event.share, Math.max(1, Math.floor(24 / event.explorers.length)));
    for (const explorer of event.explorers) {
      const to = centre(explorerAt(explorer));
      for (let gem = 0; gem < each; gem++) {
        const left = box.left + box.width * (0.25 + (0.4 * ((gem * 5) % 7)) / 7);
        const from = new DOMRect(left, box.top + box.height * 0.5, size, size);
        run.fly(ruby(), from, to, 230, { delay: gem * (90 / each), arc: box.height * 0.25, grow: 0.7, fade: 0.6 });
      }
    }
    await run.wait(320);
  }

  /** Leavers walk back along the path and gather what lies there. @param {Data} event @param {Run} run @param {() => void} go */
  async function walkOut(event, run, go) {
    const cave = find(".diamant-cave")?.getBoundingClientRect();
    if (cave) {
      for (const [index, explorer] of event.explorers.entries()) {
        const figure = explorerAt(explorer);
        if (!figure) continue;
        const from = figure.getBoundingClientRect();
        const home = find(`.diamant-home[data-player="${owner(at.shown, explorer)}"]`);
        const homeBox = home?.getBoundingClientRect();
        const seen = homeBox && homeBox.right > cave.left && homeBox.width > 0;
        const to = seen ? centre(home) : { x: cave.left - from.width, y: from.top + from.height / 2 };
        run.fly(double(figure, from), from, to, 300, { delay: index * 20, fade: seen ? 0.2 : 1 });
      }
      for (const gem of event.share > 0 ? board.all(".diamant-left .diamant-piece") : []) {
        const from = gem.getBoundingClientRect();
        if (from.right < cave.left || from.left > cave.right) continue;
        const to = { x: from.left - cave.width * 0.2, y: from.top - from.height * 2 };
        run.fly(gem.cloneNode(true), from, to, 200, { delay: 60, fade: 0, arc: 14 });
      }
      sound("gem");
    }
    go();
    await run.wait(320);
  }

  /** The second of a kind: the card turns, the cave shakes, the light goes out for a breath.
   *  @param {Data} event @param {Run} run @param {() => void} go */
  async function strike(event, run, go) {
    const before = at.shown;
    // Those inside see it come: they run when it strikes.
    const coming = { ...follow(before, event), explorers: before.explorers, carried: before.carried };
    await newCard(run, () => draw({ shown: coming }), 230);
    if (at.run !== run) return;
    const figures = event.explorers.map(explorerAt).filter(Boolean);
    const places = figures.map((/** @type {HTMLElement} */ one) => one.getBoundingClientRect());
    go();
    sound("rumble");
    const cave = find(".diamant-cave");
    const edge = cave?.getBoundingClientRect().left ?? 0;
    for (const [index, from] of places.entries())
      run.fly(double(figures[index], from), from, { x: edge - from.width, y: from.top + from.height / 2 }, 330);
    const shake = ["0, 0", "-1rem, .2rem", ".8rem, -.3rem", "-.6rem, .2rem", ".35rem, 0", "0, 0"];
    run.move(cave, shake.map((by) => ({ transform: `translate(${by})` })), 400, { easing: "linear" });
    const dark = [{ opacity: 0 }, { opacity: 0.94, offset: 0.35 }, { opacity: 0.94, offset: 0.6 }, { opacity: 0 }];
    run.move(find(".diamant-dark"), dark, 400, { easing: "linear" });
    await run.wait(400);
  }

  /** The barricade falls over the path that is being cleared. @param {Run} run @param {() => void} go */
  async function barricade(run, go) {
    draw({ closed: true });
    sound("rumble");
    const fall = [
      { transform: "translate(-50%, -130%) rotate(-8deg)" },
      { transform: "translate(-50%, 6%)" },
      { transform: "translate(-50%, 0)" },
    ];
    run.move(find(".diamant-gate"), fall, 200);
    await run.wait(240);
    at.closed = false;
    go();
  }

  /**
   * Show one event and leave `at.shown` after it.
   * @param {Data} event @param {Run} run @param {boolean} moves whether there is time to move
   */
  return async function step(event, run, moves) {
    const after = follow(at.shown, event);
    const go = () => {
      at.shown = after;
      tell(event);
      draw();
    };
    if (!moves) {
      if (event.type !== "GemsBanked" && event.type !== "RelicTaken") at.reveal = null;
      at.shown = after;
      if (!run.plan.some(({ type }) => type === "HazardStruck")) tell(event);
      draw();
      toNewest();
      return;
    }
    switch (event.type) {
      case "ChoicesRevealed":
        at.reveal = event;
        go();
        return openEnvelopes(run);
      case "ExplorersLeft":
        return walkOut(event, run, go);
      case "TreasureFound":
        await newCard(run, go, 240);
        return at.run === run ? shareOut(event, run) : undefined;
      case "HazardStruck":
        return strike(event, run, go);
      case "CaveClosed":
        return barricade(run, go);
      default:
        return newCard(run, go, 260);
    }
  };
}
