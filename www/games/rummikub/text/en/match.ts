// What is said where the page plays along, in English: games with the computer, and puzzles.

import type { MatchFacts } from "../../model/match-facts.ts";
import type { LoggedMove, Puzzle, RummikubMove, RummikubResult, Tile, Why } from "../../model/types.ts";
import { computerName } from "./players.ts";
import type { Words as GameWords } from "./words.ts";
import { words as gameWords } from "./words.ts";

export type MatchWords = ReturnType<typeof matchWords>;

const LEVELS: Record<Puzzle["level"], string> = { easy: "easy", medium: "medium", hard: "hard" };

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What each hint tells more than the one before. */
const HINTS = ["How many?", "Which tiles?", "Which sets?", "Show how", "Shown"];

/** The words of a game against these players, which are named by them. */
export function wordsAgainst({ formats }: GameWords, players: string[]) {
  const whoAlone = (seat: number) => (seat === 0 ? "You" : computerName(players, seat));
  const isOne = (seat: number) => seat > 0 && players.length === 1;
  return gameWords(formats, {
    whoAlone,
    whoIs: (seat) => (isOne(seat) ? "The computer" : whoAlone(seat)),
    whoInside: (seat) => (isOne(seat) ? "the computer" : whoAlone(seat)),
  });
}

