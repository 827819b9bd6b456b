// The eight emblems players are told apart by (colour is never alone), and the shell's icons. Our own drawings.
import { html } from "../lib/preact.js";

/** Each on a 24 by 24 grid: filled shapes, and lines of 2. @type {Record<string, {fill?: string, line?: string}>} */
const EMBLEMS = {
  torch: {
    fill: "M12 1.5c3.4 2.9 5 5.2 5 7.6a5 5 0 0 1-10 0c0-1.5.8-2.8 1.9-4 .3 1.2.8 1.9 1.6 2.3-.1-2.3.3-4.1 1.5-5.9zM8.6 14.8h6.8l-.7 2.3H9.3zM10 17.9h4l-.8 4.6h-2.4z",
  },
  rope: {
    fill: "M10.5 13.2h3v9.3h-3z",
    line: "M12 3.2c5 0 8.3 1.7 8.3 4.2S17 11.6 12 11.6 3.7 9.9 3.7 7.4 7 3.2 12 3.2zM3.7 7.4v4.2c0 2.5 3.3 4.2 8.3 4.2s8.3-1.7 8.3-4.2V7.4M8 7.4h8",
  },
  pickaxe: {
    fill: "M1.8 9.9C4.6 5 9 2.4 14.3 2.7l1.2-1.2 3 3-1.1 1.1.6.6 1.1-1.1 3 3-1.2 1.2c.3 3.6-.8 6.7-3 9.5-.4-4-1.5-6.7-3.3-8.7L5.3 22.5l-3.8-3.8L11.6 8.5C9 7.9 5.8 8.3 1.8 9.9z",
  },
  hat: {
    fill: "M7.2 13.3 8.6 6c.2-1.2 1.8-2 3.4-1 1.6-1 3.2-.2 3.4 1l1.4 7.3c-3.1.9-6.5.9-9.6 0zM1 14.2c1.7-1 3.3-1.2 4.9-.9 3.9 1.8 8.3 1.8 12.2 0 1.6-.3 3.2-.1 4.9.9-1.9 3.7-6.2 5.6-11 5.6S2.9 17.9 1 14.2z",
  },
  lantern: {
    fill: "M8 7.3h8l2 3.2v8.3H6v-8.3zm1.2 4.4v4.9h5.6v-4.9zM5 19.9h14v2.3H5zM12 12.1c1.5 1.3 1.9 2 1.9 2.7a1.9 1.9 0 0 1-3.8 0c0-.7.4-1.4 1.9-2.7z",
    line: "M8.5 6.5C8.5 3.7 10 2.2 12 2.2s3.5 1.5 3.5 4.3",
  },
  boot: {
    fill: "M6.2 1.8h7.7v9.6c2 1.5 6.4 1.7 7.5 4.8.2.7.3 1.5.3 2.4H6.2c-.8-5.6.7-10.9 0-16.8zM6 19.7h15.7v2.5h-7.2v-1h-2.3v1H6z",
  },
  map: {
    fill: "M2 5.2 8.7 2.6v16.3L2 21.4zM9.9 2.6l4.4 2.6v16.2l-4.4-2.5zM15.5 5.2 22 2.6v16.3l-6.5 2.5z",
  },
  compass: {
    fill: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 2.6a7.9 7.9 0 1 0 0 15.8 7.9 7.9 0 0 0 0-15.8zm5 2.9-3.1 6.9L7 17l3.1-6.9zm-5 3.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z",
  },
};

/** @param {{name: string, class?: string}} properties */
export function Emblem({ name, class: extra = "" }) {
  const drawing = EMBLEMS[name] ?? EMBLEMS.torch;
  return html`<svg class="emblem ${extra}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${drawing.line && html`<path d=${drawing.line} fill="none" stroke="currentColor" stroke-width="2" />`}
    ${drawing.fill && html`<path d=${drawing.fill} fill="currentColor" fill-rule="evenodd" />`}
  </svg>`;
}

/**
 * A seat's round mark: emblem on the player's colour. Decorative: write the name beside it.
 * @param {{colour?: number | null, emblem?: string | null, big?: boolean, class?: string}} properties
 */
export function Badge({ colour, emblem, big = false, class: extra = "" }) {
  const at = Number.isInteger(colour) ? Number(colour) & 7 : null;
  return html`<span class="badge ${at === null ? "badge-empty" : `player-${at}`} ${big ? "badge-big" : ""} ${extra}" aria-hidden="true">
    ${emblem && html`<${Emblem} name=${emblem} />`}
  </span>`;
}

