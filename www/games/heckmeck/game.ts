// Heckmeck as the shell sees it: the contract is shell/game.d.ts.

import { PAUSES } from "../../shell/pace.js";
import { beginTurn, stepOfComputer } from "./actions.js";
import { summary } from "./announcements.js";
import { onkey } from "./keys.js";
import { canStep } from "./model/advice.js";
import { complete, read, write } from "./model/link.js";
import { look } from "./model/look.js";
import { initial, isComplete, isUnderWay, playing, position, rest, taste } from "./model/state.js";
import { newGame } from "./model/table-moves.js";
import { words } from "./text/en.js";
import { pageView } from "./views/page.js";

/** @typedef {import("./model/types.d.ts").State} State */
/** @typedef {import("./model/look.js").Seen} Seen */
/** @typedef {import("./actions.js").Page} Page */

/** @type {import("../../shell/game.d.ts").Game<State, Seen, any>} */
export const heckmeck = {
  id: "heckmeck",
  hasSolver: true,
  words,
  initial,
  position,
  taste,
  unlinked: { name: "log", of: ({ log }) => log },
  complete,
  rest,
  isUnderWay,
  link: { write, read },
  look,
  view: pageView,
  menu: () => import("./views/menu.js"),
  dialogs: {
    players: () => import("./views/players-dialog.js"),
    tile: () => import("./views/tile-dialog.js"),
  },
  title: ({ state }) => state.name,
  anew(page) {
    const { state, words, act } = page;
    return state.mode === "advice"
      ? { name: words.newGame, run: () => act(newGame) }
      : { name: words.newTurn, run: () => beginTurn(page) };
  },
  summary,
  onkey,

  /** After a step the dice come next, after the last die the answer. */
  landing({ state }, { before, move }) {
    if (move?.kind === "step") return "next";
    const [was, is] = [before, state].map((state) => isComplete(playing(state)));
    return move !== null && !was && is ? "answer" : null;
  },

  /** The computer goes on by itself after what was done at the table, but not while dice are put right. */
  next(page) {
    const { state, seen } = page;
    const pause = PAUSES[state.pace];
    if (
      !state.isGoing ||
      state.isChanging ||
      state.mode !== "advice" ||
      pause === null ||
      !canStep(state, seen?.table?.picked)
    )
      return null;
    return { after: pause, run: () => stepOfComputer(page) };
  },

  undoNames: () => import("./undo-names.js"),
};
