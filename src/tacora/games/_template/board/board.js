// The board of Pig, the smallest there is: a game's board is this module, its text.js and its board.css.
import { eventArguments } from "./text.js";

export { eventArguments };
export const css = "board.css";

/** @typedef {Record<string, any>} Data */

/** The twin of view.follow: what each event changes. @type {Record<string, (observation: Data, event: Data) => Data>} */
const CHANGES = {
  RollChosen: () => ({ phase: "roll" }),
  DieRolled: ({ rolls }, { face, turn_points }) => ({ phase: "decide", turn_points, rolls: [...rolls, face] }),
  PigRolled: () => ({ turn_points: 0, rolls: [] }),
  PointsBanked: ({ scores }, { player, score }) => ({ turn_points: 0, rolls: [], scores: scores.with(player, score) }),
  TurnPassed: (_, { player }) => ({ phase: "roll", player }),
  GameEnded: (_, { scores, winners }) => ({ phase: "over", scores, winners }),
};

/** The observation after an event. @param {Data} observation @param {Data} event @returns {Data} */
export function follow(observation, event) {
  if (!CHANGES[event.type]) throw new Error(`unknown event ${event.type}`);
  return { ...observation, ...CHANGES[event.type](observation, event) };
}

/** What can be rolled, with weights: the die has no memory. @param {Data} observation @returns {[string, number][]} */
export const outcomes = ({ sides }) => Array.from({ length: sides }, (_, face) => [String(face + 1), 1]);

/** Where the pips of a face lie on a grid of three by three. @type {Record<number, number[]>} */
const PIPS = { 2: [2, 6], 3: [2, 4, 6], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** @param {Data} api what the shell offers */
export function createBoard(api) {
  const { html, render } = api.preact;
  const { say } = api;
  const element = document.createElement("div");
  element.className = "pig";
  /** @type {Data | null} */
  let view = null;
  let lost = false;

  /** A die: the pig for a one, pips up to six, figures beyond. @param {number} face */
  const die = (face) => html`<svg class="pig-die" viewBox="0 0 60 60" aria-hidden="true" focusable="false">
    <rect x="3" y="3" width="54" height="54" rx="10" />
    ${face === 1 && html`<path class="pig-pig" d="M14 34c0-12 9-17 18-17l9-6 1 9c3 3 5 6 5 9l5 2v8l-6 2c-2 5-7 8-14 8-11 0-18-5-18-15z" /><circle class="pig-eye" cx="36" cy="28" r="2.5" />`}
    ${PIPS[face]?.map((at) => html`<circle class="pig-pip" cx=${15 + (at % 3) * 15} cy=${15 + Math.floor(at / 3) * 15} r="5" />`)}
    ${face > 6 && html`<text class="pig-figure" x="30" y="41">${face}</text>`}
  </svg>`;

  function draw() {
    if (!view) return;
    const { observation, request, own, pending, role, seat } = view;
    const names = api.names();
    const legal = role === "replay" || view.layout === "screen" ? [] : (request?.legal_actions ?? []);
    const keep = observation.scores[observation.player] + observation.turn_points;
    render(html`
      <section class="pig-table">
        <ul class="pig-scores" aria-label=${say("board-players")}>
          ${observation.scores.map((/** @type {number} */ score, /** @type {number} */ player) => {
            const turn = player === observation.player && observation.phase !== "over";
            return html`<li class=${`${turn ? "pig-turn" : ""} ${player === seat ? "pig-own" : ""}`} aria-current=${turn ? "true" : null}>
              ${api.seatBadge(player)}<span class="pig-name">${names[player]?.nickname}</span><b>${score}</b>
              <progress class="pig-bar" max=${observation.target} value=${score} aria-hidden="true"></progress>
            </li>`;
          })}
        </ul>
        <p class="pig-tray">
          ${lost ? die(1) : observation.rolls.map(die)}
          <span class="pig-points">${say("word-points", { points: observation.turn_points })}</span>
        </p>
      </section>
      ${legal.length > 0 && html`<div class="pig-choices">
        ${legal.map((/** @type {string} */ action) => html`<button type="button" data-action=${action}
          aria-pressed=${(pending ?? own) === action ? "true" : "false"} aria-keyshortcuts=${action[0].toUpperCase()}
          onClick=${() => choose(action)}>
          <strong>${say(`action-${action}`)}</strong>
          ${view?.advice && action === "hold" && html`<small>${say("terminal-pig-hint", { score: keep })}</small>`}
        </button>`)}
      </div>`}`, element);
  }

  /** @param {string} action */
  function choose(action) {
    if ((view?.pending ?? view?.own) === action) api.withdraw();
    else api.choose(action);
  }

  element.addEventListener("keydown", (event) => {
    const legal = view?.request?.legal_actions ?? [];
    const action = legal.find((/** @type {string} */ one) => one[0] === event.key.toLowerCase());
    if (action && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey) choose(action);
  });

  return {
    element,
    /** Jump to a state. @param {Data} next */
    show(next) {
      view = next;
      lost = false;
      draw();
    },
    /** Only choices, clock or names changed. @param {Data} next */
    update(next) {
      view = next;
      draw();
    },
    /** A reveal and what followed it. @param {Data[]} events @param {Data} next */
    async play(events, next) {
      view = next;
      lost = events.at(-1)?.type !== "DieRolled" && events.some(({ type }) => type === "PigRolled");
      api.sound(lost ? "rumble" : "gem");
      draw();
      const [last] = [...element.querySelectorAll(".pig-die")].slice(-1);
      if (api.motion() === "full") last?.animate([{ transform: "rotate(-160deg) scale(.6)" }, { transform: "none" }], 260);
    },
    destroy() {
      render(null, element);
      element.remove();
    },
  };
}
