// What lies on the table, in English, as players name it.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Called, Chunk } from "../../model/telling.ts";
import { numberOf } from "../../model/tiles.ts";
import type { Tile } from "../../model/types.ts";
import { COLOURS, tileName } from "./tiles.ts";

const COUNTS: Record<number, string> = { 2: "two", 3: "three", 4: "four" };

/** "red 5–8", whose numbers stay on one line: what follows the dash is no place to break. */
const span = (first: Tile, last: Tile) =>
  first === last ? tileName(first) : `${tileName(first)}–\u2060${numberOf(last)}`;

export function lyingWords({ list }: Formats) {
  /** @param joker what one is called that comes alone */
  const chunk = (told: Chunk, joker = "joker") => {
    if (told.kind === "tiles") return span(told.first, told.last);
    if (told.kind === "jokers") return "two jokers";
    return told.as === null ? joker : `${joker} as ${tileName(told.as)}`;
  };

  const chunks = (told: Chunk[]) => list(told.map((part) => chunk(part)));

  /** " with a joker", " with a joker as red 7". */
  const jokersIn = (count: number, as: Tile[] = []) => {
    if (count === 0) return "";
    if (as.length > 0) return ` with ${list(as.map((tile) => `a joker as ${tileName(tile)}`))}`;
    return count === 1 ? " with a joker" : " with two jokers";
  };

  /** What it is called behind an article, or behind a number where it is one of several. */
  const nameOf = (heap: Exclude<Called, { kind: "loose" | "jokers" }>) => {
    if (heap.kind === "run") return `${span(heap.first, heap.last)}${jokersIn(heap.jokers, heap.as)}`;
    if (heap.kind === "row") return chunks(heap.chunks);
    const { kind, number, jokers, same } = heap;
    const colours = list(heap.colours.map((colour) => COLOURS[colour]));
    if (kind === "few") return `${colours} ${number}${jokersIn(jokers)}`;
    return `${same > 1 ? "groups" : "group"} of ${colours ? `${colours} ` : ""}${number}s${jokersIn(jokers)}`;
  };

  /** What lies on the table: "the red 5–8", "the group of 9s". */
  const lying = (heap: Called) => {
    if (heap.kind === "loose") return "the loose tiles";
    const { same } = heap;
    if (heap.kind === "jokers")
      return same > 1 ? "one of the free jokers" : heap.jokers > 1 ? "the jokers" : "the free joker";
    return same > 1 ? `one of the ${COUNTS[same] ?? same} ${nameOf(heap)}` : `the ${nameOf(heap)}`;
  };

  return { chunk, chunks, lying };
}
