// The twin of `tacora.games.diamant.view.follow` over plain data, and what can be derived from an
// observation. `tests/games/diamant/test_board_follow.py` proves both equal to the Python rules.

/** @typedef {Record<string, any>} Data */

/** @type {Record<string, string[]>} */
export const HAZARD_SETS = {
  schmidt: ["snakes", "scorpions", "rockfall", "gas", "explosion"],
  incan: ["spiders", "mummies", "fire", "snakes", "rockfall"],
  iello: ["spiders", "snakes", "lava", "boulders", "rams"],
};

/** The kinds of hazard in play, in deck order. @param {Data} options @returns {string[]} */
export const hazardKinds = (options) => HAZARD_SETS[options.hazard_set].slice(0, options.hazards.length);

export const isRelic = (/** @type {string} */ card) => card.startsWith("relic");
export const isTreasure = (/** @type {string} */ card) => /^\d/.test(card);
export const isHazard = (/** @type {string} */ card) => !isRelic(card) && !isTreasure(card);

const relicCard = (/** @type {number|null} */ value) => (value === null ? "relic" : `relic:${value}`);

/** Sort key as in `_deck_order`: treasures by gems, hazards in deck order, relics by number. */
const deckKey = (/** @type {string} */ card, /** @type {string[]} */ kinds) =>
  isTreasure(card) ? Number(card) : isRelic(card) ? 2e6 + Number(card.slice(6) || 0) : 1e6 + kinds.indexOf(card);

/**
 * @param {Data} observation @param {Iterable<[string, number]>} changes
 * @returns {[string, number][]} the deck with each card's number changed
 */
function deckPlus(observation, changes) {
  const counts = new Map(observation.deck);
  for (const [card, number] of changes) counts.set(card, (counts.get(card) ?? 0) + number);
  const kinds = hazardKinds(observation.options);
  return [...counts].filter(([, count]) => count).sort(([a], [b]) => deckKey(a, kinds) - deckKey(b, kinds));
}

/** @param {Data} observation @param {string} card @param {number} remainder @param {Data} [changes] @returns {Data} */
const drawn = (observation, card, remainder, changes = {}) => ({
  ...observation,
  phase: "decide",
  deck: deckPlus(observation, [[card, -1]]),
  path: [...observation.path, card],
  left: [...observation.left, remainder],
  ...changes,
});

/** @param {any[]} list @param {number} index @param {any} value */
const replaced = (list, index, value) => list.map((old, at) => (at === index ? value : old));
/** @param {any[]} list @param {number} index */
const without = (list, index) => [...list.slice(0, index), ...list.slice(index + 1)];

/** @type {Record<string, (observation: Data, event: Data) => Data>} */
const FOLLOW = {
  TreasureFound: (o, e) => drawn(o, String(e.gems), e.remainder, { carried: o.carried + e.share }),
  HazardRevealed: (o, e) => drawn(o, e.hazard, 0),
  RelicRevealed: (o, e) => drawn(o, relicCard(e.value), 0),
  HazardStruck: (o, e) => drawn(o, e.hazard, 0, { explorers: [], carried: 0 }),
  ChoicesRevealed: (o) => ({ ...o, phase: "draw" }),
  ExplorersLeft(o, e) {
    const explorers = o.explorers.filter((/** @type {number} */ one) => !e.explorers.includes(one));
    return { ...o, explorers, carried: explorers.length ? o.carried : 0, left: e.left };
  },
  GemsBanked: (o, e) => (e.chest === null ? o : { ...o, chest: replaced(o.chest, e.player, e.chest) }),
  RelicTaken(o, e) {
    const at = o.path.findIndex(isRelic);
    return {
      ...o,
      path: without(o.path, at),
      left: without(o.left, at),
      relics: replaced(o.relics, e.player, [...o.relics[e.player], e.value]),
      relics_out: e.number,
    };
  },
  CaveClosed(o, e) {
    const cards = o.path.filter((/** @type {string} */ card) => !isRelic(card));
    const changes = cards.map((/** @type {string} */ card) => [card, 1]);
    if (e.removed !== null) changes.push([e.removed, -1]);
    const { options } = o;
    const drawsRelic =
      options.relic_entry === "one_per_round_random" &&
      options.relic_values !== "by_order" &&
      new Set(options.relics).size > 1;
    // Several changes to one card are added up first, so that its number never touches zero on the way.
    const sums = new Map();
    for (const [card, number] of changes) sums.set(card, (sums.get(card) ?? 0) + number);
    return {
      ...o,
      phase: drawsRelic && o.relics_waiting.length ? "enter" : "draw",
      deck: deckPlus(o, sums),
      path: [],
      left: [],
      explorers: Array.from({ length: o.num_players * options.explorers_per_player }, (_, index) => index),
      carried: 0,
      relics_lost: o.relics_lost + e.relics_lost,
      removed: e.removed === null ? o.removed : [...o.removed, e.removed],
    };
  },
  CaveEntered(o, e) {
    if (e.cave_index === o.cave_index) return o; // the first cave, told with its first card
    const entered = { ...o, phase: "draw", cave_index: e.cave_index };
    if (e.relic === null) return entered;
    return {
      ...entered,
      relics_waiting: without(o.relics_waiting, o.relics_waiting.indexOf(e.relic)),
      deck: deckPlus(o, [[e.relic, 1]]),
    };
  },
  GameEnded: (o, e) => ({
    ...o,
    phase: "over",
    explorers: [],
    chest: e.chest,
    scores: e.scores,
    winners: e.winners,
  }),
};

/**
 * The observation after a redacted event, for the same viewer. Changes neither argument.
 * Throws for an event it does not know: ask the service for a fresh observation then.
 * @param {Data} observation @param {Data} event @returns {Data}
 */
export function follow(observation, event) {
  const step = FOLLOW[event.type];
  if (!step) throw new Error(`unknown event ${event.type}`);
  return step(observation, event);
}

/**
 * The outcomes of the chance node at `observation` with their weights, in the order of the Python rules.
 * @param {Data} observation @returns {[string, number][]|null} null when nothing is to be dealt
 */
export function outcomes(observation) {
  if (observation.phase === "draw") return observation.deck;
  if (observation.phase !== "enter") return null;
  const counts = new Map();
  for (const card of observation.relics_waiting) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** Derived values, as the properties of the same name of the Python `Observation`. @param {Data} observation */
export function derive(observation) {
  const { options } = observation;
  /** @type {{path: string[], left: number[], deck: [string, number][]}} */
  const { path, left, deck } = /** @type {any} */ (observation);
  const hazards_seen = path.filter(isHazard);
  const relics_on_path = path.filter(isRelic);
  const gone = observation.relics_out + (options.lost_relics_count ? observation.relics_lost : 0);
  const relicValues = relics_on_path.map((card, index) =>
    card === "relic" ? (gone + index < 3 ? 5 : 10) : Number(card.slice(6)),
  );
  return {
    cards_left: deck.reduce((sum, [, count]) => sum + count, 0),
    gems_left: left.reduce((sum, gems) => sum + gems, 0),
    hazards_seen,
    relics_on_path,
    relics_value: relicValues.reduce((sum, value) => sum + value, 0),
    bust_weight: deck.reduce((sum, [card, count]) => sum + (hazards_seen.includes(card) ? count : 0), 0),
  };
}
