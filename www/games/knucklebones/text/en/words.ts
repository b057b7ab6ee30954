// Every sentence of the Knucklebones page, in English. Those of the details, the dialogs and the help are loaded
// with them.

import type { Formats } from "../../../../shell/format.ts";
import { type Level, levelOf } from "../../../../shell/levels.ts";
import { wholeShares } from "../../../../shell/shares.ts";
import { standardWords } from "../../../../shell/text/en/standard.ts";
import { partOfLink } from "../../../../shell/text/en/words.ts";
import { PLAYER_AT } from "../../model/levels.ts";
import type { Problem } from "../../model/link.ts";
import { gaveAway, gradeOfMove, isChoice, shareIn } from "../../model/move-log.ts";
import { ownShare } from "../../model/own.ts";
import type { Analysis, ColumnAnswer, GameResult, LoggedMove, Outlook, Refusal, Side } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";

export type Words = ReturnType<typeof words>;

const COUNTS = ["no", "a", "two", "three"];
const COLUMNS = ["left", "middle", "right"];
const FACES = ["one", "two", "three", "four", "five", "six"];

/** Players of the computer, by the names that the solver has for them. */
const PLAYERS: Record<string, { name: string; how: string }> = {
  "best-4": { name: "Best", how: "Looks four dice ahead and plays for the win. The strongest." },
  "best-1": { name: "Best, at a glance", how: "Plays for the win by what it has learned, without looking ahead." },
  "risk-4": {
    name: "Careful",
    how: "Looks four dice ahead and counts points, minus what the other side could still remove.",
  },
  "seed-4": { name: "Points and room", how: "Looks four dice ahead and counts points and empty squares." },
  greedy: { name: "Greedy", how: "Takes the biggest immediate points lead." },
  random: { name: "Random", how: "Picks a column at random, all equally likely." },
};

