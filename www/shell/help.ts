// The frame of a game's help: chapters, each with a title and paragraphs.

import { html } from "lit-html";

export interface Chapter {
  title: string;
  texts: string[];
}

/** @param chapters none while there is nothing to explain */
export const helpPanel = (
  title: string,
  chapters: Chapter[],
) => html`<section class="card panel panel-help" aria-labelledby="help-title">
  <h2 id="help-title">${title}</h2>
  <div class="help">${chapters.map(({ title, texts }) => html`<h3>${title}</h3>${texts.map((text) => html`<p>${text}</p>`)}`)}</div>
</section>`;
