// A puzzle: how hard it is, and which one.

import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { choiceSetting } from "../../../shell/ui/choice.ts";
import type { Page } from "../actions.ts";
import { MOST_PUZZLES } from "../model/link.ts";
import { startPuzzle } from "../model/match.ts";
import { show } from "../model/moves.ts";
import { LEVELS } from "../model/state.ts";
import { matchWords } from "../text/en/match.ts";

export const title = ({ words }: Page) => matchWords(words).puzzleTitle;

export function view({ state, words: gameWords, act, open }: Page) {
  const words = matchWords(gameWords);
  const { level, number } = state.nextPuzzle;
  const begin = () => {
    act(startPuzzle, { level, number });
    open(null);
  };
  const goTo = (other: number) => act(show, { nextPuzzle: { level, number: other } });
  const type = ({ target }: Event & { target: HTMLInputElement }) => {
    const typed = Math.trunc(target.valueAsNumber);
    const next = Number.isNaN(typed) ? number : Math.min(MOST_PUZZLES - 1, Math.max(1, typed));
    // What is no number of a puzzle gives way to one.
    target.value = String(next);
    goTo(next);
  };
  return html`<div class="setting play-setting">
    <p class="hint">${words.puzzleHint}</p>
    ${choiceSetting({ name: "level", label: words.levelLabel, value: level, values: LEVELS, texts: words.levels, onpick: (picked) => act(show, { nextPuzzle: { level: picked, number } }) })}
    <div class="line"><label for="puzzle-number">${words.numberLabel}</label>
      <button data-key="fewer" data-repeat aria-label=${words.earlier} ?disabled=${number === 1} @click=${() => goTo(number - 1)}>−</button>
      <input class="field puzzle-number" type="number" inputmode="numeric" id="puzzle-number" data-key="puzzle-number" min="1" max=${MOST_PUZZLES - 1} .value=${live(String(number))} @change=${type} />
      <button data-key="more" data-repeat aria-label=${words.later} @click=${() => goTo(number + 1)}>+</button></div>
    <button class="primary wide" data-key="begin-puzzle" @click=${begin}>${words.beginPuzzle}</button>
  </div>`;
}
