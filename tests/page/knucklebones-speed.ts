/** Prints how long the solver of Knucklebones takes in the browser, each time in a module that is fresh. */

import type { KnucklebonesPlayer, KnucklebonesQuery, PlacedDie } from "#modules/knucklebones";
import { launch, openPage, PHONE, startSite } from "./harness.ts";
import type { Modules } from "./modules.ts";

const ROUNDS = 9;
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

/** In the page: milliseconds, positions, the module's memory in bytes, and the value. */
async function ask({ query, isLearned }: { query: KnucklebonesQuery; isLearned: boolean }) {
  const url = (path: string) => new URL(`../${path}`, location.href).href;
  const module: Modules["knucklebones"] = await import(`${url("modules/knucklebones.js")}?fresh=${Math.random()}`);
  const { memory } = await module.default({ module_or_path: url("modules/knucklebones_bg.wasm") });
  if (isLearned) await module.loadTables();
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

/** In the page: how long each placement of a game takes that a player makes against itself. */
async function playOn({ player, seed, depth }: { player: KnucklebonesPlayer; seed: number; depth: number }) {
  const url = (path: string) => new URL(`../${path}`, location.href).href;
  const module: Modules["knucklebones"] = await import(`${url("modules/knucklebones.js")}?fresh=${Math.random()}`);
  await module.default({ module_or_path: url("modules/knucklebones_bg.wasm") });
  await module.loadTables();
  let boards: KnucklebonesQuery = { mine: [[], [], []], theirs: [[], [], []] };
  let state = seed;
  const times: number[] = [];
  for (let over: PlacedDie["over"] = null; over === null; ) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const roll = 1 + (Math.floor(state / 65536) % 6);
    const query = { ...boards, roll };
    const start = performance.now();
    module.analyseKnucklebones({ ...query, depth, positions: 100_000_000 });
    times.push(performance.now() - start);
    const placed = module.placeDie(query, module.decideKnucklebones(query, player, state));
    over = placed.over;
    boards = { mine: placed.theirs, theirs: placed.mine };
  }
  return times;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1];
const shown = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

const site = await startSite();
const browser = await launch();
const { page } = await openPage(browser, { url: `${site.url}knucklebones/`, ...PHONE });
for (const { name, query } of ASKED) {
  const runs = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = { ...EMPTY, roll: 5, positions: 100_000_000, ...query };
    runs.push(await page.evaluate(ask, { query: asked, isLearned: !query.objective }));
  }
  const times = runs.map(({ time }) => time);
  const [{ positions, memory, value }] = runs;
  console.log(
    `${name}: ${shown(median(times))} (median of ${ROUNDS}, ${shown(Math.min(...times))} to ${shown(Math.max(...times))}), ` +
      `${positions} positions, ${(memory / 2 ** 20).toFixed(0)} MB, value ${value?.toFixed(4)}`,
  );
}
for (const depth of [2, 3, 4, 5, 6]) {
  const times = [];
  for (const seed of [1, 2, 3, 4]) times.push(...(await page.evaluate(playOn, { player: PLAYER, seed, depth })));
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  console.log(
    `a placement in games, depth ${depth}: ${shown(mean)} on average, ${shown(Math.max(...times))} at most (${times.length})`,
  );
}
await browser.close();
await site.close();
