// The game as a curve: the player's chance of winning after each move, and what changed it most.

import { html, nothing } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import { turnsChart } from "../../../../shell/ui/course-chart.ts";
import { turningsView } from "../../../../shell/ui/turnings-view.ts";
import { courseOf, LEAST_MOVES, turningPoints } from "../../model/course.ts";
import { digitsIn, digitsInAll, isChoice } from "../../model/move-log.ts";
import { show } from "../../model/moves.ts";
import { toldOf } from "../../model/told.ts";
import { gradedMove } from "../graded.ts";
import type { Page } from "./page.ts";

/** What is drawn of the game, and read off it; null while there is too little. */
export function curvesOf({ state, words: { details, who } }: Pick<Page, "state" | "words">) {
  const values = courseOf(state.moves);
  if (values.length < LEAST_MOVES) return null;
  const read = (nth: number) => details.courseRead(nth, at(values, nth), digitsIn(at(state.moves, nth)));
  return { lines: [{ name: who.mine, values }], most: 1, levelText: details.level, read };
}

export function courseView(page: Page) {
  const { state, words, act } = page;
  const { details } = words;
  const curves = curvesOf(page);
  if (!curves) return nothing;
  return html`${turnsChart({
    ...curves,
    chosen: state.moveRead,
    hint: details.courseHint,
    slider: details.courseSlider,
    picture: details.coursePicture,
    number: words.formats.number,
    width: page.room.picture,
    point: (moveRead) => act(show, { moveRead }),
  })}${turning(page)}`;
}

const turning = (page: Page) =>
  turningsView(
    page.words.details.turningTitle,
    turningPoints(page.state.moves).map(({ logged, nth, before, after }) => ({
      text: page.words.details.turning(
        toldOf(logged),
        nth,
        before,
        after,
        digitsInAll(page.state.moves.slice(nth - 1, nth + 1)),
      ),
      button: gradedMove(page, {
        logged,
        nth,
        key: `turning-${nth}`,
        content: isChoice(logged) ? undefined : page.words.details.forced,
      }),
    })),
  );
