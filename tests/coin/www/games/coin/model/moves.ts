// What can be done with a coin.

import { begin, step } from "../../../shell/game/moves.ts";
import type { Side, State } from "./state.ts";
import { initial } from "./state.ts";

/** The coin has been thrown, and this side lies on top. */
export const thrown = step("thrown", ({ throws }: State, side: Side) => ({
  side,
  throws: [...throws, side],
}));

/** Nothing has been thrown yet. */
export const clear = begin("clear", ({ side }: State) => (side ? initial() : null));
