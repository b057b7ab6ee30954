// The measurements as a table that grows.

import { html } from "lit-html";

/** @typedef {import("./measure.js").Measurement} Measurement */

/**
 * @typedef {object} State
 * @property {Measurement[]} measured
 * @property {"measuring" | "done" | "without-tables"} state
 * @property {string | null} failure why nothing more is measured
 */

/** @param {State} state @param {import("./text/en.js").Words} words */
export const speedView = ({ measured, state, failure }, words) => html`<section class="card">
  <p class="hint">${words.about}</p>
  <table id="times">
    <thead><tr>${words.heads.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
    <tbody>${measured.map((measurement) => rowView(measurement, words))}</tbody>
  </table>
  <p id="state" role="status">${failure === null ? words.states[state] : words.failed(failure)}</p>
</section>`;

/** @param {Measurement} measurement @param {import("./text/en.js").Words} words */
function rowView({ key, facts, milliseconds }, words) {
  const name = /** @type {(...facts: any[]) => string} */ (words[key])(...facts);
  return html`<tr><th scope="row">${name}</th><td>${words.milliseconds(milliseconds)}</td></tr>`;
}
