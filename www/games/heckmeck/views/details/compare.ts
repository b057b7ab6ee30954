// Two faces against each other: which take is the better one, and by how much.

import { html, nothing } from "lit-html";
import { askOn } from "../../../../shell/game/ask.ts";
import { unseen, vars } from "../../../../shell/ui/controls.ts";
import { select } from "../../../../shell/ui/fields.ts";
import type { Preference, Take } from "../../model/comparison.ts";
import { comparisonOf, withFace } from "../../model/comparison.ts";
import { show } from "../../model/moves.ts";
import { target } from "../../model/state.ts";
import type { Solver } from "../../model/types.ts";
import { diceOf, die } from "../pieces.ts";
import type { Page } from "./page.ts";

type Comparison = NonNullable<ReturnType<typeof comparisonOf>>;

export function compareView(page: Page) {
  const { state, analysis, words } = page;
  const { details } = words;
  const ask = askOn<Solver>(page);
  const comparison = analysis ? comparisonOf(state, (query) => ask("evaluateTurn", query)) : null;
  return html`<section class="card panel panel-compare" aria-labelledby="compare-title">
    <h2 id="compare-title">${details.compareTitle}</h2>
    ${comparison ? pickers(page, comparison) : nothing}
    ${analysis ? html`<p class="hint">${comparison ? details.compareHint(state.goal, target(state)) : details.noTwoFaces}</p>` : nothing}
    ${comparison?.rows ? html`<div class="scroller" tabindex="0" role="region" aria-label=${details.compareScrolls}>${grid(page, comparison)}</div>` : nothing}
  </section>`;
}

function pickers({ words, act }: Page, { live, faces }: Comparison) {
  const { details } = words;
  const list = (label: string, place: 0 | 1) =>
    select({
      label,
      value: faces[place],
      options: live.map((face) => ({ value: face, text: words.face(face) })),
      onpick: (face) => act(show, { compare: withFace(faces, place, face) }),
    });
  return html`<div class="controls">
    <label>${details.inColumns} ${list(details.firstFace, 0)}</label>
    <label>${details.inRows} ${list(details.secondFace, 1)}</label>
  </div>`;
}

function grid(page: Page, { faces, columns = [], rows = [] }: Comparison) {
  const { details } = page.words;
  return html`<table class="compare">
    <thead><tr><td class="corner">${details.corner(faces[1], faces[0])}</td>${columns.map((take) => html`<th scope="col">${head(page, take)}</th>`)}</tr></thead>
    <tbody>${rows.map(({ take, cells }) => html`<tr><th scope="row">${head(page, take)}</th>${cells.map((cell) => cellOf(page, cell, faces))}</tr>`)}</tbody>
  </table>`;
}

const head = ({ state, words }: Page, { face, count, number }: Take) =>
  html`${diceOf(words, face, count)}<span class="alone">${words.goalNumber(state.goal, number)}</span>`;

function cellOf({ state, words }: Page, cell: Preference | null | undefined, faces: number[]) {
  if (cell === undefined) return html`<td class="none"></td>`;
  if (cell === null) return html`<td>${words.details.equal}</td>`;
  const { take, other, part } = cell;
  const { face, count } = take;
  const by = words.goalDifference(state.goal, take.number, other.number);
  return html`<td class=${face === faces[0] ? "prefers-a" : "prefers-b"} .style=${vars({ part })}><span class="prefers" aria-hidden="true">${die(face, "die small")}${words.details.times(count)}</span>${unseen(`${words.details.preferred(face, count)} `)}<span>${by}</span></td>`;
}
