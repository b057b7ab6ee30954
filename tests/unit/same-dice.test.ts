/** The dice of the page are those of the game: what is thrown again after undo, or after a reload, is thrown as before. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { throwDice } from "../../www/games/heckmeck/actions.ts";
import { playComputer as playHeckmeck } from "../../www/games/heckmeck/model/new-game-moves.ts";
import { placeIn, rollDie } from "../../www/games/knucklebones/actions.ts";
import { knucklebones } from "../../www/games/knucklebones/game.ts";
import { newGame, playComputer } from "../../www/games/knucklebones/model/moves.ts";
import { openColumns } from "../../www/games/knucklebones/model/state.ts";
import type { State } from "../../www/games/knucklebones/model/types.ts";
import { createStore } from "../../www/shell/game/store.ts";
import { facesOf } from "../../www/shell/model/chance.ts";
import { partOf, present } from "../typed.ts";
import { Device, type Tab } from "./browser.ts";
import { open } from "./heckmeck-player.ts";
import { analyse, answersOf, solver, words } from "./knucklebones.ts";

const answers = answersOf(await solver());

let tab: Tab;
beforeEach(() => {
  tab = new Device().openTab();
});

/** Knucklebones in a tab, played on both sides by the page's own actions. */
function openBones() {
  tab.use();
  const store = createStore<State>(knucklebones, () => false);
  store.start();
  const make: Parameters<typeof rollDie>[0]["act"] = (move, ...facts) => store.make(move, facts);
  const pageNow = () =>
    partOf<Parameters<typeof placeIn>[0]>({
      state: store.state,
      answers,
      words,
      analysis: present(analyse(store.state, answers)),
      act: make,
      actFor: make,
    });
  return {
    store,
    make,
    roll() {
      rollDie(pageNow());
      return present(store.state.roll);
    },
    /** Places the die in the first column with room, or the last one. */
    place: (nth: 0 | -1 = 0) => placeIn(pageNow(), present(openColumns(store.state).at(nth))),
  };
}

/** Rolls and places so often; the dice. */
function play({ roll, place }: ReturnType<typeof openBones>, turns: number) {
  return Array.from({ length: turns }, () => {
    const die = roll();
    place();
    return die;
  });
}

describe("Knucklebones", () => {
  const begin = () => {
    const bones = openBones();
    bones.make(playComputer, "greedy", 5);
    return bones;
  };

  test("undo and Roll give the same die, however often", () => {
    const bones = begin();
    const die = bones.roll();
    for (let again = 0; again < 5; again += 1) {
      bones.store.go(1);
      assert.equal(bones.store.state.roll, null);
      assert.equal(bones.roll(), die);
    }
  });

  test("what is played again after undo over several moves, and after a reload, has the same dice", () => {
    const bones = begin();
    const dice = play(bones, 6);
    bones.store.go(4);
    const { length } = bones.store.state.moves;
    assert.ok(length < 6 && length > 0, `${length}`);
    assert.deepEqual(play(bones, 6 - length), dice.slice(length));
    tab.leave();
    const again = openBones();
    const next = again.roll();
    again.store.go(1);
    tab.leave();
    const later = openBones();
    assert.equal(later.store.state.moves.length, 6);
    assert.equal(later.roll(), next);
  });

  test("the die after another column is that of the same number of rolls", () => {
    const bones = begin();
    bones.roll();
    bones.place();
    const die = bones.roll();
    bones.store.go(2);
    bones.place(-1);
    assert.equal(bones.roll(), die);
  });

  test("another game has other dice", () => {
    const bones = begin();
    const dice = play(bones, 6);
    bones.make(newGame, 6);
    assert.notDeepEqual(play(bones, 6), dice);
  });

  test("a game of before, that has no seed, gets one with its first roll, and undo leaves it its dice", () => {
    const device = new Device();
    device.kept.set("rollwise.knucklebones", "#mine=66-.---.---&theirs=5--.---.---&by=-.greedy&dice=page");
    tab = device.openTab();
    const bones = openBones();
    const { seats, seed: before } = bones.store.state;
    assert.deepEqual([seats.theirs, before], ["greedy", 0]);
    const dice = play(bones, 3);
    const { seed } = bones.store.state;
    assert.ok(seed > 0);
    bones.store.go(99);
    assert.equal(bones.store.state.moves.length, 0);
    assert.deepEqual(play(bones, 3), dice);
    assert.equal(bones.store.state.seed, seed);
  });
});

test("Heckmeck's dice are thrown again as before, after undo and after a reload", () => {
  let player = open(tab);
  player.make(playHeckmeck, "rule-5", 5);
  assert.equal(player.state.throws, "page");
  throwDice(player.page);
  const { dice } = player;
  assert.match(dice, / \| .{8}$/);
  player.undo();
  throwDice(player.page);
  assert.equal(player.dice, dice);
  player.undo();
  player = player.reload();
  assert.equal(player.state.seed, 5);
  throwDice(player.page);
  assert.equal(player.dice, dice);
});

test("dice follow from the seed, the turn and their number, and each face comes as often", () => {
  assert.deepEqual(facesOf(7, 3, 5), facesOf(7, 3, 5));
  const counts = [0, 0, 0, 0, 0, 0];
  let same = 0;
  for (let seed = 1; seed <= 100; seed += 1)
    for (let turn = 0; turn < 60; turn += 1) {
      const [face, next] = [...facesOf(seed, turn, 1), ...facesOf(seed, turn + 1, 1)];
      counts[face] += 1;
      same += Number(face === next);
    }
  // Of 6,000 each face comes 1,000 times, give or take 29; so do pairs of the same.
  for (const count of [...counts, same]) assert.ok(Math.abs(count - 1000) < 5 * 29, `${counts}, ${same} pairs`);
});
