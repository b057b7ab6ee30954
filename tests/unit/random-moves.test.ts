/** Anything that players may do, in any order: undo, links, files, reloads and visits bring it back as it was. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { choose } from "../../www/games/heckmeck/actions.ts";
import * as gameMoves from "../../www/games/heckmeck/model/game-moves.ts";
import { complete, read, write } from "../../www/games/heckmeck/model/link.ts";
import * as moves from "../../www/games/heckmeck/model/moves.ts";
import * as newGameMoves from "../../www/games/heckmeck/model/new-game-moves.ts";
import {
  BUST_RULES,
  GOAL_NAMES,
  left,
  MODES,
  PANELS,
  playing,
  preferences,
} from "../../www/games/heckmeck/model/state.ts";
import { computerToMove, MOST_PLAYERS, RULE_NAMES, STRATEGIES } from "../../www/games/heckmeck/model/table.ts";
import * as tableMoves from "../../www/games/heckmeck/model/table-moves.ts";
import { TILES } from "../../www/games/heckmeck/model/tiles.ts";
import type { State } from "../../www/games/heckmeck/model/types.ts";
import type { Kind, Move } from "../../www/shell/game/contract.ts";
import { Journal } from "../../www/shell/game/journal.ts";
import { THROWS } from "../../www/shell/model/chance.ts";
import { present } from "../typed.ts";
import { Device } from "./browser.ts";
import type { Player } from "./heckmeck-player.ts";
import { open } from "./heckmeck-player.ts";
import type { Chance } from "./random.ts";
import { chance } from "./random.ts";

const NAMES = [
  "Zoë & Co",
  "21 Ben",
  "- x",
  "<b>a+b=c</b>",
  "  ",
  "李雷 🐛",
  "%2F#;?",
  "text 1",
  "A name that is far too long",
];

type AnyMove = Move<State, never[]>;

/** A seat: one that somebody sits at, or has sat at before. */
const seatOf = (by: Chance, { table }: State) => by.below(by.below(5) === 0 ? MOST_PLAYERS : table.names.length);

/** Facts for each move that there is, possible ones more often than not. */
const ALL: [AnyMove, (by: Chance, state: State) => unknown[]][] = [
  [moves.addDie, (by) => [by.below(6)]],
  [moves.setCount, (by) => [by.below(6), by.below(6)]],
  [moves.removeDie, (by) => by.pick([[], [by.below(6)]])],
  [moves.askHint, () => []],
  [moves.fillWithTaken, () => []],
  [moves.clearRoll, () => []],
  [moves.enterRoll, (by, state: State) => [by.list(left(playing(state)), () => by.below(6))]],
  [moves.takeFace, (by) => [by.below(6)]],
  [moves.editTaken, (by) => [by.below(6), by.pick([1, -1])]],
  [moves.newTurn, () => []],
  [moves.setDice, (by) => [1 + by.below(8)]],
  [moves.setBust, (by) => [by.pick(BUST_RULES)]],
  [moves.setMode, (by) => [by.pick(MODES)]],
  [moves.setGoal, (by) => [by.pick(GOAL_NAMES)]],
  [moves.setTarget, (by) => [by.below(41)]],
  [
    moves.show,
    (by) => [
      by.pick([
        { panel: by.pick(PANELS) },
        { pace: "fast" },
        { advice: "after" },
        { hidden: ["1", "stop"] },
        { counting: 3 },
      ]),
    ],
  ],
  [tableMoves.moveTile, (by, state) => [by.pick(TILES), by.pick(["grill", "out", seatOf(by, state)])]],
  [tableMoves.rename, (by, state) => [seatOf(by, state), by.pick(NAMES)]],
  [tableMoves.setBy, (by, state) => [seatOf(by, state), by.pick([null, ...STRATEGIES])]],
  [tableMoves.addPlayer, () => []],
  [tableMoves.removePlayer, (by, state) => [seatOf(by, state)]],
  [tableMoves.moveUp, (by, state) => [seatOf(by, state)]],
  [tableMoves.setToMove, (by, state) => [seatOf(by, state)]],
  [tableMoves.setRule, (by) => [by.pick(RULE_NAMES), by.pick([true, false])]],
  [tableMoves.setThrows, (by) => [by.pick(THROWS)]],
  [gameMoves.throwDice, (by, state: State) => [by.list(left(playing(state)), () => by.below(6))]],
  [newGameMoves.playComputer, (by) => [by.pick(STRATEGIES)]],
  [tableMoves.giveUp, () => []],
  [newGameMoves.playPeople, () => []],
  [gameMoves.newGame, () => []],
];
const FACTS = new Map(ALL);
const MOVES = [...FACTS.keys()];

const factsFor = (move: AnyMove, by: Chance, state: State) => present(FACTS.get(move))(by, state) as never[];

test("every move there is takes part", () => {
  const all = [
    ...Object.values(moves),
    ...Object.values(gameMoves),
    ...Object.values(newGameMoves),
    ...Object.values(tableMoves),
  ].filter((move) => "kind" in move);
  assert.deepEqual(new Set(all), new Set([...MOVES, gameMoves.choose]));
});

