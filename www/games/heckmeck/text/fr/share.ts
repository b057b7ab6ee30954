// What is said on the picture of a shared position beside the game's own words, in French.

import type * as English from "../en/share.ts";

export const shareWords: typeof English.shareWords = {
  onGrill: "Sur la brochette",
};
