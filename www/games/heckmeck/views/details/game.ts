// The game as a curve: each player's chance to win after every turn, what changed it most, and the way back to any turn.

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { at } from "../../../../shell/model/at.ts";
import { roundNumbers } from "../../../../shell/ui/chart.ts";
import { courseChart, courseSlider, pointRead } from "../../../../shell/ui/course-chart.ts";
import { turningsView } from "../../../../shell/ui/turnings-view.ts";
import type { Model } from "../../model/advice.ts";
import type { Point } from "../../model/game-history.ts";
import { chancesAt, pointsOf, turningPoints } from "../../model/game-history.ts";
import { costliestOfTurn, goTo, isAt } from "../../model/go-to.ts";
import { show } from "../../model/moves.ts";
import { hasHouseRules } from "../../model/table.ts";
import type { AdviceDetailWords } from "../../text/en/advice-details.ts";
import type { Page } from "./page.ts";

/** What is drawn: the points, the chances there, and the place of the point that is read off, with what is there. */
interface Course {
  points: Point[];
  chances: (number[] | null)[];
  place: number;
  there: { point: Point; chances: number[] | null };
}

/** Chances that the plot may end with. */
const TOPS = [0.25, 0.5, 0.75];

/** As many turns as are listed at first. */
const FEW = 6;

export function gameView(page: Page) {
  const { words } = page;
  return html`<section class="card panel panel-game" tabindex="-1" data-game aria-labelledby="game-title">
    <h2 id="game-title">${words.panels.game}</h2>
    ${content(page)}
  </section>`;
}

type Drawn = Pick<Page, "state" | "analysis" | "answers"> & {
  words: Pick<Page["words"], "name"> & { details: AdviceDetailWords };
};

/** What is drawn of the game small, and read off at its end; null where chances to win are not known, or there is too little. */
export function curvesOf({ state, analysis, words, answers }: Drawn) {
  const { details } = words;
  const { names, rules } = state.table;
  const points = pointsOf(state);
  if (analysis?.table?.model !== "here" || points.length < 2) return null;
  const chances = chancesAt(rules, points, answers);
  const last = points.length - 1;
  const read = details.gameRead(at(points, last), names, at(chances, last));
  return { ...drawn(names.map(words.name), chances, details), label: details.gamePicture(read) };
}

const drawn = (names: string[], chances: Course["chances"], details: AdviceDetailWords) => ({
  lines: names.map((name, player) => ({ name, values: chances.map((of) => of?.[player] ?? null) })),
  most: mostOf(chances),
  levelText: (level: number) => details.level("atLeast", level),
});

function content(page: Page) {
  const { state, analysis, words, answers } = page;
  const { details } = words;
  const model: Model | undefined = analysis?.table?.model;
  if (!model) return nothing;
  const points = pointsOf(state);
  if (points.length < 2) return html`<p class="hint">${details.noCurve}</p>`;
  const chances = model === "here" ? chancesAt(state.table.rules, points, answers) : points.map(() => null);
  const place = pointRead(state.turnRead, points.length);
  const course = { points, chances, place, there: { point: at(points, place), chances: at(chances, place) } };
  return html`
    <p class="hint">${details.gameHint}</p>
    ${model === "here" ? curve(page, course) : html`<p class="soft">${details.noChances[model]}</p>`}
    ${turning(page, course)}
    ${table(page, course)}
  `;
}

function curve(page: Page, course: Course) {
  const { state, words, act } = page;
  const { details } = words;
  const { points, chances, place, there } = course;
  const read = details.gameRead(there.point, state.table.names, there.chances);
  const names = state.table.names.map(words.name);
  const point = (turnRead: number) => act(show, { turnRead });
  return html`
    ${hasHouseRules(state.table) ? html`<p class="hint">${details.learnedRules}</p>` : nothing}
    <figure>
      ${courseChart({
        width: page.room.picture,
        ...drawn(names, chances, details),
        at: place,
        marks: turnMarks(points),
        label: details.gamePicture(read),
        point,
      })}
      ${chances.includes(null) ? html`<figcaption class="hint">${details.workingOut}</figcaption>` : nothing}
    </figure>
    ${courseSlider({ names, points: points.length, at: place, label: details.turnSlider, read, point })}
    <p class="reading">${details.pointTitle(there.point)}</p>
    <ul class="chances">${names.map(
      (name, player) => html`<li>
        <svg class="sample" width="26" height="10" aria-hidden="true">${svg`<line class="curve player-${player}" x1="0" x2="26" y1="5" y2="5"></line>`}</svg>
        <span class="chances-name">${name}</span>
        <span class="legend-number">${details.chanceOf(there.chances?.[player] ?? null)}</span>
      </li>`,
    )}</ul>
    ${goThere(page, there.point)}
  `;
}

