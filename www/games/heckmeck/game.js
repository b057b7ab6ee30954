// Heckmeck as the shell sees it: the contract is shell/game.d.ts.

import { stepOfComputer } from "./actions.js";
import { summary } from "./announcements.js";
import { onkey } from "./keys.js";
import { canStep } from "./model/advice.js";
import { sum } from "./model/dice.js";
import { complete, read, write } from "./model/link.js";
import { look } from "./model/look.js";
import { newTurn } from "./model/moves.js";
import { initial, isComplete, isUnderWay, playing, position, rest, target, taste } from "./model/state.js";
import { newGame } from "./model/table-moves.js";
import { LOWEST_TILE } from "./model/tiles.js";
import { words } from "./text/en.js";
import { pageView } from "./views/page.js";

/** @typedef {import("./model/types.d.ts").State} State */
/** @typedef {import("./model/look.js").Seen} Seen */
/** @typedef {import("./actions.js").Page} Page */

/** Milliseconds before each step of the computer; null: only when told to. */
const PAUSES = { slow: 3200, normal: 1600, fast: 450, step: null };

/** The tile that a strip has last been scrolled to: from there on it is the player who scrolls. @type {WeakMap<Element, number>} */
const shownOn = new WeakMap();

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
  anew: ({ state, words, act }) =>
    state.mode === "advice"
      ? { name: words.newGame, run: () => act(newGame) }
      : { name: words.newTurn, run: () => act(newTurn) },
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

  /** Scrolls the strip of tiles to the one that is wanted, never the page. */
  drawn({ state }, _, root) {
    const label = root.querySelector(".tiles input:checked")?.closest("label");
    const strip = label?.parentElement;
    // A new strip shows its first tile; to measure it before it is needed would hold up the first numbers.
    if (!label || !strip || (shownOn.get(strip) ?? LOWEST_TILE) === target(state)) return;
    shownOn.set(strip, target(state));
    const start = label.offsetLeft - strip.offsetLeft;
    const isInSight = start >= strip.scrollLeft && start + label.offsetWidth <= strip.scrollLeft + strip.clientWidth;
    if (!isInSight) strip.scrollLeft = start - strip.clientWidth / 2 + label.offsetWidth / 2;
  },

  /** What was done where a position was left, for the list of what can be undone. */
  nameOf(words, position, after) {
    const [{ log, taken, roll }, now] = [position, after].map((part) => ({ ...initial(), ...part }));
    if (now.log.length > log.length) return words.undoTurn(now.log[log.length]);
    if (now.log.length < log.length) return words.newGame;
    const isTurnOver = sum(taken) > 0 && sum(now.taken) === 0;
    if (isTurnOver) return words.newTurn;
    const isTake = sum(now.taken) > sum(taken) && roll.length > 0 && now.roll.length === 0;
    if (isTake) return words.undoTake(roll);
    return String(now.roll) === String(roll) ? "" : words.undoDice(now.roll);
  },
};
