// The rules, and what the numbers mean.

import { helpPanel } from "../../../../shell/help.js";
import { exampleOf } from "../../model/examples.js";
import { areHidden } from "../../model/seats.js";
import { detailWords as words } from "../../text/en-details.js";
import { helpWords } from "../../text/en-help.js";

/** @typedef {import("./page.d.ts").Page} Page */

/** The words of the details and those of the help. @param {import("../../text/en.js").Words} ofGame */
export const detailWords = (ofGame) => ({ ...words(ofGame), ...helpWords(ofGame) });

export const views = {
  /** @param {Page} page */
  help: ({ state, seen, words: { details } }) =>
    helpPanel(details.helpTitle, details.help(exampleOf(state, seen, areHidden(state)))),
};
