// What each player scores on average: the one place for these numbers, which all texts and pages read.
//
// Games and 95% ranges: docs/developers/solitaire-dice.md, "Strength"; the rules to remember 20,000 games without the luck of the dice.

/** By the usual opening. */
export const AVERAGES = {
  "advice-2": 312,
  advice: 311,
  "by-heart-7": 239,
  "by-heart-5": 231,
  "by-heart-3": 205,
  "by-heart-1": -83,
  thumb: 121,
  columns: 103,
  "five-factors-126": 72,
  "five-factors-136": 24,
  "five-factors-125": -13,
  "five-factors-123": -70,
  "five-factors-145": -64,
  "five-factors-135": -65,
  "five-factors-124": -103,
  "five-factors-235": -131,
  "five-factors-134": -124,
  "five-factors-234": -200,
  "longest-game": -315,
  "points-now": -396,
  random: -1225,
};

/** With three different first rejects. */
const DIFFERENT: Record<string, number> = { advice: 258 };

/** Null where it is not known. */
export const knownAverage = (player: string, opening: "any" | "different") =>
  (opening === "any" ? (AVERAGES as Record<string, number>) : DIFFERENT)[player] ?? null;
