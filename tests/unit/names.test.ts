/** Names as they are kept, and texts from elsewhere as they are shown. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { heckmeck } from "../../www/games/heckmeck/game.ts";
import { read } from "../../www/games/heckmeck/model/link.ts";
import { rename } from "../../www/games/heckmeck/model/table-moves.ts";
import { tellOfLink } from "../../www/shell/host/notices.ts";
import { withoutControls } from "../../www/shell/model/elsewhere.ts";
import { cleanName } from "../../www/shell/model/names.ts";
import { present } from "../typed.ts";

const MOST = 20;
/** A family of four: one character of eleven UTF-16 units. */
const FAMILY = "👨‍👩‍👧‍👦";

describe("a name", () => {
  for (const [what, typed, kept] of [
    ["stays as it is", "Zoë O’Neill", "Zoë O’Neill"],
    ["has no room around it", "  Ann ", "Ann"],
    ["is cut", "x".repeat(30), "x".repeat(20)],
    ["is cut between characters", `x${"😀".repeat(30)}`, `x${"😀".repeat(19)}`],
    ["keeps its accents", "e\u0301".repeat(25), "e\u0301".repeat(20)],
    ["keeps a family together", FAMILY.repeat(3), FAMILY.repeat(3)],
    ["doesn't turn the text around it", "\u202EAnn\u2066", "Ann"],
    ["has no control characters", "A\u0000n\nn\u200F", "Ann"],
    ["drops half a character", "Ann\uD83D", "Ann"],
    ["that runs from right to left is isolated", "אבא", "\u2068אבא\u2069"],
    ["of nothing but controls is none", "\u202E\u2066 ", ""],
  ]) {
    test(what, () => {
      assert.equal(cleanName(typed, MOST), kept);
      assert.equal(cleanName(kept, MOST), kept, "and so it stays when it is read back");
    });
  }

  test("of characters without end has an end", () => {
    assert.ok(cleanName(`a${"\u0301".repeat(900)}`, MOST).length < 200);
  });

  for (const name of [`x${"😀".repeat(12)}`, "\u202EAnn", "אבא 7", FAMILY.repeat(9)]) {
    test(`comes back from a link: ${name}`, () => {
      const state = present(rename(heckmeck.initial(), 0, name));
      const parameters = new URLSearchParams(new URLSearchParams(heckmeck.link.write(state)).toString());
      assert.deepEqual(read(parameters).state.table.names, state.table.names);
    });
  }
});

describe("what a link tells that can't be read", () => {
  const said = (...keys: string[]) => present(tellOfLink(keys, (key) => key));

  test("is nothing where all can", () => assert.equal(tellOfLink([], String), null));

  test("is named once, and of many the first three", () => {
    assert.match(said("x", "y", "x"), /: x, y\.$/);
    assert.match(said("x", "x", ...Array.from({ length: 999 }, (_, nth) => `y${nth}`)), /: x, y0, y1, …\.$/);
  });

  test("is no longer than two lines or three, and turns nothing round", () => {
    const [long] = /x+…/.exec(said("x".repeat(5000))) ?? [""];
    assert.ok(long.length >= 40 && long.length <= 120, `${long.length} letters`);
    assert.match(said("\u202Egnp\u0000", `${"😀".repeat(79)}a`), /: gnp, (😀){79}a\.$/u);
    assert.doesNotMatch(said("😀".repeat(200)), /\p{Cs}/u);
  });
});

test("what is told of a link or a file doesn't turn the text around it", () => {
  assert.equal(withoutControls("\u202Egnp.exe\u2069 👍🏽"), "gnp.exe 👍🏽");
});
