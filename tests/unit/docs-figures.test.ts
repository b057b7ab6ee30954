/** Figures of the documents: those of the README stand where they are explained, and what the code can tell is right. */

import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { describe, test } from "node:test";
import { AVERAGES } from "../../www/games/solitaire-dice/model/averages.ts";
import { documents, ROOT, rowsOf } from "../docs/documents.ts";
import { present } from "../typed.ts";
import { assertNone } from "./asserts.ts";
import { moduleOf } from "./built.ts";

const documentAt = (path: string) => present(documents.find((document) => document.path === path));

/** Numbers as documents write them, such as 1,939 or 53.63. */
const numbersIn = (text: string) => text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];

const LINK = /\]\(([^)]+\.md)\)/;

describe("the README's figures stand on the page that explains them", () => {
  const rows = rowsOf(documentAt("README.md")).filter(([first]) => LINK.test(first));
  assert.equal(rows.length, 4, "a row a game");
  for (const [first, ...cells] of rows) {
    const [, path] = present(LINK.exec(first));
    test(path, () => {
      const explained = new Set(numbersIn(documentAt(path).text));
      const figures = cells.flatMap(numbersIn);
      assert.ok(figures.length > 1);
      assertNone(figures, (figure) => !explained.has(figure));
    });
  }
});

/** The size of files of the built site in bytes. */
const bytesOf = (...names: string[]) =>
  names.reduce((sum, name) => sum + statSync(`${ROOT}dist/precomputed/${name}.bin`).size, 0);

const written = (number: number) => number.toLocaleString("en");
const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

test("what the code can tell is as the documents say", async () => {
  const heckmeck = await moduleOf("heckmeck");
  const tables = [5, 6, 7, 8].map((dice) => `heckmeck-${dice}-dice`);
  for (const [path, said] of Object.entries({
    "docs/developers/heckmeck.md": [
      `${written(heckmeck.solveWholeTurn().positions)} positions with eight dice`,
      `${written(bytesOf(...tables))} bytes for all four`,
    ],
    "docs/developers/knucklebones.md": [kB(bytesOf("knucklebones-values"))],
    "docs/developers/solitaire-dice.md": [kB(bytesOf("solitaire-dice-weights"))],
  })) {
    const { text } = documentAt(path);
    for (const figure of said) assert.ok(text.includes(figure), `${path} does not say ${figure}`);
  }
});

test("what Solitaire Dice's players score is as the page on its solver says, and its rules to remember", () => {
  const { text } = documentAt("docs/developers/solitaire-dice.md");
  for (const [name, player] of Object.entries({
    "advice, one roll ahead (2-ply)": "advice-2",
    "advice at a glance (1-ply)": "advice",
    "the rule of thumb": "thumb",
    "each sum by itself": "columns",
    "five factors, {1,2,6}": "five-factors-126",
    "the longest game": "longest-game",
    "most points now": "points-now",
    random: "random",
  } as const)) {
    const [, , , without, plain] = present(text.split("\n").find((line) => line.startsWith(`| ${name} |`))).split("|");
    const [told] = present(/[−\d][\d.,]*/.exec(without) ?? /[−\d][\d.,]*/.exec(plain));
    assert.equal(AVERAGES[player], Math.round(Number(told.replace("−", "-").replace(",", ""))), name);
  }
  const [, rules] = documentAt("docs/developers/rules.md").text.split("\n## Solitaire Dice");
  for (const [, count, minus, points] of rules.matchAll(/^\| (\d) \| [\d.]+ ± [\d.]+ \| (−?)([\d.]+) ± [\d.]+ \|$/gm)) {
    const known = AVERAGES[`by-heart-${count}` as keyof typeof AVERAGES];
    if (known !== undefined) assert.equal(known, Math.round(Number(`${minus && "-"}${points}`)), `${count} rules`);
  }
});
