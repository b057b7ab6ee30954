// What is said of a shared position that has no answer yet, or whose answer would spoil it, in Dutch.

import type * as English from "../en/share.ts";

export const shareWords: typeof English.shareWords = ({ number }) => ({
  nothing: "Welke stenen kun je kwijt, en hoe? Voer het plankje en de tafel in om de beste zet te zien.",
  puzzle: (which) => `Puzzel ${number(which)}: leg zo veel van je stenen als je kunt.`,
});
