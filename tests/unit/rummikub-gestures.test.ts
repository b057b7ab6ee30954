/**
 * How many gestures the page of Tile rummy takes at a real table: games of four that the solver plays, the others with at most three cuts,
 * are entered by taps and strokes as on the page.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { RummikubMove } from "#modules/rummikub";
import type { Page } from "../../www/games/rummikub/actions.ts";
import { tapTile } from "../../www/games/rummikub/actions.ts";
import { drawCame, isCameDoubtful, makeMove, mendWith } from "../../www/games/rummikub/further-actions.ts";
import { analyse } from "../../www/games/rummikub/model/analysis.ts";
import { isToDraw } from "../../www/games/rummikub/model/facts.ts";
import { setsAfter } from "../../www/games/rummikub/model/plan.ts";
import { initial, onTable, setsNow } from "../../www/games/rummikub/model/state.ts";
import {
  COLOURS,
  colourOf,
  isJoker,
  numberOf,
  sorted,
  tileOf,
  without,
  written,
} from "../../www/games/rummikub/model/tiles.ts";
import type { State, TableSet, Tile } from "../../www/games/rummikub/model/types.ts";
import { partOf, present } from "../typed.ts";
import { answersOf, moduleOf } from "./built.ts";
import { sets } from "./rummikub.ts";
import * as moves from "./rummikub-all-moves.ts";

const module = await moduleOf("rummikub");
const answers = answersOf(module);

/** What is done on the page, and how many gestures it took. */
function opened(first: State = initial()) {
  let state = first;
  let count = 0;
  const pageNow = () => partOf<Page>({ state, analysis: analyse(state, answers), answers, act });
  const act: Page["act"] = (move, ...facts) => {
    state = present(move(state, ...facts));
    assert.equal(state.refused, null);
    return true;
  };
  /** One gesture. */
  const make = (gesture: (page: Page) => unknown) => {
    count += 1;
    gesture(pageNow());
  };
  return { make, page: pageNow, state: () => state, count: () => count };
}

type Opened = ReturnType<typeof opened>;

