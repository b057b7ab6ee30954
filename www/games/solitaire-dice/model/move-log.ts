// What is noted of each mark, and what it gave away against the best. The values are the solver's, compared with each
// other.

import { gradeOf } from "../../../shell/model/grades.ts";
import { bestOf, effectsOf, isChoiceOf, isClose } from "./choices.ts";
import { FACES } from "./dice.ts";
import { PLAYERS } from "./players.ts";
import { whole } from "./shown.ts";
import { AIMS, DICE, isCostTold, isShared, playersOf, rollOf, seatOf, sheetOf } from "./state.ts";
import type { Analysis, LoggedMove, SheetChoice, SheetMark, State, Who } from "./types.ts";

/** What is kept of a value: more would only make files longer. */
const rounded = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);

/** Sums of a mark that are full. */
const lostOf = (marks: number[], mark: SheetMark) =>
  effectsOf(marks, mark).flatMap(({ sum, wasted }) => Array<number>(wasted).fill(sum));

/**
 * What the shown person marks.
 * @param state before it
 */
export function loggedMoveOf(
  state: State,
  { answer, was, reach }: Analysis,
  { reject, sums, value, cost, ends }: SheetChoice,
): LoggedMove {
  const best = bestOf(answer);
  return {
    player: seatOf(state),
    by: null,
    roll: rollOf(state).toSorted((a, b) => a - b),
    reject,
    sums,
    ends,
    choices: answer.choices.length,
    value: rounded(value),
    best: best && { reject: best.reject, sums: best.sums, value: rounded(best.value) },
    was: rounded(was),
    cost: reach?.found ? null : rounded(cost),
    lost: lostOf(sheetOf(state).sums, { reject, sums }),
  };
}

/**
 * What one of the others marks.
 * @param after the sheet then: whether it is over, and its expected final score
 */
export const loggedMoveOfOther = (
  player: number,
  by: string,
  roll: number[],
  { reject, sums }: SheetMark,
  { ends, value }: { ends: boolean; value: number | null },
): LoggedMove => ({
  player,
  by,
  roll: roll.toSorted((a, b) => a - b),
  reject,
  sums,
  ends,
  choices: 0,
  value: rounded(value),
  best: null,
  was: null,
  cost: null,
});

/** Whether a mark gave something away that can be told. */
export const gaveAway = ({ cost }: LoggedMove) => cost !== null && !isClose(cost);

/** Points that a mistake costs, at the least. */
export const MISTAKE = 10;

/** How good a mark was; null where that is not known. */
export const gradeOfMove = (logged: LoggedMove) =>
  logged.cost === null
    ? null
    : gradeOf({ lost: logged.cost, isTold: gaveAway(logged), isBest: logged.cost === 0 }, MISTAKE);

/** A person's moves, with their turns. */
export const ownMoves = (moves: LoggedMove[], seat: number) =>
  moves.filter(({ player }) => player === seat).map((logged, nth) => ({ logged, turn: nth + 1 }));

/** What somebody marked last, null for those who have not yet. */
export const lastOf = (moves: LoggedMove[], player: number) =>
  moves.findLast((logged) => logged.player === player) ?? null;

/**
 * What a roll brought: how much more its best choice is worth than the sheet was before it, both as they are shown; null where that is not known.
 */
export const luckOf = ({ best, was }: LoggedMove) =>
  best === null || best.value === null || was === null ? null : whole(best.value) - whole(was);

/** What a mark gave away, in points as the list of moves shows it. */
const lostBy = ({ best, value }: LoggedMove) => whole(best?.value ?? 0) - whole(value ?? 0);

/** What a mark gave away, and what was better. */
export interface Loss {
  points: number;
  better: SheetMark;
}

/** The same of a move; null where that can't be told. */
export function lossOf(logged: LoggedMove): Loss | null {
  const { best, value } = logged;
  if (!gaveAway(logged) || value === null || best === null || best.value === null) return null;
  return { points: lostBy(logged), better: { reject: best.reject, sums: best.sums } };
}

/** What the shown person's last mark has cost, where that is told. */
export function lossOfLast(state: State) {
  const last = lastOf(state.moves, seatOf(state));
  return last && isCostTold(state) ? lossOf(last) : null;
}

/** How a game went. */
export interface Summary {
  /** The player's moves with values. */
  moves: number;
  /** How many of them were the best or as good, and how many others there were. */
  good: number;
  costly: number;
  /** Points that these gave away in all. */
  lost: number;
}

