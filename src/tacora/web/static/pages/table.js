// The table: joining, lobby, the match in play, its end. One address for all of it.
import { announce } from "../lib/announce.js";
import { getJson, postJson } from "../lib/api.js";
import { BoardHost, boardApi, clientView, EndHost, seatNames, sentences } from "../lib/board.js";
import { html, useEffect, useMemo, useRef, useSignal, useSignalEffect, useState } from "../lib/preact.js";
import { Link, navigate } from "../lib/router.js";
import { addSeatKey, keepWayBack, remember, remembered, seatKeys, wayBack } from "../lib/settings.js";
import { buzz, playSound } from "../lib/sound.js";
import { TableClient, toldApart } from "../lib/table.js";
import { has, list, say, useGameWords } from "../lib/words.js";
import { Asking } from "../parts/asking.js";
import { Clock } from "../parts/clock.js";
import { Dialog, Switch } from "../parts/dialog.js";
import { Badge, Icon } from "../parts/emblems.js";
import { GenericEnd } from "../parts/end.js";
import { HotSeat } from "../parts/hotseat.js";
import { Lobby, start, useGame } from "../parts/lobby.js";
import { Bubbles, Chat, EmoteBar, Log, panelOpen } from "../parts/panel.js";
import { OwnProfile, profileToSend } from "../parts/profile.js";
import { SeatList, seatName } from "../parts/seats.js";
import { SettingsForm } from "../parts/settings.js";
import { SharePanel } from "../parts/share.js";
import { refuse } from "../parts/toasts.js";

/** @typedef {Record<string, any>} Data */

/** @param {{code: string}} properties */
export function TablePage({ code }) {
  const [keys, setKeys] = useState(() => seatKeys(code));
  const [watch, setWatch] = useState(false);
  useEffect(() => {
    document.title = `${code} · Tacora`;
    return () => void (document.title = "Tacora");
  }, [code]);
  const reload = () => {
    setWatch(false);
    setKeys(seatKeys(code));
  };
  if (keys.length > 1) return html`<${HotSeatTable} key=${keys.map((key) => key.seat).join()} code=${code} keys=${keys} onGone=${reload} />`;
  if (keys.length === 1 || watch) {
    return html`<${OneSeat} key=${keys[0]?.token ?? "watch"} code=${code} token=${keys[0]?.token ?? null} role=${watch ? "spectator" : "seat"} onGone=${reload} />`;
  }
  return html`<${Visitor} code=${code} onSeated=${reload} onWatch=${() => setWatch(true)} />`;
}

/** A client for as long as the component lives. @param {string} code @param {{token: string | null, role: "seat" | "spectator" | "screen"}} as */
export function useClient(code, { token, role }) {
  const client = useMemo(() => new TableClient(code, { token, role }), [code, token, role]);
  useEffect(() => () => client.close(), [client]);
  useSignalEffect(() => {
    const refusal = client.refusal.value;
    if (refusal) {
      client.refusal.value = null;
      refuse(refusal.choice ? { ...refusal, message: say("web-choice-refused", { reason: refusal.message }) } : refusal);
    }
  });
  useSignalEffect(() => {
    const game = client.table.value?.game;
    if (game) void useGameWords(game);
  });
  return client;
}

/** @param {{code: string, token: string | null, role: "seat" | "spectator", onGone: () => void}} properties */
function OneSeat({ code, token, role, onGone }) {
  const client = useClient(code, { token, role });
  useAutostart(client);
  return html`<${LiveTable} client=${client} onGone=${onGone} />`;
}

