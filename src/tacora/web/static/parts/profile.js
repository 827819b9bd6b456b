// Who you are at a table: a name, an emblem, a colour. Remembered on this device only.
import { html } from "../lib/preact.js";
import { EMBLEMS, profile } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { TextField } from "./dialog.js";
import { Badge, Emblem } from "./emblems.js";

/** The profile as the service takes it: a person without a name is called after the emblem. */
export function profileToSend() {
  const { nickname, colour, emblem } = profile.value;
  return { nickname: nickname.trim() || say(`web-emblem-${emblem}`), colour, emblem };
}

/** @param {{value: import("../lib/settings.js").Profile, onChange: (value: import("../lib/settings.js").Profile) => void, name: string, compact?: boolean}} properties */
export function ProfilePicker({ value, onChange, name }) {
  return html`<div class="profile">
    <div class="profile-name">
      <${Badge} colour=${value.colour} emblem=${value.emblem} big=${true} />
      <${TextField} label=${say("web-nickname")} value=${value.nickname} maxlength="24" autocomplete="nickname"
        placeholder=${say(`web-emblem-${value.emblem}`)} enterkeyhint="done"
        onInput=${(/** @type {string} */ nickname) => onChange({ ...value, nickname })} />
    </div>
    <fieldset class="swatches">
      <legend>${say("web-emblem")}</legend>
      ${EMBLEMS.map(
        (emblem) => html`<label class="swatch" key=${emblem}>
          <input type="radio" name="${name}-emblem" checked=${value.emblem === emblem} aria-label=${say(`web-emblem-${emblem}`)}
            onChange=${() => onChange({ ...value, emblem })} />
          <span class="swatch-face"><${Emblem} name=${emblem} /></span>
        </label>`,
      )}
    </fieldset>
    <fieldset class="swatches">
      <legend>${say("web-colour")}</legend>
      ${[0, 1, 2, 3, 4, 5, 6, 7].map(
        (colour) => html`<label class="swatch" key=${colour}>
          <input type="radio" name="${name}-colour" checked=${value.colour === colour} aria-label=${say(`web-colour-${colour}`)}
            onChange=${() => onChange({ ...value, colour })} />
          <span class="swatch-face player-${colour}"></span>
        </label>`,
      )}
    </fieldset>
  </div>`;
}

export function OwnProfile() {
  return html`<${ProfilePicker} value=${profile.value} name="own" onChange=${(/** @type {any} */ value) => (profile.value = value)} />`;
}
