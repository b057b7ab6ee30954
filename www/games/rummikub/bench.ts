// What the page does where it plays along: against the computer's players, or with a puzzle.

import { PAUSES } from "../../shell/pace.js";
import { canStep, chooseByKey, drawOwn, layOwn, ownMove, startAnew, stepOfComputer, tell } from "./bench-actions.js";
import { beside } from "./beside.js";
import { keyOfTile } from "./keys.js";
import { hasChosen, putBack } from "./model/bench.js";
import { benchFacts, solutionOf } from "./model/bench-facts.js";
import { createBenchLook, isMine } from "./model/bench-look.js";
import { show } from "./model/moves.js";
import { benchWords } from "./text/en-bench.js";
import { pageView } from "./views/bench/board.js";

/** @typedef {import("./actions.js").Page} Page */

export const look = createBenchLook(beside);

/** @param {Page} page */
const benchPage = (page) => ({ ...page, words: benchWords(page.words) });

/** @param {Page} page */
export const view = (page) => pageView(benchPage(page));

/** @param {Page} page */
export const anew = (page) => ({
  name: page.state.puzzle ? benchWords(page.words).nextPuzzle : page.words.newGame,
  run: () => startAnew(page),
});

/** What goes on by itself: the computer's move, and what was looked for. @param {Page} page */
export function next(page) {
  const { state, seen } = page;
  if (seen?.bench?.puzzle) return { after: 0, run: () => stepOfComputer(page) };
  const pause = PAUSES[state.pace];
  if (!state.isGoing || pause === null || !canStep(page)) return null;
  return { after: pause, run: () => stepOfComputer(page) };
}

/** @param {Page} page @param {import("../../shell/game.d.ts").Change<import("./model/types.d.ts").State>} change */
export function summary(page, { before }) {
  const { state, seen } = page;
  const words = benchWords(page.words);
  if (state.refused) return words.why(state.refused);
  const added = state.log.slice(before.log.length);
  const problem = seen.bench?.judged?.problems[0];
  return [
    ...added.map((note) => words.note(note)),
    ...words.announce([words.benchHeadline(benchFacts(state, seen))]),
    ...(problem && state.work ? [words.wrongTable(problem)] : []),
  ].join(" ");
}

/** @param {Page} page @param {string} key @returns {(() => void) | null} */
export function onkey(page, key) {
  const { state, act } = page;
  const isTelling = state.tell !== "";
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
