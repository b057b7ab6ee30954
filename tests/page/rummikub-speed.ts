/** Prints how long the solver of tile rummy takes in the browser, warm unless it says otherwise, and what of the targets it reaches. */

import type { RummikubQuery, RummikubStrategy } from "#modules/rummikub";
import type { Modules } from "../modules.ts";
import { launch, openPage, PHONE, startSite } from "./harness.ts";
import { type Position, positions, type Wanted } from "./rummikub-positions.ts";
import { median, part, shown } from "./times.ts";

const SEED = 1;
const FIRST_CALLS = 15;
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
const run = (colour: string, first: number, last: number) => range(first, last).map((number) => `${colour}${number}`);
const COLOURS = [..."rbko"];
const FULL_RUNS = [...COLOURS, ...COLOURS].map((colour) => run(colour, 1, 13));

const LARGE = { table: range(80, 92), rack: 14, jokers: 2 };
const USUAL = { table: range(20, 90), rack: 14, jokers: 2 };
const MANY = { table: range(0, 66), rack: range(15, 40) };
const RULES = ["free", "stands", "locked", "both"] as const;
const OBJECTIVES = ["tiles", "points", "simple"] as const;

type Call = "solveRummikub" | "drawsRummikub";

interface Asked {
  name: string;
  of: Wanted;
  count: number;
  query?: Partial<RummikubQuery>;
  call?: Call;
  /** Milliseconds by the part of all times that is to reach them. */
  most?: Record<string, number>;
}

/** Milliseconds that no call may exceed, whatever is asked. */
const NEVER_OVER = 250;

/** What is asked, each of so many random positions; and what is to be reached of the median and of parts of all. */
const ASKED: Asked[] = [
  { name: "80 to 92 on the table, rack 14, two jokers", of: LARGE, count: 300, most: { 0.5: 2, 0.99: 4 } },
  { name: "the same, most points", of: LARGE, count: 100, query: { objective: "points" } },
  { name: "the same, simplest", of: LARGE, count: 100, query: { objective: "simple" } },
  { name: "the same, numbers only", of: LARGE, count: 100, query: { plan: false } },
  { name: "20 to 90 on the table, rack 14, two jokers", of: USUAL, count: 200 },
  { name: "racks of 15 to 40, tables up to 66", of: MANY, count: 200, most: { 0.95: 16 } },
  ...RULES.slice(1).map((jokers) => ({
    name: `jokers "${jokers}", 20 to 90 on the table, rack 14, two jokers`,
    of: USUAL,
    count: 200,
    query: { rules: { jokers } },
    most: { 0.95: 40 },
  })),
  {
    name: "one joker a set, the same",
    of: USUAL,
    count: 200,
    query: { rules: { oneJoker: true } },
    most: { 0.95: 40 },
  },
  { name: "not opened, rack 14", of: USUAL, count: 100, query: { opened: false } },
  {
    name: "not opened, may play on, rack 14",
    of: USUAL,
    count: 100,
    query: { opened: false, rules: { playOn: true } },
  },
  {
    name: "not opened, may play on, racks of 15 to 40",
    of: MANY,
    count: 100,
    query: { opened: false, rules: { playOn: true } },
  },
  { name: "draws that help", of: USUAL, count: 100, call: "drawsRummikub", most: { 0.99: 60 } },
  { name: "draws that help, 80 to 92 on the table", of: LARGE, count: 100, call: "drawsRummikub", most: { 0.99: 60 } },
];

/** Whether a set is none where it may have only one joker. */
const hasTwoJokers = (tiles: string[]) => tiles.filter((tile) => tile === "j").length > 1;

/** Made by hand, each asked under every rule and objective. */
const WORST: (Position & { name: string; opened?: boolean })[] = [
  { name: "eight full runs, two jokers on the rack", table: FULL_RUNS, rack: ["j", "j"] },
  { name: "all 106 on the rack", table: [], rack: [...FULL_RUNS.flat(), "j", "j"] },
  { name: "all 106 on the rack, not opened", table: [], rack: [...FULL_RUNS.flat(), "j", "j"], opened: false },
  {
    name: "all groups of four once, all runs on the rack",
    table: range(1, 13).map((number) => COLOURS.map((colour) => `${colour}${number}`)),
    rack: [...FULL_RUNS.slice(0, 4).flat(), "j", "j"],
  },
  {
    name: "runs of three with jokers, 40 on the rack",
    table: [
      ["r1", "j", "r3"],
      ["b5", "b6", "j"],
      ...COLOURS.flatMap((colour) => [run(colour, 1, 4), run(colour, 9, 11)]),
    ],
    rack: COLOURS.flatMap((colour) => run(colour, 4, 13)),
  },
  ...positions({ table: 40, rack: 40, jokers: 2 }, { seed: SEED, count: 20 }).map((position, nth) => ({
    name: `40 on the table, 40 on the rack, ${nth + 1}`,
    ...position,
  })),
];

/** In the page: milliseconds of the very first call. */
async function first(query: RummikubQuery) {
  const module = await load();
  const start = performance.now();
  module.solveRummikub(query);
  return performance.now() - start;

  async function load() {
    const url = (path: string) => new URL(`../${path}`, location.href).href;
    const module: Modules["rummikub"] = await import(`${url("modules/rummikub.js")}?fresh=${Math.random()}`);
    await module.default({ module_or_path: url("modules/rummikub_bg.wasm") });
    return module;
  }
}

/** In the page: the module that all is asked from now on. */
async function prepare() {
  const url = (path: string) => new URL(`../${path}`, location.href).href;
  globalThis.rummikub = await import(`${url("modules/rummikub.js")}?warm`);
  globalThis.exported = await globalThis.rummikub.default({ module_or_path: url("modules/rummikub_bg.wasm") });
}

