// The twin of `tacora.games.diamant.text`: what the sentences of the catalogue are told, and the story of
// a match from its events.
import { isRelic, isTreasure } from "./follow.js";

/** @typedef {Record<string, any>} Data */

/** Before a name that begins so, Spanish says *e* instead of *y*. */
const SOUNDS_I = /^h?[iíìîï](?![aeoáéó])/i;

/** @param {string} variable @param {string[]} others @param {number} count @returns {Data} */
function people(variable, others, count) {
  const last = others.at(-1) ?? "";
  return {
    [variable]: count,
    [`${variable}_you`]: others.length < count ? "yes" : "no",
    [`${variable}_others`]: others.length,
    [`${variable}_first`]: others.slice(0, -1).join(", "),
    [`${variable}_last`]: last,
    [`${variable}_joint`]: SOUNDS_I.test(last) ? "i" : "other",
  };
}

/** @param {string | null} card */
function relic(card) {
  if (card === null) return { relic: "none", value: 0 };
  return card === "relic" ? { relic: "plain", value: 0 } : { relic: "printed", value: Number(card.slice(6)) };
}

/**
 * The variables of the message `event-<kind>`; see `tacora.games.diamant.text.event_arguments`.
 * @param {Data} event @param {string[]} names @param {Data} options @param {number | null} [viewer] @returns {Data}
 */
export function eventArguments(event, names, options, viewer = null) {
  const each = options.explorers_per_player;
  const you = each === 1 ? viewer : null;
  const edition = { edition: options.hazard_set };
  const nameOf = (/** @type {number} */ explorer) =>
    each === 1 ? names[explorer] : `${names[Math.floor(explorer / each)]} (${(explorer % each) + 1})`;
  const explorers = (/** @type {string} */ variable, /** @type {number[]} */ members) =>
    people(variable, members.filter((one) => one !== you).map(nameOf), members.length);
  const person = () => ({ person: nameOf(event.explorer), you: event.explorer === you ? "yes" : "no" });
  const picked = (/** @type {string[]} */ ...fields) =>
    Object.fromEntries(fields.map((field) => [field, event[field]]));
  switch (event.type) {
    case "CaveEntered":
      return { ...edition, cave: event.cave_index + 1, ...relic(event.relic) };
    case "TreasureFound":
      return { ...edition, ...picked("gems", "share", "remainder"), ...explorers("explorers", event.explorers) };
    case "HazardRevealed":
      return { ...edition, hazard: event.hazard };
    case "RelicRevealed":
      return { ...edition, ...relic(event.value === null ? "relic" : `relic:${event.value}`) };
    case "HazardStruck":
      return { ...edition, ...picked("hazard", "carried"), ...explorers("explorers", event.explorers) };
    case "ChoicesRevealed":
      return { ...edition, ...explorers("leaving", event.leaving), ...explorers("staying", event.staying) };
    case "ExplorersLeft":
      return { ...edition, ...picked("share", "remainder"), ...explorers("explorers", event.explorers) };
    case "GemsBanked": {
      const known = event.gems === null ? "no" : "yes";
      return { ...edition, ...person(), known, gems: event.gems ?? 0, chest: event.chest ?? 0 };
    }
    case "RelicTaken":
      return { ...edition, ...person(), ...picked("value", "number") };
    case "CaveClosed":
      return {
        ...edition,
        cave: event.cave_index + 1,
        ...picked("reason", "gems_lost", "relics_lost"),
        hazard: event.removed ?? "none",
      };
    case "GameEnded": {
      const { scores, winners } = event;
      const others = winners.filter((/** @type {number} */ one) => one !== viewer);
      const ranked = scores
        .map((/** @type {number} */ _, /** @type {number} */ player) => player)
        .sort((/** @type {number} */ a, /** @type {number} */ b) => scores[b] - scores[a] || a - b);
      return {
        ...edition,
        score: Math.max(...scores),
        ...people("winners", others.map((/** @type {number} */ one) => names[one]), winners.length),
        standing: ranked.map((/** @type {number} */ one) => `${names[one]} ${scores[one]}`).join(", "),
      };
    }
    default:
      return edition;
  }
}

/** Message and arguments that name a card. @param {string} card @param {Data} options @returns {[string, Data]} */
export function cardName(card, options) {
  const edition = options.hazard_set;
  if (isTreasure(card)) return ["card-treasure", { gems: Number(card), edition }];
  if (!isRelic(card)) return ["card-hazard", { hazard: card, edition }];
  if (card === "relic") return ["card-relic", { edition }];
  return ["card-relic-printed", { value: Number(card.slice(6)), edition }];
}

/**
 * What each player brought home from each cave, relics included, and who was caught. All of it follows from
 * open events, so it is whole for every viewer.
 * @param {Data[]} events @param {number} numPlayers @param {Data} options
 */
export function history(events, numPlayers, options) {
  const each = options.explorers_per_player;
  const zeros = () => Array(numPlayers).fill(0);
  /** @type {{label: [string, Data]}[]} */
  const rounds = [];
  /** @type {number[][]} */
  const gains = [];
  /** @type {number[][]} */
  const relics = [];
  /** @type {boolean[][]} */
  const busts = [];
  /** @type {(string | null)[]} */
  const hazards = [];
  let carried = 0;
  for (const event of events) {
    if (event.type === "CaveEntered") {
      rounds.push({ label: ["word-cave-number", { cave: event.cave_index + 1, edition: options.hazard_set }] });
      gains.push(zeros());
      relics.push(zeros());
      busts.push(Array(numPlayers).fill(false));
      hazards.push(null);
      carried = 0;
    }
    const cave = gains.length - 1;
    if (event.type === "TreasureFound") carried += event.share;
    if (event.type === "ExplorersLeft")
      for (const explorer of event.explorers) gains[cave][Math.floor(explorer / each)] += carried + event.share;
    if (event.type === "RelicTaken") {
      gains[cave][event.player] += event.value;
      relics[cave][event.player] += event.value;
    }
    if (event.type === "HazardStruck") {
      hazards[cave] = event.hazard;
      for (const explorer of event.explorers) busts[cave][Math.floor(explorer / each)] = true;
    }
  }
  return { rounds, gains, relics, busts, hazards };
}
