// What is told of advice for a table, which comes with it: see advice.ts.

import { at } from "../../../shell/model/at.ts";
import { FOR_THE_WIN, FOR_WORMS } from "./advice.ts";
import { computerToMove } from "./table.ts";
import type { Aim, Brought, Name, Result, Rolling, State, Way } from "./types.ts";

/** What makes a chance to win or worms what is shown of them: percent, or worms. */
export const SHOWN_AIMS = { win: { scale: 100, digits: 1 }, worms: { scale: 1, digits: 2 } };

export const isRolling = (way?: Way): way is Rolling => way?.does === "roll";

/**
 * Whether whoever is to move goes on as the numbers suppose.
 * @param aim what they are for
 */
export const followsAdvice = (state: State, aim: Aim) =>
  [null, aim === "win" ? FOR_THE_WIN : FOR_WORMS].includes(computerToMove(state));

/** What a total brings, with the name of whose tile it is. */
export function broughtBy({ result, tile = 0, from = 0 }: Result, names: Name[]): Brought {
  if (result === "fail") return { result };
  return result === "grill" ? { result, tile } : { result, tile, from: at(names, from) };
}

/** The tile that a failed turn costs the player to move; null without one. */
export const ownTop = ({ stacks, toMove }: Pick<State["table"], "stacks" | "toMove">) =>
  at(stacks, toMove).at(-1) ?? null;
