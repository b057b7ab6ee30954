// A chance with how far it may be off beside it: a sign for the eye, words for the ear. Tapped, it tells what it is made of.

import { html, nothing } from "lit-html";
import { unseen } from "../../../shell/ui/controls.ts";
import type { Page } from "../actions.ts";
import { chanceOf } from "../model/accuracy.ts";
import { outlookOf } from "../model/outlook.ts";
import type { Chance } from "../model/types.ts";
import type { Words } from "../text/en/words.ts";

export const chanceWithin = (words: Words, { share, digits, margin }: Chance) =>
  html`${words.chance(share, digits)}${margin ? html` <small class="margin" aria-hidden="true">${words.margin(margin)}</small>${unseen(words.marginHeard(margin))}` : nothing}`;

/** The chance of the player below; nothing where it is not told. */
export function chanceButton({ state, analysis, words, open }: Page) {
  const outlook = outlookOf(state, analysis);
  if (!outlook || !analysis.found) return nothing;
  const chance = chanceOf(analysis.found.answer, outlook.share);
  return html`<button class="quiet number" data-key="numbers" aria-describedby="answer-title" aria-haspopup="dialog" @click=${() => open("numbers")}>${chanceWithin(words, chance)}</button>`;
}
