// What an embedded position says otherwise than the game's page, in French: nothing can be entered or marked there.

import type { Words } from "./words.ts";

export const frameWords = (words: Words): Words => ({
  ...words,
  question: () => words.choicesLabel,
  startHint: () => "Rien n’est encore saisi.",
});

/** Before the dice that were rolled. */
export const rolled = "Tu as fait";
