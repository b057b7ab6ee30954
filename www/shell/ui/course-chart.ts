// A number of each player over the turns of a game, a line for each. It is read off by pointer or slider.

import { html, nothing, svg } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { at } from "../model/at.ts";
import { spread } from "../model/spread.ts";
import type { Edges } from "./chart.ts";
import { labels, levels, numberAt, placeOf, roundNumbers, roundStep, scale } from "./chart.ts";
import { vars } from "./controls.ts";

/** What is drawn of a player: the number at each point, null where it is not known. */
export interface Line {
  name: string;
  values: (number | null)[];
}

/** What stands at the last point of some lines, as `read` says it. */
export const readAtEnd = ({ lines, read }: Pick<Curves, "lines"> & { read(at: number): string }) =>
  read(pointsOf(lines) - 1);

/** Lines, and what they are drawn against. */
export interface Curves {
  lines: Line[];
  /** The numbers at the bottom of the plot, 0 if left out, and at its top. */
  least?: number;
  most: number;
  levelText: (level: number) => string;
}

interface Course extends Curves {
  /** Of the picture. */
  width: number;
  /** The place of the point that is read off. */
  at: number;
  /** What stands below the plot. */
  marks: { at: number; text: string }[];
  /** What the picture shows, in words. */
  label: string;
  /** Reads off another point than that. */
  point: (at: number) => void;
}

const HEIGHT = 260;
const EDGES = { left: 46, top: 10, bottom: HEIGHT - 26 };
/** Of one that is looked at only. */
const SMALL = { height: 120, bottom: 110 };

/** A letter of the names beside the lines, about; and how far these lie apart. */
const LETTER = 8;
const APART = 14;
const LONGEST = 8;

/** The names begin so far from the last point, after a piece of their line. */
const SAMPLE = 22;

/** With more points than these each has no dot of its own. */
const MANY = 30;

/** The point that is read off: the one last chosen, or the last of the course where none was or it is there no more. */
export const pointRead = (chosen: number | null, points: number) => Math.min(chosen ?? points - 1, points - 1);

/** Round numbers between two others, 0 among them. */
function levelsBetween(least: number, most: number) {
  const step = roundStep(most - least);
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, nth) => (first + nth) * step);
}

/** A name beside its line. */
const brief = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** How much room the names take beside the plot. */
const besideLines = (names: string[]) => SAMPLE + LETTER * Math.max(...names.map((name) => brief(name).length));

const pointsOf = (lines: Line[]) => Math.max(...lines.map(({ values }) => values.length));

/** Where the plot of a picture lies, and where its numbers stand in it. */
function plotOf({ width, lines, least = 0, most }: Curves & { width: number }, bottom: number) {
  const edges = { ...EDGES, bottom, right: width - besideLines(lines.map(({ name }) => name)) };
  const last = pointsOf(lines) - 1;
  return { edges, last, x: scale(0, last, edges.left, edges.right), y: scale(least, most, bottom, edges.top) };
}

/** The lines alone, small. */
export function smallCourse({ label, ...curves }: Curves & { width: number; label: string }) {
  const { width, lines, least = 0, most, levelText } = curves;
  const { edges, last, x, y } = plotOf(curves, SMALL.bottom);
  const ends = [least, most].map((level) => ({ at: level, text: levelText(level) }));
  return html`<svg class="small-plot" viewBox="0 0 ${width} ${SMALL.height}" role="img" aria-label=${label}>
    ${levels(edges, y, ends)}${lines.map((line, player) => lineView(line, player, last, x, y))}${endNames(lines, edges, y)}
  </svg>`;
}