/** @param {{code: string, keys: import("../lib/settings.js").SeatKey[], onGone: () => void}} properties */
function HotSeatTable({ code, keys, onGone }) {
  const clients = useMemo(() => keys.map(({ token }) => new TableClient(code, { token, role: "seat" })), []);
  const neutral = useClient(code, { token: null, role: "spectator" });
  useEffect(() => () => clients.forEach((client) => client.close()), [clients]);
  useSignalEffect(() => {
    for (const client of clients) {
      const refusal = client.refusal.value;
      if (refusal) {
        client.refusal.value = null;
        refuse(refusal);
      }
    }
  });
  useSignalEffect(() => {
    if (clients.some((client) => client.ended.value)) setTimeout(onGone, 0);
  });
  return html`<${HotSeat} clients=${clients} neutral=${neutral}
    lobby=${() => html`<${Lobby} client=${clients.find((one) => one.you.value.host) ?? clients[0]} clients=${clients} />`}
    play=${(/** @type {TableClient} */ client, /** @type {any} */ sheet) => html`<${Play} key=${client === neutral ? "neutral" : client.token} client=${client} clients=${clients} sheet=${sheet} />`}
    ended=${() => html`<${Gone} client=${clients.find((one) => one.ended.value) ?? clients[0]} onGone=${onGone} />`} />`;
}

/** *Play now* made this table: sit, be ready, begin. @param {TableClient} client */
function useAutostart(client) {
  useSignalEffect(() => {
    const key = `tacora/start/${client.code}`;
    if (!client.you.value.host || client.table.value?.state !== "lobby" || !sessionStorage.getItem(key)) return;
    sessionStorage.removeItem(key);
    void start([client]);
  });
}

// Coming in ----------------------------------------------------------------------------------------

/** @param {{code: string, onSeated: () => void, onWatch: () => void}} properties */
function Visitor({ code, onSeated, onWatch }) {
  const [table, setTable] = useState(/** @type {Data | null} */ (null));
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const game = useGame(table?.game);
  useEffect(() => {
    let here = true;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const found = await getJson(`/api/tables/${encodeURIComponent(code)}`);
        if (here) setTable(toldApart(found));
      } catch (/** @type {any} */ error) {
        if (here && error.status === 404) setMissing(true);
      }
    };
    void look();
    const timer = setInterval(look, 3000);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [code]);
  if (missing) {
    return html`<main class="page page-narrow" id="main">
      <h1 tabindex="-1">${say("web-no-table")}</h1>
      <p>${say("web-no-table-text", { code: code.slice(0, 20) })}</p>
      <div class="row"><${Link} class="button button-primary" href="/">${say("web-home")}<//><${Link} class="button" href="/join">${say("web-other-code")}<//></div>
    </main>`;
  }
  if (!table) return html`<main class="page page-narrow" id="main"><h1 tabindex="-1">${say("web-table")} ${code}</h1><p>${say("web-loading")}</p></main>`;
  const free = table.seats.filter((/** @type {Data} */ seat) => seat.kind === "open").length;
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { seat, token } = await postJson(`/api/tables/${encodeURIComponent(code)}/join`, { profile: profileToSend() });
      addSeatKey(code, seat, token);
      onSeated();
    } catch (error) {
      refuse(error);
      setBusy(false);
    }
  };
  const may = table.state === "lobby" && free > 0 && !table.locked;
  return html`<main class="page page-narrow" id="main">
    <h1 tabindex="-1">${say("web-join-title")}</h1>
    <p class="soft">${game?.title} · ${table.preset && has(`preset-${table.preset}`) ? say(`preset-${table.preset}`) : ""} · ${table.state === "lobby" ? say("web-seats-free", { count: free }) : say(`web-state-${table.state}`)}</p>
    <ul class="faces">
      ${table.seats.map((/** @type {Data} */ seat, /** @type {number} */ index) => html`<li key=${index}><${Badge} colour=${seat.kind === "open" ? null : seat.colour} emblem=${seat.kind === "open" ? null : seat.emblem} />
        <span>${seat.kind === "open" ? say("web-seat-open") : seatName(seat, index)}</span></li>`)}
    </ul>
    ${may
      ? html`<form class="panel" onSubmit=${sit}>
          <h2>${say("web-who-are-you")}</h2>
          <${OwnProfile} />
          <div class="form-end"><button class="button button-primary button-big" disabled=${busy}>${say("web-sit-down")}</button></div>
        </form>`
      : html`<p class="panel">${say(table.locked ? "web-is-locked" : table.state === "lobby" ? "web-is-full" : "web-is-running")}</p>`}
    <div class="row">
      ${table.spectators && html`<button type="button" class="button" onClick=${onWatch}><${Icon} name="eye" /> ${say("web-watch")}</button>`}
      <${Link} class="button button-quiet" href="/">${say("web-home")}<//>
    </div>
  </main>`;
}

