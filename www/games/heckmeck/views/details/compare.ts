// Two faces against each other: which take is the better one, and by how much.

import { html, nothing } from "lit-html";
import { select, unseen, vars } from "../../../../shell/parts.js";
import { comparisonOf, withFace } from "../../model/comparison.js";
import { show } from "../../model/moves.js";
import { target } from "../../model/state.js";
import { diceOf, die } from "../pieces.js";

/** @typedef {import("./page.d.ts").Page} Page */
/** @typedef {import("../../model/comparison.js").Take} Take */
/** @typedef {import("../../model/comparison.js").Preference} Preference */
/** @typedef {NonNullable<ReturnType<typeof comparisonOf>>} Comparison */

/** @param {Page} page */
export function compareView(page) {
  const { state, seen, words, answers } = page;
  const { details } = words;
  const evaluateTurn = (/** @type {object} */ query) => {
    const answer = answers.ask("evaluateTurn", query);
    return answer.status === "here" ? answer.value : null;
  };
  const comparison = seen ? comparisonOf(state, evaluateTurn) : null;
  return html`<section class="card panel panel-compare" aria-labelledby="compare-title">
    <h2 id="compare-title">${details.compareTitle}</h2>
    ${comparison ? pickers(page, comparison) : nothing}
    ${seen ? html`<p class="hint">${comparison ? details.compareHint(state.goal, target(state)) : details.noTwoFaces}</p>` : nothing}
    ${comparison?.rows ? html`<div class="scroller" tabindex="0" role="region" aria-label=${details.compareScrolls}>${grid(page, comparison)}</div>` : nothing}
  </section>`;
}

/** @param {Page} page @param {Comparison} comparison */
function pickers({ words, act }, { live, faces }) {
  const { details } = words;
  const list = (/** @type {string} */ label, /** @type {number} */ place) =>
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

/** @param {Page} page @param {Comparison} comparison */
function grid(page, { faces, columns = [], rows = [] }) {
  const { details } = page.words;
  return html`<table class="compare">
    <thead><tr><td class="corner">${details.corner(faces[1], faces[0])}</td>${columns.map((take) => html`<th scope="col">${head(page, take)}</th>`)}</tr></thead>
    <tbody>${rows.map(({ take, cells }) => html`<tr><th scope="row">${head(page, take)}</th>${cells.map((cell) => cellOf(page, cell, faces))}</tr>`)}</tbody>
  </table>`;
}

/** @param {Page} page @param {Take} take */
const head = ({ state, words }, { face, count, number }) =>
  html`${diceOf(words, face, count)}<span class="alone">${words.goalNumber(state.goal, number)}</span>`;

/** @param {Page} page @param {Preference | null | undefined} cell @param {number[]} faces */
function cellOf({ state, words }, cell, faces) {
  if (cell === undefined) return html`<td class="none"></td>`;
  if (cell === null) return html`<td>${words.details.equal}</td>`;
  const { take, other, part } = cell;
  const { face, count } = take;
  const by = words.goalDifference(state.goal, take.number, other.number);
  return html`<td class=${face === faces[0] ? "prefers-a" : "prefers-b"} .style=${vars({ part })}><span class="prefers" aria-hidden="true">${die(face, "die small")}${words.details.times(count)}</span>${unseen(words.details.preferred(face, count))}<span>${by}</span></td>`;
}
