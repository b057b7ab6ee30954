// What each player is known to score on average, as the README tells: by the usual opening, and with three different first rejects.

/** @type {Record<string, number>} */
const USUAL = {
  "advice-2": 310,
  advice: 308,
  thumb: 118,
  columns: 102,
  "five-factors-126": -1,
  "five-factors-136": -39,
  "five-factors-125": -61,
  "five-factors-123": -119,
  "five-factors-145": -126,
  "five-factors-135": -136,
  "five-factors-124": -166,
  "five-factors-235": -175,
  "five-factors-134": -191,
  "five-factors-234": -261,
  "longest-game": -316,
  "points-now": -396,
  random: -1228,
};

/** @type {Record<string, number>} */
const DIFFERENT = { advice: 255 };

/** Null where it is not known. @param {string} player @param {"any" | "different"} opening */
export const knownAverage = (player, opening) => (opening === "any" ? USUAL : DIFFERENT)[player] ?? null;
