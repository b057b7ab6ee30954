// What the keys do.

import type { KeyBefore } from "../../shell/host/keys.ts";
import type { Page } from "./actions.ts";
import { choose, chooseWay, throwDice } from "./actions.ts";
import { ends } from "./model/advice.ts";
import { SIGNS, sign } from "./model/dice.ts";
import { areHidden } from "./model/hints.ts";
import { addDie, newTurn, removeDie, takeFace } from "./model/moves.ts";
import { bestFirst, rank } from "./model/odds.ts";
import { isComplete, isThrown, playing, target } from "./model/state.ts";
import { computerToMove } from "./model/table.ts";
import type { Way } from "./model/types.ts";

/** A key that comes so soon belongs to the dice being typed. */
const SOON = 400;

/** The best way on, if there is one that may be told. */
function bestWay({ state, analysis }: Page) {
  if (!analysis) return null;
  if (state.mode === "advice")
    return analysis.table && !analysis.table.over && !areHidden(state) && computerToMove(state) === null
      ? analysis.table.ways[0]
      : null;
  const total = target(state);
  const { best } = rank(analysis.odds.ways, state.goal, total);
  const [first] = bestFirst(analysis.odds.ways, state.goal, total);
  return first && best.has(first.key) ? first : null;
}

/** One of the ways at a table that a person may take now. */
function wayAtTable({ state, analysis }: Page, key: string) {
  if (state.mode !== "advice" || !analysis?.table || analysis.table.over || computerToMove(state) !== null) return null;
  return analysis.table.ways.find((way: Way) => way.key === key) ?? null;
}

function ofFace(page: Page, face: number, last: KeyBefore) {
  const { state, act } = page;
  if (!isComplete(playing(state))) return () => act(addDie, face);
  if (last.ago < SOON) return null;
  if (state.mode === "odds") return () => act(takeFace, face);
  const way = wayAtTable(page, sign(face));
  return way && (() => choose(page, way));
}

export function onkey(page: Page, key: string, last: KeyBefore): (() => void) | null {
  const { act } = page;
  const face = key.length === 1 ? SIGNS.indexOf(key.replace("6", "w")) : -1;
  if (face >= 0) return ofFace(page, face, last);
  if (key === "backspace") return () => act(removeDie);
  // Pressed twice it would decide for the next player as well.
  return last.key === key && last.ago < SOON ? null : ofWay(page, key);
}

/** What the keys do that go on with the turn. */
function ofWay(page: Page, key: string) {
  const { state, analysis } = page;
  const best = key === "b" ? bestWay(page) : null;
  if (best) return () => chooseWay(page, best);
  if (key === "n") return state.mode === "odds" ? () => page.act(newTurn) : null;
  if (key === "r") return isThrown(state) && wayAtTable(page, "roll") ? () => throwDice(page) : () => page.goTo("pad");
  if (key === "s") {
    if (state.mode === "odds") return analysis?.odds.stop ? () => page.act(newTurn) : null;
    const way = wayAtTable(page, "stop") && analysis?.table ? ends(state, analysis.table).row : null;
    return way && (() => choose(page, way));
  }
  if (key === "f") {
    const failing = state.mode === "advice" && !isThrown(state) ? analysis?.table?.failing : null;
    return failing ? () => choose(page, failing) : null;
  }
  return null;
}
