/** Evenings: who played in the games that the device has kept. */

import assert from "node:assert/strict";
import type { PlayedGame } from "../../../www/shell/game/records/types.ts";
import { AT, evening, NOON, rowsOf, withGames } from "../../page/evenings-steps.ts";
import { eachWith } from "../../tested.ts";
import { shareSite } from "../steps.ts";

const { onPage } = shareSite();

/** Games of one person, as each game names players whom nobody has named. */
const NAMELESS = eachWith("nameless").map(([id, { names, by }]): PlayedGame => {
  const players = names.map((name, seat) => ({
    ...{ name, by: seat === 0 ? null : by },
    ...{ won: 1 - seat, score: 20 - seat, luck: null },
  }));
  return { id: `${id} 1`, game: id, at: NOON, players, own: 0, began: 0 };
});

const TWO = ["You", "Computer"];

/** What the second of these players is called in each language; the first is spoken to. */
for (const [path, ...names] of [
  ["heckmeck/", ...TWO],
  ["de/heckmeck/", "Du", "Computer"],
  ["knucklebones/", ...TWO],
  ["fr/knucklebones/", "Toi", "Ordinateur"],
  ["es/solitaire-dice/", "Tú"],
  ["nl/rummikub/", "Jij", "Speler 2"],
])
  onPage(
    `players whom nobody has named are named in the language of the page: ${path}`,
    { ...AT, path: `${path}?evenings`, prepare: withGames(NAMELESS) },
    async ({ page }) => {
      const [, ...rows] = await rowsOf(evening(page).getByRole("table"));
      assert.deepEqual(
        rows.slice(0, names.length).map(([name]) => name),
        names,
      );
    },
  );
