// One seat's (or spectator's, or screen's) line to a table: socket, resync, folding of events, sealed choice.
import { announce } from "./announce.js";
import { batch, signal } from "./preact.js";
import { linkStyle } from "./style.js";
import { dropSeatKey, EMBLEMS, keepWayBack, remember, remembered } from "./settings.js";
import { language } from "./words.js";

const VERSION = 1;
const RETRY = [150, 400, 800, 1500, 2500, 4000]; // milliseconds; jittered so that a whole room does not knock at once
const BEAT = 10_000;
const PATIENCE = 1_500; // how long a woken page trusts a silent socket
/** Reasons to be sent away for now, not for good. */
const PASSING = new Set([
  "shutting-down", "too-slow", "too-fast", "too-many-sockets", "store-unavailable", "internal-error", "invalid-message",
]);
const KEPT_CHAT = 100;

/** @typedef {Record<string, any>} Data */
/** @typedef {{id: string, request: any, action: string | null, sent: boolean}} Pending */

/** @returns {string} */
export function randomHex(bytes = 16) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @typedef {object} Plugin What a game's `board/` folder gives.
 * @property {(api: Data) => Data} createBoard
 * @property {(observation: Data, event: Data) => Data} follow
 * @property {((observation: Data) => [string, number][] | null)} [outcomes]
 * @property {((api: Data) => Data)} [createEnd]
 * @property {string} [css]
 * @property {Data} text the module `text.js`
 */

/** @type {Map<string, Promise<Plugin>>} */
const plugins = new Map();

/** Load a game's board once. @param {string} game @returns {Promise<Plugin>} */
export function loadPlugin(game) {
  let found = plugins.get(game);
  if (!found) {
    found = (async () => {
      const [board, text] = await Promise.all([import(`/boards/${game}/board.js`), import(`/boards/${game}/text.js`)]);
      await linkStyle(`/boards/${game}/${board.css ?? "board.css"}`);
      return { ...board, text };
    })();
    found.catch(() => plugins.delete(game)); // the next try asks again
    plugins.set(game, found);
  }
  return found;
}

/** @param {Data} table Two people may bring the same colour or emblem: the later seat gets the first free one. */
export function toldApart(table) {
  for (const [name, all] of /** @type {[string, any[]][]} */ ([["colour", [0, 1, 2, 3, 4, 5, 6, 7]], ["emblem", EMBLEMS]])) {
    const taken = new Set();
    const seats = table.seats.filter((/** @type {Data} */ seat) => seat.kind !== "open");
    seats.sort((/** @type {Data} */ a, /** @type {Data} */ b) => Number(a.kind === "bot") - Number(b.kind === "bot"));
    for (const seat of seats) {
      if (taken.has(seat[name])) seat[name] = all.find((one) => !taken.has(one)) ?? seat[name];
      taken.add(seat[name]);
    }
  }
  return table;
}

export class TableClient {
  connection = signal(/** @type {"connecting" | "online" | "offline" | "ended"} */ ("connecting"));
  /** Why the line ended for good: `{code, message}`. */
  ended = signal(/** @type {Data | null} */ (null));
  you = signal(/** @type {{seat: number | null, host: boolean, role: string}} */ ({ seat: null, host: false, role: "spectator" }));
  table = signal(/** @type {Data | null} */ (null));
  match = signal(/** @type {Data | null} */ (null));
  observation = signal(/** @type {Data | null} */ (null));
  request = signal(/** @type {Data | null} */ (null));
  chosen = signal(/** @type {number[]} */ ([]));
  own = signal(/** @type {string | null} */ (null));
  over = signal(/** @type {Data | null} */ (null));
  advice = signal(/** @type {any} */ (null));
  events = signal(/** @type {Data[]} */ ([]));
  /** The viewer's view just before an event, for those seen happening. @type {WeakMap<Data, Data>} */
  before = new WeakMap();
  chat = signal(/** @type {Data[]} */ ([]));
  emotes = signal(/** @type {Data[]} */ ([]));
  deadlines = signal(/** @type {Record<string, number> | null} */ (null));
  pending = signal(/** @type {Pending | null} */ (null));
  refusal = signal(/** @type {Data | null} */ (null));
  plugin = signal(/** @type {Plugin | null} */ (null));
  pluginFailed = signal(false);
  /** Counts jumps and steps; `change` says what the last one was, for the board. */
  version = signal(0);
  change = /** @type {{kind: "show" | "step", events: Data[]}} */ ({ kind: "show", events: [] });

