// Every sentence of the page of Tile rummy that is needed at first, in English. Those of the details, the dialogs and the
// help are loaded with them.

import { partOfLink } from "../../../shell/text/en.js";
import { colourOf, isJoker, numberOf } from "../model/tiles.js";

/** @typedef {import("../model/types.d.ts").Tile} Tile */
/** @typedef {import("../model/types.d.ts").Lain} Lain */
/** @typedef {import("../model/types.d.ts").Note} Note */
/** @typedef {import("../model/types.d.ts").Place} Place */
/** @typedef {import("../model/types.d.ts").Why} Why */
/** @typedef {import("../model/types.d.ts").Plan} Plan */
/** @typedef {import("../model/types.d.ts").PlannedSet} PlannedSet */
/** @typedef {import("../model/facts.js").Facts} Facts */
/** @typedef {ReturnType<typeof words>} Words */

/** @type {Record<string, string>} */
const COLOURS = { r: "red", b: "blue", k: "black", o: "orange" };

/** "red 7". @param {Tile} tile */
const tileName = (tile) => (isJoker(tile) ? "joker" : `${COLOURS[colourOf(tile)]} ${numberOf(tile)}`);

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Of the others by the place of one of them, from 1 on. @param {number} by */
const whoIs = (by) => (by === 0 ? "You" : `Player ${by + 1}`);

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

/** Why something can't be, but for a tile that is used up. @type {Record<string, (tile: string) => string>} */
const WHYS = {
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
};

