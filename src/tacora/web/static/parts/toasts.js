// Short notes at the edge: what was refused, what was copied. Said to readers, gone by themselves.
import { announce } from "../lib/announce.js";
import { html, signal } from "../lib/preact.js";
import { say, sayRefusal } from "../lib/words.js";
import { Icon } from "./emblems.js";

const notes = signal(/** @type {{key: number, text: string, kind: string}[]} */ ([]));
let count = 0;

/** @param {string} text @param {"info" | "wrong"} [kind] */
export function note(text, kind = "info") {
  const key = ++count;
  notes.value = [...notes.value.filter((one) => one.text !== text).slice(-2), { key, text, kind }];
  announce(text, kind === "wrong" ? "assertive" : "polite");
  setTimeout(() => (notes.value = notes.value.filter((one) => one.key !== key)), kind === "wrong" ? 7000 : 3500);
}

/** @param {any} refusal a `Refusal`, or a `refused` message */
export function refuse(refusal) {
  note(sayRefusal(refusal), "wrong");
}

export function Refusals() {
  return html`<div class="toasts">
    ${notes.value.map(
      (one) => html`<div class="toast toast-${one.kind}" key=${one.key}>
        <span>${one.text}</span>
        <button type="button" class="button-icon" aria-label=${say("web-close")}
          onClick=${() => (notes.value = notes.value.filter((other) => other.key !== one.key))}><${Icon} name="close" /></button>
      </div>`,
    )}
  </div>`;
}