/** Goes on with one of the ways that the solver knows, or else makes any move. */
function playOn(player: Player, by: Chance) {
  const { page } = player;
  const ways = (page.analysis.table?.ways ?? []).filter(({ key }) => key !== "roll");
  if (ways.length > 0 && by.below(3) === 0) {
    choose(page, by.pick(ways), computerToMove(page.state) === null ? page.act : page.actFor);
  } else if (by.below(3) === 0) {
    player.make<never[]>(moves.enterRoll, ...factsFor(moves.enterRoll, by, page.state));
  } else {
    const move = by.pick(MOVES);
    const before = player.position;
    player.make(move, ...factsFor(move, by, page.state));
    if (move.kind === "display") assert.deepEqual(player.position, before, "what is looked at is no position");
  }
}

/** What happens to a player in the middle of it all. */
const INTERRUPTIONS: ((player: Player, by: Chance) => Player)[] = [
  (player, by) => player.undo(by.below(4)),
  (player, by) => player.redo(by.below(4)),
  (player) => player.reload(),
];

/** Plays by chance; `watch` sees the player after each move. */
function play(seed: number, watch = (_player: Player, _by: Chance) => {}, count = 50) {
  const by = chance(seed);
  let player = open(new Device().openTab());
  for (let nth = 0; nth < count; nth += 1) {
    playOn(player, by);
    if (by.below(8) === 0) player = by.pick(INTERRUPTIONS)(player, by) ?? player;
    watch(player, by);
  }
  return player;
}

const SEEDS = Array.from({ length: 15 }, (_, nth) => nth + 1);

test("undo to the start and redo to the end go through the same positions", () => {
  for (const seed of SEEDS) {
    const player = play(seed);
    player.redo(1000);
    const trail = [player.position];
    for (let left = player.canUndo; left > 0; left -= 1) {
      assert.equal(player.canUndo, left, `seed ${seed}`);
      trail.push(player.undo().position);
    }
    assert.ok(trail.length > 5, `seed ${seed}`);
    for (const position of trail.toReversed().slice(1))
      assert.deepEqual(player.redo().position, position, `seed ${seed}`);
    assert.equal(player.canRedo, 0);
    assert.equal(player.canUndo, trail.length - 1);
  }
});

/** The positions that undo is to lead to: a step is undone with what was entered for it. */
class Expected {
  past: { kind: Kind; before: unknown }[] = [];

  note(kind: Kind, before: unknown, isOwn: boolean) {
    const last = (kind === "step" ? this.#takeInput() : []).at(-1);
    if (isOwn) this.past.push({ kind, before });
    // A computer's step is undone with the last die that was entered for it.
    else if (last) this.past.push({ ...last, kind });
  }

  #takeInput() {
    const from = this.past.findLastIndex(({ kind }) => kind !== "input") + 1;
    return this.past.splice(from);
  }
}

test("undo leads to where each step was made, and die by die through what was entered after it", () => {
  for (const seed of SEEDS) {
    const by = chance(seed);
    const player = open(new Device().openTab());
    const expected = new Expected();
    for (let nth = 0; nth < 50; nth += 1) {
      const before = player.position;
      const changes = player.changes.length;
      playOn(player, by);
      if (player.changes.length === changes) continue;
      const { move, own } = present(player.changes.at(-1));
      const { kind } = present(move);
      if (kind !== "display" && !isDeepStrictEqual(player.position, before)) expected.note(kind, before, own);
    }
    for (const { before } of expected.past.toReversed()) {
      assert.deepEqual(player.undo().position, before, `seed ${seed}`);
    }
    assert.equal(player.canUndo, 0);
  }
});

test("a link tells every position, and a link that is read is written as it was", () => {
  for (const seed of SEEDS) {
    play(seed, ({ state, position, hash }) => {
      const { state: found, problems } = read(new URLSearchParams(hash.slice(1)));
      assert.deepEqual(problems, [], hash);
      assert.equal(`#${new URLSearchParams(write(found))}`, hash);
      const again = complete(found, JSON.parse(JSON.stringify(state.moves)), preferences(state));
      const { table, isGivenUp, moves, throws, seed, dice, bust, taken, roll } = again;
      const told = { table, isGivenUp, moves, throws, seed, dice, bust, taken, roll };
      assert.deepEqual(JSON.parse(JSON.stringify(told)), position, hash);
    });
  }
});

test("a reload and another visit change nothing", () => {
  for (const seed of SEEDS) {
    const player = play(seed);
    const { position, hash, canUndo, canRedo } = player;
    const again = player.reload();
    assert.deepEqual(
      [again.position, again.hash, again.canUndo, again.canRedo],
      [position, hash, canUndo, canRedo],
      `seed ${seed}`,
    );
    assert.deepEqual(open(player.tab.device.openTab()).position, position, `seed ${seed}`);
  }
});

test("a file brings back what was saved", () => {
  for (const seed of SEEDS) {
    const player = play(seed);
    const other = play(seed + 100);
    const before = other.position;
    assert.deepEqual(other.do("load", JSON.parse(JSON.stringify(player.do("saved")))), []);
    assert.deepEqual(other.position, player.position, `seed ${seed}`);
    assert.deepEqual(preferences(other.state), preferences(player.state));
    assert.deepEqual(other.undo().position, before, `seed ${seed}`);
  }
});

test("what can be undone comes back from text", () => {
  for (const seed of SEEDS) {
    const { store } = play(seed);
    const journal = new Journal(store.done, store.undone);
    const again = Journal.from(JSON.parse(journal.toText()));
    assert.deepEqual(JSON.parse(JSON.stringify(again)), JSON.parse(JSON.stringify(journal)), `seed ${seed}`);
    assert.equal(again.toText(), journal.toText());
  }
});
