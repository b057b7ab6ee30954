// Every sentence of the page of tile rummy that is needed at first, in Spanish. Those of the details, the dialogs and the
// help are loaded with them.

import { at } from "../../../../shell/model/at.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/es/standard.ts";
import { partOfLink } from "../../../../shell/text/es/words.ts";
import type { Facts } from "../../model/facts.ts";
import type { RackTile } from "../../model/rack-tile.ts";
import { isNoSet } from "../../model/sets.ts";
import type { LoggedMove, Place, Tile, Why, WhyNoSet } from "../../model/types.ts";
import type * as English from "../en/words.ts";
import { entryWords, STROKE_WHY } from "./entry.ts";
import { seatNames } from "./names.ts";
import { of, theTile, tilesName } from "./pieces.ts";
import { COLOURS, tileName } from "./tiles.ts";

/** Settings that a link tells, by their keys. */
const SETTINGS = {
  rack: "Atril",
  table: "Mesa",
  loose: "Fichas sueltas",
  came: "Fichas que jugaron",
  entry: "Combinación sin terminar",
  keep: "Fichas que guardar",
  play: "Fichas que jugar",
  opening: "Apertura",
  jokers: "Comodines de la mesa",
  others: "Fichas de los demás",
  by: "Partida con el ordenador",
  puzzle: "Puzle",
  work: "Fichas movidas a mano",
};

/** Why tiles are no set, as a part of a sentence. */
const NO_SETS: Record<WhyNoSet["name"], (tile: Tile) => string> = {
  few: () => "una combinación necesita al menos tres fichas",
  mixed: () => "una escalera tiene un solo color; un grupo, un solo número",
  end: () => "una escalera va del 1 al 13",
  order: (tile) => `${theTile(tile)} está fuera de orden: los números de una escalera suben de uno en uno`,
  colour: (tile) => `dos fichas de un color: ${tileName(tile)}; en un grupo todos los colores son distintos`,
  many: () => "un grupo tiene como mucho cuatro fichas",
  jokers: () => "una combinación solo puede tener un comodín",
};

/** Why something can't be, but for a tile that is used up. */
const WHYS: Record<Exclude<Why["name"], WhyNoSet["name"] | "used">, (tile: Tile) => string> = {
  joker: (tile) => `Aquí el comodín hace de ${tileName(tile)}. Retíralo primero.`,
  none: (tile) => `Aquí no hay ningún ${tileName(tile)} que quitar.`,
  looseJoker: () => "Un comodín solo puede estar suelto si los comodines son libres: introduce su combinación.",
  jokersTogether: () => "Hay una combinación con dos comodines en la mesa: corrígela primero.",
  noSets: () => "Estas fichas sueltas no forman combinaciones.",
  notOwn: () => "Ahí solo se pueden devolver fichas de tu atril.",
  stroke: () => STROKE_WHY,
};

/** Behind the name of a tile of the rack. */
const ON_RACK: Record<RackTile, string> = {
  removes: "; toca para quitarlo",
  kept: ", se guarda; toca para dejarlo sin decidir",
  must: ", hay que jugarlo; toca para dejarlo sin decidir",
  goes: ", se juega; toca para guardarlo",
  stays: ", se queda; toca para jugarlo",
  plain: "",
};

