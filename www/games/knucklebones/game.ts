// Knucklebones as the shell sees it: the contract is shell/game/game.ts.

import type { Game } from "../../shell/game/game.ts";
import { openGame } from "../../shell/game/game-page.ts";
import { newSeed } from "../../shell/model/chance.ts";
import { canStep, stepOfComputer } from "./actions.ts";
import { summary } from "./announcements.ts";
import { background } from "./background-solver.ts";
import { onkey } from "./keys.ts";
import { createAnalyse } from "./model/analysis.ts";
import { complete, read, write } from "./model/link.ts";
import { newGame } from "./model/moves.ts";
import { namesOf } from "./model/names.ts";
import { initial, isUnderWay, position, preferences, restored } from "./model/state.ts";
import type { Analysis, Player, Solver, State } from "./model/types.ts";
import type { Words } from "./text/en/words.ts";
import { words } from "./text/en/words.ts";
import { pageView } from "./views/page.ts";

export const knucklebones: Game<State, Analysis, Words, Solver> = {
  id: "knucklebones",
  hasSolver: true,
  words,
  wordsOf: (state, formats) => words(formats, namesOf(state)),
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
  inMenu: () => ["players", "lab"],
  settings: () => import("./views/settings.ts"),
  shown: () => import("./views/shown.ts"),
  dialogs: { players: () => import("./views/players-dialog.ts"), numbers: () => import("./views/numbers-dialog.ts") },
  title: ({ words }) => words.title,
  anew: ({ words, act }) => ({ name: words.newGame, run: () => act(newGame, newSeed()) }),
  summary,
  onkey,

  /** After a die is placed the next one comes, after a roll the answer. */
  landing({ state }, { before, move }) {
    if (move?.kind === "step") return "next";
    return move !== null && before.roll === null && state.roll !== null ? "answer" : null;
  },

  /** The computer goes on by itself after what was done on the boards. */
  next(page) {
    return canStep(page) ? { pace: page.state.pace, run: () => stepOfComputer(page) } : null;
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
    progress: { luck: "wins", words: () => import("./text/en/progress.ts") },
    evenings: {
      sum: "points",
      luck: "wins",
      nameOf: (words, { name, by }) => words.player(name === 0 ? "mine" : "theirs", by as Player | null),
    },
    "by-heart": () => import("./by-heart/by-heart.ts"),
  },
};

export const open = () => openGame(knucklebones);
