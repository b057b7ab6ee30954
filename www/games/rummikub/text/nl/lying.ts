// What lies on the table, in Dutch, as players name it.

import type { Called, Chunk } from "../../model/telling.ts";
import { colourOf, numberOf } from "../../model/tiles.ts";
import type { Tile } from "../../model/types.ts";
import type * as English from "../en/lying.ts";
import { COLOURS, tileName } from "./tiles.ts";

const COUNTS: Record<number, string> = { 2: "twee", 3: "drie", 4: "vier" };

/** Tiles of one number: "de groep negens". */
const NUMBERS = [
  "enen",
  "tweeën",
  "drieën",
  "vieren",
  "vijven",
  "zessen",
  "zevens",
  "achten",
  "negens",
  "tienen",
  "elven",
  "twaalven",
  "dertienen",
];

/** "rode 5–8", whose numbers stay on one line: what follows the dash is no place to break. */
const span = (first: Tile, last: Tile) =>
  first === last ? tileName(first) : `${tileName(first)}–\u2060${numberOf(last)}`;

/** "rode vijven". */
const tilesLike = (tile: Tile) => `${COLOURS[colourOf(tile)]} ${NUMBERS[numberOf(tile) - 1]}`;

export const lyingWords: typeof English.lyingWords = ({ list }) => {
  /** @param joker what one is called that comes alone */
  const chunk = (told: Chunk, joker = "joker") => {
    if (told.kind === "tiles") return span(told.first, told.last);
    if (told.kind === "jokers") return "twee jokers";
    return told.as === null ? joker : `${joker} als ${tileName(told.as)}`;
  };

  const chunks = (told: Chunk[]) => list(told.map((part) => chunk(part)));

  /** " met een joker", " met een joker als rode 7". */
  const jokersIn = (count: number, as: Tile[] = []) => {
    if (count === 0) return "";
    if (as.length > 0) return ` met ${list(as.map((tile) => `een joker als ${tileName(tile)}`))}`;
    return count === 1 ? " met een joker" : " met twee jokers";
  };

  /** What it is called behind an article, or behind a number where it is one of several. */
  const nameOf = (heap: Exclude<Called, { kind: "loose" | "jokers" }>) => {
    if (heap.kind === "run") return `${span(heap.first, heap.last)}${jokersIn(heap.jokers, heap.as)}`;
    if (heap.kind === "row") return chunks(heap.chunks);
    const { kind, number, jokers, same } = heap;
    const colours = list(heap.colours.map((colour) => COLOURS[colour]));
    if (kind === "few") return `${colours} ${number}${jokersIn(jokers)}`;
    return `${same > 1 ? "groepen" : "groep"} ${colours ? `${colours} ` : ""}${NUMBERS[number - 1]}${jokersIn(jokers)}`;
  };

  /** What lies on the table: "de rode 5–8", "de groep negens". */
  const lying = (heap: Called) => {
    if (heap.kind === "loose") return "de losse stenen";
    const { same } = heap;
    if (heap.kind === "jokers")
      return same > 1 ? "een van de vrije jokers" : heap.jokers > 1 ? "de jokers" : "de vrije joker";
    if (same === 1) return `de ${nameOf(heap)}`;
    const isOneTile = heap.kind === "run" && heap.first === heap.last && heap.jokers === 0;
    return `een van de ${COUNTS[same] ?? same} ${isOneTile ? tilesLike(heap.first) : nameOf(heap)}`;
  };

  return { chunk, chunks, lying };
};
