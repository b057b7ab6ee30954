// Small templates that every game builds with.

import { html, noChange, nothing } from "lit-html";
import type { ElementPart } from "lit-html/directive.js";
import { Directive, directive } from "lit-html/directive.js";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";

/** A picture from the page's symbols; without a label where words stand beside it. */
export const picture = (symbol: string, className: string, label: string | null = null) =>
  label === null
    ? html`<svg class=${className} aria-hidden="true"><use href=${`#${symbol}`}></use></svg>`
    : html`<svg class=${className} role="img" aria-label=${label}><use href=${`#${symbol}`}></use></svg>`;

/** What only those hear who don't see the page. */
export const unseen = (text: string) => html`<span class="unseen">${text}</span>`;

/** A row of choices of which one is taken: native radio buttons, so one tab stop and arrow keys. */
export const radios = <Value>({
  name,
  label,
  options,
  value: picked,
  onpick,
  className = "segments",
}: {
  name: string;
  label: string;
  options: { value: Value; content: unknown }[];
  value: Value;
  onpick: (value: Value) => void;
  className?: string;
}) => html`<div
  class=${className}
  role="radiogroup"
  aria-label=${label}
>
  ${repeat(
    options,
    ({ value }) => value,
    ({ value, content }) => html`<label>
    <input
      type="radio"
      class="hidden-input"
      name=${name}
      value=${String(value)}
      .checked=${live(value === picked)}
      @change=${() => onpick(value)}
    /><span>${content}</span>
  </label>`,
  )}
</div>`;

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
  @change=${({ target }: Event & { target: HTMLSelectElement }) => onpick(options[target.selectedIndex].value)}
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

/**
 * Styles that hold numbers for the style sheet. The security policy forbids style attributes, so it is bound as a property.
 */
export const vars = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value}`)
    .join("; ");
