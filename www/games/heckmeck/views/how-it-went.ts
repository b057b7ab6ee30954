// How a game went that is over: the costliest mistake, the luckiest roll, chances to win as curves, and what leads on.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { isMissed } from "../../../shell/model/grades.ts";
import { endCard } from "../../../shell/ui/end-card.ts";
import { gradedView } from "../../../shell/ui/try-again.ts";
import { resultOf } from "../model/decided.ts";
import { gameEndOf } from "../model/game-end.ts";
import { luckiest } from "../model/game-history.ts";
import { show } from "../model/moves.ts";
import { givenUpBy, ownSeat } from "../model/table.ts";
import { costliest, gradeOfDecision, lossTold, toldMove } from "../model/told-moves.ts";
import type { AdviceWords } from "../text/en/advice.ts";
import { type AdviceDetailWords, adviceDetailWords } from "../text/en/advice-details.ts";
import type { AdvicePage } from "./advice-words.ts";
import { decided } from "./details/decided.ts";
import { curvesOf } from "./details/game.ts";
import { diceRow } from "./pieces.ts";

/** A page with the words of the details. */
type DetailsPage = AdvicePage & { words: AdviceWords & { details: AdviceDetailWords } };

export function endView(given: AdvicePage) {
  const page: DetailsPage = { ...given, words: { ...given.words, details: adviceDetailWords(given.words) } };
  const { state, analysis, words } = page;
  const { table, moves } = state;
  const own = ownSeat(table);
  const choices = moves.flatMap(({ player, steps }) =>
    player === own ? steps.filter(({ isChoice }) => isChoice) : [],
  );
  const end = gameEndOf(table, analysis.table.standing, givenUpBy(state));
  return endCard(page, {
    headline: words.winner(end).join(" "),
    result: resultOf(page),
    course: courseOf(page),
    told: html`${mistake(page)}${luckiestRoll(page)}`,
    isAllBest: choices.length > 0 && choices.every((step) => lossTold(step) === null),
    isPractised: choices.some((step) => isMissed(gradeOfDecision(step))),
  });
}

function courseOf(page: DetailsPage) {
  const curves = curvesOf(page);
  const open = () => {
    page.act(show, { tab: "game", turnRead: null });
    page.goTo("game");
  };
  return curves && { ...curves, open };
}

/** The move of a person's that gave most away: tapped, it can be made again. */
function mistake(page: DetailsPage) {
  const { state, words } = page;
  const [worst] = costliest(state.moves);
  if (!worst) return nothing;
  const nth = state.moves.indexOf(worst);
  const step = at(
    worst.steps.toSorted((a, b) => b.lost - a.lost),
    0,
  );
  const graded = gradedView(page, {
    grade: gradeOfDecision(step),
    position: decided(page, nth, step),
    key: `costliest-${nth}`,
    which: words.details.thisDecision,
    content: html`<span>${words.logged(toldMove(worst))}</span>`,
  });
  return told(words.costliest, html`${worst.roll ? diceRow(words, worst.roll) : nothing}${graded}`);
}

function luckiestRoll({ state, words }: DetailsPage) {
  const { who, roll, luck } = luckiest(state.moves) ?? {};
  if (who === undefined || !roll || !luck) return nothing;
  const { details } = words;
  return told(details.luckiest, html`${diceRow(words, roll)}<span>${details.luckyRoll(who, luck)}</span>`);
}

const told = (title: string, content: unknown) =>
  html`<div class="dearest"><h3>${title}</h3><p class="line">${content}</p></div>`;
