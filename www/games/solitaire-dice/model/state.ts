// The state of the Solitaire Dice page: the sheet, the roll, the others and who rolls. What can change it is in moves.ts.

import { EMPTY, inUse, isEmpty, isOver } from "./sheet.ts";
import type { Sheet, SheetQuery, State } from "./types.ts";

/** Dice of a roll. */
export const DICE = 5;

export const TABS = ["sheet", "score", "moves"] as const;
export const OPENINGS = ["any", "different"] as const;
/** What an open sum may cost: as on the official sheet, and in the easy variant. */
export const OPEN_COSTS = [200, 150] as const;
/** The same game by the names it was printed and played under. */
export const EXPRESS = "Can't Stop Express";
export const GAME_NAMES = ["Solitaire Dice", EXPRESS, "Choice"] as const;

/** Others that have room beside the player. */
export const MOST_OTHERS = 4;

/** Scores that can be asked about: no sheet has less or more. */
export const AIMS = { least: -2200, most: 3350 };

/** What the advice may be for: the average, a score by its number, the best of the others, or a number of one's own. */
export const GOALS = ["average", "300", "500", "others", "own"] as const;

/** Scores whose chances the solver knows. */
export const TARGETS = { least: -350, most: 1200 };

/** The numbers of one's own that can be kept: those scores, in steps of 10, as texts. */
export const OWN_GOALS = Array.from({ length: (TARGETS.most - TARGETS.least) / 10 + 1 }, (_, nth) =>
  String(TARGETS.least + 10 * nth),
);

export const initial = (): State => ({
  ...EMPTY,
  roll: [],
  isMarked: false,
  turn: 0,
  others: [],
  opening: "any",
  openCost: 200,
  throws: "typed",
  seed: 0,
  isGivenUp: false,
  moves: [],
  tab: "sheet",
  aim: 400,
  goal: "average",
  ownGoal: "400",
  pace: "fast",
  advice: "after",
  hintAt: null,
  name: GAME_NAMES[0],
  shown: 0,
  picks: [],
  isMoreShown: false,
  rollRead: null,
  asked: null,
  isStopped: false,
  tries: 0,
  copied: "",
});

/** What undo brings back. */
export const position = ({
  sums,
  rejects,
  roll,
  isMarked,
  turn,
  others,
  opening,
  openCost,
  throws,
  seed,
  isGivenUp,
  moves,
}: State) => ({
  sums,
  rejects,
  roll,
  isMarked,
  turn,
  others,
  opening,
  openCost,
  throws,
  seed,
  isGivenUp,
  moves,
});

export const preferences = ({ pace, advice, name, goal, ownGoal }: State) => ({
  pace,
  advice,
  name,
  goal,
  ownGoal,
});

/** What no position has of its own. */
export const settled = { picks: [], isMoreShown: false, asked: null, isStopped: false, copied: "", rollRead: null };

/** The state after something was brought back: nothing half done, and the others wait. */
export const restored = (state: State): State => ({
  ...state,
  ...settled,
  shown: state.shown > state.others.length ? 0 : state.shown,
});

/** Whether there is a game that a player would miss. */
export const isUnderWay = (state: State) =>
  !isEmpty(state) || state.roll.length > 0 || state.moves.length > 0 || state.others.length > 0;

export const isComplete = ({ roll }: Pick<State, "roll">) => roll.length === DICE;

/** Whether the page rolls the dice, so that they can't be entered. */
export const isThrown = ({ throws }: State) => throws === "page";

/** Whether the player's own game is over: by the sheet, or because it was given up. */
export const isOwnOver = (state: State) => state.isGivenUp || isOver(state);

/** Whether the player has nothing to mark: the own game is over, or this roll is marked. */
export const isDone = (state: State) => state.isMarked || isOwnOver(state);

/** Whether the game is over for everybody. */
export const isAllOver = (state: State) => state.isGivenUp || (isOver(state) && state.others.every(isOver));

/** Whether there is a game that can be given up: one against others, as long as the player marks. */
export const canGiveUp = (state: State) => state.others.length > 0 && !isOwnOver(state);

/** Whether the player is to choose. */
export const canChoose = (state: State) => isComplete(state) && !isDone(state);

/** Whether the others are to mark this roll. */
export const areOthersToMark = (state: State) =>
  isComplete(state) && isDone(state) && state.others.some((other) => !isOver(other));

/** Whether the others go on: with this roll, or with those to come once the player's own sheet is over. */
export const areOthersOn = (state: State) =>
  areOthersToMark(state) || (isOwnOver(state) && !isAllOver(state) && isThrown(state));

/** Whether a hint was asked for the decision to be made. */
export const isHinted = ({ hintAt, moves }: State) => hintAt === moves.length;

/** Whether the player is told what each mark has cost. */
export const isCostTold = ({ advice, others }: State) => advice === "after" && others.length > 0;

/** Whether the player decides alone: in practice, or against the computer. */
export const areHidden = (state: State) => {
  const { advice, others } = state;
  const isAlone = advice === "alone" || (advice !== "before" && others.length > 0);
  return isAlone && !isHinted(state) && !isOwnOver(state);
};

/**
 * The opening rule that a sheet is looked at by. No game comes to marks on sums without a reject, as somebody has who
 * copies a sheet from paper: to look on to the third number would take minutes there.
 */
const openingOf = (sheet: Sheet, opening: State["opening"]) =>
  inUse(sheet).length === 0 && !isEmpty(sheet) ? "any" : opening;

/** A sheet as the solver is asked about it. */
export const queryOf = (
  sheet: Sheet,
  { opening, openCost }: Pick<State, "opening" | "openCost">,
  roll: number[] | null = null,
): SheetQuery => ({
  sums: sheet.sums,
  rejects: sheet.rejects,
  roll: roll?.toSorted((a, b) => a - b) ?? null,
  opening: openingOf(sheet, opening),
  ...(openCost === 200 ? {} : { openCost }),
});

/** What is asked about the player's sheet: with the roll where there is something to choose. */
export const ownQuery = (state: State) => queryOf(state, state, canChoose(state) ? state.roll : null);
