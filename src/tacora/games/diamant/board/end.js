// The end of a match: who won and why, a bar for each player cut into the caves, and the same as a table.
import { loadArt } from "./art.js";
import { history } from "./text.js";

/** @typedef {Record<string, any>} Data */

const sum = (/** @type {number[]} */ list) => list.reduce((all, one) => all + one, 0);

/** Facts about the end of a match, from its events. @param {Data} observation @param {Data[]} events */
export function storyOf(observation, events) {
  const { num_players: players, options, scores, winners } = observation;
  const told = history(events, players, options);
  const ranked = scores
    .map((/** @type {number} */ _, /** @type {number} */ player) => player)
    .sort((/** @type {number} */ a, /** @type {number} */ b) => scores[b] - scores[a] || Number(winners.includes(b)) - Number(winners.includes(a)) || a - b);
  const [first] = winners;
  const gains = told.gains.map((round) => round[first]);
  const best = gains.indexOf(Math.max(...gains));
  const next = ranked.find((/** @type {number} */ one) => !winners.includes(one));
  return {
    ...told,
    relics_by_cave: told.relics,
    ranked,
    alone: winners.length === 1,
    tied: winners.length === 1 && scores.filter((/** @type {number} */ one) => one === scores[first]).length > 1,
    next,
    ahead: next === undefined ? 0 : scores[first] - scores[next],
    best: { cave: best, gems: gains[best] ?? 0 },
    relics: sum(observation.relics[first]),
    caught: told.busts.filter((round) => round[first]).length,
  };
}

