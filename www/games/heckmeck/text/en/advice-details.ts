// The sentences of the details of advice, in English: results, prices, the game and its moves.

import type { Grade } from "../../../../shell/grades.ts";
import type { Point } from "../../model/game-history.ts";
import { HIGHEST_TILE, LOWEST_TILE } from "../../model/tiles.ts";
import { MISTAKES } from "../../model/told-moves.ts";
import type { Aim, Result, TurnOutcome } from "../../model/types.ts";
import type { AdviceWords } from "./advice.ts";
import { adviceWords } from "./advice.ts";
import type { GameWords } from "./details.ts";
import { detailWords } from "./details.ts";
import type { HelpWords } from "./help.ts";
import { inside, Whose } from "./names.ts";

export type AdviceDetailWords = ReturnType<typeof adviceDetailWords>;
/** All words that views of the details may find, with those of the help. */
export type Words = AdviceWords & { details: AdviceDetailWords & HelpWords };

const HIGHEST_TOTAL = 40;

export function adviceDetailWords(words: GameWords) {
  const { formats, loss, lossDone } = adviceWords(words);
  const { number, inPercent, apart, percent, list } = formats;
  const details = detailWords(words);
  const { marks } = details;

  const cost = (best: number, picked: number, aim: Aim | undefined) =>
    aim === "win"
      ? `cost ${apart(best * 100, picked * 100, 1)} points of win chance`
      : `cost ${apart(best, picked, 2)} worms`;

  /** A chance that stays in its line. */
  const share = (chance: number) => `${inPercent(chance)}%`;

  /** What led to a point of the game. */
  const happened = ({ kind, logged }: Point) => {
    if (!logged?.turnEnd) return kind === "start" ? "The table at the start" : "The table was changed by hand";
    const { won, from } = logged.turnEnd;
    if (won === null && !logged.bust && logged.steps.at(-1)?.picked === "stop")
      return `${logged.name} stopped without a tile (${lossDone(logged.turnEnd)})`;
    if (won === null) return `${logged.name} failed (${lossDone(logged.turnEnd)})`;
    return from === null ? `${logged.name} took ${won}` : `${logged.name} stole ${won} from ${inside(from)}`;
  };

  const pointTitle = (point: Point) =>
    point.kind === "turn" ? `After turn ${point.turn}: ${happened(point)}.` : `${happened(point)}.`;

  return {
    ...details,

    // Results and prices
    noTurn: "There is no turn to play.",
    resultsHint: "How likely each result of this turn is if you follow the advice.",
    resultsPicture: "The chance of each tile and of no tile; the table below has the numbers.",
    kinds: { grill: "from the grill", steal: `${marks.steal} stolen`, fail: `${marks.fail} no tile` },
    /** A bar's number, in percent; "" where that is nothing. */
    bar: (kind: Result["result"], chance: number) => {
      const shown = number(chance * 100);
      return shown === "0" ? "" : `${kind === "steal" ? marks.steal : ""}${shown}`;
    },
    resultHeads: ["Result", "Chance"],
    result: ({ result, tile, from = 0 }: Result, names: string[], failing: TurnOutcome) => {
      if (result === "fail") return `${marks.fail} no tile: ${loss(failing)}`;
      return result === "steal"
        ? `${marks.steal} ${tile} stolen from ${inside(names[from])}`
        : `${tile} from the grill`;
    },
    chance: percent,
    pricesHint:
      "What stopping on each total is worth, with a worm among the dice. * marks a tile that is not available: that total takes the next lower tile, if there is one.",
    priceHeads: { win: ["Points", "Brings", "Chance to win"], worms: ["Points", "Brings", "Worms"] },
    priceTotal: ({ total, isLast }: { total: number; isLast: boolean }) => {
      if (total === 0) return `Bust, no worm, or less than ${LOWEST_TILE}`;
      return isLast ? `${HIGHEST_TILE + 1} to ${HIGHEST_TOTAL}` : String(total);
    },
    gone: "*",
    goneInWords: ", not available",
    brings: ({ result, tile, from = 0 }: Result, names: string[]) => {
      if (result === "fail") return "no tile";
      return result === "steal" ? `${tile} from ${inside(names[from])}` : String(tile);
    },

    // The game
    noCurve: "After the first turn, each player's chance to win is shown here turn by turn.",
    gameHint:
      "Each player's chance to win after every turn. Go back to any turn and replay it; Undo restores the rest.",
    /** Why there are no chances to win. */
    noChances: {
      pending: "The chances to win are still being loaded.",
      failed: "The chances to win could not be loaded, so there is no curve.",
    },
    learnedRules:
      "The chances are learned from games by the usual rules. You play by house rules, so they are less accurate.",
    workingOut: "Working out the chances of earlier turns …",
    gamePicture: (read: string) => `Each player's chance to win, by turn. ${read}`,
    turnSlider: "Turn to read off",
    pointTitle,
    /** What is read off at a point. */
    gameRead: (point: Point, names: string[], chances: number[] | null) =>
      `${pointTitle(point)} ${chances ? `${list(names.map((name, player) => `${name} ${percent(chances[player])}`).slice(0, chances.length))}.` : ""}`,
    chanceOf: (chances: number[] | null, player: number) =>
      player < (chances?.length ?? 0) ? percent(chances?.[player] ?? 0) : marks.none,
    /** The same where the unit stands above. */
    cellOf: (chances: number[] | null, player: number) =>
      player < (chances?.length ?? 0) ? inPercent(chances?.[player] ?? 0) : marks.none,
    goToThis: "Go to this turn",
    isThere: "This is the table now.",
    goTo: ({ kind, turn }: Point) => {
      if (kind === "turn") return `Go to turn ${turn}`;
      if (kind === "start") return "Go to the start";
      return turn === 0 ? "Go to the change by hand at the start" : `Go to the change by hand after turn ${turn}`;
    },
    replay: ({ turn }: Point) => `Replay turn ${turn}`,
    turningTitle: "Turning points",
    turning: (point: Point, name: string, before: number, after: number) =>
      `${happened(point)}: ${name} ${share(before)}\u00a0→\u00a0${share(after)}`,
    turnHead: "Turn",
    happenedHead: "What happened",
    courseCaption: "Win chances (%)",
    gameScrolls: "Turns, scroll sideways",
    /** A turn in a narrow column. */
    turnName: ({ kind, turn }: Point) => (kind === "turn" ? String(turn) : kind === "start" ? "Start" : marks.none),
    happened,
    luckiest: "Luckiest roll",
    luckyRoll: (name: string, { before, after }: { before: number; after: number }) =>
      `${Whose(name)} chance to win rose from ${share(before)} to ${share(after)}.`,
    toGame: "See the game as a curve",

    // Moves
    movesHint: `The latest turn comes first, with what each choice was worth: the chance to win in percent, or worms. The framed one was made. Tap a grade to try that choice again. A slip costs less than ${number(MISTAKES.win * 100)} points of win chance, or ${number(MISTAKES.worms, 1)} worms; a mistake costs more.`,
    thisDecision: "this decision",
    noMoves: "Every choice made with dice on this page is listed here, with what it cost compared with the best.",
    allTurns: "Show all turns",
    rolled: "rolled",
    bust: "Bust",
    taken: ", made",
    /** What a choice gave away: the difference of two shown numbers. */
    cost,
    graded: (grade: Grade, best: number, picked: number, aim: Aim | undefined) =>
      `${words.grades[grade]}, ${cost(best, picked, aim)}`,
  };
}
