// What an embedded position says beside the game's own words, in French.

import { capital } from "../../../../shell/text/capital.ts";
import type * as English from "../en/frame.ts";
import { pieces } from "./pieces.ts";

export const frameWords: typeof English.frameWords = (words, formats) => ({
  /** Which columns are best for a side, which one is the only choice, or which one the computer picks. */
  where: (mark, side, columns) =>
    `${capital(mark === "best" ? words.best[side] : words[mark])}\u00a0: ${formats.either(columns.map(pieces(formats).column))}`,
});
