// What an embedded position says otherwise than the game's page, in German: nothing can be entered or marked there.

import type { Words } from "../en/words.ts";

export const frameWords = (words: Words): Words => ({
  ...words,
  question: () => words.choicesLabel,
  startHint: () => "Noch nichts eingegeben.",
});

/** Before the dice that were rolled. */
export const rolled = "Dein Wurf:";
