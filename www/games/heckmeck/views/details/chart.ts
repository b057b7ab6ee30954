// One line for each way on over the totals, and one for the best of them all. It is read off by pointer or slider.

import { html, nothing, svg } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { at } from "../../../../shell/model/at.ts";
import { labels, levels, numberAt, placeOf, roundNumbers, scale } from "../../../../shell/ui/chart.ts";
import { radios, vars } from "../../../../shell/ui/controls.ts";
import type { Curve } from "../../model/curves.ts";
import { BEST, bestOf, curvesOf, mostOf, readTotal, stretchesOf } from "../../model/curves.ts";
import { show } from "../../model/moves.ts";
import { GOAL_NAMES, TOTALS } from "../../model/state.ts";
import { wayName } from "../pieces.ts";
import type { Page } from "./page.ts";

const HEIGHT = 280;
const BAND = 22;
const LOWEST = 1;
const HIGHEST = TOTALS.length;
const MARKS = [1, 5, 10, 15, 21, 25, 29, 33, 36, 40];

/** A letter of the strip's names, about. */
const LETTER = 7.5;

/** Where the plot lies in a picture of some width. */
const edgesOf = (width: number) => ({ left: 46, right: width - 10, top: BAND + 12, bottom: HEIGHT - 26 });

/** The number of a curve at a total. */
const numberOf = ({ numbers }: Curve, total: number) => at(numbers, total - 1);

export function chartView(page: Page) {
  const { state, analysis, words, act, room } = page;
  const { details } = words;
  const curves = curvesOf(state, analysis?.odds.ways ?? []);
  const total = readTotal(state);
  const edges = edgesOf(room.picture);
  const read = details.readOff(
    state.charted,
    total,
    curves.filter(({ isOn }) => isOn).map((curve) => ({ way: curve.way, number: numberOf(curve, total) })),
  );
  const point = (next: number) => next !== total && act(show, { readAt: next });
  return html`<section class="card panel panel-chart" aria-labelledby="chart-title">
    <h2 id="chart-title">${words.panels.chart}</h2>
    <div class="controls">${radios({
      name: "charted",
      label: details.linesLabel,
      value: state.charted,
      onpick: (charted) => act(show, { charted }),
      options: GOAL_NAMES.map((value) => ({ value, content: words.details.goalNames[value] })),
    })}</div>
    <figure>
      ${plot(page, curves, total, read, point)}
      <figcaption class="hint">${details.chartHint(curves.some(({ key, isOn }) => key === BEST && isOn))}</figcaption>
    </figure>
    <input
      type="range"
      class="read-off"
      .style=${vars({ before: edges.left, after: room.picture - edges.right })}
      min=${LOWEST}
      max=${HIGHEST}
      step="1"
      aria-label=${details.slider}
      aria-valuetext=${read}
      .value=${live(String(total))}
      @input=${({ target }: Event & { target: HTMLInputElement }) => point(Number(target.value))}
    />
    <p class="reading">${reading(page, curves, total)}</p>
    <ul class="legend">${repeat(
      curves,
      ({ key }) => key,
      (curve) => legendItem(page, curve, total),
    )}</ul>
  </section>`;
}

function reading({ state, words }: Page, curves: Curve[], total: number) {
  const best = bestOf(curves);
  const way = best?.follows[total - 1]?.way;
  return words.details.reading(state.charted, total, best && way ? { way, number: numberOf(best, total) } : null);
}

function plot(
  { state, words, room }: Page,
  curves: Curve[],
  total: number,
  read: string,
  point: (total: number) => void,
) {
  const width = room.picture;
  const edges = edgesOf(width);
  const most = mostOf(state, curves);
  const x = scale(LOWEST, HIGHEST, edges.left, edges.right);
  const y = scale(0, most, edges.bottom, edges.top);
  const shown = curves.filter(({ isOn }) => isOn);
  const follow = (event: PointerEvent) => point(Math.round(numberAt(LOWEST, HIGHEST, edges, placeOf(event, width))));
  return html`<svg
    class="plot"
    viewBox="0 0 ${width} ${HEIGHT}"
    role="img"
    aria-label=${words.details.chartLabel(state.charted, read)}
    @pointermove=${follow}
    @pointerdown=${follow}
  >
    ${levels(
      edges,
      y,
      roundNumbers(most).map((at) => ({ at, text: words.details.level(state.charted, at) })),
    )}
    ${labels(
      edges,
      x,
      MARKS.map((at) => ({ at, text: String(at) })),
    )}
    ${shown.map(
      ({ key, numbers }) => svg`<polyline
      class="curve curve-${key}"
      points=${numbers.map((number, nth) => [x(nth + 1).toFixed(1), y(number).toFixed(1)].join()).join(" ")}
    ></polyline>`,
    )}
    ${strip(words, bestOf(shown), x)}
    <line class="cursor" x1=${x(total)} x2=${x(total)} y1=${edges.top - 6} y2=${edges.bottom}></line>
    ${shown.map(
      (curve) => svg`<circle
      class="dot curve-${curve.key}"
      cx=${x(total)}
      cy=${y(numberOf(curve, total))}
      r=${curve.key === BEST ? 5 : 4}
    ></circle>`,
    )}
  </svg>`;
}

/** Which choice the best line follows, stretch by stretch. */
function strip(words: Page["words"], best: Curve | undefined, x: (total: number) => number) {
  const half = (x(2) - x(1)) / 2;
  return stretchesOf(best).map(({ curve, from, to }) => {
    const [start, end] = [x(from) - half, x(to) + half];
    const name = curve.way ? words.details.wayBrief(curve.way) : "";
    const fits = end - start > name.length * LETTER + 4;
    return svg`<rect
      class="band curve-${curve.key}"
      x=${start}
      y="2"
      width=${Math.max(1, end - start - 1)}
      height=${BAND}
      rx="4"
    ></rect>${fits ? svg`<text class="band-name" x=${(start + end) / 2} y=${BAND - 4} text-anchor="middle">${name}</text>` : nothing}`;
  });
}

function legendItem({ state, words, act }: Page, curve: Curve, total: number) {
  const { key, way, isOn } = curve;
  const off = isOn ? [...state.off, key] : state.off.filter((other) => other !== key);
  return html`<li><label>
    <input type="checkbox" data-key="curve-${key}" .checked=${live(isOn)} @change=${() => act(show, { off })} />
    <svg class="sample" width="26" height="10" aria-hidden="true">${svg`<line class="curve curve-${key}" x1="0" x2="26" y1="5" y2="5"></line>`}</svg>
    ${way ? wayName(words, way) : html`<span class="way-name">${words.details.bestOfAll}</span>`}
    <span class="legend-number">${words.goalNumber(state.charted, numberOf(curve, total))}</span>
  </label></li>`;
}