/** In the page: milliseconds of each call, of short ones the mean of several, as the clock's steps are coarse. */
function time({ call, queries }: { call: Call; queries: RummikubQuery[] }) {
  const ask = globalThis.rummikub[call];
  return queries.map((query) => {
    const start = performance.now();
    let calls = 0;
    let passed = 0;
    for (; passed < 4; calls += 1) {
      ask(query);
      passed = performance.now() - start;
    }
    return passed / calls;
  });
}

/** In the page: games a second. */
async function play(players: RummikubStrategy[]) {
  const url = (path: string) => new URL(`../${path}`, location.href).href;
  const module: Modules["rummikub-lab"] = await import(url("modules/rummikub-lab.js"));
  await module.default({ module_or_path: url("modules/rummikub-lab_bg.wasm") });
  const games = new module.RummikubTournament({ players, seed: 1 });
  games.play(players.length * 20);
  const { games: before } = games.play(1);
  const start = performance.now();
  const { games: played } = games.play(100_000, 5000);
  const passed = performance.now() - start;
  games.free();
  return (1000 * (played - before)) / passed;
}

const verdict = (isReached: boolean, target: string) => (isReached ? `reaches ${target}` : `MISSES ${target}`);
let [largest, largestOf] = [0, ""];

function tell(name: string, times: number[], most: Asked["most"] = {}) {
  const top = Math.max(...times);
  if (top > largest) [largest, largestOf] = [top, name];
  const parts = [0.95, 0.99].map((share) => `${share * 100}% ${shown(part(times, share))}`).join(", ");
  const targets = Object.entries(most).map(([share, least]) =>
    verdict(
      part(times, Number(share)) <= least,
      `${share === "0.5" ? "median" : `${Number(share) * 100}%`} ${least} ms`,
    ),
  );
  console.log(
    [`${name}: median ${shown(median(times))}, ${parts}, largest ${shown(top)} (${times.length})`, ...targets].join(
      "; ",
    ),
  );
}

const site = await startSite();
const browser = await launch();
const address = `${site.url}rummikub/`;

const [one] = positions(LARGE, { seed: SEED, count: 1 });
const firsts: number[] = [];
for (let nth = 0; nth < FIRST_CALLS; nth += 1) {
  const { page, context } = await openPage(browser, { url: address, ...PHONE });
  firsts.push(await page.evaluate(first, one));
  await context.close();
}
const longest = Math.max(...firsts);
console.log(
  [
    `the very first call, a fresh page each time: median ${shown(median(firsts))}, largest ${shown(longest)} (${FIRST_CALLS})`,
    verdict(median(firsts) <= 16, "median 16 ms"),
    verdict(longest <= 16, "largest 16 ms"),
  ].join("; "),
);

const warmUp: Parameters<typeof time>[0] = {
  call: "solveRummikub",
  queries: positions(LARGE, { seed: SEED + 1, count: 50 }),
};

const { page } = await openPage(browser, { url: address, ...PHONE });
await page.evaluate(prepare);

/** Milliseconds of each call. */
const timed = (asked: Parameters<typeof time>[0]) => page.evaluate(time, asked);

await timed(warmUp);

for (const { name, of, count, query = {}, call = "solveRummikub", most } of ASKED) {
  const all = positions(of, { seed: SEED, count });
  const some = query.rules?.oneJoker ? all.filter(({ table }) => !table.some(hasTwoJokers)) : all;
  const queries = some.map((position) => ({ ...position, ...query }));
  tell(name, await timed({ call, queries }), most);
}
const hard: { name: string; call: Call; took: number; how: string }[] = [];
for (const { name, ...position } of WORST) {
  for (const call of ["solveRummikub", "drawsRummikub"] as const) {
    let top = { took: 0, how: "" };
    for (const [jokers, objective] of RULES.flatMap((rule) =>
      OBJECTIVES.map((objective) => [rule, objective] as const),
    )) {
      const queries = [{ ...position, objective, rules: { jokers, playOn: true } }];
      const [took] = await timed({ call, queries });
      if (took > top.took) top = { took, how: `${jokers}, ${objective}` };
    }
    hard.push({ name, call, ...top });
  }
}
for (const call of ["solveRummikub", "drawsRummikub"] as const) {
  const all = hard.filter((one) => one.call === call).sort((one, other) => (one.took < other.took ? 1 : -1));
  for (const { name, took, how } of all.slice(0, 6)) {
    console.log(`made to be hard, ${call}: ${name}: ${shown(took)} (${how})`);
  }
  if (call === "solveRummikub" && all[0].took > largest) [largest, largestOf] = [all[0].took, all[0].name];
}
const isAllWithin = largest <= NEVER_OVER;
console.log(`the largest of all moves: ${shown(largest)}, ${largestOf}; ${verdict(isAllWithin, `${NEVER_OVER} ms`)}`);
for (const players of [
  ["tiles", "tiles"],
  ["best", "best"],
  ["tiles", "tiles", "tiles", "tiles"],
] satisfies RummikubStrategy[][]) {
  const games = await page.evaluate(play, players);
  const target = players.join() === "tiles,tiles" ? `; ${verdict(games >= 120, "120")}` : "";
  console.log(`${players.join(" against ")}: ${games.toFixed(0)} games a second${target}`);
}
const memory = await page.evaluate(() => globalThis.exported.memory.buffer.byteLength);
const megabytes = memory / 2 ** 20;
console.log(`memory of the module after all of that: ${megabytes.toFixed(1)} MB; ${verdict(megabytes <= 16, "16 MB")}`);
await browser.close();
await site.close();
