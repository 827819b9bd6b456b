// A modal dialog (the browser's own, so that focus is kept inside and Escape closes) and small form parts.
import { html, useEffect, useId, useRef } from "../lib/preact.js";
import { say } from "../lib/words.js";
import { Icon } from "./emblems.js";

/**
 * @param {{title: string, onClose: () => void, children?: any, class?: string}} properties
 */
export function Dialog({ title, onClose, children, class: extra = "" }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const id = useId();
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    element.current?.showModal();
    return () => before?.isConnected && before.focus();
  }, []);
  return html`<dialog ref=${element} class="dialog ${extra}" aria-labelledby=${id} onClose=${onClose}
      onClick=${(/** @type {MouseEvent} */ event) => event.target === element.current && element.current?.close()}>
    <div class="dialog-inside">
      <header class="dialog-head">
        <h2 id=${id}>${title}</h2>
        <button type="button" class="button-icon" onClick=${() => element.current?.close()} aria-label=${say("web-close")}>
          <${Icon} name="close" />
        </button>
      </header>
      ${children}
    </div>
  </dialog>`;
}

/**
 * One of a few, as a row of radio buttons.
 * @param {{label: string, value: string, choices: {value: string, label: any, help?: string}[],
 *          onChange: (value: string) => void, class?: string, hideLabel?: boolean, disabled?: boolean}} properties
 */
export function Choices({ label, value, choices, onChange, class: extra = "", hideLabel = false, disabled = false }) {
  const name = useId();
  return html`<fieldset class="choices ${extra}" disabled=${disabled}>
    <legend class=${hideLabel ? "for-readers" : ""}>${label}</legend>
    <div class="choices-row">
      ${choices.map(
        (one) => html`<label class="choice" key=${one.value}>
          <input type="radio" name=${name} value=${one.value} checked=${one.value === value} onChange=${() => onChange(one.value)} />
          <span class="choice-face"><span class="choice-label">${one.label}</span>
            ${one.help && html`<span class="choice-help">${one.help}</span>`}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * An on/off switch with an optional sentence.
 * @param {{label: any, help?: string, value: boolean, onChange: (value: boolean) => void, disabled?: boolean}} properties
 */
export function Switch({ label, help, value, onChange, disabled = false }) {
  const id = useId();
  return html`<div class="switch">
    <input id=${id} type="checkbox" role="switch" checked=${value} disabled=${disabled}
      aria-describedby=${help ? `${id}-help` : undefined}
      onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.checked)} />
    <label for=${id}>${label}</label>
    ${help && html`<p class="help" id="${id}-help">${help}</p>`}
  </div>`;
}

/**
 * @param {{label: any, help?: string, value: string, choices: {value: string, label: string}[],
 *          onChange: (value: string) => void, hideLabel?: boolean, disabled?: boolean}} properties
 */
export function Select({ label, help, value, choices, onChange, hideLabel = false, disabled = false }) {
  const id = useId();
  return html`<div class="field">
    <label for=${id} class=${hideLabel ? "for-readers" : ""}>${label}</label>
    <select id=${id} value=${value} disabled=${disabled} aria-describedby=${help ? `${id}-help` : undefined}
      onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.value)}>
      ${choices.map((one) => html`<option key=${one.value} value=${one.value} selected=${one.value === value}>${one.label}</option>`)}
    </select>
    ${help && html`<p class="help" id="${id}-help">${help}</p>`}
  </div>`;
}

/**
 * @param {{label: any, help?: string, value: string, onInput: (value: string) => void, [name: string]: any}} properties
 */
export function TextField({ label, help, value, onInput, hideLabel = false, error = "", ...rest }) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return html`<div class="field">
    <label for=${id} class=${hideLabel ? "for-readers" : ""}>${label}</label>
    <input id=${id} type="text" value=${value} aria-describedby=${described} aria-invalid=${error ? "true" : undefined}
      onInput=${(/** @type {any} */ event) => onInput(event.currentTarget.value)} ...${rest} />
    ${help && html`<p class="help" id="${id}-help">${help}</p>`}
    ${error && html`<p class="field-error" id="${id}-error">${error}</p>`}
  </div>`;
}
