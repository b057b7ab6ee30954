// Each player's chance to win over the turns of a game, a line for each. It is read off by pointer or slider.

import { html, nothing, svg } from "lit-html";
import type { Edges } from "../../../../shell/chart.ts";
import { labels, levels, numberAt, placeOf, roundNumbers, scale } from "../../../../shell/chart.ts";
import type { Point } from "../../model/game-history.ts";
import { spread } from "../../model/spread.ts";
import type { Page } from "./page.ts";

/** What is drawn: the points, the chances there, and the place of the point that is read off. */
export interface Course {
  points: Point[];
  chances: (number[] | null)[];
  at: number;
}

const HEIGHT = 260;
const EDGES = { left: 46, top: 10, bottom: HEIGHT - 26 };

/** A letter of the names beside the lines, about; and how far these lie apart. */
const LETTER = 8;
const LINE = 14;
const LONGEST = 8;

/** The names begin so far from the last point, after a piece of their line. */
const SAMPLE = 22;

/** With more points than these each has no dot of its own. */
const MANY = 30;

/** Chances that the plot may end with. */
const TOPS = [0.25, 0.5, 0.75];

/** A name beside its line. */
const brief = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** How much room the names take beside the plot. */
export const besideLines = (names: string[]) => SAMPLE + LETTER * Math.max(...names.map((name) => brief(name).length));

/** @param read what is read off */
export function gameChart({ state, words, room }: Page, course: Course, read: string, point: (at: number) => void) {
  const { points, chances, at } = course;
  const width = room.picture;
  const names = state.table.names.map(brief);
  const edges = { ...EDGES, right: width - besideLines(names) };
  const most = mostOf(chances);
  const last = points.length - 1;
  const x = scale(0, last, edges.left, edges.right);
  const y = scale(0, most, edges.bottom, edges.top);
  const follow = (event: PointerEvent) => point(Math.round(numberAt(0, last, edges, placeOf(event, width))));
  return html`<svg
    class="plot"
    viewBox="0 0 ${width} ${HEIGHT}"
    role="img"
    aria-label=${words.details.gamePicture(read)}
    @pointermove=${follow}
    @pointerdown=${follow}
  >
    ${levels(
      edges,
      y,
      roundNumbers(most).map((level) => ({ at: level, text: words.details.level("atLeast", level) })),
    )}
    ${labels(edges, x, turnMarks(points))}
    <line class="cursor" x1=${x(at)} x2=${x(at)} y1=${edges.top - 6} y2=${edges.bottom}></line>
    ${names.map((_, player) => line(course, player, x, y))}
    ${endNames(names, chances[last], edges, y)}
  </svg>`;
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

/** The line of a player, with dots. */
function line(
  { points, chances, at }: Course,
  player: number,
  x: (at: number) => number,
  y: (chance: number) => number,
) {
  const known = chances.flatMap((of, nth) =>
    player < (of?.length ?? 0) ? [{ nth, chance: (of as number[])[player] }] : [],
  );
  const dots = points.length > MANY ? known.filter(({ nth }) => nth === at) : known;
  return svg`<polyline
    class="curve player-${player}"
    points=${known.map(({ nth, chance }) => [x(nth).toFixed(1), y(chance).toFixed(1)].join()).join(" ")}
  ></polyline>${dots.map(({ nth, chance }) => svg`<circle class="dot player-${player}" cx=${x(nth)} cy=${y(chance)} r=${nth === at ? 5 : 2.5}></circle>`)}`;
}

/** The players' names at the ends of their lines. */
function endNames(
  names: string[],
  chances: number[] | null,
  { right, top, bottom }: Edges,
  y: (chance: number) => number,
) {
  if (!chances) return nothing;
  const places = spread(chances.map(y), LINE, top, bottom);
  return names.map(
    (name, player) => svg`<line
      class="curve end player-${player}"
      x1=${right + 7}
      x2=${right + SAMPLE - 5}
      y1=${places[player]}
      y2=${places[player]}
    ></line><text class="axis end-name" x=${right + SAMPLE - 2} y=${places[player] + 4}>${name}</text>`,
  );
}
