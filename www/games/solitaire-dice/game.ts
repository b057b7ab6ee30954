// Solitaire Dice as the shell sees it: the contract is shell/game.d.ts.

import { PAUSES } from "../../shell/pace.js";
import { canStep, startAnew, stepOfOthers } from "./actions.js";
import { summary } from "./announcements.js";
import { beside } from "./beside.js";
import { onkey } from "./keys.js";
import { complete, read, write } from "./model/link.js";
import { createLook } from "./model/look.js";
import { initial, isComplete, isUnderWay, position, rest, taste } from "./model/state.js";
import { words } from "./text/en.js";
import { pageView } from "./views/page.js";

/** @typedef {import("./model/types.d.ts").State} State */
/** @typedef {import("./model/types.d.ts").Seen} Seen */

/** @type {import("../../shell/game.d.ts").Game<State, Seen, import("./text/en.js").Words>} */
export const solitaireDice = {
  id: "solitaire-dice",
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
  title: ({ state }) => state.name,
  anew: (page) => ({ name: page.words.newGame, run: () => startAnew(page) }),
  summary,
  onkey,

  /** After a turn the dice come next, after the last die the answer. */
  landing({ state }, { before, move }) {
    if (move?.kind === "step") return "next";
    return move !== null && !isComplete(before) && isComplete(state) ? "answer" : null;
  },

  /** The others go on by themselves after what the player did. */
  next(page) {
    const pause = PAUSES[page.state.pace];
    if (!page.state.isGoing || pause === null || !canStep(page)) return null;
    return { after: pause, run: () => stepOfOthers(page) };
  },

  undoNames: () => import("./undo-names.js"),
};
