// The game as a curve: the player's chance of winning after each move, and what changed it most.

import { html, nothing } from "lit-html";
import { turnsChart } from "../../../../shell/course-chart.ts";
import { turningsView } from "../../../../shell/turnings-view.ts";
import { courseOf, turningPoints } from "../../model/course.ts";
import { show } from "../../model/moves.ts";
import { gradedMove } from "../graded.ts";
import type { Page } from "./page.ts";

/** Moves from which on there is a curve. */
const LEAST = 2;

export function courseView(page: Page) {
  const { state, words, act } = page;
  const { details } = words;
  const values = courseOf(state.moves);
  if (values.length < LEAST) return nothing;
  const last = values.length - 1;
  const at = Math.min(state.moveRead ?? last, last);
  const read = details.courseRead(at, values[at]);
  const point = (moveRead: number) => moveRead !== at && act(show, { moveRead });
  return html`${turnsChart({
    hint: details.courseHint,
    slider: details.courseSlider,
    read,
    number: words.formats.number,
    width: page.room.picture,
    lines: [{ name: words.who.mine, values }],
    at,
    most: 1,
    levelText: details.level,
    label: details.coursePicture(read),
    point,
  })}${turning(page)}`;
}

const turning = (page: Page) =>
  turningsView(
    page.words.details.turningTitle,
    turningPoints(page.state.moves).map(({ logged, nth, before, after }) => ({
      text: page.words.details.turning(logged, nth, before, after),
      button: gradedMove(page, { logged, nth, key: `turning-${nth}` }),
    })),
  );
