// The sentences of the details, in German: the table and the turns.

import type { Lead } from "../../model/course.ts";
import type { LoggedMove } from "../../model/types.ts";
import type * as English from "../en/details.ts";
import type { Words as GameWords } from "../en/words.ts";
import { tableWords } from "./table.ts";

export function detailWords(words: GameWords): ReturnType<typeof English.detailWords> {
  const { formats, tiles, whoInside, whoAlone } = words;
  const { number, list } = formats;
  /** What somebody did, in a few words. */
  const didShort = ({ seat, did, tiles: which }: LoggedMove) => {
    const has = `${whoInside(seat)} ${seat === 0 ? "hast" : "hat"}`;
    return { played: `${has} ${tiles(which.length)} gelegt`, drew: `${has} gezogen`, passed: `${has} gepasst` }[did];
  };
  /** How far the player is ahead: "2 Steine vorn". */
  const lead = ({ kind, count }: Lead) =>
    ({ level: "gleichauf", ahead: `${tiles(count)} vorn`, behind: `${tiles(count)} zurück` })[kind];
  return {
    ...tableWords(words),

    // The course of the game
    courseHint: "Steine auf allen Bänkchen nach jedem Zug",
    /** @param held the tiles of each seat */
    courseRead: (nth: number, held: number[]) =>
      `Nach Zug ${number(nth + 1)}: ${list(held.map((count, seat) => `${whoAlone(seat)} ${number(count)}`))}`,
    coursePicture: (read: string) => `Steine auf allen Bänkchen nach jedem Zug. ${read}.`,
    courseSlider: "Zug",
    turningTitle: "Wendepunkte",
    turning: (logged: LoggedMove, nth: number, before: Lead, after: Lead) =>
      `Zug ${number(nth + 1)}, ${didShort(logged)}: Erst lagst du ${lead(before)}, dann ${lead(after)}`,

    // Turns
    /** @param mistake from how many tiles on it is one; null where no turn is graded */
    movesHint: (mistake: number | null) =>
      mistake !== null
        ? `Der letzte Zug steht oben. Tippe auf eine Bewertung, um den Zug noch einmal zu spielen. „Ungenau“ weicht um 1 oder 2 Steine vom besten Zug ab, ein Fehler um mindestens ${number(mistake)}.`
        : "Der letzte Zug steht oben. Geh zu einem Zug zurück; „Wiederholen“ holt die späteren zurück.",
    turnName: (turn: number) => `Zug ${number(turn)}`,
    noMoves: "Hier erscheinen die Züge, sobald sie gemacht werden.",
    backToTurn: (turn: number) => `Hierher zurück: Zug ${number(turn)}`,
  };
}
