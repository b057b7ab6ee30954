// The sentences of the details, in Dutch: the table and the turns.

import type { Lead } from "../../model/course.ts";
import type { LoggedMove } from "../../model/types.ts";
import type * as English from "../en/details.ts";
import type { Words as GameWords } from "../en/words.ts";
import { tableWords } from "./table.ts";

export function detailWords(words: GameWords): ReturnType<typeof English.detailWords> {
  const { formats, tiles, whoInside, whoAlone } = words;
  const { number, list } = formats;
  /** What somebody did, in a few words. */
  const didShort = ({ did, tiles: which }: LoggedMove) =>
    ({ played: `legde ${tiles(which.length)}`, drew: "pakte een steen", passed: "paste" })[did];
  /** How far the player is ahead: "2 stenen voor". */
  const lead = ({ kind, count }: Lead) =>
    kind === "level" ? "een gelijke stand" : `${tiles(count)} ${kind === "ahead" ? "voorsprong" : "achterstand"}`;
  return {
    ...tableWords(words),

    // The course of the game
    courseHint: "Stenen op ieders plankje na elke beurt",
    /** @param held the tiles of each seat */
    courseRead: (nth, held) =>
      `Na beurt ${number(nth + 1)}: ${list(held.map((count, seat) => `${whoAlone(seat)} ${number(count)}`))}`,
    coursePicture: (read) => `Stenen op ieders plankje na elke beurt. ${read}.`,
    courseSlider: "Beurt",
    turningTitle: "Keerpunten",
    turning: (logged, nth, before, after) =>
      `Beurt ${number(nth + 1)}, ${logged.seat === 0 ? "jij" : whoInside(logged.seat)} ${didShort(logged)}: je ging van ${lead(before)} naar ${lead(after)}`,

    // Turns
    /** @param mistake from how many tiles on it is one; null where no turn is graded */
    movesHint: (mistake) =>
      mistake !== null
        ? `De laatste beurt staat bovenaan. Tik op een beoordeling om die beurt opnieuw te proberen. Een foutje scheelt 1 of 2 stenen met de beste zet, een fout ${number(mistake)} of meer.`
        : "De laatste beurt staat bovenaan. Ga terug naar een beurt; met “Opnieuw uitvoeren” haal je de latere terug.",
    turnName: (turn) => `beurt ${number(turn)}`,
    noMoves: "Hier verschijnen de beurten zodra er wordt gespeeld.",
    backToTurn: (turn) => `Terug tot hier: beurt ${number(turn)}`,
  };
}
