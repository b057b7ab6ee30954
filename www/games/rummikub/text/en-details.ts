// The sentences of the details, in English: the table and the turns.

import { MISTAKE } from "../model/move-log.ts";
import type { Tile } from "../model/types.ts";
import type { Words as GameWords } from "./en.ts";
import type { HelpWords } from "./en-help.ts";

export type Words = GameWords & { details: ReturnType<typeof detailWords> & HelpWords };

export function detailWords(words: GameWords) {
  const { formats, named, capital, setName } = words;
  const { number } = formats;
  const when: Record<string, string> = { false: "now", true: "after the move" };
  return {
    // The table
    whenLabel: "Which table",
    when,
    tableHint: "The table as it lies. Tap a set to correct it.",
    noTable: "No sets entered yet: pick “Set” below the answer, and tap the tiles of a set.",
    afterHint: "The table after the move. Raised tiles come from your rack; sets in colour have changed.",
    afterTheirs: "How the table may lie now. Raised tiles are the ones just played.",
    correct: (nth: number, tiles: Tile[]) => `${capital(setName(nth))}: ${named(tiles)}; tap to correct it`,
    arrange: "Find sets for the loose tiles",
    openText: "Type or copy as text",

    // Turns
    movesHint: (isGraded: boolean) =>
      isGraded
        ? `The latest turn comes first. Tap a grade to try that turn again. A slip leaves 1 or 2 tiles that could have gone, a mistake ${number(MISTAKE)} or more.`
        : "The latest turn comes first. Go back to any turn; redo brings back the later ones.",
    turnName: (turn: number) => `turn ${number(turn)}`,
    noMoves: "Turns appear here as they are made.",
    backToTurn: (turn: number) => `Back to here: turn ${number(turn)}`,
  };
}