/** @param computers how many of the players the computer plays, where it plays any */
export function words(formats: Formats, computers = 0): English.Words {
  const names = seatNames(computers);
  const { whoIs, whoInside } = names;
  const { number, plural, list, percent } = formats;

  const points = (count: number) => `${number(count)} ${plural(count, "punto", "puntos")}`;
  const tiles = (count: number) => `${number(count)} ${plural(count, "ficha", "fichas")}`;
  const sets = (count: number) => `${number(count)} ${plural(count, "combinación", "combinaciones")}`;
  const cuts = (count: number) => `${number(count)} ${plural(count, "corte", "cortes")}`;
  const setName = (nth: number) => `combinación ${number(nth + 1)}`;
  const named = (tiles: Tile[]) => list(tiles.map(tileName));

  /** What somebody did: "Robaste", "El ordenador robó". */
  const did = (seat: number, others: string, you: string) => (seat === 0 ? you : `${whoIs(seat)} ${others}`);

  const placeName = (place: Place) => {
    if (typeof place === "number") return `en la ${setName(place)}`;
    return {
      rack: "en tu atril",
      loose: "entre las fichas sueltas",
      came: "entre las fichas que jugaron",
      entry: "en la combinación que estás introduciendo",
    }[place];
  };

  const why = ({ name, tile = "", places = [] }: Why) => {
    if (isNoSet(name)) return `${capital(NO_SETS[name](tile))}.`;
    if (name !== "used") return WHYS[name](tile);
    const both = `Los dos ${tilesName(tile)}`;
    const [one, other] = places;
    // Where another rack has one, nobody is told which.
    if (one === undefined || other === undefined) return `${both} ya se han robado.`;
    const where = one === other ? placeName(one) : `uno ${placeName(one)} y otro ${placeName(other)}`;
    return `${both} están a la vista: ${where}.`;
  };

  const headline = ({ kind, tiles: count, of, waits, opens, wins, jokers }: Facts) => {
    const joker = plural(jokers, "el comodín", "los comodines");
    const told = {
      empty: "Toca tus fichas",
      won: "¡Ganas!",
      theirs: `Han jugado ${tiles(count)}`,
      nothing: waits ? "Aún no puedes jugar" : "Roba una ficha",
      "no-opening": waits ? "Aún no puedes abrir" : "Roba una ficha: no puedes abrir",
      "keep-joker": waits ? `Después: guarda ${joker}` : `Roba: guarda ${joker}`,
      "draw-to-win": waits ? "Después: roba para ganar" : "Roba para ganar",
      "no-arrangement": "Las fichas sueltas no forman combinaciones",
      wishes: "Ninguna jugada con estas preferencias",
    };
    if (kind !== "move") return told[kind];
    const how = waits ? "Después: " : "";
    if (wins) {
      const all = of === 1 ? "tu última ficha" : of === 2 ? "las dos fichas" : `las ${tiles(of)}`;
      return capital(`${how}juega ${all} y gana`);
    }
    return capital(`${how}${opens ? "abre con" : "juega"} ${number(count)} de ${tiles(of)}`);
  };

  const logged = ({ seat, did: what, tiles: which, points: worth, opens }: LoggedMove) => {
    if (what === "passed") return `${did(seat, "pasó", "Pasaste")}.`;
    if (what === "drew") {
      const drawn = which.length > 0 ? list(which.map(theTile)) : "una ficha";
      return `${did(seat, "robó", "Robaste")} ${drawn}.`;
    }
    const done = opens ? did(seat, "abrió con", "Abriste con") : did(seat, "jugó", "Jugaste");
    return `${done} ${which.length === 1 ? theTile(at(which, 0)) : named(which)}${worth === null ? "" : `: ${points(worth)}`}.`;
  };

  return {
    ...standardWords,
    ...entryWords,
    formats,
    computers,
    percent,
    capital,
    name: "Rummy de fichas",
    fileHint: "El atril y la mesa, los turnos, las reglas y los ajustes.",
    /** A part of a link that can't be read. */
    problem: ({ key, noSet }) =>
      noSet
        ? `combinación ${number(noSet.nth + 1)} de la mesa, ${named(noSet.tiles)} (${NO_SETS[noSet.why.name](noSet.why.tile ?? "")}${noSet.isLoose ? "; sus fichas cuentan como sueltas" : ""})`
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
      `${count === 0 ? "" : `${tiles(count)} hasta ahora. `}Después, la mesa, combinación por combinación: desliza por sus fichas para ponerla.`,
    wouldHelp: ({ helpful, unseen }) => {
      if (unseen === 1) return helpful === 0 ? "La única ficha oculta no ayudaría" : "La única ficha oculta ayudaría";
      return helpful === 0
        ? `Ninguna de las ${number(unseen)} fichas ocultas ayudaría`
        : `${plural(helpful, "Ayudaría", "Ayudarían")} ${number(helpful)} de las ${number(unseen)} fichas ocultas`;
    },
    drawChance: ({ helpful, unseen, chance }) =>
      `${plural(helpful, "Ayuda", "Ayudan")} ${number(helpful)} de ${number(unseen)} fichas ocultas: ${percent(chance)}. Toca la ficha robada.`,
    drawHint: "Toca la ficha robada.",
    playComputer: "Jugar contra el ordenador, o un puzle",
    sentences: (parts) => `${parts.join(". ")}.`,
    opened: "Ya he abierto",
    working: "Son muchas fichas: calculando…",
    /** Whose turn it is while the player waits; 0 if that is not kept. */
    theirTurn: (seat) => (seat === 0 ? "Tu turno ha terminado." : `Turno ${of(whoInside(seat))}.`),
    cutMeans: "Un corte divide en dos una combinación de la mesa.",
    rackLabel: "Tu atril",
    /** A tile of the rack, and what a tap on it does. */
    rackTile: (tile, told, isDrawn) => `${tileName(tile)}${isDrawn ? ", recién robado" : ""}${ON_RACK[told]}`,

    /** @param isBegun whether fewer have been entered than a set has */
    theirsNone: (isBegun) =>
      isBegun ? "Toca el resto de lo que pusieron." : "No encajan en combinaciones: revísalas o déjalas sueltas.",

    // The pad
    padTitle: "Fichas",
    targetLabel: "Adónde va lo que tocas",
    targets: { rack: "Atril", set: "Mesa", theirs: "Pusieron", draw: "Robé" },
    folds: {
      tiles: { mark: "fichas", label: "Mostrar las fichas" },
      plan: { mark: "plan", label: "Ocultar las fichas y mostrar el plan" },
      rest: { mark: "más", label: "Ocultar las fichas y mostrar más" },
    },
    inSight: ({ rack, table, sets: count, unseen }) =>
      `Atril ${number(rack)} · mesa ${number(table)}${count === 0 ? "" : ` en ${sets(count)}`} · ocultas ${number(unseen)}`,
    take: "Quitar",
    takeMark: "−",
    takeHint: "Toca las fichas que quieras quitar.",
    typeIt: "Escribir",
    correctHint: "Toca fichas para ponerlas o quitarlas.",
    pendingMark: "Sin poner:",
    pending: (which) =>
      `${which.length === 0 ? "Una combinación" : `Sin poner: ${named(which)}`}; toca para terminarla`,
    /** How the table lies, as can be counted there. */
    lies: ({ tiles: count, sets: many }) => `${tiles(count)} en ${sets(many)}`,
    /** @param isToDraw whether the player can play nothing */
    cameHint: (isToDraw) => (isToDraw ? "Toca lo que pusieron, o la ficha que robaste." : "Toca lo que pusieron."),
    /** @param held how many tiles they have */
    theirsHint: (seat, held) => `${whoIs(seat)}, ${tiles(held)}: toca lo que puso.`,
    typed: ({ colours, digits }) => `${colours.map((colour) => COLOURS[colour]).join(", ")} ${digits}…`,
    /** A tile of the grid, how often it is in sight, and what it would bring. */
    cell: (tile, { rack, table, isUsedUp }, brings) =>
      [
        tileName(tile),
        ...(rack > 0 ? [`${number(rack)} en tu atril`] : []),
        ...(table > 0 ? [`${number(table)} en la mesa`] : []),
        ...(isUsedUp ? ["todos a la vista"] : []),
        ...(brings ? [`daría ${tiles(brings)}`] : []),
      ].join(", "),
    brings: (count) => `+${number(count)}`,

    // Details
    tabs: { table: "La mesa", moves: "Turnos" },

    // What is announced
    announce: (sentences) => sentences.map((sentence) => `${sentence}.`),
    laid: ({ tiles: which }, nth) => `${capital(setName(nth))}: ${named(which)}.`,
    entered: (which) => (which.length === 0 ? "La combinación está vacía." : `Combinación: ${named(which)}.`),
    changed: (tile, count, place) => `${capital(tileName(tile))}: ${number(count)} ${placeName(place)}.`,
    changedAll: (which, place) => `${capital(named(which))}: ${placeName(place)}.`,
  };
}
