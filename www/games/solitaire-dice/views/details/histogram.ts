// Games by final score as a picture. The table beside it has the numbers.

import { html, svg } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import { labels, levels, roundNumbers, scale } from "../../../../shell/ui/chart.ts";
import type { Page } from "./page.ts";

const HEIGHT = 200;

/** Scores between two labels, on a narrow picture and on a wide one. */
const APART = { narrow: 500, wide: 250 };
const WIDE = 600;
/** Room that a label takes. */
const LABEL = 40;

export function histogram(
  { state, room, words: { details } }: Page,
  { step, bars }: { step: number; bars: { from: number; count: number }[] },
) {
  const width = room.picture;
  const edges = { left: 44, right: width - 6, top: 10, bottom: HEIGHT - 24 };
  const [least, most] = [at(bars, 0).from, at(bars, bars.length - 1).from + step];
  const x = scale(least, most, edges.left, edges.right);
  const tallest = Math.max(...bars.map(({ count }) => count));
  const y = scale(0, tallest, edges.bottom, edges.top);
  const apart = width > WIDE ? APART.wide : APART.narrow;
  const first = Math.ceil(least / apart) * apart;
  // A label at the very edge would be cut off.
  const marks = Array.from({ length: Math.floor((most - first) / apart) + 1 }, (_, nth) => first + apart * nth).filter(
    (at) => x(at) <= width - LABEL / 2,
  );
  return html`<svg class="plot" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label=${details.histogramLabel}>
    ${levels(
      edges,
      y,
      roundNumbers(tallest).map((at) => ({ at, text: details.axis(at) })),
    )}
    ${labels(
      edges,
      x,
      marks.map((at) => ({ at, text: details.axis(at) })),
    )}
    ${bars.map(
      ({ from, count }) =>
        svg`<rect class="bar ${from >= state.aim ? "reached" : ""}" x=${x(from) + 0.5} y=${y(count)} width=${Math.max(1, x(from + step) - x(from) - 1)} height=${edges.bottom - y(count)}></rect>`,
    )}
  </svg>`;
}
