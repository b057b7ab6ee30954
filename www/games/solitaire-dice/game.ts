// Solitaire Dice as the shell sees it: the contract is shell/game/game.ts.

import type { Game } from "../../shell/game/game.ts";
import { openGame } from "../../shell/game/game-page.ts";
import { canStep, startAnew, stepOfOthers } from "./actions.ts";
import { summary } from "./announcements.ts";
import { background } from "./background-solver.ts";
import { onkey } from "./keys.ts";
import { createAnalyse } from "./model/analysis.ts";
import { complete, read, write } from "./model/link.ts";
import { PLAYERS } from "./model/players.ts";
import { initial, isComplete, isUnderWay, position, preferences, restored } from "./model/state.ts";
import type { Analysis, Solver, State } from "./model/types.ts";
import type { Words } from "./text/en/words.ts";
import { words } from "./text/en/words.ts";
import { pageView } from "./views/page.ts";

export const solitaireDice: Game<State, Analysis, Words, Solver> = {
  id: "solitaire-dice",
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
  analyse: createAnalyse(background),
  view: pageView,
  inMenu: () => ["players", "lab", "speed"],
  settings: () => import("./views/settings.ts"),
  shown: () => import("./views/shown.ts"),
  dialogs: { players: () => import("./views/players-dialog.ts") },
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
    return canStep(page) ? { pace: page.state.pace, run: () => stepOfOthers(page) } : null;
  },

  motions: () => import("./motions.ts"),
  noting: () => import("./model/decided.ts"),
  start: () => import("./start.ts"),
  giveUp: () => import("./give-up.ts"),
  help: () => import("./help.ts"),
  keys: () => import("./text/en/keys.ts"),
  undoNames: () => import("./undo-names.ts"),
  pages: {
    embed: () => import("./views/embed.ts"),
    practice: () => import("./practice.ts"),
    progress: { luck: "points", words: () => import("./text/en/progress.ts") },
    evenings: {
      sum: "points",
      luck: "points",
      nameOf: (words, { name, by }) =>
        by === null || PLAYERS.includes(by) ? words.called({ by, name: "", seat: name }) : by,
    },
    "by-heart": () => import("./by-heart/by-heart.ts"),
  },
};

export const open = () => openGame(solitaireDice);
