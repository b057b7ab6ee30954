// What is said on the picture of a shared position beside the game's own words, in German.

import type * as English from "../en/share.ts";

export const shareWords: typeof English.shareWords = {
  onGrill: "Auf dem Grill",
};
