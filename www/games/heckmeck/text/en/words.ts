// The sentences of the Heckmeck page, in English, but for those that come with what is loaded later: advice for the table
// (advice.ts), details, dialogs and the help.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/en/standard.ts";
import { partOfLink } from "../../../../shell/text/en/words.ts";
import { sign, WORM } from "../../model/dice.ts";
import type { Over, Stopped, Verdict } from "../../model/odds.ts";
import type { Problem } from "../../model/table-link.ts";
import { worms } from "../../model/tiles.ts";
import type { Goal, Name, PlainWay, TurnOutcome } from "../../model/types.ts";
import { called, does, GIVEN_NAMES, inside } from "./names.ts";

const FACES = ["one", "two", "three", "four", "five", "worm"];

const ACTIONS = { stop: "stop", roll: "roll" };

/** What a bust does. */
export const BUST_RULES = { "scores-nothing": "counts 0", "keeps-total": "keeps the score" };

/** House rules, by the names that the solver has for them. */
const RULES = {
  turnDownWithNothingToReturn: { title: "Turn over the highest tile even if the player had none to return" },
  alwaysTurnDown: { title: "Always turn over the highest tile" },
  compulsorySteal: { title: "Stealing is compulsory" },
  anyLowerTile: { title: "Any lower tile may be taken" },
};

