// The share of best decisions, evening by evening: the picture beside the table of its numbers.

import { html, svg } from "lit-html";
import type { ProgressText } from "../../text/en/progress.ts";
import { type Edges, labels, levels, scale } from "../../ui/chart.ts";

const WIDTH = 320;
const HEIGHT = 160;
const EDGES: Edges = { top: 12, bottom: HEIGHT - 26, left: 46, right: WIDTH - 8 };
/** How far the first point and the last lie within, so that their dates have room. */
const INSET = 22;
const LEVELS = 4;
/** The plot begins at a multiple of this. */
const STEP = 0.2;
/** As many evenings have their dates told, and with more than so many no evening has a dot of its own. */
const DATES = 4;
const DOTS = 30;

/** At most so many of the places of a list, evenly spread, the first and the last among them. */
const spreadPlaces = (count: number, most: number) => {
  const picked = Math.min(count, most);
  return Array.from({ length: picked }, (_, nth) => Math.round((nth * (count - 1)) / (picked - 1)));
};

/** @param points two evenings or more, the earliest first */
export function shareCurve(points: { text: string; share: number }[], words: ProgressText) {
  const least = Math.min(...points.map(({ share }) => share), 1 - STEP);
  const from = STEP * Math.floor(least / STEP + 1e-9);
  const x = scale(0, points.length - 1, EDGES.left + INSET, EDGES.right - INSET);
  const y = scale(from, 1, EDGES.bottom, EDGES.top);
  const marks = Array.from({ length: LEVELS + 1 }, (_, nth) => from + (nth * (1 - from)) / LEVELS);
  const dated = spreadPlaces(points.length, DATES);
  const dates = points.map(({ text }, at) => ({ at, text })).filter(({ at }) => dated.includes(at));
  const places = points.map(({ share }, nth) => [x(nth), y(share)]);
  return html`<svg class="share-curve" role="img" aria-label=${words.curveLabel} viewBox="0 0 ${WIDTH} ${HEIGHT}">
    ${levels(
      EDGES,
      y,
      marks.map((at) => ({ at, text: words.share(at) })),
    )}
    ${labels(EDGES, x, dates)}
    <polyline class="path" points=${places.map((place) => place.map((part) => part.toFixed(1)).join()).join(" ")}></polyline>
    ${places.length > DOTS ? [] : places.map(([cx, cy]) => svg`<circle class="point" cx=${cx} cy=${cy} r="4"></circle>`)}
  </svg>`;
}
