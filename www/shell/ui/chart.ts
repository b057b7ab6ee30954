// What the charts of all games share: scales, round numbers for an axis, lines and labels beside them.
// Charts are drawn into a viewBox, so nothing is measured.

import { svg } from "lit-html";

/** A label, and where it stands. */
interface Mark {
  at: number;
  text: string;
}
/** Of the plot within the picture. */
export interface Edges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Leads from numbers to places, or back: `from` is at `start`, `to` at `end`. */
export const scale = (from: number, to: number, start: number, end: number) => (number: number) =>
  start + ((number - from) / (to - from)) * (end - start);

/** What lies at a place of the picture, where `x` leads to: within its ends. */
export const numberAt = (from: number, to: number, { left, right }: Edges, place: number) =>
  Math.min(to, Math.max(from, scale(left, right, from, to)(place)));

/** Where a pointer is in a picture that is `width` units wide, whatever its size on screen. */
export function placeOf({ currentTarget, clientX }: PointerEvent, width: number) {
  const box = (currentTarget as Element).getBoundingClientRect();
  return ((clientX - box.left) / box.width) * width;
}

/** Steps that read well, as parts of a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** The least of them that leads to `most` in so many. */
export function roundStep(most: number, steps = 4) {
  const power = 10 ** Math.floor(Math.log10(most / steps));
  return (STEPS.find((step) => most / (step * power) <= steps) ?? 10) * power;
}

/** Round numbers from 0 to at most `most`, with at most so many steps between them. */
export function roundNumbers(most: number, steps?: number) {
  const step = roundStep(most, steps);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, nth) => nth * step);
}

/** Lines across the plot, each with its label at the left. */
export const levels = ({ left, right }: Edges, y: (number: number) => number, marks: Mark[]) =>
  marks.map(
    ({ at, text }) => svg`<line
  class="grid"
  x1=${left}
  x2=${right}
  y1=${y(at)}
  y2=${y(at)}
></line><text class="axis" x=${left - 6} y=${y(at) + 4} text-anchor="end">${text}</text>`,
  );

/** Labels below the plot. */
export const labels = ({ bottom }: Edges, x: (number: number) => number, marks: Mark[]) =>
  marks.map(
    ({ at, text }) => svg`<text
  class="axis"
  x=${x(at)}
  y=${bottom + 18}
  text-anchor="middle"
>${text}</text>`,
  );
