// A chance with how far it may be off beside it: a sign for the eye, words for the ear.

import { html, nothing } from "lit-html";
import { unseen } from "../../../shell/ui/controls.ts";
import type { Chance } from "../model/types.ts";
import type { Words } from "../text/en/words.ts";

export const chanceWithin = (words: Words, { share, digits, margin }: Chance) =>
  html`${words.chance(share, digits)}${margin ? html` <small class="margin" aria-hidden="true">${words.margin(margin)}</small>${unseen(words.marginHeard(margin))}` : nothing}`;
