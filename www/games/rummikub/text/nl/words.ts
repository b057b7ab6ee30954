// Every sentence of the page of Tile rummy that is needed at first, in Dutch. Those of the details, the dialogs and the
// help are loaded with them.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/nl/standard.ts";
import { partOfLink } from "../../../../shell/text/nl/words.ts";
import type { Facts } from "../../model/facts.ts";
import type { RackTile } from "../../model/rack-tile.ts";
import { isNoSet } from "../../model/sets.ts";
import { isJoker } from "../../model/tiles.ts";
import type { Colour, LoggedMove, Place, Tile, Why, WhyNoSet } from "../../model/types.ts";
import type * as English from "../en/words.ts";
import { entryWords, STROKE_WHY } from "./entry.ts";
import { seatNames } from "./names.ts";
import { theTile } from "./pieces.ts";
import { tileName } from "./tiles.ts";

/** Colours by themselves. */
const TYPED: Record<Colour, string> = { r: "rood", b: "blauw", k: "zwart", o: "oranje" };

/** Settings that a link tells, by their keys. */
const SETTINGS = {
  rack: "Plankje",
  table: "Tafel",
  loose: "Losse stenen",
  came: "Stenen die de ander legde",
  entry: "Set die wordt ingevoerd",
  keep: "Stenen om te houden",
  play: "Stenen om te leggen",
  opening: "Uitkomen",
  jokers: "Jokers op tafel",
  others: "Stenen van de anderen",
  by: "Spel met de computer",
  puzzle: "Puzzel",
  work: "Met de hand verplaatste stenen",
};

/** Why tiles are no set, as a part of a sentence. */
const NO_SETS: Record<WhyNoSet["name"], (tile: Tile) => string> = {
  few: () => "een set heeft minstens drie stenen nodig",
  mixed: () => "een rij heeft één kleur, een groep één getal",
  end: () => "een rij ligt tussen 1 en 13",
  order: (tile) => `de ${tileName(tile)} klopt niet in de volgorde: de getallen van een rij lopen met één op`,
  colour: (tile) => `twee stenen van één kleur: ${tileName(tile)}; in een groep zijn alle kleuren verschillend`,
  many: () => "een groep heeft hoogstens vier stenen",
  jokers: () => "een set mag maar één joker hebben",
};

/** Why something can't be, but for a tile that is used up. */
const WHYS: Record<Exclude<Why["name"], WhyNoSet["name"] | "used">, (tile: Tile) => string> = {
  joker: (tile) => `De joker staat hier voor de ${tileName(tile)}. Neem die eerst terug.`,
  none: (tile) => `Er is hier geen ${tileName(tile)} om te verwijderen.`,
  looseJoker: () => "Een joker kan alleen los liggen als jokers vrij zijn: voer zijn set in.",
  jokersTogether: () => "Er ligt een set met twee jokers op tafel: pas die eerst aan.",
  noSets: () => "Van deze losse stenen zijn geen sets te maken.",
  notOwn: () => "Alleen stenen van je plankje kun je daar terugleggen.",
  stroke: () => STROKE_WHY,
};

/** Behind the name of a tile of the rack. */
const ON_RACK: Record<RackTile, string> = {
  removes: "; tik om te verwijderen",
  kept: ", te houden; tik om de wens te wissen",
  must: ", moet worden gelegd; tik om de wens te wissen",
  goes: ", te leggen; tik om te houden",
  stays: ", blijft; tik om te leggen",
  plain: "",
};

