// The table before a match: who is here, how others come, what is played, ready, start.
import { allGames } from "../lib/api.js";
import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { has, say } from "../lib/words.js";
import { profile } from "../lib/settings.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./emblems.js";
import { optionLines, OptionsForm, overrides } from "./options.js";
import { OwnProfile, profileToSend } from "./profile.js";
import { SeatList } from "./seats.js";
import { SharePanel } from "./share.js";
import { clockText, TableForm } from "./table-form.js";

/** @typedef {Record<string, any>} Data */
/** @typedef {import("../lib/table.js").TableClient} TableClient */

/** The declared card of a game. @param {string | undefined} id @returns {Data | null} */
export function useGame(id) {
  const [game, setGame] = useState(/** @type {Data | null} */ (null));
  useEffect(() => {
    let here = true;
    if (id) allGames().then((all) => here && setGame(all.find((one) => one.id === id) ?? null), () => undefined);
    return () => {
      here = false;
    };
  }, [id]);
  return game;
}

/** @param {{client: TableClient, clients?: TableClient[]}} properties `clients`: all seats of this device */
export function Lobby({ client, clients = [client] }) {
  const table = /** @type {Data} */ (client.table.value);
  const { seat, host } = client.you.value;
  const game = useGame(table.game);
  const [editing, setEditing] = useState(false);
  const own = seat === null ? null : table.seats[seat];
  const people = table.seats.filter((/** @type {Data} */ one) => one.kind === "person");
  const open = table.seats.filter((/** @type {Data} */ one) => one.kind === "open").length;
  const waiting = people.filter((/** @type {Data} */ one, /** @type {number} */ _index) => !one.ready && table.seats.indexOf(one) !== table.host).length;
  return html`<main class="page lobby ${host ? "is-host" : ""}" id="main">
    <header class="lobby-head">
      <h1 tabindex="-1">${say("web-lobby-title")}</h1>
      <p class="soft">${game ? `${game.title} · ` : ""}${table.preset && has(`preset-${table.preset}`) ? say(`preset-${table.preset}`) : say("web-own-rules")}</p>
    </header>
    <section class="panel lobby-share" aria-labelledby="lobby-invite">
      <h2 id="lobby-invite">${say("web-invite")}</h2>
      <${SharePanel} code=${client.code} />
    </section>
    <section class="panel lobby-seats" aria-labelledby="lobby-who">
      <h2 id="lobby-who">${say("web-who")}</h2>
      <${SeatList} client=${client} game=${game} />
      ${table.spectator_count > 0 && html`<p class="soft"><${Icon} name="eye" /> ${say("web-spectator-count", { count: table.spectator_count })}</p>`}
      ${host && html`<button type="button" class="button button-quiet" onClick=${() => client.tell({ type: "lock", locked: !table.locked })} aria-pressed=${table.locked}>
        <${Icon} name=${table.locked ? "lock" : "unlock"} /> ${say(table.locked ? "web-unlock" : "web-lock")}</button>`}
    </section>
    <section class="panel lobby-rules" aria-labelledby="lobby-rules">
      <h2 id="lobby-rules">${say("web-what")}</h2>
      ${game && html`<dl class="facts">
        ${optionLines(game, table).map((/** @type {Data} */ line) => html`<div key=${line.name} class=${line.changed ? "is-changed" : ""}>
          <dt>${line.label}${line.house && html` <span class="tag">${say("web-house-rule")}</span>`}</dt><dd>${line.text}</dd></div>`)}
        <div><dt>${say("web-clock")}</dt><dd>${clockText(table.clock)}</dd></div>
        <div><dt>${say("web-advice")}</dt><dd>${say(table.advice ? "web-yes" : "web-no")}</dd></div>
        <div><dt>${say("web-listed")}</dt><dd>${say(table.listed ? "web-yes" : "web-no")}</dd></div>
        <div><dt>${say("web-spectators")}</dt><dd>${say(table.spectators ? "web-yes" : "web-no")}</dd></div>
      </dl>`}
      ${open === 0 && table.house?.includes("num_players") && html`<p class="help">${say("web-unofficial")}</p>`}
      ${host && game && html`<button type="button" class="button" onClick=${() => setEditing(true)}>${say("web-change-rules")}</button>`}
    </section>
    ${own && clients.length === 1 && html`<details class="panel lobby-you" >
      <summary>${say("web-you-change")}</summary>
      <${OwnProfile} />
      <${SendProfile} client=${client} />
    </details>`}
    <div class="lobby-go">
      ${seat === null
        ? html`<p>${say("web-watching")}</p>`
        : host
          ? html`<p class="soft" aria-live="polite">${open > 0 ? say("web-open-left", { count: open }) : waiting > 0 ? say("web-not-ready-yet", { count: waiting }) : say("web-all-here")}</p>
              <button type="button" class="button button-primary button-big" onClick=${() => start(clients)}>${say("web-start")}</button>`
          : html`<p class="soft" aria-live="polite">${say(own.ready ? "web-wait-host" : "web-tell-ready")}</p>
              <button type="button" class="button button-primary button-big" aria-pressed=${own.ready}
                onClick=${() => clients.forEach((one) => one.tell({ type: "ready", ready: !own.ready }))}>
                ${say(own.ready ? "web-am-ready" : "web-i-am-ready")}</button>`}
      ${seat !== null && html`<button type="button" class="button button-quiet" onClick=${() => clients.forEach((one) => one.leave())}>${say("web-leave-table")}</button>`}
    </div>
    ${editing && game && html`<${EditRules} client=${client} game=${game} onClose=${() => setEditing(false)} />`}
  </main>`;
}

/** All seats of this device are ready, then the host begins. @param {TableClient[]} clients */
export async function start(clients) {
  await Promise.all(clients.map((one) => one.ask({ type: "ready", ready: true })));
  const host = clients.find((one) => one.you.value.host);
  await host?.tell({ type: "start" });
}

/** Tell the table a changed name, emblem or colour. @param {{client: TableClient}} properties */
function SendProfile({ client }) {
  const value = profile.value;
  const sent = useRef(/** @type {any} */ (null));
  useEffect(() => {
    const wanted = profileToSend();
    if (!sent.current || JSON.stringify(sent.current) === JSON.stringify(wanted)) {
      sent.current = wanted; // as the seat was taken
      return undefined;
    }
    sent.current = wanted;
    const timer = setTimeout(() => client.tell({ type: "profile", profile: wanted }), 500);
    return () => clearTimeout(timer);
  }, [value]);
  return null;
}

/** @param {{client: TableClient, game: Data, onClose: () => void}} properties */
function EditRules({ client, game, onClose }) {
  const table = /** @type {Data} */ (client.table.value);
  const preset = table.preset ?? game.default_preset;
  const [form, setForm] = useState(/** @type {Data} */ ({
    preset, options: overrides(game, preset, table.options), clock: table.clock, expiry: table.expiry, listed: table.listed, spectators: table.spectators, advice: table.advice,
  }));
  const change = (/** @type {Data} */ what) => setForm({ ...form, ...what });
  const save = async () => {
    const answer = await client.tell({ type: "settings", ...form });
    if (answer.type === "ok") onClose();
  };
  return html`<${Dialog} title=${say("web-change-rules")} onClose=${onClose} class="dialog-wide">
    <${OptionsForm} game=${game} preset=${form.preset} options=${form.options} onChange=${change} />
    <${TableForm} game=${game} value=${form} onChange=${change} />
    <div class="form-end"><button type="button" class="button button-primary" onClick=${save}>${say("web-save")}</button></div>
  <//>`;
}

