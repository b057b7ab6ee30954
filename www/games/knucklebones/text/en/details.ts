// The sentences of the details, in English: tree, moves and hints.

import type { Hint } from "../../model/hints.ts";
import { gaveAway, gradeOfMove, MISTAKE } from "../../model/move-log.ts";
import { ownShare } from "../../model/own.ts";
import type { LoggedMove, Side } from "../../model/types.ts";
import type { HelpWords } from "./help.ts";
import type { Words as GameWords } from "./words.ts";

type DetailWords = ReturnType<typeof detailWords>;
export type Words = GameWords & { details: DetailWords & HelpWords };

export function detailWords(words: GameWords) {
  const { formats, capital, column, inColumn, dice, face, points, ofChance, lossOf } = words;
  const { number, percent, plural, either } = formats;
  const whose = { mine: "your", theirs: "the opponent's" };
  const others = { mine: "the opponent's", theirs: "your" };
  const other = { mine: "The opponent", theirs: "You" };

  const mine = { mine: "Your", theirs: "The opponent's" };

  /** "a four, five, or six". */
  const facesOf = (faces: number[]) => `a ${either(faces.map((die) => face(die)))}`;

  /** "a four, five, or six wins; a three ties; a one or two loses". */
  const endings = ({ wins, ties, losses }: { wins: number[]; ties: number[]; losses: number[] }) =>
    [wins, ties, losses]
      .map((faces, nth) => ({ faces, does: ["wins", "ties", "loses"][nth] }))
      .filter(({ faces }) => faces.length > 0)
      .map(({ faces, does }) => `${faces.length === 6 ? "any roll" : facesOf(faces)} ${does}`)
      .join("; ");

  /** A hint as a sentence. */
  const hints: { [Kind in Hint["kind"]]: (hint: Extract<Hint, { kind: Kind }>) => string } = {
    removes: ({ column, die, count, takes, side }) =>
      `${capital(inColumn(column))}, this removes ${dice(die, count)} and takes ${points(takes)} off ${others[side as Side]} board.`,
    keepsFrom: ({ column, die, count, behind }) =>
      `${capital(inColumn(column))} it would remove ${dice(die, count)}, but that costs ${ofChance(number(behind * 100, 1))}.`,
    doubles: ({ column, die }) =>
      `${capital(inColumn(column))} it doubles the ${face(die, 2)}: two alike count four times their value.`,
    triples: ({ column, die }) =>
      `${capital(inColumn(column))} it makes three ${face(die, 3)}: three alike count nine times their value.`,
    safe: ({ column, side }) =>
      `${capital(others[side as Side])} ${words.column(column)} column is full: dice opposite it can't be removed while it stays full.`,
    costsThem: ({ column, side }) =>
      `${capital(others[side as Side])} ${words.column(column)} column has one square left: removing this die would fill that column.`,
    fill: ({ left, ahead, side }) =>
      `${side === "mine" ? "You are" : "The opponent is"} ${points(ahead)} ahead with ${number(left)} ${plural(left, "square", "squares")} left: fill the board and end the game.`,
    ends: ({ left, ahead, side }) =>
      `${other[side as Side]} can end the game with ${number(left)} more ${plural(left, "die", "dice")}${ahead < 0 ? `, and ${side === "mine" ? "is" : "are"} ahead: remove ${side === "mine" ? "their" : "your"} dice` : ""}.`,
    atRisk: ({ column, die, count, side }) =>
      `If ${side === "mine" ? "the opponent rolls" : "you roll"} a ${face(die)}, ${side === "mine" ? "they" : "you"} can remove ${whose[side as Side]} ${dice(die, count)} ${inColumn(column)}.`,
    close: ({ behind }) =>
      behind < 0.0005
        ? "The best columns are equally good."
        : `The next best column is only ${ofChance(number(behind * 100, 1))} behind: it hardly matters.`,
    rolls: ({ best, bestShare, worst, worstShare, side }) =>
      side === "mine"
        ? `Your best roll would be ${facesOf(best)} (${percent(bestShare)}), your worst ${facesOf(worst)} (${percent(worstShare)}).`
        : `The opponent's best roll would be ${facesOf(best)} (leaving you ${percent(ownShare(side, bestShare))}), their worst ${facesOf(worst)} (${percent(ownShare(side, worstShare))}).`,
    endsNow: ({ ahead: ofMover, side }) => {
      const ahead = side === "mine" ? ofMover : -ofMover;
      if (ahead === 0) return "This die ends the game in a tie.";
      return `This die ends the game: you ${ahead > 0 ? "win" : "lose"} by ${points(Math.abs(ahead))}.`;
    },
    lastDie: ({ wins, ties, losses, side }) =>
      `${mine[side as Side]} next die ends the game: ${endings({ wins, ties, losses })}.`,
  };

  return {
    // Tree
    treeHint: (depth: number) =>
      `Your chance to win after each roll and each column. Open a line to look ${number(depth)} ${plural(depth, "die", "dice")} further ahead from there.`,
    fromHere: (share: number) => `Looking ahead from here: ${percent(share)}`,
    treeLabel: "What can follow",
    noTree: "The game is over.",
    columnOf: (nth: number) => capital(column(nth)),
    removes: (die: number, count: number) => `removes ${dice(die, count)}`,
    ends: { win: "game over: win", tie: "game over: tie", loss: "game over: loss" },
    chance: percent,

    // The course of the game
    courseHint: "Your chance of winning after each move",
    courseRead: (nth: number, share: number) => `After move ${number(nth + 1)}: ${percent(share)}`,
    coursePicture: (read: string) => `Your chance of winning after each move. ${read}.`,
    courseSlider: "Move",
    level: (share: number) => `${number(100 * share)}%`,
    forced: "forced",
    turningTitle: "Turning points",
    turning: ({ side, by, roll, column: nth }: LoggedMove, move: number, before: number, after: number) =>
      `${capital(words.moveName(move))}, ${words.whoseIs(side, by)} ${face(roll)} ${inColumn(nth)}: your chance went from ${percent(before)} to ${percent(after)}`,

    // Moves
    movesHint: `The latest move comes first, with your chance of winning in each column. Tap a grade to try that move again. A slip costs less than ${ofChance(number(MISTAKE * 100))}, a mistake more.`,
    noMoves: "Moves appear here as dice are placed.",
    moveNumber: (nth: number) => `${number(nth + 1)}.`,
    moveHead: ({ side, by, roll, column: nth }: LoggedMove) =>
      `${words.playerOf(side, by)}: ${face(roll)}, ${column(nth)}`,
    mended: "After this move the boards were changed in “Set up”.",
    cost: (logged: LoggedMove) => {
      if (logged.choices.length === 1) return "the only column";
      const grade = words.grades[gradeOfMove(logged)];
      return gaveAway(logged) ? `${grade}, cost ${lossOf(logged)}` : grade;
    },
    choice: (nth: number, share: number) => `${column(nth)} ${percent(share)}`,
    placed: "placed here",

    // Hints
    hintsHint: "Why",
    noHints: "Nothing stands out here: go by the numbers.",
    hint: (hint: Hint) => (hints[hint.kind] as (hint: Hint) => string)(hint),
  };
}
