// A new table with friends: edition, seats, bots and their level, what the table agrees on.
import { allGames, postJson } from "../lib/api.js";
import { html, useEffect, useState } from "../lib/preact.js";
import { navigate } from "../lib/router.js";
import { addSeatKey, EMBLEMS, profile, remember, remembered } from "../lib/settings.js";
import { say, useGameWords } from "../lib/words.js";
import { Choices, Select, TextField } from "../parts/dialog.js";
import { Badge } from "../parts/emblems.js";
import { OptionsForm } from "../parts/options.js";
import { OwnProfile, profileToSend } from "../parts/profile.js";
import { refuse } from "../parts/toasts.js";
import { botChoices, TableForm } from "../parts/table-form.js";

/** @typedef {Record<string, any>} Data */

/** @param {Data} game */
function firstForm(game) {
  const kept = remembered(`form/${game.id}`, null);
  const known = game.presets.some((/** @type {Data} */ preset) => preset.name === kept?.preset);
  return {
    preset: known ? kept.preset : game.default_preset,
    options: known ? kept.options : {},
    seats: ["open", "open", "open"].slice(0, game.players[1] - 1),
    names: /** @type {string[]} */ ([]),
    clock: { kind: "none" },
    expiry: "bot",
    listed: false,
    spectators: true,
    advice: false,
    ...(kept && { clock: kept.clock, expiry: kept.expiry, spectators: kept.spectators, advice: kept.advice, seats: kept.seats }),
  };
}

export function NewTable() {
  const [games, setGames] = useState(/** @type {Data[] | null} */ (null));
  const [chosen, setChosen] = useState(new URLSearchParams(location.search).get("game") ?? "diamant");
  const [form, setForm] = useState(/** @type {Data | null} */ (null));
  const [busy, setBusy] = useState(false);
  const game = games?.find((one) => one.id === chosen) ?? games?.[0];
  useEffect(() => {
    allGames().then((all) => setGames(all.filter((one) => one.board !== false)), refuse);
  }, []);
  useEffect(() => {
    if (!game) return;
    useGameWords(game.id).then(() => setForm(firstForm(game)), refuse);
  }, [game]);
  if (!games || !game || !form) return html`<main class="page" id="main"><h1 tabindex="-1">${say("web-new-table")}</h1><p>${say("web-loading")}</p></main>`;

  const change = (/** @type {Data} */ what) => setForm({ ...form, ...what });
  const count = form.seats.length + 1;
  const create = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      navigate(`/t/${await createTable(game, form)}`);
    } catch (error) {
      refuse(error);
      setBusy(false);
    }
  };
  const counts = [];
  for (let n = Math.max(2, game.players[0]); n <= game.players[1]; n++) {
    const official = n >= game.official_players[0] && n <= game.official_players[1];
    counts.push({ value: String(n), label: official ? String(n) : html`${n}<sup aria-hidden="true">*</sup><span class="for-readers"> ${say("web-unofficial")}</span>` });
  }
  return html`<main class="page" id="main">
    <h1 tabindex="-1">${say("web-new-table")}</h1>
    <form class="new-form" onSubmit=${create}>
      <section class="panel" aria-labelledby="new-you">
        <h2 id="new-you">${say("web-you")}</h2>
        <${OwnProfile} />
      </section>
      <section class="panel" aria-labelledby="new-seats">
        <h2 id="new-seats">${say("web-seats")}</h2>
        <${Choices} class="choices-small" label=${say("web-players-count")} value=${String(count)} choices=${counts}
          onChange=${(/** @type {string} */ value) => change({ seats: resize(form.seats, Number(value) - 1) })} />
        ${(count < game.official_players[0] || count > game.official_players[1]) && html`<p class="help">* ${say("web-unofficial")}</p>`}
        <ol class="seat-rows">
          <li class="seat-row"><${Badge} colour=${profile.value.colour} emblem=${profile.value.emblem} /><strong>${profileToSend().nickname}</strong></li>
          ${form.seats.map((/** @type {string} */ kind, /** @type {number} */ index) => html`<${SeatRow} key=${index} game=${game} index=${index} kind=${kind} name=${form.names[index] ?? ""}
            onKind=${(/** @type {string} */ value) => change({ seats: form.seats.map((/** @type {string} */ old, /** @type {number} */ at) => (at === index ? value : old)) })}
            onName=${(/** @type {string} */ value) => change({ names: Object.assign([...form.names], { [index]: value }) })} />`)}
        </ol>
      </section>
      <section class="panel" aria-labelledby="new-game">
        <h2 id="new-game">${say("web-game")}</h2>
        ${games.length > 1 && html`<${Select} label=${say("web-which-game")} value=${game.id} onChange=${setChosen}
          choices=${games.map((one) => ({ value: one.id, label: one.title }))} />`}
        <${OptionsForm} game=${game} preset=${form.preset} options=${form.options} onChange=${change} />
      </section>
      <section class="panel" aria-labelledby="new-table">
        <h2 id="new-table">${say("web-table")}</h2>
        <${TableForm} game=${game} value=${form} onChange=${change} />
      </section>
      <div class="form-end">
        <button class="button button-primary button-big" disabled=${busy}>${say("web-create-table")}</button>
      </div>
    </form>
  </main>`;
}

