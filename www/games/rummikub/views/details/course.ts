// The game as curves: the tiles that everybody holds after each turn, and what changed the player's lead most.

import { html, nothing } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import { turnsChart } from "../../../../shell/ui/course-chart.ts";
import { turningsView } from "../../../../shell/ui/turnings-view.ts";
import { courseOf, leadOf, turningPoints } from "../../model/course.ts";
import { show } from "../../model/moves.ts";
import type { LoggedMove } from "../../model/types.ts";
import type { Page } from "./page.ts";

/** Turns from which on there are curves. */
const LEAST = 2;

/** The plot ends on a multiple of so many tiles. */
const ROUND = 5;

/** What is drawn of the game, and read off it; null while there is too little. */
export function curvesOf({ state, words }: Pick<Page, "state" | "words">) {
  const { details } = words;
  const course = courseOf(state);
  if (course.length === 0 || state.moves.length < LEAST) return null;
  const read = (nth: number) =>
    details.courseRead(
      nth,
      course.map((held) => at(held, nth)),
    );
  return {
    read,
    lines: course.map((values, seat) => ({ name: words.whoAlone(seat), values })),
    most: ROUND * Math.ceil(Math.max(...course.flat()) / ROUND),
    levelText: words.formats.number,
  };
}

/** @param graded what a turn was worth, which leads to it again */
export function courseView(page: Page, graded: (logged: LoggedMove, nth: number, key: string) => unknown) {
  const { state, words, act } = page;
  const { details } = words;
  const curves = curvesOf(page);
  if (!curves) return nothing;
  return html`${turnsChart({
    ...curves,
    chosen: state.turnRead,
    hint: details.courseHint,
    slider: details.courseSlider,
    picture: details.coursePicture,
    number: words.formats.number,
    width: page.room.picture,
    point: (turnRead) => act(show, { turnRead }),
  })}${turning(page, graded)}`;
}

const turning = ({ state, words: { details } }: Page, graded: Parameters<typeof courseView>[1]) =>
  turningsView(
    details.turningTitle,
    turningPoints(state).map(({ logged, nth, before, after }) => ({
      text: details.turning(logged, nth, leadOf(before), leadOf(after)),
      button: graded(logged, nth, `turning-${nth}`) ?? nothing,
    })),
  );
