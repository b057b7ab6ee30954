/** The module of Tile rummy that ships, asked thousands of times by somebody who means no good: each day by others. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isThorough } from "../thorough.ts";
import { present } from "../typed.ts";

import { moduleOf } from "./built.ts";
import { chance } from "./random.ts";

/** Each day has calls of its own. */
const SEED = Number(process.env.ROLLWISE_SEED ?? Math.floor(Date.now() / 86_400_000));
const CALLS = isThorough ? 100_000 : 10_000;
/** A long error could not be read; the longest ones name all fields of a query, or quote a text. */
const LONGEST_MESSAGE = 400;

const module = await moduleOf("rummikub");
const { RummikubTournament } = await moduleOf("rummikub-lab");
const tournament = new RummikubTournament({ players: ["simple", "random"], seed: 1 });

const ring = {};
Object.assign(ring, { table: [ring], rack: ring });
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
const thrower = () => {
  throw new Error("mine");
};

/** What stands in the place of anything. */
const VALUES = [
  ...[undefined, null, true, false, NaN, Infinity, -1, 0, 0.5, 1, 3, 106, 1e9, 1e9 + 1, 2 ** 53, 5n],
  ...["", "j", "r14", "r-1", "🂡", "\0", "free", "x".repeat(3000), "__proto__", Symbol("r1")],
  ...[
    [],
    {},
    [[]],
    [[[[[["r1"]]]]]],
    ["r1", "r1", "r1"],
    ["j", "j", "j"],
    Array(107).fill("o13"),
    new Array(2 ** 32 - 1),
  ],
  ...[new Uint8Array(3), new Set(["r1"]), new Map([["table", []]]), new Date(0), ring, revoked, thrower],
  new Proxy({}, { ownKeys: thrower }),
  new Proxy([], { get: thrower }),
  {
    get length() {
      return thrower();
    },
  },
  { toString: thrower, valueOf: thrower },
];

/** Positions that can be asked about, as a text: their sets, a bar, the rack. */
const POSITIONS = [
  "| j j r13",
  "r1 r2 r3 / r5 r6 r7 | r3 r4",
  "r4 r5 r6 r7 r8 | r6",
  "r3 j r5 / r4 b4 k4 o4 | b1 b2",
  "o3 o4 j j o7 / k9 k10 k11 k12 / b3 b4 b5 b6 | r10 b3 b5 b11 o8 o10",
  "r3 r4 r5 r6 / b3 b4 b5 b6 / k3 k4 k5 k6 / o3 o4 o5 o6 | r7 b2 k4 o5",
  "| r10 b10 j r1 r2 r4 r5",
];
const words = (text: string) => text.split(" ").filter(Boolean);
function position(text: string) {
  const [table, rack] = text.split("|");
  return {
    table: table
      .split("/")
      .map(words)
      .filter((set) => set.length),
    rack: words(rack),
  };
}

const { below, pick, list } = chance(SEED);
const often = (percent: number) => below(100) < percent;
const tile = () => (often(8) ? "j" : `${pick([..."rbko"])}${1 + below(13)}`);
const strategy = () => pick(["tiles", "points", "jokers", "hold", "simple", "best", "random"]);

/** Fields that are allowed, alone. */
const FIELDS = {
  loose: () => list(below(4), tile),
  opened: () => often(50),
  objective: () => pick(["tiles", "points", "simple"]),
  keepJokers: () => often(50),
  keep: () => list(below(3), tile),
  play: () => list(below(3), tile),
  budget: () => pick([1, 7, 100, 10_000]),
  plan: () => often(50),
  rules: () => ({
    jokers: pick(["free", "stands", "locked", "both"]),
    opening: pick([1, 30, 40, 50, 137, 1000]),
    playOn: often(50),
    oneJoker: often(50),
    jokerPoints: pick([0, 20, 25, 30, 100]),
  }),
  table: () => list(below(4), () => list(below(5), tile)),
  rack: () => list(below(9), tile),
};

/** A query with some fields changed to others that are allowed alone. */
function query() {
  const asked: Record<string, unknown> = position(pick(POSITIONS));
  for (let more = below(4); more > 0; more -= 1) {
    const [field, value] = pick<[string, () => unknown]>(Object.entries(FIELDS));
    asked[field] = value();
  }
  return asked;
}

