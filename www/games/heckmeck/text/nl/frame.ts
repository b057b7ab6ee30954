// What an embedded position says otherwise than the game's page, in Dutch.

import type * as English from "../en/frame.ts";

export const frameWords: typeof English.frameWords = (words) => ({
  ...words,
  keepsTotal: "Een mislukte worp behoudt hier de punten.",
});
