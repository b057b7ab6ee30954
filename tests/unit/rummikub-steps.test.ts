/** The steps of plans, carried out one after the other as a person would, and how they are told. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { planOf, setsAfter } from "../../www/games/rummikub/model/plan.ts";
import { askedSet, queryOf } from "../../www/games/rummikub/model/state.ts";
import { stepFacts } from "../../www/games/rummikub/model/step-facts.ts";
import { stepsOf } from "../../www/games/rummikub/model/steps.ts";
import { calledOf } from "../../www/games/rummikub/model/telling.ts";
import { holds, sorted, without, written } from "../../www/games/rummikub/model/tiles.ts";
import { touchedIn, touchedOf } from "../../www/games/rummikub/model/touched.ts";
import type { Lying, RummikubMove, RummikubQuery, Step, TableSet, Tile } from "../../www/games/rummikub/model/types.ts";
import { moveWords } from "../../www/games/rummikub/text/en/move.ts";
import { planWords } from "../../www/games/rummikub/text/en/steps.ts";
import { words as wordsOf } from "../../www/games/rummikub/text/en/words.ts";
import { present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { moduleOf } from "./built.ts";
import type { Chance } from "./random.ts";
import { chance } from "./random.ts";
import { stateOf } from "./rummikub.ts";

const module = await moduleOf("rummikub");
const words = wordsOf(createFormats("en"));

const plan = planWords(words);

const stepText = (step: Step) => plan.stepText(stepFacts(step));

// ---- A table of tiles, and hands ----

const tilesOf = ({ tiles }: Pick<Lying, "tiles">) => tiles.map(({ tile }) => tile);

const same = (one: Tile[], other: Tile[]) => sorted(one).join() === sorted(other).join();

/** What lies on the table, and what is left of the rack. */
interface Hands {
  piles: Tile[][];
  loose: Tile[];
  rack: Tile[];
}

/** The table after a step; only what the step says is known of it. */
function after({ piles, loose, rack }: Hands, step: Step): Hands {
  const left = [...piles];
  /** The pile of these tiles, no matter which of several. */
  const find = (wanted: Lying) => {
    if (wanted.kind === "loose") return loose;
    const looks = tilesOf(wanted).join();
    const found = left.filter((pile) => pile.join() === looks);
    assert.equal(found.length, wanted.same, `as many of ${written(tilesOf(wanted))} as are told`);
    return present(found[0]);
  };
  const named = [step.to, ...step.takes.map(({ from }) => from)].filter((heap) => heap !== null);
  const found = named.map(find);
  assert.equal(new Set(found).size, named.length, "each pile is told once");
  const made: Tile[] = step.own.map(({ tile }) => tile);
  assert.ok(holds(rack, made), `${made} on the rack`);
  for (const take of step.takes) {
    const pile = present(found[named.indexOf(take.from)]);
    const taken = tilesOf(take);
    assert.ok(holds(pile, taken), `${written(taken)} in ${written(pile)}`);
    const rest = without(pile, taken);
    assert.ok(same(rest, take.leaves.flat()), "the rest stays");
    // What stays lies as before: one after the other, and parts behind each other.
    if (take.from.kind === "run") assertInOrder(tilesOf(take.from), take.leaves);
    assert.equal(take.isWhole, rest.length === 0);
    if (pile !== loose) left.splice(left.indexOf(pile), 1, ...take.leaves);
    made.push(...taken);
  }
  if (step.to) {
    const pile = present(found[0]);
    const part = step.part ? tilesOf(step.part) : without(pile, Array(step.frees).fill("j"));
    assert.ok(holds(pile, part));
    const rest = without(pile, part);
    if (step.part) assertInOrder(pile, pile[0] === part[0] ? [part, rest] : [rest, part]);
    const more = step.part ? [rest] : rest.map((tile) => [tile]);
    left.splice(left.indexOf(pile), 1, ...more);
    made.push(...part);
  }
  assertJokers(step);
  const set = step.set.tiles.map(({ tile }) => tile);
  assert.ok(same(made, set), `${written(made)} are the set ${written(set)}`);
  const fromLoose = step.takes.flatMap((take) => (take.from.kind === "loose" ? tilesOf(take) : []));
  return {
    piles: [...left, set],
    loose: without(loose, fromLoose),
    rack: without(rack, tilesOf({ tiles: step.own })),
  };
}

/**
 * Carries out what a step says of the jokers in the run that it is done to: none moves unless that is told, a joker of the rack lies as
 * told, and the others that come fill what is left.
 */
