// What only advice for the table needs, loaded when it is wanted.

import type { Change } from "../../../shell/game/contract.ts";
import type { Page } from "../actions.ts";
import { happened, summaryOfTable } from "../announcements-of-table.ts";
import type { State } from "../model/types.ts";
import { adviceAnswerView as answer } from "./advice-answer.ts";
import { withAdvice } from "./advice-words.ts";
import { grillLine, scoresView as scores, tableCardView as tableCard } from "./table-card.ts";

export const adviceAnswerView = (page: Page) => answer(withAdvice(page));

export const scoresView = (page: Page) => scores(withAdvice(page));

export const grillView = (page: Page) => grillLine(withAdvice(page));

export const tableCardView = (page: Page) => tableCard(withAdvice(page));

export const announcements = {
  happened: (page: Page, change: Change<State>) => happened(withAdvice(page), change),
  ofTable: (page: Page) => summaryOfTable(withAdvice(page)),
};
