// "I have a code": six characters from a friend's screen, or a listed table.
import { getJson } from "../lib/api.js";
import { html, useEffect, useState } from "../lib/preact.js";
import { Link, navigate } from "../lib/router.js";
import { has, say } from "../lib/words.js";
import { TextField } from "../parts/dialog.js";
import { refuse } from "../parts/toasts.js";

/** What people type or paste for a code: a whole link, small letters, spaces. @param {string} text */
export function codeFrom(text) {
  const link = /\/t\/([^/?#\s]+)/.exec(text);
  return (link ? link[1] : text).replace(/[\s-]/g, "").toUpperCase();
}

export function Join() {
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const [tables, setTables] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    getJson("/api/tables").then((found) => setTables(found.tables ?? found), () => undefined);
  }, []);
  const go = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const code = codeFrom(text);
    if (!code) {
      setError(say("web-code-missing"));
      return;
    }
    try {
      await getJson(`/api/tables/${encodeURIComponent(code)}`);
      navigate(`/t/${code}`);
    } catch (/** @type {any} */ refusal) {
      if (refusal.status === 404) setError(say("web-code-unknown", { code: code.slice(0, 12) }));
      else refuse(refusal);
    }
  };
  return html`<main class="page page-narrow" id="main">
    <h1 tabindex="-1">${say("web-have-code")}</h1>
    <form class="join-form" onSubmit=${go}>
      <${TextField} class="code-input" label=${say("web-code")} help=${say("web-code-help")} value=${text} error=${error}
        autocapitalize="characters" autocomplete="off" spellcheck=${false} enterkeyhint="go"
        onInput=${(/** @type {string} */ value) => {
          setText(value);
          setError("");
        }} />
      <button class="button button-primary button-big">${say("web-go-to-table")}</button>
    </form>
    ${tables.length > 0 &&
    html`<section aria-labelledby="listed">
      <h2 id="listed">${say("web-open-tables")}</h2>
      <ul class="table-list">
        ${tables.map((table) => {
          const free = table.seats.filter((/** @type {any} */ seat) => seat.kind === "open").length;
          return html`<li key=${table.code}><${Link} class="table-row" href="/t/${table.code}">
            <strong>${table.seats.map((/** @type {any} */ seat) => seat.nickname).filter(Boolean).join(", ") || table.code}</strong>
            <span>${has(`preset-${table.preset}`) ? say(`preset-${table.preset}`) : table.preset} · ${table.state === "lobby" ? say("web-seats-free", { count: free }) : say(`web-state-${table.state}`)}</span>
          <//></li>`;
        })}
      </ul>
    </section>`}
  </main>`;
}
