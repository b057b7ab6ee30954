// What is announced where advice is given for the table, and after each step of a game.

import { areHidden } from "./model/advice.js";
import { left, playing } from "./model/state.js";
import { computerToMove } from "./model/table.js";

/** A page with the words of advice. @typedef {import("./actions.js").Page} Page */

/** The step that was made, if one was. @param {Page} page @param {import("../../shell/game.d.ts").Change} change */
export const happened = ({ state, words }, { before }) =>
  state.log.length > before.log.length ? `${words.note(state.log.at(-1), state.hints)} ` : "";

/** @param {Page} page */
export function summaryOfTable({ state, seen: { odds, table: seen }, words }) {
  const { table } = state;
  const name = table.names[table.toMove];
  if (seen.over) return [words.announceOver, ...words.winner(table, seen.standing)].join(" ");
  const [best] = seen.ways;
  if (odds.phase === "bust") return words.announceTableBust(name, best.deed);
  if (odds.phase === "unrolled" && state.roll.length > 0)
    return words.announceEntered(state.roll.length, left(playing(state)));
  if (computerToMove(state) !== null)
    return words.announceComputer(name, seen.picked && words.wayInAdvice(seen.picked));
  if (areHidden(state)) return words.announceYourChoice(name);
  return words.announceAdvice(name, words.wayInAdvice(best), best.value, seen.aim);
}
