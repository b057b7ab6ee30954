// The sentences of the table, in English.

import { isJoker } from "../../model/tiles.ts";
import type { PlannedSet, Tile } from "../../model/types.ts";
import type { Words as GameWords } from "./words.ts";

export function tableWords(words: GameWords) {
  const { formats, named, capital, setName, tileName } = words;
  /** A set for the ear. */
  const spoken = ({ tiles: placed }: PlannedSet) =>
    formats.list(
      placed.map(({ tile, as, from }) => {
        const name = isJoker(tile) && !isJoker(as) ? `joker as ${tileName(as)}` : tileName(tile);
        return from === "rack" ? `${name} from your rack` : name;
      }),
    );
  const when: Record<"false" | "true", string> = { false: "now", true: "after the move" };
  return {
    spoken,
    whenLabel: "Which table",
    when,
    tableHint: "The table as it lies. Tap a set to correct it, or drag a tile to where it lies.",
    afterHint: "The table after the move. Raised tiles come from your rack; sets in colour have changed.",
    afterTheirs: "The table with the tiles just played, which are raised. Tap a set to correct it, or drag a tile.",
    correct: (nth: number, tiles: Tile[]) => `${capital(setName(nth))}: ${named(tiles)}; tap to correct it`,
    arrange: "Find sets for the loose tiles",
  };
}
