// Tile rummy as the shell sees it: the contract is shell/game/game.ts.

import type { Answers } from "../../shell/game/contract.ts";
import type { Game } from "../../shell/game/game.ts";
import { openGame } from "../../shell/game/game-page.ts";
import { styled } from "../../shell/host/styles.ts";
import type { Page } from "./actions.ts";
import { summary } from "./announcements.ts";
import { onkey } from "./keys.ts";
import { matchAnswer, matchOf } from "./match-source.ts";
import { analyse as analyseHere } from "./model/analysis.ts";
import { complete, read, write } from "./model/link.ts";
import { newGame } from "./model/moves.ts";
import { initial, isLarge, isUnderWay, playsAlong, position, preferences, restored } from "./model/state.ts";
import type { Analysis, Solver, State } from "./model/types.ts";
import type { Words } from "./text/en/words.ts";
import { words } from "./text/en/words.ts";
import { pageView, pendingView } from "./views/page.ts";

/** What plays along, where it does; null until that is loaded. */
const playing = (page: Page) => (playsAlong(page.state) ? matchOf(page) : null);

let isBesideWanted = false;

/** What works beside the page is loaded for the first position of many tiles, and from then on hears of each, to drop what is gone. */
function analyse(state: State, answers: Answers<Solver>) {
  isBesideWanted ||= isLarge(state);
  if (!isBesideWanted) return analyseHere(state, answers);
  const beside = answers.get("beside", () => import("./background-solver.ts"));
  if (beside.status === "here") return beside.value.analyseBeside(state, answers);
  return beside.status === "pending" && isLarge(state) ? null : analyseHere(state, answers);
}

export const rummikub: Game<State, Analysis, Words, Solver> = {
  id: "rummikub",
  hasSolver: true,
  words,
  initial,
  position,
  preferences,
  extras: { name: "log", of: ({ moves }) => moves },
  complete,
  restored,
  isUnderWay,
  link: { write, read },
  analyse: (state, answers) =>
    playsAlong(state) ? (matchOf({ answers })?.analyse(state, answers) ?? null) : analyse(state, answers),
  view(page) {
    if (!playsAlong(page.state)) return pageView(page);
    const loaded = matchAnswer(page.answers);
    if (loaded.status === "here") return loaded.value.view(page);
    return pendingView(page, loaded.status === "failed" ? loaded.error : null);
  },
  inMenu: (state) => (playsAlong(state) ? ["lab", "speed"] : ["players", "text", "lab", "speed"]),
  settings: () => import("./views/settings.ts"),
  shown: () => import("./views/shown.ts"),
  dialogs: {
    players: () => import("./views/players-dialog.ts"),
    text: () => import("./views/text-dialog.ts"),
    play: () => import("./views/play-dialog.ts"),
    puzzle: () => import("./views/puzzle-dialog.ts"),
    round: () => import("./views/round-dialog.ts"),
  },
  title: ({ words }) => words.name,
  anew: (page) => playing(page)?.anew(page) ?? { name: page.words.newGame, run: () => page.act(newGame) },
  summary: (page, change) => (playing(page)?.summary ?? summary)(page, change),
  onkey: (page, key) => (playsAlong(page.state) ? (playing(page)?.onkey(page, key) ?? null) : onkey(page, key)),
  motions: () => import("./motions.ts"),
  noting: () => import("./model/decided.ts"),
  next: (page) => playing(page)?.next(page) ?? null,

  /**
   * After a turn, or once a set of the table has been corrected, there is another answer to read; what is typed then goes
   * to the tiles from there as well.
   */
  landing({ state }, { before, move }) {
    const isCorrected = move?.kind === "edit" && before.table.entry.at !== null && state.table.entry.at === null;
    return move?.kind === "step" || isCorrected ? "answer" : null;
  },

  start: () => import("./start.ts"),
  giveUp: () => import("./give-up.ts"),
  help: () => import("./help.ts"),
  keys: () => import("./text/en/keys.ts"),
  undoNames: () => import("./undo-names.ts"),
  pages: {
    embed: styled(() => import("./views/embed.ts")),
    practice: () => import("./practice.ts"),
    progress: { luck: "wins", words: () => import("./text/en/progress.ts") },
    evenings: { sum: "points", luck: "wins", nameOf: (words, { name }) => words.whoAlone(name) },
  },
};

export const open = () => openGame(rummikub);
