/** The pages for players say what the page itself says: rules, labels, keys. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import type { Token, Tokens } from "marked";
import type { KeyGroup } from "../../www/shell/game.ts";
import { keyWords } from "../../www/shell/text/en/keys.ts";
import { documents, FILES, ROOT, rowsOf } from "../docs/documents.ts";
import { present } from "../typed.ts";
import { chaptersOf, HELP } from "./helps.ts";

/** What the page says, by its sources, with its straight quotes as they are printed. */
const wordsOf = (game: string) =>
  FILES.filter((path) => /^www\/.*\/text\/.*\.ts$/.test(path))
    .filter((path) => path.startsWith(`www/games/${game}/`) || path.startsWith("www/shell/"))
    .map((path) => readFileSync(ROOT + path, "utf8"))
    .join("\n")
    .toLowerCase();

/** A list of keys as tables of a document. */
const keyRows = (groups: KeyGroup[]) =>
  groups.flatMap(({ title, rows }) => [
    [title, ""],
    ...rows.map(({ keys, range, does }) => [
      keys.map((key) => `\`${key.replaceAll(" ", "+")}\``).join(range ? ` ${keyWords.to} ` : ", "),
      does,
    ]),
  ]);

for (const [game, help] of Object.entries({
  heckmeck: HELP["heckmeck, advice"],
  knucklebones: HELP.knucklebones,
  "solitaire-dice": HELP["solitaire dice"],
  rummikub: HELP["tile rummy at a real table"],
})) {
  describe(game, () => {
    const document = present(documents.find(({ path }) => path === `docs/players/${game}.md`));

    test("its rules are those of the help", () => {
      const list = document.pieces.find((piece: Token): piece is Tokens.List => piece.type === "list" && piece.ordered);
      const [{ lines }] = chaptersOf(help());
      assert.deepEqual(
        present(list).items.map(({ text }) => text),
        lines,
      );
    });

    test("its keys are those of the page", async () => {
      const { keys } = await import(`../../www/games/${game}/text/en/keys.ts`);
      assert.deepEqual(rowsOf(document), keyRows([...keys, keyWords.everywhere]));
    });

    test("what stands in quotes can be found on the page", () => {
      const words = wordsOf(game);
      const quoted = Array.from(document.text.matchAll(/“([^”]+)”/g), ([, label]) => label.replaceAll(/\s+/g, " "));
      assert.ok(quoted.length > 1);
      assert.deepEqual(
        quoted.filter((label) => !words.includes(label.toLowerCase())),
        [],
      );
    });
  });
}