/** @param {{client: TableClient, onGone: () => void}} properties */
function Gone({ client, onGone }) {
  const bye = client.ended.value ?? {};
  const back = wayBack(client.code);
  const takeBack = () => {
    if (back) addSeatKey(client.code, back.seat, back.token);
    keepWayBack(client.code, null);
    onGone();
  };
  return html`<main class="page page-narrow" id="main">
    <h1 tabindex="-1">${say("web-gone")}</h1>
    <p>${bye.message || (has(`error-${bye.code}`) ? say(`error-${bye.code}`) : "")}</p>
    <div class="row">
      <${Link} class="button button-primary" href="/">${say("web-home")}<//>
      ${back && bye.code !== "kicked"
        ? html`<button type="button" class="button" onClick=${takeBack}>${say("web-take-back")}</button>`
        : html`<button type="button" class="button" onClick=${onGone}>${say("web-back-to-door")}</button>`}
    </div>
  </main>`;
}

// At the table -------------------------------------------------------------------------------------

/** @param {{client: TableClient, onGone: () => void}} properties */
function LiveTable({ client, onGone }) {
  if (client.ended.value) return html`<${Gone} client=${client} onGone=${onGone} />`;
  const table = client.table.value;
  if (!table) return html`<${Waiting} client=${client} />`;
  if (table.state === "lobby") return html`<${TableFrame} client=${client}><${Lobby} client=${client} /><//>`;
  return html`<${Play} client=${client} />`;
}

/** @param {{client: TableClient}} properties */
function Waiting({ client }) {
  return html`<main class="page page-narrow waiting" id="main">
    <h1 tabindex="-1">${say("web-table")} ${client.code}</h1>
    <p role="status">${say(client.pluginFailed.value ? "web-board-failed" : client.connection.value === "offline" ? "web-connection-lost" : "web-connecting")}</p>
    <p><${Link} href="/">${say("web-home")}<//></p>
  </main>`;
}

/** @param {{client: TableClient}} properties */
export function ConnectionNote({ client }) {
  const away = client.connection.value !== "online" && client.connection.value !== "ended";
  const [late, setLate] = useState(false); // a blink of the network is nobody's business
  useEffect(() => {
    if (!away) {
      setLate(false);
      return undefined;
    }
    const timer = setTimeout(() => setLate(true), 400);
    return () => clearTimeout(timer);
  }, [away]);
  return html`<div class="connection ${away && late ? "is-shown" : ""}" role="status">
    ${away && late && html`<${Icon} name="offline" /><span>${say(client.pending.value ? "web-connection-lost-kept" : "web-connection-lost")}</span>`}
  </div>`;
}

/** The bar of a page at a table. @param {{client: TableClient, children?: any, middle?: any, tools?: any}} properties */
function TableFrame({ client, children, middle, tools }) {
  const [menu, setMenu] = useState(false);
  return html`<div class="table-page">
    <header class="table-bar">
      <button type="button" class="button-icon" onClick=${() => setMenu(true)} aria-label=${say("web-menu")} aria-haspopup="dialog"><${Icon} name="menu" /></button>
      <div class="table-bar-middle">${middle ?? html`<span class="wordmark-small">Tacora</span> <span class="code-small">${client.code}</span>`}</div>
      <div class="table-bar-tools">${tools}</div>
    </header>
    <${ConnectionNote} client=${client} />
    ${children}
    ${menu && html`<${TableMenu} client=${client} onClose=${() => setMenu(false)} />`}
  </div>`;
}

