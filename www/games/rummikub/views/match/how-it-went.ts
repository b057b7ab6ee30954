// How a game went that is over: what the player made of it, the costliest turn, everybody's tiles as curves, and what leads on.

import { html, nothing } from "lit-html";
import { readAtEnd } from "../../../../shell/ui/course-chart.ts";
import { endCard } from "../../../../shell/ui/end-card.ts";
import { resultOf } from "../../model/decided.ts";
import { matchFacts } from "../../model/match-facts.ts";
import { lostIn } from "../../model/move-log.ts";
import { show } from "../../model/moves.ts";
import { tally } from "../../model/score.ts";
import { detailWords } from "../../text/en/details.ts";
import { curvesOf } from "../details/course.ts";
import { doneIn, gradesOf } from "../details/moves.ts";
import type { Page } from "./page.ts";

export function endView(given: Page) {
  const page = { ...given, words: { ...given.words, details: detailWords(given.words) } };
  const { state, analysis, words, act, goTo } = page;
  const curves = curvesOf(page);
  const found = tally(state);
  const toCourse = () => {
    act(show, { tab: "moves", turnRead: null });
    goTo("moves");
  };
  return endCard(page, {
    headline: `${words.matchHeadline(matchFacts(state, analysis))}.`,
    result: resultOf(page),
    course: curves && { ...curves, label: words.details.coursePicture(readAtEnd(curves)), open: toCourse },
    told: html`${found.turns > 0 ? html`<p>${words.tally(found)}</p>` : nothing}${costliest(page)}`,
  });
}

/** The player's turn that differs most from the best one: tapped, it can be played again. */
function costliest(page: Parameters<typeof gradesOf>[0] & Page) {
  const { words } = page;
  const [worst] = page.state.moves
    .map((logged, nth) => ({ logged, nth, lost: logged.seat === 0 ? lostIn(logged) : 0 }))
    .filter(({ lost }) => lost > 0)
    .sort((one, other) => other.lost - one.lost);
  if (!worst) return nothing;
  const content = `${words.details.turnName(worst.nth + 1)}: ${doneIn(words, worst.logged)}`;
  return html`<p>${gradesOf(page)(worst.logged, worst.nth, "costliest", content)}</p>`;
}
