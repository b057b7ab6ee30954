// The moves of the game so far: what was rolled, what each choice was worth, and what it gave away.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { at } from "../../../../shell/model/at.ts";
import { unseen } from "../../../../shell/ui/controls.ts";
import { movesPanel } from "../../../../shell/ui/moves-panel.ts";
import { gradedView } from "../../../../shell/ui/try-again.ts";
import { adviceOf } from "../../model/hints.ts";
import { show } from "../../model/moves.ts";
import { endOfMove, gradeOfDecision, lossTold, MISTAKES, turnsOf } from "../../model/told-moves.ts";
import type { Decision, LoggedMove } from "../../model/types.ts";
import { diceOf, diceRow, wayName } from "../pieces.ts";
import { decided } from "./decided.ts";
import type { Page } from "./page.ts";

/** As many turns as are shown at first. */
const FEW = 6;

export function movesView(page: Page) {
  const { state, analysis, words } = page;
  const { details } = words;
  const isTold = adviceOf(state) !== "none" || analysis?.table?.over;
  const turns = isTold ? turnsOf(state.moves) : [];
  let made = 0;
  const latest = turns
    .map((moves, nth) => {
      made += moves.length;
      return { moves, nth, first: made - moves.length };
    })
    .reverse();
  const shown = state.areAllMovesShown ? latest : latest.slice(0, FEW);
  return movesPanel(page, {
    title: words.panels.moves,
    isEmpty: state.moves.length === 0,
    hint: isTold ? details.movesHint(MISTAKES) : details.untilEnd,
    list: html`<div class="moves">${repeat(
      shown,
      ({ nth }) => nth,
      ({ moves, first }, place) => turn(page, moves, first, place === FEW),
    )}</div>
    ${shown.length < turns.length ? html`<button class="quiet" @click=${() => showAll(page)}>${details.allTurns}</button>` : nothing}`,
  });
}

/** The reader goes on where the button was. */
function showAll({ act, goTo }: Page) {
  act(show, { areAllMovesShown: true });
  goTo("earlier");
}

/**
 * @param first the place of its first move
 * @param isFirstMore whether it was the first that was not shown
 */
function turn(page: Page, moves: LoggedMove[], first: number, isFirstMore: boolean) {
  const { words } = page;
  const { who, by } = at(moves, 0);
  const last = moves.at(-1);
  const end = last ? endOfMove(last) : null;
  return html`<section class="turn">
    <h3 tabindex=${isFirstMore ? "-1" : nothing} ?data-earlier=${isFirstMore}>${end ? words.ended(end) : words.turnOf(who)}${by === null ? nothing : html` <span class="soft">${words.strength(by)}</span>`}</h3>
    <ol>${moves.map((logged, after) => rolls(page, logged, first + after))}</ol>
  </section>`;
}

/** What was decided, each with the roll that it was about. */
function rolls(page: Page, { steps, roll, bust }: LoggedMove, nth: number) {
  const { words } = page;
  const { details } = words;
  const rolled = roll ? html`${details.rolled} ${diceRow(words, roll)}` : nothing;
  return html`${steps.map(
    (step, at) => html`<li>
      ${step.picked !== "roll" && roll ? html`<p class="line">${rolled}</p>` : nothing}
      ${decision(page, step, nth, at)}
    </li>`,
  )}${bust ? html`<li><p class="line">${rolled} <strong>${details.bust}</strong></p></li>` : nothing}`;
}

/** The ways there were, with what they were worth. */
function decision(page: Page, made: Decision, nth: number, at: number) {
  const { words } = page;
  const { aim = "worms", ways, picked } = made;
  const loss = lossTold(made);
  const grade = gradeOfDecision(made);
  return html`<p class="line choices-then">
    ${ways.map((way) => html`<span class="then ${way.key === picked ? "picked" : ""}">${nameOf(words, way, picked)} ${words.value(way.value, aim)}${way.key === picked ? unseen(words.details.taken) : nothing}</span>`)}
    ${
      made.isChoice
        ? gradedView(page, {
            grade,
            position: decided(page, nth, made),
            key: `${nth}-${at}`,
            which: words.details.thisDecision,
            content: loss ? words.details.graded(grade, loss) : undefined,
          })
        : nothing
    }
  </p>`;
}

/** What ended the turn on a lower tile, or could have, is called by its tile. */
function nameOf(words: Page["words"], way: Decision["ways"][number], picked: string) {
  if (way.face !== undefined) return diceOf(words, way.face, way.count ?? 0);
  const isTold = way.turnEnd && (way.key === "instead" || picked === "instead");
  return isTold && way.turnEnd
    ? html`<span class="way-name">${words.turnEnd(way.turnEnd)}</span>`
    : wayName(words, way);
}
