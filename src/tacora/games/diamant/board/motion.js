// Motion between two observations. Every movement is skippable, and a whole step never lasts longer than
// `LONGEST`; what must be said is on the page before anything moves.

/** Milliseconds from a reveal to rest. */
export const LONGEST = 880;

/** Milliseconds each event asks for; what comes after a cave has closed appears at once.
 * @type {Record<string, number>} */
const ASKED = {
  ChoicesRevealed: 300,
  ExplorersLeft: 320,
  TreasureFound: 560,
  HazardRevealed: 260,
  RelicRevealed: 260,
  HazardStruck: 640,
  CaveClosed: 240,
};

/** @param {Record<string, any>[]} events @returns {{type: string, moves: boolean}[]} */
const plan = (events) => {
  let closed = false;
  return events.map(({ type }) => {
    const moves = type in ASKED && !closed;
    closed ||= type === "CaveClosed";
    return { type, moves };
  });
};

/** One step being shown. Ends early with `end`; all waiting is over at once then. */
export class Run {
  /** @param {Record<string, any>[]} events @param {HTMLElement} stage where flying pieces are put */
  constructor(events, stage) {
    this.plan = plan(events);
    this.stage = stage;
    this.ended = false;
    const asked = this.plan.reduce((sum, { type, moves }) => sum + (moves ? ASKED[type] : 0), 0);
    this.scale = asked > LONGEST ? LONGEST / asked : 1;
    /** @type {Set<() => void>} */
    this.open = new Set();
  }

  /** @param {number} ms @returns {Promise<void>} */
  wait(ms) {
    if (this.ended) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.open.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms * this.scale);
      this.open.add(done);
    });
  }

  /**
   * Move an element; it ends in its resting place.
   * @param {Element | null | undefined} element @param {Keyframe[]} frames @param {number} ms
   * @param {KeyframeAnimationOptions} [how]
   */
  move(element, frames, ms, how = {}) {
    if (this.ended || !element) return;
    const delay = Number(how.delay ?? 0) * this.scale;
    const animation = element.animate(frames, {
      duration: ms * this.scale,
      easing: "cubic-bezier(.2,.7,.3,1)",
      fill: "backwards",
      ...how,
      delay,
    });
    const done = () => {
      this.open.delete(done);
      animation.cancel();
    };
    this.open.add(done);
    animation.onfinish = done;
  }

  /**
   * Let a copy of something fly over the scene and vanish where it lands.
   * @param {Node} copy @param {DOMRect} from @param {{x: number, y: number}} to centre of the landing place
   * @param {number} ms @param {{delay?: number, arc?: number, grow?: number, fade?: number}} [how]
   */
  fly(copy, from, to, ms, { delay = 0, arc = 0, grow = 1, fade = 1 } = {}) {
    if (this.ended) return;
    const stage = this.stage.getBoundingClientRect();
    const place = document.createElement("div");
    place.className = "diamant-flying";
    place.style.left = `${from.left - stage.left}px`;
    place.style.top = `${from.top - stage.top}px`;
    place.style.width = `${from.width}px`;
    place.style.height = `${from.height}px`;
    place.append(copy);
    this.stage.append(place);
    const [dx, dy] = [to.x - from.left - from.width / 2, to.y - from.top - from.height / 2];
    const animation = place.animate(
      [
        { transform: "translate(0, 0)", opacity: 1 },
        { transform: `translate(${dx / 2}px, ${dy / 2 - arc}px)`, opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(${grow})`, opacity: fade },
      ],
      { duration: ms * this.scale, delay: delay * this.scale, easing: "cubic-bezier(.4,.1,.5,1)", fill: "both" },
    );
    const done = () => {
      this.open.delete(done);
      place.remove();
    };
    this.open.add(done);
    animation.onfinish = done;
  }

  end() {
    this.ended = true;
    for (const done of [...this.open]) done();
  }
}

/** @param {Element | null | undefined} element */
export const centre = (element) => {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: 0, y: 0 };
};
