// Practice: its puzzles, which are solved on the game's page.

import { html } from "lit-html";
import type { Practice } from "../../shell/pages/practice/contract.ts";
import { initial } from "./model/state.ts";
import type { Analysis, Solver, State } from "./model/types.ts";
import { practiceWords } from "./text/en/practice.ts";
import { progressWords } from "./text/en/progress.ts";
import { puzzleWords } from "./text/en/puzzles.ts";
import type { Words } from "./text/en/words.ts";

/** Puzzles of each level: as many as anybody solves. */
const PUZZLES = 500;

export const practice: Practice<State, Analysis, Words, Solver> = {
  positions: async (level) =>
    Array.from({ length: PUZZLES }, (_, nth) => ({ ...initial(), puzzle: { level, number: nth + 1 } })),
  unit: "tiles",
  hidden: (state) => state,
  told: (state) => state,
  view({ state: { puzzle }, shell }) {
    if (puzzle === null) return html``;
    const words = puzzleWords(shell.formats);
    return html`<section class="card"><p>${words.puzzleName(puzzle)}</p><p class="soft">${words.puzzleHint}</p></section>`;
  },
  isElsewhere: true,
  judged: () => null,
  words: (formats) => ({ ...practiceWords(formats), ...progressWords() }),
};
