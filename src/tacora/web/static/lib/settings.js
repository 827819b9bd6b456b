// What this device remembers: profile, language, theme, motion, sound. Nothing here leaves the device but the profile.
import { effect, signal } from "./preact.js";

const PREFIX = "tacora/";

/** @param {string} key @param {any} otherwise */
export function remembered(key, otherwise) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise; // private mode, or text written by hand
  }
}

/** @param {string} key @param {any} value `undefined` forgets */
export function remember(key, value) {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // a full or forbidden store costs only the memory
  }
}

/** @param {string} key @param {string[]} allowed @param {string} otherwise */
function choice(key, allowed, otherwise) {
  const value = remembered(key, otherwise);
  const kept = signal(allowed.includes(value) ? value : otherwise);
  effect(() => remember(key, kept.value));
  return kept;
}

export const THEMES = ["auto", "day", "night"];
export const MOTIONS = ["auto", "full", "reduced", "off"];
export const EMBLEMS = ["torch", "rope", "pickaxe", "hat", "lantern", "boot", "map", "compass"];

export const theme = choice("theme", THEMES, "auto");
export const motion = choice("motion", MOTIONS, "auto");
export const sound = choice("sound", ["on", "off"], "off");
export const haptics = choice("haptics", ["on", "off"], "on");
export const chatMuted = choice("chat-muted", ["yes", "no"], "no");

const wantsDark = matchMedia("(prefers-color-scheme: light)");
const wantsLess = matchMedia("(prefers-reduced-motion: reduce)");
const systemLight = signal(wantsDark.matches);
const systemLess = signal(wantsLess.matches);
wantsDark.addEventListener("change", (event) => (systemLight.value = event.matches));
wantsLess.addEventListener("change", (event) => (systemLess.value = event.matches));

/** @returns {"full" | "reduced" | "off"} */
export function motionNow() {
  if (motion.value !== "auto") return /** @type {any} */ (motion.value);
  return systemLess.value ? "reduced" : "full";
}

/** Night unless the device asks for light: the cave is dark. */
export function themeNow() {
  if (theme.value !== "auto") return theme.value;
  return systemLight.value ? "day" : "night";
}

effect(() => {
  document.documentElement.dataset.theme = themeNow();
  document.documentElement.dataset.motion = motionNow();
  const colour = document.querySelector('meta[name="theme-color"]');
  colour?.setAttribute("content", themeNow() === "day" ? "#f3e6cf" : "#14110f");
});

/** @typedef {{nickname: string, colour: number, emblem: string}} Profile */

/** @returns {Profile} */
function readProfile() {
  const kept = remembered("profile", null);
  const at = Math.floor(Math.random() * EMBLEMS.length);
  return {
    nickname: typeof kept?.nickname === "string" ? kept.nickname.slice(0, 24) : "",
    colour: Number.isInteger(kept?.colour) && kept.colour >= 0 && kept.colour < 8 ? kept.colour : at,
    emblem: EMBLEMS.includes(kept?.emblem) ? kept.emblem : EMBLEMS[at],
  };
}

export const profile = signal(readProfile());
effect(() => remember("profile", profile.value));

/** Another tab of this browser changed something: follow it. */
addEventListener("storage", (event) => {
  if (event.key === PREFIX + "theme") theme.value = remembered("theme", "auto");
  if (event.key === PREFIX + "motion") motion.value = remembered("motion", "auto");
  if (event.key === PREFIX + "profile") profile.value = readProfile();
});

// Seats at tables ------------------------------------------------------------------------------

const KEPT_TABLES = 30;

/** @typedef {{seat: number, token: string}} SeatKey */

/** The seats this device holds at a table. @param {string} code @returns {SeatKey[]} */
export function seatKeys(code) {
  const all = remembered("tables", {});
  return Array.isArray(all?.[code]?.keys) ? all[code].keys : [];
}

/** @param {string} code @param {SeatKey[]} keys An empty list forgets the table. */
export function keepSeatKeys(code, keys) {
  const all = remembered("tables", {});
  delete all[code];
  if (keys.length) all[code] = { keys, at: Date.now() };
  const names = Object.keys(all).sort((a, b) => (all[b].at ?? 0) - (all[a].at ?? 0));
  for (const name of names.slice(KEPT_TABLES)) delete all[name];
  remember("tables", all);
}

/** @param {string} code @param {number} seat @param {string} token */
export function addSeatKey(code, seat, token) {
  keepSeatKeys(code, [...seatKeys(code).filter((key) => key.seat !== seat), { seat, token }]);
}

/** The key to a seat given up during a match, so that its person may come back. @param {string} code @returns {SeatKey | null} */
export function wayBack(code) {
  return remembered("way-back", {})[code] ?? null;
}

/** @param {string} code @param {SeatKey | null} key */
export function keepWayBack(code, key) {
  const { [code]: _, ...others } = remembered("way-back", {});
  remember("way-back", key ? { ...others, [code]: key } : others);
}

/** @param {string} code @param {string} token */
export function dropSeatKey(code, token) {
  keepSeatKeys(code, seatKeys(code).filter((key) => key.token !== token));
}
