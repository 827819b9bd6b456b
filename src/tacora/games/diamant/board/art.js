// The drawings: two sprite files, put into the page once, and small builders that show a piece of them.
import { isHazard, isRelic, isTreasure } from "./follow.js";

const SPRITES = ["cards.svg", "pieces.svg"];
/** @type {Promise<unknown> | null} */
let loading = null;

/** Bring the sprites into the page. Without them every card still shows its number or letters. */
export function loadArt() {
  loading ??= Promise.all(SPRITES.map(loadSprite)).catch(() => {
    loading = null;
  });
  return loading;
}

/** @param {string} name */
async function loadSprite(name) {
  const response = await fetch(new URL(`art/${name}`, import.meta.url));
  if (!response.ok) throw new Error(`no drawing: ${response.status}`);
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  const sprite = document.importNode(parsed.documentElement, true);
  sprite.setAttribute("class", "diamant-sprite");
  sprite.setAttribute("aria-hidden", "true");
  document.body.append(sprite);
}

/** The outline of each hazard's badge, on a 24 by 24 grid: told apart without colour or letters.
 * @type {Record<string, string>} */
const SHAPES = {
  snakes: "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 0 1 0-21z",
  scorpions: "M1.5 3H22.5L12 22.5z",
  rockfall: "M2.5 2.5H21.5V21.5H2.5z",
  gas: "M7 21.5C0 21.5 0 13 5 12.5C3 6 10 3 12.5 6.5C16 2 22 6 19.5 11.5C25 13 23.5 21.5 18 21.5z",
  explosion: "M12 .5L14.6 6.2L20.1 3.9L17.8 9.4L23.5 12L17.8 14.6L20.1 20.1L14.6 17.8L12 23.5L9.4 17.8L3.9 20.1L6.2 14.6L.5 12L6.2 9.4L3.9 3.9L9.4 6.2z",
  spiders: "M6.5 2H17.5L23 12L17.5 22H6.5L1 12z",
  lava: "M12 .5C15 6 21.5 10.5 21.5 15.5A8.5 8 0 0 1 2.5 15.5C2.5 10.5 9 6 12 .5z",
  boulders: "M12 1L23 9.2L18.8 22.5H5.2L1 9.2z",
  rams: "M1.5 4.5H14.5L23 12L14.5 19.5H1.5L5 12z",
  mummies: "M3 22.5V11A9 9.5 0 0 1 21 11V22.5z",
  fire: "M12 1L23 22.5H1z",
};

/** Which of the six treasure scenes fits a number of gems. @param {number} gems */
const treasureScene = (gems) => (gems < 3 ? 1 : gems < 5 ? 2 : gems < 9 ? 3 : gems < 13 ? 4 : gems < 15 ? 5 : 6);

/** Diamonds are worth five, rubies one. @param {number} gems @returns {("diamond" | "ruby")[]} */
export const pieces = (gems) => [...Array(Math.floor(gems / 5)).fill("diamond"), ...Array(gems % 5).fill("ruby")];

const MOST_IN_A_PILE = 9;

/** Where each piece of a pile lies: [kind, x, y, size], back to front. @param {number} gems @param {number} foot */
function pile(gems, foot) {
  const all = pieces(gems);
  const shown = all.length > MOST_IN_A_PILE ? all.slice(0, MOST_IN_A_PILE) : all;
  const bottom = shown.length < 4 ? shown.length : Math.ceil(shown.length * 0.56);
  const rows = [shown.slice(bottom), shown.slice(0, bottom)];
  return rows.flatMap((row, depth) =>
    row.map((kind, index) => {
      const size = kind === "diamond" ? 20 : 15;
      const x = 50 + (index - (row.length - 1) / 2) * 15.5 - size / 2;
      const y = foot - size - (depth ? 0 : 13) + ((index * 7) % 3);
      return { kind, x, y, size };
    }),
  );
}

/**
 * Builders of drawings. All are decorative: what they show is said in text beside them.
 * @param {any} html
 */
export function artist(html) {
  const use = (/** @type {string} */ id) => html`<use href=${`#diamant-${id}`} />`;
  /** A drawing by itself: `box` is what is seen of it, `whole` its size if `box` is only a part. */
  const piece = (/** @type {string} */ id, /** @type {string} */ box, /** @type {string} */ name = "", whole = box) => {
    const [x, y, width, height] = whole.split(" ");
    const cover = name === "diamant-picture" ? "xMidYMid slice" : null;
    return html`<svg class="diamant-piece ${name}" viewBox=${box} preserveAspectRatio=${cover} aria-hidden="true" focusable="false">
      <use href=${`#diamant-${id}`} x=${x} y=${y} width=${width} height=${height} />
    </svg>`;
  };
  const relic = (/** @type {string} */ name = "") => piece("relic-3", "9 11 82 84", name, "0 0 100 140");
  const flame = () => piece("flame", "14 4 34 54", "", "0 0 60 100");
  const gem = (/** @type {string} */ kind) => piece(kind, kind === "ruby" ? "-1 -1 22 23" : "-1 -1 28 27", `diamant-${kind}`);

  /** The badge of a hazard: its own outline with two letters. @param {string} hazard @param {string} letters */
  const badgeShape = (hazard, letters, x = 0, y = 0, size = 24) => {
    const low = hazard === "lava" || hazard === "fire" || hazard === "gas" || hazard === "mummies";
    const high = hazard === "scorpions";
    return html`<svg x=${x} y=${y} width=${size} height=${size} viewBox="0 0 24 24">
      <path class="diamant-shape" d=${SHAPES[hazard]} />
      <text class="diamant-letters" x=${hazard === "rams" ? 12.5 : 12} y=${low ? 19 : high ? 12.5 : 16}>${letters}</text>
    </svg>`;
  };

  const treasure = (/** @type {number} */ gems) => {
    const scene = treasureScene(gems);
    const foot = scene < 4 ? 100 : scene === 6 ? 94 : 86;
    return html`${use(`treasure-${scene}`)}
      ${pile(gems, foot).map(
        ({ kind, x, y, size }) => html`<use href=${`#diamant-${kind}`} x=${x} y=${y} width=${size} height=${size} />`,
      )}
      ${scene > 3 && use(`treasure-${scene}-front`)}`;
  };

  /**
   * A card's face. @param {string} card
   * @param {{letters?: string, title?: string, value?: number, drawing?: number}} told letters and title of a hazard;
   *   present value and number of the drawing of a relic
   */
  const face = (card, { letters = "", title = "", value = 0, drawing = 0 } = {}) => html`<svg
    class="diamant-face"
    viewBox="0 0 100 140"
    aria-hidden="true"
    focusable="false"
  >
    ${isTreasure(card) &&
    html`${use("frame-treasure")}${treasure(Number(card))}<text class="diamant-number" x="50" y="129.5">${card}</text>`}
    ${isHazard(card) &&
    html`${use("frame-hazard")}${use(card)}
      <g class="diamant-tab">${badgeShape(card, letters, 36.5, 104.5, 27)}</g>
      <text class="diamant-title" x="50" y="132.5">${title}</text>`}
    ${isRelic(card) &&
    html`${use("frame-relic")}${use(`relic-${(drawing % 5) + 1}`)}
      <text class="diamant-number diamant-worth" x="50" y="128.5">${value || "–"}</text>`}
  </svg>`;

  return { piece, gem, relic, flame, badgeShape, face };
}
