// What the tests compare with Python: each case is {initial, steps: [[event, observation]…]} of one viewer.

/** First difference of two plain values as a path with both sides, or null. */
export function difference(a, b, at = "") {
  if (a === b) return null;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null || Array.isArray(a) !== Array.isArray(b))
    return `${at}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(a[key], b[key], `${at}.${key}`);
    if (found) return found;
  }
  return null;
}

/**
 * @param {string} base where board.js lies
 * @param {object[]} cases
 * @returns {Promise<string[]>} what differs
 */
export async function check(base, cases) {
  const { follow, outcomes, derive } = await import(`${base}/follow.js`);
  const { cardName, eventArguments, history } = await import(`${base}/text.js`);
  const faults = [];
  const compare = (name, mine, theirs) => {
    const found = difference(mine, theirs, name);
    if (found && faults.length < 5) faults.push(found);
  };
  for (const [number, { initial, steps, end, names }] of cases.entries()) {
    let observation = initial;
    const events = [];
    for (const [index, [event, expected, facts, told]] of steps.entries()) {
      const before = JSON.stringify(observation);
      const after = follow(observation, event);
      if (JSON.stringify(observation) !== before) faults.push("follow changed its argument");
      events.push(event);
      if (told) {
        const { options, player } = initial;
        compare(`words of ${event.type}`, eventArguments(event, names, options, player), told);
      }
      observation = after;
      if (!expected) continue;
      const name = `case ${number} event ${index} ${event.type}`;
      compare(name, after, expected);
      compare(`${name} outcomes`, outcomes(after), facts.outcomes);
      compare(`${name} derived`, derive(after), facts.derived);
      compare(`${name} cards`, after.path.map((card) => cardName(card, initial.options)), facts.cards);
    }
    if (end) {
      const told = history(events, initial.num_players, initial.options);
      const sums = end.scores.map((_, player) => told.gains.reduce((sum, round) => sum + round[player], 0));
      compare(`case ${number} history`, sums, end.scores);
      compare(`case ${number} caves`, told.gains.length, end.caves);
      compare(`case ${number} busts`, told.busts.map((round) => round.filter(Boolean).length), end.busts);
    }
  }
  return faults;
}
