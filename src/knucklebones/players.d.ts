/**
 * How a player plays without a person: "random"; "greedy" (the best difference at once); "seed-1" to "seed-8" (the heuristic of the program
 * knucklebones-solver, this many placements ahead); "risk-1" to "risk-8" (the difference less what may be removed, this many placements
 * ahead); "best-1" to "best-12" (the most wins, this many placements ahead); "best-1k" to "best-10000k" (the most wins, as far as this many
 * thousand positions reach). Those from "best-1" on need the learned values, see `loadTables`.
 */
export type KnucklebonesPlayer =
  | "random"
  | "greedy"
  | `${"seed" | "risk"}-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | ByHeart
  | `best-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`
  | `best-${number}k`;
