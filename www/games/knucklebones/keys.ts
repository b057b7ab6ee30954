// What the keys do.

import type { KeyBefore } from "../../shell/host/keys.ts";
import type { Page } from "./actions.ts";
import { canPlace, canStep, placeIn, rollDie, stepOfComputer } from "./actions.ts";
import { FACES } from "./model/board.ts";
import { setRoll, show } from "./model/moves.ts";
import { areHidden, computerToMove } from "./model/seats.ts";
import { isThrown, openColumns } from "./model/state.ts";

/** Pressed again so soon a key would decide for the next player as well. */
const SOON = 400;

/** The keys of the columns, from the left. */
const COLUMN_KEYS = "qwe";

export function onkey(page: Page, key: string, last: KeyBefore): (() => void) | null {
  if (last.key === key && last.ago < SOON) return null;
  const { state, analysis, act } = page;
  const face = FACES.find((face) => String(face) === key);
  if (state.mode === "setup") return face ? () => act(show, { picked: face }) : null;
  if (!analysis?.found) return null;
  if (face) return isThrown(state) ? null : () => act(setRoll, face);
  if (key === "backspace") return state.roll === null || isThrown(state) ? null : () => act(setRoll, state.roll);
  if (key === "r") return isThrown(state) && canRoll(page) ? () => rollDie(page) : null;
  if (key === "n") return canStep(page) ? () => stepOfComputer(page) : null;
  return ofColumn(page, key);
}

/** Whether a person may have the page roll. */
const canRoll = ({ state }: Page) => state.roll === null && computerToMove(state) === null;

function ofColumn(page: Page, key: string) {
  const { state, analysis } = page;
  if (!canPlace(page)) return null;
  const best = analysis.found?.answer.best ?? null;
  const column = key === "b" && !areHidden(state) ? best : COLUMN_KEYS.indexOf(key);
  return column !== null && openColumns(state).includes(column) ? () => placeIn(page, column) : null;
}
