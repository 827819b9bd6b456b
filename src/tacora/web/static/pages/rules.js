// The booklet: one page for each edition, with a question box, and every rule by its number.
import { getJson } from "../lib/api.js";
import { html, useEffect, useState } from "../lib/preact.js";
import { say, sayRefusal, useGameWords } from "../lib/words.js";
import { Select } from "../parts/dialog.js";
import { AskBox, Differences, Pages, RuleLinks } from "./rules-answer.js";

export { RulesPanel, WhyDialog } from "./rules-panel.js";

/** @typedef {Record<string, any>} Data */

/** @param {{game?: string, language: string}} properties */
export function RulesPage({ game = "diamant", language }) {
  const [edition, setEdition] = useState(new URLSearchParams(location.search).get("edition") ?? "");
  const [data, setData] = useState(/** @type {Data | null} */ (null));
  const [wrong, setWrong] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let current = true;
    const query = new URLSearchParams({ language, ...(edition ? { edition } : {}) });
    Promise.all([getJson(`/api/rules/${encodeURIComponent(game)}?${query}`), useGameWords(game).catch(() => undefined)]).then(
      ([found]) => current && (setData(found), setWrong(null)),
      (error) => current && setWrong(error),
    );
    return () => {
      current = false;
    };
  }, [game, edition, language]);
  useEffect(() => {
    if (data && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [data === null]);
  if (wrong) {
    return html`<main class="page page-narrow" id="main"><h1 tabindex="-1">${say("desk-panel-title")}</h1>
      <p role="alert">${sayRefusal(wrong)}</p></main>`;
  }
  if (!data) return html`<main class="page" id="main" aria-busy="true"><h1 tabindex="-1">${say("desk-panel-title")}</h1></main>`;
  const titles = Object.fromEntries(data.editions.map((/** @type {Data} */ one) => [one.name, one.title]));
  const choose = (/** @type {string} */ name) => {
    history.replaceState(null, "", `${location.pathname}?edition=${encodeURIComponent(name)}${location.hash}`);
    setEdition(name);
  };
  return html`<main class="page rules-page" id="main">
    <header class="rules-head">
      <h1 tabindex="-1">${say("desk-page-title", { game: data.title })}</h1>
      <${Select} label=${say("desk-edition")} value=${data.edition} onChange=${choose}
        choices=${data.editions.map((/** @type {Data} */ one) => ({ value: one.name, label: one.title }))} />
    </header>
    <section class="panel" aria-labelledby="rules-ask"><h2 id="rules-ask" class="for-readers">${say("desk-panel-open")}</h2>
      <${AskBox} game=${game} preset=${data.edition} titles=${titles} here=${true} /></section>
    <${Contents} data=${data} />
    <${Part} id="short" title=${say("desk-section-short")}><${Told} entry=${data.short} data=${data} titles=${titles} lead=${true} /><//>
    <${Part} id="turn" title=${say("desk-section-turn")}>
      <ol class="steps">${data.turn.map((/** @type {Data} */ one) => html`<li key=${one.text}><${Told} entry=${one} data=${data} titles=${titles} /></li>`)}</ol><//>
    <${Part} id="win" title=${say("desk-section-win")}>${data.win.map((/** @type {Data} */ one) => html`<${Told} key=${one.text} entry=${one} data=${data} titles=${titles} />`)}<//>
    <${Part} id="questions" title=${say("desk-section-questions")}>
      ${data.questions.map((/** @type {Data} */ one) => html`<details class="question" key=${one.name} id=${`q-${one.name}`}>
        <summary>${one.title}</summary>
        ${one.own.map((/** @type {string} */ text) => html`<p key=${text} class="own"><strong>${data.title}</strong>: ${text}</p>`)}
        <${Told} entry=${one} data=${data} titles=${titles} />
        <${Differences} differences=${one.differences} titles=${titles} />
      </details>`)}<//>
    <${Part} id="mistakes" title=${say("desk-section-mistakes")}>
      <dl class="mistakes">${data.mistakes.map((/** @type {Data} */ one) => html`<div key=${one.title}><dt>${one.title}</dt><dd><${Told} entry=${one} data=${data} titles=${titles} /></dd></div>`)}</dl><//>
    <${Part} id="editions" title=${say("desk-section-editions")}><${Editions} data=${data} titles=${titles} /><//>
    <${Part} id="rulebook" title=${say("desk-section-rulebook")}>
      ${data.sections.map((/** @type {Data} */ section) => html`<section key=${section.number} class="chapter" aria-labelledby=${section.anchor}>
        <h3 id=${section.anchor}>${section.number} ${section.title}</h3>
        ${section.paragraphs.map((/** @type {Data} */ one) => html`<${Paragraph} key=${one.number} one=${one} data=${data} titles=${titles} />`)}
      </section>`)}<//>
    <${Part} id="extensions" title=${say("desk-section-extensions")}><p>${data.extensions}</p><//>
    <${Part} id="facts" title=${say("desk-section-facts")}><${Facts} facts=${data.facts} /><//>
  </main>`;
}

const PARTS = ["short", "turn", "win", "questions", "mistakes", "editions", "rulebook", "extensions", "facts"];

/** @param {{data: Data}} properties */
function Contents({ data }) {
  return html`<nav class="rules-contents" aria-label=${say("desk-contents")}>
    <ul>${PARTS.map((id) => html`<li key=${id}><a href=${`#${id}`}>${say(`desk-section-${id}`)}</a>
      ${id === "rulebook" && html`<ul>${data.sections.map((/** @type {Data} */ one) => html`<li key=${one.number}><a href=${`#${one.anchor}`}>${one.number} ${one.title}</a></li>`)}</ul>`}</li>`)}</ul>
  </nav>`;
}

/** @param {{id: string, title: string, children?: any}} properties */
function Part({ id, title, children }) {
  return html`<section class="panel" aria-labelledby=${id}><h2 id=${id}>${title}</h2>${children}</section>`;
}

/** @param {{entry: Data, data: Data, titles: Record<string, string>, lead?: boolean}} properties */
function Told({ entry, data, titles, lead = false }) {
  return html`<p class=${lead ? "lead" : ""}>${entry.text} <span class="sources"><${RuleLinks} game=${data.game} rules=${entry.rules} here=${true} />
    <${Pages} pages=${entry.pages} title=${titles[data.page_edition] ?? ""} /></span></p>`;
}

/** Lines and lists of a paragraph; emphasis and rule numbers inside. @param {{one: Data, data: Data, titles: Record<string, string>}} properties */
function Paragraph({ one, data, titles }) {
  /** @type {any[]} */
  const blocks = [];
  /** @type {any[]} */
  let items = [];
  const close = () => {
    if (items.length) blocks.push(html`<ul key=${blocks.length}>${items}</ul>`);
    items = [];
  };
  for (const line of String(one.text).split("\n")) {
    if (line.startsWith("- ")) items.push(html`<li key=${items.length}>${inline(line.slice(2))}</li>`);
    else if (line.trim()) {
      close();
      blocks.push(html`<p key=${blocks.length}>${inline(line)}</p>`);
    }
  }
  close();
  return html`<div class="rule" id=${one.anchor} tabindex="-1">
    <span class="rule-number">${one.number}</span>
    <div>${blocks}
      ${(one.house || one.assumed || one.pages.length > 0) && html`<p class="sources">
        ${one.house && html`<span class="tag">${say("desk-house")}</span>`} ${one.assumed && html`<span class="tag">${say("desk-assumed")}</span>`}
        <${Pages} pages=${one.pages} title=${titles[data.page_edition] ?? ""} /></p>`}
    </div>
  </div>`;
}

/** @param {string} text */
function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|\bR[1-9]\d?\.[1-9]\d?\b)/).map((part, at) => {
    if (/^R[1-9]\d?\.[1-9]\d?$/.test(part)) return html`<a key=${at} href=${`#${part.toLowerCase().replace(".", "-")}`}>${part}</a>`;
    if (part.startsWith("**")) return html`<strong key=${at}>${part.slice(2, -2)}</strong>`;
    if (part.length > 2 && part.startsWith("*") && part.endsWith("*")) return html`<em key=${at}>${part.slice(1, -1)}</em>`;
    return part;
  });
}

