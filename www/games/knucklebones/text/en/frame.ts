// What an embedded position says beside the game's own words, in English.

import type { Formats } from "../../../../shell/format.ts";
import type { Words } from "./words.ts";

/** @param formats of the language */
export const frameWords = (words: Words, { either }: Formats) => ({
  /** Which columns are best, or which one the computer picks. */
  where: (mark: string, columns: number[]) => `${words.capital(mark)}: ${either(columns.map(words.column))}`,
});
