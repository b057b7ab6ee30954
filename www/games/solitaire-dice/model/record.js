// What is noted of each mark, and what it gave away against the best. The values are the solver's, compared with each
// other.

import { isClose } from "./choices.js";
import { FACES } from "./dice.js";
import { PLAYERS } from "./players.js";
import { SUMS } from "./sheet.js";
import { DICE, MOST_OTHERS } from "./state.js";

/** @typedef {import("./types.d.ts").Note} Note */
/** @typedef {import("./types.d.ts").SheetMark} SheetMark */

/** What is kept of a value: more would only make files longer. @param {number | null} value */
const rounded = (value) => (value === null ? null : Math.round(value * 100) / 100);
/** Points as they are shown. @param {number} value */
const whole = (value) => Number(value.toFixed(0));


/**
 * What the player marks.
 * @param {import("./types.d.ts").State} state before it
 * @param {import("./types.d.ts").Seen} seen
 * @param {import("./types.d.ts").SheetChoice} choice
 * @returns {Note}
 */
export function noteOf({ roll }, { answer, was }, { reject, sums, value, cost, ends }) {
  const best = answer.best === null ? null : answer.choices[answer.best];
  return {
    player: 0,
    by: null,
    roll: roll.toSorted((a, b) => a - b),
    reject,
    sums,
    ends,
    choices: answer.choices.length,
    value: rounded(value),
    best: best && { reject: best.reject, sums: best.sums, value: rounded(best.value) },
    was: rounded(was),
    cost: rounded(cost),
  };
}

/** What one of the others marks. @param {number} player @param {string} by @param {number[]} roll @param {SheetMark} mark @param {boolean} ends @returns {Note} */
export const noteOfOther = (player, by, roll, { reject, sums }, ends) => ({
  player,
  by,
  roll: roll.toSorted((a, b) => a - b),
  reject,
  sums,
  ends,
  choices: 0,
  value: null,
  best: null,
  was: null,
  cost: null,
});

/** Whether a mark gave something away that can be told. @param {Note} note */
export const gaveAway = ({ cost }) => cost !== null && !isClose(cost);

/** The player's own moves, with their turns. @param {Note[]} log */
export const ownMoves = (log) => log.filter(({ player }) => player === 0).map((note, nth) => ({ note, turn: nth + 1 }));

/** What the others marked last, null for those who have not yet. @param {Note[]} log @param {number} player */
export const lastOf = (log, player) => log.findLast((note) => note.player === player) ?? null;

/** What a roll brought: how much more its best choice is worth than the sheet was before it, both as they are shown; null where that is not known. @param {Note} note */
export const luckOf = ({ best, was }) =>
  best === null || best.value === null || was === null ? null : whole(best.value) - whole(was);

/** What a mark gave away, in points as the list of moves shows it. @param {Note} note */
const lostBy = ({ best, value }) => whole(best?.value ?? 0) - whole(value ?? 0);

/**
 * How the game went: the moves with values, how many of them were best or as good, what the others gave away in all, the
 * luck of the rolls, and the costliest move; null where nothing is known.
 * @param {Note[]} log
 */
export function summaryOf(log) {
  const known = ownMoves(log).filter(({ note }) => note.cost !== null);
  if (known.length === 0) return null;
  const costly = known.filter(({ note }) => gaveAway(note));
  const costOf = (/** @type {{ note: Note }} */ { note }) => note.cost ?? 0;
  return {
    moves: known.length,
    good: known.length - costly.length,
    lost: costly.reduce((all, move) => all + costOf(move), 0),
    luck: known.reduce((all, { note }) => all + (luckOf(note) ?? 0), 0),
    worst: costly.toSorted((a, b) => costOf(b) - costOf(a))[0] ?? null,
  };
}

// ---- What was kept ----

/** @param {unknown} value */
const isValue = (value) => value === null || (typeof value === "number" && value >= AIMS.least && value <= AIMS.most);

/** @param {any} kept */
const isMark = ({ reject, sums }) =>
  (reject === null || FACES.includes(reject)) &&
  Array.isArray(sums) &&
  sums.length === 2 &&
  sums.every((sum) => SUMS.includes(sum));

/** @param {any} kept @returns {Note} */
function readNote(kept) {
  const { player, by, roll, reject, sums, ends, choices, value, best, was, cost } = kept;
  const isNote =
    Number.isInteger(player) &&
    player >= 0 &&
    player <= MOST_OTHERS &&
    (player === 0 ? by === null : PLAYERS.includes(by)) &&
    roll.length === DICE &&
    roll.every((/** @type {unknown} */ face) => FACES.includes(Number(face)) && typeof face === "number") &&
    isMark(kept) &&
    typeof ends === "boolean" &&
    Number.isInteger(choices) &&
    [value, was, cost].every(isValue) &&
    (best === null || (isMark(best) && isValue(best.value)));
  if (!isNote) throw new TypeError("not a note");
  const kind = best && { reject: best.reject, sums: best.sums, value: best.value };
  return { player, by, roll, reject, sums, ends, choices, value, best: kind, was, cost };
}

/** The moves as they were kept; none if they can't be shown. @param {any} kept @returns {Note[]} */
export function readLog(kept) {
  try {
    return kept.map(readNote);
  } catch {
    return [];
  }
}