/** The longest stretch of tiles side by side in the grid, along a colour or down a number. */
function longest(tiles: Tile[]): Tile[] {
  const from = (tile: Tile, next: (tile: Tile) => Tile) => {
    const stretch = [tile];
    for (let other = next(tile); tiles.includes(other); other = next(other)) stretch.push(other);
    return stretch;
  };
  const along = (tile: Tile) => tileOf(colourOf(tile), numberOf(tile) + 1);
  const down = (tile: Tile) => tileOf(COLOURS[COLOURS.indexOf(colourOf(tile)) + 1] ?? "", numberOf(tile));
  const all = tiles.flatMap((tile) => (isJoker(tile) ? [[tile]] : [from(tile, along), from(tile, down)]));
  return all.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Tiles as the strokes and taps that enter them. */
function gesturesOf(tiles: Tile[]): Tile[][] {
  const stretch = longest(tiles);
  return stretch.length === 0 ? [] : [stretch, ...gesturesOf(without(tiles, stretch))];
}

/** Enters tiles where taps go, by as few gestures as lie at hand. */
function enter(page: Opened, tiles: Tile[]) {
  const { make, state } = page;
  const { target } = state();
  for (const stretch of gesturesOf(tiles)) {
    // After the fourteenth tile the page has gone on to the table.
    if (state().target !== target && target === "rack") aim(page, "rack");
    const [from, to] = [present(stretch[0]), present(stretch.at(-1))];
    make((page) => (from === to ? tapTile(page, from) : page.act(moves.stroke, from, to)));
  }
}

const aim = ({ make }: Opened, target: State["target"]) => make(({ act }) => act(moves.show, { target }));

/** Enters a set; a group of three whose missing colour lies between by a stroke around that. */
function enterSet(page: Opened, tiles: Tile[]) {
  const missing = COLOURS.filter((colour) => !tiles.map(colourOf).includes(colour));
  const [first, last] = [sorted(tiles)[0], sorted(tiles).at(-1)];
  if (tiles.some(isJoker)) enterWithJoker(page, tiles);
  else if (missing.length > 1) enter(page, tiles);
  else page.make(({ act }) => act(moves.stroke, present(first), present(last), missing));
}

/** A set with a joker, in its order: a stroke over three tiles before it would lay them. */
function enterWithJoker(page: Opened, tiles: Tile[]) {
  const at = tiles.findIndex(isJoker);
  const before = tiles.slice(0, at);
  const [first, second, third] = before;
  const isRun = first !== undefined && second !== undefined && colourOf(first) === colourOf(second);
  const taps = isRun && third !== undefined ? [first, present(before.at(-1))] : third === undefined ? [] : before;
  if (taps.length === 0) enter(page, before);
  for (const tile of [...taps, ...tiles.slice(at)]) page.make((now) => tapTile(now, tile));
}

/** What an opponent plays: most tiles with at most three cuts, as far as that is found without effort. */
function playOf(table: TableSet[], rack: Tile[], isOpened: boolean): RummikubMove | null {
  const query = { table: table.map(({ tiles }) => tiles), rack, opened: isOpened, objective: "simple" as const };
  const { move } = module.solveRummikub(query);
  return move && isOpened && (move.cuts ?? 0) > 3 ? module.solveByAddingRummikub(query) : move;
}

interface Round {
  /** Gestures that keep up with the others and end the player's turn. */
  updating: number;
  /** Gestures that enter all of it anew. */
  fresh: number;
  /** On the rack and on the table before the player's turn. */
  rack: number;
  table: number;
}

/** The tiles that others put there, told as they are put there, each player's by themselves. */
function enterCame(page: Opened, played: Tile[]) {
  for (const stretch of gesturesOf(played)) {
    enter(page, stretch);
    // Taken for the player's draw.
    if (moves.isDrawDoubtful(page.state())) page.make(({ act }) => act(moves.cameInstead));
  }
}

/** The player's draw is told. */
function draw(page: Opened, tile: Tile) {
  const turns = page.state().moves.length;
  if (!isToDraw(page.state(), page.page().analysis)) aim(page, "draw");
  page.make((now) => tapTile(now, tile));
  if (page.state().moves.length > turns) return;
  if (isCameDoubtful(page.page())) return page.make(drawCame);
  // It seemed to make a move possible: out again, and told otherwise.
  page.make(({ act }) => act(moves.takeAway, tile));
  aim(page, "draw");
  page.make((now) => tapTile(now, tile));
}

/** How many gestures it takes to enter a position on an empty page. */
function entered(rack: Tile[], table: TableSet[], isOpened: boolean) {
  const page = opened();
  enter(page, rack);
  if (page.state().target !== "set") aim(page, "set");
  for (const { tiles } of table) enterSet(page, tiles);
  const lain = setsNow(page.state()).map(({ tiles }) => sorted(tiles).join());
  assert.deepEqual(lain.toSorted(), table.map(({ tiles }) => sorted(tiles).join()).toSorted());
  assert.deepEqual(page.state().rack, sorted(rack));
  if (page.state().opened !== isOpened) page.make(({ act }) => act(moves.setOpened, isOpened));
  return page.count();
}

/** Plays a game, and tells ten rounds from the first in which something lies on the table. */
function rounds(seed: number): Round[] {
  const deal = module.dealRummikub({ players: 4, seed });
  const pool = [...deal.pool];
  const racks = deal.racks.slice(1).map((rack) => [...rack]);
  const haveOpened = racks.map(() => false);
  const page = opened();
  const { state } = page;
  enter(page, present(deal.racks[0]));
  aim(page, "theirs");
  const told: Round[] = [];
  while (told.length < 10 && state().rack.length > 0 && racks.every(({ length }) => length > 0)) {
    const before = page.count();
    let table = state().table.sets;
    for (const [seat, rack] of racks.entries()) {
      const move = playOf(table, rack, haveOpened[seat] ?? false);
      if (!move) {
        rack.push(...pool.splice(0, 1));
        continue;
      }
      table = setsAfter(move);
      racks[seat] = without(rack, move.play);
      haveOpened[seat] = true;
      enterCame(page, move.play);
    }
    const { plan, theirs } = page.page().analysis;
    const lain = theirs?.plan ? setsAfter(theirs.plan.move) : state().table.sets;
    const rack = state().rack.length;
    assert.deepEqual(sorted(onTable(state())), sorted(table.flatMap(({ tiles }) => tiles)), "all that came is told");
    const fresh = lain.length > 0 ? entered(state().rack, lain, state().opened) : 0;
    if (plan) {
      // What cuts nothing the raised tiles tell; else the plan is looked at.
      if ((plan.move.cuts ?? 0) > 0) page.make(({ act }) => act(moves.show, { isPadShut: true }));
      page.make(makeMove);
    } else {
      const [tile] = pool.splice(0, 1);
      if (tile) draw(page, tile);
    }
    if (lain.length > 0)
      told.push({ updating: page.count() - before, fresh, rack, table: lain.flatMap(({ tiles }) => tiles).length });
  }
  return told;
}

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
const games = [23, 21, 1, 2, 3, 4, 5, 6].map(rounds);
const all = games.flat();

test("keeping up takes at most 4.9 gestures a round", (context) => {
  for (const game of games) context.diagnostic(game.map(({ updating }) => updating).join(" "));
  const mean = sum(all.map(({ updating }) => updating)) / all.length;
  context.diagnostic(`${mean.toFixed(2)} a round, ${all.length} rounds`);
  assert.ok(mean <= 4.9, `${mean}`);
});

test("entering ten turns anew takes at most 175 gestures, with a rack of at most 14 and a table of at most 43", (context) => {
  const turns = all.filter(({ rack, table }) => rack <= 14 && table <= 43);
  const mean = sum(turns.map(({ fresh }) => fresh)) / turns.length;
  context.diagnostic(`${mean.toFixed(2)} a turn, ${turns.length} turns`);
  assert.ok(turns.length > 20 && mean <= 17.5, `${mean}`);
});

test("moving one tile where it lies takes at most three", () => {
  const page = opened({ ...initial(), rack: ["b9"], table: { ...initial().table, sets: sets("r3-6 / bko6 / r7-9") } });
  page.make(({ act }) => act(moves.show, { isPadShut: true }));
  page.make((now) => mendWith(now)({ set: 0, nth: 3 }, 1));
  assert.deepEqual(
    page.state().table.sets.map(({ tiles }) => written(tiles)),
    ["r3-5", "rbko6", "r7-9"],
  );
  assert.ok(page.count() <= 3);
});
