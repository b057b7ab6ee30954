// What the numbers mean, with the position on screen as the example.

import { helpPanel } from "../../../../shell/help.js";
import { adviceExample, oddsExample } from "../../model/examples.js";
import { detailWords as words } from "../../text/en-details.js";
import { helpWords } from "../../text/en-help.js";

/** @typedef {import("./page.d.ts").Page} Page */

/** The words of the details and those of the help. @param {import("../../text/en-details.js").GameWords} ofGame */
export function detailWords(ofGame) {
  const details = words(ofGame);
  return { ...details, ...helpWords(ofGame, details) };
}

/** What the panel explains. @param {Page} page */
function chaptersOf({ state, seen, words: { details } }) {
  if (state.mode === "odds") return seen ? details.oddsHelp(oddsExample(state, seen.odds)) : [];
  return seen?.table ? details.adviceHelp(adviceExample(state, seen.table)) : [];
}

export const views = {
  /** @param {Page} page */
  help: (page) => helpPanel(page.words.details.helpTitle, chaptersOf(page)),
};
