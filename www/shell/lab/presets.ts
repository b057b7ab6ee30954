// Tournaments that are one tap away.

import { html, nothing } from "lit-html";

/**
 * @typedef {object} Preset
 * @property {string} name
 * @property {object} change what it sets
 * @property {{ question: string, found: string }} [asked] what it is to answer, and the answer once it is there
 */

/**
 * @param {import("./lab.d.ts").LabPage} page
 * @param {{ title: string, hint: any, presets: Preset[], id?: string }} of `id` sets the title apart from that of other presets on the page
 */
export const presetsView = ({ repeat }, { title, hint, presets, id = "presets-title" }) => html`<section
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

/** @param {NonNullable<Preset["asked"]>} asked @param {any} button */
const askedView = ({ question, found }, button) => html`<div class="asked">
  <p>${question}</p>
  ${button} ${found ? html`<p class="found">${found}</p>` : nothing}
</div>`;
