// Every sentence of the page of Tile rummy that is needed at first, in English. Those of the details, the dialogs and the
// help are loaded with them.

import type { Formats } from "../../../../shell/format.ts";
import { standardWords } from "../../../../shell/text/en/standard.ts";
import { partOfLink } from "../../../../shell/text/en/words.ts";
import type { Facts, JokerGoes } from "../../model/facts.ts";
import { isJoker } from "../../model/tiles.ts";
import type {
  Gives,
  LoggedMove,
  Lying,
  Objective,
  Place,
  Plan,
  RummikubAdvice,
  TableSet,
  Tile,
  Why,
} from "../../model/types.ts";
import type { Why as WhyBest } from "../../model/why.ts";
import { entryWords, STROKE_WHY } from "./entry.ts";
import { stepWords } from "./steps.ts";
import { COLOURS, tileName } from "./tiles.ts";

export type Words = ReturnType<typeof words>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Of the others by the place of one of them, from 1 on. */
const seatName = (seat: number) => (seat === 0 ? "You" : `Player ${seat + 1}`);

/** Settings that a link tells, by their keys. */
const SETTINGS = {
  rack: "Rack",
  table: "Table",
  loose: "Loose tiles",
  came: "Tiles they played",
  entry: "Set being entered",
  keep: "Tiles to keep",
  play: "Tiles to play",
  opening: "Opening",
  jokers: "Jokers on the table",
  others: "Tiles of the others",
  by: "Game with the computer",
  puzzle: "Puzzle",
  work: "Tiles moved by hand",
};

/** Why something can't be, but for a tile that is used up. */
const WHYS: Record<string, (tile: string) => string> = {
  few: () => "A set needs at least three tiles.",
  mixed: () => "A run has one colour, a group has one number.",
  end: () => "A run lies between 1 and 13.",
  order: (tile) => `The ${tile} is out of order: the numbers of a run rise by one.`,
  colour: (tile) => `Two tiles of one colour: ${tile}. All colours of a group differ.`,
  many: () => "A group has at most four tiles.",
  twice: (tile) => `The ${tile} is in this set already.`,
  joker: (tile) => `The joker stands for the ${tile} here. Take it back first.`,
  none: (tile) => `There is no ${tile} here to remove.`,
  looseJoker: () => "A joker can lie loose only if jokers are free: enter its set.",
  noSets: () => "These loose tiles don't make sets.",
  notOwn: () => "Only tiles from your rack can be put back there.",
  stroke: () => STROKE_WHY,
};

/** What the page calls whoever has a seat: at the beginning of a sentence, inside of one, and alone. */
export type Names = Record<"whoIs" | "whoInside" | "whoAlone", (seat: number) => string>;

const SEATS: Names = { whoIs: seatName, whoInside: seatName, whoAlone: seatName };

