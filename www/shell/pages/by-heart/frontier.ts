// How much lists are worth by their length: a picture, and the table with its numbers.

import { html, svg } from "lit-html";
import type { ByHeartWords } from "../../text/en/by-heart.ts";
import { type Edges, labels, levels, scale } from "../../ui/chart.ts";
import type { GameWords, RuleList } from "./types.ts";

const WIDTH = 320;
const HEIGHT = 180;
const EDGES: Edges = { top: 12, bottom: HEIGHT - 26, left: 58, right: WIDTH - 14 };
const LEVELS = 4;

export function frontierView(
  lists: RuleList<unknown>[],
  { from, to }: { from: number; to: number },
  words: ByHeartWords,
  gameWords: Pick<GameWords, "measure" | "value">,
) {
  const x = scale(1, lists.length, EDGES.left + 12, EDGES.right - 8);
  const y = scale(from, to, EDGES.bottom, EDGES.top);
  const marks = Array.from({ length: LEVELS + 1 }, (_, nth) => from + (nth * (to - from)) / LEVELS);
  const points = lists.map(({ rules, strength }) => [x(rules.length), y(strength.value)]);
  return html`<figure>
    <svg role="img" aria-label=${words.frontierTitle} viewBox="0 0 ${WIDTH} ${HEIGHT}">
      ${levels(
        EDGES,
        y,
        marks.map((at) => ({ at, text: gameWords.value(at) })),
      )}
      ${labels(
        EDGES,
        x,
        lists.map(({ rules: { length } }) => ({ at: length, text: words.number(length) })),
      )}
      <polyline class="path" points=${points.map((point) => point.join(",")).join(" ")}></polyline>
      ${points.map(([cx, cy]) => svg`<circle class="point" cx=${cx} cy=${cy} r="4"></circle>`)}
    </svg>
    <table>
      <thead><tr><th scope="col">${words.rulesColumn}</th><th scope="col">${gameWords.measure}</th></tr></thead>
      <tbody>
        ${lists.map(({ rules, strength }) => html`<tr><th scope="row">${words.number(rules.length)}</th><td>${gameWords.value(strength.value)}</td></tr>`)}
      </tbody>
    </table>
  </figure>`;
}
