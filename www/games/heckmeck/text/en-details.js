// The sentences of the details, in English: tables, charts and moves.

import { sign } from "../model/dice.js";
import { HIGHEST_TILE, LOWEST_TILE } from "../model/tiles.js";

/** @typedef {ReturnType<typeof import("./en.js").words>} GameWords */
/** @typedef {ReturnType<typeof detailWords>} DetailWords */
/** @typedef {GameWords & { details: DetailWords & import("./en-help.js").HelpWords }} Words */
/** @typedef {import("../model/types.d.ts").Goal} Goal */
/** @typedef {import("../model/types.d.ts").Deed} Deed */
/** @typedef {import("../model/types.d.ts").Result} Result */
/** @typedef {import("../model/course.js").Point} Point */
/** @typedef {{ key: string, face?: number, count?: number }} Way */

const HIGHEST_TOTAL = 40;

/** @param {GameWords} words */
export function detailWords(words) {
  const { formats, capital, facesIn, goal, goalNumber, goalTitle, loss, lossDone, wayAsDeed, wayText } = words;
  const { number, inPercent, apart, percent, list } = formats;

  const goalNames = { atLeast: "at least", exactly: "exactly", expectedAtLeast: "points" };

  /** Marks with what they stand for, for those who don't see them. */
  const marks = { best: "★", steal: "⇄", fail: "✕", none: "–" };

  /** A choice for the ear: "2 fives", "stop". @param {Way} way */
  const wayInWords = ({ key, face, count = 0 }) => (face === undefined ? key : facesIn(face, count));

  /** What is played for, after "for". @param {Goal} of @param {number} total */
  const aim = (of, total) => {
    if (of !== "expectedAtLeast") return goal(of, total);
    return total === 0 ? "points" : `points (less than ${total} counting 0)`;
  };

  /** A row of the table of one choice. @param {Goal} of */
  const evaluation = (of) => (of === "expectedAtLeast" ? `${goalNames[of]} (average)` : goalNames[of]);

  /** What all curves show at a total. @param {Goal} of @param {number} total @param {{ name: string, number: number }[]} curves */
  const readOff = (of, total, curves) =>
    `${goalTitle(of, total)}: ${curves.map(({ name, number }) => `${name} ${goalNumber(of, number)}`).join(", ")}`;

  /** A chance that stays in its line. @param {number} chance */
  const share = (chance) => `${inPercent(chance)}%`;

  /** What led to a point of the game. @param {Point} point */
  const happened = ({ kind, note }) => {
    if (!note?.deed) return kind === "start" ? "The table at the start" : "The table was changed by hand";
    const { won, from } = note.deed;
    if (won === null && !note.bust && note.steps.at(-1)?.picked === "stop")
      return `${note.name} stopped without a tile (${lossDone(note.deed)})`;
    if (won === null) return `${note.name} failed (${lossDone(note.deed)})`;
    return from === null ? `${note.name} took ${won}` : `${note.name} stole ${won} from ${from}`;
  };

  /** @param {Point} point */
  const pointTitle = (point) =>
    point.kind === "turn" ? `After turn ${point.turn}: ${happened(point)}.` : `${happened(point)}.`;

  return {
    marks,
    wayInWords,

    // All tiles
    shownLabel: "Numbers in the table",
    goalNames,
    shown: { ...goalNames, all: "one choice" },
    columnsLabel: "Columns",
    columns: { tiles: "tiles", all: "all totals" },
    choice: "Choice",
    tableScrolls: "Table, scrolls sideways",
    noChoices: "No choices to show.",
    copy: "Copy as CSV",
    save: "Download CSV",
    hide: "hide",
    hideWay: (/** @type {Way} */ way) => `Hide ${wayInWords(way)} from table and chart`,
    hiddenWays: "Hidden:",
    show: "show",
    showWay: (/** @type {Way} */ way) => `Show ${wayInWords(way)} again`,
    evaluation,
    /** A number of the table. Its unit stands above. @param {Goal} of @param {number} value */
    cell: (of, value) => (of === "expectedAtLeast" ? number(value, 2) : inPercent(value)),
    /** What the table shows. @param {Goal | "all"} of */
    tableHint: (of) => {
      const what = {
        atLeast: "The best chance, in percent, of ending the turn on each total or more.",
        exactly: "The best chance, in percent, of ending the turn on exactly each total.",
        expectedAtLeast: "Average points if results below the total count 0.",
        all: "Everything about one choice: its chances in percent, and its average points if results below the total count 0.",
      }[of];
      return of !== "all" ? `${what} ${marks.best} marks the best choice for a total.` : what;
    },
    csvOfGoal: (/** @type {Goal} */ of) => `choice (${goalNames[of]})`,
    csvOfWay: (/** @type {Way | undefined} */ way) => `choice (all evaluations of ${way ? wayText(way) : "none"})`,
    csvFile: "heckmeck.csv",

    // The chart
    linesLabel: "Lines",
    bestOfAll: "best of all",
    /** A label of the axis. @param {Goal} of @param {number} value */
    level: (of, value) => {
      if (of !== "expectedAtLeast") return `${number(value * 100)}%`;
      return number(value, Number.isInteger(value) ? 0 : 1);
    },
    chartHint: (/** @type {boolean} */ namesBest) =>
      `${namesBest ? "The strip at the top names the best choice for each total. " : ""}Touch the chart or move the slider to read it off.`,
    slider: "Total to read off",
    readOff,
    chartLabel: (/** @type {Goal} */ of, /** @type {string} */ read) => `${capital(goalNames[of])}, by total. ${read}`,
    /** The best at a total. @param {Goal} of @param {number} total @param {{ way: Way, number: number } | null} best */
    reading: (of, total, best) =>
      best
        ? `${goalTitle(of, total)}: best is to ${wayAsDeed(best.way)}, ${goalNumber(of, best.number)}`
        : goalTitle(of, total),
    /** A choice in as little room as possible: "55". @param {Way} way */
    wayBrief: ({ key, face, count = 0 }) => (face === undefined ? key : sign(face).repeat(count)),

    // Two faces compared
    compareTitle: "Compare dice",
    inColumns: "columns",
    inRows: "rows",
    firstFace: "First face",
    secondFace: "Second face",
    compareHint: (/** @type {Goal} */ of, /** @type {number} */ total) =>
      `If a roll shows both faces: which of them to take for ${aim(of, total)}, and by how many ${of === "expectedAtLeast" ? "points" : "percentage points"} it is better. The headings show what each take is worth by itself.`,
    noTwoFaces: "There are no two faces left to choose between.",
    compareScrolls: "Comparison, scrolls sideways",
    corner: (/** @type {number} */ rows, /** @type {number} */ columns) => `${sign(rows)} ╲ ${sign(columns)}`,
    equal: "equal",
    times: (/** @type {number} */ count) => `×${count}`,
    preferred: (/** @type {number} */ face, /** @type {number} */ count) => `${facesIn(face, count)}, `,

    // Results and prices
    noTurn: "There is no turn to play.",
    resultsHint: "How likely each result of this turn is if you follow the advice.",
    shownLater: "Shown after your move, like the advice.",
    resultsPicture: "The chance of each tile and of no tile; the table below has the numbers.",
    kinds: { grill: "from the grill", steal: `${marks.steal} stolen`, fail: `${marks.fail} no tile` },
    /** A bar's number, in percent; "" where that is nothing. @param {Result["result"]} kind @param {number} chance */
    bar: (kind, chance) => {
      const shown = number(chance * 100);
      return shown === "0" ? "" : `${kind === "steal" ? marks.steal : ""}${shown}`;
    },
    resultHeads: ["Result", "Chance"],
    /** @param {Result} result @param {string[]} names @param {Deed} failing */
    result: ({ result, tile, from = 0 }, names, failing) => {
      if (result === "fail") return `${marks.fail} no tile: ${loss(failing)}`;
      return result === "steal" ? `${marks.steal} ${tile} stolen from ${names[from]}` : `${tile} from the grill`;
    },
    chance: percent,
    pricesHint:
      "What stopping on each total is worth, with a worm among the dice. * marks a tile that is not available: that total takes the next lower tile, if there is one.",
    priceHeads: { win: ["Points", "Brings", "Chance to win"], worms: ["Points", "Brings", "Worms"] },
    /** @param {{ total: number, isLast: boolean }} line */
    priceTotal: ({ total, isLast }) => {
      if (total === 0) return `Bust, no worm, or less than ${LOWEST_TILE}`;
      return isLast ? `${HIGHEST_TILE + 1} to ${HIGHEST_TOTAL}` : String(total);
    },
    gone: "*",
    goneInWords: ", not available",
    /** @param {Result} result @param {string[]} names */
    brings: ({ result, tile, from = 0 }, names) => {
      if (result === "fail") return "no tile";
      return result === "steal" ? `${tile} from ${names[from]}` : String(tile);
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
    /** @param {string} read */
    gamePicture: (read) => `Each player's chance to win, by turn. ${read}`,
    turnSlider: "Turn to read off",
    pointTitle,
    /** What is read off at a point. @param {Point} point @param {string[]} names @param {number[] | null} chances */
    gameRead: (point, names, chances) =>
      `${pointTitle(point)} ${chances ? `${list(names.map((name, player) => `${name} ${percent(chances[player])}`).slice(0, chances.length))}.` : ""}`,
    /** @param {number[] | null} chances @param {number} player */
    chanceOf: (chances, player) => (player < (chances?.length ?? 0) ? percent(chances?.[player] ?? 0) : marks.none),
    /** The same where the unit stands above. @param {number[] | null} chances @param {number} player */
    cellOf: (chances, player) => (player < (chances?.length ?? 0) ? inPercent(chances?.[player] ?? 0) : marks.none),
    goToThis: "Go to this turn",
    isThere: "This is the table now.",
    /** @param {Point} point */
    goTo: ({ kind, turn }) => {
      if (kind === "turn") return `Go to turn ${turn}`;
      if (kind === "start") return "Go to the start";
      return turn === 0 ? "Go to the change by hand at the start" : `Go to the change by hand after turn ${turn}`;
    },
    replay: (/** @type {Point} */ { turn }) => `Replay turn ${turn}`,
    turningTitle: "Turning points",
    /** @param {Point} point @param {string} name @param {number} before @param {number} after */
    turning: (point, name, before, after) => `${happened(point)}: ${name} ${share(before)}\u00a0→\u00a0${share(after)}`,
    turnHead: "Turn",
    happenedHead: "What happened",
    courseCaption: "Win chances (%)",
    gameScrolls: "Turns, scroll sideways",
    /** A turn in a narrow column. @param {Point} point */
    turnName: ({ kind, turn }) => (kind === "turn" ? String(turn) : kind === "start" ? "Start" : marks.none),
    happened,
    luckiest: "Luckiest roll",
    /** @param {string} name @param {{ before: number, after: number }} luck */
    luckyRoll: (name, { before, after }) => `${name}'s chance to win rose from ${share(before)} to ${share(after)}.`,
    toGame: "See the game as a curve",

    // Moves
    movesHint:
      "The latest turn comes first, with what each choice was worth: the chance to win in percent, or worms. The framed one was made.",
    noMoves: "Every choice made with dice on this page is listed here, with what it cost compared with the best.",
    allTurns: "Show all turns",
    rolled: "rolled",
    bust: "Bust",
    taken: ", made",
    /** What a choice gave away: the difference of two shown numbers. @param {number} best @param {number} picked @param {import("../model/types.d.ts").Aim | undefined} aim */
    cost: (best, picked, aim) =>
      aim === "win"
        ? `cost ${apart(best * 100, picked * 100, 1)} points of win chance`
        : `cost ${apart(best, picked, 2)} worms`,

    // Help
    aim,
  };
}
