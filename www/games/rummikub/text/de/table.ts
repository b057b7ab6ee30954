// The sentences of the table, in German.

import { isJoker } from "../../model/tiles.ts";
import type { PlannedSet, Tile } from "../../model/types.ts";
import type * as English from "../en/table.ts";
import type { Words as GameWords } from "../en/words.ts";

export function tableWords(words: GameWords): ReturnType<typeof English.tableWords> {
  const { formats, named, capital, setName, tileName } = words;
  /** A set for the ear. */
  const spoken = ({ tiles: placed }: PlannedSet) =>
    formats.list(
      placed.map(({ tile, as, from }) => {
        const name = isJoker(tile) && !isJoker(as) ? `Joker als ${tileName(as)}` : tileName(tile);
        return from === "rack" ? `${name} von deinem Bänkchen` : name;
      }),
    );
  const when: Record<"false" | "true", string> = { false: "jetzt", true: "nach dem Zug" };
  return {
    spoken,
    whenLabel: "Welcher Tisch",
    when,
    tableHint:
      "Der Tisch, wie er liegt. Tippe auf einen Satz, um ihn zu berichtigen, oder zieh einen Stein dahin, wo er liegt.",
    afterHint:
      "Der Tisch nach dem Zug. Angehobene Steine kommen von deinem Bänkchen; farbige Sätze haben sich geändert.",
    afterTheirs:
      "Der Tisch mit den neuen Steinen, die angehoben sind. Tippe auf einen Satz, um ihn zu berichtigen, oder zieh einen Stein.",
    correct: (nth: number, tiles: Tile[]) => `${capital(setName(nth))}: ${named(tiles)}; zum Berichtigen antippen`,
    arrange: "Sätze für die losen Steine suchen",
  };
}
