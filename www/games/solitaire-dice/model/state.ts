// The state of the Solitaire Dice page: everybody's sheets, the roll, and who rolls. What can change it is in moves.ts.

import { cleanName, LONGEST_NAME } from "../../../shell/model/names.ts";
import { EMPTY, inUse, isEmpty, isOver, without } from "./sheet.ts";
import type { Sheet, SheetQuery, State, Who } from "./types.ts";

/** Dice of a roll. */
export const DICE = 5;

export const TABS = ["score", "moves"] as const;
export const OPENINGS = ["any", "different"] as const;
/** What an open sum may cost: as on the official sheet, and in the easy variant. */
export const OPEN_COSTS = [200, 150] as const;
/** The same game by the names it was printed and played under. */
export const EXPRESS = "Can't Stop Express";
export const GAME_NAMES = ["Solitaire Dice", EXPRESS, "Choice"] as const;

/** Others that have room beside the first player. */
export const MOST_OTHERS = 5;

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
  you: "",
  others: [],
  shown: 0,
  opening: "any",
  openCost: 200,
  throws: "typed",
  seed: 0,
  isGivenUp: false,
  moves: [],
  tab: "score",
  aim: 400,
  goal: "average",
  ownGoal: "400",
  pace: "fast",
  advice: "after",
  hintAt: null,
  name: GAME_NAMES[0],
  isMending: false,
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
  you,
  others,
  shown,
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
  you,
  others,
  shown,
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
export const settled = {
  isMending: false,
  picks: [],
  isMoreShown: false,
  asked: null,
  isStopped: false,
  copied: "",
  rollRead: null,
};

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

// ---- Who plays ----

/** The seats of people. */
export const peopleOf = ({ others }: State) => [0, ...others.flatMap(({ by }, nth) => (by === null ? [nth + 1] : []))];

/** Whether several people mark on this phone. */
export const isShared = ({ others }: State) => others.some(({ by }) => by === null);

export const hasComputer = ({ others }: Pick<State, "others">) => others.some(({ by }) => by !== null);

/** A name as it was typed. */
export const nameOf = (typed: string) => cleanName(typed, LONGEST_NAME);

/** What the player of a seat is called by. */
export function whoIs({ you, others }: State, seat: number): Who {
  const other = others[seat - 1];
  return { by: other?.by ?? null, name: other ? (other.by === null ? other.name : "") : you, seat };
}

/** Everybody in their order. */
export const playersOf = (state: State) => [state, ...state.others].map((_, seat) => whoIs(state, seat));

/** A person's sheet, and whether they have marked this roll. */
export function personAt(state: State, seat: number): Sheet & { isMarked: boolean } {
  const other = state.others[seat - 1];
  return other?.by === null ? other : state;
}

/** The state with another sheet of a person's. */
export function withPerson(state: State, seat: number, changed: Partial<Sheet & { isMarked: boolean }>): State {
  const other = state.others[seat - 1];
  return other?.by === null
    ? { ...state, others: state.others.with(seat - 1, { ...other, ...changed }) }
    : { ...state, ...changed };
}

/** The state where nobody has marked the roll but those by whom a function says so. */
export const unmarked = (state: State, hasMarked: (seat: number) => boolean = () => false): State =>
  peopleOf(state).reduce((all, seat) => withPerson(all, seat, { isMarked: hasMarked(seat) }), state);

/** Whether a person has nothing to mark: their game is over, or this roll is marked. */
export function isDone(state: State, seat: number) {
  const person = personAt(state, seat);
  return state.isGivenUp || person.isMarked || isOver(person);
}

/** Whether nobody has anything to mark but the computer. */
export const arePeopleDone = (state: State) => peopleOf(state).every((seat) => isDone(state, seat));

/** Whether everybody's game is over but the computer's. */
export const arePeopleOver = (state: State) =>
  state.isGivenUp || peopleOf(state).every((seat) => isOver(personAt(state, seat)));