/** @param {import("../../../shell/format.js").Formats} formats */
export function words(formats) {
  const { number, plural, list, percent } = formats;

  const points = (/** @type {number} */ count) => `${number(count)} ${plural(count, "point", "points")}`;
  const tiles = (/** @type {number} */ count) => `${number(count)} ${plural(count, "tile", "tiles")}`;
  const sets = (/** @type {number} */ count) => `${number(count)} ${plural(count, "set", "sets")}`;
  const cuts = (/** @type {number} */ count) => `${number(count)} ${plural(count, "cut", "cuts")}`;
  const setName = (/** @type {number} */ nth) => `set ${number(nth + 1)}`;
  const named = (/** @type {Tile[]} */ tiles) => list(tiles.map(tileName));

  /** @param {Place} place */
  const placeName = (place) => {
    if (typeof place === "number") return `in ${setName(place)}`;
    return {
      rack: "on your rack",
      loose: "loose on the table",
      came: "among the tiles they played",
      entry: "in the set you are entering",
    }[place];
  };

  /** @param {Why} why */
  const why = ({ name, tile = "", places = [] }) => {
    if (name !== "used") return WHYS[name](tileName(tile));
    const both = `Both ${isJoker(tile) ? "jokers" : `${tileName(tile)}s`}`;
    const [one, other] = places.map(placeName);
    // Where another rack has one, nobody is told which.
    if (other === undefined) return `${both} have been drawn.`;
    const where = one === other ? one : `one ${one}, one ${other}`;
    return `${both} are in sight: ${where}.`;
  };

  /** @param {Facts} facts */
  const headline = ({ kind, tiles: count, of, waits, opens, wins }) => {
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

  /** A set for the ear. @param {PlannedSet} set */
  const spoken = ({ tiles: placed }) =>
    list(
      placed.map(({ tile, as, from }) => {
        const name = isJoker(tile) && !isJoker(as) ? `joker as ${tileName(as)}` : tileName(tile);
        return from === "rack" ? `${name} from your rack` : name;
      }),
    );

  /** @param {Note} note */
  const note = ({ by, did, tiles: which, points: worth, opens }) => {
    const who = whoIs(by);
    if (did === "passed") return `${who} passed.`;
    if (did === "drew") return which.length > 0 ? `${who} drew the ${named(which)}.` : `${who} drew a tile.`;
    const what = `${who} ${opens ? "opened with" : "played"} ${named(which)}`;
    return worth === null ? `${what}.` : `${what}: ${points(worth)}.`;
  };

  /** What the player did, and what was possible. @param {Note} note */
  const compared = ({ did, tiles: which, best }) => {
    if (!best || best.tiles === 0) return "";
    return did === "played" && which.length >= best.tiles
      ? "No more was possible."
      : `You could have played ${tiles(best.tiles)}.`;
  };

  return {
    formats,
    percent,
    capital,
    name: "Tile rummy",
    newGame: "New game",
    fileHint: "Rack and table, the turns, the rules and the settings.",
    /** A part of a link that can't be read. @param {{ key: string }} problem */
    problem: ({ key }) => partOfLink(key, SETTINGS),
    settings: SETTINGS,
    points,
    tiles,
    sets,
    cuts,
    tileName,
    setName,
    named,
    spoken,
    whoIs,
    why,
    note,
    compared,

    // The answer
    headline,
    emptyHint: (/** @type {number} */ count) =>
      `${count === 0 ? "" : `${tiles(count)} so far. `}Then the table: set by set, or as loose tiles if you are short of time.`,
    /** @param {{ points: number, cuts: number | null, opening: number | null, needed: number, proved: boolean, most: number }} facts */
    worth: ({ points: worth, cuts: count, opening, needed, proved, most }) => [
      points(worth),
      ...(opening === null ? [] : [`opens with ${number(opening)} (needs ${number(needed)})`]),
      ...(count === null || count === 0 ? [] : [cuts(count)]),
      proved ? "best possible" : `perhaps not the best: at most ${tiles(most)}`,
    ],
    /** @param {Plan} plan */
    counts: ({ stays, move, apart }) => {
      const added = move.sets.filter(({ change }) => change === "added").length;
      const told = /** @type {[number, string][]} */ ([
        [stays.length, plural(stays.length, "stays", "stay")],
        [added, `${plural(added, "gets", "get")} tiles`],
        [apart, "taken apart"],
      ]).filter(([count]) => count > 0);
      // The first says what is counted.
      return told.map(([count, what], nth) => `${nth === 0 ? sets(count) : number(count)} ${what}`);
    },
    /** The sets of the table that a move touches. @param {number[]} touched @param {number} all */
    touched: (touched, all) => {
      if (all === 0) return "";
      if (touched.length === 0) return "No set on the table changes.";
      const which = list(touched.map((nth) => number(nth + 1)));
      return `${plural(touched.length, "Only set", "Sets")} ${which} of ${number(all)} ${plural(touched.length, "changes", "change")}.`;
    },
    /** @param {{ helpful: number, unseen: number }} draws */
    wouldHelp: ({ helpful, unseen }) =>
      helpful === 0
        ? `None of the ${number(unseen)} unseen tiles would help`
        : `${number(helpful)} of the ${number(unseen)} unseen tiles would help`,
    /** @param {{ helpful: number, unseen: number, chance: number }} draws */
    drawChance: ({ helpful, unseen, chance }) =>
      `${number(helpful)} of ${number(unseen)} unseen tiles help: ${percent(chance)}. Tap the tile you drew.`,
    drawHint: "Tap the tile you drew.",
    /** @param {number} best @param {number} needed */
    noOpening: (best, needed) => `${number(best)} of ${number(needed)} points`,
    playComputer: "Play the computer, or a puzzle",
    sentences: (/** @type {string[]} */ parts) => `${parts.join(". ")}.`,
    opened: "I have opened",
    noArrangementHint: "Check them against the table: one is missing, or there is one too many.",
    wishesHint: "The tiles you want to play can't all be played, or a tile you keep is needed.",
    dropWishes: "Reset",
    won: "Your rack is empty.",
    working: "That is a lot of tiles: working it out …",
    iDrew: "I drew a tile",
    /** Whose turn it is while the player waits; 0 if that is not kept. @param {number} by */
    theirTurn: (by) => `${by === 0 ? "Your turn is over." : `${whoIs(by)}'s turn.`} Next turn:`,
    /** The move that the page knows and the player has not looked at. */
    doneUnseen: "I have played it",
    nextHint: ["", "Which tiles?", "Which sets?", "Show how"],
    objective: "What you want most",
    objectives: { tiles: "most tiles", points: "most points", simple: "simplest" },
    /** @param {import("../model/types.d.ts").Objective} objective @param {import("../model/types.d.ts").Gives | null} gives */
    gives: (objective, gives) => {
      if (!gives) return "–";
      if (objective === "points") return `${points(gives.points)}`;
      return objective === "tiles" || gives.cuts === null ? tiles(gives.tiles) : cuts(gives.cuts);
    },
    /** What another wish would change. @param {import("../model/types.d.ts").Objective} objective @param {import("../model/types.d.ts").Gives} now @param {import("../model/types.d.ts").Gives} other */
    instead: (objective, now, other) => {
      const change = (/** @type {number} */ by, /** @type {(count: number) => string} */ of) =>
        by === 0 ? [] : [`${of(Math.abs(by))} ${by > 0 ? "more" : "fewer"}`];
      const told = [
        ...change(other.tiles - now.tiles, tiles),
        ...change(other.points - now.points, points),
        ...(now.cuts === null || other.cuts === null || now.cuts === other.cuts
          ? []
          : [`${cuts(other.cuts)} instead of ${number(now.cuts)}`]),
      ];
      return `${{ tiles: "Most tiles", points: "Most points", simple: "Simplest" }[objective]}: ${told.join(", ")}.`;
    },
    keepJokers: "keep jokers",
    rackLabel: "Your rack",
    /** A tile of the rack, and what a tap on it does. @param {Tile} tile @param {{ goes: boolean | null, wished: "keep" | "play" | null, isTaking: boolean }} how */
    rackTile: (tile, { goes, wished, isTaking }) => {
      const name = tileName(tile);
      if (isTaking) return `${name}; tap to remove it`;
      if (wished) return `${name}, ${wished === "keep" ? "to be kept" : "must be played"}; tap to leave that open`;
      if (goes === null) return name;
      return goes ? `${name}, to be played; tap to keep it` : `${name}, stays; tap to play it`;
    },
    wishMarks: { keep: "keep", play: "must" },

    // The plan
    planTitle: "How to do it",
    addTo: (/** @type {number} */ nth) => `Add to ${setName(nth)}`,
    build: (/** @type {number} */ nth) => `Build ${number(nth)}`,
    /** Where tiles come from. @param {{ from: number | "loose", tiles: Tile[] }[]} origins */
    origins: (origins) =>
      origins
        .map(({ from, tiles }) => `${named(tiles)} from ${from === "loose" ? "the loose tiles" : setName(from)}`)
        .join("; "),
    stepDone: (/** @type {number} */ count) => `${number(count)} done; tap to go back a step`,
    doneSteps: (/** @type {number} */ count) => `✓ ${number(count)} done`,
    tickStep: (/** @type {string} */ what) => `${what}; tap when done`,
    allTicked: "All steps are done.",
    tableUnknown: "The sets of the loose tiles are not known, so the plan can't say which of them stay.",
    stays: (/** @type {number} */ count) => `Leave ${sets(count)} alone`,
    done: (/** @type {number} */ count) => `Done: ${tiles(count)} on the table`,
    theirsTitle: "How the tiles may lie",
    theirsFact: (/** @type {number} */ count) =>
      count === 0 ? "without a cut" : `with ${cuts(count)}, the fewest possible`,
    /** @param {number} count how many have been entered: fewer than a set has may go on */
    theirsNone: (count) =>
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
    /** @param {{ rack: number, table: number, sets: number, unseen: number }} counts */
    inSight: ({ rack, table, sets: count, unseen }) =>
      `Rack ${number(rack)} · table ${number(table)}${count === 0 ? "" : ` in ${sets(count)}`} · unseen ${number(unseen)}`,
    take: "Remove",
    takeMark: "−",
    takeHint: "Tap the tiles to remove.",
    typeIt: "Type",
    setHint: "A run: tap its first and last tile. A group: tap its colours.",
    correctHint: (/** @type {number} */ nth) => `Set ${number(nth + 1)}: add tiles, or tap a tile to remove it.`,
    emptied: (/** @type {number} */ nth) => `Set ${number(nth + 1)} is gone.`,
    lay: "Lay",
    pendingMark: "Not laid:",
    pending: (/** @type {Tile[]} */ which) =>
      `${which.length === 0 ? "A set" : `Not laid: ${named(which)}`}; tap to finish it`,
    remove: "Remove",
    asGroup: "as group",
    asRun: "as run",
    drop: "Back",
    loosen: "Loose",
    loosenLabel: "Take this set apart: its tiles lie loose",
    takeOut: (/** @type {Tile} */ tile) => `${tileName(tile)}; tap to remove it`,
    looseHint: (/** @type {number} */ count) =>
      count === 0 ? "Tiles on the table, without their sets." : `Loose: ${tiles(count)}`,
    /** @param {string} who @param {number} [held] how many tiles they have, where that is kept */
    theirsHint: (who, held) =>
      held === undefined ? "Tap what they put on the table." : `${who}, ${tiles(held)}: tap what they put down.`,
    theyDrew: (/** @type {string} */ who) => `${who} drew`,
    they: "They",
    typed: (/** @type {string} */ typed) => {
      const colours = [...typed].filter((letter) => COLOURS[letter]).map((letter) => COLOURS[letter]);
      return `${colours.join(", ")} ${typed.replace(/\D/g, "")}…`;
    },
    /** A tile of the grid, how often it is in sight, and what it would bring. @param {Tile} tile @param {{ rack: number, table: number }} sight @param {number | null} brings */
    cell: (tile, { rack, table }, brings) =>
      [
        tileName(tile),
        ...(rack > 0 ? [`${number(rack)} on your rack`] : []),
        ...(table > 0 ? [`${number(table)} on the table`] : []),
        ...(rack + table === 2 ? ["all in sight"] : []),
        ...(brings ? [`would bring ${tiles(brings)}`] : []),
      ].join(", "),
    brings: (/** @type {number} */ count) => `+${number(count)}`,

    // Details
    detailsLabel: "Details",
    tabs: { table: "Table", moves: "Turns", help: "Help" },
    detailsFailed: (/** @type {string} */ reason) => `This part could not be loaded. (${reason})`,

    // What is announced
    announce: (/** @type {string[]} */ sentences) => sentences.map((sentence) => `${sentence}.`),
    laid: (/** @type {Lain} */ { tiles: which }, /** @type {number} */ nth) =>
      `${capital(setName(nth))}: ${named(which)}.`,
    entered: (/** @type {Tile[]} */ which) => (which.length === 0 ? "The set is empty." : `Set: ${named(which)}.`),
    /** @param {Tile} tile @param {number} count @param {"rack" | "loose" | "came"} place */
    changed: (tile, count, place) => `${capital(tileName(tile))}: ${number(count)} ${placeName(place)}.`,
  };
}
