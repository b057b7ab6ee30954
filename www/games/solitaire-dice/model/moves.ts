// What can be done with the sheet, the roll and the others. What a mark does to a sheet is the solver's to say.

import { begin, display, edit, input, step } from "../../../shell/game/moves.ts";
import { at } from "../../../shell/model/at.ts";
import { pick } from "./choices.ts";
import { EMPTY, isPossible, mostRejects, SUM_BOXES } from "./sheet.ts";
import {
  areOthersToMark,
  arePeopleDone,
  arePeopleOver,
  canChoose,
  canGiveUp,
  canJoin,
  DICE,
  hasComputer,
  isAllOver,
  isAnyMarked,
  isComplete,
  isThrown,
  lastMark,
  nameOf,
  nextSeat,
  personAt,
  seatOf,
  settled,
  unmarked,
  withPerson,
} from "./state.ts";
import type { LoggedMove, Other, Sheet, State } from "./types.ts";

/** The next roll is wanted: of whoever has not ended the game. */
const canRoll = (state: State) => !isAnyMarked(state) && !isAllOver(state);

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
  isThrown(state) || isAnyMarked(state) || state.isMending || place < 0 || place >= state.roll.length
    ? null
    : { ...state, ...settled, roll: state.roll.toSpliced(place, 1) },
);

/** A whole roll, as the page has thrown it. */
export const setRoll = input("setRoll", (state: State, roll: number[]) =>
  roll.length !== DICE || isComplete(state) || !canRoll(state) ? null : { ...state, ...settled, roll },
);

// ---- Marks ----

/** Whether the computer goes on after a mark: people whose games are over see what these came to first. */
const isToGoOn = (state: State) => !arePeopleOver(state);

/** The next turn. */
const nextTurn = (state: State): State => ({ ...unmarked(state), roll: [], turn: state.turn + 1 });

/** The next turn where nobody is to mark the roll any more; a game that is over has no roll. */
function followed(state: State): State {
  if (isComplete(state) && arePeopleDone(state) && !areOthersToMark(state)) return nextTurn(state);
  return isAllOver(state) ? { ...state, roll: [] } : state;
}

/**
 * Marks a choice on the shown person's sheet, in place of their last mark if they choose that again; the next person's sheet
 * is shown then.
 * @param sheet after it, as the solver says
 * @param logged what is noted of it, see move-log.ts
 */
export const mark = step(
  "mark",
  (state: State, { sums, rejects }: Sheet, logged: LoggedMove) => {
    if (!canChoose(state)) return null;
    const seat = seatOf(state);
    const last = state.isMending ? lastMark(state) : null;
    const { isMarked } = last ? personAt(state, seat) : { isMarked: true };
    const moves = last ? state.moves.with(last.nth, logged) : [...state.moves, logged];
    const next = followed({ ...withPerson(state, seat, { sums, rejects, isMarked }), ...settled, moves });
    return { ...next, shown: nextSeat(next, seat) };
  },
  isToGoOn,
);

/** What the computer marks of the same roll: sheets after it, null for those who are done and for people, and what is noted of it. */
export const markOthers = step("markOthers", (state: State, sheets: (Sheet | null)[], moves: LoggedMove[]) => {
  if (!areOthersToMark(state)) return null;
  const others = state.others.map((other, nth) => {
    const sheet = sheets[nth];
    return sheet ? { ...other, sums: sheet.sums, rejects: sheet.rejects } : other;
  });
  return nextTurn({ ...state, ...settled, others, moves: [...state.moves, ...moves] });
});