/** @param players the computer's, where there are any */
export function matchWords(all: GameWords, players: string[] = []) {
  const words = players.length > 0 ? wordsAgainst(all, players) : all;
  const { formats, tiles, points, cuts, named, capital, whoIs, whoInside, whoAlone, tileName } = words;
  const { number, plural, list } = formats;
  const who = (seat: number) => (seat === 0 ? "you" : whoInside(seat));

  const winner = (winners: number[]) => {
    const [first, ...more] = winners;
    if (more.length > 0) return `A tie: ${list(winners.map(who))} share the win`;
    return first === 0 ? "You win" : `${whoIs(first)} wins`;
  };

  const matchHeadline = ({ kind, seat, tiles: count, of, winners }: MatchFacts) => {
    const told = {
      deal: seat === 0 ? "Tap the tiles you drew" : `Tap the tiles for ${whoInside(seat)}`,
      tell: seat === 0 ? "Tap the tile you drew" : `Draw for ${whoInside(seat)}`,
      finding: "Looking for the puzzle…",
      solved: count >= of ? `Solved: ${tiles(count)}` : `${number(count)} of ${tiles(of)}`,
      over: winner(winners),
      waits: `${whoIs(seat)} is thinking…`,
      theirs: `${whoIs(seat)} plays ${tiles(count)}`,
      theirDraw: `${whoIs(seat)} draws`,
      theirPass: `${whoIs(seat)} passes`,
      ready: `Ready: ${tiles(count)}`,
      unfinished: "Unfinished sets",
      goes: count === 1 ? "You can play it" : `You can play all ${number(count)}`,
      not: count === 1 ? "Not on its own" : `You can't play all ${number(count)}`,
      mine: "Your turn",
      puzzle: "Play all you can",
    };
    return told[kind];
  };

  return {
    ...words,
    matchHeadline,

    // Who plays
    seats: (counts: number[], pool: number) => ({
      // The first says what is counted.
      each: counts.map((count, nth) => `${whoAlone(nth + 1)}: ${nth === 0 ? tiles(count) : number(count)}`),
      pool: pool === 0 ? "no tiles to draw" : `${number(pool)} to draw`,
    }),
    seatsLabel: "Tiles of the others",
    puzzleName: ({ level, number: which }: Puzzle) => `Puzzle ${number(which)}, ${LEVELS[level]}`,

    // What there is to do
    dealHint: (seat: number, count: number, of: number) =>
      `${number(count)} of ${number(of)}. ${seat === 0 ? "Take them from the pool and tap them." : `Draw for ${whoInside(seat)} too. (You do see them.)`}`,
    tellHint: (seat: number): string =>
      seat === 0 ? "Take a tile from the pool and tap it." : "Take a tile from the pool and tap it; then forget it.",
    tellLine: (others: number[]) =>
      others.every((count) => count === 0) ? "" : `Tiles of the others are not shown here: ${list(others.map(tiles))}.`,
    /** What somebody did, where several have moved: the tiles stand among the turns. */
    brief: (logged: LoggedMove) =>
      logged.did === "played" && logged.seat > 0
        ? `${whoIs(logged.seat)} ${logged.opens ? "opened with" : "played"} ${tiles(logged.tiles.length)}${logged.points === null ? "" : `: ${points(logged.points)}`}.`
        : words.logged(logged),
    mineHint: (canUseTable: boolean): string =>
      canUseTable
        ? "Tap the tiles you want to play, or tap a set to move tiles yourself."
        : "Tap the tiles you want to play.",
    placeHint: (count: number) => `Tap a set to put ${count === 1 ? "it" : "them"} there yourself.`,
    worthOf: ({ points: worth, cuts: count }: RummikubMove) => [points(worth), ...(count ? [cuts(count)] : [])],
    handHint: (worth: number, count: number) => `${points(worth)}, ${cuts(count)}.`,
    notHint: (count: number, opened: boolean, needed: number) => {
      if (!opened) return `That isn't an opening worth ${points(needed)}.`;
      return count === 1 ? "It doesn't fit on its own." : "They don't all fit.";
    },
    moreProblems: (count: number) => (count === 0 ? "" : ` ${number(count)} more.`),
    wrongSet: (which: Tile[], why: Why) => `${capital(named(which))}: ${lowered(words.why(why))}`,
    wrongTable: (problem: string) => `${capital(problem)}.`,
    pageCan: "The app can play these tiles in another way.",
    draw: "Draw",
    pass: "Pass",
    putBack: "Put back",
    layOwn: (count: number) => (count === 0 ? "Play" : `Play ${number(count)}`),
    hintNames: HINTS,
    /** The same for the ear. */
    hintOf: (level: number) => `Hint: ${HINTS[level]}`,
    canGo: (count: number, of: number) => `You can play ${number(count)} of ${tiles(of)}.`,
    nothingGoes: "No move.",
    noOpeningNow: (best: number, needed: number) => `You can't open: ${number(best)} of ${number(needed)} points.`,
    layThis: (count: number) => `Play it like this: ${tiles(count)}`,

    // The rack
    matchTile: (tile: Tile, isChosen: boolean, goes: boolean) =>
      `${tileName(tile)}${goes ? ", can be played" : ""}; tap to ${isChosen ? "keep it" : "choose it"}`,
    goesMark: "play",

    // The table
    matchTable: "Table",
    noSets: "No set lies on the table yet.",
    matchSet: (nth: number, which: Tile[], how: { isSet: boolean; isNew: boolean; puts: boolean }) =>
      `${capital(words.setName(nth))}: ${named(which)}${how.isSet ? "" : ", not a set"}${how.isNew ? ", new" : ""}; tap to ${how.puts ? "put the chosen tiles here" : "open it"}`,
    lifted: (which: Tile[]) => `${capital(named(which))}: tap the tiles to move, then their new place.`,
    putHere: "Put here",
    newSet: "New set",
    toRack: "To the rack",
    liftedTile: (tile: Tile, isPicked: boolean) => `${tileName(tile)}; tap to ${isPicked ? "leave it" : "take it"}`,

    // What has happened
    results: ({ left, scores }: RummikubResult) =>
      scores.map((score, seat) => ({
        who: seat > 0 && players.length > 0 ? computerName(players, seat, true) : whoAlone(seat),
        seat,
        left: points(left[seat]),
        score: `${score > 0 ? "+" : score < 0 ? "−" : ""}${number(Math.abs(score))}`,
      })),
    gaveUp: "You gave up this game.",
    resultHeads: { who: "Player", left: "Left", score: "Score" },
    tally: ({ turns, played, fewer }: ReturnType<typeof import("../../model/score.ts").tally>) => {
      if (turns === 0) return "";
      const laid = `You played ${tiles(played)} in ${number(turns)} ${plural(turns, "turn", "turns")}.`;
      const missed =
        fewer === 0
          ? "You could not have played more."
          : `In ${number(fewer)} ${plural(fewer, "turn", "turns")} you could have played more; see Turns.`;
      return `${laid} ${missed}`;
    },
    solved: ({
      tiles: count,
      of,
      cuts: own,
      least,
    }: {
      tiles: number;
      of: number;
      cuts: number | null;
      least: number | null;
    }) => {
      if (count < of) return `You could have played ${number(of - count)} more ${plural(of - count, "tile", "tiles")}.`;
      if (own === null || least === null || own <= least) return "The maximum, in the simplest way.";
      return `The maximum; ${cuts(least)} would do instead of ${number(own)}. ${words.cutMeans}`;
    },
    nextPuzzle: "Next puzzle",

    // Starting
    playTitle: "Play with the app",
    againstTitle: "Against the computer",
    againstHint: "The app deals and plays the other players; their racks stay hidden. You get help only when you ask.",
    seatLabel: (nth: number) => `Who plays ${whoIs(nth + 1)}`,
    nobody: "nobody",
    startsLabel: "Who starts",
    bagLabel: "Tiles",
    bags: { page: "dealt by the app", typed: "from a real pool" },
    bagHint: {
      page: "The app deals and draws.",
      typed: "You draw from your own pool, for the computer too, and tap the tiles drawn.",
    },
    begin: "Start",
    puzzleTitle: "Puzzle",
    puzzleHint: "Play as many tiles as you can. Harder puzzles take more of the table apart.",
    levelLabel: "How hard",
    levels: LEVELS,
    numberLabel: "Number",
    earlier: "Previous puzzle",
    later: "Next puzzle",
    beginPuzzle: "Open it",
    leaveTitle: "At a real table",
    leaveHint: "It starts empty.",
    leave: "Enter your own table",
  };
}
