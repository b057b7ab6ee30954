/** What a reload, another tab and a new version leave as it was. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import type { Tab } from "./browser.ts";
import { Device } from "./browser.ts";
import { open } from "./heckmeck-player.ts";

let device: Device;
let tab: Tab;
beforeEach(() => {
  device = new Device();
  tab = device.openTab();
});

describe("a reload", () => {
  test("leaves undo and redo as they were, also between them", () => {
    let player = open(tab).enter("1255ww35").take("5").enter("5w113").take("w").enter("11");
    player = player.reload();
    assert.deepEqual([player.dice, player.canUndo], ["555w | 11", 4]);
    assert.equal(player.undo(3).dice, "555 | 5w113");
    player = player.reload();
    assert.deepEqual([player.dice, player.canRedo], ["555 | 5w113", 3]);
    assert.equal(player.redo().dice, "555w | ");
    player = player.reload();
    assert.equal(player.undo().dice, "555 | 5w113", "no step is skipped");
    assert.equal(player.undo().dice, " | 1255ww35");
    assert.equal(player.canUndo, 0);
    assert.equal(player.reload().redo(99).dice, "555w | 11");
  });

  test("leaves what is undone of a game at the table, with its moves", () => {
    let player = open(tab).show("advice").enter("1255ww35").choose("5").enter("5w113").choose("w");
    const { position, moves } = player;
    player = player.reload();
    assert.deepEqual([player.position, player.moves], [position, moves]);
    assert.equal(player.undo().moves.length, 1);
    assert.equal(player.undo().moves.length, 0);
    player = player.reload().redo(2);
    assert.deepEqual([player.position, player.moves], [position, moves]);
  });

  test("has all of it where the page was only put aside before", () => {
    const player = open(tab).enter("1255ww35").take("5");
    tab.hide();
    const again = player.reload({ crash: true });
    assert.equal(again.undo().dice, " | 1255ww35");
  });

  test("that comes unannounced has the position, and what was undone no more", () => {
    const player = open(tab).show("advice").enter("1255ww35").choose("5").reload({ crash: true });
    assert.deepEqual([player.dice, player.moves.length, player.canUndo], ["555 | ", 1, 0]);
  });
});

describe("two tabs", () => {
  test("a game played in one keeps its moves when the other one is touched", () => {
    let one = open(tab).show("advice").enter("1255ww35").choose("5");
    const other = open(device.openTab()).enter("1");
    assert.equal(other.moves.length, 1);
    one = one.reload();
    assert.deepEqual([one.dice, one.moves.length], ["555 | 1", 1]);
    assert.deepEqual([one.undo().dice, one.moves.length], ["555 | ", 1]);
    assert.deepEqual([one.undo().dice, one.moves.length], [" | 1255ww35", 0]);
  });

  test("an old one shows what was played in another, and takes none of it away", () => {
    const one = open(tab).show("advice").enter("1255ww35").choose("5");
    const other = open(device.openTab()).enter("5w113").choose("w");
    one.tab.hear();
    assert.deepEqual([one.position, one.moves.length], [other.position, 2]);
    one.enter("1");
    const next = open(device.openTab());
    assert.deepEqual([next.dice, next.moves.length], ["555w | 1", 2]);
    assert.deepEqual([one.undo().dice, one.undo().dice], ["555w | ", "555 | "], "undo leads to its own");
  });

  test("one that shows a link follows no other, and leads back to the game as it is by then", () => {
    open(tab).show("advice").enter("1255ww35").choose("5");
    const linked = open(device.openTab("#taken=1"));
    const other = open(device.openTab()).enter("5w113").choose("w");
    linked.tab.hear();
    assert.equal(linked.dice, "1 | ");
    linked.store.backToOwn();
    assert.deepEqual([linked.position, linked.moves.length], [other.position, 2]);
  });

  test("one that only comes back does not take the place of what the other one has kept since", () => {
    const one = open(tab).show("advice").enter("1255ww35").choose("5");
    const other = open(device.openTab()).enter("5w113").choose("w");
    one.reload();
    assert.deepEqual(open(device.openTab()).position, other.position);
  });

  test("the game itself, opened again in the first one, goes on where the other one left it", () => {
    const one = open(tab).show("advice").enter("1255ww35").choose("5");
    const other = open(device.openTab()).enter("5w113").choose("w");
    one.tab.visit();
    const again = open(one.tab);
    assert.deepEqual([again.position, again.moves.length], [other.position, 2]);
  });

  test("the game itself, opened again in the same one, has its undo", () => {
    const player = open(tab).enter("1255ww35").take("5");
    player.tab.visit();
    assert.equal(open(tab).undo().dice, " | 1255ww35");
  });
});
