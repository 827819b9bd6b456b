// A finished match again: slider, step, speed, any seat's eyes; and the shuffle dealt again in this browser.
import { getJson, postJson } from "../lib/api.js";
import { BoardHost, boardApi, seatNames, sentences } from "../lib/board.js";
import { batch, html, useEffect, useMemo, useRef, useSignal, useState } from "../lib/preact.js";
import { Link } from "../lib/router.js";
import { remembered } from "../lib/settings.js";
import { loadPlugin } from "../lib/table.js";
import { verifyShuffle } from "../lib/verify.js";
import { language, LANGUAGES, list, say, switchLanguage, useGameWords } from "../lib/words.js";
import { Choices, Dialog, Select } from "../parts/dialog.js";
import { Icon } from "../parts/emblems.js";
import { copy } from "../parts/share.js";
import { SettingsForm } from "../parts/settings.js";
import { refuse } from "../parts/toasts.js";
import { WhyButton } from "../parts/why.js";

/** @typedef {Record<string, any>} Data */

const SPEEDS = [0.5, 1, 2, 4];
const PACE = 1600; // milliseconds a step at speed 1

/** @param {{id?: string}} properties */
export function ReplayPage({ id }) {
  const [upload, setUpload] = useState(/** @type {Data | null} */ (null));
  if (!id && !upload) return html`<${Upload} onRecord=${setUpload} />`;
  return html`<${Replay} id=${id} record=${upload} onOther=${setUpload} />`;
}

/** @param {Event} event @param {(record: Data) => void} onRecord */
async function readRecord(event, onRecord) {
  const input = /** @type {HTMLInputElement} */ (event.currentTarget);
  const file = input.files?.[0];
  if (!file) return;
  try {
    if (file.size > 4_000_000) throw { code: "record-large", message: say("web-record-large") };
    let record;
    try {
      record = JSON.parse(await file.text());
    } catch {
      throw { code: "record-not-json", message: say("web-record-broken") };
    }
    await postJson("/api/records?viewer=full", record);
    onRecord(record);
  } catch (error) {
    refuse(error);
  }
  input.value = ""; // so that the same file, mended, can be tried again
}

/** @param {{onRecord: (record: Data) => void}} properties */
function Upload({ onRecord }) {
  return html`<main class="page page-narrow" id="main">
    <h1 tabindex="-1">${say("web-replays")}</h1>
    <p>${say("web-replay-lead")}</p>
    <label class="button button-primary button-big file">
      <${Icon} name="upload" /> ${say("web-open-record")}
      <input type="file" accept="application/json,.json" onChange=${(/** @type {Event} */ event) => readRecord(event, onRecord)} />
    </label>
    <p><${Link} href="/">${say("web-home")}<//></p>
  </main>`;
}

/** The replay as the service tells it, whatever it calls its parts. @param {Data} told */
function whole(told) {
  const record = told.record ?? told.record_summary ?? {};
  return {
    ...told,
    game: told.game ?? record.game,
    options: told.options ?? record.options ?? {},
    seats: told.seats ?? record.seats ?? [],
    commitment: told.commitment ?? record.commitment ?? null,
    seed: told.seed ?? record.seed ?? null,
    moments: told.moments.filter((/** @type {Data} */ moment) => moment.step !== null),
    initial: told.initial ?? told.moments[0]?.observation,
    winners: told.winners ?? record.winners ?? null,
    differences: told.differences ?? [],
  };
}

