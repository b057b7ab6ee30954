// Every sentence of the page of Tile rummy that is needed at first, in German. Those of the details, the dialogs and the
// help are loaded with them.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/de/standard.ts";
import { partOfLink } from "../../../../shell/text/de/words.ts";
import type { Facts } from "../../model/facts.ts";
import type { LinkProblem } from "../../model/link.ts";
import type { RackTile } from "../../model/rack-tile.ts";
import { isNoSet } from "../../model/sets.ts";
import { isJoker, type Typed } from "../../model/tiles.ts";
import type { LoggedMove, Place, TableSet, Tile, Why, WhyNoSet } from "../../model/types.ts";
import type * as English from "../en/words.ts";
import { entryWords, STROKE_WHY } from "./entry.ts";
import { seatNames } from "./names.ts";
import { COLOURS, tileName } from "./tiles.ts";

/** Settings that a link tells, by their keys. */
const SETTINGS = {
  rack: "Bänkchen",
  table: "Tisch",
  loose: "Lose Steine",
  came: "Von ihnen gelegte Steine",
  entry: "Satz in Eingabe",
  keep: "Steine zum Behalten",
  play: "Steine zum Legen",
  opening: "Erstauslage",
  jokers: "Joker auf dem Tisch",
  others: "Steine der anderen",
  by: "Spiel mit dem Computer",
  puzzle: "Rätsel",
  work: "Von Hand bewegte Steine",
};

/** Why tiles are no set, as a part of a sentence. */
const NO_SETS: Record<WhyNoSet["name"], (tile: Tile) => string> = {
  few: () => "ein Satz braucht mindestens drei Steine",
  mixed: () => "eine Reihe hat eine Farbe, eine Gruppe hat eine Zahl",
  end: () => "eine Reihe liegt zwischen 1 und 13",
  order: (tile) => `${tileName(tile)} passt nicht in die Folge: In einer Reihe steigen die Zahlen um eins`,
  colour: (tile) => `zwei Steine einer Farbe: ${tileName(tile)}; in einer Gruppe sind alle Farben verschieden`,
  many: () => "eine Gruppe hat höchstens vier Steine",
  jokers: () => "ein Satz darf nur einen Joker haben",
};

/** Why something can't be, but for a tile that is used up. */
const WHYS: Record<Exclude<Why["name"], WhyNoSet["name"] | "used">, (tile: Tile) => string> = {
  joker: (tile) => `Der Joker steht hier für ${tileName(tile)}. Nimm ihn erst zurück.`,
  none: (tile) => `Hier gibt es ${isJoker(tile) ? "keinen Joker" : `keinen Stein ${tileName(tile)}`} zum Entfernen.`,
  looseJoker: () => "Ein Joker kann nur lose liegen, wenn Joker frei sind: Gib seinen Satz ein.",
  jokersTogether: () => "Auf dem Tisch liegt ein Satz mit zwei Jokern: Ändere ihn zuerst.",
  noSets: () => "Diese losen Steine ergeben keine Sätze.",
  notOwn: () => "Nur Steine von deinem Bänkchen können dorthin zurück.",
  stroke: () => STROKE_WHY,
};

/** Behind the name of a tile of the rack. */
const ON_RACK: Record<RackTile, string> = {
  removes: "; zum Entfernen antippen",
  kept: ", soll bleiben; antippen, um das offenzulassen",
  must: ", muss gelegt werden; antippen, um das offenzulassen",
  goes: ", wird gelegt; zum Behalten antippen",
  stays: ", bleibt; zum Legen antippen",
  plain: "",
};

