// All that is to be said of a state. The solver answers at once; only what each draw would bring takes longer than a
// frame, so it is asked for once the answer stands there. Positions of many tiles are for large.ts.

import type { Ask } from "../../../shell/game/ask.ts";
import { askOn } from "../../../shell/game/ask.ts";
import type { Answers } from "../../../shell/game/contract.ts";
import { pause } from "../../../shell/host/pause.ts";
import { planOf, setsAfter } from "./plan.ts";
import { entryLeft, isEntering, levelOf, PLAN, queryOf, queryOfTheirs, STRONGEST, setsNow, unseenOf } from "./state.ts";
import { isJoker } from "./tiles.ts";
import type {
  Analysis,
  Plan,
  RummikubAdvice,
  RummikubAnswer,
  RummikubDraws,
  RummikubMove,
  RummikubQuery,
  Solver,
  State,
} from "./types.ts";

export const analyse = (state: State, answers: Answers<Solver>): Analysis =>
  analyseWith(state, answers, (query) => later(answers, query));

/** The same where what each draw would bring is found in another way. */
export function analyseWith(
  told: State,
  answers: Pick<Answers<Solver>, "ask">,
  draws: (query: RummikubQuery) => RummikubDraws | null,
): Analysis {
  const ask = askOn<Solver>({ answers });
  const solve = (query: RummikubQuery) =>
    query.rack.length > 0 ? (ask("solveRummikub", query) as RummikubAnswer | null) : null;
  const theirs = theirsOf(told, solve);
  const state = withTheirs(told, theirs?.plan ?? null);
  const query = queryOf(state);
  const found = solve(query);
  const advice = adviceOf(state, query, ask);
  const { answer: best, wait } = weighed(found, state.objective === "best" ? advice : null);
  const ladder = ladderOf(state, query, best, ask);
  const { atMostCuts } = state;
  const chosen = atMostCuts === null ? null : ladder.find(({ cuts }) => (cuts ?? 0) <= atMostCuts);
  const answer = best && chosen ? { ...best, move: chosen } : best;
  const move = answer?.move ?? null;
  const isHindered = !move && hasWishes(state) && Boolean(solve({ ...query, keep: [], play: [] })?.move);
  const isDrawn = state.target === "draw" || (!isEntering(state) && !move && !isHindered);
  return {
    answer,
    plan: move && planOf(move, setsNow(state)),
    isHindered,
    gives: gives(query, solve, found?.move != null, advice),
    ladder,
    wait,
    wouldWait: advice?.wait != null,
    adding: addingTo(state, query, move, ask),
    withJokers: wait ? null : withJokers(query, solve, found),
    draws: isDrawn && state.rack.length > 0 ? draws(query) : null,
    theirs,
    unseen: unseenOf(state),
    match: null,
  };
}

/** Whether the player has asked for something that a move must do, or must not. */
const hasWishes = ({ keep, play }: State) => keep.length + play.length > 0;

/** The answer as the strongest player weighs it, who may draw instead: then no move is shown. */
export function weighed(
  found: RummikubAnswer | null,
  advice: RummikubAdvice | null,
): Pick<Analysis, "answer" | "wait"> {
  if (!found?.move || !advice?.wait) return { answer: found, wait: null };
  const { play } = found.move;
  const { wait, winning, unseen } = advice;
  return {
    answer: { ...found, result: "nothing", move: null },
    wait: { wait, winning, unseen, play },
  };
}

/** Most tiles for at most so many cuts, where the move cuts something and does not win. */
function ladderOf({ opened, objective }: State, query: RummikubQuery, answer: RummikubAnswer | null, ask: Ask<Solver>) {
  const move = answer?.move;
  if (!opened || !move?.cuts || move.wins || objective === "points") return [];
  const ladder = ask("ladderRummikub", query) ?? [];
  return ladder.length > 1 ? ladder : [];
}

/** What other ways to choose would give. */
function gives(
  query: RummikubQuery,
  solve: (query: RummikubQuery) => RummikubAnswer | null,
  canGo: boolean,
  advice: RummikubAdvice | null,
): Analysis["gives"] {
  const of = (wanted: Partial<RummikubQuery>) => {
    const move = canGo ? solve({ ...query, ...wanted })?.move : null;
    return move ? givesOf(move) : null;
  };
  return {
    points: of({ objective: "points" }),
    best: advice?.wait ? null : of(STRONGEST),
  };
}

const givesOf = ({ tiles, points, cuts }: RummikubMove) => ({ tiles, points, cuts });

/** What the strongest player would do; null where the player has wishes of another kind. */
function adviceOf(state: State, query: RummikubQuery, ask: Ask<Solver>): RummikubAdvice | null {
  if (state.rack.length === 0 || hasWishes(state)) return null;
  const others = state.others.filter((count) => count > 0);
  const held = others.reduce((sum, count) => sum + count, 0);
  return ask("adviseRummikub", query, held > unseenOf(state) ? [] : others);
}

/**
 * How many tiles can go without rearranging the table; what must go with the move on screen counts for nothing.
 * Null where that isn't told: beside no plan, or where nothing can be rearranged.
 */
export function addingTo(
  state: State,
  query: RummikubQuery,
  move: RummikubMove | null,
  ask: Ask<Solver>,
): Analysis["adding"] {
  const isTold = move !== null && levelOf(state) === PLAN;
  if (!isTold || !state.opened || query.table.length === 0) return null;
  return ask("solveByAddingRummikub", { ...query, play: [] })?.tiles ?? 0;
}

/** What kept jokers would bring. */
function withJokers(
  query: RummikubQuery,
  solve: (query: RummikubQuery) => RummikubAnswer | null,
  found: RummikubAnswer | null,
): Analysis["withJokers"] {
  if (!found || !query.keepJokers || !query.rack.some(isJoker) || query.play?.some(isJoker)) return null;
  const free = solve({ ...query, keepJokers: false })?.move;
  const more = (free?.tiles ?? 0) - (found.move?.tiles ?? 0);
  return free && more > 0 ? { more, jokers: free.play.filter(isJoker) } : null;
}

/** How what came may lie. */
function theirsOf(state: State, solve: (query: RummikubQuery) => RummikubAnswer | null): Analysis["theirs"] {
  const answer = solve(queryOfTheirs(state));
  return answer && { answer, plan: answer.move && planOf(answer.move, setsNow(state)) };
}

/** The state with what came on the table, as it may lie. */
export const withTheirs = (state: State, plan: Plan | null): State =>
  plan ? { ...state, table: { sets: setsAfter(plan.move), loose: [], entry: entryLeft(state), came: [] } } : state;

/** What each draw would bring, asked in a task of its own; null until then. */
function later(answers: Answers<Solver>, query: RummikubQuery) {
  const work = async () => {
    await pause();
    return askOn<Solver>({ answers })("drawsRummikub", query);
  };
  const found = answers.get(`drawsRummikub ${JSON.stringify(query)}`, work);
  return found.status === "here" ? found.value : null;
}
