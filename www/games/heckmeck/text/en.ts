// The sentences of the Heckmeck page, in English, but for those that come with what is loaded later: advice for the table
// (en-advice.js), details, dialogs and the help.

import { partOfLink } from "../../../shell/text/en.js";
import { facesOf, sign, WORM } from "../model/dice.js";
import { luck } from "../model/odds.js";
import { GOALS } from "../model/state.js";
import { HIGHEST_TILE, LOWEST_TILE, worms } from "../model/tiles.js";

/** @typedef {import("../model/types.d.ts").Deed} Deed */
/** @typedef {import("../model/types.d.ts").Goal} Goal */

const FACES = ["one", "two", "three", "four", "five", "worm"];

/** What a bust does. */
export const BUST_RULES = { "scores-nothing": "counts 0", "keeps-total": "keeps the score" };

/** House rules, by the names that the solver has for them. */
const RULES = {
  turnDownWithNothingToReturn: { title: "Turn over the highest tile even if the player had none to return" },
  alwaysTurnDown: { title: "Always turn over the highest tile" },
  compulsorySteal: { title: "Stealing is compulsory" },
};

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {import("../../../shell/format.js").Formats} formats */
export function words(formats) {
  const { number, percent, difference, plural } = formats;

  const die = (/** @type {number} */ count) => `${count} ${plural(count, "die", "dice")}`;
  const wormCount = (/** @type {number} */ count) => `${count} ${plural(count, "worm", "worms")}`;
  const face = (/** @type {number} */ which, count = 2) => `${FACES[which]}${plural(count, "", "s")}`;
  const facesIn = (/** @type {number} */ which, /** @type {number} */ count) => `${count} ${face(which, count)}`;
  /** The same in a sentence that may speak of worms won. @param {number} which @param {number} count */
  const diceTaken = (which, count) =>
    which === WORM ? `${count} worm ${plural(count, "die", "dice")}` : facesIn(which, count);

  /** What a player is after. @param {Goal} goal @param {number} total */
  const goalOf = (goal, total) => {
    if (goal === "atLeast") return `${total} or more`;
    if (goal === "exactly") return `exactly ${total}`;
    return total === 0 ? "average points" : `average points, less than ${total} counts 0`;
  };
  const goalNumber = (/** @type {Goal} */ goal, /** @type {number} */ value) =>
    goal === "expectedAtLeast" ? number(value, 2) : percent(value);
  /** What two shown numbers differ by: percentage points, or points. @param {Goal} goal @param {number} one @param {number} other */
  const goalDifference = (goal, one, other) => {
    const { scale, digits } = GOALS[goal];
    return difference(one * scale, other * scale, digits);
  };

  /** Whether stopping steals the tile that is wanted. @param {Goal} goal @param {number} wanted @param {number} score */
  const isSteal = (goal, wanted, score) =>
    goal === "exactly" && score === wanted && score >= LOWEST_TILE && score <= HIGHEST_TILE;

  /** What a total with a worm takes. @param {number} score */
  const tileFor = (score) => {
    if (score < LOWEST_TILE) return "takes no tile";
    if (score === LOWEST_TILE) return `takes ${score}, if available`;
    if (score > HIGHEST_TILE) return "takes the highest tile available";
    return `takes ${score} or the next lower tile`;
  };

  const loss = (/** @type {Deed} */ { back, out }) => {
    const parts = [...(back === null ? [] : [`${back} goes back`]), ...out.map((tile) => `${tile} is turned over`)];
    return parts.join(", ") || "no tile is lost";
  };
  /** The same, of a player. @param {string} name @param {Deed} deed */
  const deedBy = (name, deed) => {
    if (deed.won === null) return `${name} fails (${loss(deed)})`;
    return deed.from === null ? `${name} takes ${deed.won}` : `${name} steals ${deed.won} from ${deed.from}`;
  };
  /** @param {number} remaining */
  const allTaken = (remaining) => (remaining > 0 ? "All six faces are taken. " : "");

  /** A way in the middle of a sentence: "take 2 fives", "stop". @param {{ key: string, face?: number, count?: number }} way */
  const wayAsDeed = ({ key, face, count }) => (face === undefined ? key : `take ${diceTaken(face, count ?? 0)}`);

  /** Settings that a link tells, by their keys. */
  const names = {
    dice: "Dice in the game",
    bust: "A bust",
    throws: "Dice",
    ...Object.fromEntries(Object.entries(RULES).map(([key, { title }]) => [key, title])),
  };

  return {
    formats,
    capital,

    /** A part of a link that can't be read. @param {import("../model/table-link.js").Problem} problem */
    problem({ key, why, fact }) {
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
    dice: (/** @type {number[]} */ counts) => facesOf(counts).map(sign).join(" "),
    /** A way as plain text: "5 5", "stop". @param {{ key: string, face?: number, count?: number }} way */
    wayText: ({ key, face, count }) => (face === undefined ? key : Array(count).fill(sign(face)).join(" ")),
    wayAsDeed,
    stop: "Stop",
    roll: "Roll",
    take: "Take",
    best: "best",
    worst: "worst",

    // Goals
    goal: goalOf,
    goalTitle: (/** @type {Goal} */ goal, /** @type {number} */ total) => capital(goalOf(goal, total)),
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
    tileWorms: (/** @type {number} */ tile) => wormCount(worms(tile)),

    // Modes
    modeLabel: "What to show",
    modes: { odds: "Odds for a target", advice: "Advice for the table" },

    // Taken dice
    taken: "Taken",
    nothingTaken: "nothing yet",
    points: (/** @type {number} */ total) => `${total} ${plural(total, "point", "points")}`,
    hasWorm: "✓ worm",
    noWorm: "no worm yet",
    diceLeft: (/** @type {number} */ count) => `${die(count)} left`,
    edit: "Edit",
    done: "Done",
    oneMore: (/** @type {number} */ which) => `One more ${FACES[which]}`,
    oneFewer: (/** @type {number} */ which) => `One fewer ${FACES[which]}`,
    takenOf: (/** @type {number} */ which) => `Taken ${face(which)}`,

    // The pad
    /** Whose it is stands above, and buttons leave no room for a name. */
    whatRolled: (/** @type {boolean} */ isAtTable) => (isAtTable ? "The roll" : "Your roll"),
    rolled: (/** @type {string | null} */ name) => `${name ?? "You"} rolled`,
    turnOver: "The turn is over",
    entered: (/** @type {number} */ count, /** @type {number} */ of) =>
      `${count} of ${of}${count > of ? `: ${count - of} too many` : ""}`,
    random: "Random",
    randomHint: "Roll these dice for practice",
    rest: "The rest can't be taken",
    restHint: "All other dice show faces you have already taken",
    clear: "Clear",
    change: "Change",
    newTurn: "New turn",
    newGame: "New game",
    /** A face of the pad. @param {{ face: number, count: number, isTaken: boolean, isFull: boolean }} key */
    faceLabel: ({ face: which, count, isTaken, isFull }) =>
      `${isFull ? `Change the number of ${face(which)}` : `Add a ${FACES[which]}`}${isTaken ? ", taken" : ""}, ${count} entered`,
    howMany: (/** @type {number} */ which) => `How many ${face(which)}?`,
    setCount: (/** @type {number} */ which, /** @type {number} */ count) => `${count} ${face(which, count)}`,
    isTaken: "taken",
    takenFace: "Already taken: it can be rolled, but not taken again",

    // The answer, for a target
    goalHints: {
      atLeast: "Takes the tile from the grill.",
      exactly: "Steals the tile from the top of a stack.",
      expectedAtLeast: "The average of all results.",
    },
    keepsTotal: "The menu is set so that a bust keeps the score.",
    unreachable: (/** @type {Goal} */ goal, /** @type {number} */ total) =>
      `${capital(goalOf(goal, total))} is out of reach.`,
    wasNow: (/** @type {Goal} */ goal, /** @type {number} */ before, /** @type {number} */ after) =>
      `Was ${goalNumber(goal, before)}, now ${goalNumber(goal, after)}:`,
    verdict: (/** @type {Goal} */ goal, /** @type {number} */ before, /** @type {number} */ after) => {
      const change = goalDifference(goal, after, before);
      const expected = change.startsWith("±") ? "as expected" : "about as expected";
      return `${change}, ${{ good: "good roll", bad: "bad roll", expected }[luck(goal, before, after)]}`;
    },
    /** What a way leads to. */
    thenStop: (/** @type {Goal} */ goal, /** @type {number} */ wanted, /** @type {number} */ score) => {
      if (score === 0) return "no worm: no points";
      if (isSteal(goal, wanted, score)) return `steals tile ${score}`;
      return score < LOWEST_TILE ? `${score} points, but no tile` : tileFor(score);
    },
    thenRoll: (/** @type {number} */ remaining, /** @type {number} */ bust) =>
      `${die(remaining)}${bust > 0 ? `, bust ${percent(bust)}` : ""}`,
    thenTake: (/** @type {number} */ total, /** @type {number} */ remaining) => `makes ${total}, ${remaining} left`,
    bustLost: "Bust: there is no face you can take. The turn is lost.",
    bustKeeps: (/** @type {number} */ score) => `Bust: there is no face you can take. The turn ends with ${score}.`,
    alreadyTaken: "already taken",
    /** What a turn that has ended by itself brings. @param {{ total: number, score: number, remaining: number }} turn @param {Goal} goal @param {number} wanted */
    turnResult({ total, score, remaining }, goal, wanted) {
      const why = allTaken(remaining);
      if (score === 0) return `${why}${total} without a worm: the turn fails.`;
      if (isSteal(goal, wanted, score)) return `${why}${score} with a worm: steals tile ${score}.`;
      const missed = goal === "exactly" && score !== wanted ? `Not ${wanted}, so no steal. ` : "";
      return `${why}${missed}${score} with a worm: ${tileFor(score)}${score < LOWEST_TILE ? ", the turn fails" : ""}.`;
    },

    // The table
    tableFailed: "The table could not be loaded.",
    loss,
    deedBy,
    rules: RULES,
    houseRules: "House rules",

    bustRules: BUST_RULES,
    settings: names,
    // Details
    detailsLabel: "Details",
    panels: { "all-tiles": "All tiles", chart: "Chart", compare: "Compare", help: "Help" },
    tabs: {
      results: "Results",
      prices: "Price list",
      game: "Game",
      moves: "Moves",
      "all-tiles": "All tiles",
      chart: "Chart",
      help: "Help",
    },
    detailsFailed: (/** @type {string} */ reason) => `Tables and charts could not be loaded. (${reason})`,

    // What is announced
    announceBust: "Bust: there is no face you can take. The turn is over.",
    announceEntered: (/** @type {number} */ count, /** @type {number} */ of) => `${count} of ${of} dice entered.`,
    announcePosition: (/** @type {number} */ taken, /** @type {number} */ total, /** @type {number} */ left) =>
      taken > 0 ? `${total} points, ${die(left)} left.` : `${die(left)} to roll.`,
    announceUnreachable: (/** @type {Goal} */ goal, /** @type {number} */ total) =>
      `${capital(goalOf(goal, total))} is out of reach.`,
    announceBest: (
      /** @type {Goal} */ goal,
      /** @type {number} */ total,
      /** @type {any} */ way,
      /** @type {number} */ value,
    ) => `Best for ${goalOf(goal, total)}: ${wayAsDeed(way)}, ${goalNumber(goal, value)}.`,
  };
}
