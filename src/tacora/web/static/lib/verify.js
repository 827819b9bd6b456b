// The shuffle dealt again in the browser, by the scheme of `tacora.core.chance`.
import { hmac, sha256 } from "./sha256.js";

/** @typedef {Record<string, any>} Data */
const RANGE = 1n << 256n;

/** @param {string} hex */
function bytes(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {Uint8Array} data */
function hex(data) {
  return [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The browser's own cryptography, where the page may use it. */
const subtle = globalThis.crypto?.subtle;

/** @param {Uint8Array} data */
async function digest(data) {
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", /** @type {any} */ (data))) : sha256(data);
}

/** @param {Uint8Array} key @returns {Promise<(text: string) => Promise<Uint8Array>>} HMAC-SHA-256 under `key` */
async function mac(key) {
  const encode = (/** @type {string} */ text) => new TextEncoder().encode(text);
  if (!subtle) return async (text) => hmac(key, encode(text));
  const imported = await subtle.importKey("raw", /** @type {any} */ (key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (text) => new Uint8Array(await subtle.sign("HMAC", imported, encode(text)));
}

/** @param {string} secret 64 hexadecimal digits @returns {Promise<string>} its SHA-256 */
export async function commitmentOf(secret) {
  return hex(await digest(bytes(secret)));
}

/** The draws of the stream `nature`. @param {{secret: string, contributions: string[]}} seed */
async function stream(seed) {
  const message = ["tacora/1", ...[...seed.contributions].sort()].join("/");
  const draw = await mac(await (await mac(bytes(seed.secret)))(message));
  let position = 0;
  /** @param {number} n */
  return async function below(n) {
    const limit = BigInt(n) * (RANGE / BigInt(n));
    for (;;) {
      const x = BigInt("0x" + hex(await draw(`nature/${position}`)));
      position += 1;
      if (x < limit) return Number(x % BigInt(n));
    }
  };
}

/**
 * Deal a finished match again from its revealed seed and compare every card.
 *
 * @param {{commitment: string | null, seed: {secret: string, contributions: string[]} | null, moments: Data[], initial: Data}} replay
 *   full view: `moments[i].step.dealt` is the card as text, `.observation` the state after it
 * @param {(observation: Data) => [string, number][] | null} outcomes the chance node's outcomes, in the rules' order
 * @returns {Promise<{ok: boolean, commitment: boolean, cards: number, differences: {index: number, expected: string, found: string}[]}>}
 */
export async function verifyShuffle({ commitment, seed, moments, initial }, outcomes) {
  if (!seed || !commitment) throw new Error("no seed");
  const commitmentAgrees = (await commitmentOf(seed.secret)) === commitment;
  const below = await stream(seed);
  const differences = [];
  let before = initial;
  let cards = 0;
  for (const moment of moments) {
    const dealt = moment.step?.dealt;
    if (dealt !== undefined) {
      const possible = outcomes(before);
      if (!possible) throw new Error("unknown chance node");
      let number = await below(possible.reduce((sum, [, weight]) => sum + weight, 0));
      let expected = "";
      for (const [outcome, weight] of possible) {
        if (number < weight) {
          expected = outcome;
          break;
        }
        number -= weight;
      }
      cards += 1;
      if (expected !== dealt) differences.push({ index: moment.index, expected, found: dealt });
    }
    before = moment.observation;
  }
  return { ok: commitmentAgrees && !differences.length, commitment: commitmentAgrees, cards, differences };
}
