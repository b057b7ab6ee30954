/** Where a position belongs: a link of somebody else takes nothing away from the game on this device. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { facesOf, SIGNS } from "../../www/games/heckmeck/model/dice.ts";
import { setTarget, show } from "../../www/games/heckmeck/model/moves.ts";
import { rename, setRule } from "../../www/games/heckmeck/model/table-moves.ts";
import type { State } from "../../www/games/heckmeck/model/types.ts";
import { present } from "../typed.ts";
import { Device, REFUSING } from "./browser.ts";
import type { Player } from "./heckmeck-player.ts";
import { open } from "./heckmeck-player.ts";

const LINK = "#taken=55w&goal=exactly&target=25&mode=advice&player=21+Zo%C3%AB&player=-+Li";

let device: Device;
beforeEach(() => {
  device = new Device();
});

/** A game under way on this device, with a take in its moves. */
function play(tab = device.openTab()) {
  return open(tab).show("advice").enter("1255ww35").choose("5").enter("13");
}

/** What the device keeps is the game as it was played. */
function assertKept(own: Pick<Player, "position" | "moves">) {
  const { position, moves } = open(device.openTab());
  assert.deepEqual(position, own.position);
  assert.deepEqual(moves, own.moves);
}

describe("a link in another tab", () => {
  test("shows its position in a place of its own, and the game stays as it is", () => {
    const own = play();
    const visitor = open(device.openTab(LINK));
    assert.deepEqual([visitor.store.place, visitor.dice, visitor.moves], ["linked", "55w | ", []]);
    assertKept(own);
    visitor.enter("13344").choose("4");
    assertKept(own);
    assert.equal(own.reload().moves.length, 1);
    assert.equal(visitor.reload().store.place, "linked");
  });

  test("is played, undone and loaded again like any position", () => {
    const own = play();
    let visitor = open(device.openTab(LINK)).enter("13344").choose("4").enter("5");
    visitor = visitor.reload();
    assert.deepEqual([visitor.store.place, visitor.dice, visitor.moves.length], ["linked", "4455w | 5", 1]);
    assert.equal(visitor.undo(2).dice, "55w | 13344");
    assertKept(own);
  });

  test("leads back to the game", () => {
    const own = play();
    const visitor = open(device.openTab(LINK)).enter("1");
    visitor.do("backToOwn");
    assert.equal(visitor.store.place, "own");
    assert.deepEqual(visitor.position, own.position);
    assert.deepEqual(visitor.moves, own.moves);
    visitor.enter("5");
    assertKept(visitor);
  });

  test("leads back to the game as it is then, played on elsewhere", () => {
    const own = play();
    const visitor = open(device.openTab(LINK));
    own.undo(2).enter("w");
    visitor.do("backToOwn");
    assert.equal(visitor.dice, "555 | w");
  });

  test("takes the game's place only if that is wanted, and even then undo leads back", () => {
    const own = play();
    const visitor = open(device.openTab(LINK)).enter("13344").choose("4");
    visitor.do("adopt");
    assert.equal(visitor.store.place, "own");
    assertKept(visitor);
    assert.equal(visitor.undo().dice, "55w | 13344");
    visitor.undo();
    assert.deepEqual(visitor.position, own.position);
    assert.equal(visitor.redo().dice, "55w | 13344");
  });

  test("is the game itself where there is none to come back to", () => {
    open(device.openTab()).show("advice");
    const visitor = open(device.openTab(LINK));
    assert.equal(visitor.store.place, "own");
    assertKept(visitor);
  });

  test("leaves alone who sits at the table, and their house rules, before the first tile is won", () => {
    for (const change of [
      (own: Player) => own.make(rename, 0, "Zoë"),
      (own: Player) => own.make(setRule, "compulsorySteal", true),
    ]) {
      device = new Device();
      const own = open(device.openTab()).show("advice");
      change(own);
      assert.equal(open(device.openTab("#taken=5")).store.place, "linked");
      assertKept(own);
    }
  });

  test("to one's own position is one's own game, moves and all", () => {
    const own = play();
    const [at] = present(own.do("link").match(/#.*/));
    for (const link of [at, at.replace("target=21", "target=25&tab=moves")]) {
      const visitor = open(device.openTab(link));
      assert.equal(visitor.store.place, "own", link);
      assert.deepEqual(visitor.moves, own.moves, link);
    }
  });

  test("tells what of it can't be read", () => {
    assert.deepEqual(open(device.openTab("#taken=55w&target=25&dice=99")).problems, ["dice"]);
  });
});

describe("a link in the same tab", () => {
  test("typed over the address leaves the game, and the browser's way back leads to it, undo and all", () => {
    const own = play();
    const before = own.position;
    const undo = own.canUndo;
    own.tab.follow(LINK);
    assert.deepEqual([own.store.place, own.dice, own.canUndo], ["linked", "55w | ", 0]);
    assert.equal(own.state.target, 25);
    own.enter("1").back();
    assert.equal(own.store.place, "own");
    assert.deepEqual(own.position, before);
    assert.equal(own.state.target, 21);
    assert.equal(own.canUndo, undo);
    assert.equal(own.undo().dice, "555 | 1");
    assert.deepEqual([own.forward().store.place, own.dice], ["linked", "55w | 1"]);
  });

  test("leads back to the game and its undo by the button, also after a reload", () => {
    for (const again of [(player: Player) => player, (player: Player) => player.reload()]) {
      device = new Device();
      const own = play();
      const undo = own.canUndo;
      own.tab.follow(LINK);
      const player = again(own);
      player.do("backToOwn");
      assert.deepEqual([player.store.place, player.dice, player.canUndo], ["own", "555 | 13", undo]);
      assert.equal(player.undo().dice, "555 | 1");
    }
  });

  test("opened anew, as from a mail, leads back as well", () => {
    const own = play();
    const undo = own.canUndo;
    own.tab.visit(LINK);
    const visitor = open(own.tab);
    assert.equal(visitor.store.place, "linked");
    visitor.do("backToOwn");
    assert.deepEqual([visitor.dice, visitor.canUndo, visitor.moves.length], ["555 | 13", undo, 1]);
  });

  test("followed by another one, is undone like anything else", () => {
    const own = play();
    own.tab.follow(LINK);
    own.tab.follow("#taken=11");
    assert.deepEqual([own.store.place, own.dice], ["linked", "11 | "]);
    assert.equal(own.undo().dice, "55w | ");
    own.do("backToOwn");
    assert.equal(own.dice, "555 | 13");
  });

  test("without a game under way is undone like anything else, and tells what can't be read", () => {
    const player = open(device.openTab());
    player.make(setTarget, 30);
    player.tab.follow("#taken=55w&target=25&dice=99");
    assert.deepEqual([player.store.place, player.dice, player.state.target], ["own", "55w | ", 25]);
    assert.deepEqual(player.changes.at(-1)?.problems, [{ key: "dice" }]);
    assert.equal(player.undo().dice, " | ");
  });
});

test("a file that is loaded while a link is looked at is one's own game, and undo brings back the one before", () => {
  const own = play();
  const visitor = open(device.openTab(LINK));
  assert.deepEqual(visitor.do("load", { pairs: [["taken", "11"]] }), []);
  assert.deepEqual([visitor.store.place, visitor.dice], ["own", "11 | "]);
  assertKept(visitor);
  visitor.undo();
  assert.deepEqual(visitor.position, own.position);
});

test("a link sets no taste, neither for this visit nor for the next one", () => {
  const own = play();
  own.make(show, { name: "Pickomino", pace: "slow", advice: "none" });
  const asked = "&name=Regenwormen&pace=fast&advice=before&theme=dark";
  for (const link of [`${LINK}${asked}`, `#taken=5${asked}`]) {
    const visitor = open(device.openTab(link));
    for (const { state } of [visitor, visitor.reload(), open(device.openTab())]) {
      assert.deepEqual([state.name, state.pace, state.advice], ["Pickomino", "slow", "none"]);
    }
    assert.equal(device.kept.get("rollwise.theme"), undefined);
    assert.doesNotMatch(visitor.do("link"), /name=|pace=|advice=|theme=/);
  }
});

describe("a decision that is tried again", () => {
  /** Shows the first position of the past that had these dice. */
  function again(player: Player, dice: string) {
    const past = player.store.past.map(({ position }) => position);
    const found = present(past.find(({ taken, roll }) => taken && roll && sameDice(dice, { taken, roll })));
    player.do("tryAgain", found);
    return player;
  }
  const sameDice = (dice: string, { taken, roll }: Pick<State, "taken" | "roll">) =>
    `${facesOf(taken)
      .map((face) => SIGNS[face])
      .join("")} | ${roll.map((face) => SIGNS[face]).join("")}` === dice;

  test("is shown with its dice, and the game stays as it is", () => {
    const own = play();
    const { position, moves } = own;
    again(own, " | 1255ww35");
    assert.deepEqual([own.store.place, own.dice, own.moves], ["trial", " | 1255ww35", []]);
    own.choose("w").enter("2");
    assertKept({ position, moves });
    assert.equal(own.reload().store.place, "trial");
  });

  test("leads back to the game, which can be undone as before", () => {
    const own = play();
    const { position, canUndo } = own;
    again(own, " | 1255ww35").choose("w").enter("2").do("backToOwn");
    assert.deepEqual([own.store.place, own.position, own.canUndo], ["own", position, canUndo]);
    assert.equal(own.undo(2).dice, "555 | ");
  });

  test("offers the decisions of the game again, and leads back to the game from each", () => {
    const own = play();
    const { position } = own;
    again(own, " | 1255ww35").choose("w");
    again(own, "555 | 1");
    assert.deepEqual([own.store.place, own.dice], ["trial", "555 | 1"]);
    own.do("backToOwn");
    assert.deepEqual(own.position, position);
  });

  test("takes the game's place only if that is wanted, and even then undo leads back", () => {
    const own = play();
    const { position } = own;
    again(own, " | 1255ww35").choose("w").do("adopt");
    assertKept(own);
    assert.deepEqual([own.store.place, own.dice], ["own", "ww | "]);
    own.undo(2);
    assert.deepEqual(own.position, position);
  });

  test("leads back to a game that the device can't keep", () => {
    device.storage = REFUSING;
    const own = play();
    const { position, moves } = own;
    again(own, " | 1255ww35").choose("w").do("backToOwn");
    assert.deepEqual([own.position, own.moves], [position, moves]);
  });
});
