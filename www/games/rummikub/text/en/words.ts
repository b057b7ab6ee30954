// Every sentence of the page of Tile rummy that is needed at first, in English. Those of the details, the dialogs and the
// help are loaded with them.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/en/standard.ts";
import { partOfLink } from "../../../../shell/text/en/words.ts";
import type { Facts } from "../../model/facts.ts";
import type { LinkProblem } from "../../model/link.ts";
import type { RackTile } from "../../model/rack-tile.ts";
import { isNoSet } from "../../model/sets.ts";
import { isJoker, type Typed } from "../../model/tiles.ts";
import type { LoggedMove, Place, TableSet, Tile, Why, WhyNoSet } from "../../model/types.ts";
import { entryWords, STROKE_WHY } from "./entry.ts";
import { seatNames } from "./names.ts";
import { COLOURS, tileName } from "./tiles.ts";

export type Words = ReturnType<typeof words>;

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

/** Why tiles are no set, as a part of a sentence. */
const NO_SETS: Record<WhyNoSet["name"], (tile: Tile) => string> = {
  few: () => "a set needs at least three tiles",
  mixed: () => "a run has one colour, a group has one number",
  end: () => "a run lies between 1 and 13",
  order: (tile) => `the ${tileName(tile)} is out of order: the numbers of a run rise by one`,
  colour: (tile) => `two tiles of one colour: ${tileName(tile)}; all colours of a group differ`,
  many: () => "a group has at most four tiles",
  jokers: () => "a set may have only one joker",
};

/** Why something can't be, but for a tile that is used up. */
const WHYS: Record<Exclude<Why["name"], WhyNoSet["name"] | "used">, (tile: Tile) => string> = {
  joker: (tile) => `The joker stands for the ${tileName(tile)} here. Take it back first.`,
  none: (tile) => `There is no ${tileName(tile)} here to remove.`,
  looseJoker: () => "A joker can lie loose only if jokers are free: enter its set.",
  jokersTogether: () => "A set on the table has two jokers: mend it first.",
  noSets: () => "These loose tiles don't make sets.",
  notOwn: () => "Only tiles from your rack can be put back there.",
  stroke: () => STROKE_WHY,
};

/** Behind the name of a tile of the rack. */
const ON_RACK: Record<RackTile, string> = {
  removes: "; tap to remove it",
  kept: ", to be kept; tap to leave that open",
  must: ", must be played; tap to leave that open",
  goes: ", to be played; tap to keep it",
  stays: ", stays; tap to play it",
  plain: "",
};

