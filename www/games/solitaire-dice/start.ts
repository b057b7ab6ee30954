// How a game is begun: what the first visit offers, and games against the computer.

import type { Start } from "../../shell/game/contract.ts";
import { newSeed } from "../../shell/model/chance.ts";
import { LEVELS } from "../../shell/model/levels.ts";
import type { Page } from "./actions.ts";
import { AVERAGES } from "./model/averages.ts";
import { PLAYER_AT } from "./model/levels.ts";
import { playComputer, setThrows, show } from "./model/moves.ts";
import { startWords as words } from "./text/en/start.ts";

export const line: Start<Page>["line"] = () => words.line;

export const choices: Start<Page>["choices"] = ({ act, open }) => [
  { key: "paper", name: words.paper, hint: words.paperHint, run: () => act(setThrows, "typed", 0) },
  { key: "thrown", name: words.thrown, hint: words.thrownHint, run: () => act(setThrows, "page", newSeed()) },
  { key: "computer", name: words.others, hint: words.othersHint, run: () => open("computer") },
];

export const computer: Start<Page>["computer"] = ({ state, words: { number }, act, open }) => ({
  hint: words.computerRolls,
  strengths: Object.fromEntries(
    LEVELS.map((level) => [level, words.strength(PLAYER_AT[level], number(AVERAGES[PLAYER_AT[level]]))]),
  ),
  advice: { value: state.advice, onpick: (advice) => act(show, { advice }) },
  play: (level) => act(playComputer, PLAYER_AT[level], newSeed()),
  other: { name: words.otherPlayers, run: () => open("players") },
});
