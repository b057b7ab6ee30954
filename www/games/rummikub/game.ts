// Tile rummy as the shell sees it: the contract is shell/game.d.ts.

import { summary } from "./announcements.js";
import { benchAnswer, benchOf } from "./bench-source.js";
import { findBeside } from "./beside.js";
import { onkey } from "./keys.js";
import { createLook } from "./model/large.js";
import { complete, read, write } from "./model/link.js";
import { newGame } from "./model/moves.js";
import { initial, isOnBench, isUnderWay, position, rest, taste } from "./model/state.js";
import { words } from "./text/en.js";
import { pageView, pendingView } from "./views/page.js";

/** @typedef {import("./model/types.d.ts").State} State */
/** @typedef {import("./model/types.d.ts").Seen} Seen */

/** What plays along, where it does; null until that is loaded. @param {import("./actions.js").Page} page */
const playing = (page) => (isOnBench(page.state) ? benchOf(page) : null);

const look = createLook(findBeside);

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
  look: (state, answers) =>
    isOnBench(state) ? (benchOf({ answers })?.look(state, answers) ?? null) : look(state, answers),
  view(page) {
    if (!isOnBench(page.state)) return pageView(page);
    const loaded = benchAnswer(page.answers);
    if (loaded.status === "here") return loaded.value.view(page);
    return pendingView(page, loaded.status === "failed" ? loaded.error : null);
  },
  menu: () => import("./views/menu.js"),
  dialogs: {
    rules: () => import("./views/rules-dialog.js"),
    others: () => import("./views/others-dialog.js"),
    text: () => import("./views/text-dialog.js"),
    play: () => import("./views/play-dialog.js"),
  },
  title: ({ words }) => words.name,
  anew: (page) => playing(page)?.anew(page) ?? { name: page.words.newGame, run: () => page.act(newGame) },
  summary: (page, change) => (playing(page)?.summary ?? summary)(page, change),
  onkey: (page, key) => (isOnBench(page.state) ? (playing(page)?.onkey(page, key) ?? null) : onkey(page, key)),
  next: (page) => playing(page)?.next(page) ?? null,

  /** After a turn there is another answer to read; what is typed then goes to the tiles from there as well. */
  landing: (_, { move }) => (move?.kind === "step" ? "answer" : null),

  undoNames: () => import("./undo-names.js"),
};
