// A form from what a game declares: editions as cards, every switch with its help, house rules marked as such.
import { html } from "../lib/preact.js";
import { has, list, say } from "../lib/words.js";
import { Choices, Select, Switch, TextField } from "./dialog.js";

/** @typedef {Record<string, any>} Data */

/** @param {string} id @param {string} otherwise */
const word = (id, otherwise) => (has(id) ? say(id) : otherwise);

/** @param {Data} preset */
export const presetName = (preset) => word(`preset-${preset.name}`, preset.title ?? preset.name);

/** @param {Data} option */
export const optionName = (option) => word(`option-${option.name}`, option.name.replaceAll("_", " "));

/** @param {string} name @param {string} value */
export const choiceName = (name, value) => word(`choice-${name}-${value}`, value.replaceAll("_", " "));

/** @param {any} a @param {any} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** The values of a preset, whole. @param {Data} game @param {string} name */
export function presetValues(game, name) {
  const preset = game.presets.find((/** @type {Data} */ one) => one.name === name);
  return { ...Object.fromEntries(game.options.map((/** @type {Data} */ option) => [option.name, option.default])), ...preset?.values };
}

/**
 * @param {{option: Data, value: any, onChange: (value: any) => void, changed: boolean, disabled?: boolean}} properties
 */
function OptionField({ option, value, onChange, changed, disabled }) {
  const label = html`${optionName(option)}${option.house && html` <span class="tag">${say("web-house-rule")}</span>`}${changed &&
  html` <span class="tag tag-changed">${say("web-changed")}</span>`}`;
  const help = word(`option-${option.name}.help`, option.help);
  if (option.kind === "flag") return html`<${Switch} label=${label} help=${help} value=${value} onChange=${onChange} disabled=${disabled} />`;
  if (option.kind === "choice") {
    return html`<${Select} label=${label} help=${help} value=${value} onChange=${onChange} disabled=${disabled}
      choices=${option.choices.map((/** @type {string} */ choice) => ({ value: choice, label: choiceName(option.name, choice) }))} />`;
  }
  if (option.kind === "integer") {
    const numbers = [];
    for (let n = option.minimum; n <= option.maximum && numbers.length < 100; n++) numbers.push({ value: String(n), label: String(n) });
    return html`<${Select} label=${label} help=${help} value=${String(value)} choices=${numbers} disabled=${disabled}
      onChange=${(/** @type {string} */ text) => onChange(Number(text))} />`;
  }
  return html`<${TextField} label=${label} value=${Array.isArray(value) ? value.join(" ") : value} inputmode="numeric" disabled=${disabled}
    help=${`${help} ${say("web-numbers-help", { low: option.minimum, high: option.maximum, most: option.max_length })}`}
    onInput=${(/** @type {string} */ text) => onChange(/[^\d\s,]/.test(text) ? text : (text.match(/\d+/g) ?? []).map(Number))} />`;
}

/**
 * @param {{game: Data, preset: string, options: Data, onChange: (change: {preset: string, options: Data}) => void, disabled?: boolean}} properties
 *   `options` holds only what differs from the preset
 */
export function OptionsForm({ game, preset, options, onChange, disabled = false }) {
  const base = presetValues(game, preset);
  const field = (/** @type {Data} */ option) => html`<${OptionField} key=${option.name} option=${option}
    value=${options[option.name] ?? base[option.name]} changed=${option.name in options} disabled=${disabled}
    onChange=${(/** @type {any} */ value) => {
      const { [option.name]: _, ...others } = options;
      onChange({ preset, options: same(value, base[option.name]) ? others : { ...others, [option.name]: value } });
    }} />`;
  const plain = game.options.filter((/** @type {Data} */ option) => !option.advanced);
  const advanced = game.options.filter((/** @type {Data} */ option) => option.advanced);
  const chosen = game.presets.find((/** @type {Data} */ one) => one.name === preset);
  return html`<div class="options">
    <${Choices} class="presets" label=${say("web-edition")} value=${preset} disabled=${disabled}
      onChange=${(/** @type {string} */ name) => onChange({ preset: name, options: {} })}
      choices=${game.presets.map((/** @type {Data} */ one) => ({
        value: one.name,
        label: presetName(one),
        help: word(`preset-${one.name}.help`, ""),
      }))} />
    ${chosen?.uncertain?.length > 0 &&
    html`<p class="help">${say("web-uncertain", {
      count: chosen.uncertain.length,
      names: list(chosen.uncertain.map((/** @type {string} */ name) => optionName({ name }))),
    })}</p>`}
    <details class="more">
      <summary>${say("web-switches")} ${Object.keys(options).length > 0 && html`<span class="tag tag-changed">${say("web-changed-count", { count: Object.keys(options).length })}</span>`}</summary>
      <div class="option-grid">${plain.map(field)}${advanced.map(field)}</div>
    </details>
  </div>`;
}

/** The rules in force as short lines, for the lobby. @param {Data} game @param {Data} table */
export function optionLines(game, table) {
  const base = presetValues(game, table.preset ?? game.default_preset);
  return game.options
    .map((/** @type {Data} */ option) => ({ option, value: table.options[option.name] ?? base[option.name], changed: isChanged(base, table.options, option.name) }))
    .filter((/** @type {Data} */ { option, changed }) => changed || (!option.advanced && !option.house))
    .map((/** @type {Data} */ { option, value, changed }) => {
      const text =
        option.kind === "choice" ? choiceName(option.name, value)
        : option.kind === "flag" ? say(value ? "web-yes" : "web-no")
        : Array.isArray(value) ? value.join(" ") || "–"
        : String(value);
      return { name: option.name, label: optionName(option), text, house: option.house, changed };
    });
}

/** @param {Data} base @param {Data} options @param {string} name */
const isChanged = (base, options, name) => name in options && !same(options[name], base[name]);

/** What of `options` differs from the preset. @param {Data} game @param {string} preset @param {Data} options */
export function overrides(game, preset, options) {
  const base = presetValues(game, preset);
  return Object.fromEntries(Object.entries(options).filter(([name]) => isChanged(base, options, name)));
}
