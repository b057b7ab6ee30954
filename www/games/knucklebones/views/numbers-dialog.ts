// What the chance to win is made of: wins, ties and losses, points, and how far the page has looked ahead.

import { html } from "lit-html";
import { setting } from "../../../shell/ui/fields.ts";
import type { Page } from "../actions.ts";
import { chanceOf, digitsOf } from "../model/accuracy.ts";
import { LEAST_TIE, outlookOf } from "../model/outlook.ts";
import { sharesShown } from "../model/shares.ts";
import { dialogWords } from "../text/en/dialogs.ts";
import { chanceWithin } from "./chance.ts";

export const title = ({ words }: Page) => words.answerTitle;

export function view({ state, analysis, words }: Page) {
  const outlook = outlookOf(state, analysis);
  if (!outlook || !analysis.found) return html``;
  const { answer } = analysis.found;
  const { numbers } = dialogWords(words);
  const digits = digitsOf(answer.error);
  return html`
    <p class="number">${chanceWithin(words, chanceOf(answer, outlook.share))}</p>
    <p class="hint depth">${numbers.depth(answer)}</p>
    ${setting(
      numbers.outlookHead,
      html`<strong class="outlook">${numbers.outlook(sharesShown(outlook, digits), digits)}</strong>`,
      outlook.tie < LEAST_TIE ? undefined : numbers.tieCounts,
    )}
    ${setting(numbers.leadHead, html`<strong data-key="lead">${numbers.lead(outlook.difference)}</strong>`)}
  `;
}
