// The frame of a game's help: chapters, each with a title, numbered sentences, and paragraphs; then the documents on the game.

import { html, nothing } from "lit-html";
import { documentsUrl, siteUrl } from "../host/site.ts";

export interface Chapter {
  title: string;
  /** Sentences to be taken one after the other, such as rules. */
  lines?: string[];
  texts: string[];
}

export interface HelpFrameWords {
  helpTitle: string;
  helpMore: { title: string; players: string; developers: string };
}

/** @param game as the documents on it are named */
export const helpPanel = (
  game: string,
  { helpTitle, helpMore }: HelpFrameWords,
  chapters: Chapter[],
) => html`<section class="card panel panel-help" aria-labelledby="help-title">
  <h2 id="help-title">${helpTitle}</h2>
  <div class="help">
    ${chapters.map(chapter)}
    <h3>${helpMore.title}</h3>
    <ul class="documents">
      <li><a href=${documentsUrl(`players/${game}.html`)}>${helpMore.players}</a></li>
      <li><a href=${siteUrl(`docs/developers/${game}.html`)}>${helpMore.developers}</a></li>
    </ul>
  </div>
</section>`;

const chapter = ({ title, lines = [], texts }: Chapter) => html`<h3>${title}</h3>
  ${lines.length > 0 ? html`<ol>${lines.map((line) => html`<li>${line}</li>`)}</ol>` : nothing}
  ${texts.map((text) => html`<p>${text}</p>`)}`;
