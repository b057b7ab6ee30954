// What an embedded position says otherwise than the game's page, in Spanish.

import type * as English from "../en/frame.ts";

export const frameWords: typeof English.frameWords = (words) => ({
  ...words,
  keepsTotal: "Aquí una tirada fallida conserva los puntos.",
});
