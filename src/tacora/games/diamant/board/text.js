// The twin of `tacora.games.diamant.text`: what the sentences of the catalogue are told, and the story of
// a match from its events.
import { isRelic, isTreasure } from "./follow.js";

/** @typedef {Record<string, any>} Data */

/** Message and arguments that name a card. @param {string} card @param {Data} options @returns {[string, Data]} */
export function cardName(card, options) {
  const edition = options.hazard_set;
  if (isTreasure(card)) return ["card-treasure", { gems: Number(card), edition }];
  if (!isRelic(card)) return [`card-${card}`, { edition }];
  const value = Number(card.slice(6));
  return value ? ["card-relic-value", { value, edition }] : ["card-relic", { edition }];
}

/**
 * What each player brought home from each cave, relics included, and who was caught. All of it follows from
 * open events, so it is whole for every viewer.
 * @param {Data[]} events @param {number} numPlayers @param {Data} options
 */
export function history(events, numPlayers, options) {
  const each = options.explorers_per_player;
  const zeros = () => Array(numPlayers).fill(0);
  const rounds = [];
  const [gains, relics, busts, hazards] = [[], [], [], []];
  let carried = 0;
  for (const event of events) {
    if (event.type === "CaveEntered") {
      const edition = options.hazard_set;
      rounds.push({ label: ["board-cave", { number: event.cave_index + 1, edition }] });
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
