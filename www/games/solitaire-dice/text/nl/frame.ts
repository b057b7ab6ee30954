// What an embedded position says otherwise than the game's page, in Dutch: nothing can be entered or marked there.

import type * as English from "../en/frame.ts";

export const frameWords: typeof English.frameWords = (words) => ({
  ...words,
  question: () => words.choicesLabel,
  startHint: () => "Nog niets ingevoerd.",
});

/** Before the dice that were rolled. */
export const rolled: string = "Je gooide";
