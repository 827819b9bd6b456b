// An answer of the rules desk with its sources, and the box that asks for one.
import { announce } from "../lib/announce.js";
import { getJson, postJson } from "../lib/api.js";
import { html, useId, useState } from "../lib/preact.js";
import { language, say, sayRefusal } from "../lib/words.js";

/** @typedef {Record<string, any>} Data */

/** Numbers of paragraphs as links. @param {{game: string, rules: string[], here?: boolean}} properties */
export function RuleLinks({ game, rules, here = false }) {
  if (!rules.length) return null;
  return html`<span class="rule-links">${rules.map((rule) => {
    const anchor = `#${rule.toLowerCase().replace(".", "-")}`;
    return html`<a key=${rule} class="rule-link" href=${here ? anchor : `/rules/${encodeURIComponent(game)}${anchor}`}
      target=${here ? undefined : "_blank"} rel=${here ? undefined : "noopener"} aria-label=${say("desk-link-rule", { rule })}>${rule}</a>`;
  })}</span>`;
}

/** @param {{pages: number[], title: string}} properties */
export function Pages({ pages, title }) {
  if (!pages.length) return null;
  return html`<span class="pages">${say("desk-pages", { pages: pages.join(", "), count: pages.length, title })}</span>`;
}

/** @param {{differences: Data[], titles: Record<string, string>}} properties */
export function Differences({ differences, titles }) {
  if (!differences.length) return null;
  return html`<div class="differences"><p class="small-title">${say("desk-differences")}</p>
    <ul>${differences.map((one) => html`<li key=${one.text}><strong>${one.editions.map((/** @type {string} */ name) => titles[name] ?? name).join(", ")}</strong>: ${one.text}</li>`)}</ul>
  </div>`;
}

/** @param {{answer: Data, titles: Record<string, string>, here?: boolean, onAsk?: (question: string) => void}} properties */
export function Answer({ answer, titles, here = false, onAsk }) {
  return html`<article class="answer answer-${answer.kind}" lang=${answer.language}>
    <h3>${answer.title}</h3>
    ${answer.answer.split("\n").map((/** @type {string} */ line, /** @type {number} */ at) => html`<p key=${at}>${line}</p>`)}
    ${answer.example.length > 0 && html`<div class="worked"><p class="small-title">${say("desk-example")}</p>
      <ul>${answer.example.map((/** @type {string} */ line) => html`<li key=${line}>${line}</li>`)}</ul></div>`}
    <${Differences} differences=${answer.differences} titles=${titles} />
    ${answer.rules.length > 0 && html`<p class="sources"><${RuleLinks} game=${answer.game} rules=${answer.rules} here=${here} />
      ${answer.pages.length ? html`<${Pages} pages=${answer.pages} title=${titles[answer.page_edition] ?? answer.page_edition} />` : html`<span class="pages">${say("desk-no-page")}</span>`}
      <span class="editions">${answer.editions.length === Object.keys(titles).length ? say("desk-every-edition") : answer.editions.map((/** @type {string} */ name) => titles[name] ?? name).join(", ")}</span></p>`}
    ${onAsk && answer.also.length > 0 && html`<div class="also"><p class="small-title">${say("desk-also")}</p>
      ${answer.also.map((/** @type {string} */ title) => html`<button type="button" class="button-text" key=${title} onClick=${() => onAsk(title)}>${title}</button>`)}</div>`}
    ${answer.nearest.length > 0 && html`<div class="nearest"><p class="small-title">${say("desk-nearest")}</p>
      <ul>${answer.nearest.map((/** @type {Data} */ one) => html`<li key=${one.rule}><${RuleLinks} game=${answer.game} rules=${[one.rule]} here=${here} /> ${one.text}</li>`)}</ul></div>`}
  </article>`;
}

/**
 * A question box. `observation` makes it know the position at the table.
 * @param {{game: string, preset?: string | null, observation?: () => Data | null, titles: Record<string, string>, here?: boolean}} properties
 */
export function AskBox({ game, preset = null, observation, titles, here = false }) {
  const id = useId();
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState(/** @type {Data | null} */ (null));
  const [state, setState] = useState(/** @type {"" | "busy" | "failed"} */ (""));
  const [wrong, setWrong] = useState("");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    ask(text);
  };
  const ask = async (/** @type {string} */ wanted) => {
    const question = wanted.trim();
    if (!question) return;
    setText(wanted);
    setState("busy");
    try {
      const seen = observation?.() ?? null;
      const found = seen
        ? await postJson("/api/ask", { q: question, preset, game, observation: seen })
        : await getJson(`/api/ask?${new URLSearchParams({ q: question, game, ...(preset ? { preset } : {}) })}`);
      setAnswer(found);
      setState("");
      announce(`${found.title}. ${found.answer}`);
    } catch (error) {
      setWrong(/** @type {any} */ (error)?.message || sayRefusal(error));
      setState("failed");
    }
  };
  return html`<div class="ask">
    <form class="ask-form" role="search" onSubmit=${submit}>
      <label for=${id}>${say("desk-ask-label")}</label>
      <div class="ask-row">
        <input id=${id} type="search" name="q" maxlength="2000" autocomplete="off" enterkeyhint="search" value=${text}
          aria-describedby="${id}-hint" onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)} />
        <button class="button button-primary" disabled=${state === "busy"}>${say("desk-ask-button")}</button>
      </div>
      <p class="help" id="${id}-hint">${say("desk-ask-hint")}</p>
    </form>
    <div aria-busy=${state === "busy"}>
      ${state === "busy" && html`<p class="soft">${say("desk-ask-busy")}</p>`}
      ${state === "failed" && html`<p class="field-error" role="alert">${wrong || say("desk-ask-failed")}</p>`}
      ${state === "" && answer && html`<${Answer} answer=${answer} titles=${titles} here=${here} onAsk=${ask} />`}
    </div>
  </div>`;
}

/**
 * Why an event happened: sentences and the rules behind them, from the service.
 * @param {Data} event @param {Data | null} before the viewer's observation just before it
 * @returns {Promise<{text: string, lines: string[], rules: string[], pages: number[]}>}
 */
export function why(event, before, game = "diamant") {
  return postJson("/api/explain", { event, before, game, language: language.value });
}