export function courseChart({ width, lines, at, least = 0, most, levelText, marks, label, point }: Course) {
  const { edges, last, x, y } = plotOf({ width, lines, least, most, levelText }, EDGES.bottom);
  const follow = (event: PointerEvent) => {
    const pointed = Math.round(numberAt(0, last, edges, placeOf(event, width)));
    if (pointed !== at) point(pointed);
  };
  return html`<svg
    class="plot"
    viewBox="0 0 ${width} ${HEIGHT}"
    role="img"
    aria-label=${label}
    @pointermove=${follow}
    @pointerdown=${follow}
  >
    ${levels(
      edges,
      y,
      levelsBetween(least, most).map((level) => ({ at: level, text: levelText(level) })),
    )}
    ${labels(edges, x, marks)}
    <line class="cursor" x1=${x(at)} x2=${x(at)} y1=${edges.top - 6} y2=${edges.bottom}></line>
    ${lines.map((line, player) => lineView(line, player, at, x, y))}
    ${endNames(lines, edges, y)}
  </svg>`;
}

/**
 * What leads along the points of a course, below it.
 * @param names beside the lines
 * @param points how many there are
 * @param label what is chosen with it
 * @param read what stands at the point
 */
export const courseSlider = ({
  names,
  points,
  at,
  label,
  read,
  point,
}: {
  names: string[];
  points: number;
  label: string;
  read: string;
} & Pick<Course, "at" | "point">) => html`<input
  type="range"
  class="read-off of-course"
  data-key="course"
  .style=${vars({ after: besideLines(names) })}
  min="0"
  max=${points - 1}
  step="1"
  aria-label=${label}
  aria-valuetext=${read}
  .value=${live(String(at))}
  @input=${({ target }: Event & { target: HTMLInputElement }) => point(Number(target.value))}
/>`;

/**
 * Such a chart with its slider, where each point is one roll or move, counted from 1.
 * @param chosen the point last chosen, null for the last of the course
 * @param read what stands at a point
 * @param hint what the numbers are
 * @param slider what is chosen with it
 * @param picture what the chart shows, in words
 */
export const turnsChart = ({
  chosen,
  read: readAt,
  hint,
  slider,
  picture,
  number,
  ...course
}: Omit<Course, "marks" | "at" | "label"> & {
  chosen: number | null;
  read: (at: number) => string;
  hint: string;
  slider: string;
  picture: (read: string) => string;
  number: (count: number) => string;
}) => {
  const { lines, point } = course;
  const points = pointsOf(lines);
  const at = pointRead(chosen, points);
  const read = readAt(at);
  // A short game has more steps between round numbers than points.
  const counts = roundNumbers(points, 6).filter((count) => count > 0 && Number.isInteger(count));
  return html`<figure>
      <figcaption class="hint">${hint}</figcaption>
      ${courseChart({ ...course, at, label: picture(read), marks: counts.map((count) => ({ at: count - 1, text: number(count) })) })}
    </figure>
    ${courseSlider({ names: lines.map(({ name }) => name), points, at, label: slider, read, point })}
    <p class="reading" data-key="read">${read}</p>`;
};

/** The line of a player, with dots. */
function lineView(
  { values }: Line,
  player: number,
  at: number,
  x: (at: number) => number,
  y: (value: number) => number,
) {
  const known = values.flatMap((value, nth) => (value === null ? [] : [{ nth, value }]));
  const dots = values.length > MANY ? known.filter(({ nth }) => nth === at) : known;
  return svg`<polyline
    class="curve player-${player}"
    points=${known.map(({ nth, value }) => [x(nth).toFixed(1), y(value).toFixed(1)].join()).join(" ")}
  ></polyline>${dots.map(({ nth, value }) => svg`<circle class="dot player-${player}" cx=${x(nth)} cy=${y(value)} r=${nth === at ? 5 : 2.5}></circle>`)}`;
}

/** The players' names at the ends of their lines, where all of those are known. */
function endNames(lines: Line[], { right, top, bottom }: Edges, y: (value: number) => number) {
  const ends = lines.map(({ values }) => values.at(-1) ?? null);
  if (ends.includes(null)) return nothing;
  const places = spread(
    ends.map((end) => y(end ?? 0)),
    APART,
    top,
    bottom,
  );
  return places.map(
    (place, player) => svg`<line
      class="curve end player-${player}"
      x1=${right + 7}
      x2=${right + SAMPLE - 5}
      y1=${place}
      y2=${place}
    ></line><text class="axis end-name" x=${right + SAMPLE - 2} y=${place + 4}>${brief(at(lines, player).name)}</text>`,
  );
}