  /** @type {WebSocket | null} */
  #socket = null;
  #last = /** @type {number | null} */ (null);
  #tries = 0;
  #retry = 0;
  #beat = 0;
  #doubt = 0;
  #closed = false;
  #work = Promise.resolve();
  /** @type {Map<string, {resolve: (value: Data) => void, message: Data}>} */
  #waiting = new Map();
  #stop = new AbortController();

  /** @param {string} code @param {{token?: string | null, role: "seat" | "spectator" | "screen"}} as */
  constructor(code, { token = null, role }) {
    this.code = code;
    this.token = token;
    this.role = role;
    const { signal: until } = this.#stop;
    const wake = () => document.visibilityState === "visible" && this.wake();
    document.addEventListener("visibilitychange", wake, { signal: until });
    document.addEventListener("resume", () => this.wake(), { signal: until });
    addEventListener("pageshow", wake, { signal: until });
    addEventListener("online", () => this.wake(), { signal: until });
    addEventListener("offline", () => this.#question(), { signal: until });
    this.#connect();
    this.#beat = window.setInterval(() => document.visibilityState === "visible" && this.#question(), BEAT);
  }

  close() {
    this.#closed = true;
    this.#stop.abort();
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    clearTimeout(this.#doubt);
    this.#socket?.close();
    for (const { resolve } of this.#waiting.values()) resolve({ type: "refused", code: "closed", message: "" });
    this.#waiting.clear();
  }

  // Talking ----------------------------------------------------------------------------------

  /**
   * Send a message and wait for its answer, over reconnects. Never throws: a refusal is an answer.
   * @param {Data} message @returns {Promise<Data>} `{type: "ok"}` or `{type: "refused", code, message}`
   */
  ask(message) {
    const id = message.id ?? randomHex(8);
    return new Promise((resolve) => {
      const whole = { ...message, v: VERSION, id };
      this.#waiting.set(id, { resolve, message: whole });
      this.#send(whole);
    });
  }

  /** Give up the seat. During a match a bot plays on, and a new key may take the seat back. */
  async leave() {
    const seat = this.you.value.seat;
    const answer = await this.tell({ type: "leave" });
    if (answer.token && seat !== null) keepWayBack(this.code, { seat, token: answer.token });
    return answer;
  }

  /** As `ask`, and a refusal is shown. @param {Data} message */
  async tell(message) {
    const answer = await this.ask(message);
    if (answer.type === "refused" && answer.code !== "closed") this.refusal.value = answer;
    return answer;
  }

  /** Seal a choice, or take it back with `null`. Kept and sent again until answered. @param {string | null} action */
  async choose(action) {
    const request = this.request.value;
    if (!request) return;
    const pending = { id: randomHex(8), request: request.id, action, sent: this.connection.value === "online" };
    this.pending.value = pending;
    const type = action === null ? "withdraw" : "choose";
    const answer = await this.ask({ id: pending.id, type, request: request.id, ...(action === null ? {} : { action }) });
    batch(() => {
      if (this.pending.value?.id === pending.id) {
        this.pending.value = null;
        if (answer.type === "ok" && this.request.value?.id === pending.request) this.own.value = action;
      }
      if (answer.type === "refused" && answer.code !== "closed") this.refusal.value = { ...answer, choice: true };
    });
  }

  withdraw() {
    return this.choose(null);
  }

  /** @param {Data} message */
  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN && this.connection.value === "online") {
      this.#socket.send(JSON.stringify(message));
    }
  }

  // The line ---------------------------------------------------------------------------------

  #connect() {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    clearTimeout(this.#doubt);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/tables/${encodeURIComponent(this.code)}`);
    this.#socket = socket;
    this.#doubt = window.setTimeout(() => socket === this.#socket && this.#lost(), 5 * PATIENCE);
    socket.onopen = () => {
      const hello = { v: VERSION, type: "hello", token: this.token, role: this.role, last: this.#last, language: language.value };
      socket.send(JSON.stringify({ id: randomHex(8), ...hello }));
      // When nothing was missed the service has nothing to tell; its answer to this says that we are in.
      if (this.#last !== null) socket.send(JSON.stringify({ v: VERSION, id: randomHex(8), type: "ping" }));
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#doubt);
      const message = JSON.parse(event.data);
      this.#work = this.#work.then(() => this.#take(message)).catch((error) => {
        console.error(error);
        this.#send({ v: VERSION, id: randomHex(8), type: "sync" });
      });
    };
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #lost() {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = null;
      socket.close();
    }
    if (this.#closed || this.ended.value) return;
    this.connection.value = this.#tries === 0 ? "connecting" : "offline";
    const wait = RETRY[Math.min(this.#tries, RETRY.length - 1)];
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = window.setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** The page is seen again, or the network is back: be right at once. */
  wake() {
    if (this.#closed || this.ended.value) return;
    if (this.#socket?.readyState === WebSocket.OPEN && this.connection.value === "online") this.#question("sync");
    else if (this.#socket?.readyState !== WebSocket.CONNECTING || this.connection.value === "offline") {
      this.#tries = 0;
      const old = this.#socket;
      this.#socket = null;
      old?.close();
      this.#connect();
    }
  }

  /** Does the other side still answer? A suspended phone's socket often looks open and is dead. @param {string} type */
  #question(type = "ping") {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    clearTimeout(this.#doubt);
    this.#doubt = window.setTimeout(() => this.#lost(), PATIENCE);
    this.#socket.send(JSON.stringify({ v: VERSION, id: randomHex(8), type }));
  }

  #greeted() {
    this.#tries = 0;
    if (this.connection.value === "online") return;
    this.connection.value = "online";
    for (const { message } of this.#waiting.values()) this.#send(message); // the same ids: repeating does no harm
  }

  // What is told -----------------------------------------------------------------------------

  /** @param {Data} message */
  async #take(message) {
    if (this.#closed) return;
    if (message.type === "snapshot") {
      await this.#snapshot(message);
      this.#greeted();
      return;
    }
    if (typeof message.number === "number") {
      if (this.#last === null) return; // the snapshot is still to come
      this.#greeted();
      if (message.number <= this.#last) return;
      if (message.number > this.#last + 1) {
        this.#question("sync");
        return;
      }
      await this.#numbered(message);
      this.#last = message.number;
      return;
    }
    this.#single(message);
  }

  /** @param {Data} message */
  async #snapshot(message) {
    await this.#load(message.table.game);
    batch(() => {
      this.#last = message.number;
      this.you.value = message.you;
      this.table.value = toldApart(message.table);
      this.chat.value = message.chat ?? [];
      this.#match(message.match);
    });
  }

  /** Seats move when empty ones are taken away at the start. @param {Data | undefined} told @param {number | null} seat */
  #isYou(told, seat) {
    const role = this.you.value.role;
    if (role !== "seat") return;
    const now = told ? { seat: told.seat, host: told.host } : { seat, host: this.table.value?.host === seat };
    if (now.seat !== this.you.value.seat || now.host !== this.you.value.host) this.you.value = { role, ...now };
  }

  /** @param {string} game */
  async #load(game) {
    for (let tries = 0; !this.plugin.value && !this.#closed; tries++) {
      try {
        this.plugin.value = await loadPlugin(game);
        this.pluginFailed.value = false;
      } catch (error) {
        this.pluginFailed.value = true;
        console.error(error);
        await new Promise((resolve) => setTimeout(resolve, RETRY[Math.min(tries, RETRY.length - 1)]));
      }
    }
  }

  /** @param {Data | null} match */
  #match(match) {
    batch(() => {
      this.match.value = match;
      this.observation.value = match?.observation ?? null;
      this.events.value = (match?.log ?? []).flatMap((/** @type {Data} */ step) => step.events);
      this.chosen.value = match?.chosen ?? [];
      const seat = this.you.value.seat;
      this.own.value = seat === null ? null : (match?.own?.[seat] ?? null);
      this.over.value = match?.over ?? null;
      this.advice.value = match?.advice ?? null;
      this.#asked(match?.request ?? null);
      this.change = { kind: "show", events: [] };
      this.version.value += 1;
    });
  }

  /** @param {Data | null} request */
  #asked(request) {
    this.request.value = request;
    this.#clock(request?.remaining ?? null);
  }

  /** @param {Record<string, number> | null} remaining */
  #clock(remaining) {
    const now = performance.now();
    this.deadlines.value = remaining && Object.fromEntries(Object.entries(remaining).map(([seat, ms]) => [seat, now + ms]));
  }

