// What a position comes to in which the page plays along, as facts for its headline.

import { isPuzzleEmpty } from "./bench.js";
import { chosenOf } from "./piles.js";
import { racksOf, toDealTo } from "./score.js";
import { DEALT, poolSize } from "./state.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Seen} Seen */

/**
 * @typedef {object} BenchFacts
 * @property {"deal" | "tell" | "finding" | "solved" | "over" | "waits" | "theirs" | "theirDraw" | "theirPass" | "ready" | "unfinished" | "goes" | "not" | "mine" | "puzzle"} kind
 * @property {number} by whose tile is told, or who is at turn
 * @property {number} tiles that go, were laid or chosen, or are told so far
 * @property {number} of so many
 * @property {number[]} winners
 */

/** The player's solution of a puzzle; null before there is one. @param {State} state */
export const solutionOf = ({ puzzle, log }) => (puzzle ? (log.findLast(({ by }) => by === 0) ?? null) : null);

/** @param {State} state @param {Seen} seen @returns {BenchFacts["kind"]} */
function kindOf(state, { bench }) {
  if (state.tell !== "") return state.tell === "deal" ? "deal" : "tell";
  if (isPuzzleEmpty(state)) return "finding";
  if (bench?.over) return "over";
  if (solutionOf(state)) return "solved";
  if (state.turn > 0) return kindOfTheirs(state, bench?.decided ?? null);
  const { judged, tried } = bench ?? {};
  if (judged && state.play.length === 0) return judged.problems.length === 0 ? "ready" : "unfinished";
  if (tried) return tried.move ? "goes" : "not";
  return state.puzzle ? "puzzle" : "mine";
}

/** @param {State} state @param {import("./types.d.ts").Bench["decided"]} decided */
function kindOfTheirs(state, decided) {
  if (!decided) return "waits";
  if (decided !== "draw") return "theirs";
  return isBagEmpty(state) ? "theirPass" : "theirDraw";
}

/** Whether there is nothing to draw. @param {State} state */
export const isBagEmpty = (state) => poolSize(state) === 0;

/** @param {State} state @param {Seen} seen @returns {BenchFacts} */
export function benchFacts(state, seen) {
  const kind = kindOf(state, seen);
  const facts = { kind, by: state.turn, tiles: chosenOf(state).length, of: state.rack.length, winners: [] };
  if (kind === "deal") {
    const by = toDealTo(state);
    return { ...facts, by, tiles: racksOf(state)[by].length, of: DEALT };
  }
  if (kind === "over") return { ...facts, winners: seen.bench?.over?.winners ?? [] };
  if (kind === "theirs") return { ...facts, tiles: seen.bench?.plan?.move.tiles ?? 0 };
  const solution = solutionOf(state);
  return kind === "solved" && solution
    ? { ...facts, tiles: solution.tiles.length, of: solution.best?.tiles ?? solution.tiles.length }
    : facts;
}