/** @param computers how many of the players the computer plays, where it plays any */
export function words(formats: Formats, computers = 0) {
  const names = seatNames(computers);
  const { whoIs } = names;
  const { number, plural, list, percent } = formats;

  const points = (count: number) => `${number(count)} ${plural(count, "point", "points")}`;
  const tiles = (count: number) => `${number(count)} ${plural(count, "tile", "tiles")}`;
  const sets = (count: number) => `${number(count)} ${plural(count, "set", "sets")}`;
  const cuts = (count: number) => `${number(count)} ${plural(count, "cut", "cuts")}`;
  const setName = (nth: number) => `set ${number(nth + 1)}`;
  const named = (tiles: Tile[]) => list(tiles.map(tileName));

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
    if (isNoSet(name)) return `${capital(NO_SETS[name](tile))}.`;
    if (name !== "used") return WHYS[name](tile);
    const both = `Both ${isJoker(tile) ? "jokers" : `${tileName(tile)}s`}`;
    const [one, other] = places;
    // Where another rack has one, nobody is told which.
    if (one === undefined || other === undefined) return `${both} have been drawn.`;
    const where = one === other ? placeName(one) : `one ${placeName(one)}, one ${placeName(other)}`;
    return `${both} are in sight: ${where}.`;
  };

  const headline = ({ kind, tiles: count, of, waits, opens, wins, jokers }: Facts) => {
    const joker = plural(jokers, "joker", "jokers");
    const told = {
      empty: "Tap your tiles",
      won: "You win",
      theirs: `They played ${tiles(count)}`,
      nothing: waits ? "You can't play yet" : "Draw a tile",
      "no-opening": waits ? "You can't open yet" : "Draw a tile: you can't open",
      "keep-joker": waits ? `Next: keep the ${joker}` : `Draw: keep the ${joker}`,
      "draw-to-win": waits ? "Next: draw to win" : "Draw to win",
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

  return {
    ...standardWords,
    ...entryWords,
    formats,
    computers,
    percent,
    capital,
    name: "Tile rummy",
    fileHint: "Rack and table, the turns, the rules and the settings.",
    /** A part of a link that can't be read. */
    problem: ({ key, noSet }: LinkProblem) =>
      noSet
        ? `set ${number(noSet.nth + 1)} on the table, ${named(noSet.tiles)} (${NO_SETS[noSet.why.name](noSet.why.tile ?? "")}${noSet.isLoose ? "; its tiles count as loose" : ""})`
        : partOfLink(key, SETTINGS),
    noSet: ({ name, tile = "" }: WhyNoSet) => NO_SETS[name](tile),
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

    // The answer
    headline,
    emptyHint: (count: number) =>
      `${count === 0 ? "" : `${tiles(count)} so far. `}Then the table, set by set: swipe over the tiles to lay a set.`,
    wouldHelp: ({ helpful, unseen }: { helpful: number; unseen: number }) =>
      helpful === 0
        ? `None of the ${number(unseen)} unseen tiles would help`
        : `${number(helpful)} of the ${number(unseen)} unseen tiles would help`,
    drawChance: ({ helpful, unseen, chance }: { helpful: number; unseen: number; chance: number }) =>
      `${number(helpful)} of ${number(unseen)} unseen tiles help: ${percent(chance)}. Tap the tile you drew.`,
    drawHint: "Tap the tile you drew.",
    playComputer: "Play the computer, or a puzzle",
    sentences: (parts: string[]) => `${parts.join(". ")}.`,
    opened: "I have opened",
    working: "That is a lot of tiles: working it out …",
    /** Whose turn it is while the player waits; 0 if that is not kept. */
    theirTurn: (seat: number) => (seat === 0 ? "Your turn is over." : `${whoIs(seat)}'s turn.`),
    cutMeans: "A cut splits a set on the table in two.",
    rackLabel: "Your rack",
    /** A tile of the rack, and what a tap on it does. */
    rackTile: (tile: Tile, told: RackTile, isDrawn: boolean) =>
      `${tileName(tile)}${ON_RACK[told]}${isDrawn ? ", just drawn" : ""}`,

    /** @param isBegun whether fewer have been entered than a set has */
    theirsNone: (isBegun: boolean): string =>
      isBegun ? "Tap the rest of what they put down." : "They don't fit into sets: check them, or leave them loose.",

    // The pad
    padTitle: "Tiles",
    targetLabel: "What a tap enters",
    targets: { rack: "Rack", set: "Table", theirs: "They played", draw: "I drew" },
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
    correctHint: "Tap tiles in or out.",
    pendingMark: "Not laid:",
    pending: (which: Tile[]) => `${which.length === 0 ? "A set" : `Not laid: ${named(which)}`}; tap to finish it`,
    /** How the table lies, as can be counted there. */
    lies: ({ tiles: count, sets: many }: { tiles: number; sets: number }) => `${tiles(count)} in ${sets(many)}`,
    /** @param isToDraw whether the player can play nothing */
    cameHint: (isToDraw: boolean): string =>
      isToDraw ? "Tap what they laid, or the tile you drew." : "Tap what they laid.",
    /** @param held how many tiles they have */
    theirsHint: (seat: number, held: number) => `${whoIs(seat)}, ${tiles(held)}: tap what they put down.`,
    typed: ({ colours, digits }: Typed) => `${colours.map((colour) => COLOURS[colour]).join(", ")} ${digits}…`,
    /** A tile of the grid, how often it is in sight, and what it would bring. */
    cell: (
      tile: Tile,
      { rack, table, isUsedUp }: { rack: number; table: number; isUsedUp: boolean },
      brings: number | null,
    ) =>
      [
        tileName(tile),
        ...(rack > 0 ? [`${number(rack)} on your rack`] : []),
        ...(table > 0 ? [`${number(table)} on the table`] : []),
        ...(isUsedUp ? ["all in sight"] : []),
        ...(brings ? [`would bring ${tiles(brings)}`] : []),
      ].join(", "),
    brings: (count: number) => `+${number(count)}`,

    // Details
    tabs: { table: "Table", moves: "Turns" },

    // What is announced
    announce: (sentences: string[]) => sentences.map((sentence) => `${sentence}.`),
    laid: ({ tiles: which }: TableSet, nth: number) => `${capital(setName(nth))}: ${named(which)}.`,
    entered: (which: Tile[]) => (which.length === 0 ? "The set is empty." : `Set: ${named(which)}.`),
    changed: (tile: Tile, count: number, place: "rack" | "loose" | "came") =>
      `${capital(tileName(tile))}: ${number(count)} ${placeName(place)}.`,
    changedAll: (which: Tile[], place: "rack" | "loose" | "came") => `${capital(named(which))}: ${placeName(place)}.`,
  };
}
