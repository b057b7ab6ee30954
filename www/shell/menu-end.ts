// How each game's part of the menu ends: rules to remember, the Lab, the speed of this device.

import { html, nothing } from "lit-html";
import { setting } from "./controls.ts";

interface Words {
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

/** Leads to the page of rules to remember. */
export const byHeartSetting = (words: Pick<Words, "byHeart" | "openByHeart" | "byHeartHint">) =>
  setting(words.byHeart, html`<a href="by-heart/">${words.openByHeart}</a>`, words.byHeartHint);

/**
 * @param hasSpeed whether the game has a page that measures how fast its solver is
 * @param hasRules whether it has one with rules to remember
 */
export const menuEnd = (words: Words, hasSpeed: boolean, hasRules = true) => html`
  ${hasRules ? byHeartSetting(words) : nothing}
  ${labSetting(words)}
  ${hasSpeed ? setting(words.speed, html`<a href="speed/">${words.measure}</a>`) : nothing}
`;
