// What an embedded position says beside the game's own words, in German.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import type { Side } from "../../model/types.ts";
import type * as English from "../en/frame.ts";
import type { Words } from "../en/words.ts";
import { pieces } from "./pieces.ts";

/** @param formats of the language */
export const frameWords = (words: Words, formats: Formats): ReturnType<typeof English.frameWords> => ({
  /** Which columns are best for a side, which one is the only choice, or which one the computer picks. */
  where: (mark: "best" | "only" | "picks", side: Side, columns: number[]) => {
    const best = side === "mine" ? "Am besten" : "Für den Gegner am besten";
    const what = { best, only: capital(words.only), picks: "Der Computer wählt" }[mark];
    return `${what}: ${formats.either(columns.map(pieces(formats).column))}`;
  },
});
