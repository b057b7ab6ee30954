// Fields that few views need at once: a drop-down list, a box to tick, and a setting around its control.

import { html, noChange, nothing } from "lit-html";
import type { ElementPart } from "lit-html/directive.js";
import { Directive, directive } from "lit-html/directive.js";
import { live } from "lit-html/directives/live.js";
import { at } from "../model/at.ts";

/** What a list offers, made without a template for each option: a long list is drawn at once. */
const offer = directive(
  class extends Directive {
    #drawn = "";

    render(_options: { value: unknown; text: string }[], _picked: unknown) {
      return noChange;
    }

    update(part: ElementPart, [options, picked]: [{ value: unknown; text: string }[], unknown]) {
      const list = part.element as HTMLSelectElement;
      const offered = JSON.stringify(options);
      if (offered !== this.#drawn)
        list.replaceChildren(...options.map(({ value, text }) => new Option(text, String(value))));
      this.#drawn = offered;
      const index = options.findIndex(({ value }) => value === picked);
      if (list.selectedIndex !== index) list.selectedIndex = index;
      return noChange;
    }
  },
);

/** A drop-down list. */
export const select = <Value>({
  label,
  options,
  value,
  onpick,
  className = "",
  key,
}: {
  label: string;
  options: { value: Value; text: string }[];
  value: Value;
  onpick: (value: Value) => void;
  className?: string;
  key?: string;
}) => html`<select
  class=${className}
  aria-label=${label}
  data-key=${key ?? nothing}
  @change=${({ target }: Event & { target: HTMLSelectElement }) => onpick(at(options, target.selectedIndex).value)}
  ${offer(options, value)}
></select>`;

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
