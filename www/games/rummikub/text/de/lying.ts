// What lies on the table, in German, as players name it.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Called, Chunk } from "../../model/telling.ts";
import { numberOf } from "../../model/tiles.ts";
import type { Tile } from "../../model/types.ts";
import { COLOURS, tileName } from "./tiles.ts";

/** The case that a sentence wants. */
export type Case = "nominative" | "accusative" | "dative";

const COUNTS: Record<number, string> = { 2: "zwei", 3: "drei", 4: "vier" };

const FREE_JOKER = { nominative: "der freie Joker", accusative: "den freien Joker", dative: "dem freien Joker" };
const ONE_JOKER = {
  nominative: "einer der freien Joker",
  accusative: "einen der freien Joker",
  dative: "einem der freien Joker",
};

/** "Rot 5–8", whose numbers stay on one line: what follows the dash is no place to break. */
const span = (first: Tile, last: Tile) =>
  first === last ? tileName(first) : `${tileName(first)}–\u2060${numberOf(last)}`;

export function lyingWords({ list }: Formats) {
  /** @param joker what one is called that comes alone */
  const chunk = (told: Chunk, joker = "Joker") => {
    if (told.kind === "tiles") return span(told.first, told.last);
    if (told.kind === "jokers") return "zwei Joker";
    return told.as === null ? joker : `${joker} als ${tileName(told.as)}`;
  };

  /** @param joker as above */
  const chunks = (told: Chunk[], joker?: string) => list(told.map((part) => chunk(part, joker)));

  /** " mit Joker", " mit Joker als Rot 7". */
  const jokersIn = (count: number, as: Tile[] = []) => {
    if (count === 0) return "";
    if (as.length > 0) return ` mit ${list(as.map((tile) => `Joker als ${tileName(tile)}`))}`;
    return count === 1 ? " mit Joker" : " mit zwei Jokern";
  };

  /** One of several, or the only one, of what is feminine. */
  const articleOf = (same: number, of: Case) => {
    if (same > 1) return `${of === "dative" ? "einer" : "eine"} der ${COUNTS[same] ?? same}`;
    return of === "dative" ? "der" : "die";
  };

  /** What lies on the table: "Rot 5–8", "die 9er-Gruppe". */
  const lying = (heap: Called, of: Case = "nominative") => {
    const { kind } = heap;
    if (kind === "loose") return of === "dative" ? "den losen Steinen" : "die losen Steine";
    const { same } = heap;
    if (kind === "jokers") {
      if (same > 1) return ONE_JOKER[of];
      if (heap.jokers === 1) return FREE_JOKER[of];
      return of === "dative" ? "den Jokern" : "die Joker";
    }
    if (kind === "run" || kind === "row") {
      const name =
        kind === "run" ? `${span(heap.first, heap.last)}${jokersIn(heap.jokers, heap.as)}` : chunks(heap.chunks);
      return same > 1 ? `${articleOf(same, of)} Reihen ${name}` : name;
    }
    const colours = heap.colours.map((colour) => COLOURS[colour]);
    if (kind === "few") {
      const name = `${list(colours.map((colour) => `${colour} ${heap.number}`))}${jokersIn(heap.jokers)}`;
      return same > 1 ? `${articleOf(same, of)} Stellen mit ${name}` : name;
    }
    const group = `${heap.number}er-Gruppe${same > 1 ? "n" : ""}`;
    return `${articleOf(same, of)} ${group}${colours.length > 0 ? ` ${list(colours)}` : ""}${jokersIn(heap.jokers)}`;
  };

  return { chunk, chunks, lying };
}
