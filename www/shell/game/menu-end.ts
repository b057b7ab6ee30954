// How each game's part of the menu ends: practice, rules to remember, the Lab, the speed of this device.

import { html, nothing } from "lit-html";
import { setting } from "../ui/fields.ts";

interface Words {
  practice: string;
  openPractice: string;
  openProgress: string;
  openEvenings: string;
  practiceHint: string;
  byHeart: string;
  openByHeart: string;
  byHeartHint: string;
  lab: string;
  openLab: string;
  labHint: string;
  speed: string;
  measure: string;
}

export const labSetting = (words: Pick<Words, "lab" | "openLab" | "labHint">) =>
  setting(words.lab, html`<a href="lab/">${words.openLab}</a>`, words.labHint);

/**
 * Leads to practice and what has come of it, and to the page of rules to remember.
 * @param hasRules whether the game has that page
 */
export const playBetter = (
  words: Omit<Words, "lab" | "openLab" | "labHint" | "speed" | "measure">,
  hasRules = true,
) => html`
  ${setting(
    words.practice,
    html`<p class="links"><a href="./?practice">${words.openPractice}</a> <a href="./?progress">${words.openProgress}</a> <a href="./?evenings">${words.openEvenings}</a></p>`,
    words.practiceHint,
  )}
  ${hasRules ? setting(words.byHeart, html`<a href="./?by-heart">${words.openByHeart}</a>`, words.byHeartHint) : nothing}
`;

/**
 * @param hasSpeed whether the game has a page that measures how fast its solver is
 * @param hasRules whether it has one with rules to remember
 */
export const menuEnd = (words: Words, hasSpeed: boolean, hasRules = true) => html`
  ${playBetter(words, hasRules)}
  ${labSetting(words)}
  ${hasSpeed ? setting(words.speed, html`<a href="speed/">${words.measure}</a>`) : nothing}
`;