/** @param computers how many of the players the computer plays, where it plays any */
export function words(formats: Formats, computers = 0): English.Words {
  const names = seatNames(computers);
  const { whoIs, whoInside } = names;
  const { number, plural, list, percent } = formats;

  const points = (count: number) => `${number(count)} ${plural(count, "punt", "punten")}`;
  const tiles = (count: number) => `${number(count)} ${plural(count, "steen", "stenen")}`;
  const sets = (count: number) => `${number(count)} ${plural(count, "set", "sets")}`;
  const cuts = (count: number) => `${number(count)} ${plural(count, "knip", "knippen")}`;
  const setName = (nth: number) => `set ${number(nth + 1)}`;
  const named = (tiles: Tile[]) => list(tiles.map(tileName));
  /** The same within a sentence. */
  const theTiles = (tiles: Tile[]) => list(tiles.map(theTile));

  const placeName = (place: Place) => {
    if (typeof place === "number") return `in ${setName(place)}`;
    return {
      rack: "op je plankje",
      loose: "los op tafel",
      came: "bij de stenen die de ander legde",
      entry: "in de set die je invoert",
    }[place];
  };

  const why = ({ name, tile = "", places = [] }: Why) => {
    if (isNoSet(name)) return `${capital(NO_SETS[name](tile))}.`;
    if (name !== "used") return WHYS[name](tile);
    const both = isJoker(tile) ? "Beide jokers zijn al" : `De ${tileName(tile)} is al twee keer`;
    const [one, other] = places;
    // Where another rack has one, nobody is told which.
    if (one === undefined || other === undefined) return `${both} gepakt.`;
    const where = one === other ? placeName(one) : `één ${placeName(one)}, één ${placeName(other)}`;
    return `${both} in zicht: ${where}.`;
  };

  const headline = ({ kind, tiles: count, of, waits, opens, wins, jokers }: Facts) => {
    const joker = plural(jokers, "de joker", "de jokers");
    const told = {
      empty: "Tik je stenen in",
      won: "Je wint",
      theirs: `De ander legde ${tiles(count)}`,
      nothing: waits ? "Je kunt nog niets leggen" : "Pak een steen",
      "no-opening": waits ? "Je kunt nog niet uitkomen" : "Pak een steen: je kunt niet uitkomen",
      "keep-joker": waits ? `Straks: bewaar ${joker}` : `Pak een steen: bewaar ${joker}`,
      "draw-to-win": waits ? "Straks: pak een steen om te winnen" : "Pak een steen om te winnen",
      "no-arrangement": "De losse stenen vormen geen sets",
      wishes: "Geen zet met deze wensen",
    };
    if (kind !== "move") return told[kind];
    const how = waits ? "Straks: " : "";
    if (wins)
      return capital(
        `${how}leg ${of === 1 ? "je laatste steen" : of === 2 ? "beide stenen" : `alle ${tiles(of)}`} en win`,
      );
    return capital(`${how}${opens ? "kom uit met" : "leg"} ${number(count)} van ${tiles(of)}`);
  };

  const logged = ({ seat, did, tiles: which, points: worth, opens }: LoggedMove) => {
    const who = seat === 0 ? "Je" : whoIs(seat);
    if (did === "passed") return `${who} paste.`;
    if (did === "drew") return `${who} pakte ${which.length > 0 ? theTiles(which) : "een steen"}.`;
    const what = `${who} ${opens ? "kwam uit met" : "legde"} ${theTiles(which)}`;
    return worth === null ? `${what}.` : `${what}: ${points(worth)}.`;
  };

  return {
    ...standardWords,
    ...entryWords,
    formats,
    computers,
    percent,
    capital,
    name: "Rummy met stenen",
    fileHint: "Plankje en tafel, de beurten, de regels en de instellingen.",
    /** A part of a link that can't be read. */
    problem: ({ key, noSet }) =>
      noSet
        ? `set ${number(noSet.nth + 1)} op tafel, ${named(noSet.tiles)} (${NO_SETS[noSet.why.name](noSet.why.tile ?? "")}${noSet.isLoose ? "; de stenen tellen als los" : ""})`
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
    emptyHint: (count) =>
      `${count === 0 ? "" : `${tiles(count)} tot nu toe. `}Daarna de tafel, set voor set: veeg over de stenen om een set te leggen.`,
    wouldHelp: ({ helpful, unseen }) => {
      const all = `van de ${number(unseen)} onbekende stenen`;
      if (helpful === 0) return `Geen ${all} zou helpen`;
      return `${capital(all)} ${plural(helpful, "zou", "zouden")} er ${number(helpful)} helpen`;
    },
    drawChance: ({ helpful, unseen, chance }) =>
      `Van de ${number(unseen)} onbekende stenen ${plural(helpful, "helpt", "helpen")} er ${number(helpful)}: ${percent(chance)}. Tik op de steen die je pakte.`,
    drawHint: "Tik op de steen die je pakte.",
    playComputer: "Tegen de computer, of een puzzel",
    sentences: (parts) => `${parts.map(capital).join(". ")}.`,
    opened: "Ik ben uitgekomen",
    working: "Dat zijn veel stenen: even rekenen…",
    /** Whose turn it is while the player waits; 0 if that is not kept. */
    theirTurn: (seat) => (seat === 0 ? "Je beurt is voorbij." : `Beurt van ${whoInside(seat)}.`),
    cutMeans: "Een knip splitst een set op tafel in tweeën.",
    rackLabel: "Je plankje",
    /** A tile of the rack, and what a tap on it does. */
    rackTile: (tile, told, isDrawn) => `${tileName(tile)}${ON_RACK[told]}${isDrawn ? ", net gepakt" : ""}`,

    /** @param isBegun whether fewer have been entered than a set has */
    theirsNone: (isBegun) =>
      isBegun
        ? "Tik ook de rest in van wat de ander legde."
        : "Ze passen niet in sets: kijk ze na, of laat ze los liggen.",

    // The pad
    padTitle: "Stenen",
    targetLabel: "Wat een tik invoert",
    targets: { rack: "Plankje", set: "Tafel", theirs: "Gelegd", draw: "Gepakt" },
    folds: {
      tiles: { mark: "stenen", label: "De stenen tonen" },
      plan: { mark: "plan", label: "De stenen verbergen en het plan tonen" },
      rest: { mark: "meer", label: "De stenen verbergen en meer tonen" },
    },
    inSight: ({ rack, table, sets: count, unseen }) =>
      `Plankje ${number(rack)} · tafel ${number(table)}${count === 0 ? "" : ` in ${sets(count)}`} · onbekend ${number(unseen)}`,
    take: "Verwijderen",
    takeMark: "−",
    takeHint: "Tik op de stenen die weg moeten.",
    typeIt: "Typen",
    correctHint: "Tik stenen erbij of eraf.",
    pendingMark: "Niet gelegd:",
    pending: (which) => `${which.length === 0 ? "Een set" : `Niet gelegd: ${named(which)}`}; tik om af te maken`,
    /** How the table lies, as can be counted there. */
    lies: ({ tiles: count, sets: many }) => `${tiles(count)} in ${sets(many)}`,
    /** @param isToDraw whether the player can play nothing */
    cameHint: (isToDraw) => (isToDraw ? "Tik in wat zij legden, of de steen die jij pakte." : "Tik in wat zij legden."),
    /** @param held how many tiles they have */
    theirsHint: (seat, held) => `${whoIs(seat)}, ${tiles(held)}: tik in wat er is gelegd.`,
    typed: ({ colours, digits }) => `${colours.map((colour) => TYPED[colour]).join(", ")} ${digits}…`,
    /** A tile of the grid, how often it is in sight, and what it would bring. */
    cell: (tile, { rack, table, isUsedUp }, brings) =>
      [
        tileName(tile),
        ...(rack > 0 ? [`${number(rack)} op je plankje`] : []),
        ...(table > 0 ? [`${number(table)} op tafel`] : []),
        ...(isUsedUp ? ["allebei in zicht"] : []),
        ...(brings ? [`zou ${tiles(brings)} opleveren`] : []),
      ].join(", "),
    brings: (count) => `+${number(count)}`,

    // Details
    tabs: { table: "Tafel", moves: "Beurten" },

    // What is announced
    announce: (sentences) => sentences.map((sentence) => `${capital(sentence)}.`),
    laid: ({ tiles: which }, nth) => `${capital(setName(nth))}: ${named(which)}.`,
    entered: (which) => (which.length === 0 ? "De set is leeg." : `Set: ${named(which)}.`),
    changed: (tile, count, place) => `${capital(tileName(tile))}: ${number(count)} ${placeName(place)}.`,
    changedAll: (which, place) => `${capital(named(which))}: ${placeName(place)}.`,
  };
}
