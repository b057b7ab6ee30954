// Fields that few views need at once: a drop-down list, a box to tick, and a setting around its control.

import { html, noChange, nothing } from "lit-html";
import type { ElementPart } from "lit-html/directive.js";
import { Directive, directive } from "lit-html/directive.js";
import { live } from "lit-html/directives/live.js";
import { browser } from "../host/browser.ts";
import { at } from "../model/at.ts";

/** Options of a list that stand together. */
export interface Group<Value> {
  /** Without one the options stand alone. */
  label?: string;
  options: { value: Value; text: string }[];
}

function nodesOf({ label, options }: Group<unknown>) {
  const nodes = options.map(({ value, text }) => new Option(text, String(value)));
  if (label === undefined) return nodes;
  const group = browser.document.createElement("optgroup");
  group.label = label;
  group.append(...nodes);
  return [group];
}

/** What a list offers, made without a template for each option: a long list is drawn at once. */
const offer = directive(
  class extends Directive {
    #drawn = "";

    render(_groups: Group<unknown>[], _picked: unknown) {
      return noChange;
    }

    update(part: ElementPart, [groups, picked]: [Group<unknown>[], unknown]) {
      const list = part.element as HTMLSelectElement;
      const offered = JSON.stringify(groups);
      if (offered !== this.#drawn) list.replaceChildren(...groups.flatMap(nodesOf));
      this.#drawn = offered;
      const index = groups.flatMap(({ options }) => options).findIndex(({ value }) => value === picked);
      if (list.selectedIndex !== index) list.selectedIndex = index;
      return noChange;
    }
  },
);

/** A drop-down list whose options stand in groups. */
export const groupedSelect = <Value>({
  label,
  groups,
  value,
  onpick,
  className = "",
  key,
}: {
  label: string;
  groups: Group<Value>[];
  value: Value;
  onpick: (value: Value) => void;
  className?: string;
  key?: string;
}) => {
  const all = groups.flatMap(({ options }) => options);
  return html`<select
  class=${className}
  aria-label=${label}
  data-key=${key ?? nothing}
  @change=${({ target }: Event & { target: HTMLSelectElement }) => onpick(at(all, target.selectedIndex).value)}
  ${offer(groups, value)}
></select>`;
};

/** A drop-down list. */
export const select = <Value>({
  options,
  ...list
}: Omit<Parameters<typeof groupedSelect<Value>>[0], "groups"> & Pick<Group<Value>, "options">) =>
  groupedSelect({ ...list, groups: [{ options }] });

/** A box to tick, with what it says. */
export const check = ({
  label,
  checked,
  onpick,
  describedBy,
}: {
  label: string;
  checked: boolean;
  onpick: (checked: boolean) => void;
  describedBy?: string;
}) => html`<label class="check">
  <input
    type="checkbox"
    aria-describedby=${describedBy ?? nothing}
    .checked=${live(checked)}
    @change=${({ target }: Event & { target: HTMLInputElement }) => onpick(target.checked)}
  />${label}
</label>`;

/** One of the things that can be set: a title, a control, a sentence on what it changes. */
export const setting = (title: string, control: unknown, sentence?: string) => html`<div class="setting">
  <h3>${title}</h3>
  ${control}${sentence ? html`<p class="hint">${sentence}</p>` : nothing}
</div>`;
