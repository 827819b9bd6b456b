// What a table agrees on besides the game's own rules: clock, who may see, advice.
import { html } from "../lib/preact.js";
import { say } from "../lib/words.js";
import { Choices, Select, Switch } from "./dialog.js";

/** @typedef {Record<string, any>} Data */

export const CLOCKS = /** @type {Data} */ ({
  none: { kind: "none" },
  "30": { kind: "per_choice", seconds: 30 },
  "60": { kind: "per_choice", seconds: 60 },
  "15": { kind: "per_choice", seconds: 15 },
  bank: { kind: "bank", seconds: 10, bank_seconds: 120 },
});

/** @param {Data | undefined} clock */
export function clockKey(clock) {
  if (clock?.kind === "bank") return "bank";
  if (clock?.kind === "per_choice") return String(clock.seconds);
  return "none";
}

/** @param {Data | undefined} clock */
export function clockText(clock) {
  if (clock?.kind === "bank") return say("web-clock-bank", { seconds: clock.seconds ?? 0, minutes: Math.round((clock.bank_seconds ?? 0) / 60) });
  if (clock?.kind === "per_choice") return say("web-clock-each", { seconds: clock.seconds });
  return say("web-clock-none");
}

/** @param {string} name */
export const expiryText = (name) => say(name === "bot" ? "web-expiry-bot" : "web-expiry-action", { action: say(`action-${name}`) });

/**
 * @param {{game: Data, value: Data, onChange: (change: Data) => void}} properties `value`: clock, expiry, listed, spectators, advice
 */
export function TableForm({ game, value, onChange }) {
  const keys = ["none", "60", "30", "15", "bank"];
  const now = clockKey(value.clock);
  return html`<div class="table-form">
    <${Choices} label=${say("web-clock")} value=${keys.includes(now) ? now : "none"}
      onChange=${(/** @type {string} */ key) => onChange({ clock: CLOCKS[key] })}
      choices=${keys.map((key) => ({ value: key, label: key === "bank" ? say("web-clock-bank-short") : clockText(CLOCKS[key]) }))} />
    ${now !== "none" &&
    html`<${Select} label=${say("web-expiry")} value=${value.expiry ?? "bot"} onChange=${(/** @type {string} */ expiry) => onChange({ expiry })}
      choices=${["bot", ...(game.expiry_actions ?? [])].map((name) => ({ value: name, label: expiryText(name) }))} />`}
    <${Switch} label=${say("web-advice")} help=${say("web-advice-help")} value=${value.advice} onChange=${(/** @type {boolean} */ advice) => onChange({ advice })} />
    <${Switch} label=${say("web-spectators")} help=${say("web-spectators-help")} value=${value.spectators}
      onChange=${(/** @type {boolean} */ spectators) => onChange({ spectators })} />
    <${Switch} label=${say("web-listed")} help=${say("web-listed-help")} value=${value.listed} onChange=${(/** @type {boolean} */ listed) => onChange({ listed })} />
  </div>`;
}

/** Bots as a game offers them: those with a level first. @param {Data} game */
export function botChoices(game) {
  const order = ["easy", "normal", "strong"];
  const bots = game.bots.filter((/** @type {Data} */ bot) => bot.level);
  bots.sort((/** @type {Data} */ a, /** @type {Data} */ b) => order.indexOf(a.level) - order.indexOf(b.level));
  return bots.map((/** @type {Data} */ bot) => ({ value: `bot:${bot.name}`, label: say("web-bot-choice", { name: botName(bot.name), level: say(`web-level-${bot.level}`) }) }));
}

/** @param {string} name */
export function botName(name) {
  const plain = name.split("?")[0];
  const told = say(`bot-${plain}`);
  return told === `bot-${plain}` ? plain : told;
}
