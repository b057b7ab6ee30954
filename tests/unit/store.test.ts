/** The store: what is undone, what is a step of the browser's history, and what the device keeps. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { heckmeck } from "../../www/games/heckmeck/game.ts";
import { newGame } from "../../www/games/heckmeck/model/game-moves.ts";
import { fillWithTaken, newTurn, setCount, setTarget, show } from "../../www/games/heckmeck/model/moves.ts";
import { setRule } from "../../www/games/heckmeck/model/table-moves.ts";
import { createStore } from "../../www/shell/game/store.ts";
import { browser } from "../../www/shell/host/browser.ts";
import { mistyped, present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import type { Tab } from "./browser.ts";
import { Device, REFUSING } from "./browser.ts";
import { open, type Player } from "./heckmeck-player.ts";

let device: Device;
let tab: Tab;
beforeEach(() => {
  device = new Device();
  tab = device.openTab();
});

describe("undo and redo", () => {
  test("die by die within a roll", () => {
    const player = open(tab).enter("125");
    for (const dice of [" | 12", " | 1", " | "]) assert.equal(player.undo().dice, dice);
    assert.equal(player.canUndo, 0);
    for (const dice of [" | 1", " | 12", " | 125"]) assert.equal(player.redo().dice, dice);
    assert.equal(player.canRedo, 0);
  });

  test("take by take and turn by turn before it", () => {
    const player = open(tab).enter("1255ww35").take("5").enter("5w113").take("w").enter("1123");
    player.make(newTurn);
    player.enter("12");
    const trail = [" | 1", " | ", "555w | 1123", "555 | 5w113", " | 1255ww35"];
    for (const dice of trail) assert.equal(player.undo().dice, dice);
    assert.equal(player.canUndo, 0, "four takes and turns back are four taps, not one for each die");
    for (const dice of [...trail.toReversed().slice(1), " | 12"]) assert.equal(player.redo().dice, dice);
    assert.equal(player.canRedo, 0);
  });

  test("several moves at once, as the list of them does", () => {
    const player = open(tab).enter("1255ww35").take("5").enter("5w113").take("w").enter("11");
    assert.equal(player.undo(3).dice, "555 | 5w113");
    assert.equal(player.redo(3).dice, "555w | 11");
    assert.equal(player.undo(99).dice, " | 1255ww35");
    assert.equal(player.redo(99).dice, "555w | 11");
  });

  test("a count that is told, and dice that are filled up, are one move each", () => {
    const player = open(tab).enter("1255ww35").take("5");
    player.make(setCount, 5, 3);
    assert.equal(player.dice, "555 | www");
    player.make(fillWithTaken);
    assert.equal(player.dice, "555 | www55");
    assert.equal(player.undo().dice, "555 | www");
    assert.equal(player.undo().dice, "555 | ");
  });

  test("what lies between dice is undone by itself, and dice before it are not lost", () => {
    const player = open(tab).show("advice").enter("12");
    player.make(setRule, "alwaysTurnDown", true);
    player.enter("3555ww").choose("5");
    assert.equal(player.dice, "555 | ");
    assert.equal(player.undo().dice, " | 123555ww");
    assert.deepEqual([player.undo().dice, player.state.table.rules.alwaysTurnDown], [" | 12", false]);
    assert.equal(player.undo().dice, " | 1");
  });

  test("a position that can't be read is left out, and the others stay", () => {
    const player = open(tab).enter("125");
    const spoilt = present(player.store.done.at(-2));
    spoilt.position = { ...spoilt.position, table: mistyped({ names: "none" }) };
    assert.equal(player.undo().dice, " | 12");
    assert.equal(player.undo().dice, " | ", "the one that can't be read is passed over");
    assert.equal(player.redo().dice, " | 12");
  });

  test("what is done anew takes the place of what could be redone", () => {
    const player = open(tab).enter("12").undo().enter("3");
    assert.equal(player.canRedo, 0);
    assert.equal(player.dice, " | 13");
  });

  test("what can't be done is nothing to be undone", () => {
    const player = open(tab);
    assert.equal(player.make(setCount, 0, 9), false);
    player.enter("11111111");
    player.enter("22");
    assert.equal(player.canUndo, 8);
  });

  test("a target is nothing to be undone, and stays", () => {
    const player = open(tab);
    player.make(setTarget, 25);
    assert.equal(player.canUndo, 0);
    player.enter("1").undo();
    assert.match(player.hash, /target=25/);
  });

  test("what the computer does goes with the player's move before it", () => {
    const player = open(device.openTab("#mode=advice&player=-&player=-&by=-.rule-2&throws=page"));
    player.enter("1");
    assert.equal(player.dice, " | ", "the page throws");
    player.make(setRule, "alwaysTurnDown", true);
    player.makeFor(newGame);
    player.undo();
    assert.equal(player.state.table.rules.alwaysTurnDown, false);
    assert.equal(player.canUndo, 0);
  });

  test("computers go on after a move, but not from what was brought back until they are told to", () => {
    const player = open(tab).show("advice");
    assert.equal(player.store.isGoing, false, "how the page is used is no move");
    player.enter("12");
    assert.equal(player.store.isGoing, true);
    player.make(setRule, "alwaysTurnDown", true);
    assert.equal(player.store.isGoing, true);
    assert.equal(player.undo().store.isGoing, false);
    player.make(show, { goal: "atLeast" });
    player.make(setRule, "compulsorySteal", true);
    assert.equal(player.store.isGoing, false, "neither to look at something nor to change a rule is a move");
    player.store.goOn();
    assert.deepEqual([player.store.isGoing, player.changes.at(-1)?.move], [true, null]);
    assert.equal(player.undo().store.isGoing, false);
    player.makeFor(newTurn);
    assert.equal(player.store.isGoing, true);
    assert.equal(player.reload().store.isGoing, false);
  });

  test("what the computer does with dice that were typed is undone with the last of them", () => {
    const player = open(device.openTab("#mode=advice&player=-&player=-&by=rule-2.-"));
    for (const roll of ["1255ww35", "5w113", "1123"]) player.enter(roll).goOn();
    player.goOn().enter("1255ww35").choose("w");
    assert.equal(player.state.table.stacks[0].length, 1, "the computer has stopped on a tile");
    for (const dice of [" | 1255ww35", "555w | 112", "555 | 5w11", " | 1255ww3"]) {
      assert.equal(player.undo().dice, dice);
    }
    assert.equal(player.canUndo, 0);
  });

  test("a computer's move can't be gone forward to once another one was made", () => {
    const player = open(tab).enter("1255ww35").take("5").undo();
    assert.equal(player.canRedo, 1);
    player.makeFor(newGame);
    assert.equal(player.canRedo, 0);
  });

  test("of a game hundreds of moves are kept, and the oldest go first", () => {
    const player = open(tab);
    for (let nth = 0; nth < 500; nth += 1) player.make(setRule, "alwaysTurnDown", nth % 2 === 0);
    assert.equal(player.canUndo, 400);
    assert.equal(player.undo(400).state.table.rules.alwaysTurnDown, false);
  });
});

describe("the browser's history", () => {
  test("has one entry of a game, whatever is done there", () => {
    const player = open(tab).show("advice").enter("1255ww35").choose("5").enter("5w113").choose("w").undo();
    player.do("tryAgain", present(player.store.past[0]).position);
    player.do("backToOwn");
    player.make(newTurn);
    assert.equal(tab.entries.length, 1);
    assert.equal(tab.entry.hash, player.hash);
  });

  test("takes nothing back: an entry of before shows the game as it is", () => {
    const player = open(tab).enter("1255ww35");
    tab.visit();
    const later = open(tab).take("5").enter("13");
    const { position, canUndo } = later;
    tab.leave();
    tab.at -= 1;
    const again = open(tab);
    assert.deepEqual([again.position, again.canUndo], [position, canUndo]);
    assert.equal(tab.entry.hash, again.hash);
    assert.equal(player.dice, " | 1255ww35");
  });

  test("may be refused by a browser in a hurry: the next change tells it all", () => {
    const player = open(tab);
    const { pushState, replaceState } = browser.history;
    const refuse = () => {
      throw new Error("too often");
    };
    Object.assign(browser.history, { pushState: refuse, replaceState: refuse });
    player.store.make(setTarget, [25]);
    assert.doesNotMatch(player.hash, /target=25/);
    Object.assign(browser.history, { pushState, replaceState });
    player.enter("1");
    assert.match(player.hash, /roll=1&goal=at-least&target=25/);
  });
});

describe("what lies over a game", () => {
  let player: Player;
  let closed = 0;
  const close = () => {
    closed += 1;
    player.do("cover", null);
  };
  beforeEach(() => {
    player = open(tab).enter("1255ww35");
    closed = 0;
  });
  const entries = () => [tab.at, tab.entries.length];

  test("is taken away by Back, and the game stays as it is", () => {
    player.do("cover", close);
    player.take("5");
    assert.deepEqual(entries(), [1, 2]);
    player.back();
    assert.deepEqual([closed, player.dice, player.canUndo], [1, "555 | ", 1]);
    assert.deepEqual(entries(), [0, 2]);
    assert.equal(tab.entry.hash, player.hash);
  });

  test("has no entry once it is closed, and one where another thing follows", () => {
    player.do("cover", close);
    player.do("cover", () => {});
    assert.deepEqual(entries(), [1, 2]);
    player.do("cover", null);
    assert.equal(tab.at, 0);
    player.do("cover", close);
    assert.deepEqual(entries(), [1, 2]);
    assert.equal(closed, 0);
  });

  test("leaves no entry that Forward or a reload could come to", () => {
    player.do("cover", close);
    player.back().forward();
    assert.equal(tab.at, 0);
    player.do("cover", close);
    player = player.reload();
    assert.equal(tab.at, 1);
    player.do("cover", null);
    assert.deepEqual([tab.at, player.dice], [0, " | 1255ww35"]);
  });

  test("is closed by a link that is opened in place", () => {
    player.do("cover", close);
    tab.follow("#taken=11");
    assert.deepEqual([closed, player.dice], [1, "11 | "]);
  });
});

describe("what the device keeps", () => {
  test("the next visit goes on where the last one was", () => {
    open(tab).show("advice").enter("1255ww35").choose("5").enter("13");
    const player = open(device.openTab());
    assert.equal(player.dice, "555 | 13");
    assert.equal(player.moves.length, 1);
    assert.match(player.hash, /^#taken=555&roll=13/);
    assert.equal(device.kept.get("rollwise.last"), "heckmeck");
  });

  test("the player's taste is kept beside the game", () => {
    const player = open(tab);
    player.make(show, { name: "Pickomino", pace: "fast", advice: "none" });
    assert.doesNotMatch(player.hash, /Pickomino|fast|after/);
    const { name, pace, advice } = open(device.openTab()).state;
    assert.deepEqual([name, pace, advice], ["Pickomino", "fast", "none"]);
  });

  test("moves that belong to another link are none of this game's", () => {
    open(tab).show("advice").enter("1255ww35").choose("5");
    device.kept.set("rollwise.heckmeck", "#taken=5&mode=advice");
    assert.deepEqual(open(device.openTab()).moves, []);
  });

  test("kept nonsense is no obstacle", () => {
    for (const nonsense of [
      "{",
      "null",
      "7",
      '"x"',
      "[]",
      "{}",
      '{"link":"#taken=5"}',
      '{"link":7,"place":"x","journal":[],"shelf":null}',
      '[["#"],{}]',
    ]) {
      for (const hash of ["", "#taken=5"]) {
        const device = new Device();
        for (const name of ["", ".log", ".taste"]) device.kept.set(`rollwise.heckmeck${name}`, nonsense);
        const tab = device.openTab(hash);
        tab.kept.set("rollwise.heckmeck", nonsense);
        const player = open(tab).enter("1");
        assert.match(player.dice, / \| 1$/, nonsense);
        assert.equal(player.store.place, "own", nonsense);
        assert.equal(player.reload().canUndo, 1);
      }
    }
  });

  test("that is full keeps the game in one piece as it was, and shows nobody that older game in place of the one on screen", () => {
    const player = open(tab).enter("1255ww35").take("5");
    const before = new Map(device.kept);
    const { setItem } = device.storage;
    device.storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    player.enter("12");
    assert.deepEqual(device.kept, before);

    // Another tab finds room for the older game.
    device.storage.setItem = setItem;
    open(device.openTab()).enter("3");
    tab.hear();
    assert.equal(player.dice, "555 | 12");
    assert.equal(player.undo().dice, "555 | 1");
  });

  test("a device and a tab that keep nothing are none", () => {
    device.storage = REFUSING;
    tab.storage = REFUSING;
    const player = open(tab).show("advice").enter("1255ww35").choose("5").reload().enter("1");
    assert.equal(player.dice, "555 | 1", "the entry of the history has it");
    assert.equal(player.moves.length, 1);
  });
});

describe("a file", () => {
  test("is taken over whole or not at all", () => {
    const player = open(tab).enter("12");
    const before = player.hash;
    const pairs = Object.entries({ taken: "5", by: "-.rule-6", volume: "11" });
    const problems = player.do("load", { pairs }).map(({ key }) => key);
    assert.deepEqual(problems.sort(), ["by", "volume"]);
    assert.equal(player.hash, before);
    const saved = player.do("saved");
    player.make(show, { panel: "chart" });
    assert.deepEqual(player.do("load", saved), []);
    assert.equal(player.hash, before, "what a file has as at first is so again");
    player.do("load", { pairs: [["taken", "55w"]] });
    assert.equal(player.undo().dice, " | 12");
  });

  test("brings back the moves and the settings", () => {
    const player = open(tab).show("advice").enter("1255ww35").choose("5");
    player.make(show, { name: "Regenwormen", pace: "step" });
    const saved = JSON.parse(JSON.stringify(player.do("saved")));
    const other = open(new Device().openTab());
    assert.deepEqual(other.do("load", saved), []);
    assert.deepEqual(other.moves, player.moves);
    assert.deepEqual(other.position, player.position);
    assert.deepEqual([other.state.name, other.state.pace], ["Regenwormen", "step"]);
    assert.equal(other.undo().dice, " | ");
  });

  test("without preferences brings back the position, and leaves one's taste", () => {
    const player = open(tab);
    player.make(show, { name: "Pickomino" });
    const pairs = Object.entries({ taken: "55w", goal: "at-least", target: "21" });
    assert.deepEqual(player.do("load", { pairs }), []);
    assert.equal(player.dice, "55w | ");
    assert.deepEqual([player.state.name, player.state.pace], ["Pickomino", "normal"]);
  });
});

describe("before the store has started", () => {
  test("a link that comes is what it starts with, and what can't be read of it is told", () => {
    tab.use();
    const store = createStore(heckmeck, () => false);
    tab.follow("#taken=55w&what=1");
    assertEach(store.start(), ({ key }) => key, ["what"]);
    assert.deepEqual(store.state.taken, [0, 0, 0, 0, 2, 1]);
  });

  test("a page that is left keeps nothing", () => {
    tab.use();
    createStore(heckmeck, () => false);
    tab.leave();
    assert.equal(tab.kept.size, 0);
  });
});