/** So many marks on one row of the shown person's sheet, as they stand on paper. */
export const setMarks = edit(
  "setMarks",
  (state: State, part: "sums" | "rejects", nth: number, count: number) => {
    const seat = seatOf(state);
    const sheet = personAt(state, seat);
    const most = part === "sums" ? SUM_BOXES : mostRejects(sheet, nth);
    if (count < 0 || count > most) return null;
    const changed = { ...sheet, [part]: sheet[part].with(nth, count) };
    if (!isPossible(changed)) return null;
    const next = { ...withPerson(state, seat, { [part]: changed[part] }), ...settled };
    // Sheets that are over have no roll of their own.
    return !arePeopleOver(next) || areOthersToMark(next) ? followed(next) : { ...unmarked(next), roll: [] };
  },
  isToGoOn,
);

/** A player with a sheet of which this roll is not marked. */
const playerOf = (player: { by: string } | { by: null; name: string }, { sums, rejects }: Sheet): Other =>
  player.by === null
    ? { by: null, name: player.name, sums, rejects, isMarked: false }
    : { by: player.by, sums, rejects };

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
  others: state.others.map((other) => playerOf(other, EMPTY)),
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

/** Whether the computer goes on after a change of who plays, and how: where it waits at the end of the player's own game it does not. */
const goAsBefore = (state: State, before: boolean) => before || !arePeopleOver(state);

const withGame = (state: State, changed: Partial<State>): State => ({ ...state, ...settled, ...changed });

const withOther = (state: State, player: Parameters<typeof playerOf>[0]) =>
  canJoin(state) ? withGame(state, { others: [...state.others, playerOf(player, state)] }) : null;

/** Another player of the computer's, with a copy of the first player's sheet as it stands. */
export const addOther = edit("addOther", (state: State, by: string) => withOther(state, { by }), goAsBefore);

/** Another person, with the same. */
export const addPerson = edit(
  "addPerson",
  (state: State, name: string) => withOther(state, { by: null, name: nameOf(name) }),
  goAsBefore,
);

/** Another name for a person; "" for none. */
export const rename = edit(
  "rename",
  (state: State, seat: number, text: string) => {
    const name = nameOf(text);
    const other = state.others[seat - 1];
    if (seat === 0) return { ...state, you: name };
    return other?.by === null ? { ...state, others: state.others.with(seat - 1, { ...other, name }) } : null;
  },
  goAsBefore,
);

/** Another of the computer's players on a sheet of one. */
export const setOther = edit(
  "setOther",
  (state: State, nth: number, by: string) => {
    const other = state.others[nth];
    return other && other.by !== null ? withGame(state, { others: state.others.with(nth, { ...other, by }) }) : null;
  },
  goAsBefore,
);

/** A player goes; the moves of those behind are theirs still. */
export const removeOther = edit(
  "removeOther",
  (state: State, nth: number) => {
    if (!(nth in state.others)) return null;
    const player = nth + 1;
    const moves = state.moves
      .filter((logged) => logged.player !== player)
      .map((logged) => (logged.player > player ? { ...logged, player: logged.player - 1 } : logged));
    const others = state.others.toSpliced(nth, 1);
    // Without the computer there is nobody to have given up against.
    const isGivenUp = state.isGivenUp && hasComputer({ others });
    const next = followed(withGame(state, { others, moves, isGivenUp, shown: 0 }));
    return { ...next, shown: nextSeat(next, -1) };
  },
  goAsBefore,
);

/** Who rolls from now on. */
export const setThrows = edit(
  "setThrows",
  (state: State, throws: State["throws"], seed: number) =>
    withGame(state, {
      throws,
      seed: throws === "page" ? seed : 0,
      roll: isComplete(state) ? state.roll : [],
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

/** Shows a player's sheet. */
export const showSheet = display((state: State, shown: number) => ({ ...state, ...settled, shown }));

/** The shown person chooses their last mark again, or leaves it. */
export const mend = display((state: State) => ({ ...state, ...settled, isMending: !state.isMending }));

/** Shows what is best in the decision to be made. */
export const askHint = display((state: State) => ({ ...state, hintAt: state.moves.length }));

/** Changes what is shown of the same position. */
export const show = display((state: State, shown: Partial<State>) => ({
  ...state,
  ...shown,
}));
