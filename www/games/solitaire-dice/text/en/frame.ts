// What an embedded position says otherwise than the game's page, in English: nothing can be entered or marked there.

import type { Words } from "./words.ts";

export const frameWords = (words: Words): Words => ({
  ...words,
  question: () => words.choicesLabel,
  startHint: () => "Nothing entered yet.",
});

/** Before the dice that were rolled. */
export const rolled: string = "You rolled";