export function words(formats: Formats) {
  const { number, percent, difference, plural } = formats;

  const die = (count: number) => `${count} ${plural(count, "die", "dice")}`;
  const wormCount = (count: number) => `${count} ${plural(count, "worm", "worms")}`;
  const face = (which: number, count = 2) => `${FACES[which]}${plural(count, "", "s")}`;
  const facesIn = (which: number, count: number) => `${count} ${face(which, count)}`;
  /** The same in a sentence that may speak of worms won. */
  const diceTaken = (which: number, count: number) =>
    which === WORM ? `${count} worm ${plural(count, "die", "dice")}` : facesIn(which, count);

  /** What a player is after. */
  const goalOf = (goal: Goal, total: number) => {
    if (goal === "atLeast") return `${total} or more`;
    if (goal === "exactly") return `exactly ${total}`;
    return total === 0 ? "average points" : `average points, less than ${total} counts 0`;
  };
  const goalNumber = (goal: Goal, value: number) => (goal === "expectedAtLeast" ? number(value, 2) : percent(value));
  /** What two shown numbers differ by: percentage points, or points. */
  const goalDifference = (goal: Goal, one: number, other: number) =>
    goal === "expectedAtLeast" ? difference(one, other, 2) : difference(one * 100, other * 100, 1);

  /** What stopping brings with a worm among the dice, by the total. */
  const brings: Record<Exclude<Stopped, "nothing">, (score: number) => string> = {
    steals: (score) => `steals tile ${score}`,
    noTile: () => "takes no tile",
    lowest: (score) => `takes ${score}, if available`,
    lower: (score) => `takes ${score} or the next lower tile`,
    highest: () => "takes the highest tile available",
  };

  const loss = ({ back, out }: TurnOutcome) => {
    const parts = [...(back === null ? [] : [`${back} goes back`]), ...out.map((tile) => `${tile} is turned over`)];
    return parts.join(", ") || "no tile is lost";
  };
  /** The same, of a player. */
  const turnEndBy = (name: Name, turnEnd: TurnOutcome) => {
    if (turnEnd.won === null) return `${does(name, "fails", "fail")} (${loss(turnEnd)})`;
    return turnEnd.from === null
      ? `${does(name, "takes", "take")} ${turnEnd.won}`
      : `${does(name, "steals", "steal")} ${turnEnd.won} from ${inside(turnEnd.from)}`;
  };
  const allTaken = "All six faces are taken.";

  /** A way in the middle of a sentence: "take 2 fives", "stop". */
  const wayAsAction = ({ key, face, count }: PlainWay) =>
    face === undefined ? ACTIONS[key] : `take ${diceTaken(face, count)}`;

  /** Settings that a link tells, by their keys. */
  const names = {
    dice: "Dice in the game",
    bust: "A bust",
    throws: "Dice",
    ...Object.fromEntries(Object.entries(RULES).map(([key, { title }]) => [key, title])),
  };

  return {
    ...standardWords,
    formats,
    /** What the game is usually called in this language. */
    usualName: "Heckmeck",

    /** What somebody is called, by itself. */
    name: called,
    /** Whom nobody has named. */
    given: GIVEN_NAMES,

    /** A part of a link that can't be read. */
    problem({ key, why, fact }: Problem) {
      if (why === "noTile") return `${key} (${fact} is not a tile)`;
      if (why === "twice") return `${key} (${fact} is in two places)`;
      if (why === "players") return `${key} (${fact} ${plural(Number(fact), "player", "players")}; 2 to 7 can play)`;
      return why === "seat" ? `${key} (there are ${fact} players)` : partOfLink(key, names);
    },

    // Dice, tiles, ways
    die,
    face,
    facesIn,
    diceTaken,
    allTaken,
    worms: wormCount,
    /** A way as plain text: "5 5", "stop". */
    wayText: ({ key, face, count }: PlainWay) =>
      face === undefined ? ACTIONS[key] : Array(count).fill(sign(face)).join(" "),
    wayAsAction,
    stop: "Stop",
    roll: "Roll",
    take: "Take",
    best: "best",
    worst: "worst",

    // Goals
    goal: goalOf,
    goalTitle: (goal: Goal, total: number) => capital(goalOf(goal, total)),
    goalPicks: {
      atLeast: ["Take it", "(at least)"],
      exactly: ["Steal it", "(exactly)"],
      expectedAtLeast: ["Points", "(average)"],
    },
    goalNumber,
    goalDifference,
    whatYouAreAfter: "What you are after",
    iWant: "I want",
    tile: "Tile",
    anyTotal: "Any total",
    all: "all",
    /** A tile for the ear. */
    tileWorms: (tile: number) => wormCount(worms(tile)),

    // Taken dice
    taken: "Taken",
    nothingTaken: "nothing yet",
    points: (total: number) => `${total} ${plural(total, "point", "points")}`,
    hasWorm: "✓ worm",
    noWorm: "no worm yet",
    diceLeft: (count: number) => `${die(count)} left`,
    edit: "Edit",
    done: "Done",
    oneMore: (which: number) => `One more ${FACES[which]}`,
    oneFewer: (which: number) => `One fewer ${FACES[which]}`,
    takenOf: (which: number) => `Taken ${face(which)}`,

    // The pad
    /** Whose it is stands above, and buttons leave no room for a name. */
    whatRolled: (isAtTable: boolean): string => (isAtTable ? "The roll" : "Your roll"),
    rolled: (name: Name | null) => `${name === null ? "You" : called(name)} rolled`,
    turnOver: "The turn is over",
    entered: (count: number, of: number) => `${count} of ${of}${count > of ? `: ${count - of} too many` : ""}`,
    random: "Random",
    randomHint: "Roll these dice for practice",
    rest: "The rest can't be taken",
    restHint: "All other dice show faces you have already taken",
    change: "Change",
    newTurn: "New turn",
    /** A face of the pad. */
    faceLabel: ({
      face: which,
      count,
      isTaken,
      isFull,
    }: {
      face: number;
      count: number;
      isTaken: boolean;
      isFull: boolean;
    }) =>
      `${isFull ? `Change the number of ${face(which)}` : `Add a ${FACES[which]}`}${isTaken ? ", taken" : ""}, ${count} entered`,
    times: (count: number) => `×${count}`,
    howMany: (which: number) => `How many ${face(which)}?`,
    setCount: (which: number, count: number) => `${count} ${face(which, count)}`,
    isTaken: "taken",
    takenFace: "Already taken: it can be rolled, but not taken again",

    // The answer, for a target
    goalHints: {
      atLeast: "Takes the tile from the grill.",
      exactly: "Steals the tile from the top of a stack.",
      expectedAtLeast: "The average of all results.",
    },
    keepsTotal: "The menu is set so that a bust keeps the score.",
    unreachable: (goal: Goal, total: number) => `${capital(goalOf(goal, total))} is out of reach.`,
    wasNow: (goal: Goal, before: number, after: number) =>
      `Was ${goalNumber(goal, before)}, now ${goalNumber(goal, after)}:`,
    verdict: (goal: Goal, before: number, after: number, of: Verdict) => {
      const verdicts = { good: "good roll", bad: "bad roll", expected: "as expected", about: "about as expected" };
      return `${goalDifference(goal, after, before)}, ${verdicts[of]}`;
    },
    /** What a way leads to. */
    thenStop: (of: Stopped, score: number) => {
      if (of === "nothing") return "no worm: no points";
      return of === "noTile" ? `${score} points, but no tile` : brings[of](score);
    },
    thenRoll: (remaining: number, bust: number) => `${die(remaining)}${bust > 0 ? `, bust ${percent(bust)}` : ""}`,
    thenTake: (total: number, remaining: number) => `makes ${total}, ${remaining} left`,
    bustLost: "Bust: there is no face you can take. The turn is lost.",
    bustKeeps: (score: number) => `Bust: there is no face you can take. The turn ends with ${score}.`,
    alreadyTaken: "already taken",
    /** What a turn that has ended by itself brings. */
    turnResult({ total, score, areFacesTaken, stopped, missed }: Over) {
      const why = areFacesTaken ? `${allTaken} ` : "";
      if (stopped === "nothing") return `${why}${total} without a worm: the turn fails.`;
      const noSteal = missed === null ? "" : `Not ${missed}, so no steal. `;
      return `${why}${noSteal}${score} with a worm: ${brings[stopped](score)}${stopped === "noTile" ? ", the turn fails" : ""}.`;
    },

    // The table
    tableFailed: "The table could not be loaded.",
    loss,
    turnEndBy,
    rules: RULES,
    houseRules: "House rules",

    bustRules: BUST_RULES,
    settings: names,
    // Details
    panels: {
      "all-tiles": "All tiles",
      chart: "Chart",
      compare: "Compare",
      results: "Results",
      prices: "Price list",
      game: "Game",
      moves: "Moves",
    },
    tabs: { turn: "This turn", odds: "Odds", game: "Game" },

    // What is announced
    announceBust: "Bust: there is no face you can take. The turn is over.",
    announceEntered: (count: number, of: number) => `${count} of ${of} dice entered.`,
    announcePosition: (taken: number, total: number, left: number) =>
      taken > 0 ? `${total} points, ${die(left)} left.` : `${die(left)} to roll.`,
    announceUnreachable: (goal: Goal, total: number) => `${capital(goalOf(goal, total))} is out of reach.`,
    announceBest: (goal: Goal, total: number, way: PlainWay, value: number) =>
      `Best for ${goalOf(goal, total)}: ${wayAsAction(way)}, ${goalNumber(goal, value)}.`,
  };
}

export type Words = ReturnType<typeof words>;
