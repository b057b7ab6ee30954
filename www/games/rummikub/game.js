// Tile rummy as the shell sees it: the contract is shell/game.d.ts.

import { summary } from "./announcements.js";
import { benchAnswer, benchOf } from "./bench-source.js";
import { onkey } from "./keys.js";
import { complete, read, write } from "./model/link.js";
import { look } from "./model/look.js";
import { newGame } from "./model/moves.js";
import { initial, isOnBench, isUnderWay, position, rest, taste } from "./model/state.js";
import { words } from "./text/en.js";
import { failedView, pageView } from "./views/page.js";

/** @typedef {import("./model/types.d.ts").State} State */
/** @typedef {import("./model/types.d.ts").Seen} Seen */

/** What plays along, where it does; null until that is loaded. @param {import("./actions.js").Page} page */
const playing = (page) => (isOnBench(page.state) ? benchOf(page) : null);

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
  look(state, answers) {
    const bench = isOnBench(state) ? benchOf({ answers }) : null;
    if (bench) return bench.look(state, answers);
    return isOnBench(state) ? null : look(state, answers);
  },
  view(page) {
    const loaded = isOnBench(page.state) ? benchAnswer(page.answers) : null;
    if (loaded?.status === "failed") return failedView(page, loaded.error);
    return loaded?.status === "here" ? loaded.value.view(page) : pageView(page);
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
  onkey: (page, key) => (playing(page)?.onkey ?? onkey)(page, key),
  next: (page) => playing(page)?.next(page) ?? null,

  /** After a turn there is another answer to read; what is typed then goes to the tiles from there as well. */
  landing: (_, { move }) => (move?.kind === "step" ? "answer" : null),

  undoNames: () => import("./undo-names.js"),
};
