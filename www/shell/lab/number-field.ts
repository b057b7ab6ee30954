// A field for a whole number. What can't be one is told beside it, and stays to be corrected.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { isWrong, type } from "./moves.js";

/** @typedef {import("./lab.d.ts").LabPage} LabPage */

/**
 * @typedef {object} Field
 * @property {string} key of the number in the setting; the field's id
 * @property {string} label
 * @property {import("./lab.d.ts").Range} range
 * @property {string} shown the number as it is shown where nothing is being typed
 * @property {string} [className] of the line that holds the field
 * @property {any} [beside] what else stands in that line
 * @property {string} [hint]
 */

/** @param {LabPage} page @param {Field} field */
export function numberSetting({ state, act, play, labWords }, field) {
  const { key, label, range, shown, className = "line", beside = nothing, hint } = field;
  const text = state.typed[key] ?? shown;
  const wrong = isWrong(state, key, range);
  const about = `${key}-wrong`;
  return html`<div class="setting">
    <h3><label for=${key}>${label}</label></h3>
    <div class=${className}>
      <input
        class="field number-field"
        type="text"
        id=${key}
        inputmode="numeric"
        autocomplete="off"
        maxlength="20"
        aria-describedby=${about}
        aria-invalid=${wrong ? "true" : nothing}
        .value=${live(text)}
        @input=${(/** @type {Event & { target: HTMLInputElement }} */ { target }) => act(type, key, target.value, range)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && play()}
      />
      ${beside}
    </div>
    <p class="wrong" id=${about} role="alert">${wrong ? labWords.wrongNumber(range) : ""}</p>
    ${hint ? html`<p class="hint">${hint}</p>` : nothing}
  </div>`;
}
