// Tournaments that are one tap away.

import { html, nothing } from "lit-html";

interface Preset<Setting> {
  name: string;
  /** What it sets. */
  change: Partial<Setting>;
  /** what it is to answer, and the answer once it is there */
  asked?: { question: string; found: string };
}

/** @param of `id` sets the title apart from that of other presets on the page */
export const presetsView = <Setting extends object>(
  { repeat }: { repeat(change: Partial<Setting>): void },
  {
    title,
    hint,
    presets,
    id = "presets-title",
  }: { title: string; hint: unknown; presets: Preset<Setting>[]; id?: string },
) => html`<section
  class="card"
  aria-labelledby=${id}
>
  <h2 id=${id}>${title}</h2>
  <p class="hint">${hint}</p>
  <div class="controls">
    ${presets.map(({ name, change, asked }) => {
      const button = html`<button @click=${() => repeat(change)}>${name}</button>`;
      return asked ? askedView(asked, button) : button;
    })}
  </div>
</section>`;

const askedView = (
  { question, found }: NonNullable<Preset<object>["asked"]>,
  button: unknown,
) => html`<div class="asked">
  <p>${question}</p>
  ${button} ${found ? html`<p class="found">${found}</p>` : nothing}
</div>`;
