// Tables between turns, as notes keep them: what lies where, who sits there and who is to move.

import { isSame } from "../../../shell/same.js";
import { isName, isPossible } from "./table.js";
import { TILES } from "./tiles.js";

/** @typedef {import("./types.d.ts").KeptTable} KeptTable */
/** @typedef {import("./types.d.ts").Note} Note */
/** @typedef {Pick<import("./types.d.ts").Table, "names" | "stacks" | "toMove" | "grill">} Table */

/** @param {Table} table @returns {KeptTable} */
export const keptOf = ({ names, stacks, toMove, grill }) => ({ names, players: stacks, toMove, grill });

/** The last table that a log tells, if it tells one. @param {Note[]} log @returns {KeptTable | undefined} */
export function lastTable(log) {
  const last = log.findLast(({ before, after }) => before !== undefined || after !== undefined);
  return last?.after ?? last?.before;
}

/** Whether the same players sit on the same seats, some of them perhaps by other names. @param {string[]} one @param {string[]} other */
export const areSamePlayers = (one, other) =>
  one.length === other.length && (isSame(one, other) || !isSame(one.toSorted(), other.toSorted()));

/** Whether the same players still sit on their seats, others perhaps behind them. @param {string[]} before @param {string[]} after */
export const haveStayed = (before, after) => areSamePlayers(before, after.slice(0, before.length));

/** Whether a table lies as a note tells it. @param {KeptTable | undefined} kept @param {Table} table */
export function isSameTable(kept, table) {
  if (kept === undefined) return false;
  const { names, ...lies } = keptOf(table);
  return areSamePlayers(kept.names, names) && isSame({ ...kept, names }, { ...lies, names });
}

/** Whether something that was kept is a table. @param {any} kept */
export function isKeptTable({ names, players, toMove, grill }) {
  const tiles = [...grill, ...players.flat()];
  return (
    isPossible(names.length) &&
    names.every(isName) &&
    players.length === names.length &&
    players.every(Array.isArray) &&
    Number.isInteger(toMove) &&
    toMove >= 0 &&
    toMove < names.length &&
    tiles.every((tile) => TILES.includes(tile)) &&
    new Set(tiles).size === tiles.length
  );
}
