// Tile rummy as the shell sees it: the contract is shell/game.d.ts.

import { summary } from "./announcements.js";
import { onkey } from "./keys.js";
import { complete, read, write } from "./model/link.js";
import { look } from "./model/look.js";
import { newGame } from "./model/moves.js";
import { initial, isUnderWay, position, rest, taste } from "./model/state.js";
import { words } from "./text/en.js";
import { pageView } from "./views/page.js";

/** @typedef {import("./model/types.d.ts").State} State */
/** @typedef {import("./model/types.d.ts").Seen} Seen */

/** @type {import("../../shell/game.d.ts").Game<State, Seen, import("./text/en.js").Words>} */
export const rummikub = {
  id: "rummikub",
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
    rules: () => import("./views/rules-dialog.js"),
    others: () => import("./views/others-dialog.js"),
    text: () => import("./views/text-dialog.js"),
  },
  title: ({ words }) => words.name,
  anew: ({ words, act }) => ({ name: words.newGame, run: () => act(newGame) }),
  summary,
  onkey,

  /** After a turn there is another answer to read; what is typed then goes to the tiles from there as well. */
  landing: (_, { move }) => (move?.kind === "step" ? "answer" : null),

  undoNames: () => import("./undo-names.js"),
};
