/** Rack and table of Tile rummy as text: what is read, what is marked, and what is written. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Wrong } from "../../www/games/rummikub/model/parse-tiles.ts";
import { inFields, isUsable, positionText, readDraft, tableText } from "../../www/games/rummikub/model/parse-tiles.ts";
import { initial } from "../../www/games/rummikub/model/state.ts";
import { written } from "../../www/games/rummikub/model/tiles.ts";
import type { Rules } from "../../www/games/rummikub/model/types.ts";
import { assertEach } from "./asserts.ts";
import { moduleOf } from "./built.ts";
import { stateOf, tiles } from "./rummikub.ts";

const { parseRummikub } = await moduleOf("rummikub");
const read = (rack: string, table = "", rules: Partial<Rules> = {}) =>
  readDraft({ rack, table }, parseRummikub, { ...initial().rules, ...rules });
const marks = (text: string, wrong: Wrong[]) => wrong.map(({ from, to }) => text.slice(from, to));

test("a rack is typed in any of the ways that people write tiles", () => {
  for (const text of ["r7 b1 j", "7r, 1b; J", "  R7   B1\nj"])
    assert.deepEqual(read(text).rack, tiles("r7 b1 j"), text);
});

test("colours are read by the letters and names of each language of the page", () => {
  for (const text of [
    "r3-5 rbk7 b1 k2 o9",
    "rot3-5 rbs7 blau 1 schwarz 2 gelb 9",
    "rood 3-5 rbz7 blauw1 2z oranje9",
    "rouge3-5 rbn7 bleu 1 noir 2 jaune 9",
    "rojo 3-5 ran7 A1 N2 naranja 9",
  ])
    assert.deepEqual(read(text).rack, tiles("r3-5 rbk7 b1 k2 o9"), text);
  assert.deepEqual(read("r7 n j").rack, tiles("r7 j"), "a letter alone is no tile");
});

test("sets lie between slashes, loose tiles in brackets", () => {
  const { table, wrong } = read("", "r1-3 / rbk5 j / (k9 o1-2) b3 4b b5");
  assertEach(table.sets, ({ tiles, kind }) => [written(tiles), kind], [
    ["r1-3", "run"],
    ["rbk5 j", "group"],
    ["b3-5", "run"],
  ]);
  assert.deepEqual(table.loose, tiles("k9 o1-2"));
  assert.deepEqual(wrong, { rack: [], table: [] });
});

describe("what is wrong is marked where it stands", () => {
  test("words that are no tiles, and the rest is read", () => {
    const text = "r7 x6 b1 r14 hello";
    const { rack, wrong } = read(text);
    assert.deepEqual(
      [rack, marks(text, wrong.rack)],
      [
        ["r7", "b1"],
        ["x6", "r14", "hello"],
      ],
    );
  });

  test("sets that are none, which count as loose", () => {
    const text = "r1-3 / r5 r6 / b4 k5 o6 /";
    const found = read("", text);
    assert.deepEqual(marks(text, found.wrong.table), ["r5 r6", "b4 k5 o6"]);
    assert.deepEqual(found.table.loose, tiles("r5 r6 b4 k5 o6"));
    assert.ok(isUsable(found));
  });

  test("the third tile of a kind, over both fields", () => {
    const table = "r1-3 / r1-3";
    const found = read("r2 b4", table);
    assert.deepEqual(marks(table, found.wrong.table), ["r1-3"]);
    const { why } = found.wrong.table[0];
    assert.equal("tile" in why && why.tile, "r2");
    assert.equal(isUsable(found), false);
    const rack = "j jj";
    assert.deepEqual(marks(rack, read(rack).wrong.rack), ["jj"]);
  });

  test("a loose joker is of use only where jokers are free", () => {
    const text = "r1-3 / r12-13 j (k9 j)";
    const free = read("", text);
    assert.deepEqual(marks(text, free.wrong.table), ["r12-13 j"]);
    assert.ok(isUsable(free));
    for (const jokers of ["stands", "locked", "both"] as const) {
      const found = read("", text, { jokers });
      assert.deepEqual(marks(text, found.wrong.table), ["r12-13 j", "j"]);
      assert.ok(
        found.wrong.table.every(({ why }) => why.name === "looseJoker" || (why.name === "set" && !why.isLoose)),
      );
      assert.equal(isUsable(found), false);
      assert.ok(isUsable(read("", "r1-2 (k9)", { jokers })), "other tiles may be loose");
    }
  });
});

test("a set of two jokers is marked where one is allowed", () => {
  const text = "r1-3 / r5 j r7 j";
  assert.deepEqual(marks(text, read("", text).wrong.table), []);
  const found = read("", text, { oneJoker: true });
  assert.deepEqual(marks(text, found.wrong.table), ["r5 j r7 j"]);
  assert.deepEqual(
    found.table.sets.map((set) => written(set.tiles)),
    ["r1-3"],
  );
  assert.deepEqual(marks("r5 j r7 / b7-8 j", read("", "r5 j r7 / b7-8 j", { oneJoker: true }).wrong.table), []);
  assert.equal(isUsable(read("", "r5 j j", { oneJoker: true })), true, "they count as loose");
  assert.equal(isUsable(read("", "r5 j j", { oneJoker: true, jokers: "locked" })), false);
});

test("new lines part sets, and commas that lie between sets", () => {
  const tables = (text: string) => read("", text).table.sets.map((set) => written(set.tiles));
  for (const text of [
    "r1-3\nrbk5\nb3 b4 b5",
    "r1-3\r\nrbk5\r\n\r\nb3-5\r\n",
    "r1-3, rbk5, b3-5",
    "r1 r2 r3, r5 b5 k5\nb3,b4,b5",
  ])
    assert.deepEqual(tables(text), ["r1-3", "rbk5", "b3-5"], text);
  assert.deepEqual(tables("r1, r2, r3, r4"), ["r1-4"]);
  const half = read("", "r1-3, b3-4");
  assert.deepEqual([half.table.sets.length, half.table.loose], [1, tiles("b3-4")]);
  assert.deepEqual(read("", "(k9\no1, o2)").table.loose, tiles("k9 o1-2"));
});

test("colours may be spelt out, and a blank may part one from its number", () => {
  assert.deepEqual(read("k 3 red8 Blue 10 orange 1-3\nblack 7").rack, tiles("k3 r8 b10 o1-3 k7"));
  const found = read("red 14 k 3");
  assert.deepEqual([marks("red 14 k 3", found.wrong.rack), found.rack], [["red 14"], tiles("k3")]);
});

test("runs that fall are read from the other side, jokers among them", () => {
  const tables = (text: string) => read("", text, { jokers: "locked" }).table.sets.map((set) => written(set.tiles));
  for (const [text, set] of [
    ["r5 r4 r3", "r3-5"],
    ["r7-5", "r5-7"],
    ["5r 4r 3r", "r3-5"],
    ["r13-12 j", "j r12-13"],
    ["r5 j r3", "r3 j r5"],
    ["j r12 r11 r10", "r10-12 j"],
    ["b9, b8, b7", "b7-9"],
  ])
    assert.deepEqual(tables(text), [set], text);
  assert.deepEqual(tables("k5-3, r7-9 / r2 j j"), ["k3-5", "r7-9", "r2 j j"]);
  const text = "r5 r4 r2 / r3 r5 r4";
  assert.deepEqual(marks(text, read("", text).wrong.table), ["r5 r4 r2", "r3 r5 r4"]);
});

test("a colour goes for the numbers behind it, and colours for the number behind them", () => {
  for (const [text, found] of [
    ["r3 4 5", "r3-5"],
    ["r3, 4, 5", "r3-5"],
    ["rood 3 4-6 joker 8", "r3-6 j r8"],
    ["r b k 5", "rbk5"],
    ["red blue Black 12", "rbk12"],
    ["rb k 5", "rbk5"],
    ["r345", "r3-5"],
    ["k891011", "k8-11"],
    ["b123", "b1-3"],
    ["red 3 to 7", "r3-7"],
    ["blau 3 bis 5", "b3-5"],
    ["zwart 3 tot 5", "k3-5"],
    ["noir 3 à 5", "k3-5"],
    ["o 3 - 5", "o3-5"],
    ["r3 Joker 5", "r3 j r5"],
    ["r3 comodín 5", "r3 j r5"],
  ]) {
    const { table, wrong } = read("", text);
    assert.deepEqual([table.sets.map((set) => written(set.tiles)), wrong.table], [[found], []], text);
  }
  assert.deepEqual(read("r3 4 b7 8 j k1").rack, tiles("r3-4 b7-8 j k1"));
});

test("a number whose colour nobody can know, or that may be a slip, is marked", () => {
  for (const [text, wrong] of [
    ["5 r6", ["5"]],
    ["rb5 7", ["7"]],
    ["r3 hello 5", ["hello", "5"]],
    ["r23 r99", ["r23", "r99"]],
    ["r14-12", ["r14-12"]],
    ["r132", ["r132"]],
  ] satisfies [string, string[]][])
    assert.deepEqual(marks(text, read(text).wrong.rack), wrong, text);
  const table = "r3-5 / 6 7 8";
  assert.deepEqual(marks(table, read("", table).wrong.table), ["6", "7", "8"]);
});

test("a whole position goes into both fields", () => {
  assert.deepEqual(inFields({ rack: "r1-3 | r4 j", table: "" }), { rack: "r4 j", table: "r1-3" });
  assert.deepEqual(inFields({ rack: "r4", table: "r1-3" }), { rack: "r4", table: "r1-3" });
});

test("what is written is read back as it was", () => {
  for (const link of ["rack=r7.b1.j&table=r1-3_rbk5.j_r3.j.r5&loose=k9.o1-2", "rack=", "rack=r1&loose=j"]) {
    const state = stateOf(link);
    const text = positionText(state);
    const found = readDraft(inFields({ rack: text, table: "" }), parseRummikub, state.rules);
    assert.deepEqual(
      [found.rack, found.table.sets, found.table.loose],
      [state.rack, state.table.sets, state.table.loose],
      text,
    );
    assert.deepEqual(found.wrong, { rack: [], table: [] });
  }
  assert.equal(tableText(stateOf("rack=&table=r1-3&loose=k9").table), "r1-3 (k9)");
});
