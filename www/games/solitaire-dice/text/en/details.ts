// The sentences of the details, in English: sheet, final score and moves.

import { gradeOfMove, luckOf, MISTAKE } from "../../model/move-log.ts";
import type { LoggedMove } from "../../model/types.ts";
import type { HelpWords } from "./help.ts";
import type { Words as GameWords } from "./words.ts";

type DetailWords = ReturnType<typeof detailWords>;
export type Words = GameWords & { details: DetailWords & HelpWords };
interface Estimate {
  value: number;
  low: number;
  high: number;
}

export function detailWords(words: GameWords) {
  const { formats, capital, points, markShort, misfit, gaveAway } = words;
  const { number, percent, signed, apart, plural, list } = formats;
  const games = (count: number) => `${number(count)} ${plural(count, "game", "games")}`;

  return {
    // Sheet
    sheetTitle: (by: string | null) => (by === null ? "Your sheet" : `Sheet of ${words.who(by)}`),
    sumHead: "sum",
    heads: ["−200", "0", "points"],
    nowHead: "now",
    rejectHead: "reject",
    sheetHint: "Tap a box to fill the row up to it; tap the last mark to remove it.",
    othersSheetHint: "The computer marks this sheet.",
    each: (each: number) => `+${number(each)}`,
    sumRow: (sum: number) => `Marks on ${number(sum)}`,
    sumText: (count: number, now: number) => `${number(count)} ${plural(count, "mark", "marks")}, ${points(now)}`,
    rejectRow: (face: number) => `Reject marks on ${number(face)}`,
    rejectText: (count: number) => `${number(count)} ${plural(count, "mark", "marks")}`,
    notInUse: "three other numbers are in use",
    score: (score: number) => `Score ${number(score)}`,
    outlook: (spare: number | null, left: number) =>
      [
        spare === null
          ? ""
          : spare === 0
            ? "no reject to spare"
            : `${number(spare)} ${plural(spare, "reject", "rejects")} to spare`,
        `${number(left, 1)} rolls left on average, if you play for a long game`,
      ]
        .filter((text) => text !== "")
        .join(" · "),
    misfit: (missing: number, marks: { onSums: number; onRejects: number }) =>
      missing === 0 ? "" : `${misfit(missing, marks)} A turn marks two sums and one reject.`,

    // Final score
    scoreHint:
      "Where games end up from here: 10,000 of them are played to the end by a faster version of the advice. They are played for the best average score, whatever the advice is for.",
    fromLabel: "Played from",
    fromRoll: "this roll, with the best choice",
    fromSheet: "the sheet as it stands",
    fromChoice: markShort,
    aimLabel: "Target score",
    play: "Play 10,000 games",
    stop: "Stop",
    played: (done: number, isDone: boolean) => (isDone ? `${games(done)} played.` : `${games(done)} played so far …`),
    stopped: (done: number) => `Stopped after ${games(done)}.`,
    notPlayed: "These games could not be played: they need the expected scores, which have not been loaded.",
    scoreOver: "The game is over: there is nothing left to play.",
    scoreHeads: ["Final score", "chance", "95% range"],
    atLeast: (score: number) => `${number(score)} or more`,
    percent,
    shareRange: ({ low, high }: Estimate) => {
      const digits = high < 0.01 || low > 0.99 ? 2 : 1;
      return `${number(low * 100, digits)} to ${number(high * 100, digits)}%`;
    },
    meanRow: "average",
    mean: ({ value }: Estimate) => number(value, 1),
    meanRange: ({ low, high }: Estimate) => (Number.isFinite(high) ? `${number(low, 1)} to ${number(high, 1)}` : ""),
    expectedRow: "expected",
    expected: (value: number) => number(value, 1),
    farOff: (estimate: number, average: number) =>
      `The expected score is ${apart(estimate, average, 1)} points ${estimate > average ? "above" : "below"} the average of these games, more than luck explains. On this sheet the average is the better guide.`,
    histogramLabel: "How often the games ended on each score",
    histogramTitle: (step: number) => `Games by final score, in steps of ${number(step)}`,
    histogramTable: "These numbers as a table",
    histogramHeads: ["Final score", "games"],
    from: (from: number, to: number) => `${number(from)} to ${number(to)}`,
    axis: (score: number) => number(score),
    copyCsv: "Copy as CSV",
    saveCsv: "Download CSV",
    csvHeads: ["final score", "games"],

    // The course of a game against others
    courseHint: "Everybody's expected final score after each roll",
    courseRead: (nth: number, all: { name: string; value: number | null }[]) =>
      `After roll ${number(nth + 1)}: ${list(all.map(({ name, value }) => `${name} ${value === null ? "–" : number(value)}`))}`,
    coursePicture: (read: string) => `Everybody's expected final score after each roll. ${read}.`,
    courseSlider: "Roll",
    turningTitle: "Turning points",
    turning: (turn: number, { reject, sums }: LoggedMove, before: number, after: number) =>
      `${capital(words.turnName(turn))}, ${markShort({ reject, sums })}: from ${number(before)} to ${number(after)}`,

    // Moves
    movesHint: `The latest turn comes first. Tap what a choice was worth to try that turn again. A slip costs less than ${number(MISTAKE)} points, a mistake ${number(MISTAKE)} or more.`,
    noMoves: "Moves appear here as you mark choices.",
    moveNumber: (turn: number) => `${number(turn)}.`,
    freeRide: "free ride",
    /** What was marked, and what it was worth. */
    worth: ({ value }: LoggedMove) => (value === null ? "" : number(value)),
    cost: (logged: LoggedMove) => {
      const { best, value, cost, choices } = logged;
      if (cost === null || value === null) return "";
      if (choices === 1) return "the only choice";
      const grade = words.grades[gradeOfMove(logged) ?? "best"];
      if (gaveAway(logged) && best?.value !== null && best?.value !== undefined)
        return `${grade}, cost ${apart(best.value, value, 0)}: ${markShort(best)} was better`;
      return grade;
    },
    /** What the roll brought. */
    luck: (logged: LoggedMove) => {
      const luck = luckOf(logged);
      return luck === null ? "" : `luck ${signed(luck, 0)}`;
    },
    ends: "ended the game",
  };
}
