// The games of this house that can be played in the browser.
import { allGames } from "../lib/api.js";
import { html, useEffect, useState } from "../lib/preact.js";
import { Link } from "../lib/router.js";
import { list, say } from "../lib/words.js";
import { playNow } from "./home.js";
import { refuse } from "../parts/toasts.js";

export function Games() {
  const [games, setGames] = useState(/** @type {any[] | null} */ (null));
  useEffect(() => {
    allGames().then(setGames, refuse);
  }, []);
  return html`<main class="page" id="main">
    <h1 tabindex="-1">${say("web-games")}</h1>
    <ul class="game-cards">
      ${games?.filter((game) => game.board !== false).map(
        (game) => html`<li class="panel game-card" key=${game.id}>
          <h2>${game.title}</h2>
          <p>${list(game.authors)}</p>
          <p class="soft">${say("web-game-card", { low: game.official_players[0], high: game.official_players[1], age: game.age, minutes: game.minutes })}</p>
          <div class="row">
            <button type="button" class="button button-primary" onClick=${() => playNow(game.id, [""]).catch(refuse)}>${say("web-play-now")}</button>
            <${Link} class="button" href=${`/new?game=${encodeURIComponent(game.id)}`}>${say("web-play-friends")}<//>
            <${Link} class="button button-quiet" href=${`/rules/${encodeURIComponent(game.id)}`}>${say("web-rules")}<//>
          </div>
        </li>`,
      )}
    </ul>
  </main>`;
}