/** Whose sheet comes after a seat: the next person's who is to mark this roll; where nobody is, the first whose game goes on. */
export function nextSeat(state: State, after: number) {
  const people = peopleOf(state);
  const inTurn = [...people.filter((seat) => seat > after), ...people.filter((seat) => seat <= after)];
  const toMark = isComplete(state) ? inTurn.find((seat) => !isDone(state, seat)) : undefined;
  return toMark ?? people.find((seat) => !isOver(personAt(state, seat))) ?? 0;
}

/** The people who have not marked this roll. */
export const whoIsToMark = (state: State) =>
  peopleOf(state).flatMap((seat) => (isComplete(state) && !isDone(state, seat) ? whoIs(state, seat) : []));

/** The person whose sheet is marked: the one shown; the next to mark while a computer's is looked at. */
export const seatOf = (state: State) => (peopleOf(state).includes(state.shown) ? state.shown : nextSeat(state, -1));

/** What the shown person marked last, with the sheet before it: it can be changed; null where there is nothing, or nobody beside them. */
export function lastMark(state: State) {
  const seat = seatOf(state);
  const nth = state.moves.findLastIndex(({ player }) => player === seat);
  const logged = state.moves[nth];
  const before = logged && without(personAt(state, seat), [logged]);
  return before && isShared(state) ? { nth, logged, before } : null;
}

/** The mark that the shown person chooses again. */
const mended = (state: State) => (state.isMending ? lastMark(state) : null);

/** The sheet that is marked: the shown person's, without the mark that they choose again. */
export const sheetOf = (state: State): Sheet => mended(state)?.before ?? personAt(state, seatOf(state));

/** The roll that is marked. */
export const rollOf = (state: State) => mended(state)?.logged.roll ?? state.roll;

// ---- Where the game stands ----

/** Whether the shown person's own game is over: by the sheet, or because it was given up. */
export const isOwnOver = (state: State) => state.isGivenUp || isOver(sheetOf(state));

/** Whether the game is over for everybody. */
export const isAllOver = (state: State) => state.isGivenUp || [state, ...state.others].every(isOver);

/** Whether there is a game that can be given up: one against the computer, as long as the player marks. */
export const canGiveUp = (state: State) => hasComputer(state) && !isShared(state) && !isOwnOver(state);

/** Whether the shown person is to choose. */
export const canChoose = (state: State) =>
  mended(state) !== null || (isComplete(state) && !isDone(state, seatOf(state)));

/** Whether somebody has marked this roll. */
export const isAnyMarked = (state: State) => peopleOf(state).some((seat) => personAt(state, seat).isMarked);

/** Whether there is room for one more player, who marks from the next roll on. */
export const canJoin = (state: State) => state.others.length < MOST_OTHERS && !isAnyMarked(state);

/** Whether the computer is to mark this roll. */
export const areOthersToMark = (state: State) =>
  isComplete(state) && arePeopleDone(state) && state.others.some((other) => other.by !== null && !isOver(other));

/** Whether the computer goes on: with this roll, or with those to come once everybody else's sheet is over. */
export const areOthersOn = (state: State) =>
  areOthersToMark(state) || (arePeopleOver(state) && !isAllOver(state) && isThrown(state));

/** Whether a hint was asked for the decision to be made. */
export const isHinted = ({ hintAt, moves }: State) => hintAt === moves.length;

/** Whether the player is told what each mark has cost. */
export const isCostTold = (state: State) => state.advice === "after" && hasComputer(state);

/** Whether the player decides alone: in practice, or against the computer. */
export const areHidden = (state: State) => {
  const { advice } = state;
  const isAlone = advice === "alone" || (advice !== "before" && hasComputer(state));
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

/** What is asked about the sheet that is marked: with the roll where there is something to choose. */
export const ownQuery = (state: State) => queryOf(sheetOf(state), state, canChoose(state) ? rollOf(state) : null);
