// What is noted of each placed die, and what it gave away against the best. The shares are the solver's,
// compared with each other.

import { gradeOf } from "../../../shell/model/grades.ts";
import { digitsOf, unitOf } from "./accuracy.ts";
import { COLUMNS, FACES, HEIGHT, SIDES } from "./board.ts";
import { PLAYERS } from "./seats.ts";
import type { Choice, Digits, KnucklebonesAnswer, LoggedMove, Side, State } from "./types.ts";

/** From here on a loss is told where it is not known how far the shares may be off: less is within what estimates change by. */
export const LEAST_LOSS = 0.003;

/** From here on a loss is told: less is within what the shares may be off by, or is not seen in them. */
const leastLoss = (error: number | null) => (error === null ? LEAST_LOSS : Math.max(error, unitOf(digitsOf(error))));

/** Whether a share is so little below the best one that nothing is told of it. */
export const isAsGood = (share: number, best: number, error: number | null) => best - share < leastLoss(error);

/** The part of a win that makes a decision a mistake. */
export const MISTAKE = 0.03;

/** What is kept of a share, so that it is shown as the same number as beside the column: more would only make files longer. */
const rounded = (share: number) => Math.round(share * 1e9) / 1e9;

/**
 * What the player to move does, to be kept in the state's `log`.
 * @param state before it
 */
export function loggedMoveOf(
  { toMove, seats, roll }: State,
  { columns, best, error }: KnucklebonesAnswer,
  column: number,
): LoggedMove {
  const choices = columns.map(({ column, outlook, removes }) => ({
    column,
    share: rounded(outlook?.share ?? 0),
    removes,
  }));
  const shareOf = (wanted: number | null) => choices.find(({ column }) => column === wanted)?.share ?? 0;
  return {
    side: toMove,
    by: seats[toMove],
    roll: roll as number,
    column,
    choices,
    best: best ?? column,
    lost: column === best ? 0 : rounded(Math.max(0, shareOf(best) - shareOf(column))),
    ...(error === null ? {} : { error: rounded(error) }),
  };
}

/** The moves as they are once the boards were changed by hand: the last one tells it. */
export const mended = (moves: LoggedMove[]) =>
  moves.map((logged, nth) => (nth === moves.length - 1 ? { ...logged, isMended: true as const } : logged));

/** The share of a way that there was. */
export const shareIn = ({ choices }: LoggedMove, wanted: number) =>
  choices.find(({ column }) => column === wanted)?.share ?? 0;

/** Whether there was more than one way. */
export const isChoice = ({ choices }: LoggedMove) => choices.length > 1;

/** Whether no other way had a higher share. */
export const isBest = (logged: LoggedMove) =>
  logged.choices.every(({ share }) => share <= shareIn(logged, logged.column));

/** Whether a decision gave something away that can be told. */
export const gaveAway = ({ lost, error }: LoggedMove) => lost >= leastLoss(error ?? null);

/** The decimals with which the shares of a decision are shown; one where nothing was kept of how far they may be off. */
export const digitsIn = ({ error }: LoggedMove): Digits => (error === undefined ? 1 : digitsOf(error));

/** Those of several decisions. */
export const digitsInAll = (moves: LoggedMove[]): Digits => (moves.some((logged) => digitsIn(logged) === 0) ? 0 : 1);

export const gradeOfMove = (logged: LoggedMove) =>
  gradeOf({ lost: logged.lost, isTold: gaveAway(logged), isBest: isBest(logged) }, MISTAKE);

/**
 * How a side decided: how many choices it had, how many were best, what the others cost in all with the decimals that count, and the
 * costliest with its place in the log, beside the moves that had one column only; null where it had no choice.
 */
export function summaryOf(moves: LoggedMove[], side: Side) {
  const all = moves.map((logged, nth) => ({ logged, nth })).filter(({ logged }) => logged.side === side);
  const made = all.filter(({ logged }) => isChoice(logged));
  if (made.length === 0) return null;
  const costly = made.filter(({ logged }) => gaveAway(logged));
  const worst = costly.toSorted((one, other) => other.logged.lost - one.logged.lost).at(0) ?? null;
  return {
    choices: made.length,
    forced: all.length - made.length,
    best: made.length - costly.length,
    lost: costly.reduce((all, { logged }) => all + logged.lost, 0),
    digits: digitsInAll(costly.map(({ logged }) => logged)),
    worst,
  };
}

// ---- What was kept: typed as what it should be, and looked at whether it is ----

/** Dice that one die can remove. */
const COUNTS = Array.from({ length: HEIGHT + 1 }, (_, count) => count);

/** More moves than these are not taken over: a file may hold any number. */
const MOST_NOTES = 500;

/** A number that may be a share. */
const isShare = (value: unknown) => typeof value === "number" && value >= 0 && value <= 1;

function readChoice({ column, share, removes }: Choice): Choice {
  const isChoice = COLUMNS.some((known) => known === column) && isShare(share) && COUNTS.includes(removes);
  if (!isChoice) throw new TypeError("not a choice");
  return { column, share, removes };
}

function readLoggedMove({
  side,
  by,
  roll,
  column,
  choices: told,
  best,
  lost,
  error,
  isMended,
}: LoggedMove): LoggedMove {
  const isShort = Array.isArray(told) && told.length <= COLUMNS.length;
  const choices = isShort ? told.map(readChoice) : [];
  const columns = choices.map((choice) => choice.column);
  const isLoggedMove =
    SIDES.includes(side) &&
    [null, ...PLAYERS].includes(by) &&
    FACES.includes(roll) &&
    new Set(columns).size === columns.length &&
    columns.includes(column) &&
    columns.includes(best) &&
    isShare(lost) &&
    (error === undefined || isShare(error));
  if (!isLoggedMove) throw new TypeError("not a move");
  return {
    ...{ side, by, roll, column, choices, best, lost },
    ...(error === undefined ? {} : { error }),
    ...(isMended === true ? { isMended } : {}),
  };
}

/**
 * The moves as they were kept, without those that can't be.
 * @param kept any data
 */
export function readMoves(kept: unknown): LoggedMove[] {
  if (!Array.isArray(kept)) return [];
  return kept.slice(-MOST_NOTES).flatMap((logged) => {
    try {
      return [readLoggedMove(logged)];
    } catch {
      return [];
    }
  });
}