/** @param {{client: TableClient, onClose: () => void}} properties */
function TableMenu({ client, onClose }) {
  const table = client.table.value ?? {};
  const game = useGame(table.game);
  const { seat, role } = client.you.value;
  const [sure, setSure] = useState(false);
  const key = `layout/${client.code}`;
  const [hand, setHand] = useState(remembered(key, "auto") === "hand");
  const leave = async () => {
    if (table.state === "playing" && !sure) {
      setSure(true);
      return;
    }
    if (seat === null) {
      navigate("/");
      return;
    }
    await client.leave();
    onClose();
  };
  return html`<${Dialog} title=${`${say("web-table")} ${client.code}`} onClose=${onClose} class="dialog-menu">
    <section aria-label=${say("web-who")}><${SeatList} client=${client} game=${game} /></section>
    <details class="more"><summary>${say("web-invite")}</summary><${SharePanel} code=${client.code} /></details>
    <details class="more"><summary>${say("web-settings")}</summary><${SettingsForm} /></details>
    ${role === "seat" && html`<${Switch} label=${say("web-hand-only")} help=${say("web-hand-only-help")} value=${hand} onChange=${(/** @type {boolean} */ on) => {
      setHand(on);
      remember(key, on ? "hand" : "full");
      dispatchEvent(new CustomEvent("tacora-layout"));
    }} />`}
    <div class="row menu-end">
      <a class="button" href=${`/rules/${table.game}`} target="_blank" rel="noopener"><${Icon} name="book" /> ${say("web-rules")}</a>
      <a class="button" href=${`/t/${client.code}/screen`} target="_blank" rel="noopener"><${Icon} name="screen" /> ${say("web-open-screen")}</a>
      <${Link} class="button button-quiet" href="/">${say("web-home")}<//>
      <button type="button" class="button button-danger" onClick=${leave}>${say(sure ? "web-leave-sure" : "web-leave-table")}</button>
    </div>
    ${sure && html`<p role="alert">${say("web-leave-warning")}</p>`}
  <//>`;
}

/** Full board, or only the hand on a phone beside a television. @param {TableClient} client */
function useLayout(client) {
  const key = `layout/${client.code}`;
  const [wish, setWish] = useState(remembered(key, "auto"));
  const [narrow, setNarrow] = useState(innerWidth < 700);
  useEffect(() => {
    const again = () => {
      setWish(remembered(key, "auto"));
      setNarrow(innerWidth < 700);
    };
    addEventListener("tacora-layout", again);
    addEventListener("resize", again);
    return () => {
      removeEventListener("tacora-layout", again);
      removeEventListener("resize", again);
    };
  }, [key]);
  if (client.you.value.role !== "seat") return "full";
  if (wish !== "auto") return wish;
  return narrow && (client.table.value?.screens ?? 0) > 0 ? "hand" : "full";
}

/** Events to ears and fingers, once each. @param {TableClient} client @param {boolean} [aloud] */
export function useAnnouncements(client, aloud = true) {
  const heard = useRef(client.version.value);
  useSignalEffect(() => {
    const version = client.version.value;
    const plugin = client.plugin.value;
    if (version === heard.current || !plugin) return;
    heard.current = version;
    const { kind, events } = client.change;
    const request = client.request.peek();
    const mine = Boolean(request?.legal_actions);
    if (kind === "step" && aloud) {
      const names = seatNames(client.table.peek(), client.match.peek()).map((/** @type {Data} */ one) => one.nickname);
      const lines = sentences(plugin, events, names, client.match.peek()?.options ?? {}, client.you.peek().seat);
      announce([...lines, mine ? say("web-your-choice") : ""].filter(Boolean).join(" "));
      buzz(mine ? [20, 60, 20] : 20);
    }
  });
}

/**
 * A match in play or just over.
 * @param {{client: TableClient, clients?: TableClient[], sheet?: any}} properties `sheet`: what a hot seat lays over the board's foot
 */
