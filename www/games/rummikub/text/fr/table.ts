// The sentences of the table, in French.

import { isJoker } from "../../model/tiles.ts";
import type { PlannedSet } from "../../model/types.ts";
import type * as English from "../en/table.ts";
import { theTile } from "./pieces.ts";
import type { Words as GameWords } from "./words.ts";

export function tableWords(words: GameWords): ReturnType<typeof English.tableWords> {
  const { formats, named, capital, setName, tileName } = words;
  /** A set for the ear. */
  const spoken = ({ tiles: placed }: PlannedSet) =>
    formats.list(
      placed.map(({ tile, as, from }) => {
        const name = isJoker(tile) && !isJoker(as) ? `joker pour ${theTile(as)}` : tileName(tile);
        return from === "rack" ? `${name} de ton chevalet` : name;
      }),
    );
  return {
    spoken,
    whenLabel: "Quelle table",
    when: { false: "maintenant", true: "après le coup" },
    tableHint:
      "La table telle qu’elle est. Touche une combinaison pour la corriger, ou fais glisser une tuile à sa place.",
    afterHint:
      "La table après le coup. Les tuiles en relief viennent de ton chevalet\u202f; les combinaisons en couleur ont changé.",
    afterTheirs:
      "La table avec les nouvelles tuiles, en relief. Touche une combinaison pour la corriger, ou fais glisser une tuile.",
    correct: (nth, tiles) => `${capital(setName(nth))}\u00a0: ${named(tiles)}\u202f; touche pour corriger`,
    arrange: "Chercher des combinaisons pour les tuiles en vrac",
  };
}
