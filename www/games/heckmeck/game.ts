// Heckmeck as the shell sees it: the contract is shell/game/game.ts.

import type { Game } from "../../shell/game/game.ts";
import { openGame } from "../../shell/game/game-page.ts";
import { newSeed } from "../../shell/model/chance.ts";
import { stepOfComputer } from "./actions.ts";
import { summary } from "./announcements.ts";
import { onkey } from "./keys.ts";
import { canStep } from "./model/advice.ts";
import type { Analysis } from "./model/analysis.ts";
import { analyse } from "./model/analysis.ts";
import { newGame } from "./model/game-moves.ts";
import { complete, read, write } from "./model/link.ts";
import { newTurn } from "./model/moves.ts";
import { isName } from "./model/names.ts";
import { initial, isComplete, isUnderWay, playing, position, preferences, restored } from "./model/state.ts";
import type { Solver, State } from "./model/types.ts";
import type { Words } from "./text/en/words.ts";
import { words } from "./text/en/words.ts";
import { pageView } from "./views/page.ts";

export const heckmeck: Game<State, Analysis, Words, Solver> = {
  id: "heckmeck",
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
  analyse,
  view: pageView,
  inMenu: ({ mode }) => (mode === "advice" ? ["players", "lab", "speed"] : ["lab", "speed"]),
  settings: () => import("./views/settings.ts"),
  shown: () => import("./views/shown.ts"),
  dialogs: {
    players: () => import("./views/players-dialog.ts"),
    tile: () => import("./views/tile-dialog.ts"),
  },
  title: ({ state, words }) => state.name || words.usualName,
  anew(page) {
    const { state, words, act } = page;
    return state.mode === "advice"
      ? { name: words.newGame, run: () => act(newGame, newSeed()) }
      : { name: words.newTurn, run: () => act(newTurn) };
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
    const { state, analysis } = page;
    if (state.isChanging || state.mode !== "advice" || !canStep(state, analysis?.table?.picked)) return null;
    return { pace: state.pace, run: () => stepOfComputer(page) };
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
      sum: "worms",
      luck: "wins",
      nameOf: (words, { name }) => words.name(isName(name) ? name : String(name)),
    },
    "by-heart": () => import("./by-heart/by-heart.ts"),
  },
};

export const open = () => openGame(heckmeck);
