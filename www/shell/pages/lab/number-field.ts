// A field for a whole number. What can't be one is told beside it, and stays to be corrected.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { LabPage } from "./lab.ts";
import { isWrong, type } from "./moves.ts";
import type { AnyResult } from "./run.ts";
import type { Range } from "./whole-number.ts";

interface Field {
  /** of the number in the setting; the field's id */
  key: string;
  label: string;
  range: Range;
  /** the number as it is shown where nothing is being typed */
  shown: string;
  /** of the line that holds the field */
  className?: string;
  /** what else stands in that line */
  beside?: unknown;
  hint?: string;
}

export function numberSetting<Setting extends object, Words, Result extends AnyResult>(
  { state, act, play, labWords }: LabPage<Setting, Words, Result>,
  field: Field,
) {
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
        @input=${({ target }: Event & { target: HTMLInputElement }) => act(type, key, target.value, range)}
        @keydown=${(event: KeyboardEvent) => event.key === "Enter" && play()}
      />
      ${beside}
    </div>
    <p class="wrong" id=${about} role="alert">${wrong ? labWords.wrongNumber(range) : ""}</p>
    ${hint ? html`<p class="hint">${hint}</p>` : nothing}
  </div>`;
}
