/** The module that ships: whatever is no query is an error in words, and the module goes on. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { deflateSync, inflateSync } from "node:zlib";

import { solver } from "./module.mjs";

const HOSTILE = JSON.parse(await readFile(new URL("../hostile.json", import.meta.url), "utf8"));
const TABLE = { players: [[30], [22]], toMove: 0, grill: [25, 31, 32] };
const NONE = [0, 0, 0, 0, 0, 0];

const module = await solver();
const value = (expression) => new Function(`return (${expression})`)();

/** The call fails with an `Error` whose message fits, and is short enough to be read. */
function assertRefused(call, message, what) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof Error && !(error instanceof WebAssembly.RuntimeError), `${what}: ${error}`);
    assert.match(error.message, message, what);
    assert.ok(error.message.length < 400, `${what}: ${error.message}`);
    return true;
  });
  assert.equal(module.evaluateTurn({ taken: [0, 0, 0, 0, 0, 7] }).score, 35, `after ${what}`);
}

/** Every hostile value of a kind, handed to a call. */
function refuses(kind, call, message) {
  for (const what of HOSTILE[kind]) assertRefused(() => call(value(what)), message, what);
}

test("a turn that is none", () => refuses("turns", module.evaluateTurn, /^query/));

test("a table that is none", () => {
  for (const call of [module.advise, module.standing, (table) => module.playTurn(table, "fail"), (table) => module.decide(table, "rule-1")]) {
    refuses("tables", call, /^query/);
  }
});

test("an end that no turn has", () => refuses("ends", (end) => module.playTurn(TABLE, end), /^result/));
test("a strategy that nobody has", () => refuses("strategies", (strategy) => module.decide(TABLE, strategy), /^strategy.*(`rule-5`|the name alone)/));
test("a seed that is none", () => refuses("seeds", (seed) => module.decide(TABLE, "random", seed), /^seed.*0 to 4294967295/));
test("a convention that is none", () => refuses("busts", module.solveWholeTurn, /`keeps-total`|the name alone/));
test("a tournament that can't be", () => refuses("tournaments", (query) => new module.Tournament(query), /^query/));
test("dice that no table is for", () => refuses("tableDice", (dice) => module.loadTable(dice, new Uint8Array(9)), /5 to 8/));
test("bytes that are none", () => refuses("bytes", (bytes) => module.loadTable(5, bytes), /^bytes is no Uint8Array/));
test("bytes that lie about themselves", () => refuses("disguisedBytes", (bytes) => module.loadTable(5, bytes), /^bytes: .*table/));

test("more games, or more time, than one call may take", () => {
  const tournament = new module.Tournament({ players: ["rule-1", "rule-2"], seed: 1 });
  refuses("games", (games) => tournament.play(games), /^games.*0 to 100000/);
  refuses("times", (time) => tournament.play(1, time), /^milliseconds.*0 to 60000/);
  assert.equal(tournament.play(3).games, 3);
  assert.equal(tournament.play(5, 0).games, 4, "at least one game");
  assert.equal(tournament.play(5, 60_000).games, 9);
});

test("a long list is told by its own length", () => {
  const players = Array.from({ length: 40 }, () => []);
  assertRefused(() => module.advise({ ...TABLE, players }), /^query: players: .*an array of 40 entries.*32/, "40 players");
});

test("a thousand hostile calls leave the module in order", () => {
  const detached = () => value(HOSTILE.bytes.at(-1));
  for (const kind of ["turns", "tables"]) {
    for (const what of HOSTILE[kind].filter((what) => what.includes("throw"))) {
      const hostile = value(what);
      for (let nth = 0; nth < 1000; nth += 1) assert.throws(() => module.evaluateTurn(hostile), Error);
    }
  }
  for (let nth = 0; nth < 1000; nth += 1) assert.throws(() => module.loadTable(5, detached()), /no Uint8Array/);
  assert.equal(module.evaluateTurn({ taken: [0, 0, 0, 0, 0, 7] }).score, 35);
});

/** Tables as some server gives them: `answer(dice, file)` in place of `fetch`. */
async function loadFrom(answer, folder) {
  const asked = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    const [, dice] = /heckmeck-(\d)-dice\.bin$/.exec(address);
    return answer(Number(dice), await readFile(new URL(`../../dist/precomputed/heckmeck-${dice}-dice.bin`, import.meta.url)));
  };
  try {
    return { asked, ...await module.loadTables(folder) };
  } finally {
    globalThis.fetch = fetch;
  }
}

const source = (taken) => module.evaluateTurn({ taken }).source;

test("tables that can't be had are named, with the reason, and asked for again", async () => {
  const first = await loadFrom((dice, file) => {
    if (dice === 5) return new Response("not found", { status: 404 });
    if (dice === 6) throw new TypeError("Failed to fetch");
    if (dice === 7) return new Response(file.subarray(0, file.length >> 1));
    return new Response("<!doctype html>");
  });
  assert.deepEqual(first.missing.map(({ dice }) => dice), [5, 6, 7, 8]);
  const [missing, unreachable, cut, page] = first.missing.map(({ reason }) => reason);
  assert.equal(missing, "the server answers 404");
  assert.equal(unreachable, "Failed to fetch");
  for (const reason of [cut, page]) assert.ok(reason.length > 5, reason);
  assert.equal(source(NONE), "solved");
  const { href } = new URL("../../dist/precomputed/", import.meta.url);
  assert.deepEqual(first.asked, [5, 6, 7, 8].map((dice) => `${href}heckmeck-${dice}-dice.bin`));

  const second = await loadFrom(async (dice, file) => {
    if (dice === 6) return new Response(await readFile(new URL("../../dist/precomputed/heckmeck-5-dice.bin", import.meta.url)));
    return new Response(dice === 7 ? deflateSync(inflateSync(file).subarray(1)) : file);
  });
  assert.deepEqual(second.missing.map(({ dice }) => dice), [6, 7]);
  assert.match(second.missing[0].reason, /heckmeck-5-dice.*heckmeck-6-dice/);
  assert.deepEqual([source(NONE), source([0, 0, 0, 0, 1, 0])], ["table", "solved"]);

  const third = await loadFrom((_, file) => new Response(file), "https://elsewhere.example/tables");
  assert.deepEqual(third, { asked: [6, 7].map((dice) => `https://elsewhere.example/tables/heckmeck-${dice}-dice.bin`), missing: [] });
  assert.equal(source([0, 0, 0, 0, 1, 0]), "table");
  assert.deepEqual(await loadFrom(() => assert.fail("nothing is missing")), { asked: [], missing: [] });
});

test("a folder that is no address", async () => {
  for (const what of HOSTILE.folders) {
    await assert.rejects(module.loadTables(value(what)), /^Error: base is no address of a folder/, what);
  }
});
