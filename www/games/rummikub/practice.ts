// The game's entry for practice: its puzzles, which are solved on the game's page.

import { html } from "lit-html";
import type { Practice } from "../../shell/pages/practice/contract.ts";
import { openPractice } from "../../shell/pages/practice/page.ts";
import { rummikub } from "./game.ts";
import { initial } from "./model/state.ts";
import type { Analysis, Puzzle, Solver, State } from "./model/types.ts";
import { practiceWords } from "./text/en/practice.ts";
import { progressWords } from "./text/en/progress.ts";
import { puzzleWords } from "./text/en/puzzles.ts";
import type { Words } from "./text/en/words.ts";

/** Puzzles of each level: as many as anybody solves. */
const PUZZLES = 500;

const puzzlesOf = (level: Puzzle["level"]) => Array.from({ length: PUZZLES }, (_, nth) => ({ level, number: nth + 1 }));

const practice: Practice<State, Analysis, Words, Solver, Puzzle> = {
  positions: async () => ({ easy: puzzlesOf("easy"), medium: puzzlesOf("medium"), hard: puzzlesOf("hard") }),
  stateOf: (puzzle) => ({ ...initial(), puzzle }),
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

openPractice(rummikub, practice);
