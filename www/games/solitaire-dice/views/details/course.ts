// A game of several as curves: everybody's expected final score after each roll, and what changed the shown person's most.

import { html, nothing } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import { turnsChart } from "../../../../shell/ui/course-chart.ts";
import { turningsView } from "../../../../shell/ui/turnings-view.ts";
import { courseOf, turningPoints } from "../../model/course.ts";
import { show } from "../../model/moves.ts";
import { playersOf, seatOf } from "../../model/state.ts";
import { turnsOnPaper } from "../../model/turn.ts";
import { gradedMove } from "../graded.ts";
import type { Page } from "./page.ts";

/** Rolls from which on there are curves. */
const LEAST = 2;

/** The plot ends on a multiple of so many points. */
const ROUND = 100;

/** What is drawn of the game, and read off it; null while there is too little. */
export function curvesOf({ state, words }: Pick<Page, "state" | "words">) {
  const { details } = words;
  const course = courseOf(state.moves, 1 + state.others.length);
  const rolls = at(course, 0).length;
  const known = course.flat().filter((value) => value !== null);
  if (state.others.length === 0 || rolls < LEAST || known.length === 0) return null;
  const players = playersOf(state).map((who, seat) => ({ who, values: at(course, seat) }));
  const read = (nth: number) =>
    details.courseRead(
      nth + 1,
      players.map(({ who, values }) => ({ who, value: at(values, nth) })),
    );
  return {
    read,
    lines: players.map(({ who, values }) => ({ name: words.whoInShort(who, state.others.length), values })),
    least: Math.min(0, ROUND * Math.floor(Math.min(...known) / ROUND)),
    most: ROUND * Math.ceil(Math.max(ROUND, ...known) / ROUND),
    levelText: words.number,
  };
}

export function courseView(page: Page) {
  const { state, words, act } = page;
  const { details } = words;
  const curves = curvesOf(page);
  if (!curves) return nothing;
  return html`${turnsChart({
    ...curves,
    chosen: state.rollRead,
    hint: details.courseHint,
    slider: details.courseSlider,
    picture: details.coursePicture,
    number: words.number,
    width: page.room.picture,
    point: (rollRead) => act(show, { rollRead }),
  })}${turning(page)}`;
}

function turning(page: Page) {
  const { state, analysis, words } = page;
  const onPaper = turnsOnPaper(state, analysis.sheet);
  return turningsView(
    words.details.turningTitle,
    turningPoints(state.moves, seatOf(state)).map(({ logged, turn, before, after }) => ({
      text: words.details.turning(onPaper + turn, logged, before, after),
      button: gradedMove(page, { logged, key: `turning-${turn}`, turn: onPaper + turn }),
    })),
  );
}