function assertJokers({ set, to, part, takes, own, frees, shifts }: Step) {
  if (set.kind === "group" || to?.kind !== "run") return assert.deepEqual(shifts, []);
  const placesOf = (tiles: Lying["tiles"]) => tiles.filter(({ tile }) => tile === "j").map(({ as }) => as);
  const coming = takes.flatMap(({ tiles }) => placesOf(tiles)).length;
  const free = without(placesOf(set.tiles), placesOf(own));
  const lay = placesOf((part ?? to).tiles);
  const stay = lay.filter((as) => free.includes(as)).slice(0, lay.length - frees);
  const moved = shifts.map(({ as }) => as);
  assert.ok(holds(without(free, stay), moved), `${moved} of ${free}, with ${stay} as before`);
  assert.equal(stay.length + moved.length, lay.length - frees, "where each joker of the run lies");
  assert.equal(without(free, [...stay, ...moved]).length, coming, "room for those that come");
}

/** Whether parts lie in a row one after the other; what lay between them is gone. */
function assertInOrder(pile: Tile[], parts: Tile[][]) {
  let at = 0;
  for (const tile of parts.flat()) {
    at = pile.indexOf(tile, at);
    assert.ok(at >= 0, `${parts.map(written).join(" / ")} of ${written(pile)}`);
    at += 1;
  }
}

const pictureOf = (piles: Tile[][]) =>
  piles
    .map((pile) => written(sorted(pile)))
    .toSorted()
    .join(" / ");

/** Carries a move out, and says how many steps that took. */
function carriedOut(move: RummikubMove, table: TableSet[], loose: Tile[] = []) {
  const steps = stepsOf(move, table);
  let now: Hands = { piles: table.map((set) => set.tiles), loose, rack: move.play };
  for (const step of steps) {
    now = after(now, step);
    assert.doesNotMatch(stepText(step), /undefined|NaN|null|object|\bset \d/);
  }
  const wanted = setsAfter(move).map((set) => set.tiles);
  assert.equal(pictureOf(now.piles), pictureOf(wanted));
  assert.deepEqual([now.rack, now.loose], [[], []]);
  assert.equal(new Set(steps.map(({ nth }) => nth)).size, steps.length, "one step a set");
  return steps;
}

// ---- Plans ----

interface Planned {
  move: RummikubMove;
  table: TableSet[];
  loose: Tile[];
}

/** The plans of a game between players who often keep tiles back, by one of the rules for jokers. */
function* plansOfGame(seed: number, random: Chance): Generator<Planned> {
  const deal = module.dealRummikub({ players: 2, seed });
  const racks = deal.racks.map(sorted);
  const pool = [...deal.pool];
  let table: TableSet[] = [];
  const jokers = random.pick(["free", "free", "stands", "locked", "both"] as const);
  for (let turn = 0; turn < 40; turn += 1) {
    const rack = racks[turn % 2];
    if (rack.length === 0) return;
    const query: RummikubQuery = {
      table: table.map(askedSet),
      rack,
      opened: turn > 1,
      rules: { jokers },
      objective: random.pick(["tiles", "points", "simple"] as const),
      keep: rack.filter(() => random.below(3) === 0),
    };
    const move = module.solveRummikub(query).move;
    if (move) {
      yield { move, table, loose: [] };
      table = setsAfter(move);
      racks[turn % 2] = sorted(move.rest);
    }
    // Both draw each turn, so that there are always tiles to play.
    racks[turn % 2] = sorted([...racks[turn % 2], ...pool.splice(0, 1)]);
  }
}

/** The same where the sets of some tiles are not known. */
function withLoose({ move, table }: Planned, random: Chance): Planned | null {
  const known = table.filter(() => random.below(3) > 0);
  const loose = sorted(table.filter((set) => !known.includes(set)).flatMap((set) => set.tiles));
  const query = { table: known.map(askedSet), loose, rack: [...move.play, ...move.rest] };
  const found = module.solveRummikub(query).move;
  return found && { move: found, table: known, loose };
}

