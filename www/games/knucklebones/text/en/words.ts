// Every sentence of the Knucklebones page, in English. Those of the details, the dialogs and the help are loaded
// with them.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/en/standard.ts";
import { partOfLink } from "../../../../shell/text/en/words.ts";
import { otherSide } from "../../model/board.ts";
import type { Problem } from "../../model/link.ts";
import { NAMELESS, type Names } from "../../model/names.ts";
import type { Ending, ToldMove } from "../../model/told.ts";
import type { Chance, ColumnAnswer, Digits, Margin, Player, Refusal, Side } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import { PLAYERS, pieces } from "./pieces.ts";

/** The column that is announced, and whether there is no other. */
export interface Announced {
  column: number;
  isOnly: boolean;
}

/** How somebody decided: choices, forced moves, the best ones, and what the others cost with its decimals. */
interface Summary {
  choices: number;
  forced: number;
  best: number;
  lost: number;
  digits: Digits;
}

export type Words = ReturnType<typeof words>;

/** @param called the names of the players */
export function words(formats: Formats, called: Names = NAMELESS) {
  const { number, percentWith, signed, difference, plural } = formats;
  const {
    bySide,
    column,
    inColumn,
    face,
    dice,
    points,
    ofChance,
    margin,
    withinHeard,
    who,
    whose,
    subject,
    those,
    whoseIs,
  } = pieces(formats, called);

  const ofWinning = `${whose.mine} chance to win`;

  /** A chance in a sentence: "79.3%, plus or minus 0.4 percentage points". */
  const chanceTold = ({ share, digits, margin }: Chance) =>
    `${percentWith(share, digits)}${margin ? `, ${withinHeard(margin)}` : ""}`;

  /** What was done. */
  const done = ({ side, by, roll, column, removes }: ToldMove) => {
    const removed = removes > 0 ? ` and removed ${dice(roll, removes)}` : "";
    return `${by !== null && side === "theirs" ? "The computer" : subject[side]} placed a ${face(roll)} ${inColumn(column)}${removed}.`;
  };

  /** Why the computer placed it there: what it was worth, and the best of the others. */
  const reasonOf = (reason: NonNullable<ToldMove["reason"]>, digits: Digits) => {
    if (reason.kind === "asGood") return "The next best column is as good.";
    if (reason.kind === "asBest") return "As good as the best.";
    return `It leaves ${bySide("you", "", (name) => name).mine} ${percentWith(reason.own, digits)}, the next best ${percentWith(reason.next, digits)}.`;
  };

  const better = ({ best }: ToldMove) => `the ${column(best)} column was better`;

  /** What was done, and what would have been better. */
  const logged = (move: ToldMove) => {
    if (move.gaveAway) return `${done(move)} That cost ${ofChance(move.lost, move.digits)}: ${better(move)}.`;
    return move.reason ? `${done(move)} ${reasonOf(move.reason, move.digits)}` : done(move);
  };

  /** What a person who decides alone is told of the last move. */
  function lesson(told: ToldMove) {
    const move = `${whose[told.side]} last move`;
    if (told.grade === "forced") return `${move} was the only one.`;
    if (told.gaveAway) return `${move} cost ${ofChance(told.lost, told.digits)}: ${better(told)}.`;
    return `${move} was ${told.grade === "best" ? "the best" : "as good as the best"}.`;
  }

  /** Why a position can't be, without a full stop. */
  function whyNot(refusal: Refusal) {
    if (refusal.why === "facing")
      return `A ${face(refusal.die)} can't be in both ${column(refusal.column)} columns: the later one removes the other`;
    if (refusal.why === "column") return `${whose[refusal.side]} ${column(refusal.column)} column is full`;
    const move = bySide("your", "their", (name) => `${name}'s`)[refusal.side];
    return `${capital(those[refusal.side])} board is full, so the game has ended: it can't be ${move} move`;
  }

  /** What was not possible. */
  function refused(refusal: Refusal) {
    if (refusal.why !== "full") return `${whyNot(refusal)}.`;
    return `${whyNot(refusal)}. Under “To move”, choose ${bySide("yourself", "the opponent", (name) => name)[otherSide(refusal.side)]}.`;
  }

  /** How the game has ended. */
  function ending(end: Ending) {
    if (end.kind === "givenUp") return `${subject[end.side]} gave up. The computer wins.`;
    if (end.kind === "tie") return `A tie, ${number(end.total)} all.`;
    const wins = bySide("You win", bySide("You lose", "", (name) => `${name} loses`).mine, (name) => `${name} wins`);
    return `${wins[end.kind === "win" ? "mine" : "theirs"]} by ${points(end.by)}.`;
  }

  /** How somebody decided. */
  function summary(side: Side, by: Player | null, { choices, forced, best, lost, digits }: Summary) {
    const whose = whoseIs(side, by);
    const more = forced === 0 ? "" : ` ${number(forced)} more ${plural(forced, "move was", "moves were")} forced.`;
    if (best === choices) return `All of ${whose} choices were best (${number(choices)}).${more}`;
    const were = plural(best, "was", "were");
    return `${number(best)} of ${whose} ${number(choices)} choices ${were} best. The others cost ${ofChance(lost, digits)} in all.${more}`;
  }

  /** Settings that a link tells, by their keys. */
  const names = {
    mine: "Your board",
    theirs: "The opponent's board",
    by: "Players",
    dice: "Dice",
    starts: "Who starts",
  };

  return {
    ...standardWords,
    formats,
    called,
    title: "Knucklebones",

    /** A part of a link that can't be read. */
    problem: ({ key, refusal }: Problem) => {
      if (!refusal) return partOfLink(key, names);
      if (refusal.why === "facing") return `the ${column(refusal.column)} column of both boards (${whyNot(refusal)})`;
      return `${key === "move" ? "who is to move" : "both boards"} (${whyNot(refusal)})`;
    },
    settings: names,

    // Boards, columns
    who,
    face: (die: number) => face(die),
    score: (total: number) => number(total),
    toMove: "to move",
    sideToMove: bySide("You to move", "Opponent to move", (name) => `${name} to move`),
    /** A column for the ear; without a solver its points are not known. */
    pile: (side: Side, nth: number, dice: number[], score: number | null) => {
      const told = score === null ? "" : `; ${points(score)}`;
      return `${whose[side]} ${column(nth)} column: ${dice.length === 0 ? "empty" : `${dice.join(", ")}${told}`}`;
    },

    // The answer
    answerTitle: ofWinning,
    /** Who plays a board. */
    player: (side: Side, by: Player | null) => (by === null ? who[side] : "Computer"),
    /** Why a column is the best. */
    why: (why: Why) => {
      const isMine = why.side === "mine";
      if (why.kind === "lost") return isMine ? "Nothing wins any more." : "Nothing wins for them any more.";
      if (why.kind === "won") return isMine ? "Every column wins." : "Every column wins for them.";
      const off = `${those[otherSide(why.side)]} board`;
      const best = isMine ? "Best" : "Their best";
      if (why.kind === "removes")
        return `${best} because it removes ${dice(why.die, why.count)}: ${points(why.takes)} off ${off}.`;
      if (why.kind === "matches")
        return `${best} because it makes ${dice(why.die, why.count)} in one column: ${points(why.gain)} more.`;
      return `${best} because the column opposite is full: what lies here can't be removed while it stays full.`;
    },
    yourChoice: "Your move",
    computersMove: "The computer's move",
    chancesHidden: {
      moved: "The chances are shown once you have moved.",
      end: "The chances are shown once the game is over.",
    },
    hiddenUntil: { moved: "Hidden until you have moved.", end: "Hidden until the game is over." },
    chance: (share: number, digits: Digits) => percentWith(share, digits),
    /** Beside a chance: how far it may be off, and that for the ear. */
    margin,
    marginHeard: (of: Margin) => `, ${withinHeard(of)}`,
    best: { mine: "best", theirs: "their best" },
    only: "only choice",
    picks: "picks",
    asGood: "as good",
    behind: (share: number, best: number, digits: Digits) => difference(share * 100, best * 100, digits),
    /** What a column gains in points of the game; what it removes follows. */
    gain: ({ gain, removes }: Pick<ColumnAnswer, "gain" | "removes">) =>
      `${signed(gain, 0)} ${plural(Math.abs(gain), "pt", "pts")}${removes > 0 ? "," : ""}`,
    /** "takes 5 5", by the dice that are removed. */
    takes: (dice: number[]) => (dice.length > 0 ? `takes ${dice.join(" ")}` : ""),
    fullColumn: "full",
    beforeRoll: bySide("before you roll", "before they roll", (name) => `before ${name} rolls`),
    placeHere: (die: number, nth: number) => `Place the ${face(die)} ${inColumn(nth)}:`,

    // The pad
    rolled: (side: Side, by: Player | null) => `${by === null ? who[side] : "Computer"} rolled`,
    pickColumn: bySide("Tap one of your columns", "Tap one of their columns", (name) => `Tap one of ${name}'s columns`),
    roll: "Roll",
    rollFor: bySide("Tap the die you rolled", "Tap the die they rolled", (name) => `Tap the die ${name} rolled`),
    starts: bySide("You start", "Opponent starts", (name) => `${name} starts`),
    toRoll: bySide("Your turn", "Their turn", (name) => `${name}'s turn`),
    /** A face of the pad. */
    faceLabel: ({ die, isRolled, isSetUp }: { die: number; isRolled: boolean; isSetUp: boolean }) =>
      isSetUp ? capital(face(die)) : isRolled ? `${capital(face(die))}, rolled; tap to undo` : `Rolled a ${face(die)}`,
    /** What a roll would bring. */
    ifRolled: (share: number, nths: number[], digits: Digits) =>
      `: ${percentWith(share, digits)}${nths.length > 0 ? `, ${formats.either(nths.map(column))}` : ""}`,
    eachRoll: "Best after each roll",

    // Set up
    setupTitle: "Set up",
    setupDone: "Done",
    setupHint: "Pick a die, then tap a square to add it. Tap a die to remove it.",
    pickDie: "Die to add",
    whoMoves: "To move",
    square: (side: Side, nth: number, die: number) => `Add a ${face(die)} to ${those[side]} ${column(nth)} column`,
    takeAway: (side: Side, nth: number, die: number) =>
      `Remove the ${face(die)} from ${those[side]} ${column(nth)} column`,
    refused,

    // The moves
    logged,
    done,
    lesson,
    ending,
    summary,
    moveName: (nth: number) => `move ${number(nth + 1)}`,
    costliest: ({ roll, column, lost, digits }: ToldMove, nth: number) =>
      `Costliest: move ${number(nth + 1)}, a ${face(roll)} ${inColumn(column)}, ${ofChance(lost, digits)}`,
    playersOfComputer: PLAYERS,

    // Details
    tabs: { why: "Why", moves: "Moves" },
    fileHint: "The boards, the die, the players and the moves.",
    tablesMissing:
      "What the app has learned from games could not be loaded: for now its numbers are rougher, and the computer plays by a rule of thumb.",

    // What is announced
    announce: (side: Side, roll: number | null, best: Announced | null, chance: Chance | null) => {
      const told = chance === null ? "" : ` ${ofWinning}: ${chanceTold(chance)}.`;
      if (roll === null || best === null) return `${subject[side]} to move.${told}`;
      return `${who[side]} rolled a ${face(roll)}. ${best.isOnly ? "Only column" : side === "mine" ? "Best" : "Their best"}: ${column(best.column)}.${told}`;
    },
    announceComputer: (roll: number | null, chosen: number | null) =>
      roll === null
        ? "Computer to move."
        : `Computer rolled a ${face(roll)}${chosen === null ? "" : `: ${column(chosen)}`}.`,
    announceYourChoice: (side: Side, roll: number | null) =>
      roll === null ? `${subject[side]} to move.` : `${who[side]} rolled a ${face(roll)}. Your move.`,
  };
}