export function Play({ client, clients = [client], sheet = null }) {
  const table = /** @type {Data} */ (client.table.value);
  const match = client.match.value;
  const plugin = client.plugin.value;
  const layout = useLayout(client);
  const bar = useSignal(/** @type {any} */ (null));
  const [settled, setSettled] = useState(-1);
  const [board, setBoard] = useState(false);
  const [asking, setAsking] = useState(false);
  const layoutSignal = useSignal(layout);
  layoutSignal.value = layout;
  useAnnouncements(client, !sheet || client.you.value.role !== "seat");
  const names = () => seatNames(client.table.value, client.match.value);
  const api = useMemo(() => match && boardApi({
    game: match.game, options: match.options, seat: client.you.value.seat, role: client.you.value.role, names,
    choose: (action) => {
      playSound("envelope");
      void client.choose(action);
    },
    withdraw: () => client.withdraw(),
  }), [client, match?.id, client.you.value.seat]);
  const over = client.over.value;
  useEffect(() => setBoard(false), [match?.id]);
  if (!match || !plugin || !api) {
    return html`<${TableFrame} client=${client}><main class="page page-narrow waiting" id="main">
      <h1 tabindex="-1">${say("web-shuffling")}</h1>
      <p role="status">${say("web-shuffling-text")}</p>
    </main><//>`;
  }
  const showEnd = Boolean(over) && !board && settled === client.version.value;
  const watching = table.spectator_count - (clients.length > 1 ? 1 : 0); // a hot seat's open board is no spectator
  const panel = panelOpen.value;
  const toggle = (/** @type {"log" | "chat"} */ name) => (panelOpen.value = panelOpen.value === name ? "" : name);
  const tools = html`
    ${watching > 0 && html`<span class="watchers" title=${say("web-spectator-count", { count: watching })}><${Icon} name="eye" /><span aria-hidden="true">${watching}</span><span class="for-readers">${say("web-spectator-count", { count: watching })}</span></span>`}
    <${Clock} client=${client} />
    <button type="button" class="button-icon bar-rules" aria-haspopup="dialog" aria-label=${say("web-rules")} onClick=${() => setAsking(true)}><${Icon} name="book" /></button>
    <button type="button" class="button-icon" aria-expanded=${panel === "log"} aria-controls="side" aria-label=${say("web-log")} onClick=${() => toggle("log")}><${Icon} name="list" /></button>
    <${ChatButton} client=${client} open=${panel === "chat"} onToggle=${() => toggle("chat")} />`;
  return html`<${TableFrame} client=${client} middle=${html`<span class="bar-game">${bar.value}</span>`} tools=${tools}>
    <div class="table-main ${panel ? "has-side" : ""}">
      <main id="main" class="table-center">
        <h1 class="for-readers" tabindex="-1">${say("web-table-heading", { code: client.code })}</h1>
        <${BoardHost} plugin=${plugin} api=${api} label=${say("web-board")} view=${() => clientView(client, layoutSignal.value)}
          change=${() => ({ version: client.version.value, ...client.change })} onBar=${(/** @type {any} */ shown) => (bar.value = shown)}
          onSettled=${setSettled} />
        ${sheet}
        <${Bubbles} client=${client} names=${names()} />
        ${showEnd && html`<${End} client=${client} clients=${clients} plugin=${plugin} api=${api} onBoard=${() => setBoard(true)} />`}
        ${over && board && html`<button type="button" class="button button-primary end-back" onClick=${() => setBoard(false)}>${say("web-see-end")}</button>`}
      </main>
      ${asking && html`<${Asking} dialog="RulesPanel" game=${match.game} preset=${match.preset} observation=${() => client.observation.peek()} onClose=${() => setAsking(false)} />`}
      ${panel && html`<${Side} client=${client} plugin=${plugin} names=${names()} panel=${panel} />`}
    </div>
  <//>`;
}

