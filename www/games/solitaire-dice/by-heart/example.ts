// A roll that a rule decides about: the dice, what is marked, and the marks of the sheet.

import { html } from "lit-html";
import { unseen } from "../../../shell/ui/controls.ts";
import type { ByHeartWords } from "../text/en/by-heart.ts";
import { die } from "../views/pieces.ts";
import type { Example } from "./types.ts";

export function exampleView(words: ByHeartWords, { position: { sums, rejects, roll }, choice }: Example) {
  /** Those with a mark. */
  const marksOf = (name: string, counts: number[], first: number) => {
    const marked = counts.flatMap((count, nth) => (count > 0 ? [[nth + first, count]] : []));
    return html`<div class="marks-of">
      <p class="soft">${name}</p>
      ${marked.length === 0 ? html`<p>${words.none}</p>` : html`<dl>${marked.map(([of, count]) => html`<div><dt>${of}</dt><dd>${count}</dd></div>`)}</dl>`}
    </div>`;
  };
  return html`
    <p class="decided">${words.marked(choice)}</p>
    <p>${words.rolled}: <span aria-hidden="true">${roll.map((face) => die(face, "die small"))}</span>${unseen(roll.join(" "))}</p>
    ${marksOf(words.sums, sums, 2)} ${marksOf(words.rejects, rejects, 1)}
  `;
}
