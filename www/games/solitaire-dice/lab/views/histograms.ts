// Histograms below each other over one axis and on one scale, so that they can be compared by eye.

import { html, svg } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import { scale } from "../../../../shell/ui/chart.ts";
import type { Bins } from "../model/types.ts";

/** What is told of a player beside the shares. */
interface Row {
  name: string;
  value: string;
  mean: number;
}

const SIDE = 14;
const NAME = 22;
const HEIGHT = 46;
const GAP = 8;
const AXIS = 24;

/** So much room a label of the axis needs. */
const LABEL = 46;
/** Points between two labels, whatever fits first. */
const APART = [100, 250, 500, 1000, 2000];

/**
 * The scores below the axis, 0 among them if games ended on both sides of it.
 * @param width of the picture
 */
export function ticks(from: number, to: number, width: number) {
  const room = width - 2 * SIDE;
  const apart = APART.find((apart) => (room * apart) / (to - from) >= LABEL) ?? to - from;
  // A label in the corner would be cut.
  const margin = (Math.max(0, LABEL / 2 - SIDE) * (to - from)) / room;
  const first = Math.ceil((from + margin) / apart);
  const last = Math.floor((to - margin) / apart);
  return Array.from({ length: last - first + 1 }, (_, nth) => (first + nth) * apart);
}

export function histograms(
  { from, step, shares }: Bins,
  { rows, width, label, number }: { rows: Row[]; width: number; label: string; number: (score: number) => string },
) {
  const to = from + step * at(shares, 0).length;
  const x = scale(from, to, SIDE, width - SIDE);
  const y = scale(0, Math.max(...shares.flat()), NAME + HEIGHT, NAME);
  const pitch = NAME + HEIGHT + GAP;
  const bottom = rows.length * pitch - GAP;
  const rowOf = ({ name, value, mean }: Row, nth: number) => svg`<g transform="translate(0 ${nth * pitch})">
      <text class="bar-name" x=${SIDE} y=${NAME - 7}>${name}</text>
      <text class="bar-name" x=${width - SIDE} y=${NAME - 7} text-anchor="end">${value}</text>
      <path class="histogram" d=${outline(at(shares, nth), (edge) => x(from + step * edge), y)} />
      <line class="base" x1=${SIDE} x2=${width - SIDE} y1=${y(0)} y2=${y(0)} />
      <line class="mean" x1=${x(mean)} x2=${x(mean)} y1=${NAME} y2=${y(0)} />
    </g>`;
  return html`<svg class="histograms" role="img" aria-label=${label} viewBox="0 0 ${width} ${bottom + AXIS}">
    ${ticks(from, to, width).map((score) => tick(x(score), bottom, number(score), score === 0))}
    ${rows.map(rowOf)}
  </svg>`;
}

const tick = (x: number, bottom: number, text: string, isZero: boolean) => svg`
    <line class=${isZero ? "share-grid zero" : "share-grid"} x1=${x} x2=${x} y1=${NAME} y2=${bottom} />
    <text class="share-axis" x=${x} y=${bottom + 16} text-anchor="middle">${text}</text>`;

/** A player's bars as one line around them. */
function outline(shares: number[], x: (edge: number) => number, y: (share: number) => number) {
  const tops = shares.map((share, nth) => `V${y(share).toFixed(1)}H${x(nth + 1).toFixed(1)}`);
  return `M${x(0).toFixed(1)} ${y(0)}${tops.join("")}V${y(0)}Z`;
}
