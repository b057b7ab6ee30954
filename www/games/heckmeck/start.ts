// How a game is begun: what the first visit offers, and games against the computer.

import type { Start } from "../../shell/game/contract.ts";
import { newSeed } from "../../shell/model/chance.ts";
import type { UsualLevel } from "../../shell/model/levels.ts";
import type { Page } from "./actions.ts";
import { PLAYER_AT, WINS } from "./model/levels.ts";
import { setMode, show } from "./model/moves.ts";
import { playComputer, playPeople } from "./model/new-game-moves.ts";
import { hasComputer } from "./model/table.ts";
import { startWords as words } from "./text/en/start.ts";

/** Leads to the table, and first to who sits there. */
function seatPlayers({ act, open }: Pick<Page, "act" | "open">) {
  act(setMode, "advice");
  open("players");
}

/** A table of people: a game against the computer makes room for one. */
function scoreGame({ state, act, open }: Pick<Page, "state" | "act" | "open">) {
  if (hasComputer(state.table)) act(playPeople);
  seatPlayers({ act, open });
}

export const line: Start<Page>["line"] = () => words.line;

export const choices: Start<Page>["choices"] = ({ state, act, open }) => [
  { key: "score", name: words.score, hint: words.scoreHint, run: () => scoreGame({ state, act, open }) },
  { key: "computer", name: words.computer, hint: words.computerHint, run: () => open("computer") },
  { key: "odds", name: words.odds, hint: words.oddsHint, run: () => act(setMode, "odds") },
];

export const computer: Start<Page>["computer"] = ({ state, act, open }) => ({
  hint: words.computerRolls,
  strengths: words.strengths(words.ways, WINS),
  advice: { value: state.advice, onpick: (advice) => act(show, { advice }) },
  play: (level: UsualLevel) => act(playComputer, PLAYER_AT[level], newSeed()),
  other: { name: words.otherPlayers, run: () => seatPlayers({ act, open }) },
});
