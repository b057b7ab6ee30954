// What is said where the page plays along, in English: games with the computer, and puzzles.

import type { RummikubStrategy } from "#modules/rummikub";
import type { MatchFacts, SolutionFacts, TableProblem } from "../../model/match-facts.ts";
import type { Tally } from "../../model/score.ts";
import type { LoggedMove, Tile, TileSource } from "../../model/types.ts";
import { computerName } from "./names.ts";
import { PLAYERS } from "./players.ts";
import { LEVELS, puzzleWords } from "./puzzles.ts";
import { planWords } from "./steps.ts";
import { tileName } from "./tiles.ts";
import { type Words as GameWords, words as gameWords } from "./words.ts";

export type MatchWords = ReturnType<typeof matchWords>;

/** What each hint tells more than the one before. */
const HINTS = ["How many?", "Which tiles?", "Which sets?", "Show how", "Shown"];

/** How a joker of the table was used against the rule. */
const JOKERS: Record<Extract<TableProblem, { kind: "joker" }>["rule"], string> = {
  free: "A joker was used against the rule.",
  stands:
    "A joker of the table neither stays a tile that it stood for, nor does that tile lie on the table now in its place.",
  locked: "A set with a joker was taken apart, and the tile that the joker stood for did not come from the rack.",
  both: "A set with a joker was taken apart, and not all tiles that its jokers stood for came from the rack.",
};

