// How each game's part of the menu ends: practice, rules to remember, the Lab, the speed of this device.

import { html, nothing } from "lit-html";
import { setting } from "./controls.ts";

interface Words {
  practice: string;
  openPractice: string;
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

/** Leads to practice, and to the page of rules to remember. */
export const playBetter = (
  words: Pick<Words, "practice" | "openPractice" | "practiceHint" | "byHeart" | "openByHeart" | "byHeartHint">,
) => html`
  ${setting(words.practice, html`<a href="./?practice">${words.openPractice}</a>`, words.practiceHint)}
  ${setting(words.byHeart, html`<a href="by-heart/">${words.openByHeart}</a>`, words.byHeartHint)}
`;

/**
 * @param hasSpeed whether the game has a page that measures how fast its solver is
 * @param isPractised whether it has practice, and rules to remember
 */
export const menuEnd = (words: Words, hasSpeed: boolean, isPractised = true) => html`
  ${isPractised ? playBetter(words) : nothing}
  ${labSetting(words)}
  ${hasSpeed ? setting(words.speed, html`<a href="speed/">${words.measure}</a>`) : nothing}
`;
