// How a game is begun: what the first visit offers, and games against the computer.

import type { Start } from "../../shell/game/contract.ts";
import { newSeed } from "../../shell/model/chance.ts";
import type { UsualLevel } from "../../shell/model/levels.ts";
import type { Page } from "./actions.ts";
import { PLAYER_AT, WINS } from "./model/levels.ts";
import { playComputer, playPeople, setMode, show } from "./model/moves.ts";
import { hasComputer } from "./model/seats.ts";
import { startWords as words } from "./text/en/start.ts";

/** Leads to who plays: a game against the computer makes room for one of two people. */
function follow({ state, act, open }: Pick<Page, "state" | "act" | "open">) {
  if (hasComputer(state)) act(playPeople);
  open("players");
}

export const line: Start<Page>["line"] = () => words.line;

export const choices: Start<Page>["choices"] = ({ state, act, open }) => [
  { key: "follow", name: words.follow, hint: words.followHint, run: () => follow({ state, act, open }) },
  { key: "computer", name: words.computer, hint: words.computerHint, run: () => open("computer") },
  { key: "set-up", name: words.setUp, hint: words.setUpHint, run: () => act(setMode, "setup") },
];

export const computer: Start<Page>["computer"] = ({ state, act, open }) => ({
  hint: words.computerRolls,
  strengths: words.strengths(words.ways, WINS),
  advice: { value: state.advice, onpick: (advice) => act(show, { advice }) },
  play: (level: UsualLevel) => act(playComputer, PLAYER_AT[level], newSeed()),
  other: { name: words.otherPlayers, run: () => open("players") },
});
