// What an embedded position says beside the game's own words, in German.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Side } from "../../model/types.ts";
import type * as English from "../en/frame.ts";
import type { Words } from "../en/words.ts";
import { pieces } from "./pieces.ts";

/** @param formats of the language */
export const frameWords = (_words: Words, formats: Formats): ReturnType<typeof English.frameWords> => ({
  /** Which columns are best for a side, or which one the computer picks. */
  where: (mark: "best" | "picks", side: Side, columns: number[]) => {
    const what = mark === "picks" ? "Der Computer wählt" : side === "mine" ? "Am besten" : "Für den Gegner am besten";
    return `${what}: ${formats.either(columns.map(pieces(formats).column))}`;
  },
});
