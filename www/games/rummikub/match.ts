// What the page does where it plays along: against the computer's players, or with a puzzle.

import type { Change, Next } from "../../shell/game/contract.ts";
import type { Page } from "./actions.ts";
import { background } from "./background-solver.ts";
import { keyOfTile } from "./keys.ts";
import { canStep, chooseByKey, drawOwn, layOwn, ownMove, startAnew, stepOfComputer, tell } from "./match-actions.ts";
import { hasChosen, putBack } from "./model/match.ts";
import { createMatchAnalyse, isMine } from "./model/match-analysis.ts";
import { matchFacts, problemsOf, solutionOf } from "./model/match-facts.ts";
import { show } from "./model/moves.ts";
import type { State } from "./model/types.ts";
import { type MatchWords, matchWords } from "./text/en/match.ts";
import { pageView, positionView as shown } from "./views/match/board.ts";

export const analyse = createMatchAnalyse(background);

const wordsOf = ({ state, words }: Page) => matchWords(words, state.match?.players.length);

const matchPage = (page: Page) => ({ ...page, words: wordsOf(page) });

export const view = (page: Page) => pageView(matchPage(page));

/**
 * What there is to decide and the table, for an embedded position.
 * @param inFrame what is said otherwise there
 */
export const positionView = (page: Page, inFrame: (words: MatchWords) => MatchWords) =>
  shown({ ...page, words: inFrame(wordsOf(page)) });

export const anew = (page: Page) => ({
  name: page.state.puzzle ? wordsOf(page).nextPuzzle : page.words.newGame,
  run: () => startAnew(page),
});

/** What goes on by itself: the computer's move, and what was looked for. */
export function next(page: Page): Next | null {
  const run = () => stepOfComputer(page);
  if (page.analysis?.match?.puzzle) return { pace: "now", run };
  return canStep(page) ? { pace: page.state.pace, run } : null;
}

export function summary(page: Page, { before }: Change<State>) {
  const { state, analysis } = page;
  const words = wordsOf(page);
  if (state.refused) return words.why(state.refused);
  const added = state.moves.slice(before.moves.length);
  const [problem] = problemsOf(state, analysis);
  return [
    ...added.map((logged) => words.logged(logged)),
    ...words.announce([words.matchHeadline(matchFacts(state, analysis))]),
    ...(problem && state.work ? [words.wrong(problem)] : []),
  ].join(" ");
}

export function onkey(page: Page, key: string): (() => void) | null {
  const { state, act } = page;
  const isTelling = Boolean(state.match?.awaitedTile);
  if (!isTelling && !isMine(page)) return key === "n" && canStep(page) ? () => stepOfComputer(page) : null;
  const ofTile = solutionOf(state) ? null : keyOfTile(page, key, isTelling ? tell : chooseByKey);
  if (ofTile) return ofTile;
  if (key === "backspace" && state.typed !== "") return () => act(show, { typed: "" });
  if (isTelling) return null;
  if (key === "backspace") return state.work || hasChosen(state) ? () => act(putBack) : null;
  if (key === "enter") return ownMove(page) ? () => layOwn(page) : null;
  // What has been moved is put back before a tile is drawn.
  return key === "d" && !state.work && !hasChosen(state) ? () => drawOwn(page) : null;
}
