/** What is done about a position that can't be drawn. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";

import { mend, putAside, tellOf } from "../../www/shell/mend.ts";
import { Device } from "./browser.ts";

const GAME = /** @type {any} */ ({ id: "coin" });
const KEY = "rollwise.coin.put-aside";
const SAVED = { pairs: [["side", "edge"]] };

let device;
let told;
let done;
beforeEach(() => {
  device = new Device();
  device.openTab().use();
  told = new Map();
  done = [];
});

/** A page whose store notes what is asked of it. */
const pageOf = (store) => ({
  game: GAME,
  notify: (key, text: string, ...actions) => told.set(key, { text, actions }),
  store: {
    place: "own",
    done: [{}],
    saved: () => SAVED,
    go: (moves) => done.push(`back ${moves}`),
    putAside: () => done.push("put aside"),
    ...store,
  },
});

const moved = /** @type {any} */ ({ before: {}, move: () => {}, own: true });
const loaded = { ...moved, move: null };

describe("a position that can't be drawn", () => {
  test("is left by taking back the move that led there", () => {
    mend(pageOf({}), moved);
    assert.deepEqual(done, ["back 1"]);
    assert.match(told.get("undrawn").text, /was undone/);
    assert.equal(device.kept.get(KEY), undefined);
  });

  for (const [what, store, change] of [
    ["where no move has led there", {}, loaded],
    ["where there is nothing to go back to", { done: [] }, moved],
    ["where the position before can't be drawn either", { go: () => assert.fail("not drawn") }, moved],
  ]) {
    test(`is put aside ${what}`, () => {
      mend(pageOf(store), change);
      assert.deepEqual(done, ["put aside"]);
      assert.deepEqual(JSON.parse(device.kept.get(KEY)), SAVED);
      const { text, actions } = told.get("aside");
      assert.match(text, /was put aside/);
      actions.find(({ name }) => name === "Delete it").run();
      assert.equal(device.kept.get(KEY), undefined);
      assert.equal(told.get("aside").text, null);
    });
  }

  test("of a link makes room for the own game, and nothing is kept of it", () => {
    putAside(pageOf({ place: "linked" }));
    assert.deepEqual(done, ["put aside"]);
    assert.equal(device.kept.get(KEY), undefined);
    assert.match(told.get("undrawn").text, /this link/);
  });
});

test("each failure that the page goes on after is told", () => {
  for (const what of /** @type {const} */ (["notKept", "notOfflineYet", "restarted"])) {
    tellOf(pageOf({}), what);
    assert.ok(told.get(what).text.length > 20);
  }
});