/** @param {Data} kit see board.js */
export function makeEnd(kit) {
  const { html, api, art, say } = kit;
  const { render } = api.preact;
  const element = document.createElement("div");
  element.className = "diamant diamant-end";
  void loadArt();
  const colour = (/** @type {number} */ player) => {
    const at = (api.names()[player]?.colour ?? player) & 7;
    return { color: `var(--player-${at})`, "--d-emblem": `var(--player-${at}-ink)` };
  };
  const nameOf = (/** @type {number} */ player) => api.names()[player]?.nickname ?? "";
  const joined = (/** @type {string[]} */ names) => new Intl.ListFormat(api.language(), { type: "conjunction" }).format(names);

  /** @param {Data} observation @param {Data} story */
  function headline({ winners, scores }, story) {
    const seat = api.seat ?? null;
    const title = !story.alone
      ? say("board-end-shared", { names: joined(winners.map(nameOf)) })
      : winners[0] === seat
        ? say("board-end-you-win")
        : say("board-end-wins", { name: nameOf(winners[0]) });
    const why = [];
    if (story.tied) why.push(say("board-end-tie-relics"));
    else if (story.next !== undefined) why.push(say("board-end-ahead", { points: story.ahead, name: nameOf(story.next) }));
    if (story.alone) {
      if (story.best.gems) why.push(say("board-end-best", { points: story.best.gems, cave: say(...story.rounds[story.best.cave].label) }));
      if (story.relics) why.push(say("board-end-relics", { points: story.relics }));
      why.push(story.caught ? say("board-end-caught", { caves: story.caught }) : say("board-end-never"));
    }
    return html`<header class="diamant-end-head">
      <div class="diamant-podium" aria-hidden="true">
        ${winners.map(
          (/** @type {number} */ player) =>
            html`<span class="diamant-explorer" style=${colour(player)}>
              ${art.piece("explorer", "0 0 40 60")}${api.emblem(api.names()[player]?.emblem)}
            </span>`,
        )}
        ${art.piece("chest-open", "0 0 48 39", "diamant-hoard")}
      </div>
      <div>
        <h2>${title} <span class="diamant-score">${say("board-end-points", { points: Math.max(...scores) })}</span></h2>
        <p>${why.join(" ")}</p>
      </div>
    </header>`;
  }

  /** One bar: a piece for each cave, relics striped, a cross where caught. @param {Data} story @param {number} player @param {number} most */
  function bar(story, player, most) {
    const width = 300;
    let x = 0;
    const pieces = [];
    for (const [cave, round] of story.gains.entries()) {
      const relics = story.relics_by_cave[cave][player];
      const gems = round[player] - relics;
      for (const [kind, amount] of [["gems", gems], ["relics", relics]]) {
        if (!amount) continue;
        const wide = (amount / most) * width;
        pieces.push(html`<g class="diamant-bar-${kind} diamant-bar-cave-${cave % 5}">
          <rect x=${x} y="0" width=${Math.max(1, wide - 1)} height="24" />
          ${kind === "relics" && html`<rect class="diamant-stripes" x=${x} y="0" width=${Math.max(1, wide - 1)} height="24" fill="url(#diamant-stripes)" />`}
        </g>`);
        x += wide;
      }
    }
    return html`<svg class="diamant-bar" viewBox="0 0 300 24" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect class="diamant-bar-track" x="0" y="0" width="300" height="24" />${pieces}
    </svg>`;
  }

  /** Small marks below a bar: one for each cave, filled with its tone, crossed where caught. @param {Data} story @param {number} player */
  const marks = (story, player) =>
    html`<span class="diamant-cave-marks" aria-hidden="true">
      ${story.gains.map((/** @type {number[]} */ round, /** @type {number} */ cave) =>
        story.busts[cave][player]
          ? html`<i class="diamant-caught">${art.piece("skull", "0 0 24 24")}<b>${round[player] || ""}</b></i>`
          : html`<i class="diamant-tone-${cave % 5}"><b>${round[player]}</b></i>`,
      )}
    </span>`;

  /** @param {Data} observation @param {Data} story */
  function rows({ scores, winners, relics }, story) {
    const most = Math.max(1, ...scores);
    return html`<ol class="diamant-standings" aria-label=${say("board-end-chart")}>
      ${story.ranked.map((/** @type {number} */ player) => {
        const best = winners.includes(player);
        const value = sum(relics[player]);
        return html`<li class=${best ? "diamant-winner" : ""} key=${player}>
          <span class="diamant-badge-of" aria-hidden="true">${api.seatBadge(player)}</span>
          <span class="diamant-name">${nameOf(player)}</span>
          <b class="diamant-points">${scores[player]}${value > 0 && html`<span class="diamant-hidden"> (${say("board-end-of-relics", { points: value })})</span>`}</b>
          ${bar(story, player, most)}${marks(story, player)}
        </li>`;
      })}
    </ol>`;
  }

  /** @param {Data} observation @param {Data} story */
  const table = ({ scores }, story) =>
    html`<details class="diamant-details">
      <summary>${say("board-end-table")}</summary>
      <div class="diamant-scroll" tabindex="0" role="group" aria-label=${say("board-end-chart")}>
        <table>
          <caption class="diamant-hidden">${say("board-end-chart")}</caption>
          <thead>
            <tr>
              <th scope="col">${say("board-end-player")}</th>
              ${story.rounds.map((/** @type {Data} */ { label }) => html`<th scope="col">${say(...label)}</th>`)}
              <th scope="col">${say("board-end-total")}</th>
            </tr>
          </thead>
          <tbody>
            ${story.ranked.map(
              (/** @type {number} */ player) =>
                html`<tr>
                  <th scope="row">${nameOf(player)}</th>
                  ${story.gains.map((/** @type {number[]} */ round, /** @type {number} */ cave) => {
                    const relics = story.relics_by_cave[cave][player];
                    const caught = story.busts[cave][player] && !round[player];
                    return html`<td>
                      ${caught ? say("board-end-bust") : round[player]}${relics ? ` (${say("board-end-of-relics", { points: relics })})` : ""}
                    </td>`;
                  })}
                  <td>${scores[player]}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>`;

  /** The pattern bars use, told once. */
  const patterns = html`<svg class="diamant-sprite" aria-hidden="true" focusable="false">
    <pattern id="diamant-stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="2.5" height="6" fill="#7a5615" fill-opacity=".55" />
    </pattern>
  </svg>`;

  return {
    element,
    /** @param {{observation: Data, events: Data[], over?: Data}} now */
    show({ observation, events }) {
      if (!observation?.scores) return;
      const story = storyOf(observation, events);
      const edition = observation.options.hazard_set;
      render(
        html`${patterns}${headline(observation, story)}
          <section class="diamant-chart">
            <h3>${say("board-end-chart")}</h3>
            <p class="diamant-legend" aria-hidden="true">
              ${story.rounds.map((/** @type {Data} */ { label }, /** @type {number} */ cave) => html`<span><i class="diamant-tone-${cave % 5}"></i>${say(...label)}</span>`)}
              ${observation.options.relics.length > 0 && html`<span><i class="diamant-tone-relics"></i>${say("word-relics", { edition })}</span>`}
              <span><i class="diamant-caught">${art.piece("skull", "0 0 24 24")}</i>${say("board-end-legend-bust")}</span>
            </p>
            ${rows(observation, story)}
          </section>
          ${table(observation, story)}`,
        element,
      );
    },
    destroy() {
      render(null, element);
      element.remove();
    },
  };
}
