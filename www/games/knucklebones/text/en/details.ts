// The sentences of the details, in English: why, with what can follow, and moves.

import { capital } from "../../../../shell/text/capital.ts";
import { otherSide } from "../../model/board.ts";
import type { HintTexts } from "../../model/hints.ts";
import type { ToldMove } from "../../model/told.ts";
import type { Digits } from "../../model/types.ts";
import { pieces } from "./pieces.ts";
import type { Words as GameWords } from "./words.ts";

type DetailWords = ReturnType<typeof detailWords>;
export type Words = GameWords & { details: DetailWords };

export function detailWords(words: GameWords) {
  const { formats } = words;
  const { bySide, isYou, column, inColumn, dice, face, points, ofChance, those, subject, whoseIs, playerOf } = pieces(
    formats,
    words.called,
  );
  const { number, percentWith, withPercent, plural, either } = formats;
  const others = { mine: those.theirs, theirs: those.mine };

  /** "a four, five, or six". */
  const facesOf = (faces: number[]) => `a ${either(faces.map((die) => face(die)))}`;

  /** What a roll does that ends the game. */
  const does = { win: "wins", tie: "ties", loss: "loses" };

  /** Each hint as a sentence. */
  const hints: HintTexts = {
    removes: ({ column, die, count, takes, side }) =>
      `${capital(inColumn(column))}, this removes ${dice(die, count)} and takes ${points(takes)} off ${others[side]} board.`,
    keepsFrom: ({ column, die, count, behind, digits }) =>
      `${capital(inColumn(column))} it would remove ${dice(die, count)}, but that costs ${ofChance(behind, digits)}.`,
    doubles: ({ column, die }) =>
      `${capital(inColumn(column))} it doubles the ${face(die, 2)}: two alike count four times their value.`,
    triples: ({ column, die }) =>
      `${capital(inColumn(column))} it makes three ${face(die, 3)}: three alike count nine times their value.`,
    safe: ({ column: nth, side }) =>
      `${capital(others[side])} ${column(nth)} column is full: dice opposite it can't be removed while it stays full.`,
    costsThem: ({ column: nth, side }) =>
      `${capital(others[side])} ${column(nth)} column has one square left: removing this die would fill that column.`,
    fill: ({ left, ahead, side }) =>
      `${bySide("You are", "The opponent is", (name) => `${name} is`)[side]} ${points(ahead)} ahead with ${number(left)} ${plural(left, "square", "squares")} left: fill the board and end the game.`,
    ends: ({ left, isAhead, side }) => {
      const other = otherSide(side);
      const [is, their] = isYou(other) ? ["are", "your"] : ["is", "their"];
      return `${subject[other]} can end the game with ${number(left)} more ${plural(left, "die", "dice")}${isAhead ? `, and ${is} ahead: remove ${their} dice` : ""}.`;
    },
    atRisk: ({ column, die, count, side }) => {
      const other = otherSide(side);
      const rolls = bySide("you roll", "the opponent rolls", (name) => `${name} rolls`)[other];
      return `If ${rolls} a ${face(die)}, ${isYou(other) ? "you" : "they"} can remove ${those[side]} ${dice(die, count)} ${inColumn(column)}.`;
    },
    asGood: () => "The best columns are equally good.",
    close: ({ behind, digits }) =>
      `The next best column is only ${ofChance(behind, digits)} behind: it hardly matters.`,
    rolls: ({ best, bestShare, worst, worstShare, digits, side }) =>
      side === "mine"
        ? `${capital(those.mine)} best roll would be ${facesOf(best)} (${percentWith(bestShare, digits)}), ${isYou(side) ? "your" : "their"} worst ${facesOf(worst)} (${percentWith(worstShare, digits)}).`
        : `${capital(those.theirs)} best roll would be ${facesOf(best)} (leaving ${bySide("you", "", (name) => name).mine} ${percentWith(bestShare, digits)}), their worst ${facesOf(worst)} (${percentWith(worstShare, digits)}).`,
    endsNow: ({ result, by }) => {
      if (result === "tie") return "This die ends the game in a tie.";
      return `This die ends the game: ${bySide(`you ${result === "win" ? "win" : "lose"}`, "", (name) => `${name} ${does[result]}`).mine} by ${points(by)}.`;
    },
    /** "Your next die ends the game: a four, five, or six wins; a three ties; a one or two loses." */
    lastDie: ({ ends, side }) => {
      const told = ends.map(
        ({ faces, result }) => `${faces.length === 6 ? "any roll" : facesOf(faces)} ${does[result]}`,
      );
      return `${capital(those[side])} next die ends the game: ${told.join("; ")}.`;
    },
  };

  return {
    // Tree
    treeHint: (depth: number) =>
      `${words.answerTitle} after each roll and each column. Open a line to look ${number(depth)} ${plural(depth, "die", "dice")} further ahead from there.`,
    fromHere: (share: number, digits: Digits) => `Looking ahead from here: ${percentWith(share, digits)}`,
    treeTitle: "What can follow",
    columnOf: (nth: number) => capital(column(nth)),
    removes: (die: number, count: number) => `removes ${dice(die, count)}`,
    ends: { win: "game over: win", tie: "game over: tie", loss: "game over: loss" },
    chance: (share: number, digits: Digits) => percentWith(share, digits),

    // The course of the game
    courseHint: `${words.answerTitle} after each move`,
    courseRead: (nth: number, share: number, digits: Digits) =>
      `After move ${number(nth + 1)}: ${percentWith(share, digits)}`,
    coursePicture: (read: string) => `${words.answerTitle} after each move. ${read}.`,
    courseSlider: "Move",
    level: (share: number) => withPercent(number(100 * share)),
    forced: "forced",
    turningTitle: "Turning points",
    turning: ({ side, by, roll, column: nth }: ToldMove, move: number, before: number, after: number, digits: Digits) =>
      `${capital(words.moveName(move))}, ${whoseIs(side, by)} ${face(roll)} ${inColumn(nth)}: ${those.mine} chance went from ${percentWith(before, digits)} to ${percentWith(after, digits)}`,

    // Moves
    /** @param mistake the part of a win that makes one */
    movesHint: (mistake: number) =>
      `The latest move comes first, with your chance of winning in each column. Tap a grade to try that move again. A slip costs less than ${ofChance(mistake, 0)}, a mistake more.`,
    noMoves: "Moves appear here as dice are placed.",
    moveNumber: (nth: number) => `${number(nth + 1)}.`,
    moveHead: ({ side, by, roll, column: nth }: ToldMove) => `${playerOf(side, by)}: ${face(roll)}, ${column(nth)}`,
    mended: "After this move the boards were changed in “Set up”.",
    cost: ({ grade, gaveAway, lost, digits }: ToldMove) => {
      if (grade === "forced") return "the only column";
      return gaveAway ? `${words.grades[grade]}, cost ${ofChance(lost, digits)}` : words.grades[grade];
    },
    choice: (nth: number, share: number, digits: Digits) => `${column(nth)} ${percentWith(share, digits)}`,
    placed: "placed here",

    // Hints
    noHints: "Nothing stands out here: go by the numbers.",
    hints,
  };
}
