// How each game's part of the menu ends: the Lab, the speed of this device.

import { html, nothing } from "lit-html";
import { setting } from "./controls.ts";

interface Words {
  lab: string;
  openLab: string;
  labHint: string;
  speed: string;
  measure: string;
}

export const labSetting = (words: Pick<Words, "lab" | "openLab" | "labHint">) =>
  setting(words.lab, html`<a href="lab/">${words.openLab}</a>`, words.labHint);

/** @param hasSpeed whether the game has a page that measures how fast its solver is */
export const menuEnd = (words: Words, hasSpeed: boolean) => html`
  ${labSetting(words)}
  ${hasSpeed ? setting(words.speed, html`<a href="speed/">${words.measure}</a>`) : nothing}
`;
