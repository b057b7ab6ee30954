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
    tableHint: "De tafel zoals die nu ligt. Tik op een set om die te verbeteren.",
    noTable: "Nog geen sets ingevoerd: kies “Set” onder het antwoord en tik de stenen van een set in.",
    afterHint: "De tafel na de zet. Opgetilde stenen komen van je plankje; gekleurde sets zijn veranderd.",
    afterTheirs: "Zo kan de tafel nu liggen. De opgetilde stenen zijn net gelegd.",
    correct: (nth, tiles) => `${capital(setName(nth))}: ${named(tiles)}; tik om te verbeteren`,
    arrange: "Sets zoeken voor de losse stenen",
    openText: "Typen of kopiëren als tekst",
  };
}
