// Hands a client's (or a replay's) state to a game's board, and the board what it may ask of the shell.
import { announce } from "./announce.js";
import { computed, effect, html, signal, toolkit, untracked, useEffect, useLayoutEffect, useRef } from "./preact.js";
import { motionNow, remember, remembered } from "./settings.js";
import { playSound } from "./sound.js";
import { has, language, say } from "./words.js";
import { Badge, Emblem, Icon } from "../parts/emblems.js";

/** @typedef {Record<string, any>} Data */

const seenHints = signal(/** @type {string[]} */ (remembered("hints", [])));

/** @param {string} key */
function dismissHint(key) {
  seenHints.value = [...seenHints.value, key];
  remember("hints", seenHints.value);
}

/** A one-line hint, shown until dismissed, once a device. @param {string} key @param {string} id */
function hint(key, id) {
  if (seenHints.value.includes(key)) return null;
  return html`<p class="hint">
    <span>${say(id)}</span>
    <button type="button" class="button-icon" onClick=${() => dismissHint(key)} aria-label=${say("web-hint-dismiss")}>
      <${Icon} name="close" />
    </button>
  </p>`;
}

/**
 * A table's seats as boards and logs want them.
 * @param {Data | null} table @param {Data | null} match
 */
export function seatNames(table, match) {
  const seats = table?.seats ?? [];
  const names = match?.seats ?? seats.map((/** @type {Data} */ seat) => seat.nickname ?? "");
  return names.map((/** @type {string} */ nickname, /** @type {number} */ index) => ({
    nickname: nickname || say("web-seat-number", { number: index + 1 }),
    colour: seats[index]?.colour ?? index & 7,
    emblem: seats[index]?.emblem ?? ["torch", "rope", "pickaxe", "hat", "lantern", "boot", "map", "compass"][index & 7],
    bot: seats[index]?.kind === "bot",
    connected: seats[index]?.connected ?? true,
    standing_in: seats[index]?.standing_in ?? false,
  }));
}

/**
 * What the shell offers a board.
 * @param {{game: string, options: Data, seat: number | null, role: string, names: () => Data[],
 *          choose?: (action: string) => void, withdraw?: () => void}} given
 */
export function boardApi({ game, options, seat, role, names, choose = () => {}, withdraw = () => {} }) {
  return {
    game, options, seat, role, names, choose, withdraw, say, has, hint, announce,
    language: () => language.value,
    motion: motionNow,
    sound: playSound,
    preact: toolkit,
    seatBadge: (/** @type {number} */ index, /** @type {Data} */ how = {}) =>
      html`<${Badge} colour=${names()[index]?.colour} emblem=${names()[index]?.emblem} big=${how.big} />`,
    emblem: (/** @type {string} */ name) => html`<${Emblem} name=${name} />`,
  };
}

/** @param {import("./table.js").TableClient} client @param {string} layout */
export function clientView(client, layout) {
  const { seat, role } = client.you.value;
  const request = client.request.value;
  const pending = client.pending.value;
  const current = pending && request && pending.request === request.id ? pending : null;
  return {
    observation: client.observation.value,
    request,
    chosen: client.chosen.value,
    own: client.own.value,
    over: client.over.value,
    advice: client.advice.value,
    options: client.match.value?.options ?? client.table.value?.options ?? {},
    layout,
    role,
    seat,
    remaining: client.deadlines.value,
    pending: current?.action ?? null,
    offline: client.connection.value !== "online",
  };
}

/**
 * The bare board. Parent re-renders leave it alone: it changes only through show, play and update.
 * @param {{plugin: import("./table.js").Plugin, api: Data, view: () => Data, change: () => {version: number, kind: string, events: Data[]},
 *          onBar?: (bar: any) => void, onSettled?: (version: number) => void, label: string}} properties
 */
export function BoardHost({ plugin, api, view, change, onBar, onSettled, label }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const board = plugin.createBoard(api);
    place.current?.replaceChildren(board.element);
    let seen = -1;
    const stop = effect(() => {
      const now = view();
      api.names();
      void language.value;
      const { version, kind, events } = change();
      if (!now.observation) return;
      untracked(() => {
        if (version === seen) (board.update ?? board.show)(now);
        else if (kind === "step" && seen !== -1) {
          void Promise.resolve(board.play(events, now)).finally(() => onSettled?.(version));
        } else {
          board.show(now);
          onSettled?.(version);
        }
        seen = version;
        onBar?.(board.bar?.(now) ?? null);
      });
    });
    return () => {
      stop();
      board.destroy();
    };
  }, [plugin, api]);
  return html`<div class="table-board" ref=${place} role="group" aria-label=${label}></div>`;
}

/**
 * A game's own end of a match (who won and why, the story in a chart), if it has one.
 * @param {{plugin: import("./table.js").Plugin, api: Data, data: Data}} properties
 */
export function EndHost({ plugin, api, data }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const end = plugin.createEnd?.(api);
    if (!end) return undefined;
    place.current?.replaceChildren(end.element);
    const stop = effect(() => {
      void language.value;
      api.names();
      untracked(() => end.show(data));
    });
    return () => {
      stop();
      end.destroy();
    };
  }, [plugin, api, data]);
  return html`<div class="end-board" ref=${place}></div>`;
}

/** Events as sentences. @param {import("./table.js").Plugin} plugin @param {Data[]} events @param {string[]} names
 *  @param {Data} options @param {number | null} viewer */
export function sentences(plugin, events, names, options, viewer) {
  const lines = [];
  for (const event of events) {
    const id = `event-${event.type.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase()}`;
    if (!has(id)) continue;
    const text = say(id, plugin.text.eventArguments(event, names, options, viewer)).trim();
    if (text) lines.push(text);
  }
  return lines;
}

export { computed };