  /** @param {Data} message */
  async #numbered(message) {
    switch (message.type) {
      case "table":
        batch(() => {
          this.table.value = toldApart(message.table);
          this.#isYou(message.you, this.you.value.seat);
          if (message.table.state === "lobby" && this.match.value) this.#match(null);
        });
        break;
      case "match":
        await this.#load(message.match.game);
        batch(() => {
          this.#isYou(message.you, message.match.observation?.player ?? this.you.value.seat);
          this.#match(message.match);
        });
        break;
      case "chosen":
        batch(() => {
          const others = this.chosen.value.filter((seat) => seat !== message.seat);
          this.chosen.value = message.chosen ? [...others, message.seat] : others;
          if (message.seat === this.you.value.seat && "own" in message) this.own.value = message.own;
        });
        break;
      case "step":
        this.#step(message);
        break;
      case "chat":
        this.chat.value = [...this.chat.value.slice(1 - KEPT_CHAT), message];
        break;
      case "emote":
        this.emotes.value = [...this.emotes.value.slice(-7), { ...message, at: Date.now() }];
        break;
      default: // "nothing", or a kind a newer service knows
    }
  }

  /** @param {Data} message */
  #step(message) {
    const plugin = this.plugin.value;
    if (!plugin || !this.observation.value) return;
    const after = message.events.reduce((/** @type {Data} */ seen, /** @type {Data} */ event) => {
      this.before.set(event, seen);
      return plugin.follow(seen, event);
    }, this.observation.value);
    batch(() => {
      this.observation.value = after;
      this.events.value = [...this.events.value, ...message.events];
      this.chosen.value = [];
      this.own.value = null;
      this.over.value = message.over ?? null;
      this.advice.value = message.advice ?? null;
      this.#asked(message.request ?? null);
      this.change = { kind: "step", events: message.events };
      this.version.value += 1;
    });
  }

  /** @param {Data} message */
  #single(message) {
    switch (message.type) {
      case "ok":
      case "refused": {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        if (waiting) waiting.resolve(message);
        else if (message.type === "refused" && message.code !== "rate-limited") this.refusal.value = message;
        break;
      }
      case "clock":
        if (message.request === this.request.value?.id) this.#clock(message.remaining);
        break;
      case "advice": // odds of a deck of the host's own take the service a while
        if (message.request === this.request.value?.id) this.advice.value = message.advice;
        break;
      case "contribute":
        this.#contribute(message);
        break;
      case "bye":
        this.#bye(message);
        break;
      case "pong":
        if (this.#last !== null) this.#greeted();
        break;
      default: // a kind a newer service knows
    }
  }

  /** Our part of the shuffle: the service has shown its commitment and cannot choose the cards any more. @param {Data} message */
  #contribute({ match, commitment }) {
    const kept = remembered("contributions", {});
    const value = kept[commitment]?.value ?? randomHex(32);
    const entries = Object.entries({ ...kept, [commitment]: { value, match, at: Date.now() } });
    remember("contributions", Object.fromEntries(entries.sort((a, b) => b[1].at - a[1].at).slice(0, 50)));
    this.#socket?.send(JSON.stringify({ v: VERSION, id: randomHex(8), type: "contribute", match, value }));
  }

  /** @param {Data} message */
  #bye(message) {
    if (PASSING.has(message.code)) return; // the service closes this line; the next one finds the seat kept
    batch(() => {
      this.ended.value = message;
      this.connection.value = "ended";
    });
    if (this.token) dropSeatKey(this.code, this.token);
    this.close();
    announce(message.message, "assertive");
  }
}
