// A drop-down list whose options stand in groups. Dialogs load it; the first page has none.

import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { at } from "../model/at.ts";

export interface Group<Value> {
  /** Without one its options stand alone. */
  label?: string;
  options: { value: Value; text: string }[];
}

export function groupedSelect<Value extends string>({
  label,
  groups,
  value: picked,
  onpick,
  className = "",
  key,
}: {
  label: string;
  groups: Group<Value>[];
  value: Value;
  onpick: (value: Value) => void;
  className?: string;
  key: string;
}) {
  const all = groups.flatMap(({ options }) => options);
  return html`<select
    class=${className}
    aria-label=${label}
    data-key=${key}
    @change=${({ target }: Event & { target: HTMLSelectElement }) => onpick(at(all, target.selectedIndex).value)}
  >${groups.map(({ label, options }) => {
    const content = options.map(
      ({ value, text }) => html`<option value=${value} .selected=${live(value === picked)}>${text}</option>`,
    );
    return label === undefined ? content : html`<optgroup label=${label}>${content}</optgroup>`;
  })}</select>`;
}
