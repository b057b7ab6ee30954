// The frame of a game's help: chapters, each with a title, numbered sentences, and paragraphs.

import { html, nothing } from "lit-html";

export interface Chapter {
  title: string;
  /** Sentences to be taken one after the other, such as rules. */
  lines?: string[];
  texts: string[];
}

export const helpPanel = (
  title: string,
  chapters: Chapter[],
) => html`<section class="card panel panel-help" aria-labelledby="help-title">
  <h2 id="help-title">${title}</h2>
  <div class="help">${chapters.map(chapter)}</div>
</section>`;

const chapter = ({ title, lines = [], texts }: Chapter) => html`<h3>${title}</h3>
  ${lines.length > 0 ? html`<ol>${lines.map((line) => html`<li>${line}</li>`)}</ol>` : nothing}
  ${texts.map((text) => html`<p>${text}</p>`)}`;