/** @param {{id?: string, record: Data | null, onOther: (record: Data) => void}} properties */
function Replay({ id, record, onOther }) {
  const [data, setData] = useState(/** @type {Data | null} */ (null));
  const [plugin, setPlugin] = useState(/** @type {import("../lib/table.js").Plugin | null} */ (null));
  const [viewer, setViewer] = useState("full");
  const [missing, setMissing] = useState(false);
  const load = (/** @type {string} */ as) =>
    record ? postJson(`/api/records?viewer=${as}`, record) : getJson(`/api/records/${encodeURIComponent(id ?? "")}/replay?viewer=${as}`);
  useEffect(() => {
    let here = true;
    load(viewer).then(
      async (told) => {
        const replay = whole(told);
        await useGameWords(replay.game);
        const loaded = await loadPlugin(replay.game);
        if (!here) return;
        setPlugin(loaded);
        setData(replay);
      },
      (error) => {
        if (here && error.status === 404) setMissing(true);
        else refuse(error);
      },
    );
    return () => {
      here = false;
    };
  }, [id, record, viewer]);
  if (missing) {
    return html`<main class="page page-narrow" id="main"><h1 tabindex="-1">${say("web-no-replay")}</h1><p>${say("web-no-replay-text")}</p>
      <p><${Link} class="button" href="/replay">${say("web-replays")}<//></p></main>`;
  }
  if (!data || !plugin) return html`<main class="page page-narrow waiting" id="main"><h1 tabindex="-1">${say("web-replay")}</h1><p role="status">${say("web-loading")}</p></main>`;
  return html`<${Player} id=${id} record=${record} data=${data} plugin=${plugin} viewer=${viewer} onViewer=${setViewer} onOther=${onOther}
    full=${() => (viewer === "full" ? Promise.resolve(data) : load("full").then(whole))} />`;
}

