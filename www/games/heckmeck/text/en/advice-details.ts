// The sentences of the details of advice, in English: results, prices, the game and its moves.

import { at } from "../../../../shell/model/at.ts";
import type { Grade } from "../../../../shell/model/grades.ts";
import type { ToldPoint } from "../../model/game-history.ts";
import { LOWEST_TILE } from "../../model/tiles.ts";
import type { Loss } from "../../model/told-moves.ts";
import type { Aim, Brought, Name, Result, TurnOutcome } from "../../model/types.ts";
import type { AdviceWords } from "./advice.ts";
import { adviceWords } from "./advice.ts";
import type { ComparisonWords } from "./comparison.ts";
import type { GameWords } from "./details.ts";
import { detailWords } from "./details.ts";
import { called, inside } from "./names.ts";
import { Whose } from "./persons.ts";

export type AdviceDetailWords = ReturnType<typeof adviceDetailWords>;
/** All words that views of the details may find, with those of the comparison. */
export type Words = AdviceWords & { details: AdviceDetailWords & ComparisonWords };

export function adviceDetailWords(words: GameWords) {
  const { formats, loss, lossDone } = adviceWords(words);
  const { number, inPercent, percent, list } = formats;
  const details = detailWords(words);
  const { marks } = details;

  const cost = ({ aim, amount }: Loss) =>
    aim === "win" ? `cost ${number(amount, 1)} points of win chance` : `cost ${number(amount, 2)} worms`;

  /** What led to a point of the game. */
  const happened = ({ kind, end }: Pick<ToldPoint, "kind" | "end">) => {
    if (!end) return kind === "start" ? "The table at the start" : "The table was changed by hand";
    const { won, from } = end.turnEnd;
    const who = called(end.who);
    if (end.stoppedWith) return `${who} stopped without a tile (${lossDone(end.turnEnd)})`;
    if (won === null) return `${who} failed (${lossDone(end.turnEnd)})`;
    return from === null ? `${who} took ${won}` : `${who} stole ${won} from ${inside(from)}`;
  };

  const pointTitle = (point: ToldPoint) =>
    point.kind === "turn" ? `After turn ${point.turn}: ${happened(point)}.` : `${happened(point)}.`;

  return {
    ...details,

    // Results and prices
    noTurn: "There is no turn to play.",
    resultsHint: "How likely each result of this turn is if you follow the advice.",
    resultsPicture: "The chance of each tile and of no tile; the table below has the numbers.",
    kinds: { grill: "from the grill", steal: `${marks.steal} stolen`, fail: `${marks.fail} no tile` },
    /** A bar's number, in percent. */
    bar: (kind: Result["result"], percent: number) => `${kind === "steal" ? marks.steal : ""}${number(percent)}`,
    resultHeads: ["Result", "Chance"],
    result: (of: Brought, failing: TurnOutcome) => {
      if (of.result === "fail") return `${marks.fail} no tile: ${loss(failing)}`;
      return of.result === "steal"
        ? `${marks.steal} ${of.tile} stolen from ${inside(of.from)}`
        : `${of.tile} from the grill`;
    },
    chance: percent,
    pricesHint:
      "What stopping on each total is worth, with a worm among the dice. * marks a tile that is not available: that total takes a lower tile, if there is one.",
    priceHeads: { win: ["Points", "Brings", "Chance to win"], worms: ["Points", "Brings", "Worms"] },
    priceTotal: ({ total, upTo }: { total: number; upTo: number | null }) => {
      if (total === 0) return `Bust, no worm, or less than ${LOWEST_TILE}`;
      return upTo === null ? String(total) : `${total} to ${upTo}`;
    },
    gone: "*",
    goneInWords: ", not available",
    brings: (of: Brought) => {
      if (of.result === "fail") return "no tile";
      return of.result === "steal" ? `${of.tile} from ${inside(of.from)}` : String(of.tile);
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
    gameRead: (point: ToldPoint, names: Name[], chances: number[] | null) =>
      [
        pointTitle(point),
        ...(chances
          ? [`${list(chances.map((chance, player) => `${called(at(names, player))} ${percent(chance)}`))}.`]
          : []),
      ].join(" "),
    chanceOf: (chance: number | null) => (chance === null ? marks.none : percent(chance)),
    /** The same where the unit stands above. */
    cellOf: (chance: number | null) => (chance === null ? marks.none : inPercent(chance)),
    goToThis: "Go to this turn",
    isThere: "This is the table now.",
    goTo: ({ kind, turn }: ToldPoint) => {
      if (kind === "turn") return `Go to turn ${turn}`;
      if (kind === "start") return "Go to the start";
      return turn === 0 ? "Go to the change by hand at the start" : `Go to the change by hand after turn ${turn}`;
    },
    replay: ({ turn }: ToldPoint) => `Replay turn ${turn}`,
    turningTitle: "Turning points",
    turning: (point: ToldPoint, name: Name, before: number, after: number) =>
      `${happened(point)}: ${called(name)} ${percent(before)}\u00a0→\u00a0${percent(after)}`,
    turnHead: "Turn",
    happenedHead: "What happened",
    courseCaption: "Win chances (%)",
    gameScrolls: "Turns, scroll sideways",
    /** A turn in a narrow column. */
    turnName: ({ kind, turn }: ToldPoint) => (kind === "turn" ? String(turn) : kind === "start" ? "Start" : marks.none),
    happened,
    luckiest: "Luckiest roll",
    luckyRoll: (name: Name, { before, after }: { before: number; after: number }) =>
      `${Whose(name)} chance to win rose from ${percent(before)} to ${percent(after)}.`,

    // Moves
    /** @param mistake from how much on a choice is one: a part of a win, or worms */
    untilEnd: "Shown once the game is over.",
    movesHint: (mistake: Record<Aim, number>) =>
      `The latest turn comes first, with what each choice was worth: the chance to win in percent, or worms. The framed one was made. Tap a grade to try that choice again. A slip costs less than ${number(mistake.win * 100)} points of win chance, or ${number(mistake.worms, 1)} worms; a mistake costs more.`,
    thisDecision: "this decision",
    noMoves: "Every choice made with dice on this page is listed here, with what it cost compared with the best.",
    allTurns: "Show all turns",
    rolled: "rolled",
    bust: "Bust",
    taken: ", made",
    graded: (grade: Grade, loss: Loss) => `${words.grades[grade]}, ${cost(loss)}`,
  };
}