/** @param {{data: Data, titles: Record<string, string>}} properties */
function Editions({ data, titles }) {
  const names = data.editions.map((/** @type {Data} */ one) => one.name);
  return html`<div class="table-scroll" tabindex="0" role="region" aria-labelledby="editions-caption">
    <table class="editions-table"><caption id="editions-caption">${say("desk-table-caption")}</caption>
      <thead><tr><td></td>${names.map((/** @type {string} */ name) => html`<th scope="col" key=${name} class=${name === data.edition ? "own" : ""}>${titles[name]}</th>`)}</tr></thead>
      <tbody>${data.table.map((/** @type {Data} */ row) => html`<tr key=${row.topic}>
        <th scope="row">${row.topic} <${RuleLinks} game=${data.game} rules=${row.rules} here=${true} /></th>
        ${names.map((/** @type {string} */ name) => {
          const differs = row.cells[name] !== row.cells[data.edition];
          return html`<td key=${name} class="${name === data.edition ? "own" : ""} ${differs ? "differs" : ""}">
            ${differs && html`<span class="differs-mark" role="img" aria-label=${say("desk-different")} title=${say("desk-different")}></span> `}${row.cells[name]}
            ${row.uncertain.includes(name) && html`<small>${say("desk-uncertain")}</small>`}</td>`;
        })}
      </tr>`)}</tbody>
    </table>
  </div>`;
}

/** @param {{facts: Data}} properties */
function Facts({ facts }) {
  const rows = [
    ["desk-facts-title", facts.title],
    ["desk-facts-authors", facts.authors.join(", ")],
    ["desk-facts-players", facts.players.join("–")],
    ["desk-facts-age", `${facts.age}+`],
    ["desk-facts-minutes", facts.minutes],
    ["desk-facts-year", facts.year],
    ["desk-facts-source", facts.source],
  ];
  return html`<dl class="facts">${rows.map(([id, value]) => html`<div key=${id}><dt>${say(id)}</dt><dd>${value}</dd></div>`)}</dl>`;
}