/** @param computers how many of the players the computer plays, where it plays any */
export function words(formats: Formats, computers = 0): English.Words {
  const names = seatNames(computers);
  const { whoIs } = names;
  const { number, plural, list, percent } = formats;

  const points = (count: number) => `${number(count)} ${plural(count, "Punkt", "Punkte")}`;
  const tiles = (count: number) => `${number(count)} ${plural(count, "Stein", "Steine")}`;
  /** Behind "von" and "mit". */
  const ofTiles = (count: number) => `${number(count)} ${plural(count, "Stein", "Steinen")}`;
  const sets = (count: number) => `${number(count)} ${plural(count, "Satz", "Sätze")}`;
  const cuts = (count: number) => `${number(count)} ${plural(count, "Schnitt", "Schnitte")}`;
  const setName = (nth: number) => `Satz ${number(nth + 1)}`;
  const named = (tiles: Tile[]) => list(tiles.map(tileName));

  /** What somebody has done. */
  const has = (seat: number) => `${whoIs(seat)} ${seat === 0 ? "hast" : "hat"}`;

  const placeName = (place: Place) => {
    if (typeof place === "number") return `in ${setName(place)}`;
    return {
      rack: "auf deinem Bänkchen",
      loose: "lose auf dem Tisch",
      came: "unter den von ihnen gelegten Steinen",
      entry: "in dem Satz, den du eingibst",
    }[place];
  };

  const why = ({ name, tile = "", places = [] }: Why) => {
    if (isNoSet(name)) return `${capital(NO_SETS[name](tile))}.`;
    if (name !== "used") return WHYS[name](tile);
    const both = isJoker(tile) ? "Beide Joker" : `Beide Steine ${tileName(tile)}`;
    const [one, other] = places;
    // Where another rack has one, nobody is told which.
    if (one === undefined || other === undefined) return `${both} sind schon gezogen.`;
    const where = one === other ? placeName(one) : `einer ${placeName(one)}, einer ${placeName(other)}`;
    return `${both} sind zu sehen: ${where}.`;
  };

  const headline = ({ kind, tiles: count, of, waits, opens, wins, jokers }: Facts) => {
    const joker = plural(jokers, "den Joker", "die Joker");
    const told = {
      empty: "Tippe deine Steine an",
      won: "Du gewinnst",
      theirs: `Gelegt: ${tiles(count)}`,
      nothing: waits ? "Noch kannst du nichts legen" : "Zieh einen Stein",
      "no-opening": waits ? "Noch kannst du nicht eröffnen" : "Zieh einen Stein: Du kannst nicht eröffnen",
      "keep-joker": waits ? `Als Nächstes: ${joker} behalten` : `Zieh einen Stein, behalte ${joker}`,
      "draw-to-win": waits ? "Als Nächstes: ziehen, um zu gewinnen" : "Zieh einen Stein, um zu gewinnen",
      "no-arrangement": "Die losen Steine ergeben keine Sätze",
      wishes: "Kein Zug mit diesen Wünschen",
    };
    if (kind !== "move") return told[kind];
    const how = waits ? "Als Nächstes: " : "";
    if (wins) {
      const what = of === 1 ? "deinen letzten Stein" : of === 2 ? "beide Steine" : `alle ${tiles(of)}`;
      return `${how}Lege ${what} und gewinne`;
    }
    return `${how}${opens ? "Eröffne mit" : "Lege"} ${number(count)} von ${ofTiles(of)}`;
  };

  /** Tiles within a sentence, jokers last; behind "mit" in the dative. */
  const inSentence = (which: Tile[], isDative = false) => {
    const jokers = which.filter(isJoker).length;
    const [one, two] = isDative ? ["einem Joker", "zwei Jokern"] : ["einen Joker", "zwei Joker"];
    const plain = which.filter((tile) => !isJoker(tile)).map(tileName);
    return list([...plain, ...(jokers === 0 ? [] : [jokers === 1 ? one : two])]);
  };

  const logged = ({ seat, did, tiles: which, points: worth, opens }: LoggedMove) => {
    if (did === "passed") return `${has(seat)} gepasst.`;
    if (did === "drew") return `${has(seat)} ${which.length > 0 ? inSentence(which) : "einen Stein"} gezogen.`;
    const what = opens ? `mit ${inSentence(which, true)} eröffnet` : `${inSentence(which)} gelegt`;
    return `${has(seat)} ${what}${worth === null ? "" : `: ${points(worth)}`}.`;
  };

  return {
    ...standardWords,
    ...entryWords,
    formats,
    computers,
    percent,
    capital,
    name: "Steine-Rummy",
    fileHint: "Bänkchen und Tisch, die Züge, die Regeln und die Einstellungen.",
    /** A part of a link that can't be read. */
    problem: ({ key, noSet }: LinkProblem) =>
      noSet
        ? `Satz ${number(noSet.nth + 1)} auf dem Tisch, ${named(noSet.tiles)} (${NO_SETS[noSet.why.name](noSet.why.tile ?? "")}${noSet.isLoose ? "; die Steine gelten als lose" : ""})`
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
      `${count === 0 ? "" : `Bisher ${tiles(count)}. `}Dann der Tisch, Satz für Satz: Wische über die Steine, um einen Satz zu legen.`,
    wouldHelp: ({ helpful, unseen }: { helpful: number; unseen: number }) =>
      helpful === 0
        ? `Von den ${number(unseen)} verdeckten Steinen würde keiner helfen`
        : `Von den ${number(unseen)} verdeckten Steinen ${plural(helpful, "würde", "würden")} ${number(helpful)} helfen`,
    drawChance: ({ helpful, unseen, chance }: { helpful: number; unseen: number; chance: number }) =>
      `Von ${number(unseen)} verdeckten Steinen ${plural(helpful, "hilft", "helfen")} ${number(helpful)}: ${percent(chance)}. Tippe den gezogenen Stein an.`,
    drawHint: "Tippe den gezogenen Stein an.",
    playComputer: "Gegen den Computer oder ein Rätsel",
    sentences: (parts: string[]) => `${parts.map(capital).join(". ")}.`,
    opened: "Ich habe eröffnet",
    working: "Das sind viele Steine: Es wird gerechnet …",
    /** Whose turn it is while the player waits; 0 if that is not kept. */
    theirTurn: (seat: number) => (seat === 0 ? "Dein Zug ist vorbei." : `${whoIs(seat)} ist dran.`),
    cutMeans: "Ein Schnitt teilt einen Satz auf dem Tisch in zwei.",
    rackLabel: "Dein Bänkchen",
    /** A tile of the rack, and what a tap on it does. */
    rackTile: (tile: Tile, told: RackTile, isDrawn: boolean) =>
      `${tileName(tile)}${ON_RACK[told]}${isDrawn ? ", eben gezogen" : ""}`,

    /** @param isBegun whether fewer have been entered than a set has */
    theirsNone: (isBegun: boolean): string =>
      isBegun ? "Tippe an, was sie noch gelegt haben." : "Sie passen in keine Sätze: Prüfe sie, oder lass sie lose.",

    // The pad
    padTitle: "Steine",
    targetLabel: "Wohin angetippte Steine kommen",
    targets: { rack: "Bänkchen", set: "Tisch", theirs: "Neu gelegt", draw: "Gezogen" },
    folds: {
      tiles: { mark: "Steine", label: "Die Steine zeigen" },
      plan: { mark: "Plan", label: "Die Steine verbergen und den Plan zeigen" },
      rest: { mark: "mehr", label: "Die Steine verbergen und mehr zeigen" },
    },
    inSight: ({ rack, table, sets: count, unseen }: { rack: number; table: number; sets: number; unseen: number }) =>
      `Bänkchen ${number(rack)} · Tisch ${number(table)}${count === 0 ? "" : ` in ${number(count)} ${plural(count, "Satz", "Sätzen")}`} · verdeckt ${number(unseen)}`,
    take: "Entfernen",
    takeMark: "−",
    takeHint: "Tippe die Steine an, die weg sollen.",
    typeIt: "Text",
    correctHint: "Tippe Steine dazu oder weg.",
    pendingMark: "Nicht gelegt:",
    pending: (which: Tile[]) =>
      `${which.length === 0 ? "Ein Satz" : `Nicht gelegt: ${named(which)}`}; zum Abschließen antippen`,
    /** How the table lies, as can be counted there. */
    lies: ({ tiles: count, sets: many }: { tiles: number; sets: number }) =>
      `${number(count)} ${plural(count, "Stein", "Steine")} in ${number(many)} ${plural(many, "Satz", "Sätzen")}`,
    /** @param isToDraw whether the player can play nothing */
    cameHint: (isToDraw: boolean): string =>
      isToDraw ? "Tippe an, was neu daliegt, oder den Stein, den du gezogen hast." : "Tippe an, was neu daliegt.",
    /** @param held how many tiles they have */
    theirsHint: (seat: number, held: number) => `${whoIs(seat)}, ${tiles(held)}: Tippe an, was gelegt wurde.`,
    typed: ({ colours, digits }: Typed) => `${colours.map((colour) => COLOURS[colour]).join(", ")} ${digits}…`,
    /** A tile of the grid, how often it is in sight, and what it would bring. */
    cell: (
      tile: Tile,
      { rack, table, isUsedUp }: { rack: number; table: number; isUsedUp: boolean },
      brings: number | null,
    ) =>
      [
        tileName(tile),
        ...(rack > 0 ? [`${number(rack)} auf deinem Bänkchen`] : []),
        ...(table > 0 ? [`${number(table)} auf dem Tisch`] : []),
        ...(isUsedUp ? ["beide zu sehen"] : []),
        ...(brings ? [`brächte ${tiles(brings)}`] : []),
      ].join(", "),
    brings: (count: number) => `+${number(count)}`,

    // Details
    tabs: { table: "Tisch", moves: "Züge" },

    // What is announced
    announce: (sentences: string[]) => sentences.map((sentence) => `${capital(sentence)}.`),
    laid: ({ tiles: which }: TableSet, nth: number) => `${setName(nth)}: ${named(which)}.`,
    entered: (which: Tile[]) => (which.length === 0 ? "Der Satz ist leer." : `Satz: ${named(which)}.`),
    changed: (tile: Tile, count: number, place: "rack" | "loose" | "came") =>
      `${tileName(tile)}: ${number(count)} ${placeName(place)}.`,
    changedAll: (which: Tile[], place: "rack" | "loose" | "came") => `${named(which)}: ${placeName(place)}.`,
  };
}