/** How the game went for a person, and their costliest move; null where nothing is known. */
export function summaryOf(moves: LoggedMove[], seat: number) {
  const known = ownMoves(moves, seat).filter(({ logged }) => logged.cost !== null);
  const chosen = known.filter(({ logged }) => logged.choices > 1);
  if (chosen.length === 0) return null;
  const costly = known.filter(({ logged }) => gaveAway(logged));
  const costOf = ({ logged }: { logged: LoggedMove }) => logged.cost ?? 0;
  return {
    moves: chosen.length,
    good: chosen.length - costly.length,
    costly: costly.length,
    lost: costly.reduce((all, { logged }) => all + lostBy(logged), 0),
    worst: costly.toSorted((a, b) => costOf(b) - costOf(a))[0] ?? null,
  };
}

/** How a game has ended: for the only person against the best of the others, or among people, by so many points. */
export type Result = { kind: "win" | "lose" | "tie"; points: number } | { kind: "among"; best: Who[]; points: number };

/** The same by the sheets; null without others. */
export function resultOf(state: State, { sheets }: Pick<Analysis, "sheets">): Result | null {
  if (sheets.length === 1) return null;
  const [own = 0, ...others] = sheets.map(({ score }) => score);
  if (isShared(state)) {
    const [most = 0, next = 0] = [own, ...others].toSorted((one, other) => other - one);
    const best = playersOf(state).filter((_, seat) => sheets[seat]?.score === most);
    const points = most - next;
    return best.every(({ seat, name }) => seat === 0 && name === "")
      ? { kind: "win", points }
      : { kind: "among", best, points };
  }
  const ahead = own - Math.max(...others);
  return { kind: ahead > 0 ? "win" : ahead < 0 ? "lose" : "tie", points: Math.abs(ahead) };
}

/** What the rolls brought a person, in points; null where that is not known of each of them. */
export function luckOfAll(moves: LoggedMove[], seat: number) {
  const luck = ownMoves(moves, seat).map(({ logged }) => luckOf(logged));
  return luck.length > 0 && luck.every((one) => one !== null) ? luck.reduce((all, one) => all + one, 0) : null;
}

// ---- What was kept ----

/** More moves than any game has. */
const MOST_NOTES = 1000;

/** Choices that a roll can have. */
const MOST_CHOICES = 21;

const isValue = (value: unknown) =>
  value === null || (typeof value === "number" && value >= AIMS.least && value <= AIMS.most);

const isCost = (value: unknown) =>
  value === null || (typeof value === "number" && value >= 0 && value <= AIMS.most - AIMS.least);

/** Whether a roll can be marked like that. */
const isMark = (roll: number[], { reject, sums }: SheetMark) =>
  (reject === null || FACES.includes(reject)) &&
  Array.isArray(sums) &&
  isChoiceOf(roll, { reject, sums: [sums[0], sums[1]] }) &&
  sums.length === 2;

/** A roll as it was kept. */
const isRoll = (roll: unknown) =>
  Array.isArray(roll) && roll.length === DICE && roll.every((face) => FACES.includes(face));

/** A move as it was kept; none where it can't be of such a game. */
function readLoggedMove(kept: unknown, others: number): LoggedMove[] {
  // Typed as what it should be, and looked at whether it is.
  const logged = Object(kept) as LoggedMove;
  const { player, by, roll, reject, sums, ends, choices, value, best, was, cost, lost } = logged;
  const isLoggedMove =
    Number.isInteger(player) &&
    player >= 0 &&
    player <= others &&
    (by === null || (player > 0 && PLAYERS.includes(by))) &&
    isRoll(roll) &&
    isMark(roll, logged) &&
    typeof ends === "boolean" &&
    Number.isInteger(choices) &&
    choices >= 0 &&
    choices <= MOST_CHOICES &&
    [value, was].every(isValue) &&
    isCost(cost) &&
    (lost === undefined || (Array.isArray(lost) && lost.length <= 2 && lost.every((sum) => sums.includes(sum)))) &&
    (best === null || (typeof best === "object" && isMark(roll, best) && isValue(best.value)));
  if (!isLoggedMove) return [];
  const kind = best && { reject: best.reject, sums: best.sums, value: best.value };
  return [{ player, by, roll, reject, sums, ends, choices, value, best: kind, was, cost, ...(lost && { lost }) }];
}

/** The latest moves as they were kept, without those that can't be of a game with so many others. */
export const readMoves = (kept: unknown, others: number): LoggedMove[] =>
  Array.isArray(kept) ? kept.slice(-MOST_NOTES).flatMap((logged) => readLoggedMove(logged, others)) : [];
