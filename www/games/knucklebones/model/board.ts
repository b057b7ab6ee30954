// Boards: what lies where, and whether it can lie so.

/** @typedef {import("./types.d.ts").Board} Board */
/** @typedef {import("./types.d.ts").Boards} Boards */
/** @typedef {import("./types.d.ts").Side} Side */
/** @typedef {import("./types.d.ts").Refusal} Refusal */

export const COLUMNS = /** @type {const} */ ([0, 1, 2]);
export const FACES = [1, 2, 3, 4, 5, 6];
export const SIDES = /** @type {Side[]} */ (["mine", "theirs"]);

/** Dice that a column holds. */
export const HEIGHT = 3;

/** @type {Board} */
export const EMPTY = [[], [], []];

/** @param {Side} side @returns {Side} */
export const otherSide = (side) => (side === "mine" ? "theirs" : "mine");

/** @param {Board} board */
export const diceOn = (board) => board.reduce((all, { length }) => all + length, 0);

/** @param {Board} board */
export const isFull = (board) => board.every(({ length }) => length === HEIGHT);

/** @param {Boards} boards */
export const areEmpty = ({ mine, theirs }) => diceOn(mine) + diceOn(theirs) === 0;

/** Dice of a face in a column. @param {number[]} column @param {number} die */
export const countIn = (column, die) => column.filter((other) => other === die).length;

/**
 * Why no game comes to a position; null if one does. Dice that face their like are removed, and a full
 * board has ended the game: it is that of the player who moved last.
 * @param {Boards & { toMove: Side }} position
 * @returns {Refusal | null}
 */
export function refusalOf({ mine, theirs, toMove }) {
  for (const column of COLUMNS) {
    const die = mine[column].find((die) => theirs[column].includes(die));
    if (die !== undefined) return { why: "facing", column, die };
  }
  return isFull({ mine, theirs }[toMove]) ? { why: "full", side: toMove } : null;
}

/** The dice of `next` in the order in which they lie in `before`, and what is new after them. @param {number[]} before @param {number[]} next */
function arranged(before, next) {
  const left = [...next];
  const kept = before.filter((die) => {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...left];
}

/** A board as the solver tells it, whose columns have no order, with every die where it lay. @param {Board} before @param {Board} next */
export const arrange = (before, next) => COLUMNS.map((column) => arranged(before[column], next[column]));