/** @param {string[]} seats @param {number} count */
function resize(seats, count) {
  return Array.from({ length: count }, (_, index) => seats[index] ?? "open");
}

/** @param {Data} properties */
function SeatRow({ game, index, kind, name, onKind, onName }) {
  const number = index + 2;
  return html`<li class="seat-row">
    <${Badge} colour=${kind === "open" ? null : (profile.value.colour + index + 1) & 7} emblem=${kind === "local" ? EMBLEMS[(EMBLEMS.indexOf(profile.value.emblem) + index + 1) & 7] : null} />
    <${Select} label=${say("web-seat-number", { number })} hideLabel=${true} value=${kind} onChange=${onKind}
      choices=${[
        { value: "open", label: say("web-seat-open") },
        { value: "local", label: say("web-seat-local") },
        ...botChoices(game),
      ]} />
    ${kind === "local" && html`<${TextField} label=${say("web-seat-name", { number })} hideLabel=${true} value=${name} maxlength="24" onInput=${onName}
      placeholder=${say("web-nickname")} />`}
  </li>`;
}

/** Create the table, then sit the others who share this device. @param {Data} game @param {Data} form @returns {Promise<string>} its code */
async function createTable(game, form) {
  const { names, ...kept } = form;
  remember(`form/${game.id}`, kept);
  const hotSeat = form.seats.includes("local");
  const seats = [{ kind: "person" }, ...form.seats.map((/** @type {string} */ kind) => (kind.startsWith("bot:") ? { kind: "bot", bot: kind.slice(4) } : { kind: "open" }))];
  const { code, seat, token } = await postJson("/api/tables", {
    game: game.id, preset: form.preset, options: form.options, seats, clock: form.clock, expiry: form.expiry, listed: form.listed,
    spectators: form.spectators || hotSeat, advice: form.advice, profile: profileToSend(),
  });
  addSeatKey(code, seat, token);
  for (const [index, kind] of form.seats.entries()) {
    if (kind !== "local") continue;
    const emblem = EMBLEMS[(EMBLEMS.indexOf(profile.value.emblem) + index + 1) & 7];
    const nickname = (names[index] ?? "").trim() || say(`web-emblem-${emblem}`);
    const joined = await postJson(`/api/tables/${code}/join`, {
      seat: index + 1, profile: { nickname, colour: (profile.value.colour + index + 1) & 7, emblem },
    });
    addSeatKey(code, joined.seat, joined.token);
  }
  return code;
}

