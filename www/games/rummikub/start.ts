// How a game is begun: what the first visit offers, and games against the computer.

import type { Start } from "../../shell/game.ts";
import type { Page } from "./actions.ts";
import { startGame } from "./match-actions.ts";
import { PLAYER_AT, WINS } from "./model/levels.ts";
import { startPuzzle } from "./model/match.ts";
import { startWords as words } from "./text/en-start.ts";

export const line: Start<Page>["line"] = () => words.line;

export const choices: Start<Page>["choices"] = ({ state, act, open, goTo }) => [
  { key: "rack", name: words.rack, hint: words.rackHint, run: () => goTo("next") },
  { key: "computer", name: words.computer, hint: words.computerHint, run: () => open("computer") },
  { key: "puzzle", name: words.puzzle, hint: words.puzzleHint, run: () => act(startPuzzle, state.nextPuzzle) },
];

export const computer: Start<Page>["computer"] = (page) => ({
  hint: words.dealt,
  strengths: words.strengths(words.ways, WINS),
  play: (level) => startGame(page, [PLAYER_AT[level]], 0, "page"),
  other: { name: words.otherPlayers, run: () => page.open("play") },
});
