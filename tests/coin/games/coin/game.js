// The coin as the shell sees it: the contract is shell/game.d.ts.

import { clear, thrown } from "./model/moves.js";
import { complete, initial, look, position, read, SIDES, write } from "./model/state.js";
import { words } from "./text/en.js";
import { pageView } from "./views/page.js";

/** @typedef {import("./model/state.js").State} State */
/** @typedef {import("./model/state.js").Seen} Seen */
/** @typedef {ReturnType<typeof words>} Words */

/** @type {import("../../shell/game.d.ts").Game<State, Seen, Words>} */
export const coin = {
  id: "coin",
  hasSolver: false,
  words,
  initial,
  position,
  taste: () => ({}),
  unlinked: { name: "throws", of: ({ throws }) => throws },
  complete,
  rest: (state) => state,
  isUnderWay: ({ throws }) => throws.length > 0,
  link: { write, read },
  look,
  view: pageView,
  menu: () => import("./views/menu.js"),
  dialogs: {},
  title: ({ words }) => words.title,
  anew: ({ words, act }) => ({ name: words.anew, run: () => act(clear) }),
  summary: ({ seen, words }) => words.summary(seen),
  landing: (_, { move }) => (move ? "next" : null),
  /** A real coin is entered by the first letter of its side. */
  onkey({ act }, key) {
    const side = SIDES.find((side) => side.startsWith(key));
    return side ? () => act(thrown, side) : null;
  },
};
