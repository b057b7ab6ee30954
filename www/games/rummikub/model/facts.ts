// What the answer comes to, as facts for its headline.

import { isEntering, levelOf, PLAN } from "./state.ts";
import { isJoker } from "./tiles.ts";
import type { Analysis, State, Tile } from "./types.ts";

export interface Facts {
  kind:
    | "empty"
    | "won"
    | "theirs"
    | "move"
    | "keep-joker"
    | "draw-to-win"
    | "nothing"
    | "no-opening"
    | "no-arrangement"
    | "wishes";
  /** that go, or that others have put there */
  tiles: number;
  /** tiles on the rack */
  of: number;
  /** for its turn, since the player has just moved or another is at turn */
  waits: boolean;
  opens: boolean;
  wins: boolean;
  /** Jokers that are better kept. */
  jokers: number;
}

/** Whether others have put tiles there that make no sets on the table yet. */
export const areTheirs = (analysis: Pick<Analysis, "theirs"> | null) =>
  analysis?.theirs != null && analysis.theirs.plan === null;

/** The plan that is shown; null where there is none, or less is asked. */
export const shownPlan = ({ state, analysis }: { state: State; analysis: Analysis | null }) =>
  areTheirs(analysis) || levelOf(state) < PLAN ? null : (analysis?.plan ?? null);

/** Whether the player's turn is over and the others' turns follow, told or not. */
export const isWaiting = ({ rack, toMove, target, others, moves, table }: State) =>
  rack.length > 0 &&
  (toMove > 0 || (others.length === 0 && target === "theirs" && moves.at(-1)?.seat === 0 && table.came.length === 0));

/** Whether nothing can be played, so that the player draws. */
export const isToDraw = (state: State, { answer, plan, isHindered, theirs }: Analysis) =>
  answer !== null && !plan && !isHindered && !isEntering(state) && !areTheirs({ theirs });

/**
 * The place on the rack of the tile that the player drew last; -1 if the last turn was another, or nobody knows which.
 */
export function drawnOf({ moves }: Pick<State, "moves">, rack: Tile[]) {
  const last = moves.findLast(({ seat }) => seat === 0);
  return last?.did === "drew" && last.tiles.length === 1 ? rack.findIndex((tile) => last.tiles.includes(tile)) : -1;
}

/** Whether the last tile has gone in a move. */
const hasWon = ({ rack, moves }: State) =>
  rack.length === 0 && moves.findLast(({ seat }) => seat === 0)?.did === "played";

function kindOf(state: State, analysis: Analysis): Facts["kind"] {
  const { answer, isHindered, wait } = analysis;
  if (areTheirs(analysis)) return "theirs";
  if (!answer) return hasWon(state) ? "won" : "empty";
  if (answer.result === "move") return "move";
  if (isEntering(state)) return "empty";
  if (wait) return wait.wait === "joker" ? "keep-joker" : "draw-to-win";
  return isHindered ? "wishes" : answer.result;
}

export function factsOf(state: State, analysis: Analysis): Facts {
  const kind = kindOf(state, analysis);
  const move = analysis.plan?.move ?? null;
  return {
    kind,
    tiles: kind === "theirs" ? state.table.came.length : (move?.tiles ?? 0),
    of: state.rack.length,
    waits: isWaiting(state),
    opens: !state.opened,
    wins: move?.wins ?? false,
    jokers: (analysis.wait?.play ?? []).filter(isJoker).length,
  };
}
