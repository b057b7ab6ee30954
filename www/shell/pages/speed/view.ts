// The measurements as a table that grows.

import { html } from "lit-html";
import type { Reason } from "../../host/reasons.ts";
import { at } from "../../model/at.ts";
import type { SpeedWords } from "../../text/en/speed.ts";

export interface Measurement {
  key: string;
  facts: unknown[];
  milliseconds: number;
}

/** What measurements are called, by their keys. */
export type Names = Record<string, (...facts: never[]) => string>;

export interface State {
  measured: Measurement[];
  state: "measuring" | "done" | "without-tables";
  /** why nothing more is measured */
  failure: Reason | null;
  /** the same of other games */
  others: { name: string; address: string }[];
}

export const speedView = (
  { measured, state, failure, others }: State,
  words: SpeedWords,
  names: Names,
) => html`<section class="card">
  <p class="hint">${words.about}</p>
  <table id="times" class="shares">
    <thead><tr>${words.heads.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
    <tbody>${measured.map((measurement) => rowView(measurement, words, names))}</tbody>
  </table>
  <p id="state" role="status">${failure === null ? words.states[state] : words.failed(failure)}</p>
  ${others.map(({ name, address }) => html`<a class="back" href=${address}>${name}</a>`)}
</section>`;

function rowView({ key, facts, milliseconds }: Measurement, words: SpeedWords, names: Names) {
  return html`<tr><th scope="row">${at(names, key)(...(facts as never[]))}</th><td>${words.milliseconds(milliseconds)}</td></tr>`;
}
