// How the steps of a plan are told, in English: by the tiles that lie on the table, as players name them.

import type { Formats } from "../../../../shell/format.ts";
import type { Called, Chunk, Coming, StepFacts } from "../../model/telling.ts";
import { numberOf } from "../../model/tiles.ts";
import type { Tile } from "../../model/types.ts";
import { COLOURS, tileName } from "./tiles.ts";

const COUNTS: Record<number, string> = { 2: "two", 3: "three", 4: "four" };

/** "red 5–8", whose numbers stay on one line: what follows the dash is no place to break. */
const span = (first: Tile, last: Tile) =>
  first === last ? tileName(first) : `${tileName(first)}–\u2060${numberOf(last)}`;

export function stepWords({ list }: Formats) {
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

  const part = (told: Coming) => {
    if (told.kind === "all") return lying(told.from);
    return told.kind === "some" ? `the ${chunks(told.chunks)} from ${lying(told.from)}` : chunk(told, "a joker");
  };

  const all = (coming: Coming[]) => list(coming.map(part));

  const jokers = (count: number) => (count === 1 ? "the joker" : "the jokers");

  const named = (tiles: Tile[]) => list(tiles.map(tileName));

  const becoming = (tiles: Tile[]) => (tiles.length > 0 ? `; its joker becomes ${named(tiles)}` : "");

  return {
    lying,
    /** What is to be done: "Add red 7 to the red 4–6". */
    stepText: (step: StepFacts) => {
      switch (step.kind) {
        case "lay":
          return `Lay ${all(step.coming)} as a new ${step.set}`;
        case "shift":
          return `Move the joker in ${lying(step.to)}: it becomes ${named(step.becomes)}`;
        case "replace":
          return `Put ${all(step.coming)} in place of ${jokers(step.frees)} in ${lying(step.to)}`;
        case "add": {
          const freed = step.frees > 0 ? `, which frees ${jokers(step.frees)}` : "";
          return `Add ${all(step.coming)} to ${lying(step.to)}${freed}${becoming(step.becomes)}`;
        }
      }
      const split = `Split ${lying(step.to)} between ${step.low} and ${step.low + 1}`;
      return step.kind === "split"
        ? split
        : `${split}, and add ${all(step.coming)} to ${lying(step.part)}${becoming(step.becomes)}`;
    },
  };
}
