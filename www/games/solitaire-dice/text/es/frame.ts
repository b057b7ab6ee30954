// What an embedded position says otherwise than the game's page, in Spanish: nothing can be entered or marked there.

import type * as English from "../en/frame.ts";

export const frameWords: typeof English.frameWords = (words) => ({
  ...words,
  question: () => words.choicesLabel,
  startHint: () => "Aún no hay nada introducido.",
});

/** Before the dice that were rolled. */
export const rolled = "Tu tirada";
