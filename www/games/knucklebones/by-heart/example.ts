// A position in which a rule decides: both boards, the die, and the column that it goes to.

import { html } from "lit-html";
import { unseen } from "../../../shell/ui/controls.ts";
import type { ByHeartWords } from "../text/en/by-heart.ts";
import { die } from "../views/pieces.ts";
import type { Example } from "./types.ts";

const pile = (dice: number[], isChosen: boolean) =>
  html`<span class=${isChosen ? "chosen" : ""}>${dice.map((face) => die(face, "die small"))}</span>`;

export function exampleView(words: ByHeartWords, example: Example) {
  const { position, choice } = example;
  return html`
    <p class="decided">${die(position.roll, "die small")} ${words.placed(example)}</p>
    <div class="boards-small" aria-hidden="true">
      ${position.theirs.map((dice) => pile(dice, false))}${position.mine.map((dice, column) => pile(dice, column === choice))}
    </div>
    ${unseen(words.boards(position))}
  `;
}
