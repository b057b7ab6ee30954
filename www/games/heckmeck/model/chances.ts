// Chances to win of all players, as they are shown beside each other.

import { wholeShares } from "../../../shell/shares.ts";
import { sum } from "./dice.ts";

/** From what they add up to, chances of all players may be off by so much. */
const NOISE = 0.005;

/** Each player's chance to win in whole percent; together they are 100, unless they tell of no single winner. */
export const wholeChances = (chances: number[]) =>
  Math.abs(sum(chances) - 1) < NOISE ? wholeShares(chances, 0) : chances.map((chance) => Math.round(chance * 100));
