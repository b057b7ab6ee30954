// What can be done with a coin.

import { step } from "../../../shell/moves.js";
import { initial } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Side} Side */

/** The coin has been thrown, and this side lies on top. */
export const thrown = step((/** @type {State} */ { throws }, /** @type {Side} */ side) => ({
  side,
  throws: [...throws, side],
}));

/** Nothing has been thrown yet. */
export const clear = step((/** @type {State} */ { side }) => (side ? initial() : null));
