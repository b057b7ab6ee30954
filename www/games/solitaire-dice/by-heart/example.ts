// A roll that a rule decides about: the dice, the sheet in short, and what is marked.

import { html } from "lit-html";
import { unseen } from "../../../shell/controls.ts";
import type { ByHeartWords } from "../text/en/by-heart.ts";
import { die } from "../views/pieces.ts";
import type { Example, Marks } from "./types.ts";

/** Those with a mark. */
const marksOf = (counts: number[], first: number): Marks =>
  counts.map((count, nth): [number, number] => [nth + first, count]).filter(([, count]) => count > 0);

export function exampleView(words: ByHeartWords, { position: { sums, rejects, roll }, choice }: Example) {
  return html`
    <p class="decided">${words.marked(choice)}</p>
    <p>${words.rolled}: <span aria-hidden="true">${roll.map((face) => die(face, "die small"))}</span>${unseen(roll.join(" "))}</p>
    <p class="soft">${words.sums(marksOf(sums, 2))}</p>
    <p class="soft">${words.rejects(marksOf(rejects, 1))}</p>
  `;
}
