// All that is to be said where the page plays along. What the computer's players do, and what a puzzle is, is found
// beside the page.

import type { Ask as AskOf } from "../../../shell/game/ask.ts";
import { askOn, further } from "../../../shell/game/ask.ts";
import { foundBeside } from "../../../shell/game/background-solver.ts";
import type { Answers } from "../../../shell/game/contract.ts";
import { at } from "../../../shell/model/at.ts";
import { seedOfTurn } from "../../../shell/model/chance.ts";
import { addingTo, weighed } from "./analysis.ts";
import { isPuzzleEmpty } from "./match.ts";
import { chosenOf } from "./piles.ts";
import { planOf } from "./plan.ts";
import { positionOfPuzzle } from "./puzzles.ts";
import { askedSet, onTable, queryOf, racksOf, STRONGEST, unseenOf } from "./state.ts";
import { without } from "./tiles.ts";
import type {
  Analysis,
  MatchAnalysis,
  Puzzle,
  PuzzlePosition,
  Rules,
  RummikubAnswer,
  RummikubMove,
  RummikubQuery,
  Solver,
  State,
} from "./types.ts";

type Ask = AskOf<Solver>;

/** What works beside the page. */
export interface BackgroundSolver {
  decide: (query: RummikubQuery, strategy: string, rivals: number[], seed: number) => Promise<RummikubMove | "draw">;
  puzzle: (puzzle: Puzzle, rules: Rules) => Promise<PuzzlePosition>;
}

/** A state, and what the solver says of its end; nothing while it is on its way. */
interface Told {
  state: State;
  analysis: { match: Pick<MatchAnalysis, "over"> | null } | null;
}

/** Whether nobody has won yet, and no tile is to be told. */
const isOn = ({ state, analysis }: Told) => !state.match?.awaitedTile && !analysis?.match?.over;

/** Whether the player moves. */
export const isMine = (told: Told) => told.state.toMove === 0 && told.state.rack.length > 0 && isOn(told);

/** Whether one of the computer's players does. */
export const isTheirs = (told: Told) => told.state.toMove > 0 && isOn(told);

/** Whether the player has drawn a real tile, and is to tell it. */
const isToTell = (state: State) => state.toMove === 0 && state.match?.awaitedTile === "draw" && state.rack.length > 0;

/** What a move of the player's is asked of: the strongest player's in a game; of a puzzle most tiles in the simplest way. */
const matchQuery = (state: State) => ({
  ...queryOf(state),
  keep: [],
  play: [],
  ...STRONGEST,
  keepJokers: state.match !== null,
});

/** @returns null while the solver is on its way */
export const createMatchAnalyse =
  (background: BackgroundSolver): ((state: State, answers: Answers<Solver>) => Analysis | null) =>
  (state, answers) => {
    const ask = askOn<Solver>({ answers });
    const query = matchQuery(state);
    const over = ending(state, ask);
    const told = { state, analysis: { match: { over } } };
    const mine = isMine(told);
    /** Also while the drawn tile is told: what could have been played is noted. */
    const isAsked = mine || isToTell(state);
    const found: RummikubAnswer | null = isAsked ? ask("solveRummikub", query) : null;
    const { answer, wait } = weighed(found, isAsked && state.match ? ask("adviseRummikub", query, state.others) : null);
    const chosen = chosenOf(state);
    const decided = isTheirs(told) ? decision(state, answers, ask, background) : null;
    const move = decided === "draw" ? null : decided;
    const { sets } = state.table;
    return {
      answer,
      plan: answer?.move ? planOf(answer.move, sets) : null,
      isHindered: false,
      gives: { points: null, best: null },
      ladder: [],
      wait,
      adding: addingTo(state, query, answer?.move ?? null, ask),
      wouldWait: false,
      withJokers: null,
      draws: null,
      theirs: null,
      unseen: unseenOf(state),
      match: {
        tried:
          mine && chosen.length > 0
            ? ask("solveRummikub", { ...query, keepJokers: false, play: chosen, keep: without(state.rack, chosen) })
            : null,
        judged: mine && state.work ? ask("judgeRummikub", query, state.work) : null,
        decided,
        plan: move && planOf(move, sets),
        over,
        puzzle: isPuzzleEmpty(state) ? puzzle(state, answers, ask, background) : null,
      },
    };
  };

/** How the game has ended; null as long as it goes on, and where there is none or its racks are still told. */
const ending = (state: State, ask: Ask): MatchAnalysis["over"] =>
  state.match && state.match.awaitedTile !== "deal"
    ? ask("resultRummikub", {
        racks: racksOf(state),
        passes: state.match.passes,
        givenUp: state.match.isGivenUp ? 0 : null,
        rules: state.rules,
      })
    : null;

/** What the player at turn does. */
function decision(
  state: State,
  answers: Answers<Solver>,
  ask: Ask,
  background: BackgroundSolver,
): MatchAnalysis["decided"] {
  const { toMove, match } = state;
  if (!match) return null;
  const racks = racksOf(state);
  const seat = {
    table: state.table.sets.map(askedSet),
    rack: at(racks, toMove),
    opened: at(match.haveOpened, toMove - 1),
    rules: state.rules,
  };
  const rivals = [...racks.slice(toMove + 1), ...racks.slice(0, toMove)].map(({ length }) => length);
  // Turns are told apart by the tiles in sight.
  const chance = seedOfTurn(match.seed, unseenOf(state), 31 * onTable(state).length);
  const asked = [seat, at(match.players, toMove - 1), rivals, chance] as const;
  const found = foundBeside(
    answers,
    `decide ${JSON.stringify(asked)}`,
    () => background.decide(...asked),
    () => ask("decideRummikub", ...asked),
  );
  return found ?? null;
}

/** The solver as it answers the page. */
function solverOf(ask: Ask): Parameters<typeof positionOfPuzzle>[0] {
  const answered = further<Solver>(ask);
  return {
    dealRummikub: (...asked) => answered("dealRummikub", ...asked),
    decideRummikub: (...asked) => answered("decideRummikub", ...asked),
    solveRummikub: (...asked) => answered("solveRummikub", ...asked),
  };
}

/** The position of the puzzle that is wanted; null until it is found. */
function puzzle({ puzzle, rules }: State, answers: Answers<Solver>, ask: Ask, background: BackgroundSolver) {
  if (!puzzle) return null;
  const found = foundBeside(
    answers,
    `puzzle ${puzzle.level} ${puzzle.number} ${rules.oneJoker}`,
    () => background.puzzle(puzzle, rules),
    () => positionOfPuzzle(solverOf(ask), puzzle, rules),
  );
  return found ?? null;
}
