// Knucklebones as the shell sees it: the contract is shell/game.d.ts.

import { PAUSES } from "../../shell/pace.js";
import { canStep, stepOfComputer } from "./actions.js";
import { summary } from "./announcements.js";
import { beside } from "./beside.js";
import { onkey } from "./keys.js";
import { complete, read, write } from "./model/link.js";
import { createLook } from "./model/look.js";
import { newGame } from "./model/moves.js";
import { initial, isUnderWay, position, rest, taste } from "./model/state.js";
import { words } from "./text/en.js";
import { pageView } from "./views/page.js";

/** @typedef {import("./model/types.d.ts").State} State */
/** @typedef {import("./model/types.d.ts").Seen} Seen */

/** @type {import("../../shell/game.d.ts").Game<State, Seen, import("./text/en.js").Words>} */
export const knucklebones = {
  id: "knucklebones",
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
  look: createLook(beside),
  view: pageView,
  menu: () => import("./views/menu.js"),
  dialogs: { players: () => import("./views/players-dialog.js") },
  title: ({ words }) => words.title,
  anew: ({ words, act }) => ({ name: words.newGame, run: () => act(newGame) }),
  summary,
  onkey,

  /** After a die is placed the next one comes, after a roll the answer. */
  landing({ state }, { before, move }) {
    if (move?.kind === "step") return "next";
    return move !== null && before.roll === null && state.roll !== null ? "answer" : null;
  },

  /** The computer goes on by itself after what was done on the boards. */
  next(page) {
    const pause = PAUSES[page.state.pace];
    if (!page.state.isGoing || pause === null || !canStep(page)) return null;
    return { after: pause, run: () => stepOfComputer(page) };
  },

  undoNames: () => import("./undo-names.js"),
};
