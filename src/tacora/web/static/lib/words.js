// Sentences from the same Fluent catalogue as the Python side. Every person-facing text comes through `say`.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { batch, effect, signal } from "./preact.js";
import { remember, remembered } from "./settings.js";

/** Adding a language is adding its files and a line here. */
export const LANGUAGES = /** @type {const} */ ({ fr: "Français", es: "Español", en: "English" });

/** The language of the page: remembered, else the browser's first that we speak, else English. */
export const language = signal(firstLanguage());
const bundles = signal(/** @type {Record<string, FluentBundle>} */ ({}));
const pending = new Map();

function firstLanguage() {
  const asked = new URLSearchParams(location.search).get("language");
  const wanted = [asked, remembered("language", null), ...(navigator.languages ?? [])];
  for (const one of wanted) {
    const short = String(one ?? "").slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short;
  }
  return "en";
}

effect(() => {
  document.documentElement.lang = language.value;
});

/**
 * Fetch the words of a language and game unless they are here.
 * @param {string} wanted @param {string} game
 */
export function loadWords(wanted, game) {
  const key = `${wanted}/${game}`;
  if (bundles.value[key]) return Promise.resolve();
  if (!pending.has(key)) {
    pending.set(key, fetchWords(wanted, game, key).finally(() => pending.delete(key)));
  }
  return pending.get(key);
}

/** @param {string} wanted @param {string} game @param {string} key */
async function fetchWords(wanted, game, key) {
  const response = await fetch(`/words/${wanted}.ftl?game=${encodeURIComponent(game)}`);
  if (!response.ok) throw new Error(`no words: ${response.status}`);
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  bundle.addResource(new FluentResource(await response.text()), { allowOverrides: true });
  bundles.value = { ...bundles.value, [key]: bundle };
}

export const currentGame = signal("diamant");

/** @param {string} wanted */
export async function switchLanguage(wanted) {
  if (!(wanted in LANGUAGES)) return;
  await loadWords(wanted, currentGame.value);
  batch(() => {
    language.value = wanted;
    remember("language", wanted);
  });
}

/** @param {string} game */
export async function useGameWords(game) {
  await loadWords(language.value, game);
  currentGame.value = game;
}

function bundle() {
  const own = bundles.value[`${language.value}/${currentGame.value}`];
  return own ?? Object.values(bundles.value)[0];
}

/** @param {string} id `message` or `message.attribute` */
function pattern(id) {
  const [name, attribute] = id.split(".");
  const message = bundle()?.getMessage(name);
  return (attribute ? message?.attributes?.[attribute] : message?.value) ?? null;
}

/** @param {string} id */
export function has(id) {
  return pattern(id) !== null;
}

/**
 * The sentence `id` (or `id.attribute`) in the page's language.
 * @param {string} id @param {Record<string, any>} [args] @returns {string}
 */
export function say(id, args) {
  const found = pattern(id);
  if (found === null) return id;
  /** @type {Error[]} */
  const errors = [];
  const text = bundle().formatPattern(found, /** @type {any} */ (plain(args)), /** @type {any} */ (errors));
  if (errors.length) console.warn(`words: ${id}: ${errors.map(String).join("; ")}`);
  return text;
}

/** Fluent takes numbers and strings only. @param {Record<string, any>} [args] */
function plain(args) {
  if (!args) return undefined;
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, typeof value === "number" ? value : String(value ?? "")]),
  );
}

/** A refusal as a sentence: what the service said, else the catalogue's for its code.
 * @param {any} refusal */
export function sayRefusal(refusal) {
  if (refusal?.code === "offline") return say("web-offline");
  if (typeof refusal?.code === "string" && refusal.message) return refusal.message;
  const id = `error-${refusal?.code}`;
  return has(id) ? say(id) : say("web-failed");
}

/** "Ana, Bo and Cy" as this language joins names. @param {string[]} names */
export function list(names) {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}

/** @param {number} value @param {number} [digits] */
export function number(value, digits = 0) {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: digits }).format(value);
}