describe("the steps of a plan", () => {
  test("lead from the table to the plan, with tiles that are there", (told) => {
    const counts = { plans: 0, before: 0, now: 0, splits: 0, frees: 0, shifts: 0, twins: 0 };
    for (let seed = 1; seed <= 40; seed += 1) {
      const random = chance(seed);
      for (const planned of plansOfGame(seed, random)) {
        const loose = random.below(4) === 0 ? withLoose(planned, random) : null;
        for (const { move, table, loose: tiles } of loose ? [planned, loose] : [planned]) {
          const steps = carriedOut(move, table, tiles);
          counts.plans += 1;
          counts.before += move.steps.length;
          counts.now += steps.length;
          counts.splits += steps.filter(({ part }) => part !== null).length;
          counts.frees += steps.filter(({ frees }) => frees > 0).length;
          counts.shifts += steps.filter(({ shifts }) => shifts.length > 0).length;
          counts.twins += steps.filter(({ to, takes }) =>
            [to, ...takes.map(({ from }) => from)].some((heap) => (heap?.same ?? 1) > 1),
          ).length;
        }
      }
    }
    told.diagnostic(JSON.stringify(counts));
    for (const [name, count] of Object.entries(counts)) assert.ok(count > 0, name);
    assert.ok(counts.now < counts.before);
  });
});

// ---- How they are told ----

const told = (link: string) => {
  const state = stateOf(`${link}&opened=true`);
  const { table } = state;
  const move = present(module.solveRummikub(queryOf(state)).move);
  carriedOut(move, table.sets, table.loose);
  return { ...planOf(move, table.sets), steps: stepsOf(move, table.sets) };
};

const LARGE =
  "rack=r7.b1.b6-7.b9-10.b12.b12.ko1.o2.o13.o13.j&table=o8-11_k6-9_r1-3_rbk13_k4-6_rko3_rbko5_rko10_k1-4_o2-6_b1-3_o6-9";

describe("a plan is told by tiles that lie there", () => {
  for (const [name, link, ...texts] of [
    [
      "a run cut open around its own twin",
      "rack=r6&table=r4-8",
      "Split the red 4–\u20608 between 6 and 7, and add red 6 to the red 7–\u20608",
    ],
    ["sets that look the same", "rack=r4&table=r1-3_r1-3", "Add red 4 to one of the two red 1–\u20603"],
    [
      "a tile in place of a joker, and the joker elsewhere",
      "rack=r4.b1-2&table=r3.j.r5",
      "Put red 4 in place of the joker in the red 3–\u20605",
      "Lay blue 1–\u20602 and the free joker as a new run",
    ],
    [
      "a free joker beside one that stays what it is",
      "objective=simple&rack=b5.b12.k9.k11&table=r1-3_r3-5_r5-7_r7-9_r10-12_k3.k4.j.k6.k7_o8-10_b11.o11.j_r13.k13.o13",
      "Put black 11 in place of the joker in the group of 11s",
      "Add black 9 and the free joker to the black 3–\u20607 with a joker",
    ],
    ["two jokers", "rack=j.j&table=r1-13", "Lay two jokers and the red 13 from the red 1–\u206013 as a new group"],
    [
      "groups of one number, which are told apart by their colours",
      "rack=k11&table=rbko12_rko10_o7-9_bko10",
      "Lay black 11, the black 12 from the group of 12s, and the black 10 from the group of blue, black, and orange 10s as a new run",
      "Add the blue 10 from the blue and orange 10 to the group of 10s",
      "Add the orange 10 to the orange 7–\u20609",
    ],
    [
      "what is left of a group, and goes to two runs",
      "rack=r6.r8.o6.o8&table=rbko7_b8-10_k8-11",
      "Add the blue 7 from the group of 7s to the blue 8–\u206010",
      "Add the black 7 from the group of 7s to the black 8–\u206011",
      "Lay red 6, red 8, and the red 7 from the red and orange 7 as a new run",
      "Lay orange 6, orange 8, and the orange 7 as a new run",
    ],
    [
      "loose tiles",
      "rack=r5.b5.k5.o5.r6&table=&loose=r3-4.o9.bk9",
      "Lay red 5–\u20606 and the red 3–\u20604 from the loose tiles as a new run",
      "Lay blue 5, black 5, and orange 5 as a new group",
      "Lay the blue 9, black 9, and orange 9 from the loose tiles as a new group",
    ],
  ]) {
    test(name, () => assert.deepEqual(told(link).steps.map(stepText), texts));
  }

  test("ten tiles on a full table: a set that only loses a tile is no step of its own", () => {
    const { move, steps } = told(`${LARGE}&objective=points`);
    assert.equal(move.tiles, 10);
    assert.deepEqual(steps.map(stepText), [
      "Add a joker as orange 12 and orange 13 to the orange 8–\u206011",
      "Add orange 13 to the group of 13s",
      "Add blue 10 to the group of 10s",
      "Lay blue 1, black 1, and orange 1 as a new group",
      "Lay blue 6–\u20607 and the blue 5 from the group of 5s as a new run",
      "Lay blue 9, the black 9 from the black 6–\u20609, and the orange 9 from the orange 6–\u20609 as a new group",
    ]);
    assert.ok(steps.length < move.steps.length);
  });

  test("the sets that change are named as well", () => {
    const plan = told("rack=r6.r8.o6.o8&table=rbko7_b8-10_k8-11_r1-3");
    assert.equal(
      moveWords(words).touched(present(touchedOf(touchedIn(plan), 4))),
      "Of 4 sets 3 change: the group of 7s, the blue 8–\u206010, and the black 8–\u206011.",
    );
    assert.equal(
      moveWords(words).touched(present(touchedOf(touchedIn(told("rack=r6&table=r4-8")), 1))),
      "Only the red 4–\u20608 changes.",
    );
  });
});

