// The coin as the shell sees it: the contract is shell/game/game.ts.

import type { Game } from "../../shell/game/game.ts";
import { openGame } from "../../shell/game/game-page.ts";
import { clear, thrown } from "./model/moves.ts";
import type { Analysis, Solver, State } from "./model/state.ts";
import { analyse, complete, countsOf, initial, position, read, SIDES, write } from "./model/state.ts";
import { words } from "./text/en/words.ts";
import { cardView, pageView } from "./views/page.ts";

type Words = ReturnType<typeof words>;

export const coin: Game<State, Analysis, Words, Solver> = {
  id: "coin",
  hasSolver: true,
  words,
  initial,
  position,
  preferences: () => ({}),
  extras: { name: "throws", of: ({ throws }) => throws },
  complete,
  restored: (state) => state,
  isUnderWay: ({ throws }) => throws.length > 0,
  link: { write, read },
  analyse,
  view: pageView,
  inMenu: () => [],
  dialogs: {},
  title: ({ words }) => words.title,
  anew: ({ words, act }) => ({ name: words.anew, run: () => act(clear) }),
  summary: ({ state, analysis, words }) => words.summary(state.side, countsOf(state), analysis),
  landing: (_, { move }) => (move ? "next" : null),
  /** A real coin is entered by the first letter of its side. */
  onkey({ act }, key) {
    const side = SIDES.find((side) => side.startsWith(key));
    return side ? () => act(thrown, side) : null;
  },
  keys: () => import("./text/en/keys.ts"),
  pages: { embed: async () => ({ embedView: cardView }) },
};

export const open = () => openGame(coin);
