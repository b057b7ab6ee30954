/** Prints how long a whole advice for Heckmeck takes in the browser, over positions of games. */

import type { Advice, Counts, Outcome, TableQuery } from "#modules/heckmeck";
import type { Modules } from "../modules.ts";
import { launch, openPage, PHONE, startSite } from "./harness.ts";

/** Positions that are asked about, for each number of players. */
const POSITIONS = 600;
/** As many calls are timed together: a browser's clock is too coarse for one. */
const TOGETHER = 10;
const PLAYERS = [2, 3, 4, 7];
const ASKED: { name: string; query: Partial<TableQuery> }[] = [
  { name: "in worms", query: {} },
  { name: "to win, one turn deep", query: { objective: "win", turns: 1 } },
  { name: "to win, two turns deep", query: { objective: "win", turns: 2 } },
];

/** In the page: positions of games that rule-4 plays, each on another table, before a roll and after one by turns. */
async function prepare({ players, positions }: { players: number; positions: number }) {
  const url = (path: string) => new URL(`../${path}`, location.href).href;
  const module: Modules["heckmeck"] = await import(url("modules/heckmeck.js"));
  await module.default({ module_or_path: url("modules/heckmeck_bg.wasm") });
  await module.fetchWinModel(players);
  let state = 1;
  const chance = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % below;
  };
  const NONE: Counts = [0, 0, 0, 0, 0, 0];
  const thrown = (dice: number) =>
    Array.from({ length: dice }, () => chance(6)).reduce((all, face) => all.with(face, all[face] + 1) as Counts, NONE);
  const fresh = (): TableQuery => ({
    players: Array.from({ length: players }, () => []),
    toMove: 0,
    grill: Array.from({ length: 16 }, (_, nth) => 21 + nth),
  });
  /** The table after a turn, and the first roll of that turn. */
  function playTurn(table: TableQuery): [after: TableQuery, first: Counts | null] {
    let taken = NONE;
    let first: Counts | null = null;
    let roll: Counts | null = null;
    for (;;) {
      const { action, face = 1 } = module.decide({ ...table, taken, roll }, "rule-4", chance(1000));
      const left = 8 - taken.reduce((sum, count) => sum + count, 0);
      if (action === "roll") roll = thrown(left);
      else if (action === "take" && roll) [taken, roll] = [taken.with(face - 1, roll[face - 1]) as Counts, null];
      first ??= roll;
      if (action === "bust") return [module.playTurn(table, "fail"), first];
      if (action === "stop") {
        const { results } = module.advise({ ...table, taken });
        const total = taken.reduce((sum, count, nth) => sum + count * [1, 2, 3, 4, 5, 5][nth], 0);
        const { result, tile = 0 }: Outcome = taken[5] > 0 ? results[total] : { result: "fail" };
        return [
          module.playTurn(table, result === "fail" ? "fail" : result === "steal" ? { steal: tile } : { total }),
          first,
        ];
      }
    }
  }
  globalThis.asked = [];
  for (let table = fresh(); globalThis.asked.length < positions; ) {
    const [after, roll] = playTurn(table);
    globalThis.asked.push(globalThis.asked.length % 2 === 0 ? table : { ...table, roll });
    table = after.grill.length === 0 ? fresh() : after;
  }
  globalThis.heckmeck = module;
}

/** In the page: milliseconds of a call, for each few calls. */
function measure({ query, together }: { query: Partial<TableQuery>; together: number }) {
  const times = [];
  for (let from = 0; from < globalThis.asked.length; from += together) {
    const queries = globalThis.asked.slice(from, from + together).map((position) => ({ ...position, ...query }));
    const start = performance.now();
    for (const one of queries) globalThis.heckmeck.advise(one);
    times.push((performance.now() - start) / queries.length);
  }
  return times.sort((a, b) => a - b);
}

/** In the page: milliseconds of random tables with 3 to 7 tiles, of those that are solved to the end and of others. */
function measureEnds({ players, tables }: { players: number; tables: number }) {
  let state = 1;
  const chance = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % below;
  };
  const times: Record<"solved" | "others", number[]> = { solved: [], others: [] };
  for (let nth = 0; nth < tables; nth += 1) {
    const tiles = Array.from({ length: 16 }, (_, tile) => 21 + tile);
    const table: TableQuery = {
      players: Array.from({ length: players }, () => []),
      toMove: 0,
      grill: [],
      objective: "win",
    };
    for (let left = 3 + chance(5); left > 0; left -= 1) {
      const [tile] = tiles.splice(chance(tiles.length), 1);
      (chance(2) === 0 ? table.grill : table.players[chance(players)]).push(tile);
    }
    if (table.grill.length === 0) continue;
    const start = performance.now();
    const { exact } = globalThis.heckmeck.advise(table).win as NonNullable<Advice["win"]>;
    times[exact ? "solved" : "others"].push(performance.now() - start);
  }
  for (const all of Object.values(times)) all.sort((a, b) => a - b);
  return times;
}

const site = await startSite();
const browser = await launch();
try {
  for (const players of PLAYERS) {
    const { page, context } = await openPage(browser, { url: `${site.url}heckmeck/`, ...PHONE });
    await page.evaluate(prepare, { players, positions: POSITIONS });
    await page.evaluate(measure, { ...ASKED[1], together: TOGETHER });
    for (const { name, query } of ASKED) {
      const times = await page.evaluate(measure, { query, together: TOGETHER });
      const at = (part: number) => times[Math.floor(part * (times.length - 1))].toFixed(2);
      console.log(
        `${players} players, ${name}: median ${at(0.5)} ms, 95% ${at(0.95)}, largest of ${TOGETHER} together ${at(1)}`,
      );
    }
    const device = await context.newCDPSession(page);
    for (const rate of [1, 4]) {
      await device.send("Emulation.setCPUThrottlingRate", { rate });
      const { solved, others } = await page.evaluate(measureEnds, { players, tables: POSITIONS });
      const at = (part: number) => solved[Math.floor(part * (solved.length - 1))].toFixed(1);
      console.log(
        `${players} players, solved to the end, slowed ${rate} times: median ${at(0.5)} ms, 95% ${at(0.95)}, largest of ${solved.length} ${at(1)}; largest of ${others.length} others ${others.at(-1)?.toFixed(1)}`,
      );
    }
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}