/** @type {Record<string, string>} */
const ICONS = {
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  back: "M14.5 5 7.5 12l7 7",
  next: "M9.5 5l7 7-7 7",
  first: "M17.5 5l-7 7 7 7M6.5 5v14",
  last: "M6.5 5l7 7-7 7M17.5 5v14",
  play: "M7.5 4.5v15L19.5 12z",
  pause: "M8 5v14M16 5v14",
  share: "M12 15V3.5M7.5 7.5 12 3.2l4.5 4.3M5 12v8.5h14V12",
  copy: "M9 8.5h11V21H9zM15 8.5V3.5H4V16h5",
  people: "M9 11a3.6 3.6 0 1 0 0-7.2A3.6 3.6 0 0 0 9 11zM2.5 20.5c0-4 2.6-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 4.2a3.4 3.4 0 0 1 0 6.5M18 14.3c2.2.8 3.5 3 3.5 6.2",
  robot: "M5 9.5h14V20H5zM12 9.5V5.5M12 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM9.3 13v1.8M14.7 13v1.8M9.5 17.3h5M2.5 13v3.5M21.5 13v3.5",
  chat: "M3.5 4.5h17v12h-9l-5 4v-4h-3z",
  smile: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 14c1.7 3 6.3 3 8 0M9 8.8v1.6M15 8.8v1.6",
  list: "M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5",
  crown: "M3.5 7.5l4.5 4 4-7 4 7 4.5-4-1.8 11H5.3z",
  check: "M4.5 12.5l5 5 10-11",
  lock: "M6 11h12v9.5H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11",
  unlock: "M6 11h12v9.5H6zM8.5 11V7.5a3.5 3.5 0 0 1 6.7-1.5",
  screen: "M3 5h18v12H3zM8.5 21h7M12 17v4",
  download: "M12 3.5V15M7.5 11 12 15.3 16.5 11M4.5 20.5h15",
  upload: "M12 16V4.5M7.5 8.5 12 4.2l4.5 4.3M4.5 20.5h15",
  shield: "M12 2.8 20 6v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6zM8.5 12l2.5 2.5 4.5-5",
  sound: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  gear: "M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",
  phone: "M7 2.5h10v19H7zM11 18.5h2",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z",
  book: "M12 6.5C9.5 4.7 6.7 4 3 4v14.5c3.7 0 6.5.7 9 2.5 2.5-1.8 5.3-2.5 9-2.5V4c-3.7 0-6.5.7-9 2.5zM12 6.5V21",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18",
  again: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3v4.5H15",
  wave: "M6.5 12.5 5 9.8c-.8-1.4 1.2-2.5 2-1.2l2.3 4M9.2 12.4 6.8 8c-.8-1.4 1.3-2.6 2.1-1.2l2.5 4.4M11.4 11 9.5 7.6c-.8-1.4 1.3-2.6 2.1-1.2l3.2 5.7c.2-1.2-.1-2.3.1-3.3.3-1.5 2-1.6 2.3-.2.5 2.6 1 4.7.2 7.2-1 3-4.2 5-7.5 4.5-2.3-.3-4-1.9-5-3.7l-1.7-3M17.5 3.5c1.7.4 2.8 1.5 3.2 3.2",
  laugh: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM7 13h10c0 6-10 6-10 0zM7.5 9.5c.8-1.3 1.9-1.3 2.7 0M13.8 9.5c.8-1.3 1.9-1.3 2.7 0",
  wow: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 17.8a2.2 2.6 0 1 0 0-5.2 2.2 2.6 0 0 0 0 5.2zM8.7 8.3v1.7M15.3 8.3v1.7",
  sweat: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 15.5l2-1.2 2 1.2 2-1.2 2 1.2M8 10.2h2M14 10.2h2M17.5 5.5c1.5 1.8 1.5 3.5 0 3.5s-1.5-1.7 0-3.5z",
  cheer: "M4 21l4.5-12.5 7.5 7.5zM13 3c.8 1.7.6 3.2-.5 4.5M21 11c-1.7-.8-3.2-.6-4.5.5M15.5 8.5 20 4M18.5 15.5l1.5 1M7.5 4.5l1 1.5",
  sad: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 16.5c1.7-3 6.3-3 8 0M9 8.8v1.6M15 8.8v1.6M7 12.5v1.8",
  offline: "M3 3l18 18M8.5 16a5 5 0 0 1 5-1.5M5.5 12.5A9.5 9.5 0 0 1 9 10.3M2.5 9A14 14 0 0 1 7 6.2M11 5a14 14 0 0 1 10.5 4M15 11a9.5 9.5 0 0 1 3.5 1.5M12 19.5h.1",
};

/** @param {{name: string, class?: string}} properties Decorative: the button that holds it has the name. */
export function Icon({ name, class: extra = "" }) {
  return html`<svg class="icon ${extra}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${ICONS[name] ?? ICONS.close} />
  </svg>`;
}
