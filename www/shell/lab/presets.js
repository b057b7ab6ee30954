// Tournaments that are one tap away.

import { html } from "lit-html";

/**
 * @param {import("./lab.d.ts").LabPage} page
 * @param {{ title: string, hint: any, presets: { name: string, change: object }[] }} what each sets, by its name
 */
export const presetsView = ({ repeat }, { title, hint, presets }) => html`<section
  class="card"
  aria-labelledby="presets-title"
>
  <h2 id="presets-title">${title}</h2>
  <p class="hint">${hint}</p>
  <div class="controls">
    ${presets.map(({ name, change }) => html`<button @click=${() => repeat(change)}>${name}</button>`)}
  </div>
</section>`;
