// The sentences of the table, in Dutch.

import { isJoker } from "../../model/tiles.ts";
import type * as English from "../en/table.ts";
import type { Words as GameWords } from "../en/words.ts";

export function tableWords(words: GameWords): ReturnType<typeof English.tableWords> {
  const { formats, named, capital, setName, tileName } = words;
  return {
    /** A set for the ear. */
    spoken: ({ tiles: placed }) =>
      formats.list(
        placed.map(({ tile, as, from }) => {
          const name = isJoker(tile) && !isJoker(as) ? `joker als ${tileName(as)}` : tileName(tile);
          return from === "rack" ? `${name} van je plankje` : name;
        }),
      ),
    whenLabel: "Welke tafel",
    when: { false: "nu", true: "na de zet" },
    tableHint: "De tafel zoals die nu ligt. Tik op een set om die te verbeteren, of sleep een steen naar zijn plek.",
    afterHint: "De tafel na de zet. Opgetilde stenen komen van je plankje; gekleurde sets zijn veranderd.",
    afterTheirs:
      "De tafel met de nieuwe stenen, die opgetild zijn. Tik op een set om die te verbeteren, of sleep een steen.",
    correct: (nth, tiles) => `${capital(setName(nth))}: ${named(tiles)}; tik om te verbeteren`,
    arrange: "Sets zoeken voor de losse stenen",
  };
}