/** How strong a player of the computer's is. */
const LEVEL_NAMES: Record<Level, string> = {
  weak: "weak",
  medium: "medium",
  strong: "strong",
  strongest: "strongest",
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function words(formats: Formats) {
  const { number, percent, inPercent, signed, difference, apart, plural } = formats;

  const column = (nth: number) => COLUMNS[nth];
  /** "on the left", "in the middle". */
  const inColumn = (nth: number) => `${nth === 1 ? "in" : "on"} the ${COLUMNS[nth]}`;
  const face = (die: number, count = 1) => FACES[die - 1] + plural(count, "", die === 6 ? "es" : "s");
  const dice = (die: number, count: number) => `${COUNTS[count]} ${face(die, count)}`;
  const points = (count: number) => `${number(count)} ${plural(Math.abs(count), "point", "points")}`;
  const who = { mine: "You", theirs: "Opponent" };
  const whose = { mine: "Your", theirs: "Opponent's" };
  const subject = { mine: "You", theirs: "The opponent" };
  const those = { mine: "your", theirs: "the opponent's" };

  /** A difference of two chances, as a number of hundredths: "4.0 points of win chance". */
  const ofChance = (hundredths: string) => `${hundredths} points of win chance`;

  /** What a decision gave away, by the two numbers as they are shown. */
  const lossOf = (logged: LoggedMove) =>
    ofChance(apart(shareIn(logged, logged.best) * 100, shareIn(logged, logged.column) * 100, 1));

  /** Whose a board is, in a sentence, by who plays it. */
  const whoseIs = (side: Side, by: string | null) =>
    side === "theirs" && by !== null ? "the computer's" : those[side];

  /** Who plays a board, where there is room: "Computer (strong)". */
  function playerOf(side: Side, by: string | null) {
    if (by === null) return who[side];
    const level = levelOf(PLAYER_AT, by);
    return `${side === "mine" ? "Computer for you" : "Computer"} (${level === null ? PLAYERS[by].name : LEVEL_NAMES[level]})`;
  }

  const removed = ({ choices, column, roll }: LoggedMove) => {
    const { removes = 0 } = choices.find((choice) => choice.column === column) ?? {};
    return removes > 0 ? ` and removed ${dice(roll, removes)}` : "";
  };

  /** What was done. */
  const done = (logged: LoggedMove) =>
    `${logged.by !== null && logged.side === "theirs" ? "The computer" : subject[logged.side]} placed a ${face(logged.roll)} ${inColumn(logged.column)}${removed(logged)}.`;

  /** Why the computer placed it there: what it was worth, and the best of the others. */
  const reason = ({ side, choices, column }: LoggedMove) => {
    const [next] = choices.filter((choice) => choice.column !== column).sort((a, b) => b.share - a.share);
    const [own] = choices.filter((choice) => choice.column === column);
    if (!next) return "";
    const [shown, other] = [own, next].map(({ share }) => percent(ownShare(side, share)));
    if (shown === other) return " The next best column is as good.";
    if (next.share > own.share) return " As good as the best.";
    return ` It leaves you ${shown}, the next best ${other}.`;
  };

  const better = ({ best }: LoggedMove) => `the ${column(best)} column was better`;

  /** What was done, and what would have been better. */
  const logged = (logged: LoggedMove) => {
    if (gaveAway(logged)) return `${done(logged)} That cost ${lossOf(logged)}: ${better(logged)}.`;
    return `${done(logged)}${logged.by === null ? "" : reason(logged)}`;
  };

  /** What a person who decides alone is told of the last move. */
  function lesson(logged: LoggedMove) {
    const move = `${whose[logged.side]} last move`;
    if (!isChoice(logged)) return `${move} was the only one.`;
    if (gaveAway(logged)) return `${move} cost ${lossOf(logged)}: ${better(logged)}.`;
    return `${move} was ${gradeOfMove(logged) === "best" ? "the best" : "as good as the best"}.`;
  }

  /** Why a position can't be, without a full stop. */
  function whyNot(refusal: Refusal) {
    if (refusal.why === "facing")
      return `A ${face(refusal.die)} can't be in both ${column(refusal.column)} columns: the later one removes the other`;
    if (refusal.why === "column") return `${whose[refusal.side]} ${column(refusal.column)} column is full`;
    const [board, move] = refusal.side === "mine" ? ["Your", "your"] : ["The opponent's", "their"];
    return `${board} board is full, so the game has ended: it can't be ${move} move`;
  }

  /** What was not possible. */
  function refused(refusal: Refusal) {
    if (refusal.why !== "full") return `${whyNot(refusal)}.`;
    return `${whyNot(refusal)}. Under “To move”, choose ${refusal.side === "mine" ? "the opponent" : "yourself"}.`;
  }

  /** How the game has ended. */
  function ending({ over, givenUp, scores: { mine, theirs } }: Omit<Analysis, "over"> & { over: GameResult }) {
    if (givenUp) return `${subject[givenUp]} gave up. The computer wins.`;
    if (over === "tie") return `A tie, ${number(mine.total)} all.`;
    const by = points(Math.abs(mine.total - theirs.total));
    return over === "win" ? `You win by ${by}.` : `You lose by ${by}.`;
  }

  /** How somebody decided. */
  function summary(
    side: Side,
    by: string | null,
    { choices, forced, best, lost }: { choices: number; forced: number; best: number; lost: number },
  ) {
    const whose = whoseIs(side, by);
    const more = forced === 0 ? "" : ` ${number(forced)} more ${plural(forced, "move was", "moves were")} forced.`;
    if (best === choices) return `All of ${whose} choices were best (${number(choices)}).${more}`;
    const were = plural(best, "was", "were");
    return `${number(best)} of ${whose} ${number(choices)} choices ${were} best. The others cost ${ofChance(number(lost * 100, 1))} in all.${more}`;
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
    capital,
    title: "Knucklebones",

    /** A part of a link that can't be read. */
    problem: ({ key, refusal }: Problem) => {
      if (!refusal) return partOfLink(key, names);
      if (refusal.why === "facing") return `the ${column(refusal.column)} column of both boards (${whyNot(refusal)})`;
      return `${key === "move" ? "who is to move" : "both boards"} (${whyNot(refusal)})`;
    },
    settings: names,

    // Modes, boards, columns
    modeLabel: "What to do",
    modes: { play: "Play", setup: "Set up" },
    who,
    column,
    inColumn,
    face,
    dice,
    points,
    score: (total: number) => number(total),
    toMove: "to move",
    /** A column for the ear; without a solver its points are not known. */
    pile: (side: Side, nth: number, dice: number[], score: number | null) => {
      const told = score === null ? "" : `; ${points(score)}`;
      return `${whose[side]} ${COLUMNS[nth]} column: ${dice.length === 0 ? "empty" : `${dice.join(", ")}${told}`}`;
    },

    // The answer
    answerTitle: "Your chance to win",
    /** Who plays a board. */
    player: (side: Side, by: string | null) => (by === null ? who[side] : "Computer"),
    /** Why a column is the best. */
    why: (why: Why) => {
      const off = why.side === "mine" ? "the opponent's board" : "your board";
      const best = why.side === "mine" ? "Best" : "Their best";
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
    chance: percent,
    best: { mine: "best", theirs: "their best" },
    picks: "picks",
    asGood: "as good",
    behind: (share: number, best: number) => difference(share * 100, best * 100, 1),
    /** What a column gains in points of the game; what it removes follows. */
    gain: ({ gain, removes }: ColumnAnswer) =>
      `${signed(gain, 0)} ${plural(Math.abs(gain), "pt", "pts")}${removes > 0 ? "," : ""}`,
    /** "takes 5 5". */
    takes: (removes: number, die: number) => (removes > 0 ? `takes ${Array(removes).fill(die).join(" ")}` : ""),
    fullColumn: "full",
    beforeRoll: { mine: "before you roll", theirs: "before they roll" },
    placeHere: (die: number, nth: number) => `Place the ${face(die)} ${inColumn(nth)}:`,
    outlookHead: "win, tie, loss",
    outlook: ({ win, tie, loss }: Outlook) => {
      const shares = [win, tie, loss];
      // A share that rounds to nothing, or to all, is told as any chance is.
      const told = wholeShares(shares, 1).map((share, nth) =>
        share === 0 || share === 100 ? inPercent(shares[nth]) : number(share, 1),
      );
      return `${told.join(" / ")}%`;
    },
    tieCounts: "ties count half",
    leadHead: "expected lead",
    lead: (value: number) => signed(value, 1),
    /** How the numbers came about. */
    depth: ({ depth, proof, values }: { depth: number; proof: "proved" | "estimate"; values: string }) => {
      if (proof === "proved") return "proved";
      return `looks ${number(depth)} ${plural(depth, "die", "dice")} ahead, ${values === "rule" ? "a rough estimate" : "an estimate"}`;
    },

    // The pad
    rolled: (side: Side, by: string | null) => `${by === null ? who[side] : "Computer"} rolled`,
    pickColumn: { mine: "Tap one of your columns", theirs: "Tap one of their columns" },
    roll: "Roll",
    rollFor: { mine: "Tap the die you rolled", theirs: "Tap the die they rolled" },
    starts: { mine: "You start", theirs: "Opponent starts" },
    toRoll: { mine: "Your turn", theirs: "Their turn" },
    /** A face of the pad. */
    faceLabel: ({ die, isRolled, isSetUp }: { die: number; isRolled: boolean; isSetUp: boolean }) =>
      isSetUp ? capital(face(die)) : isRolled ? `${capital(face(die))}, rolled; tap to undo` : `Rolled a ${face(die)}`,
    /** What a roll would bring. */
    ifRolled: (share: number, nth: number | null) => `: ${percent(share)}${nth === null ? "" : `, ${COLUMNS[nth]}`}`,
    arrows: ["←", "↑", "→"],
    eachRoll: "Best after each roll",

    // Set up
    setupTitle: "Set up",
    setupHint: "Pick a die, then tap a square to add it. Tap a die to remove it.",
    pickDie: "Die to add",
    whoMoves: "To move",
    square: (side: Side, nth: number, die: number) => `Add a ${face(die)} to ${those[side]} ${COLUMNS[nth]} column`,
    takeAway: (side: Side, nth: number, die: number) =>
      `Remove the ${face(die)} from ${those[side]} ${COLUMNS[nth]} column`,
    refused,

    // The moves
    logged,
    done,
    lesson,
    ofChance,
    lossOf,
    whoseIs,
    playerOf,
    ending,
    summary,
    toCourse: "See the game as a curve",
    moveName: (nth: number) => `move ${number(nth + 1)}`,
    costliest: (of: LoggedMove, nth: number) =>
      `Costliest: move ${number(nth + 1)}, a ${face(of.roll)} ${inColumn(of.column)}, ${lossOf(of)}`,
    playersOfComputer: PLAYERS,

    // Details
    tabs: { tree: "Tree", moves: "Moves", hints: "Hints", help: "Help" },
    fileHint: "The boards, the die, the players and the moves.",
    tablesMissing:
      "What the app has learned from games could not be loaded: for now its numbers are rougher, and the computer plays by a rule of thumb.",

    // What is announced
    announce: (side: Side, roll: number | null, best: number | null, share: number | null) => {
      const told = share === null ? "" : ` Your chance to win: ${percent(share)}.`;
      if (roll === null || best === null) return `${subject[side]} to move.${told}`;
      return `${who[side]} rolled a ${face(roll)}. ${side === "mine" ? "Best" : "Their best"}: ${column(best)}.${told}`;
    },
    announceComputer: (roll: number | null, chosen: number | null) =>
      roll === null
        ? "Computer to move."
        : `Computer rolled a ${face(roll)}${chosen === null ? "" : `: ${column(chosen)}`}.`,
    announceYourChoice: (side: Side, roll: number | null) =>
      roll === null ? `${subject[side]} to move.` : `${who[side]} rolled a ${face(roll)}. Your move.`,
  };
}
