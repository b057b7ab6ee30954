// The sentences of the details, in English: the table and the turns.

import type { Lead } from "../../model/course.ts";
import type { LoggedMove } from "../../model/types.ts";
import { tableWords } from "./table.ts";
import type { Words as GameWords } from "./words.ts";

export type Words = GameWords & { details: ReturnType<typeof detailWords> };

export function detailWords(words: GameWords) {
  const { formats, tiles, whoInside, whoAlone } = words;
  const { number, list } = formats;
  /** What somebody did, in a few words. */
  const didShort = ({ did, tiles: which }: LoggedMove) =>
    ({ played: `played ${tiles(which.length)}`, drew: "drew a tile", passed: "passed" })[did];
  /** How far the player is ahead: "2 tiles ahead". */
  const lead = ({ kind, count }: Lead) => (kind === "level" ? "level" : `${tiles(count)} ${kind}`);
  return {
    ...tableWords(words),

    // The course of the game
    courseHint: "Tiles on everybody's rack after each turn",
    /** @param held the tiles of each seat */
    courseRead: (nth: number, held: number[]) =>
      `After turn ${number(nth + 1)}: ${list(held.map((count, seat) => `${whoAlone(seat)} ${number(count)}`))}`,
    coursePicture: (read: string) => `Tiles on everybody's rack after each turn. ${read}.`,
    courseSlider: "Turn",
    turningTitle: "Turning points",
    turning: (logged: LoggedMove, nth: number, before: Lead, after: Lead) =>
      `Turn ${number(nth + 1)}, ${logged.seat === 0 ? "you" : whoInside(logged.seat)} ${didShort(logged)}: you went from ${lead(before)} to ${lead(after)}`,

    // Turns
    /** @param mistake from how many tiles on it is one; null where no turn is graded */
    movesHint: (mistake: number | null) =>
      mistake !== null
        ? `The latest turn comes first. Tap a grade to try that turn again. A slip differs from the best turn by 1 or 2 tiles, a mistake by ${number(mistake)} or more.`
        : "The latest turn comes first. Go back to any turn; redo brings back the later ones.",
    turnName: (turn: number) => `turn ${number(turn)}`,
    noMoves: "Turns appear here as they are made.",
    backToTurn: (turn: number) => `Back to here: turn ${number(turn)}`,
  };
}
