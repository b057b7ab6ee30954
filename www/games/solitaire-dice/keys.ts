// What the keys do.

import type { KeyBefore } from "../../shell/host/keys.ts";
import type { Page } from "./actions.ts";
import { canRoll, canStep, markChoice, rollDice, stepOfOthers } from "./actions.ts";
import { ranked } from "./model/choices.ts";
import { FACES } from "./model/dice.ts";
import { addDie, removeDie } from "./model/moves.ts";
import { areHidden, canChoose, isThrown } from "./model/state.ts";

/** Pressed again so soon a key would do its work for the next turn as well. */
const SOON = 400;

export function onkey(page: Page, key: string, last: KeyBefore): (() => void) | null {
  const { state, analysis, act } = page;
  const face = FACES.find((face) => String(face) === key);
  if (face) return isThrown(state) ? null : () => act(addDie, face);
  if (key === "backspace") return isThrown(state) || state.roll.length === 0 ? null : () => act(removeDie);
  if (!analysis || (last.key === key && last.ago < SOON)) return null;
  if (key === "r") return canRoll(page) ? () => rollDice(page) : null;
  if (key === "n") return canStep(page) ? () => stepOfOthers(page) : null;
  if (key !== "b" || areHidden(state) || !canChoose(state)) return null;
  const [best] = ranked(analysis.answer);
  return best ? () => markChoice(page, best) : null;
}
