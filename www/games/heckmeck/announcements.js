// What is announced to those who hear the page: what has happened, and the answer in a sentence.

import { areHidden } from "./model/advice.js";
import { sum } from "./model/dice.js";
import { bestFirst, rank, value } from "./model/odds.js";
import { left, playing, target } from "./model/state.js";
import { computerToMove } from "./model/table.js";

/** @typedef {import("./actions.js").Page} Page */

/** @param {Page} page @param {import("../../shell/game.d.ts").Change} change */
export function summary(page, { before }) {
  const { state, words } = page;
  const isNew = state.log.length > before.log.length;
  const happened = isNew ? `${words.note(state.log.at(-1), state.hints)} ` : "";
  return happened + (state.mode === "advice" ? ofTable(page) : ofTurn(page));
}

/** @param {Page} page */
function ofTurn({ state: { goal }, state, seen: { odds }, words }) {
  if (odds.phase === "bust") return words.announceBust;
  if (odds.phase === "over") return words.turnResult(odds, goal, state.target);
  const now = playing(state);
  if (odds.phase === "unrolled" && state.roll.length > 0) return words.announceEntered(state.roll.length, left(now));
  const total = target(state);
  const { best } = rank(odds.ways, goal, total);
  const [first] = bestFirst(odds.ways, goal, total);
  const isBest = first && (best.has(first.key) || (odds.ways.length === 1 && value(first.evaluation, goal, total) > 0));
  const where = words.announcePosition(sum(state.taken), odds.total, left(now));
  if (!isBest) return `${where} ${words.announceUnreachable(goal, total)}`;
  return `${where} ${words.announceBest(goal, total, first, value(first.evaluation, goal, total))}`;
}

/** @param {Page} page */
function ofTable({ state, seen: { odds, table: seen }, words }) {
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
