// Shares as bars, each with its range as a whisker where it has one, and shares known from elsewhere below as diamonds.

import { html, svg } from "lit-html";
import type { Estimate } from "./run.ts";

export interface Row {
  name: string;
  value: string;
  share: Estimate;
  kind: string;
  marks: Estimate[];
}

const BAR = 18;
const NAME = 22;
const MARK = 16;
const GAP = 12;
const AXIS = 24;
const SIDE = 14;

/** Where everything lies: a row begins at `top`, its marks at their `middle`; shares end at `end`. */
export function layOut(rows: Row[]) {
  const highest = Math.max(...rows.flatMap(({ share, marks }) => [share, ...marks].map(({ high }) => high)));
  let height = 0;
  const placed = rows.map((row) => {
    const top = height + NAME;
    height = top + BAR + row.marks.length * MARK + GAP;
    const marks = row.marks.map((mark, nth) => ({ ...mark, middle: top + BAR + (nth + 0.5) * MARK + 2 }));
    return { ...row, top, marks };
  });
  return { rows: placed, end: [0.25, 0.5].find((end) => highest <= end) ?? 1, height };
}

/** @param axis what is written below a share */
export function picture({
  rows,
  width,
  label,
  axis,
}: {
  rows: Row[];
  width: number;
  label: string;
  axis: (share: number) => string;
}) {
  const { rows: placed, end, height } = layOut(rows);
  const x = (share: number) => SIDE + (share / end) * (width - 2 * SIDE);
  return html`<svg class="shares-picture" role="img" aria-label=${label} viewBox="0 0 ${width} ${height + AXIS}">
    ${axisView(end, x, height, axis)}
    ${placed.map(
      ({ name, value, share, kind, marks, top }) => svg`
      <text class="bar-name" x=${SIDE} y=${top - 6}>${name}</text>
      <text class="bar-name" x=${width - SIDE} y=${top - 6} text-anchor="end">${value}</text>
      <rect class="share-bar share-${kind}" x=${SIDE} y=${top} width=${Math.max(1, x(share.value) - SIDE)} height=${BAR} rx="3" />
      ${share.low < share.high ? whisker("whisker", share, top + BAR / 2, x) : ""}
      ${marks.map((mark) => svg`${whisker("whisker-mark", mark, mark.middle, x)}${diamond(x(mark.value), mark.middle)}`)}`,
    )}
  </svg>`;
}

const axisView = (end: number, x: (share: number) => number, bottom: number, axis: (share: number) => string) =>
  [0, 0.25, 0.5, 0.75, 1]
    .map((part) => part * end)
    .map(
      (share) => svg`
    <line class="share-grid" x1=${x(share)} x2=${x(share)} y1=${NAME} y2=${bottom} />
    <text class="share-axis" x=${x(share)} y=${bottom + 16} text-anchor="middle">${axis(share)}</text>`,
    );

function whisker(
  className: string,
  { low, high }: { low: number; high: number },
  y: number,
  x: (share: number) => number,
) {
  const path = `M${x(low)} ${y}H${x(high)}M${x(low)} ${y - 5}v10M${x(high)} ${y - 5}v10`;
  return svg`<path class="${className} halo" d=${path} /><path class=${className} d=${path} />`;
}

const diamond = (x: number, y: number) => svg`<path class="diamond" d="M${x} ${y - 6}l6 6l-6 6l-6 -6z" />`;

/** A small picture for the legend. */
export function sample(what: "range" | "mark") {
  const wide = (share: number) => 2 + share * 24;
  const all = { low: 0, high: 1 };
  return html`<svg class="sample" width="28" height="14" aria-hidden="true">
    ${what === "mark" ? svg`${whisker("whisker-mark", all, 7, wide)}${diamond(14, 7)}` : whisker("whisker", all, 7, wide)}
  </svg>`;
}