/** The chance at the top of the plot: with many players all are low. */
function mostOf(chances: Course["chances"]) {
  const most = Math.max(...chances.flatMap((of) => of ?? []));
  return TOPS.find((top) => top >= most) ?? 1;
}

/** The turns that stand below the plot. */
function turnMarks(points: Point[]) {
  const marked = new Set(roundNumbers(Math.max(1, points.at(-1)?.turn ?? 0), 6));
  return points.flatMap(({ kind, turn }, at) =>
    kind !== "hand" && marked.has(turn) ? [{ at, text: String(turn) }] : [],
  );
}

/** What leads to a point; where the game is there already it says so. */
function goThere({ state, words: { details }, act }: Page, point: Point) {
  if (isAt(state, point)) return html`<p class="soft is-there">${details.isThere}</p>`;
  return html`<button data-key="go-to" @click=${() => act(goTo, point)}>${details.goToThis}</button>`;
}

function turning(page: Page, { points, chances }: Course) {
  const { names } = page.state.table;
  const { details } = page.words;
  return turningsView(
    details.turningTitle,
    turningPoints(points, chances).map(({ point, player, before, after }) => ({
      text: details.turning(point, at(names, player), before, after),
      button: replayButton(page, point),
    })),
  );
}

/** The costliest decision of a turn is tried again: the answer shows what there was to choose from. */
function replayButton({ state, words: { details }, tryAgain }: Page, point: Point) {
  const position = costliestOfTurn(state, point.made);
  return position
    ? html`<button class="quiet" @click=${() => tryAgain(position)}>${details.replay(point)}</button>`
    : nothing;
}

/** The latest turn comes first, as among the moves. */
function table(page: Page, { points, chances }: Course) {
  const { state, words, act } = page;
  const { details } = words;
  const latest = points.map((point, nth) => ({ point, nth })).reverse();
  const shown = state.areAllTurnsShown ? latest : latest.slice(0, FEW);
  const isKnown = chances.some((of) => of !== null);
  const names = isKnown ? state.table.names : [];
  const showAll = () => {
    act(show, { areAllTurnsShown: true });
    page.goTo("earlier-turn");
  };
  return html`<div class="scroller" tabindex="0" role="region" aria-label=${details.gameScrolls}>
      <table class="course">
        ${isKnown ? html`<caption class="hint">${details.courseCaption}</caption>` : nothing}
        <thead><tr>
          <th scope="col">${details.turnHead}</th>
          <th scope="col">${details.happenedHead}</th>
          ${names.map((name) => html`<th scope="col" class="course-name">${words.name(name)}</th>`)}
        </tr></thead>
        <tbody>${repeat(
          shown,
          ({ nth }) => nth,
          ({ point, nth }, place) => html`<tr>
            <th scope="row">${rowHead(page, point, place === FEW)}</th>
            <td class="happened">${details.happened(point)}</td>
            ${names.map((_, player) => html`<td>${details.cellOf(chances[nth]?.[player] ?? null)}</td>`)}
          </tr>`,
        )}</tbody>
      </table>
    </div>
    ${shown.length < points.length ? html`<button class="quiet" data-key="all-turns" @click=${showAll}>${details.allTurns}</button>` : nothing}`;
}

/**
 * The number of a turn leads there.
 * @param isFirstMore whether it was the first that was not shown
 */
function rowHead({ state, words: { details }, act }: Page, point: Point, isFirstMore: boolean) {
  if (isAt(state, point)) return html`<span class="here">${details.turnName(point)}</span>`;
  return html`<button class="quiet" aria-label=${details.goTo(point)} ?data-earlier-turn=${isFirstMore} @click=${() => act(goTo, point)}>${details.turnName(point)}</button>`;
}
