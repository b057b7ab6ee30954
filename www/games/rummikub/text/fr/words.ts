// Every sentence of the page of Tile rummy that is needed at first, in French. Those of the details, the dialogs and the
// help are loaded with them.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/fr/standard.ts";
import { partOfLink } from "../../../../shell/text/fr/words.ts";
import type { Facts } from "../../model/facts.ts";
import type { RackTile } from "../../model/rack-tile.ts";
import { isNoSet } from "../../model/sets.ts";
import { colourOf, isJoker, numberOf } from "../../model/tiles.ts";
import type { LoggedMove, Place, Tile, Why, WhyNoSet } from "../../model/types.ts";
import type * as English from "../en/words.ts";
import { entryWords, STROKE_WHY } from "./entry.ts";
import { seatNames } from "./names.ts";
import { COLOURS_OF_MANY, theTile, to } from "./pieces.ts";
import { COLOURS, tileName } from "./tiles.ts";

export type Words = English.Words;

/** Settings that a link tells, by their keys. */
const SETTINGS = {
  rack: "Chevalet",
  table: "Table",
  loose: "Tuiles en vrac",
  came: "Tuiles jouées par les autres",
  entry: "Combinaison en cours",
  keep: "Tuiles à garder",
  play: "Tuiles à jouer",
  opening: "Ouverture",
  jokers: "Jokers sur la table",
  others: "Tuiles des autres",
  by: "Partie avec l’ordinateur",
  puzzle: "Défi",
  work: "Tuiles déplacées à la main",
};

/** Why tiles are no set, as a part of a sentence. */
const NO_SETS: Record<WhyNoSet["name"], (tile: Tile) => string> = {
  few: () => "il faut au moins trois tuiles pour une combinaison",
  mixed: () => "une suite est d’une seule couleur, une série d’un seul nombre",
  end: () => "une suite va de 1 à 13 au plus",
  order: (tile) => `${theTile(tile)} n’est pas à sa place\u00a0: les nombres d’une suite se suivent`,
  colour: (tile) =>
    `deux tuiles de même couleur\u00a0: ${tileName(tile)}\u202f; celles d’une série sont toutes différentes`,
  many: () => "une série a quatre tuiles au plus",
  jokers: () => "une combinaison ne peut avoir qu’un joker",
};

/** Why something can't be, but for a tile that is used up. */
const WHYS: Record<Exclude<Why["name"], WhyNoSet["name"] | "used">, (tile: Tile) => string> = {
  joker: (tile) => `Ici, le joker remplace ${theTile(tile)}. Reprends-le d’abord.`,
  none: (tile) => `Il n’y a pas de ${tileName(tile)} à enlever ici.`,
  looseJoker: () => "Un joker ne peut être en vrac que si les jokers sont libres\u00a0: saisis sa combinaison.",
  jokersTogether: () => "Une combinaison de la table a deux jokers\u00a0: corrige-la d’abord.",
  noSets: () => "Ces tuiles en vrac ne forment pas de combinaisons.",
  notOwn: () => "Seules les tuiles de ton chevalet peuvent y être remises.",
  stroke: () => STROKE_WHY,
};

/** Behind the name of a tile of the rack. */
const ON_RACK: Record<RackTile, string> = {
  removes: "\u202f; touche pour enlever",
  kept: ", à garder\u202f; touche pour laisser le choix",
  must: ", à jouer absolument\u202f; touche pour laisser le choix",
  goes: ", à jouer\u202f; touche pour garder",
  stays: ", reste\u202f; touche pour jouer",
  plain: "",
};

