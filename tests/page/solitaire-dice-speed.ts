/** Prints how long the solver of Solitaire Dice takes in the browser, each time in a module that is fresh. */

import type { SheetPlayer, SheetQuery } from "#modules/solitaire-dice";
import type { Modules } from "../modules.ts";
import { launch, openPage, PHONE, startSite } from "./harness.ts";

/** How many times the processor is slowed. */
const [slower = "1"] = process.argv.slice(2);

const ROUNDS = 9;
const EMPTY: SheetQuery = { sums: Array(11).fill(0), rejects: Array(6).fill(0) };
/** A usual sheet after eleven turns. */
const MIDDLE: SheetQuery = { sums: [0, 0, 4, 2, 5, 4, 4, 2, 1, 0, 0], rejects: [4, 4, 0, 0, 0, 3] };
/** Ends with 0, 1 and 2 spare rejects, the dearest of those with known worths. */
const ENDS: SheetQuery[] = [
  { sums: [0, 0, 4, 8, 9, 8, 7, 6, 0, 0, 0], rejects: [7, 7, 0, 0, 0, 7] },
  { sums: [4, 5, 8, 9, 6, 6, 0, 0, 2, 0, 0], rejects: [7, 0, 0, 6, 0, 7] },
  { sums: [0, 0, 0, 4, 8, 10, 8, 4, 4, 0, 0], rejects: [7, 6, 0, 0, 0, 6] },
];
/** More sheets than are looked at. */
const TOO_DEAR: SheetQuery = { sums: [0, 2, 3, 5, 7, 6, 6, 5, 4, 0, 0], rejects: [6, 6, 0, 0, 0, 7] };

const ASKED: { name: string; query: SheetQuery; target?: number }[] = [
  { name: "the empty sheet, 15 choices at 2-ply", query: { ...EMPTY, roll: [1, 2, 3, 4, 5] } },
  { name: "a usual sheet, its choices at 1-ply", query: { ...MIDDLE, roll: [1, 3, 4, 4, 5], depth: 1 } },
  { name: "a usual sheet, its choices at 2-ply", query: { ...MIDDLE, roll: [1, 3, 4, 4, 5] } },
  { name: "a usual sheet, its choices at 3-ply", query: { ...MIDDLE, roll: [1, 3, 4, 4, 5], depth: 3 } },
  { name: "a usual sheet before a roll, two expectations", query: MIDDLE },
  { name: "the empty sheet before a roll, two expectations", query: EMPTY },
  { name: "the exact worth at spare 0", query: ENDS[0] },
  { name: "the exact worth at spare 1", query: ENDS[1] },
  { name: "the exact worth at spare 2", query: ENDS[2] },
  { name: "an end at spare 2 that takes too many sheets, so that it is estimated", query: TOO_DEAR },
  { name: "the chances of 500, the empty sheet with a roll", query: { ...EMPTY, roll: [1, 2, 3, 4, 5] }, target: 500 },
  { name: "the chances of 500, the empty sheet before a roll", query: EMPTY, target: 500 },
  { name: "the chances of 500, a usual sheet with a roll", query: { ...MIDDLE, roll: [1, 3, 4, 4, 5] }, target: 500 },
  { name: "the chances of 500, a usual sheet before a roll", query: MIDDLE, target: 500 },
  { name: "the chances of 500, exactly at spare 0", query: ENDS[0], target: 500 },
  { name: "the chances of 500, exactly at spare 1", query: { ...ENDS[1], roll: [1, 3, 4, 4, 5] }, target: 500 },
  { name: "the chances of 500, exactly at spare 2", query: { ...ENDS[2], roll: [1, 3, 4, 4, 5] }, target: 500 },
  { name: "the chances of 500, an end at spare 2 that takes too many sheets", query: TOO_DEAR, target: 500 },
];

/** In the page: milliseconds until the tables that every answer needs are there, and of a first answer. */
async function ask({ query, target }: { query: SheetQuery; target?: number }) {
  const url = (path: string) => new URL(`../${path}`, location.href).href;
  const module: Modules["solitaire-dice"] = await import(`${url("modules/solitaire-dice.js")}?fresh=${Math.random()}`);
  const { memory } = await module.default({ module_or_path: url("modules/solitaire-dice_bg.wasm") });
  await module.loadTables();
  if (target !== undefined) await module.fetchSheetChances();
  const start = performance.now();
  module.evaluateSheet({ ...query, roll: [1, 1, 1, 1, 1], depth: 1, exact: false });
  const ready = performance.now() - start;
  const begun = performance.now();
  const value = target === undefined ? module.evaluateSheet(query).value : module.chanceSheet(query, target).chance;
  return { ready, time: performance.now() - begun, value, memory: memory.buffer.byteLength };
}

/** In the page: games a second. */
async function play(players: SheetPlayer[]) {
  const url = (path: string) => new URL(`../${path}`, location.href).href;
  const module: Modules["solitaire-dice-lab"] = await import(
    `${url("modules/solitaire-dice-lab.js")}?fresh=${Math.random()}`
  );
  await module.default({ module_or_path: url("modules/solitaire-dice-lab_bg.wasm") });
  await module.loadTables();
  const games = new module.SheetGames({ players, seed: 1 });
  games.play(100);
  const start = performance.now();
  const { games: played } = games.play(100_000, 1000);
  return (1000 * (played - 100)) / (performance.now() - start);
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1];
const shown = (time: number) => `${time.toFixed(time < 10 ? 2 : 0)} ms`;

const site = await startSite();
const browser = await launch();
const { page, context } = await openPage(browser, { url: `${site.url}solitaire-dice/`, ...PHONE });
const client = await context.newCDPSession(page);
await client.send("Emulation.setCPUThrottlingRate", { rate: Number(slower) });
const ready: number[] = [];
for (const { name, ...asked } of ASKED) {
  // A browser has room for some hundred modules.
  await page.reload();
  const runs = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await page.evaluate(ask, asked));
  ready.push(...runs.map(({ ready }) => ready));
  const times = runs.map(({ time }) => time);
  const [{ value, memory }] = runs;
  console.log(
    `${name}: ${shown(median(times))} (${shown(Math.min(...times))} to ${shown(Math.max(...times))}), ` +
      `worth ${value?.toFixed(4)}, ${Math.round(memory / 2 ** 20)} MB`,
  );
}
console.log(`a first answer, with the game's tables made for it: ${shown(median(ready))}`);
for (const player of ["advice", "thumb"] as const) {
  console.log(`${player}: ${Math.round(await page.evaluate(play, [player]))} games a second`);
}
await browser.close();
await site.close();
