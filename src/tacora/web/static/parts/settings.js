// The settings of this device, reachable from every page and from the table.
import { html, signal } from "../lib/preact.js";
import * as settings from "../lib/settings.js";
import { playSound } from "../lib/sound.js";
import { language, LANGUAGES, say, switchLanguage } from "../lib/words.js";
import { Choices, Dialog, Switch } from "./dialog.js";

export const settingsOpen = signal(false);

export function SettingsForm() {
  return html`<div class="settings">
    <${Choices} label=${say("web-language")} value=${language.value} onChange=${switchLanguage}
      choices=${Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))} />
    <${Choices} label=${say("web-theme")} value=${settings.theme.value} onChange=${(/** @type {string} */ value) => (settings.theme.value = value)}
      choices=${settings.THEMES.map((value) => ({ value, label: say(`web-theme-${value}`) }))} />
    <${Choices} label=${say("web-motion")} value=${settings.motion.value} onChange=${(/** @type {string} */ value) => (settings.motion.value = value)}
      choices=${settings.MOTIONS.map((value) => ({ value, label: say(`web-motion-${value}`) }))} />
    <${Switch} label=${say("web-sound")} value=${settings.sound.value === "on"}
      onChange=${(/** @type {boolean} */ on) => {
        settings.sound.value = on ? "on" : "off";
        playSound("gem");
      }} />
    ${"vibrate" in navigator &&
    html`<${Switch} label=${say("web-haptics")} value=${settings.haptics.value === "on"}
      onChange=${(/** @type {boolean} */ on) => (settings.haptics.value = on ? "on" : "off")} />`}
    <${Switch} label=${say("web-chat-mute")} value=${settings.chatMuted.value === "yes"}
      onChange=${(/** @type {boolean} */ on) => (settings.chatMuted.value = on ? "yes" : "no")} />
  </div>`;
}

export function SettingsDialog() {
  return html`<${Dialog} title=${say("web-settings")} onClose=${() => (settingsOpen.value = false)}><${SettingsForm} /><//>`;
}