export function words(formats: Formats, names: Names = SEATS) {
  const { whoIs } = names;
  const { number, plural, list, percent } = formats;

  const points = (count: number) => `${number(count)} ${plural(count, "point", "points")}`;
  const tiles = (count: number) => `${number(count)} ${plural(count, "tile", "tiles")}`;
  const sets = (count: number) => `${number(count)} ${plural(count, "set", "sets")}`;
  const cuts = (count: number) => `${number(count)} ${plural(count, "cut", "cuts")}`;
  const setName = (nth: number) => `set ${number(nth + 1)}`;
  const named = (tiles: Tile[]) => list(tiles.map(tileName));
  const { lying, stepText } = stepWords(formats);

  const placeName = (place: Place) => {
    if (typeof place === "number") return `in ${setName(place)}`;
    return {
      rack: "on your rack",
      loose: "loose on the table",
      came: "among the tiles they played",
      entry: "in the set you are entering",
    }[place];
  };

  const why = ({ name, tile = "", places = [] }: Why) => {
    if (name !== "used") return WHYS[name](tileName(tile));
    const both = `Both ${isJoker(tile) ? "jokers" : `${tileName(tile)}s`}`;
    const [one, other] = places.map(placeName);
    // Where another rack has one, nobody is told which.
    if (other === undefined) return `${both} have been drawn.`;
    const where = one === other ? one : `one ${one}, one ${other}`;
    return `${both} are in sight: ${where}.`;
  };

  const headline = ({ kind, tiles: count, of, waits, opens, wins }: Facts) => {
    const told = {
      empty: "Tap your tiles",
      won: "You win",
      theirs: `They played ${tiles(count)}`,
      nothing: waits ? "You can't play yet" : "Draw a tile",
      "no-opening": waits ? "You can't open yet" : "Draw a tile: you can't open",
      "no-arrangement": "The loose tiles make no sets",
      wishes: "No move with these wishes",
    };
    if (kind !== "move") return told[kind];
    const how = waits ? "Next: " : "";
    if (wins)
      return capital(
        `${how}play ${of === 1 ? "your last tile" : of === 2 ? "both tiles" : `all ${tiles(of)}`} and win`,
      );
    return capital(`${how}${opens ? "open with" : "play"} ${number(count)} of ${tiles(of)}`);
  };

  const logged = ({ seat, did, tiles: which, points: worth, opens }: LoggedMove) => {
    const who = whoIs(seat);
    if (did === "passed") return `${who} passed.`;
    if (did === "drew") return which.length > 0 ? `${who} drew the ${named(which)}.` : `${who} drew a tile.`;
    const what = `${who} ${opens ? "opened with" : "played"} ${named(which)}`;
    return worth === null ? `${what}.` : `${what}: ${points(worth)}.`;
  };

  /** What the player did, and what was possible. */
  const compared = ({ did, tiles: which, best }: LoggedMove) => {
    if (!best || best.tiles === 0) return "";
    return did === "played" && which.length >= best.tiles
      ? "No more was possible."
      : `You could have played ${tiles(best.tiles)}.`;
  };

  return {
    ...standardWords,
    ...entryWords,
    formats,
    percent,
    capital,
    name: "Tile rummy",
    fileHint: "Rack and table, the turns, the rules and the settings.",
    /** A part of a link that can't be read. */
    problem: ({ key }: { key: string }) => partOfLink(key, SETTINGS),
    settings: SETTINGS,
    points,
    tiles,
    sets,
    cuts,
    tileName,
    setName,
    named,
    ...names,
    why,
    logged,
    compared,

    // The answer
    headline,
    emptyHint: (count: number) =>
      `${count === 0 ? "" : `${tiles(count)} so far. `}Then the table, set by set: swipe over the tiles to lay a set.`,
    worth: ({
      points: worth,
      cuts: count,
      opening,
      needed,
      proved,
      most,
    }: {
      points: number;
      cuts: number | null;
      opening: number | null;
      needed: number;
      proved: boolean;
      most: number;
    }) => [
      points(worth),
      ...(opening === null ? [] : [`opens with ${number(opening)} (needs ${number(needed)})`]),
      ...(count === null || count === 0 ? [] : [cuts(count)]),
      proved ? "best possible" : `perhaps not the best: at most ${tiles(most)}`,
    ],
    counts: ({ stays, move, apart }: Plan) => {
      const added = move.sets.filter(({ change }) => change === "added").length;
      const told = (
        [
          [stays.length, plural(stays.length, "stays", "stay")],
          [added, `${plural(added, "gets", "get")} tiles`],
          [apart, "taken apart"],
        ] as [number, string][]
      ).filter(([count]) => count > 0);
      // The first says what is counted.
      return told.map(([count, what], nth) => `${nth === 0 ? sets(count) : number(count)} ${what}`);
    },
    /** The sets of the table that a move touches. */
    touched: (touched: Lying[], all: number) => {
      if (all === 0) return "";
      if (touched.length === 0) return "No set on the table changes.";
      const which = list([...new Set(touched.map((heap) => lying(heap)))]);
      return touched.length === 1
        ? `Only ${which} changes.`
        : `Of ${sets(all)} ${number(touched.length)} change: ${which}.`;
    },
    wouldHelp: ({ helpful, unseen }: { helpful: number; unseen: number }) =>
      helpful === 0
        ? `None of the ${number(unseen)} unseen tiles would help`
        : `${number(helpful)} of the ${number(unseen)} unseen tiles would help`,
    drawChance: ({ helpful, unseen, chance }: { helpful: number; unseen: number; chance: number }) =>
      `${number(helpful)} of ${number(unseen)} unseen tiles help: ${percent(chance)}. Tap the tile you drew.`,
    drawHint: "Tap the tile you drew.",
    noOpening: (best: number, needed: number) => `${number(best)} of ${number(needed)} points`,
    playComputer: "Play the computer, or a puzzle",
    sentences: (parts: string[]) => `${parts.join(". ")}.`,
    opened: "I have opened",
    noArrangementHint: "Check them against the table: one is missing, or one too many.",
    wishesHint: "The tiles you want to play can't all be played, or a tile you keep is needed.",
    dropWishes: "Reset",
    won: "Your rack is empty.",
    working: "That is a lot of tiles: working it out …",
    iDrew: "I drew a tile",
    /** Whose turn it is while the player waits; 0 if that is not kept. */
    theirTurn: (seat: number) => (seat === 0 ? "Your turn is over." : `${whoIs(seat)}'s turn.`),
    /** The move that the page knows and the player has not looked at. */
    doneUnseen: "I have played it",
    nextHint: ["", "Hint: which tiles?", "Hint: which sets?", "Show how"],
    objective: "How to choose",
    objectives: { simple: "simplest", tiles: "most tiles", points: "most points", best: "strongest" },
    /** @param waits whether the strongest player would draw */
    gives: (objective: Objective, gives: Gives | null, waits: boolean) => {
      if (!gives) return objective === "best" && waits ? "draw" : "–";
      if (objective === "points") return `${points(gives.points)}`;
      return objective !== "simple" || gives.cuts === null ? tiles(gives.tiles) : cuts(gives.cuts);
    },
    /** What another wish would change. */
    instead: (objective: Objective, now: Gives, other: Gives) => {
      const change = (by: number, of: (count: number) => string) =>
        by === 0 ? [] : [`${of(Math.abs(by))} ${by > 0 ? "more" : "fewer"}`];
      const told = [
        ...change(other.tiles - now.tiles, tiles),
        ...change(other.points - now.points, points),
        ...(now.cuts === null || other.cuts === null || now.cuts === other.cuts
          ? []
          : [`${cuts(other.cuts)} instead of ${number(now.cuts)}`]),
      ];
      return `${{ tiles: "Most tiles", points: "Most points", simple: "Simplest", best: "Strongest" }[objective]}: ${told.join(", ")}.`;
    },
    keepJokers: "keep jokers",
    /** Beside that, why one goes all the same. */
    jokerGoes: { wish: "played as you asked", win: "needed to win", open: "needed to open" } satisfies Record<
      JokerGoes,
      string
    >,
    cutMeans: "A cut splits a set on the table in two.",
    whyKeepJokers: "Between two computer players, keeping jokers for the winning move wins about 60 of 100 games.",
    /** Why the best move is that. */
    whyBest: ({ more, adding }: WhyBest) =>
      adding === 0
        ? "Best because nothing can go without rearranging the table."
        : `Best because rearranging the table plays ${tiles(more)} more.`,
    /** What kept jokers would bring. */
    withJokers: (jokers: number, more: number) =>
      `${jokers === 1 ? "With your joker" : "With both your jokers"} you could play ${number(more)} more.`,
    playIt: "Play it",
    bestWeighs:
      "Plays like the strongest computer player: most tiles, then most points. It keeps jokers to win, or to open late, and near the end draws if likely enough to win next turn.",
    /** Why the strongest player draws. */
    waits: ({ wait, winning, unseen }: RummikubAdvice) =>
      wait === "joker"
        ? "You could open, but only with a joker: the strongest player keeps it and draws"
        : `The strongest player draws: with ${number(winning ?? 0)} of the ${number(unseen)} unseen tiles your whole rack goes next turn`,
    rackLabel: "Your rack",
    /** A tile of the rack, and what a tap on it does. */
    rackTile: (
      tile: Tile,
      { goes, wished, isTaking }: { goes: boolean | null; wished: "keep" | "play" | null; isTaking: boolean },
    ) => {
      const name = tileName(tile);
      if (isTaking) return `${name}; tap to remove it`;
      if (wished) return `${name}, ${wished === "keep" ? "to be kept" : "must be played"}; tap to leave that open`;
      if (goes === null) return name;
      return goes ? `${name}, to be played; tap to keep it` : `${name}, stays; tap to play it`;
    },
    wishMarks: { keep: "keep", play: "must" },

    // The plan
    planTitle: "How to do it",
    lying: (heap: Lying) => lying(heap),
    stepText,
    stepDone: (count: number) => `${number(count)} done; tap to go back a step`,
    doneSteps: (count: number) => `✓ ${number(count)} done`,
    tickStep: (what: string) => `${what}; tap when done`,
    allTicked: "All steps are done.",
    tableUnknown: "The sets of the loose tiles are not known, so the plan can't say which of them stay.",
    stays: (count: number) => `Leave ${sets(count)} alone`,
    done: (count: number) => `Done: ${tiles(count)} on the table`,
    theirsTitle: "How the tiles may lie",
    theirsFact: (count: number) => (count === 0 ? "without a cut" : `with ${cuts(count)}, the fewest possible`),
    /** @param count how many have been entered: fewer than a set has may go on */
    theirsNone: (count: number): string =>
      count < 3 ? "Tap the rest of what they put down." : "They don't fit into sets: check them, or leave them loose.",
    justDrawn: ", just drawn",
    accept: "They lie like this",
    leaveLoose: "Leave loose",

    // The pad
    padTitle: "Tiles",
    targetLabel: "What a tap enters",
    targets: { rack: "Rack", set: "Set", loose: "Loose", theirs: "Theirs", draw: "Draw" },
    folds: {
      tiles: { mark: "tiles", label: "Show the tiles" },
      plan: { mark: "plan", label: "Hide the tiles and show the plan" },
      rest: { mark: "more", label: "Hide the tiles and show more" },
    },
    inSight: ({ rack, table, sets: count, unseen }: { rack: number; table: number; sets: number; unseen: number }) =>
      `Rack ${number(rack)} · table ${number(table)}${count === 0 ? "" : ` in ${sets(count)}`} · unseen ${number(unseen)}`,
    take: "Remove",
    takeMark: "−",
    takeHint: "Tap the tiles to remove.",
    typeIt: "Type",
    correctHint: (set: Lying) => `${capital(lying(set))}: tap tiles in or out.`,
    emptied: (set: Lying) => `${capital(lying(set))} is gone.`,
    lay: "Lay",
    pendingMark: "Not laid:",
    pending: (which: Tile[]) => `${which.length === 0 ? "A set" : `Not laid: ${named(which)}`}; tap to finish it`,
    remove: "Remove",
    asGroup: "as group",
    asRun: "as run",
    drop: "Back",
    loosen: "Loose",
    loosenLabel: "Take this set apart: its tiles lie loose",
    takeOut: (tile: Tile) => `${tileName(tile)}; tap to remove it`,
    looseHint: (count: number) => (count === 0 ? "Tiles on the table, without their sets." : `Loose: ${tiles(count)}`),
    /** @param held how many tiles they have, where that is kept */
    theirsHint: (who: string, held?: number) =>
      held === undefined ? "Tap what they put on the table." : `${who}, ${tiles(held)}: tap what they put down.`,
    theyDrew: (who: string) => `${who} drew`,
    they: "They",
    typed: (typed: string) => {
      const colours = [...typed].filter((letter) => COLOURS[letter]).map((letter) => COLOURS[letter]);
      return `${colours.join(", ")} ${typed.replace(/\D/g, "")}…`;
    },
    /** A tile of the grid, how often it is in sight, and what it would bring. */
    cell: (tile: Tile, { rack, table }: { rack: number; table: number }, brings: number | null) =>
      [
        tileName(tile),
        ...(rack > 0 ? [`${number(rack)} on your rack`] : []),
        ...(table > 0 ? [`${number(table)} on the table`] : []),
        ...(rack + table === 2 ? ["all in sight"] : []),
        ...(brings ? [`would bring ${tiles(brings)}`] : []),
      ].join(", "),
    brings: (count: number) => `+${number(count)}`,

    // Details
    tabs: { table: "Table", moves: "Turns", help: "Help" },

    // What is announced
    announce: (sentences: string[]) => sentences.map((sentence) => `${sentence}.`),
    laid: ({ tiles: which }: TableSet, nth: number) => `${capital(setName(nth))}: ${named(which)}.`,
    entered: (which: Tile[]) => (which.length === 0 ? "The set is empty." : `Set: ${named(which)}.`),
    changed: (tile: Tile, count: number, place: "rack" | "loose" | "came") =>
      `${capital(tileName(tile))}: ${number(count)} ${placeName(place)}.`,
    changedAll: (which: Tile[], place: "rack" | "loose" | "came") => `${capital(named(which))}: ${placeName(place)}.`,
  };
}
