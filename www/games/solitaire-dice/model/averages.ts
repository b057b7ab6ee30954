// What each player scores on average by the usual opening: as docs/developers/solitaire-dice.md tells how it is measured, and for the
// five factors' other sets engine/src/solitaire_dice/factors.rs, for the rules to remember by-heart/rules.json.

export const AVERAGES = {
  "advice-2": 312,
  advice: 311,
  "by-heart-7": 239,
  "by-heart-5": 231,
  "by-heart-3": 205,
  "by-heart-1": -83,
  thumb: 121,
  columns: 101,
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
