// Boot: words and fonts first, then the page of the address. Pages are loaded when first asked for.
import "./lib/announce.js";
import { html, render, useEffect, useState } from "./lib/preact.js";
import { Link, path } from "./lib/router.js";
import { linkStyle } from "./lib/style.js";
import { currentGame, language, LANGUAGES, loadWords, say, switchLanguage } from "./lib/words.js";
import { Icon } from "./parts/emblems.js";
import { Refusals } from "./parts/toasts.js";
import { SettingsDialog, settingsOpen } from "./parts/settings.js";
import { Home } from "./pages/home.js";

/** @typedef {{pattern: RegExp, load: () => Promise<any>, bare?: boolean}} Route */

const plain = (/** @type {any} */ page) => ({ default: page });

async function rulesPage() {
  const [page] = await Promise.all([import("./pages/rules.js"), linkStyle("/static/pages/rules.css")]);
  return plain(page.RulesPage);
}

/** Named groups become the page's properties. @type {Route[]} */
const ROUTES = [
  { pattern: /^\/$/, load: async () => plain(Home) },
  { pattern: /^\/new$/, load: async () => plain((await import("./pages/new.js")).NewTable) },
  { pattern: /^\/join$/, load: async () => plain((await import("./pages/join.js")).Join) },
  { pattern: /^\/games$/, load: async () => plain((await import("./pages/games.js")).Games) },
  { pattern: /^\/t\/(?<code>[^/]+)$/, load: async () => plain((await import("./pages/table.js")).TablePage), bare: true },
  { pattern: /^\/t\/(?<code>[^/]+)\/screen$/, load: async () => plain((await import("./pages/screen.js")).ScreenPage), bare: true },
  { pattern: /^\/replay(?:\/(?<id>[^/]+))?$/, load: async () => plain((await import("./pages/replay.js")).ReplayPage), bare: true },
  { pattern: /^\/rules(?:\/(?<game>[^/]+))?$/, load: rulesPage },
];

function match(/** @type {string} */ address) {
  for (const route of ROUTES) {
    const found = route.pattern.exec(address);
    if (found) return { route, parameters: { ...found.groups } };
  }
  return null;
}

export function LanguageSwitch() {
  return html`<div class="languages" role="group" aria-label=${say("web-language")}>
    ${Object.entries(LANGUAGES).map(
      ([code, name]) => html`<button type="button" key=${code} lang=${code} aria-pressed=${code === language.value}
        aria-label=${name} onClick=${() => switchLanguage(code)}>${code.toUpperCase()}</button>`,
    )}
  </div>`;
}

function Header() {
  return html`<header class="site-head">
    <${Link} href="/" class="wordmark">Tacora<//>
    <div class="site-tools">
      <${LanguageSwitch} />
      <button type="button" class="button-icon" onClick=${() => (settingsOpen.value = true)} aria-label=${say("web-settings")}>
        <${Icon} name="gear" />
      </button>
    </div>
  </header>`;
}

function NotFound() {
  return html`<main class="page page-narrow" id="main">
    <h1 tabindex="-1">${say("web-not-found")}</h1>
    <p>${say("web-not-found-text")}</p>
    <p><${Link} class="button button-primary" href="/">${say("web-home")}<//></p>
  </main>`;
}

function App() {
  const [shown, show] = useState(/** @type {any} */ (null));
  const address = path.value;
  void language.value;
  void currentGame.value;
  useEffect(() => {
    let current = true;
    const found = match(address);
    if (!found) {
      show({ address, page: NotFound, parameters: {}, bare: false });
      return undefined;
    }
    found.route.load().then(
      ({ default: page }) => current && show({ address, page, parameters: found.parameters, bare: found.route.bare }),
      (error) => {
        console.error(error);
        if (current) show({ address, page: Broken, parameters: {}, bare: false });
      },
    );
    return () => {
      current = false;
    };
  }, [address]);
  useEffect(() => focusPage(shown?.address), [shown?.address]);
  if (!shown) return null;
  const decoded = Object.fromEntries(Object.entries(shown.parameters).map(([key, value]) => [key, value && decodeURIComponent(String(value))]));
  return html`
    <a class="skip" href="#main" onClick=${skipToMain}>${say("web-skip")}</a>
    ${!shown.bare && html`<${Header} />`}
    <${shown.page} key=${shown.address} ...${decoded} language=${language.value} />
    <${Refusals} />
    ${settingsOpen.value && html`<${SettingsDialog} />`}
  `;
}

function Broken() {
  return html`<main class="page page-narrow" id="main">
    <h1 tabindex="-1">${say("web-broken")}</h1>
    <p>${say("web-broken-text")}</p>
    <p><button type="button" class="button button-primary" onClick=${() => location.reload()}>${say("web-reload")}</button></p>
  </main>`;
}

function skipToMain(/** @type {Event} */ event) {
  event.preventDefault();
  const main = document.getElementById("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus();
}

let firstPage = true;

/** A new page is read from its heading; the first one from the top, as always. @param {string | undefined} address */
function focusPage(address) {
  if (!address) return;
  if (!firstPage) /** @type {HTMLElement | null} */ (document.querySelector("main h1"))?.focus({ preventScroll: true });
  firstPage = false;
}

/** Fonts before the first paint of text, so that nothing jumps; but never wait long for them. */
function fonts() {
  const wanted = ['900 1em "Londrina Solid"', '400 1em "Atkinson Hyperlegible"', '700 1em "Atkinson Hyperlegible"'];
  const loaded = Promise.all(wanted.map((font) => document.fonts.load(font))).catch(() => undefined);
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 600))]);
}

async function boot() {
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  for (let tries = 0; ; tries++) {
    try {
      await Promise.all([loadWords(language.value, currentGame.value), fonts()]);
      break;
    } catch (error) {
      if (tries > 4) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** tries));
    }
  }
  render(html`<${App} />`, root);
  performance.mark("tacora-usable");
  // A worker needs https or the machine itself; on a plain home network the page works without.
  if ("serviceWorker" in navigator && window.isSecureContext) navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

void boot();
