/** Prints how long the solver of Knucklebones takes in the browser, each time in a module that is fresh. */

import type { KnucklebonesPlayer, KnucklebonesQuery, PlacedDie } from "#modules/knucklebones";
import { PATIENCE } from "../../www/games/knucklebones/model/deepening.ts";
import type { Modules } from "../modules.ts";
import { launch, openPage, PHONE, startSite } from "./harness.ts";

const ROUNDS = 9;
/** More than a search ever values. */
const MOST_POSITIONS = 100_000_000;
const EMPTY: KnucklebonesQuery = { mine: [[], [], []], theirs: [[], [], []] };
/** Who plays the games whose positions are asked about. */
const PLAYER: KnucklebonesPlayer = "best-2";

const ASKED: { name: string; query: Partial<KnucklebonesQuery> }[] = [
  ...[5, 6, 7, 8].map((depth) => ({
    name: `the command-line solver's heuristic, depth ${depth}`,
    query: { objective: "seed", depth },
  })),
  ...[2, 3, 4, 5].map((depth) => ({ name: `win chances, depth ${depth}`, query: { depth } })),
];

declare global {
  /** A module that remembers nothing, and its memory. */
  var freshModule: (isLearned: boolean) => Promise<{ module: Modules["knucklebones"]; memory: WebAssembly.Memory }>;
}

/** In the page: makes {@link freshModule}. */
function prepare() {
  globalThis.freshModule = async (isLearned) => {
    const url = (path: string) => new URL(`../${path}`, location.href).href;
    const module: Modules["knucklebones"] = await import(`${url("modules/knucklebones.js")}?fresh=${Math.random()}`);
    const { memory } = await module.default({ module_or_path: url("modules/knucklebones_bg.wasm") });
    if (isLearned) await module.loadTables();
    return { module, memory };
  };
}

/** In the page: milliseconds, positions, the module's memory in bytes, and the value. */
async function ask({ query, isLearned }: { query: KnucklebonesQuery; isLearned: boolean }) {
  const { module, memory } = await freshModule(isLearned);
  const start = performance.now();
  const answer = module.analyseKnucklebones(query);
  const time = performance.now() - start;
  return {
    time,
    positions: answer.positions,
    memory: memory.buffer.byteLength,
    value: answer.seedValue ?? answer.value?.share,
  };
}

/** In the page: what is to be decided in a game that a player plays against itself. */
async function gameOf({ player, seed }: { player: KnucklebonesPlayer; seed: number }) {
  const { module } = await freshModule(true);
  let boards: KnucklebonesQuery = { mine: [[], [], []], theirs: [[], [], []] };
  let state = seed;
  const queries: KnucklebonesQuery[] = [];
  for (let over: PlacedDie["over"] = null; over === null; ) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const query = { ...boards, roll: 1 + (Math.floor(state / 65536) % 6) };
    queries.push(query);
    const placed = module.placeDie(query, module.decideKnucklebones(query, player, state));
    over = placed.over;
    boards = placed.next;
  }
  return queries;
}

/** In the page: milliseconds for each query of a game in turn. */
async function timesOf({
  queries,
  depth,
  positions,
}: {
  queries: KnucklebonesQuery[];
  depth: number;
  positions: number;
}) {
  const { module } = await freshModule(true);
  return queries.map((query) => {
    const start = performance.now();
    module.analyseKnucklebones({ ...query, depth, positions });
    return performance.now() - start;
  });
}

/** In the page: as far as each query of a game is looked ahead in some time; null where it is proved. */
async function depthsOf({
  queries,
  time,
  positions,
}: {
  queries: KnucklebonesQuery[];
  time: number;
  positions: number;
}) {
  const { module } = await freshModule(true);
  return queries.map((query) => {
    const end = performance.now() + time;
    for (let reached = 0; ; ) {
      const left = end - performance.now();
      if (left <= 0) return reached;
      const { proof, depth } = module.analyseKnucklebones({
        ...query,
        depth: 12,
        positions,
        milliseconds: Math.ceil(left),
      });
      if (proof === "proved") return null;
      reached = Math.max(reached, depth);
    }
  });
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1];
const shown = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

const site = await startSite();
const browser = await launch();
const { page } = await openPage(browser, { url: `${site.url}knucklebones/`, ...PHONE });
await page.evaluate(prepare);
for (const { name, query } of ASKED) {
  const runs = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = { ...EMPTY, roll: 5, positions: MOST_POSITIONS, ...query };
    runs.push(await page.evaluate(ask, { query: asked, isLearned: !query.objective }));
  }
  const times = runs.map(({ time }) => time);
  const [{ positions, memory, value }] = runs;
  console.log(
    `${name}: ${shown(median(times))} (median of ${ROUNDS}, ${shown(Math.min(...times))} to ${shown(Math.max(...times))}), ` +
      `${positions} positions, ${(memory / 2 ** 20).toFixed(0)} MB, value ${value?.toFixed(4)}`,
  );
}
const games: KnucklebonesQuery[][] = [];
for (const seed of [1, 2, 3, 4]) games.push(await page.evaluate(gameOf, { player: PLAYER, seed }));
for (const depth of [2, 3, 4, 5, 6]) {
  const times = [];
  for (const queries of games)
    times.push(...(await page.evaluate(timesOf, { queries, depth, positions: MOST_POSITIONS })));
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  console.log(
    `a placement in games, depth ${depth}: ${shown(mean)} on average, ${shown(Math.max(...times))} at most (${times.length})`,
  );
}
const depths = [];
for (const queries of games)
  depths.push(...(await page.evaluate(depthsOf, { queries, time: PATIENCE, positions: MOST_POSITIONS })));
console.log(`a placement in games, after ${PATIENCE} ms:`);
for (let depth = 1; depth <= 12; depth += 1) {
  const count = depths.filter((reached) => reached === depth).length;
  if (count > 0) console.log(`  ${depth} ahead: ${count}`);
}
console.log(`  proved: ${depths.filter((reached) => reached === null).length}`);
await browser.close();
await site.close();
