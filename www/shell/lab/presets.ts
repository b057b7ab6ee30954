// Tournaments that are one tap away.

import { html, nothing } from "lit-html";
import type { LabPage } from "./lab.ts";

interface Preset {
  name: string;
  /** what it sets */
  change: object;
  /** what it is to answer, and the answer once it is there */
  asked?: { question: string; found: string };
}

/** @param of `id` sets the title apart from that of other presets on the page */
export const presetsView = (
  { repeat }: LabPage,
  { title, hint, presets, id = "presets-title" }: { title: string; hint: unknown; presets: Preset[]; id?: string },
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

const askedView = ({ question, found }: NonNullable<Preset["asked"]>, button: unknown) => html`<div class="asked">
  <p>${question}</p>
  ${button} ${found ? html`<p class="found">${found}</p>` : nothing}
</div>`;