/** Tiles that lie somewhere, as "r4 j:r5 r6" tells them. */
const heap = (text: string, kind: Lying["kind"], isExact = false): Lying => {
  const tiles = text.split(" ").map((one) => {
    const [tile, as = tile] = one.split(":");
    return { tile, as };
  });
  return { tiles, kind, same: 1, isExact };
};

describe("what lies on the table is called", () => {
  const none = { jokers: 0, as: [] };

  test("by the ends of a run, with its jokers unless they are told beside it", () => {
    const run = { kind: "run", first: "r4", last: "r6", same: 1 };
    assert.deepEqual(calledOf(heap("r4 r5 r6", "run")), { ...run, ...none });
    assert.deepEqual(calledOf(heap("r4 j:r5 r6", "run")), { ...run, jokers: 1, as: [] });
    assert.deepEqual(calledOf(heap("r4 j:r5 r6", "run"), true), { ...run, ...none });
    assert.deepEqual(calledOf(heap("r4 j:r5 r6", "run", true), true), { ...run, jokers: 1, as: ["r5"] });
  });

  test("tile by tile where a run has gaps", () => {
    assert.deepEqual(calledOf(heap("r4 r5 j:r7", "run")), {
      kind: "row",
      chunks: [
        { kind: "tiles", first: "r4", last: "r5" },
        { kind: "joker", as: "r7" },
      ],
      same: 1,
    });
  });

  test("by the number of a group, with its colours where that is not enough, or too few are left", () => {
    const group = { kind: "group", number: 5, same: 1 };
    assert.deepEqual(calledOf(heap("r5 b5 j", "group")), { ...group, colours: [], jokers: 0 });
    const whole = { colours: ["r", "b"], jokers: 1 };
    assert.deepEqual(calledOf(heap("r5 b5 j", "group", true)), { ...group, ...whole });
    assert.deepEqual(calledOf(heap("r5 b5", "group")), { ...group, ...whole, kind: "few", jokers: 0 });
  });

  test("loose tiles and free jokers as such", () => {
    assert.deepEqual(calledOf(heap("r5 j", "loose")), { kind: "loose" });
    assert.deepEqual(calledOf(heap("j j", "run")), { kind: "jokers", jokers: 2, same: 1 });
  });
});

describe("a step tells", () => {
  const step = (told: Partial<Step>): Step => ({
    nth: 0,
    set: { kind: "group", tiles: [], was: null, change: "new" },
    to: null,
    part: null,
    takes: [],
    own: [],
    frees: 0,
    shifts: [],
    ...told,
  });
  const red = { tile: "r7", as: "r7" };
  const joker = { tile: "j", as: "j" };

  test("two jokers at once, wherever they come from", () => {
    const takes = [{ tiles: [joker, joker], from: heap("r5 j j", "group"), isWhole: false, leaves: [] }];
    const text = stepText(step({ own: [red], takes }));
    assert.equal(text, "Lay red 7 and the two jokers from the group of 5s as a new group");
    assert.equal(stepText(step({ own: [joker, red, joker] })), "Lay red 7 and two jokers as a new group");
  });

  test("whether tiles take the places of jokers, or free them by the way", () => {
    const to = heap("r6 j r8", "run");
    assert.equal(stepFacts(step({ to, own: [red], frees: 1 })).kind, "replace");
    assert.equal(stepFacts(step({ to, own: [red, { tile: "r9", as: "r9" }], frees: 1 })).kind, "add");
    assert.equal(stepFacts(step({ to, shifts: [{ tile: "j", as: "r9" }] })).kind, "shift");
  });

  test("between which numbers a run is split, whichever end stays", () => {
    const to = heap("r4 r5 r6 r7 r8", "run");
    for (const [part, low] of [
      ["r4 r5 r6", 6],
      ["r7 r8", 6],
    ] as const)
      assert.deepEqual(
        { ...stepFacts(step({ to, part: heap(part, "run") })), to: null },
        { kind: "split", to: null, low },
      );
  });
});