/** @param {Data} properties */
function Player({ id, record, data, plugin, viewer, onViewer, onOther, full }) {
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState(1);
  const [playing, setPlaying] = useState(false);
  const [more, setMore] = useState(false);
  const bar = useSignal(/** @type {any} */ (null));
  const view = useSignal(/** @type {Data} */ ({}));
  const change = useRef({ version: 0, kind: "show", events: /** @type {Data[]} */ ([]) });
  const version = useSignal(0);
  const last = data.moments.length;
  const seat = /^\d+$/.test(viewer) ? Number(viewer) : null;
  const names = () => seatNames(null, { seats: data.seats });
  const nicknames = names().map((/** @type {Data} */ one) => one.nickname);
  const api = useMemo(() => boardApi({ game: data.game, options: data.options, seat, role: "replay", names }), [data]);

  const shown = useRef({ at: -1, data: null });
  useEffect(() => {
    const jump = shown.current.data !== data || at !== shown.current.at + 1;
    const moment = at ? data.moments[at - 1] : null;
    shown.current = { at, data };
    batch(() => {
      change.current = { version: version.value + 1, kind: jump ? "show" : "step", events: jump ? [] : (moment?.events ?? []) };
      view.value = {
        observation: moment ? moment.observation : data.initial,
        request: null, chosen: [], own: null, advice: null, options: data.options, layout: "full", role: "replay", seat,
        over: at === last && data.winners ? { winners: data.winners, returns: data.returns, record: id, seed: data.seed } : null,
        remaining: null, pending: null, offline: false,
      };
      version.value += 1;
    });
  }, [at, data]);

  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed]);

  const go = (/** @type {number} */ to) => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(last, to)));
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const on = /** @type {HTMLElement} */ (event.target);
    if (on.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return; // the slider has its own keys
    if (event.key === " " && !on.closest("button, summary, a")) {
      event.preventDefault();
      setPlaying(!playing);
    } else if (event.key === "ArrowRight") go(at + 1);
    else if (event.key === "ArrowLeft") go(at - 1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(last);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });
  const moment = at ? data.moments[at - 1] : null;
  const told = useMemo(() => {
    let before = at > 1 ? data.moments[at - 2].observation : data.initial;
    return (moment?.events ?? []).flatMap((/** @type {Data} */ event) => {
      const seen = before;
      before = plugin.follow(before, event);
      return sentences(plugin, [event], nicknames, data.options, seat).map((text) => ({ event, before: seen, text }));
    });
  }, [at, data, language.value]);
  const words = moment ? told.map((/** @type {Data} */ one) => one.text).join(" ") : say("web-replay-start");
  return html`<div class="table-page replay">
    <header class="table-bar">
      <${Link} class="button-icon" href="/" aria-label=${say("web-home")}><${Icon} name="back" /><//>
      <div class="table-bar-middle"><span class="bar-game">${bar.value}</span></div>
      <div class="table-bar-tools">
        <button type="button" class="button-icon" aria-label=${say("web-replay-more")} aria-haspopup="dialog" onClick=${() => setMore(true)}><${Icon} name="menu" /></button>
      </div>
    </header>
    <div class="table-main">
      <main id="main" class="table-center">
        <h1 class="for-readers" tabindex="-1">${say("web-replay-of", { names: list(nicknames) })}</h1>
        <${BoardHost} plugin=${plugin} api=${api} label=${say("web-board")} view=${() => (void version.value, view.value)}
          change=${() => change.current} onBar=${(/** @type {any} */ now) => (bar.value = now)} />
      </main>
    </div>
    <footer class="replay-bar">
      <p class="for-readers" role="status">${words}</p>
      <p class="replay-words">${moment
        ? told.map((/** @type {Data} */ one, /** @type {number} */ index) => html`<span key=${index}><span aria-hidden="true">${one.text}</span> <${WhyButton} game=${data.game} ...${one} /> </span>`)
        : html`<span aria-hidden="true">${words}</span>`}</p>
      <div class="replay-controls">
        <button type="button" class="button-icon" aria-label=${say("web-replay-first")} disabled=${at === 0} onClick=${() => go(0)}><${Icon} name="first" /></button>
        <button type="button" class="button-icon" aria-label=${say("web-replay-back")} disabled=${at === 0} onClick=${() => go(at - 1)}><${Icon} name="back" /></button>
        <button type="button" class="button-icon button-play" aria-label=${say(playing ? "web-replay-pause" : "web-replay-play")} onClick=${() => {
          if (!playing && at >= last) setAt(0);
          setPlaying(!playing);
        }}><${Icon} name=${playing ? "pause" : "play"} /></button>
        <button type="button" class="button-icon" aria-label=${say("web-replay-next")} disabled=${at === last} onClick=${() => go(at + 1)}><${Icon} name="next" /></button>
        <button type="button" class="button-icon" aria-label=${say("web-replay-last")} disabled=${at === last} onClick=${() => go(last)}><${Icon} name="last" /></button>
        <input class="replay-slider" type="range" min="0" max=${last} value=${at} aria-label=${say("web-replay-place")}
          aria-valuetext=${say("web-replay-step", { at, last })} onInput=${(/** @type {any} */ event) => go(Number(event.currentTarget.value))} />
        <span class="replay-count" aria-hidden="true">${at}/${last}</span>
        <${Select} label=${say("web-replay-speed")} hideLabel=${true} value=${String(speed)} onChange=${(/** @type {string} */ value) => setSpeed(Number(value))}
          choices=${SPEEDS.map((value) => ({ value: String(value), label: `${value}×` }))} />
        <${Select} label=${say("web-replay-viewer")} hideLabel=${true} value=${viewer} onChange=${onViewer}
          choices=${[
            { value: "full", label: say("web-replay-full") },
            { value: "spectator", label: say("web-replay-spectator") },
            ...nicknames.map((/** @type {string} */ name, /** @type {number} */ index) => ({ value: String(index), label: say("web-replay-as", { name }) })),
          ]} />
      </div>
    </footer>
    ${more && html`<${More} id=${id} record=${record} data=${data} plugin=${plugin} full=${full} onClose=${() => setMore(false)}
      onOther=${(/** @type {Data} */ other) => {
        setMore(false);
        onOther(other);
      }} />`}
  </div>`;
}

