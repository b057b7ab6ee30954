// What best play leads to: each result with its chance, as a picture and as a table.

import { html, nothing, svg } from "lit-html";
import { labels, scale } from "../../../../shell/ui/chart.ts";
import { outcomesOf } from "../../model/outcomes.ts";
import { TILES } from "../../model/tiles.ts";
import { broughtBy } from "../../model/told-advice.ts";
import type { TurnOutcome } from "../../model/types.ts";
import type { Page } from "./page.ts";

type Outcomes = NonNullable<ReturnType<typeof outcomesOf>>;

const HEIGHT = 200;
const SIDE = 4;
const TOP = 22;
const FLOOR = HEIGHT - 24;

/** A place that is narrower than that has no room for its number: every other one is told there. */
const LABEL = 17;

/** The part of its place that a bar fills. */
const FILLED = 0.84;
const KINDS = ["grill", "steal", "fail"] as const;

export function resultsView(page: Page) {
  const { state, analysis, words } = page;
  const { details } = words;
  const outcomes = outcomesOf(state, analysis?.table);
  const failing = analysis?.table?.failing;
  const without = analysis?.table?.advice ? details.shownLater : details.noTurn;
  return html`<section class="card panel panel-results" aria-labelledby="results-title">
    <h2 id="results-title">${words.panels.results}</h2>
    ${analysis ? html`<p class="hint">${outcomes ? details.resultsHint : without}</p>` : nothing}
    ${
      outcomes && failing
        ? html`<figure>
            ${bars(page, outcomes)}
            <figcaption class="hint kinds">${KINDS.map((kind) => html`<span class="kind"><svg class="sample" width="14" height="14" aria-hidden="true">${svg`<rect class="bar-${kind}" width="14" height="14" rx="3"></rect>`}</svg>${details.kinds[kind]}</span>`)}</figcaption>
          </figure>
          ${table(page, outcomes, failing.turnEnd)}`
        : nothing
    }
  </section>`;
}

/** A bar for each result, over its tile; the last place is that of no tile. */
function bars({ words, room }: Page, outcomes: Outcomes) {
  const { details } = words;
  const width = room.picture;
  const edges = { left: SIDE, right: width - SIDE, top: TOP, bottom: FLOOR };
  const step = (edges.right - edges.left) / (TILES.length + 1);
  const x = scale(0, 1, SIDE + step / 2, SIDE + step * 1.5);
  const y = scale(0, Math.max(...outcomes.map(({ probability }) => probability)), FLOOR, TOP);
  const texts = [...TILES.map(String), details.marks.fail];
  const placeOf = ({ tile }: Outcomes[number]) => (tile === undefined ? TILES.length : TILES.indexOf(tile));
  return html`<svg class="bars" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label=${details.resultsPicture}>
    <line class="grid" x1="0" x2=${width} y1=${FLOOR} y2=${FLOOR}></line>
    ${labels(
      edges,
      x,
      texts.map((text, at) => ({ at, text })).filter(({ at }) => step >= LABEL || at % 2 === 0),
    )}
    ${outcomes.map((outcome) => {
      const middle = x(placeOf(outcome));
      const percent = Math.round(outcome.probability * 100);
      const top = Math.min(FLOOR - 1, y(outcome.probability));
      return svg`<rect
        class="bar-${outcome.result}"
        x=${middle - (step * FILLED) / 2}
        y=${top}
        width=${step * FILLED}
        height=${FLOOR - top}
        rx="2"
      ></rect><text class="axis bar-number" x=${middle} y=${top - 5} text-anchor="middle">${percent > 0 ? details.bar(outcome.result, percent) : nothing}</text>`;
    })}
  </svg>`;
}

function table({ state, words }: Page, outcomes: Outcomes, failing: TurnOutcome) {
  const { details } = words;
  const { names } = state.table;
  return html`<table class="results">
    <thead><tr>${details.resultHeads.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
    <tbody>${outcomes.map(
      (outcome) => html`<tr>
      <th scope="row">${details.result(broughtBy(outcome, names), failing)}</th>
      <td>${details.chance(outcome.probability)}</td>
    </tr>`,
    )}</tbody>
  </table>`;
}
