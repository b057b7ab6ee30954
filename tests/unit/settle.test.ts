/** What is told to the browser and kept by the device once a change is on the screen, and what happens before it is. */

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

/** The browser's entries and what the device keeps, whichever name each game was given. */
const told = ({ device, entries, at }: Tab) =>
  JSON.stringify({ entries, at, kept: [...device.kept].sort() }).replaceAll(/(gameId\\*":\\*")\w+/g, "$1");

/** A game in another tab of another device, with every change told at once. */
const atOnce = () => open(new Device().openTab());

describe("a change that is not on the screen yet", () => {
  test("is told once it is", () => {
    const player = open(tab, { isLate: true });
    player.do("settle");
    const before = structuredClone(told(tab));
    player.enter("1");
    assert.deepEqual(told(tab), before);
    player.do("settle");
    assert.deepEqual(told(tab), told(atOnce().enter("1").tab));
    player.do("settle");
    assert.deepEqual(told(tab), told(atOnce().enter("1").tab), "but only once");
  });

  test("is told before the next one", () => {
    const player = open(tab, { isLate: true }).enter("1255ww35").take("5").enter("5w113").take("w").undo();
    player.do("settle");
    const same = atOnce().enter("1255ww35").take("5").enter("5w113").take("w").undo();
    assert.deepEqual(told(tab), told(same.tab));
  });

  test("is kept where the page is left or put aside", () => {
    const player = open(tab, { isLate: true }).enter("1255ww35").take("5");
    tab.hide();
    assert.equal(player.reload({ crash: true }).dice, "555 | ");
    const other = open(device.openTab(), { isLate: true }).enter("w");
    assert.equal(other.reload().dice, "555 | w");
  });

  test("is not lost to what another tab keeps", () => {
    const player = open(tab, { isLate: true });
    player.do("settle");
    const other = open(device.openTab());
    player.enter("12");
    other.enter("5");
    tab.hear();
    assert.equal(player.dice, " | 12");
    other.tab.hear();
    assert.equal(other.dice, " | 12");
  });
});
