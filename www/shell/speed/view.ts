// The measurements as a table that grows.

import { html } from "lit-html";

/** @typedef {{ key: string, facts: any[], milliseconds: number }} Measurement */
/** @typedef {import("./text/en.js").SpeedWords & Record<string, any>} Words */

/**
 * @typedef {object} State
 * @property {Measurement[]} measured
 * @property {"measuring" | "done" | "without-tables"} state
 * @property {string | null} failure why nothing more is measured
 * @property {{ name: string, address: string }[]} others the same of other games
 */

/** @param {State} state @param {Words} words */
export const speedView = ({ measured, state, failure, others }, words) => html`<section class="card">
  <p class="hint">${words.about}</p>
  <table id="times">
    <thead><tr>${words.heads.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
    <tbody>${measured.map((measurement) => rowView(measurement, words))}</tbody>
  </table>
  <p id="state" role="status">${failure === null ? words.states[state] : words.failed(failure)}</p>
  ${others.map(({ name, address }) => html`<a class="back" href=${address}>${name}</a>`)}
</section>`;

/** @param {Measurement} measurement @param {Words} words */
function rowView({ key, facts, milliseconds }, words) {
  return html`<tr><th scope="row">${words[key](...facts)}</th><td>${words.milliseconds(milliseconds)}</td></tr>`;
}
