// What only advice for the table needs, loaded when it is wanted.

import { happened, summaryOfTable } from "../announcements-of-table.js";
import { adviceAnswerView as answer } from "./advice-answer.js";
import { withAdvice } from "./advice-words.js";
import { tableCardView as tableCard } from "./table-card.js";

export { isBelow } from "./table-card.js";

/** @typedef {import("../actions.js").Page} Page */

/** @param {Page} page */
export const adviceAnswerView = (page) => answer(withAdvice(page));

/** @param {Page} page */
export const tableCardView = (page) => tableCard(withAdvice(page));

export const announcements = {
  /** @param {Page} page @param {import("../../../shell/game.d.ts").Change} change */
  happened: (page, change) => happened(withAdvice(page), change),
  /** @param {Page} page */
  ofTable: (page) => summaryOfTable(withAdvice(page)),
};
