// What lies on the table, in Spanish, as players name it.

import { at } from "../../../../shell/model/at.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import type { Called, Chunk } from "../../model/telling.ts";
import type { Tile } from "../../model/types.ts";
import type * as English from "../en/lying.ts";
import { COLOURS_OF_MANY, span } from "./pieces.ts";
import { COLOURS, tileName } from "./tiles.ts";

const COUNTS: Record<number, string> = {
  2: "dos",
  3: "tres",
  4: "cuatro",
  5: "cinco",
  6: "seis",
  7: "siete",
  8: "ocho",
};

export function lyingWords({ list }: Formats): ReturnType<typeof English.lyingWords> {
  /** @param joker what one is called that comes alone */
  const chunk = (told: Chunk, joker = "comodín") => {
    if (told.kind === "tiles") return span(told.first, told.last);
    if (told.kind === "jokers") return "dos comodines";
    return told.as === null ? joker : `${joker} como ${tileName(told.as)}`;
  };

  const chunks = (told: Chunk[]) => list(told.map((part) => chunk(part)));

  /** " con un comodín", " con un comodín como 7 rojo". */
  const jokersIn = (count: number, as: Tile[] = []) => {
    if (count === 0) return "";
    if (as.length > 0) return ` con ${list(as.map((tile) => `un comodín como ${tileName(tile)}`))}`;
    return count === 1 ? " con un comodín" : " con dos comodines";
  };

  type Run = Extract<Called, { kind: "run" }>;
  type Few = Extract<Called, { kind: "few" | "group" }>;

  const run = ({ first, last, jokers, as, same }: Run, count: string) => {
    const name = same > 1 ? span(first, last, COLOURS_OF_MANY) : span(first, last);
    return `${same > 1 ? `uno de los ${count}` : "el"} ${name}${jokersIn(jokers, as)}`;
  };

  const group = ({ colours, number, jokers, same }: Few, count: string) => {
    const told = `de ${number}${colours.length > 0 ? ` ${list(colours.map((colour) => COLOURS[colour]))}` : ""}${jokersIn(jokers)}`;
    return same > 1 ? `uno de los ${count} grupos ${told}` : `el grupo ${told}`;
  };

  /** Tiles of one number that are no group. */
  const few = ({ colours, number, jokers, same }: Few, count: string) => {
    const told = `${list(colours.map((colour) => COLOURS[colour]))}${jokersIn(jokers)}`;
    if (colours.length === 1)
      return same > 1
        ? `uno de los ${count} ${number} ${COLOURS_OF_MANY[at(colours, 0)]}${jokersIn(jokers)}`
        : `el ${number} ${told}`;
    return same > 1 ? `una de las ${count} parejas de ${number} ${told}` : `los ${number} ${told}`;
  };

  /** What lies on the table: "el 5–8 rojo", "el grupo de 9". */
  const lying = (heap: Called) => {
    if (heap.kind === "loose") return "las fichas sueltas";
    const { same } = heap;
    const count = COUNTS[same] ?? String(same);
    switch (heap.kind) {
      case "jokers":
        if (same > 1) return "uno de los comodines libres";
        return heap.jokers > 1 ? "los comodines" : "el comodín libre";
      case "run":
        return run(heap, count);
      case "row":
        return same > 1 ? `una de las ${count} filas ${chunks(heap.chunks)}` : `el ${chunks(heap.chunks)}`;
      case "few":
        return few(heap, count);
      case "group":
        return group(heap, count);
    }
  };

  return { chunk, chunks, lying };
}
