/** Why a move of Tile rummy is the best: the reason holds by the solver's numbers and by laying tiles, on 1,000 positions. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { analyse } from "../../www/games/rummikub/model/analysis.ts";
import { initial } from "../../www/games/rummikub/model/state.ts";
import { colourOf, isJoker, numberOf, sorted, tileOf, without, written } from "../../www/games/rummikub/model/tiles.ts";
import type { State, TableSet, Tile } from "../../www/games/rummikub/model/types.ts";
import { whyBest } from "../../www/games/rummikub/model/why.ts";
import { moveWords } from "../../www/games/rummikub/text/en/move.ts";
import { words as wordsOf } from "../../www/games/rummikub/text/en/words.ts";
import { present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { answersOf, moduleOf } from "./built.ts";
import { type Chance, chance } from "./random.ts";
import { stateOf, tiles } from "./rummikub.ts";

const module = await moduleOf("rummikub");
const answers = answersOf(module);
const words = wordsOf(createFormats("en"));

/** The positions of games between the computer's players, as those see them who are to move and have opened. */
function* positions(luck: Chance): Generator<State> {
  for (;;) {
    const { racks, pool } = module.dealRummikub({ players: 2, seed: luck.below(1e6) });
    const hands = racks.map(sorted);
    const opened = [false, false];
    let table: TableSet[] = [];
    for (let turn = 0; turn < 60 && pool.length > 0 && hands.every(({ length }) => length > 0); turn += 1) {
      const seat = turn % 2;
      const rack = hands[seat];
      if (opened[seat]) yield { ...initial(), rack, opened: true, table: { ...initial().table, sets: table } };
      const asked = { table: table.map(({ tiles, kind }) => ({ tiles, kind })), rack, opened: opened[seat] };
      const move = module.decideRummikub(asked, luck.pick(["jokers", "simple", "random"]), [14], turn);
      if (move === "draw") hands[seat] = sorted([...rack, present(pool.shift())]);
      else {
        hands[seat] = move.rest;
        opened[seat] = true;
        table = move.sets.map(({ tiles, kind }) => ({ tiles: tiles.map(({ tile }) => tile), kind }));
      }
    }
  }
}

// ---- What can go by adding, by trying all ways; without jokers of the rack ----

/** What the table can take: the tile before and after each run, and the colours that each group lacks. */
type Offer = { colour: string; first: number; last: number } | { number: number; lacks: string[]; room: number };

const offersOf = (table: TableSet[]) => table.map(({ tiles: lain, kind }) => ends(lain, kind));

function ends(lain: Tile[], kind: TableSet["kind"]): Offer {
  const real = lain.filter((tile) => !isJoker(tile));
  if (kind === "run") {
    const at = lain.findIndex((tile) => !isJoker(tile));
    const first = numberOf(lain[at]) - at;
    return { colour: colourOf(lain[at]), first, last: first + lain.length - 1 };
  }
  const lacks = [..."rbko"].filter((colour) => !real.some((tile) => colourOf(tile) === colour));
  return { number: numberOf(real[0]), lacks, room: 4 - lain.length };
}

/** Each way to lay one tile to the table or one new set, and what the table can take after it. */
function* waysOn(offers: Offer[], rack: Tile[]): Generator<{ laid: Tile[]; offers: Offer[] }> {
  for (const [nth, offer] of offers.entries()) {
    if ("first" in offer) {
      const [before, after] = [offer.first - 1, offer.last + 1].map((number) => tileOf(offer.colour, number));
      if (rack.includes(before))
        yield { laid: [before], offers: offers.with(nth, { ...offer, first: offer.first - 1 }) };
      if (rack.includes(after)) yield { laid: [after], offers: offers.with(nth, { ...offer, last: offer.last + 1 }) };
    } else if (offer.room > 0)
      for (const colour of offer.lacks) {
        const tile = tileOf(colour, offer.number);
        if (rack.includes(tile)) yield { laid: [tile], offers: offers.with(nth, { ...offer, room: 0 }) };
      }
  }
  for (const tile of new Set(rack)) {
    const [colour, number] = [colourOf(tile), numberOf(tile)];
    const run = [0, 1, 2].map((more) => tileOf(colour, number + more));
    if (run.every((other) => rack.includes(other))) yield { laid: run, offers: [...offers, ends(run, "run")] };
    const group = [..."rbko"].map((other) => tileOf(other, number)).filter((other) => rack.includes(other));
    for (const out of [null, ...group]) {
      const laid = group.filter((other) => other !== out);
      if (laid.length >= 3 && laid[0] === tile) yield { laid, offers: [...offers, ends(laid, "group")] };
    }
  }
}

function mostAdded(offers: Offer[], rack: Tile[], known: Map<string, number>): number {
  const key = JSON.stringify([offers.map((offer) => JSON.stringify(offer)).sort(), written(rack)]);
  const found = known.get(key);
  if (found !== undefined) return found;
  let most = 0;
  for (const way of waysOn(offers, rack))
    most = Math.max(most, way.laid.length + mostAdded(way.offers, without(rack, way.laid), known));
  known.set(key, most);
  return most;
}

test("the reason holds by the solver's numbers and by trying all ways to add, on 1,000 positions", () => {
  let asked = 0;
  const told = { none: 0, some: 0, nothingAdded: 0 };
  for (const state of positions(chance(29))) {
    if (asked === 1000) break;
    const analysis = analyse(state, answers);
    // Jokers of the rack are kept, but for a move that wins.
    if (!analysis.plan || analysis.plan.move.play.some(isJoker)) continue;
    asked += 1;
    const why = whyBest(analysis);
    const what = `${state.table.sets.map((set) => written(set.tiles)).join(" / ")} | ${written(state.rack)}`;
    const plain = state.rack.filter((tile) => !isJoker(tile));
    const added = mostAdded(offersOf(state.table.sets), plain, new Map());
    const more = analysis.plan.move.tiles - added;
    assert.deepEqual(why, more > 0 ? { more, adding: added } : null, what);
    told[why === null ? "none" : why.adding > 0 ? "some" : "nothingAdded"] += 1;
  }
  for (const [kind, count] of Object.entries(told)) assert.ok(count > 50, `${kind}: ${count}`);
});

test("nothing is said before the opening, of a move that only adds, or where a better one is not ruled out", () => {
  const analysed = (link: string) => analyse(stateOf(link), answers);
  assert.equal(whyBest(analysed("rack=r8-10.b1&table=r1-3")), null, "not opened");
  assert.equal(whyBest(analysed("rack=r4.b9&table=r1-3&opened=true")), null);
  const analysis = analysed("rack=b4.k4&table=r4-7&opened=true");
  assert.deepEqual(whyBest(analysis), { more: 2, adding: 0 });
  assert.equal(whyBest({ ...analysis, answer: { ...present(analysis.answer), proved: false } }), null);
});

test("what is added is told by the solver as a move, and only to who has opened", () => {
  const query = { table: [tiles("r4-7")], rack: tiles("b4 k4 r8") };
  assert.deepEqual(module.solveByAddingRummikub(query)?.play, ["r8"]);
  assert.equal(module.solveByAddingRummikub({ ...query, rack: tiles("b4 k4") }), null);
  assert.throws(() => module.solveByAddingRummikub({ ...query, opened: false }), /opened: false; expected true/);
});

test("the reason is told in words", () => {
  assert.equal(moveWords(words).whyBest({ more: 1, adding: 2 }), "Rearranging the table plays 1 tile more.");
  assert.equal(moveWords(words).whyBest({ more: 2, adding: 0 }), "Nothing can go without rearranging the table.");
});
