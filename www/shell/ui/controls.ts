// Small templates that every game builds with.

import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";

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
  ${options.map(
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

/**
 * Styles that hold numbers for the style sheet. The security policy forbids style attributes, so it is bound as a property.
 */
export const vars = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value}`)
    .join("; ");
