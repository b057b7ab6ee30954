/** Tiles and sets of Tile rummy: how they are written, what is a set, and how one is put together. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isEither, joined, judged } from "../../www/games/rummikub/model/sets.ts";
import { ALL, holds, KINDS, read, sorted, without, written } from "../../www/games/rummikub/model/tiles.ts";
import type { Tile } from "../../www/games/rummikub/model/types.ts";
import { tiles } from "./rummikub.ts";

test("there are 106 tiles of 53 kinds", () => assert.deepEqual([ALL, KINDS.length], [106, 53]));

describe("a list of tiles is read and written", () => {
  for (const [text, read, again] of [
    ["r10", "r10", "r10"],
    ["r3-7", "r3 r4 r5 r6 r7", "r3-7"],
    ["rbk5 j", "r5 b5 k5 j", "rbk5 j"],
    ["r3 j r5", "r3 j r5", "r3 j r5"],
    ["k1,o12;".replace(";", ""), "k1 o12", "k1 o12"],
    ["r1 r1 r4", "r1 r1 r4", "r1 r1 r4"],
    ["jj r13", "j j r13", "j j r13"],
    ["b5 r5", "b5 r5", "b5 r5"],
    ["r12-13", "r12 r13", "r12-13"],
    ["r5-3", "r5 r4 r3", "r5 r4 r3"],
    ["", "", ""],
  ]) {
    test(text, () => {
      assert.equal(tiles(text).join(" "), read);
      assert.equal(written(tiles(text)), again);
    });
  }

  for (const text of ["r0", "r14", "x5", "r", "5", "rr5", "r5-", "rb5-7", "jjj", "r01-3x"])
    test(`but not ${text}`, () => assert.equal(read(text), null));
});

test("lists are sorted, taken away from and compared as tiles lie on a rack", () => {
  assert.deepEqual(sorted(["j", "o1", "r13", "r2"]), ["r2", "r13", "o1", "j"]);
  assert.deepEqual(without(["r1", "r1", "b2"], ["r1", "o9"]), ["r1", "b2"]);
  assert.ok(holds(["r1", "r1"], ["r1"]) && !holds(["r1"], ["r1", "r1"]));
});

describe("a set", () => {
  for (const [text, kind] of [
    ["r1-3", "run"],
    ["r1-13", "run"],
    ["r3 j r5", "run"],
    ["j r1 r2", "end"],
    ["r12-13 j", "end"],
    ["j r12-13", "run"],
    ["r12-13 r1", "end"],
    ["rbk5", "group"],
    ["rbko5", "group"],
    ["rb5 j", "group"],
    ["rbko5 j", "many"],
    ["r5 b5 r5", "colour"],
    ["r5 b6 k5", "mixed"],
    ["r5 b5", "few"],
    ["j j", "few"],
    ["r5 r7 r8", "order"],
    ["j j r13", "run"],
    ["r13 j j", "group"],
    ["r5 j j", "run"],
    ["", "few"],
  ]) {
    test(`${text}: ${kind}`, () => {
      const found = judged(tiles(text));
      assert.equal(found.kind ?? found.why.name, kind);
    });
  }

  test("of one tile and two jokers may be told to be a group", () => {
    assert.equal(judged(tiles("j j r13"), "group").kind, "group");
    assert.ok(isEither(tiles("j j r13")) && !isEither(tiles("r13 j j")) && !isEither(tiles("r3-5")));
  });
});

/** What taps make of a set, tile by tile; or the reason why the last one can't be. */
function tapped(taps: string) {
  let found: Tile[] = [];
  for (const tile of taps.split(" ")) {
    const next = joined(found, tile);
    if (next.why) return next.why.name;
    found = next.tiles;
  }
  return written(found);
}

describe("a set is entered by", () => {
  for (const [taps, found] of [
    ["r3 r7", "r3-7"],
    ["r7 r3", "r3-7"],
    ["r3 r4 r5", "r3-5"],
    ["r3 r7 r9", "r3-9"],
    ["r5 r6 r3", "r3-6"],
    ["r5 b5 k5", "rbk5"],
    ["r5 b5 k5 o5", "rbko5"],
    ["r3 j r5", "r3 j r5"],
    ["r3 j r7", "r3 j r5-7"],
    ["j r5 r7", "j r5-7"],
    ["r3 r4 j", "r3-4 j"],
    ["r12 r13 j", "j r12-13"],
    ["j r1 r2", "r1-2 j"],
    ["r5 j b5", "r5 j b5"],
    ["j j r13", "j j r13"],
    ["r1 r13", "r1-13"],
    ["r1 r13 j", "end"],
    ["r3 r7 r5", "order"],
    ["r3 j r5 r4", "joker"],
    ["r3 b4", "mixed"],
    ["r3 r4 b4", "mixed"],
    ["r5 b5 r6", "mixed"],
    ["r5 b5 b5", "colour"],
    ["r5 b5 k5 o5 j", "many"],
    ["r5 b5 j j k5", "many"],
  ]) {
    test(`${taps}: ${found}`, () => assert.equal(tapped(taps), found));
  }
});
