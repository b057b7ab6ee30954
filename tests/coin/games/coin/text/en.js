// Every sentence of the coin's page, in English.

/** @typedef {import("../model/state.js").Seen} Seen */

/** @param {import("../../../shell/format.js").Formats} formats */
export function words({ plural }) {
  const times = (/** @type {number} */ count) => `${count} ${plural(count, "time", "times")}`;
  const lies = { heads: "Heads", tails: "Tails" };
  const counts = (/** @type {Seen} */ { counts: { heads, tails } }) => `Heads ${times(heads)}, tails ${times(tails)}`;
  const waiting = "Throw the coin.";
  return {
    title: "Coin",
    anew: "Clear",
    throwIt: "Throw",
    waiting,
    lies,
    counts,
    keys: "Keys: h for heads, t for tails.",
    problem: (/** @type {{ key: string }} */ { key }) => key,
    summary: (/** @type {Seen} */ seen) => (seen.side ? `${lies[seen.side]}. ${counts(seen)}.` : waiting),
  };
}