/** @param computers how many of the players the computer plays, where it plays any */
export function words(formats: Formats, computers = 0): English.Words {
  const names = seatNames(computers);
  const { whoIs, whoInside } = names;
  const { number, plural, list, percent } = formats;

  const points = (count: number) => `${number(count)} ${plural(count, "point", "points")}`;
  const tiles = (count: number) => `${number(count)} ${plural(count, "tuile", "tuiles")}`;
  const sets = (count: number) => `${number(count)} ${plural(count, "combinaison", "combinaisons")}`;
  const cuts = (count: number) => `${number(count)} ${plural(count, "coupe", "coupes")}`;
  const setName = (nth: number) => `combinaison ${number(nth + 1)}`;
  const named = (tiles: Tile[]) => list(tiles.map(tileName));

  const placeName = (place: Place) => {
    if (typeof place === "number") return `dans la ${setName(place)}`;
    return {
      rack: "sur ton chevalet",
      loose: "en vrac sur la table",
      came: "parmi les tuiles jouées par les autres",
      entry: "dans la combinaison en cours",
    }[place];
  };

  const why = ({ name, tile = "", places = [] }: Why) => {
    if (isNoSet(name)) return `${capital(NO_SETS[name](tile))}.`;
    if (name !== "used") return WHYS[name](tile);
    const both = `Les deux ${isJoker(tile) ? "jokers" : `${numberOf(tile)} ${COLOURS_OF_MANY[colourOf(tile)]}`}`;
    const [one, other] = places;
    // Where another rack has one, nobody is told which.
    if (one === undefined || other === undefined) return `${both} ont été piochés.`;
    const where = one === other ? placeName(one) : `un ${placeName(one)}, un ${placeName(other)}`;
    return `${both} sont visibles\u00a0: ${where}.`;
  };

  const headline = ({ kind, tiles: count, of, waits, opens, wins, jokers }: Facts) => {
    const joker = plural(jokers, "le joker", "les jokers");
    const told = {
      empty: "Touche tes tuiles",
      won: "Tu gagnes",
      theirs: `${tiles(count)} ${plural(count, "posée", "posées")}`,
      nothing: waits ? "Tu ne peux pas encore jouer" : "Pioche une tuile",
      "no-opening": waits ? "Tu ne peux pas encore ouvrir" : "Pioche\u00a0: tu ne peux pas ouvrir",
      "keep-joker": waits ? `Ensuite\u00a0: garde ${joker}` : `Pioche\u00a0: garde ${joker}`,
      "draw-to-win": waits ? "Ensuite\u00a0: pioche pour gagner" : "Pioche pour gagner",
      "no-arrangement": "Le vrac ne forme pas de combinaisons",
      wishes: "Aucun coup avec ces consignes",
    };
    if (kind !== "move") return told[kind];
    const how = waits ? "ensuite\u00a0: " : "";
    if (wins)
      return capital(
        `${how}joue ${of === 1 ? "ta dernière tuile" : of === 2 ? "tes deux tuiles" : `tes ${tiles(of)}`} et gagne`,
      );
    return capital(`${how}${opens ? "ouvre avec" : "joue"} ${tiles(count)} sur ${number(of)}`);
  };

  /** Who has done something: « Tu as », « L'ordinateur a ». */
  const actor = (seat: number) => (seat === 0 ? "Tu as" : `${whoIs(seat)} a`);

  const logged = ({ seat, did, tiles: which, points: worth, opens }: LoggedMove) => {
    const who = actor(seat);
    if (did === "passed") return `${who} passé.`;
    const theTiles = list(which.map((tile) => (isJoker(tile) ? "un joker" : theTile(tile))));
    if (did === "drew") return which.length > 0 ? `${who} pioché ${theTiles}.` : `${who} pioché une tuile.`;
    const what = `${who} ${opens ? "ouvert avec" : "joué"} ${theTiles}`;
    return worth === null ? `${what}.` : `${what}\u00a0: ${points(worth)}.`;
  };

  return {
    ...standardWords,
    ...entryWords,
    formats,
    computers,
    percent,
    capital,
    name: "Rami à tuiles",
    fileHint: "Le chevalet et la table, les tours, les règles et les réglages.",
    /** A part of a link that can't be read. */
    problem: ({ key, noSet }) =>
      noSet
        ? `combinaison ${number(noSet.nth + 1)} sur la table, ${named(noSet.tiles)} (${NO_SETS[noSet.why.name](noSet.why.tile ?? "")}${noSet.isLoose ? "\u202f; ses tuiles comptent en vrac" : ""})`
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
      `${count === 0 ? "" : `${tiles(count)} jusqu’ici. `}Ensuite la table, combinaison par combinaison\u00a0: glisse sur les tuiles pour en poser une.`,
    wouldHelp: ({ helpful, unseen }) => {
      if (unseen === 1) return `La seule tuile cachée ${helpful === 0 ? "n’aiderait pas" : "aiderait"}`;
      return helpful === 0
        ? `Aucune des ${number(unseen)} tuiles cachées n’aiderait`
        : `${number(helpful)} des ${number(unseen)} tuiles cachées ${plural(helpful, "aiderait", "aideraient")}`;
    },
    drawChance: ({ helpful, unseen, chance }) => {
      const what = unseen === 1 ? "La seule tuile cachée" : `${number(helpful)} des ${number(unseen)} tuiles cachées`;
      return `${what} ${plural(helpful, "aide", "aident")}\u00a0: ${percent(chance)}. Touche la tuile piochée.`;
    },
    drawHint: "Touche la tuile piochée.",
    playComputer: "Contre l’ordinateur, ou un défi",
    sentences: (parts) => `${parts.join(". ")}.`,
    opened: "J’ai ouvert",
    working: "Cela fait beaucoup de tuiles\u00a0: calcul en cours…",
    /** Whose turn it is while the player waits; 0 if that is not kept. */
    theirTurn: (seat) => (seat === 0 ? "Ton tour est fini." : `${capital(to(whoInside(seat)))} de jouer.`),
    cutMeans: "Une coupe sépare en deux une combinaison de la table.",
    rackLabel: "Ton chevalet",
    /** A tile of the rack, and what a tap on it does. */
    rackTile: (tile, told, isDrawn) => `${tileName(tile)}${ON_RACK[told]}${isDrawn ? ", venu de la pioche" : ""}`,

    /** @param isBegun whether fewer have been entered than a set has */
    theirsNone: (isBegun) =>
      isBegun
        ? "Touche le reste de ce qui a été posé."
        : "Elles ne forment pas de combinaisons\u00a0: vérifie-les, ou laisse-les en vrac.",

    // The pad
    padTitle: "Tuiles",
    targetLabel: "Où vont les tuiles touchées",
    targets: { rack: "Chevalet", set: "Table", theirs: "Ils posent", draw: "Je pioche" },
    folds: {
      tiles: { mark: "tuiles", label: "Montrer les tuiles" },
      plan: { mark: "plan", label: "Masquer les tuiles et montrer le plan" },
      rest: { mark: "plus", label: "Masquer les tuiles et montrer le reste" },
    },
    inSight: ({ rack, table, sets: count, unseen }) =>
      `Chevalet ${number(rack)} · table ${number(table)}${count === 0 ? "" : ` en ${sets(count)}`} · cachées ${number(unseen)}`,
    take: "Enlever",
    takeMark: "−",
    takeHint: "Touche les tuiles à enlever.",
    typeIt: "Écrire",
    correctHint: "Touche pour ajouter ou enlever.",
    pendingMark: "Pas posé\u00a0:",
    pending: (which) =>
      `${which.length === 0 ? "Une combinaison" : `Pas posé\u00a0: ${named(which)}`}\u202f; touche pour finir`,
    /** How the table lies, as can be counted there. */
    lies: ({ tiles: count, sets: many }) => `${tiles(count)} en ${sets(many)}`,
    /** @param isToDraw whether the player can play nothing */
    cameHint: (isToDraw) =>
      isToDraw ? "Touche ce qu’ils ont posé, ou la tuile que tu as piochée." : "Touche ce qu’ils ont posé.",
    /** @param held how many tiles they have */
    theirsHint: (seat, held) => `${whoIs(seat)}, ${tiles(held)}\u00a0: touche ce qu’il a posé.`,
    typed: ({ colours, digits }) => `${colours.map((colour) => COLOURS[colour]).join(", ")} ${digits}…`,
    /** A tile of the grid, how often it is in sight, and what it would bring. */
    cell: (tile, { rack, table, isUsedUp }, brings) =>
      [
        tileName(tile),
        ...(rack > 0 ? [`${number(rack)} sur ton chevalet`] : []),
        ...(table > 0 ? [`${number(table)} sur la table`] : []),
        ...(isUsedUp ? ["les deux visibles"] : []),
        ...(brings ? [`rapporterait ${tiles(brings)}`] : []),
      ].join(", "),
    brings: (count) => `+${number(count)}`,

    // Details
    tabs: { table: "Table", moves: "Tours" },

    // What is announced
    announce: (sentences) => sentences.map((sentence) => `${sentence}.`),
    laid: ({ tiles: which }, nth) => `${capital(setName(nth))}\u00a0: ${named(which)}.`,
    entered: (which) => (which.length === 0 ? "La combinaison est vide." : `Combinaison\u00a0: ${named(which)}.`),
    changed: (tile, count, place) => `${capital(tileName(tile))}\u00a0: ${number(count)} ${placeName(place)}.`,
    changedAll: (which, place) => `${capital(named(which))}\u00a0: ${placeName(place)}.`,
  };
}
