// What the numbers mean, with the position on screen as the example.

import { html } from "lit-html";
import { adviceExample, oddsExample } from "../../model/examples.js";
import { detailWords as words } from "../../text/en-details.js";
import { helpWords } from "../../text/en-help.js";

/** @typedef {import("./page.d.ts").Page} Page */

/** The words of the details and those of the help. @param {import("../../text/en-details.js").GameWords} ofGame */
export function detailWords(ofGame) {
  const details = words(ofGame);
  return { ...details, ...helpWords(ofGame, details) };
}

/** @param {Page} page */
const oddsHelpView = ({ state, seen, words }) =>
  chapters(words, seen ? words.details.oddsHelp(oddsExample(state, seen.odds)) : []);

/** @param {Page} page */
const adviceHelpView = ({ state, seen, words }) =>
  chapters(words, seen?.table ? words.details.adviceHelp(adviceExample(state, seen.table)) : []);

/** @param {Page["words"]} words @param {import("../../text/en-help.js").Chapter[]} all */
const chapters = (words, all) => html`<section class="card panel panel-help" aria-labelledby="help-title">
  <h2 id="help-title">${words.details.helpTitle}</h2>
  <div class="help">${all.map(({ title, texts }) => html`<h3>${title}</h3>${texts.map((text) => html`<p>${text}</p>`)}`)}</div>
</section>`;

export const views = {
  /** @param {Page} page */
  help: (page) => (page.state.mode === "advice" ? adviceHelpView(page) : oddsHelpView(page)),
};
