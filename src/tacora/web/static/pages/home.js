// The first screen: three doors and a torch.
import { postJson } from "../lib/api.js";
import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { Link, navigate } from "../lib/router.js";
import { addSeatKey, remembered } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { refuse } from "../parts/toasts.js";
import { profileToSend } from "../parts/profile.js";
import { Icon } from "../parts/emblems.js";
import { CaveScene } from "../parts/scene.js";

/** A table against three bots that starts at once: chosen so that the first card lies there after one click. */
export async function playNow(game = "diamant", bots = ["", "", ""]) {
  const seats = [{ kind: "person" }, ...bots.map((bot) => ({ kind: "bot", ...(bot ? { bot } : {}) }))];
  const { code, seat, token } = await postJson("/api/tables", {
    game, seats, options: {}, clock: { kind: "none" }, listed: false, spectators: true, advice: true, profile: profileToSend(),
  });
  addSeatKey(code, seat, token);
  sessionStorage.setItem(`tacora/start/${code}`, "1");
  navigate(`/t/${code}`);
}

export function Home() {
  const [busy, setBusy] = useState(false);
  const here = useRef(true);
  useEffect(() => () => void (here.current = false), []);
  const start = async () => {
    setBusy(true);
    try {
      await playNow();
    } catch (error) {
      refuse(error);
    }
    if (here.current) setBusy(false);
  };
  const recent = Object.entries(remembered("tables", {})).sort((a, b) => (b[1].at ?? 0) - (a[1].at ?? 0))[0];
  return html`<main class="home" id="main">
    <${CaveScene} />
    <div class="home-inside">
      <h1 tabindex="-1" class="home-title">Tacora</h1>
      <p class="home-lead">${say("web-home-lead")}</p>
      <div class="home-doors">
        <button type="button" class="button button-primary button-huge" onClick=${start} disabled=${busy}>
          ${busy ? say("web-play-now-busy") : say("web-play-now")}
        </button>
        <${Link} class="button button-big" href="/new"><${Icon} name="people" /> ${say("web-play-friends")}<//>
        <${Link} class="button button-big" href="/join"><${Icon} name="phone" /> ${say("web-have-code")}<//>
        ${recent && html`<${Link} class="home-back" href="/t/${recent[0]}">${say("web-back-to-table", { code: recent[0] })}<//>`}
      </div>
      <nav class="home-links" aria-label=${say("web-more")}>
        <${Link} href="/rules/diamant">${say("web-rules")}<//>
        <${Link} href="/games">${say("web-games")}<//>
        <${Link} href="/replay">${say("web-replays")}<//>
      </nav>
    </div>
  </main>`;
}
