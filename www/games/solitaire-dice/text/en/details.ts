// The sentences of the details, in English: final score and moves.

import type { farOff, inPercent } from "../../model/final-scores.ts";
import type { Judgement } from "../../model/judgement.ts";
import type { SheetMark, Who } from "../../model/types.ts";
import type { Words as GameWords } from "./words.ts";

export type DetailWords = ReturnType<typeof detailWords>;
export type Words = GameWords & { details: DetailWords };

export function detailWords(words: GameWords) {
  const { formats, markShort } = words;
  const { number, percent, withPercent, plural, list } = formats;
  const games = (count: number) => `${number(count)} ${plural(count, "game", "games")}`;

  return {
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
    notPlayed: "These games could not be played: what they need could not be loaded.",
    scoreOver: "The game is over: there is nothing left to play.",
    scoreHeads: ["Final score", "chance", "95% range"] satisfies [string, string, string],
    atLeast: (score: number) => `${number(score)} or more`,
    percent,
    shareRange: ({ low, high, digits }: ReturnType<typeof inPercent>) =>
      `${number(low, digits)} to ${withPercent(number(high, digits))}`,
    meanRow: "average",
    mean: (value: number) => number(value, 1),
    meanRange: ({ low, high }: { low: number; high: number }) => `${number(low, 1)} to ${number(high, 1)}`,
    expectedRow: "expected",
    expected: (value: number) => number(value, 1),
    /** How an expected score lies beside the average of games. */
    farOff: ({ kind, points }: NonNullable<ReturnType<typeof farOff>>) =>
      `The expected score is ${number(points, 1)} points ${kind} the average of these games, more than luck explains. On this sheet the average is the better guide.`,
    histogramLabel: "How often the games ended on each score",
    histogramTitle: (step: number) => `Games by final score, in steps of ${number(step)}`,
    histogramTable: "These numbers as a table",
    histogramHeads: ["Final score", "games"] satisfies [string, string],
    from: (from: number, to: number) => `${number(from)} to ${number(to)}`,
    axis: (score: number) => number(score),
    copyCsv: "Copy as CSV",
    saveCsv: "Download CSV",

    // The course of a game against others
    courseHint: "Everybody's expected final score after each roll",
    /** @param all the player, and the others in their order */
    courseRead: (roll: number, all: { who: Who; value: number | null }[]) =>
      `After roll ${number(roll)}: ${list(all.map(({ who, value }) => `${words.whoInShort(who, all.length - 1)} ${value === null ? "–" : number(value)}`))}`,
    /** @param read as above */
    coursePicture: (read: string) => `Everybody's expected final score after each roll. ${read}.`,
    courseSlider: "Roll",
    turningTitle: "Turning points",
    turning: (turn: number, mark: SheetMark, before: number, after: number) =>
      `Turn ${number(turn)}, ${markShort(mark)}: from ${number(before)} to ${number(after)}`,

    // Moves
    /** @param mistake the points that one costs at the least */
    movesHint: (mistake: number) =>
      `The latest turn comes first. Tap what a choice was worth to try that turn again. A slip costs less than ${number(mistake)} points, a mistake ${number(mistake)} or more.`,
    noMoves: "Moves appear here as you mark choices.",
    moveNumber: (turn: number) => `${number(turn)}.`,
    freeRide: "free ride",
    /** How good a mark was. */
    judgement: (judgement: Judgement) => {
      if (judgement.kind === "only") return "the only choice";
      const { grade, loss } = judgement;
      return loss === null
        ? words.grades[grade]
        : `${words.grades[grade]}, cost ${number(loss.points)}: ${markShort(loss.better)} was better`;
    },
    ends: "ended the game",
  };
}
