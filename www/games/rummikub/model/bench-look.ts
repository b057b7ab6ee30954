// All that is to be said where the page plays along. What the computer's players do, and what a puzzle is, is found
// beside the page.

import { askOn } from "../../../shell/ask.js";
import { isPuzzleEmpty } from "./bench.js";
import { chosenOf } from "./piles.js";
import { planOf } from "./plan.js";
import { positionOfPuzzle } from "./puzzles.js";
import { racksOf } from "./score.js";
import { askedSet, onTable, queryOf, rulesOf, unseenOf } from "./state.js";
import { without } from "./tiles.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Seen} Seen */
/** @typedef {import("./types.d.ts").Bench} Bench */
/** @typedef {import("./types.d.ts").RummikubAnswer} RummikubAnswer */
/** @typedef {import("./types.d.ts").RummikubMove} RummikubMove */
/** @typedef {import("./types.d.ts").Puzzle} Puzzle */
/** @typedef {import("./types.d.ts").PuzzlePosition} PuzzlePosition */
/** @typedef {import("../../../shell/game.d.ts").Answers} Answers */
/** @typedef {(name: string, ...asked: unknown[]) => any} Ask */

/**
 * What works beside the page.
 * @typedef {object} Beside
 * @property {(query: any, strategy: string, rivals: number[], seed: number) => Promise<RummikubMove | "draw">} decide
 * @property {(puzzle: Puzzle) => Promise<PuzzlePosition>} puzzle
 */

/**
 * A state, and what the solver says of its end; nothing while it is on its way.
 * @typedef {{ state: State, seen: { bench: Pick<Bench, "over"> | null } | null }} Told
 */

/** Whether nobody has won yet, and no tile is to be told. @param {Told} told */
const isOn = ({ state, seen }) => state.tell === "" && !seen?.bench?.over;

/** Whether the player moves. @param {Told} told */
export const isMine = (told) => told.state.turn === 0 && told.state.rack.length > 0 && isOn(told);

/** Whether one of the computer's players does. @param {Told} told */
export const isTheirs = (told) => told.state.turn > 0 && isOn(told);

/** Whether the player has drawn a real tile, and is to tell it. @param {State} state */
const isToTell = (state) => state.turn === 0 && state.tell === "draw" && state.rack.length > 0;

/** What a move of the player's is asked of: in a puzzle most tiles in the simplest way. @param {State} state */
const benchQuery = (state) => ({
  ...queryOf(state),
  keep: [],
  play: [],
  objective: state.puzzle ? /** @type {const} */ ("simple") : /** @type {const} */ ("tiles"),
});

/**
 * @param {Beside} beside
 * @returns {(state: State, answers: Answers) => Seen | null} null while the solver is on its way
 */
export const createBenchLook = (beside) => (state, answers) => {
  const ask = askOn({ answers });
  const query = benchQuery(state);
  const over = ending(state, ask);
  const told = { state, seen: { bench: { over } } };
  const mine = isMine(told);
  /** Also while the drawn tile is told: what could have been played is noted. @type {RummikubAnswer | null} */
  const answer = mine || isToTell(state) ? ask("solveRummikub", query) : null;
  const chosen = chosenOf(state);
  const decided = isTheirs(told) ? decision(state, answers, ask, beside) : null;
  const move = decided === "draw" ? null : decided;
  const sets = state.table.length;
  return {
    answer,
    plan: answer?.move ? planOf(answer.move, sets) : null,
    isHindered: false,
    gives: { tiles: null, points: null, simple: null },
    draws: null,
    theirs: null,
    unseen: unseenOf(state),
    bench: {
      tried:
        mine && chosen.length > 0
          ? ask("solveRummikub", { ...query, play: chosen, keep: without(state.rack, chosen) })
          : null,
      judged: mine && state.work ? ask("judgeRummikub", query, state.work) : null,
      decided,
      plan: move && planOf(move, sets),
      over,
      puzzle: isPuzzleEmpty(state) ? puzzle(state, answers, ask, beside) : null,
    },
  };
};

/** What was found beside the page, or, where that has failed, by the page itself; null until then. @template Found @param {Answers} answers @param {string} key @param {() => Promise<Found>} work @param {() => Found} instead @returns {Found | null} */
function found(answers, key, work, instead) {
  const answer = answers.get(key, work);
  if (answer.status === "here") return answer.value;
  return answer.status === "failed" ? instead() : null;
}

/**
 * How the game has ended; null as long as it goes on, and where there is none or its racks are still told.
 * @param {State} state @param {Ask} ask @returns {Bench["over"]}
 */
const ending = (state, ask) =>
  state.by.length > 0 && state.tell !== "deal"
    ? ask("resultRummikub", { racks: racksOf(state), passes: state.passes, rules: rulesOf(state) })
    : null;

/** What the player at turn does. @param {State} state @param {Answers} answers @param {Ask} ask @param {Beside} beside @returns {Bench["decided"]} */
function decision(state, answers, ask, beside) {
  const { turn, by, theyOpened } = state;
  const racks = racksOf(state);
  const seat = {
    table: state.table.map(askedSet),
    rack: racks[turn],
    opened: theyOpened[turn - 1],
    rules: rulesOf(state),
  };
  const rivals = racks.map((_, nth) => racks[(turn + nth) % racks.length].length).slice(1);
  // Every turn leaves other things to chance.
  const chance = (state.seed + 7919 * unseenOf(state) + 31 * onTable(state).length) % 2 ** 32;
  const asked = /** @type {const} */ ([seat, by[turn - 1], rivals, chance]);
  return found(
    answers,
    `decide ${JSON.stringify(asked)}`,
    () => beside.decide(...asked),
    () => ask("decideRummikub", ...asked),
  );
}

/** The solver as it answers the page. @param {Ask} ask */
const solverOf = (ask) => ({
  dealRummikub: (/** @type {unknown} */ query) => ask("dealRummikub", query),
  decideRummikub: (/** @type {unknown[]} */ ...asked) => ask("decideRummikub", ...asked),
  solveRummikub: (/** @type {unknown} */ query) => ask("solveRummikub", query),
});

/** The position of the puzzle that is wanted. @param {State} state @param {Answers} answers @param {Ask} ask @param {Beside} beside */
const puzzle = ({ puzzle }, answers, ask, beside) =>
  puzzle &&
  found(
    answers,
    `puzzle ${puzzle.level} ${puzzle.number}`,
    () => beside.puzzle(puzzle),
    () => positionOfPuzzle(solverOf(ask), puzzle),
  );
