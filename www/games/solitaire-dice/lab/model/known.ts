// What each player is known to score on average, as the README tells: by the usual opening, and with three different first rejects.

const USUAL: Record<string, number> = {
  "advice-2": 312,
  advice: 311,
  "by-heart-7": 239,
  "by-heart-5": 231,
  "by-heart-3": 205,
  "by-heart-1": -83,
  thumb: 118,
  columns: 102,
  "five-factors-126": 71,
  "five-factors-136": 24,
  "five-factors-125": -13,
  "five-factors-123": -70,
  "five-factors-145": -64,
  "five-factors-135": -65,
  "five-factors-124": -103,
  "five-factors-235": -131,
  "five-factors-134": -124,
  "five-factors-234": -200,
  "longest-game": -316,
  "points-now": -396,
  random: -1228,
};

const DIFFERENT: Record<string, number> = { advice: 258 };

/** Null where it is not known. */
export const knownAverage = (player: string, opening: "any" | "different") =>
  (opening === "any" ? USUAL : DIFFERENT)[player] ?? null;