/** @param computers how many players the computer plays, where it plays any */
export function matchWords(all: GameWords, computers = 0) {
  const words = computers > 0 ? gameWords(all.formats, computers) : all;
  const { formats, tiles, points, cuts, named, capital, whoIs, whoInside, whoAlone } = words;
  const { number, plural, list } = formats;
  const who = (seat: number) => (seat === 0 ? "you" : whoInside(seat));

  const winner = (winners: number[]) => {
    if (winners.length > 1) return `A tie: ${list(winners.map(who))} share the win`;
    return winners.includes(0) ? "You win" : `${list(winners.map(whoIs))} wins`;
  };

  const matchHeadline = ({ kind, seat, tiles: count, of, winners }: MatchFacts) => {
    const told = {
      deal: seat === 0 ? "Tap the tiles you drew" : `Tap the tiles for ${whoInside(seat)}`,
      tell: seat === 0 ? "Tap the tile you drew" : `Draw for ${whoInside(seat)}`,
      finding: "Looking for the puzzle…",
      solved: `Solved: ${tiles(count)}`,
      "solved-in-part": `${number(count)} of ${tiles(of)}`,
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

  const problemText = (problem: TableProblem) => {
    switch (problem.kind) {
      case "no-set":
        return `${capital(named(problem.tiles))}: ${words.noSet(problem.why)}.`;
      case "gone":
        return `The ${tileName(problem.tile)} has gone from the table.`;
      case "unknown":
        return `The ${tileName(problem.tile)} was neither on the table nor on the rack.`;
      case "nothing-played":
        return "Nothing came from the rack.";
      case "touched":
        return `Set ${number(problem.set + 1)} of the table was used; before the opening no set of the table may be.`;
      case "opening":
        return `The opening is worth ${number(problem.worth)} of ${number(problem.needed)}.`;
      case "joker":
        return JOKERS[problem.rule];
    }
  };

  return {
    ...words,
    ...planWords(words),
    matchHeadline,

    // Who plays
    seats: (counts: number[], pool: number) => ({
      // The first says what is counted.
      each: counts.map((count, nth) => `${whoAlone(nth + 1)}: ${nth === 0 ? tiles(count) : number(count)}`),
      pool: pool === 0 ? "no tiles to draw" : `${number(pool)} to draw`,
    }),
    seatsLabel: "Tiles of the others",
    ...puzzleWords(formats),

    // What there is to do
    dealHint: (seat: number, count: number, of: number) =>
      `${number(count)} of ${number(of)}. ${seat === 0 ? "Take them from the pool and tap them." : `Draw for ${whoInside(seat)} too. (You do see them.)`}`,
    tellHint: (seat: number): string =>
      seat === 0 ? "Take a tile from the pool and tap it." : "Take a tile from the pool and tap it; then forget it.",
    tellLine: (others: number[]) => `Tiles of the others are not shown here: ${list(others.map(tiles))}.`,
    /** What another has played, where several have moved: the tiles stand among the turns. */
    brief: ({ seat, opens, tiles: which, points: worth }: LoggedMove) =>
      `${whoIs(seat)} ${opens ? "opened with" : "played"} ${tiles(which.length)}${worth === null ? "" : `: ${points(worth)}`}.`,
    mineHint: (canUseTable: boolean): string =>
      canUseTable
        ? "Tap the tiles you want to play, or hold any tile, on the table too, and drag it."
        : "Tap the tiles you want to play.",
    placeHint: (count: number) => `Tap a set to put ${count === 1 ? "it" : "them"} there yourself.`,
    handHint: (worth: number, count: number) => `${points(worth)}, ${cuts(count)}.`,
    notHint: (count: number, opened: boolean, needed: number) => {
      if (!opened) return `That isn't an opening worth ${points(needed)}.`;
      return count === 1 ? "It doesn't fit on its own." : "They don't all fit.";
    },
    /** What is wrong with the table that was made by hand. */
    wrong: problemText,
    moreProblems: (count: number) => `${number(count)} more.`,
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
    matchTile: (tile: Tile, { isChosen, goes, isDrawn }: { isChosen: boolean; goes: boolean; isDrawn: boolean }) =>
      `${tileName(tile)}${goes ? ", can be played" : ""}; tap to ${isChosen ? "keep it" : "choose it"}${isDrawn ? ", just drawn" : ""}`,
    goesMark: "play",
    /** Behind the name of a tile: in the last turn it should have gone. */
    wasMissed: ", could have been played",

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
    /** A player in the list of results, and which of the computer's it is. */
    scored: (seat: number, by: RummikubStrategy | null) => {
      if (seat === 0 || computers === 0) return whoAlone(seat);
      const name = computerName(seat, computers);
      return by === null ? name : `${name} (${PLAYERS[by].name})`;
    },
    score: (score: number) => (score === 0 ? number(0) : formats.signed(score, 0)),
    gaveUp: "You gave up this game.",
    resultHeads: { who: "Player", left: "Left", score: "Score" },
    tally: ({ turns, played, missed }: Tally) => {
      const laid = `You played ${tiles(played)} in ${number(turns)} ${plural(turns, "turn", "turns")}.`;
      const compared =
        missed === 0
          ? "The strongest player would have done the same."
          : `In ${number(missed)} ${plural(missed, "turn", "turns")} the strongest player would have done otherwise; see Turns.`;
      return `${laid} ${compared}`;
    },
    solved: (solution: SolutionFacts) => {
      if (solution.kind === "fewer")
        return `You could have played ${number(solution.missing)} more ${plural(solution.missing, "tile", "tiles")}.`;
      if (solution.kind === "simplest") return "The maximum, in the simplest way.";
      return `The maximum; ${cuts(solution.least)} would do instead of ${number(solution.cuts)}. ${words.cutMeans}`;
    },
    nextPuzzle: "Next puzzle",

    // Starting
    againstTitle: "Against the computer",
    againstHint: "The app deals and plays the other players; their racks stay hidden. You get help only when you ask.",
    seatLabel: (nth: number) => `Who plays ${whoIs(nth + 1)}`,
    nobody: "nobody",
    startsLabel: "Who starts",
    bagLabel: "Tiles",
    bags: { page: "dealt by the app", typed: "from a real pool" } satisfies Record<TileSource, string>,
    bagHint: {
      page: "The app deals and draws.",
      typed: "You draw from your own pool, for the computer too, and tap the tiles drawn.",
    } satisfies Record<TileSource, string>,
    begin: "Start",
    puzzleTitle: "Puzzle",
    levelLabel: "How hard",
    levels: LEVELS,
    numberLabel: "Number",
    earlier: "Previous puzzle",
    later: "Next puzzle",
    beginPuzzle: "Open it",
  };
}
