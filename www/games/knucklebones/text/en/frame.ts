// What an embedded position says beside the game's own words, in English.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import type { Side } from "../../model/types.ts";
import { pieces } from "./pieces.ts";
import type { Words } from "./words.ts";

/** @param formats of the language */
export const frameWords = (words: Words, formats: Formats) => ({
  /** Which columns are best for a side, which one is the only choice, or which one the computer picks. */
  where: (mark: "best" | "only" | "picks", side: Side, columns: number[]) =>
    `${capital(mark === "best" ? words.best[side] : words[mark])}: ${formats.either(columns.map(pieces(formats).column))}`,
});
