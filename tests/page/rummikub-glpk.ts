/**
 * Prints how long the built solver of tile rummy takes and how long GLPK does, in the same run, for the same questions:
 * the most tiles that can go, then points. Fails if an answer differs. The times are those from a position to the answer:
 * GLPK's with making its program, ours with reading the query. An argument is another seed of the positions.
 */

import assert from "node:assert/strict";

import createGlpk from "glpk.js/node";
import { moduleOf } from "../unit/built.ts";
import { type Position, positions, type Wanted } from "./rummikub-positions.ts";
import { answerOf, compact, published, SETS } from "./rummikub-programs.ts";
import { median, part, shown } from "./times.ts";

const COUNT = 100;
const SEED = Number(process.argv[2] ?? 1);
/** Calls of which the median counts. */
const ROUNDS = { ours: 9, glpk: 3 };
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, nth) => first + nth);

const MODELS = { published, compact };
type Model = keyof typeof MODELS;
const NAMES = Object.keys(MODELS) as Model[];

/** What is to be reached: ours so many times as fast as the better of both models, and as the published one. */
const CLASSES: { name: string; wanted: Wanted; atLeast: Partial<Record<Model | "better", number>> }[] = [
  { name: "40 tiles on the table, 14 on the rack", wanted: { table: 40, rack: 14 }, atLeast: { better: 10 } },
  { name: "60 tiles on the table, 14 on the rack", wanted: { table: 60, rack: 14 }, atLeast: { better: 10 } },
  {
    name: "80 to 90 tiles on the table, 14 on the rack",
    wanted: { table: range(80, 90), rack: 14 },
    atLeast: { better: 10 },
  },
  { name: "all 106 tiles in sight, 14 on the rack", wanted: { table: 92, rack: 14 }, atLeast: { published: 100 } },
];

const glpk = await createGlpk();
const { solveRummikub } = await moduleOf("rummikub");

/** Median milliseconds of a call, and what it gives. */
function timed<Value>(call: () => Value, rounds: number) {
  const times: number[] = [];
  let value: Value | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    value = call();
    times.push(performance.now() - start);
  }
  return { time: median(times), value: value as Value };
}

function ourAnswer(position: Position) {
  const { time, value } = timed(() => solveRummikub({ ...position, plan: false }), ROUNDS.ours);
  assert.ok(value.proved);
  const { tiles, points } = value.move ?? { tiles: 0, points: 0 };
  return { time, answer: { tiles, points } };
}

function theirAnswer(model: Model, position: Position) {
  const solve = () => glpk.solve(MODELS[model](glpk, position), { msglev: glpk.GLP_MSG_OFF });
  const { time, value } = timed(solve, ROUNDS.glpk);
  assert.equal(value.result.status, glpk.GLP_OPT);
  return { time, answer: answerOf(value, position) };
}

const line = (name: string, times: number[], more = "") =>
  console.log(
    `  ${name.padEnd(10)} median ${shown(median(times))}, 95% ${shown(part(times, 0.95))}, 99% ${shown(part(times, 0.99))}, largest ${shown(Math.max(...times))}${more}`,
  );

// Both warm.
for (const position of positions({ table: 60, rack: 14 }, { seed: SEED + 1, count: 50 })) {
  ourAnswer(position);
  for (const model of NAMES) theirAnswer(model, position);
}

console.log(
  `${COUNT} positions of each kind, seed ${SEED}; glpk.js with GLPK ${glpk.version}; published: one variable for each of at most ${SETS.length} sets; compact: first, second and later tiles of runs\n`,
);
for (const { name, wanted, atLeast } of CLASSES) {
  const times: Record<Model | "ours", number[]> = { ours: [], published: [], compact: [] };
  for (const position of positions(wanted, { seed: SEED, count: COUNT })) {
    const ours = ourAnswer(position);
    times.ours.push(ours.time);
    for (const model of NAMES) {
      const theirs = theirAnswer(model, position);
      assert.deepEqual(theirs.answer, ours.answer, `${model}: ${JSON.stringify(position)}`);
      times[model].push(theirs.time);
    }
  }
  console.log(`${name}: the same answers`);
  line("ours", times.ours);
  const ratioTo = (model: Model) => median(times[model]) / median(times.ours);
  for (const model of NAMES) line(model, times[model], `: ${ratioTo(model).toFixed(1)} times ours`);
  const better = Math.min(...NAMES.map(ratioTo));
  for (const [what, least] of Object.entries(atLeast) as [Model | "better", number][]) {
    const ratio = what === "better" ? better : ratioTo(what);
    console.log(`  ${what} model: ${ratio.toFixed(1)} times, ${ratio >= least ? "reaches" : "MISSES"} ${least}`);
  }
}
