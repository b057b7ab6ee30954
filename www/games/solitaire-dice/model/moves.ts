// What can be done with the sheet, the roll and the others. What a mark does to a sheet is the solver's to say.

import { begin, display, edit, input, step } from "../../../shell/game/moves.ts";
import { at } from "../../../shell/model/at.ts";
import { pick } from "./choices.ts";
import { EMPTY, isOver, isPossible, mostRejects, SUM_BOXES } from "./sheet.ts";
import {
  areOthersToMark,
  canChoose,
  canGiveUp,
  DICE,
  isAllOver,
  isComplete,
  isDone,
  isThrown,
  MOST_OTHERS,
  settled,
} from "./state.ts";
import type { LoggedMove, Sheet, State } from "./types.ts";

/** The next roll is wanted: of whoever has not ended the game. */
const canRoll = (state: State) => !state.isMarked && !isAllOver(state);

// ---- The roll ----

/** One more die. */
export const addDie = input("addDie", (state: State, face: number) =>
  isThrown(state) || isComplete(state) || !canRoll(state)
    ? null
    : { ...state, ...settled, roll: [...state.roll, face] },
);

/** The die that is taken back first: the one that was picked, or the last. */
const lastDie = ({ roll, picks }: State) => (picks.length === 1 ? at(picks, 0) : roll.length - 1);

/** Takes a die back: the one that was picked or the last, or the one at a place. */
export const removeDie = input("removeDie", (state: State, place: number = lastDie(state)) =>
  isThrown(state) || state.isMarked || place < 0 || place >= state.roll.length
    ? null
    : { ...state, ...settled, roll: state.roll.toSpliced(place, 1) },
);

/** A whole roll, as the page has thrown it. */
export const setRoll = input("setRoll", (state: State, roll: number[]) =>
  roll.length !== DICE || isComplete(state) || !canRoll(state) ? null : { ...state, ...settled, roll },
);

// ---- Marks ----

/** Whether the others go on after a mark: whose own game is over sees what it came to first. */
const isToGoOn = (state: State) => !isOver(state);

/** The next turn. */
const nextTurn = (state: State): State => ({ ...state, roll: [], isMarked: false, turn: state.turn + 1 });

/** Marks a choice: the sheet after it, as the solver says, and what is noted of it, see move-log.ts. */
export const mark = step(
  "mark",
  (state: State, { sums, rejects }: Sheet, logged: LoggedMove) => {
    if (!canChoose(state)) return null;
    const next = {
      ...state,
      ...settled,
      sums,
      rejects,
      isMarked: true,
      moves: [...state.moves, logged],
      shown: 0,
    };
    return areOthersToMark(next) ? next : nextTurn(next);
  },
  isToGoOn,
);

/** What the others mark of the same roll: their sheets after it, null for those who are done, and what is noted of it. */
export const markOthers = step("markOthers", (state: State, sheets: (Sheet | null)[], moves: LoggedMove[]) => {
  if (!areOthersToMark(state)) return null;
  const others = state.others.map((other, nth) => {
    const sheet = sheets[nth];
    return sheet ? { by: other.by, sums: sheet.sums, rejects: sheet.rejects } : other;
  });
  return nextTurn({ ...state, ...settled, others, moves: [...state.moves, ...moves] });
});

/** So many marks on one row of the sheet, as they stand on paper. */
export const setMarks = edit(
  "setMarks",
  (state: State, part: "sums" | "rejects", nth: number, count: number) => {
    const most = part === "sums" ? SUM_BOXES : mostRejects(state, nth);
    if (count < 0 || count > most) return null;
    const next = { ...state, ...settled, [part]: state[part].with(nth, count) };
    if (!isPossible(next)) return null;
    // A sheet that is over has no roll of its own.
    return !isOver(next) || areOthersToMark(next) ? next : { ...next, roll: [], isMarked: false };
  },
  isToGoOn,
);

/**
 * An empty sheet for everybody.
 * @param seed what the dice follow from if the page rolls them
 */
