// Small templates that every game builds with.

import { html, noChange, nothing } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";

/** @typedef {import("lit-html").TemplateResult} Template */
/** @typedef {Template | string | typeof nothing} Content */

/**
 * A picture from the page's symbols; without a label where words stand beside it.
 * @param {string} symbol @param {string} className @param {string | null} label
 */
export const picture = (symbol, className, label = null) =>
  label === null
    ? html`<svg class=${className} aria-hidden="true"><use href=${`#${symbol}`}></use></svg>`
    : html`<svg class=${className} role="img" aria-label=${label}><use href=${`#${symbol}`}></use></svg>`;

/** What only those hear who don't see the page. @param {string} text */
export const unseen = (text) => html`<span class="unseen">${text}</span>`;

/**
 * A row of choices of which one is taken: native radio buttons, so one tab stop and arrow keys.
 * @template Value
 * @param {{ name: string, label: string, options: { value: Value, content: any }[], value: Value, onpick: (value: Value) => void, className?: string }} row
 */
export const radios = ({ name, label, options, value: picked, onpick, className = "segments" }) => html`<div
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

    /** @param {{ value: unknown, text: string }[]} _options @param {unknown} _picked */
    render(_options, _picked) {
      return noChange;
    }

    /** @param {import("lit-html/directive.js").ElementPart} part @param {[{ value: unknown, text: string }[], unknown]} what */
    update(part, [options, picked]) {
      const list = /** @type {HTMLSelectElement} */ (part.element);
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

/**
 * A drop-down list.
 * @template Value
 * @param {{ label: string, options: { value: Value, text: string }[], value: Value, onpick: (value: Value) => void, className?: string, key?: string }} list
 */
export const select = ({ label, options, value, onpick, className = "", key }) => html`<select
  class=${className}
  aria-label=${label}
  data-key=${key ?? nothing}
  @change=${(/** @type {Event & { target: HTMLSelectElement }} */ { target }) => onpick(options[target.selectedIndex].value)}
  ${offer(options, value)}
></select>`;

/**
 * A box to tick, with what it says.
 * @param {{ label: string, checked: boolean, onpick: (checked: boolean) => void, describedBy?: string }} box
 */
export const check = ({ label, checked, onpick, describedBy }) => html`<label class="check">
  <input
    type="checkbox"
    aria-describedby=${describedBy ?? nothing}
    .checked=${live(checked)}
    @change=${(/** @type {Event & { target: HTMLInputElement }} */ { target }) => onpick(target.checked)}
  />${label}
</label>`;

/** One of the things that can be set: a title, a control, a sentence on what it changes. @param {string} title @param {any} control @param {string} [sentence] */
export const setting = (title, control, sentence) => html`<div class="setting">
  <h3>${title}</h3>
  ${control}${sentence ? html`<p class="hint">${sentence}</p>` : nothing}
</div>`;

/** Styles that hold numbers for the style sheet. The security policy forbids style attributes, so it is bound as a property. @param {Record<string, string | number>} values */
export const vars = (values) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value}`)
    .join("; ");