/** A value with something hostile somewhere in it, down to some levels. */
function spoilt(value: unknown, levels = 3): unknown {
  if (levels === 0 || typeof value !== "object" || value === null || often(20)) return pick(VALUES);
  const keys = Object.keys(value);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (often(15)) copy[Array.isArray(copy) ? copy.length : pick(["extra", "Rack", "x".repeat(300)])] = pick(VALUES);
  else if (keys.length === 0) return pick(VALUES);
  else {
    const key = pick(keys);
    const way = below(10);
    if (way === 0) delete copy[key];
    else if (way === 1) Object.defineProperty(copy, key, { enumerable: true, get: thrower });
    else copy[key] = spoilt(copy[key], levels - 1);
  }
  return copy;
}

const text = () => list(below(8), () => pick([..."rbkoj0123456789-/ ,.😀\n"])).join("");

/** Each export's name, how to call it, and arguments that it may take. */
const EXPORTS: [string, (...asked: never[]) => unknown, () => unknown[]][] = [
  ["solveRummikub", module.solveRummikub, () => [query()]],
  [
    "arrangeRummikub",
    module.arrangeRummikub,
    () => [{ table: query().table, loose: list(below(9), tile), rules: FIELDS.rules() }],
  ],
  // A search for each kind of tile: with an end to it, so that the others get their turn.
  ["drawsRummikub", module.drawsRummikub, () => [{ budget: 5, ...query(), plan: false }]],
  ["judgeRummikub", module.judgeRummikub, () => [query(), query().table]],
  ["parseRummikub", module.parseRummikub, () => [text()]],
  ["dealRummikub", module.dealRummikub, () => [{ players: below(6), seed: below(9) }]],
  [
    "resultRummikub",
    module.resultRummikub,
    () => [{ racks: list(1 + below(4), FIELDS.rack), passes: below(6), givenUp: below(5), rules: FIELDS.rules() }],
  ],
  ["scoreRummikub", module.scoreRummikub, () => [list(1 + below(5), () => below(1100))]],
  ["decideRummikub", module.decideRummikub, () => [query(), strategy(), list(1 + below(3), () => below(30)), below(9)]],
  ["adviseRummikub", module.adviseRummikub, () => [query(), list(below(4), () => below(30))]],
  [
    "RummikubTournament",
    (asked) => new RummikubTournament(asked).free(),
    () => [{ players: list(1 + below(4), strategy), seed: below(9), rules: FIELDS.rules() }],
  ],
  // Games last longer than anything else, so only what is refused is asked for, or none.
  [
    "play",
    (...asked: [number, number?]) => tournament.play(...asked),
    () => [pick([0, NaN, -1, 1e9, 0.5]), pick([undefined, 0, -1, 1e9])],
  ],
];

test(`each of ${CALLS} hostile calls is answered or refused in words, and the module goes on (ROLLWISE_SEED=${SEED})`, (told) => {
  const counts = new Map(EXPORTS.map(([name]) => [name, { answered: 0, refused: 0 }]));
  const known = position("r4 r5 r6 r7 r8 | r6");
  for (let nth = 0; nth < CALLS; nth += 1) {
    const [name, call, sound] = EXPORTS[nth % EXPORTS.length];
    const asked = sound();
    // Two of three are spoilt. Counts of games are hostile already, and any other might be allowed.
    if (name !== "play" && often(67)) {
      const at = below(asked.length);
      asked[at] = spoilt(asked[at]);
    }
    const count = present(counts.get(name));
    try {
      call(...(asked as never[]));
      count.answered += 1;
    } catch (error) {
      const what = `call ${nth}, ${name}: ${error}`;
      assert.ok(error instanceof Error && !(error instanceof WebAssembly.RuntimeError), what);
      assert.match(error.message, /^(query|after|text|strategy|rivals|seed|games|left|milliseconds)\b/, what);
      assert.ok(error.message.length < LONGEST_MESSAGE, what);
      count.refused += 1;
    }
    if (nth % 500 === 0) assert.equal(module.solveRummikub(known).move?.points, 6, `after call ${nth}`);
  }
  for (const [name, { answered, refused }] of counts) {
    told.diagnostic(`${name}: ${answered} answered, ${refused} refused`);
    assert.ok(Math.min(answered, refused) > CALLS / 200, name);
  }
  assert.equal(tournament.play(2).games, 2);
});
