// What the keys do.

import { canRoll, canStep, markChoice, rollDice, stepOfOthers } from "./actions.js";
import { ranked } from "./model/choices.js";
import { FACES } from "./model/dice.js";
import { addDie, removeDie } from "./model/moves.js";
import { areHidden, canChoose, isThrown } from "./model/state.js";

/** @typedef {import("./actions.js").Page} Page */

/** Pressed again so soon a key would do its work for the next turn as well. */
const SOON = 400;

/** @param {Page} page @param {string} key @param {import("../../shell/game.d.ts").KeyBefore} last @returns {(() => void) | null} */
export function onkey(page, key, last) {
  const { state, seen, act } = page;
  const face = FACES.find((face) => String(face) === key);
  if (face) return isThrown(state) ? null : () => act(addDie, face);
  if (key === "backspace") return isThrown(state) || state.roll.length === 0 ? null : () => act(removeDie);
  if (!seen || (last.key === key && last.ago < SOON)) return null;
  if (key === "r") return canRoll(page) ? () => rollDice(page) : null;
  if (key === "n") return canStep(page) ? () => stepOfOthers(page) : null;
  if (key !== "b" || areHidden(state) || !canChoose(state)) return null;
  const [best] = ranked(seen.answer);
  return best ? () => markChoice(page, best) : null;
}
