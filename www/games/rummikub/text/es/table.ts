// The sentences of the table, in Spanish.

import { isJoker } from "../../model/tiles.ts";
import type { PlannedSet } from "../../model/types.ts";
import type * as English from "../en/table.ts";
import type { Words as GameWords } from "../en/words.ts";

export function tableWords(words: GameWords): ReturnType<typeof English.tableWords> {
  const { formats, named, capital, setName, tileName } = words;
  /** A set for the ear. */
  const spoken = ({ tiles: placed }: PlannedSet) =>
    formats.list(
      placed.map(({ tile, as, from }) => {
        const name = isJoker(tile) && !isJoker(as) ? `comodín como ${tileName(as)}` : tileName(tile);
        return from === "rack" ? `${name} de tu atril` : name;
      }),
    );
  return {
    spoken,
    whenLabel: "Qué mesa",
    when: { false: "ahora", true: "tras la jugada" },
    tableHint: "La mesa tal como está. Toca una combinación para corregirla, o arrastra una ficha a su sitio.",
    afterHint:
      "La mesa tras la jugada. Las fichas en relieve vienen de tu atril; las combinaciones en color han cambiado.",
    afterTheirs:
      "La mesa con las fichas nuevas, en relieve. Toca una combinación para corregirla, o arrastra una ficha.",
    correct: (nth, tiles) => `${capital(setName(nth))}: ${named(tiles)}; toca para corregirla`,
    arrange: "Buscar combinaciones para las fichas sueltas",
  };
}
