// How a game is played: its chapters, each with a title, numbered sentences, and paragraphs; then the document on it.

import { html, nothing } from "lit-html";
import { browser } from "../host/browser.ts";
import { reasonOf } from "../host/reasons.ts";
import { documentsUrl } from "../host/site.ts";
import { standardHelpWords } from "../text/en/standard-dialogs.ts";
import type { AnyPage, Chapter } from "./contract.ts";

export const title = ({ shell }: AnyPage) => shell.words.howToPlay;

/** The game's part of it; null where there is none. */
const partOf = ({ answers, shell: { game } }: AnyPage) => (game.help ? answers.get("help", game.help) : null);

export const isReady = (page: AnyPage) => partOf(page)?.status !== "pending";

export function view(page: AnyPage) {
  const loaded = partOf(page);
  const { words, game } = page.shell;
  return html`<div class="help">
    ${loaded?.status === "here" ? loaded.value.chaptersOf(page).map(chapter) : nothing}
    ${loaded?.status === "failed" ? html`<p>${words.notLoaded(reasonOf(loaded.error))} <button class="quiet" @click=${() => browser.location.reload()}>${words.reload}</button></p>` : nothing}
    <p><a href=${documentsUrl(`players/${game.id}.html`)}>${standardHelpWords.helpMore}</a></p>
  </div>`;
}

const chapter = ({ title, lines = [], texts }: Chapter) => html`<h3>${title}</h3>
  ${lines.length > 0 ? html`<ol>${lines.map((line) => html`<li>${line}</li>`)}</ol>` : nothing}
  ${texts.map((text) => html`<p>${text}</p>`)}`;
