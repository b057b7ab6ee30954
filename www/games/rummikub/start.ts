// How a game is begun: what the first visit offers, and games against the computer.

import type { Start } from "../../shell/game/contract.ts";
import { browser } from "../../shell/host/browser.ts";
import { reasonOf } from "../../shell/host/reasons.ts";
import type { UsualLevel } from "../../shell/model/levels.ts";
import type { Page } from "./actions.ts";
import { PLAYER_AT, WINS } from "./model/levels.ts";
import { newGame, show } from "./model/moves.ts";
import { playsAlong } from "./model/state.ts";
import { startWords as words } from "./text/en/start.ts";

/** What a game needs is loaded once one begins; where that fails it is told, and nothing changes. */
async function begin<Part>({ notify, shell: { words } }: Page, load: () => Promise<Part>, run: (part: Part) => void) {
  const part = await load().catch((error: Error) => {
    notify("start", words.notLoaded(reasonOf(error)), { name: words.reload, run: () => browser.location.reload() });
  });
  if (part) run(part);
}

export const line: Start<Page>["line"] = () => words.line;

/** At one's own table: a game with the page makes room for it. */
function helpWithRack({ state, act, goTo }: Page) {
  if (playsAlong(state)) act(newGame);
  goTo("next");
}

export const choices: Start<Page>["choices"] = (page) => [
  { key: "rack", name: words.rack, hint: words.rackHint, run: () => helpWithRack(page) },
  { key: "computer", name: words.computer, hint: words.computerHint, run: () => page.open("computer") },
  { key: "puzzle", name: words.puzzle, hint: words.puzzleHint, run: () => page.open("puzzle") },
];

export const computer: Start<Page>["computer"] = (page) => ({
  hint: words.dealt,
  strengths: words.strengths(words.ways, WINS),
  advice: { value: page.state.advice, onpick: (advice) => page.act(show, { advice }) },
  play: (level: UsualLevel) =>
    begin(
      page,
      () => import("./match-actions.ts"),
      ({ startGame }) => startGame(page, [PLAYER_AT[level]], 0, "page"),
    ),
  other: { name: words.otherPlayers, run: () => page.open("play") },
});
