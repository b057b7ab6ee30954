// The turns so far, the last one first, with what could have gone where the page plays along.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { askOn } from "../../../../shell/game/ask.ts";
import { backButton, movesPanel } from "../../../../shell/ui/moves-panel.ts";
import { gradedView } from "../../../../shell/ui/try-again.ts";
import { positionsBefore } from "../../model/before.ts";
import { atBeginning, gradeOfTurn, isInTurn, MISTAKE } from "../../model/move-log.ts";
import { possibleOf } from "../../model/score.ts";
import type { LoggedMove, Position, Solver } from "../../model/types.ts";
import { moveWords } from "../../text/en/move.ts";
import { row } from "../pieces.ts";
import { courseView } from "./course.ts";
import type { Page } from "./page.ts";

export function movesView(page: Page) {
  const turns = page.state.moves.map((logged, nth) => ({ logged, nth })).reverse();
  const graded = gradesOf(page);
  return movesPanel(page, {
    title: page.words.tabs.moves,
    isEmpty: turns.length === 0,
    hint: page.words.details.movesHint(turns.some(({ logged }) => gradeOfTurn(logged) !== null) ? MISTAKE : null),
    summary: courseView(page, graded),
    list: html`<ol class="turns">${repeat(
      turns,
      ({ nth }) => nth,
      ({ logged, nth }) => turn(page, logged, nth, graded(logged, nth, `${nth}`)),
    )}</ol>`,
  });
}

/** What somebody did, and what could have gone. */
export function doneIn(words: Page["words"], logged: LoggedMove) {
  const possible = possibleOf(logged);
  return [words.logged(logged), ...(possible ? [moveWords(words).compared(possible)] : [])].join(" ");
}

function turn(page: Page, logged: LoggedMove, nth: number, graded: unknown) {
  const { words } = page;
  return html`<li>
    <p>${doneIn(words, logged)}</p>
    <div class="line">${logged.tiles.length > 0 ? row(logged.tiles) : nothing}
      ${graded ?? goBack(page, nth)}</div>
  </li>`;
}

/** What shows the grade of a player's turn, which leads to it again; it gives null where there is none. */
export function gradesOf(page: Page) {
  let all: Position[] | null | undefined;
  /** What undo doesn't know after a game was opened again, its moves tell. */
  const made = (nth: number) => {
    if (all === undefined) all = positionsMade(page);
    return all?.[nth] ?? null;
  };
  return (logged: LoggedMove, nth: number, key: string, content?: string) => {
    const grade = gradeOfTurn(logged);
    if (grade === null) return null;
    const found = page.findPast(isInTurn(nth)) ?? made(nth);
    const which = page.words.details.turnName(nth + 1);
    return gradedView(page, { grade, position: found && atBeginning(found), key, which, content });
  };
}

function positionsMade(page: Page) {
  const { state } = page;
  if (!state.match) return null;
  const { players, seed } = state.match;
  const deal = askOn<Solver>(page)("dealRummikub", { players: (players.length + 1) as 2 | 3 | 4, seed });
  return deal && positionsBefore(state, deal);
}

function goBack(page: Page, nth: number) {
  const back = page.wayBack(({ moves }) => moves?.length === nth);
  return backButton(page, back, nth, page.words.details.backToTurn(nth + 1));
}