/** @param {Data} properties */
function ChatButton({ client, open, onToggle }) {
  const [read, setRead] = useState(client.chat.value.length);
  const total = client.chat.value.length;
  useEffect(() => {
    if (open) setRead(total);
  }, [open, total]);
  useEffect(() => {
    const last = client.chat.value.at(-1);
    if (total > read && !open && last && last.seat !== client.you.value.seat) announce(`${last.nickname}: ${last.text}`);
  }, [total]);
  const fresh = open ? 0 : Math.max(0, total - read);
  return html`<button type="button" class="button-icon" aria-expanded=${open} aria-controls="side" onClick=${onToggle}
    aria-label=${fresh ? say("web-chat-new", { count: fresh }) : say("web-chat")}><${Icon} name="chat" />${fresh > 0 && html`<span class="dot" aria-hidden="true">${fresh}</span>`}</button>`;
}

/** @param {Data} properties */
function Side({ client, plugin, names, panel }) {
  const close = () => (panelOpen.value = "");
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    const escape = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && !document.querySelector("dialog[open]") && close();
    place.current?.querySelector("button")?.focus();
    addEventListener("keydown", escape);
    return () => {
      removeEventListener("keydown", escape);
      if (before?.isConnected) before.focus();
    };
  }, []);
  return html`<aside class="side" id="side" ref=${place} aria-label=${say(panel === "log" ? "web-log" : "web-chat")}>
    <header class="side-head">
      <div class="tabs" role="group" aria-label=${say("web-panel")}>
        <button type="button" aria-pressed=${panel === "log"} onClick=${() => (panelOpen.value = "log")}>${say("web-log")}</button>
        <button type="button" aria-pressed=${panel === "chat"} onClick=${() => (panelOpen.value = "chat")}>${say("web-chat")}</button>
      </div>
      <button type="button" class="button-icon" aria-label=${say("web-close")} onClick=${close}><${Icon} name="close" /></button>
    </header>
    ${panel === "log"
      ? html`<${Log} plugin=${plugin} game=${client.match.value?.game ?? ""} before=${(/** @type {Data} */ event) => client.before.get(event) ?? null} events=${client.events.value} names=${names.map((/** @type {Data} */ one) => one.nickname)} options=${client.match.value?.options ?? {}} viewer=${client.you.value.seat} />`
      : html`<${Chat} client=${client} names=${names} />`}
    ${client.you.value.role === "seat" && html`<${EmoteBar} client=${client} />`}
  </aside>`;
}

/** @param {Data} properties */
function End({ client, clients, plugin, api, onBoard }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const over = client.over.value;
  const { seat, host } = client.you.value;
  const data = useMemo(() => ({ observation: client.observation.value, events: client.events.value, over }), [over]);
  const winners = over.winners.map((/** @type {number} */ index) => api.names()[index].nickname);
  useEffect(() => {
    playSound("success");
    announce(say("web-won", { count: winners.length, names: list(winners) }), "assertive");
    place.current?.querySelector("h2")?.focus();
  }, []);
  const again = () => clients.find((/** @type {TableClient} */ one) => one.you.value.host)?.tell({ type: "rematch" });
  return html`<section class="end" ref=${place} aria-labelledby="end-title">
    <div class="end-inside">
      <h2 id="end-title" tabindex="-1" class=${plugin.createEnd ? "for-readers" : "end-title"}>${say("web-won", { count: winners.length, names: list(winners) })}</h2>
      ${plugin.createEnd ? html`<${EndHost} plugin=${plugin} api=${api} data=${data} />` : html`<${GenericEnd} plugin=${plugin} api=${api} data=${data} />`}
      <div class="row end-actions">
        ${host || clients.some((/** @type {TableClient} */ one) => one.you.value.host)
          ? html`<button type="button" class="button button-primary button-big" onClick=${again}><${Icon} name="again" /> ${say("web-rematch")}</button>`
          : seat !== null && html`<p class="soft">${say("web-rematch-host")}</p>`}
        ${over.record && html`<${Link} class="button" href=${`/replay/${over.record}`}><${Icon} name="play" /> ${say("web-see-replay")}<//>`}
        <button type="button" class="button button-quiet" onClick=${onBoard}>${say("web-see-board")}</button>
        <${Link} class="button button-quiet" href="/">${say("web-home")}<//>
      </div>
    </div>
  </section>`;
}
