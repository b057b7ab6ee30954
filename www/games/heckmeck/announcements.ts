// What is announced to those who hear the page: what has happened, and the answer in a sentence.

import type { Change } from "../../shell/game/contract.ts";
import type { Page } from "./actions.ts";
import { adviceParts } from "./advice-parts.ts";
import { sum } from "./model/dice.ts";
import { bestFirst, overOf, rank, value } from "./model/odds.ts";
import { left, playing, target } from "./model/state.ts";
import type { State } from "./model/types.ts";

export function summary(page: Page, change: Change<State>) {
  const { mode, roll, moves } = page.state;
  // What has happened is told in the words of advice. They are asked for once dice are on the table, and are here when some are taken.
  const isAsked = mode === "advice" || roll.length > 0 || moves.length > 0;
  const loaded = isAsked ? adviceParts(page) : null;
  const told = loaded?.status === "here" ? loaded.value.announcements : null;
  const now = mode === "odds" ? ofTurn(page) : told?.ofTable(page);
  return `${told?.happened(page, change) ?? ""}${now ?? ""}`;
}

function ofTurn({ state: { goal }, state, analysis: { odds }, words }: Page) {
  if (odds.phase === "bust") return words.announceBust;
  if (odds.phase === "over") return words.turnResult(overOf(odds, goal, state.target));
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
