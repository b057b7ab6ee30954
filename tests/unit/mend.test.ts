/** What is done about a position that can't be drawn. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import type { Change, Saved } from "../../www/shell/game/contract.ts";
import type { Mended } from "../../www/shell/game/mend.ts";
import { mend, putAside, tellOf } from "../../www/shell/game/mend.ts";
import { partOf, present } from "../typed.ts";
import { Device } from "./browser.ts";

const GAME = { id: "coin" };
const KEY = "rollwise.coin.put-aside";
const SAVED: Saved = { pairs: [["side", "edge"]] };

let device: Device;
let told: Map<string, Told>;
let done: string[];
beforeEach(() => {
  device = new Device();
  device.openTab().use();
  told = new Map();
  done = [];
});

type Told = { text: string | null; actions: { name: string; run(): void }[] };

/** A page whose store notes what is asked of it. */
const pageOf = (store: Partial<Mended["store"]>): Mended => ({
  game: GAME,
  notify: (key, text, ...actions) => told.set(key, { text, actions }),
  store: {
    place: "own",
    done: [{}],
    saved: () => SAVED,
    go: (moves: number) => done.push(`back ${moves}`),
    putAside: () => done.push("put aside"),
    ...store,
  },
});

const moved = partOf<Change<object>>({ before: {}, move: {}, own: true });
const loaded = { ...moved, move: null };

const textOf = (key: string) => present(told.get(key)?.text);

describe("a position that can't be drawn", () => {
  test("is left by taking back the move that led there", () => {
    mend(pageOf({}), moved);
    assert.deepEqual(done, ["back 1"]);
    assert.match(textOf("undrawn"), /was undone/);
    assert.equal(device.kept.get(KEY), undefined);
  });

  for (const [what, store, change] of [
    ["where no move has led there", {}, loaded],
    ["where there is nothing to go back to", { done: [] }, moved],
    ["where the position before can't be drawn either", { go: () => assert.fail("not drawn") }, moved],
  ] satisfies [string, Partial<Mended["store"]>, Change<object>][]) {
    test(`is put aside ${what}`, () => {
      mend(pageOf(store), change);
      assert.deepEqual(done, ["put aside"]);
      assert.deepEqual(JSON.parse(present(device.kept.get(KEY))), SAVED);
      const { text, actions } = present(told.get("aside"));
      assert.match(present(text), /was put aside/);
      present(actions.find(({ name }) => name === "Delete it")).run();
      assert.equal(device.kept.get(KEY), undefined);
      assert.equal(present(told.get("aside")).text, null);
    });
  }

  test("of a link makes room for the own game, and nothing is kept of it", () => {
    putAside(pageOf({ place: "linked" }));
    assert.deepEqual(done, ["put aside"]);
    assert.equal(device.kept.get(KEY), undefined);
    assert.match(textOf("undrawn"), /^This link/);
  });
});

test("each failure that the page goes on after is told", () => {
  for (const what of ["notKept", "restarted"] as const) {
    tellOf(pageOf({}), what);
    assert.ok(textOf(what).length > 20);
  }
});
