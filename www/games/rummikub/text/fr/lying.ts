// What lies on the table, in French, as players name it.

import { at } from "../../../../shell/model/at.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import type { Called, Chunk } from "../../model/telling.ts";
import { colourOf, numberOf } from "../../model/tiles.ts";
import type { Tile } from "../../model/types.ts";
import { COLOURS_OF_MANY, COLOURS_OF_RUN, COLOURS_OF_RUNS, from, theTile, to } from "./pieces.ts";
import { COLOURS, tileName } from "./tiles.ts";

const COUNTS: Record<number, string> = { 2: "deux", 3: "trois", 4: "quatre" };

/** « 5–8 », whose numbers stay on one line: what follows the dash is no place to break. */
const span = (first: Tile, last: Tile) => `${numberOf(first)}–\u2060${numberOf(last)}`;

/** How many tiles there are from one to another. */
const length = (first: Tile, last: Tile) => numberOf(last) - numberOf(first) + 1;

export function lyingWords({ list }: Formats) {
  /** « le 7 rouge », « les 5–8 rouges ». */
  const theTiles = (first: Tile, last: Tile) =>
    first === last ? theTile(first) : `les ${span(first, last)} ${COLOURS_OF_MANY[colourOf(first)]}`;

  /** @param joker what one is called that comes alone */
  const chunk = (told: Chunk, joker = "le joker") => {
    if (told.kind === "tiles") return theTiles(told.first, told.last);
    if (told.kind === "jokers") return joker === "le joker" ? "les deux jokers" : "deux jokers";
    return told.as === null ? joker : `${joker} pour ${theTile(told.as)}`;
  };

  const chunks = (told: Chunk[]) => list(told.map((part) => chunk(part)));

  /** « avec un joker », « avec un joker pour le 7 rouge », behind a space. */
  const jokersIn = (count: number, as: Tile[] = []) => {
    if (count === 0) return "";
    if (as.length > 0) return ` avec ${list(as.map((tile) => `un joker pour ${theTile(tile)}`))}`;
    return count === 1 ? " avec un joker" : " avec deux jokers";
  };

  const oneOf = (same: number) => `des ${COUNTS[same] ?? same}`;

  function runOf({ first, last, jokers, as, same }: Extract<Called, { kind: "run" }>) {
    const colour = colourOf(first);
    const with_ = jokersIn(jokers, as);
    if (length(first, last) < 3) {
      if (same < 2) return `${theTiles(first, last)}${with_}`;
      return first === last
        ? `un ${oneOf(same)} ${numberOf(first)} ${COLOURS_OF_MANY[colour]}${with_}`
        : `une ${oneOf(same)} paires ${span(first, last)} ${COLOURS_OF_RUNS[colour]}${with_}`;
    }
    return same > 1
      ? `une ${oneOf(same)} suites ${COLOURS_OF_RUNS[colour]} ${span(first, last)}${with_}`
      : `la suite ${COLOURS_OF_RUN[colour]} ${span(first, last)}${with_}`;
  }

  function groupOf({ kind, colours, number, jokers, same }: Extract<Called, { kind: "few" | "group" }>) {
    const told = list(colours.map((colour) => COLOURS[colour]));
    const with_ = jokersIn(jokers);
    if (kind === "group") {
      const of = `de ${number}${told ? ` ${told}` : ""}${with_}`;
      return same > 1 ? `une ${oneOf(same)} séries ${of}` : `la série ${of}`;
    }
    if (colours.length === 1)
      return same > 1
        ? `un ${oneOf(same)} ${number} ${COLOURS_OF_MANY[at(colours, 0)]}${with_}`
        : `le ${number} ${told}${with_}`;
    return same > 1 ? `une ${oneOf(same)} paires de ${number} ${told}${with_}` : `les ${number} ${told}${with_}`;
  }

  /** What lies on the table, each part behind its article. */
  const partsOf = (heap: Called): string[] => {
    switch (heap.kind) {
      case "loose":
        return ["les tuiles en vrac"];
      case "jokers":
        if (heap.same > 1) return ["un des jokers libres"];
        return [heap.jokers > 1 ? "les jokers" : "le joker libre"];
      case "run":
        return [runOf(heap)];
      case "row":
        return heap.same > 1
          ? [`une ${oneOf(heap.same)} rangées avec ${chunks(heap.chunks)}`]
          : heap.chunks.map((part) => chunk(part));
      default:
        return [groupOf(heap)];
    }
  };

  return {
    chunk,
    chunks,
    /** « la suite rouge 5–8 », « la série de 9 ». */
    lying: (heap: Called) => list(partsOf(heap)),
    /** « à la suite rouge 5–8 », « au 5 rouge ». */
    toLying: (heap: Called) => list(partsOf(heap).map(to)),
    /** « de la suite rouge 5–8 », « du 5 rouge ». */
    fromLying: (heap: Called) => list(partsOf(heap).map(from)),
    /** « 7 rouge et joker ». */
    named: (tiles: Tile[]) => list(tiles.map(tileName)),
  };
}
