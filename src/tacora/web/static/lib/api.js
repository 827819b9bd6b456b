// The service's REST side. A refusal comes back as a `Refusal` with its code and sentence.
import { language } from "./words.js";

export class Refusal extends Error {
  /** @param {string} code @param {string} message @param {number} status */
  constructor(code, message, status) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** @param {string} url @param {RequestInit} [init] */
async function request(url, init = {}) {
  let response;
  try {
    response = await fetch(url, {
      ...init,
      headers: { "Accept-Language": language.value, ...init.headers },
      cache: "no-store",
    });
  } catch {
    throw new Refusal("offline", "", 0);
  }
  const body = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Refusal(body?.code ?? `http-${response.status}`, body?.message ?? "", response.status);
  }
  return body;
}

/** @param {string} url @returns {Promise<any>} */
export function getJson(url) {
  return request(url);
}

/** @param {string} url @param {any} body @returns {Promise<any>} */
export function postJson(url, body) {
  return request(url, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
}

/** @type {Promise<any[]> | null} */
let games = null;

/** The cards of all games, fetched once. @returns {Promise<any[]>} */
export function allGames() {
  games ??= getJson("/api/games").catch((error) => {
    games = null;
    throw error;
  });
  return games;
}
