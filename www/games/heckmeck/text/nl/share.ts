// What is said on the picture of a shared position beside the game's own words, in Dutch.

import type * as English from "../en/share.ts";

export const shareWords: typeof English.shareWords = {
  onGrill: "In de rij",
};
