// The course of a game: its tables between turns, each player's chance to win there, and what changed it most.
// The chances are the solver's, compared with each other.

import { pause } from "../../../shell/pause.js";
import { NO_DICE } from "./dice.js";
import { haveStayed, isSameTable, keptOf } from "./kept-table.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Note} Note */
/** @typedef {import("./types.d.ts").KeptTable} KeptTable */

/**
 * A table that the game can go to again: where it began, after a turn, or as somebody has laid it by hand. `turn`
 * turns and `notes` notes are before it; `note` ended the turn.
 * @typedef {{ kind: "start" | "turn" | "hand", turn: number, notes: number, table: KeptTable, note: Note | null }} Point
 */

/** @typedef {{ point: Point, player: number, before: number, after: number }} Turning a turn, and whose chance it changed most */

/** From here on a change of a chance is told. */
const LEAST_CHANGE = 0.05;
const LEAST_LUCK = 0.005;

/** As many turning points as are told. */
const FEW = 3;

/** The points of the game that is under way, the last one as the table lies now. Who joins leaves it the game it is; with other players another one begins. @param {State} state @returns {Point[]} */
export function pointsOf({ log, table }) {
  /** @type {Point[]} */
  let points = [];
  let turn = 0;
  /** @param {KeptTable} kept @param {number} notes @param {Note | null} note */
  const add = (kept, notes, note) => {
    const last = points.at(-1)?.table;
    if (last && !haveStayed(last.names, kept.names)) points = [];
    const kind = note ? "turn" : points.length === 0 ? "start" : "hand";
    points.push({ kind, turn, notes, table: kept, note });
  };
  for (const [nth, note] of log.entries()) {
    if (note.before) add(note.before, nth, null);
    if (note.deed) turn += 1;
    if (note.after) add(note.after, nth + 1, note);
  }
  if (!isSameTable(points.at(-1)?.table, table)) add(keptOf(table), log.length, null);
  return points;
}

/**
 * The chance to win of each who sat there, at each of some points; null while it is not known. Those of a long game take their
 * time, so that they come one after the other, the last one at once.
 * @param {State["table"]["rules"]} rules @param {Point[]} points @param {import("../../../shell/game.d.ts").Answers} answers
 * @returns {(number[] | null)[]}
 */
export function chancesAt(rules, points, answers) {
  return points.map(({ table: { players, toMove, grill } }, nth) => {
    // What is asked of the same table before the first roll is known already.
    const query = { players, toMove, grill, rules, taken: NO_DICE, roll: null };
    if (answers.ask("fetchWinModel", players.length).status !== "here") return null;
    const found = () => known(answers.ask("winChances", query));
    const isLast = nth === points.length - 1;
    return known(answers.get(`chances ${JSON.stringify(query)}`, () => (isLast ? found() : pause().then(found))));
  });
}

/** @param {import("../../../shell/game.d.ts").Answer<any>} answer */
const known = (answer) => (answer.status === "here" ? answer.value : null);

/** The turns that changed somebody's chance to win most, in falling order. @param {Point[]} points @param {(number[] | null)[]} chances @returns {Turning[]} */
export function turningPoints(points, chances) {
  return points
    .flatMap((point, nth) => {
      const [was, is] = [chances[nth - 1], chances[nth]];
      return point.note && was && was.length === is?.length ? [turningOf(point, point.note.player, was, is)] : [];
    })
    .filter((turning) => changeOf(turning) >= LEAST_CHANGE)
    .sort((a, b) => changeOf(b) - changeOf(a))
    .slice(0, FEW);
}

/** @param {Turning} turning */
const changeOf = ({ before, after }) => Math.abs(after - before);

/** Whose chance a turn changed most: of two players, who moved. @param {Point} point @param {number} mover @param {number[]} was @param {number[]} is @returns {Turning} */
function turningOf(point, mover, was, is) {
  const changes = is.map((after, player) => ({ point, player, before: was[player], after }));
  if (changes.length === 2) return changes[mover];
  return changes.reduce((most, change) => (changeOf(change) > changeOf(most) ? change : most));
}

/** The note of the roll that raised its player's chance to win most; null if none did. @param {Note[]} log @returns {Note | null} */
export function luckiest(log) {
  const gain = (/** @type {Note | null} */ note) => (note?.luck ? note.luck.after - note.luck.before : 0);
  const most = log.reduce((most, note) => (gain(note) > gain(most) ? note : most), /** @type {Note | null} */ (null));
  return gain(most) >= LEAST_LUCK ? most : null;
}