/** @param {Data} properties */
function More({ id, record, data, plugin, full, onClose, onOther }) {
  const link = `${location.origin}/replay/${id}`;
  const download = async () => {
    try {
      const whole = record ?? (await getJson(`/api/records/${encodeURIComponent(id)}`));
      const url = URL.createObjectURL(new Blob([JSON.stringify(whole, null, 2)], { type: "application/json" }));
      Object.assign(document.createElement("a"), { href: url, download: `tacora-${id ?? "record"}.json` }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch (error) {
      refuse(error);
    }
  };
  return html`<${Dialog} title=${say("web-replay")} onClose=${onClose}>
    <section aria-labelledby="verify-title">
      <h3 id="verify-title">${say("web-verify")}</h3>
      <${Verify} data=${data} plugin=${plugin} full=${full} />
    </section>
    <div class="row">
      ${id && html`<button type="button" class="button" onClick=${() => copy(link)}><${Icon} name="copy" /> ${say("web-copy-link")}</button>`}
      ${id && "share" in navigator && html`<button type="button" class="button" onClick=${() => navigator.share({ title: "Tacora", url: link }).catch(() => undefined)}><${Icon} name="share" /> ${say("web-share")}</button>`}
      <button type="button" class="button" onClick=${download}><${Icon} name="download" /> ${say("web-download")}</button>
      <label class="button file"><${Icon} name="upload" /> ${say("web-open-record")}
        <input type="file" accept="application/json,.json" onChange=${(/** @type {Event} */ event) => readRecord(event, onOther)} /></label>
    </div>
    <${Choices} label=${say("web-language")} value=${language.value} onChange=${switchLanguage}
      choices=${Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))} />
    <details class="more"><summary>${say("web-settings")}</summary><${SettingsForm} /></details>
  <//>`;
}

/** Was the deck honest? In plain words first, the numbers folded. @param {Data} properties */
function Verify({ data, plugin, full }) {
  const [result, setResult] = useState(/** @type {Data | null} */ (null));
  const [busy, setBusy] = useState(false);
  const mine = remembered("contributions", {})[data.commitment]?.value;
  const inside = mine && data.seed?.contributions?.includes(mine);
  const check = async () => {
    setBusy(true);
    try {
      setResult(await verifyShuffle(await full(), plugin.outcomes));
    } catch (error) {
      console.error(error);
      setResult({ ok: false, failed: true });
    }
    setBusy(false);
  };
  if (!data.seed || !data.commitment) return html`<p>${say("web-verify-no-seed")}</p>`;
  return html`<div class="verify">
    <p>${say("web-verify-explain", { count: data.seed.contributions.length })}</p>
    ${inside && html`<p>${say("web-verify-mine")}</p>`}
    <p><button type="button" class="button button-primary" disabled=${busy || !plugin.outcomes} onClick=${check}><${Icon} name="shield" /> ${say(busy ? "web-verify-busy" : "web-verify-check")}</button></p>
    <div role="status">
      ${result && html`<p class="verdict ${result.ok ? "verdict-good" : "verdict-bad"}">${
        result.failed ? say("web-verify-failed")
        : result.ok ? say("web-verify-good", { cards: result.cards })
        : !result.commitment ? say("web-verify-commitment")
        : say("web-verify-bad", { count: result.differences.length, step: result.differences[0].index })}</p>`}
      ${data.differences.length > 0 && html`<p class="verdict verdict-bad">${say("web-verify-record", { count: data.differences.length })}</p>`}
    </div>
    <details class="more"><summary>${say("web-verify-numbers")}</summary>
      <dl class="facts facts-long">
        <div><dt>${say("web-verify-sealed")}</dt><dd><code>${data.commitment}</code></dd></div>
        <div><dt>${say("web-verify-secret")}</dt><dd><code>${data.seed.secret}</code></dd></div>
        ${data.seed.contributions.map((/** @type {string} */ part, /** @type {number} */ index) => html`<div key=${index}><dt>${say("web-verify-part", { number: index + 1 })}</dt><dd><code>${part}</code></dd></div>`)}
      </dl>
      <p class="help">${say("web-verify-elsewhere")}</p>
    </details>
  </div>`;
}
