// What is said of a shared position that has no answer yet, or whose answer would spoil it, in German.

import type { Formats } from "../../../../shell/model/format.ts";
import type * as English from "../en/share.ts";

export const shareWords = ({ number }: Formats): ReturnType<typeof English.shareWords> => ({
  nothing: "Welche Steine gehen, und wie? Gib Bänkchen und Tisch ein, um den besten Zug zu sehen.",
  puzzle: (which: number) => `Rätsel ${number(which)}: Lege so viele deiner Steine wie möglich.`,
});
