// What is said of a move, of what has been entered, and where nothing goes, in English.

import type { Called } from "../../model/telling.ts";
import type { Touched } from "../../model/touched.ts";
import type { Tile } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import { lyingWords } from "./lying.ts";
import type { Words } from "./words.ts";

export function moveWords({ formats, sets, capital, tileName, tiles, whoIs }: Words) {
  const { number, list } = formats;
  const { lying } = lyingWords(formats);
  return {
    /** The sets of the table that a move touches. */
    touched: ({ of, count, which }: Touched) => {
      if (count === 0) return "No set on the table changes.";
      const called = list(which.map(lying));
      return count === 1 ? `Only ${called} changes.` : `Of ${sets(of)} ${number(count)} change: ${called}.`;
    },
    /** A set that was corrected has no tiles left. */
    emptied: (set: Called) => `${capital(lying(set))} is gone.`,
    noOpening: (best: number, needed: number) => `${number(best)} of ${number(needed)} points`,
    noArrangementHint: "Check them against the table: one is missing, or one too many.",
    wishesHint: "The tiles you want to play can't all be played, or a tile you keep is needed.",
    iDrew: "I drew a tile",
    /** The move that the page knows and the player has not looked at. */
    doneUnseen: "I have played it",
    nextHint: ["", "Hint: which tiles?", "Hint: which sets?", "Show how"],
    /** What rearranging brings. */
    whyBest: ({ more, adding }: Why) =>
      adding === 0
        ? "Nothing can go without rearranging the table."
        : `Rearranging the table plays ${tiles(more)} more.`,
    /** Beside that, what can be played instead. */
    orPlay: (count: number, opens: boolean) => `or ${opens ? "open with" : "play"} ${number(count)}`,
    leaveLoose: "Leave loose",
    remove: "Remove",
    asGroup: "as group",
    asRun: "as run",
    loosen: "Loose",
    loosenLabel: "Take this set apart: its tiles lie loose",
    takeOut: (tile: Tile) => `${tileName(tile)}; tap to remove it`,
    theyPlayedIt: "They played it",
    iDrewIt: "I drew it",
    /** The other who is at turn has laid no more. */
    theirsDone: "That's all",
    doneHere: (count: number) => `Done: ${number(count)}`,
    theyDrew: (seat: number) => `${whoIs(seat)} drew`,
  };
}