const begun = (state: State, seed: number) => ({
  ...state,
  ...settled,
  ...EMPTY,
  roll: [],
  isMarked: false,
  turn: 0,
  isGivenUp: false,
  others: state.others.map(({ by }) => ({ by, ...EMPTY })),
  seed,
  moves: [],
  hintAt: null,
  shown: 0,
});

export const newGame = begin("newGame", (state: State, seed: number) => begun(state, isThrown(state) ? seed : 0));

/** A new game against one player of the computer's, with dice that the page rolls. */
export const playComputer = begin("playComputer", (state: State, by: string, seed: number) =>
  begun({ ...state, throws: "page", others: [{ by, ...EMPTY }] }, seed),
);

/** The same rolls again, for everybody. */
export const sameRolls = begin("sameRolls", (state: State) => begun(state, state.seed));

/** The player gives up, which ends the game for everybody: nobody marks this roll any more. */
export const giveUp = step("giveUp", (state: State) =>
  canGiveUp(state)
    ? {
        ...state,
        ...settled,
        roll: [],
        isMarked: false,
        // A roll that the player has marked was one of the game.
        turn: state.turn + Number(state.isMarked),
        isGivenUp: true,
      }
    : null,
);

// ---- The game ----

/** Whether the others go on after a change of who plays, and how: those who wait at the end of the player's own game do not. */
const goAsBefore = (state: State, before: boolean) => before || !isOver(state);

/** A move of one of the others; of one who is gone by now it is not possible. */
const ofOther =
  <Facts extends unknown[]>(move: (state: State, nth: number, ...facts: Facts) => State) =>
  (state: State, nth: number, ...facts: Facts) =>
    nth in state.others ? move(state, nth, ...facts) : null;

const withGame = (state: State, changed: Partial<State>): State => ({ ...state, ...settled, ...changed });

/** Another player, with a copy of the sheet as it stands. */
export const addOther = edit(
  "addOther",
  (state: State, by: string) => {
    const { sums, rejects, others } = state;
    return others.length === MOST_OTHERS || state.isMarked
      ? null
      : withGame(state, { others: [...others, { by, sums, rejects }] });
  },
  goAsBefore,
);

export const setOther = edit(
  "setOther",
  ofOther((state, nth, by: string) =>
    withGame(state, { others: state.others.with(nth, { ...at(state.others, nth), by }) }),
  ),
  goAsBefore,
);

/** A player goes; the moves of those behind are theirs still. */
export const removeOther = edit(
  "removeOther",
  ofOther((state, nth) => {
    const player = nth + 1;
    const moves = state.moves
      .filter((logged) => logged.player !== player)
      .map((logged) => (logged.player > player ? { ...logged, player: logged.player - 1 } : logged));
    const others = state.others.toSpliced(nth, 1);
    // Alone there is nobody to have given up against.
    const isGivenUp = state.isGivenUp && others.length > 0;
    const next = withGame(state, { others, moves, isGivenUp, shown: 0 });
    if (areOthersToMark(next) || !(next.isMarked || (isOver(next) && next.roll.length > 0))) return next;
    return nextTurn(next);
  }),
  goAsBefore,
);

/** Who rolls from now on. */
export const setThrows = edit(
  "setThrows",
  (state: State, throws: State["throws"], seed: number) =>
    withGame(state, {
      throws,
      seed: throws === "page" ? seed : 0,
      roll: isDone(state) || isComplete(state) ? state.roll : [],
    }),
  goAsBefore,
);

export const setOpening = edit(
  "setOpening",
  (state: State, opening: State["opening"]) => withGame(state, { opening }),
  goAsBefore,
);

export const setOpenCost = edit(
  "setOpenCost",
  (state: State, openCost: State["openCost"]) => withGame(state, { openCost }),
  goAsBefore,
);

// ---- What is looked at ----

/** Picks a die for a pairing of one's own. */
export const pickDie = display((state: State, place: number) =>
  canChoose(state) ? { ...state, picks: pick(state.picks, place) } : null,
);

/** Shows what is best in the decision to be made. */
export const askHint = display((state: State) => ({ ...state, hintAt: state.moves.length }));

/** Changes what is shown of the same position. */
export const show = display((state: State, shown: Partial<State>) => ({
  ...state,
  ...shown,
}));
