// The coin as the shell sees it: the contract is shell/game.ts.

import type { Game } from "../../shell/game.ts";
import { clear, thrown } from "./model/moves.ts";
import type { Seen, State } from "./model/state.ts";
import { complete, initial, look, position, read, SIDES, write } from "./model/state.ts";
import { words } from "./text/en.ts";
import { pageView } from "./views/page.ts";

type Words = ReturnType<typeof words>;

export const coin: Game<State, Seen, Words> = {
  id: "coin",
  hasSolver: false,
  words,
  initial,
  position,
  preferences: () => ({}),
  extras: { name: "throws", of: ({ throws }) => throws },
  complete,
  rest: (state) => state,
  isUnderWay: ({ throws }) => throws.length > 0,
  link: { write, read },
  look,
  view: pageView,
  menu: () => import("./views/menu.ts"),
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
