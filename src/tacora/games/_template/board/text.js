// The twin of the game's text/__init__.py: the variables of the message `event-<kind>`.

/** @typedef {Record<string, any>} Data */

/** @param {Data} event @param {string[]} names @param {Data} _options @param {number | null} [viewer] @returns {Data} */
export function eventArguments(event, names, _options, viewer = null) {
  const { type, player, ...fields } = event;
  const numbers = Object.fromEntries(Object.entries(fields).filter(([, value]) => Number.isInteger(value)));
  if (type !== "GameEnded") return { ...numbers, person: names[player], you: player === viewer ? "yes" : "no" };
  const { scores, winners } = event;
  const ranked = [...scores.keys()].sort((a, b) => scores[b] - scores[a] || a - b);
  return {
    winners: winners.length,
    you: winners.includes(viewer) ? "yes" : "no",
    names: winners.map((/** @type {number} */ one) => names[one]).join(", "),
    score: Math.max(...scores),
    standing: ranked.map((one) => `${names[one]} ${scores[one]}`).join(", "),
  };
}
