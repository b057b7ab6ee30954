/** The module that ships: whatever is no query is an error in words, and the module goes on. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { deflateSync, inflateSync } from "node:zlib";
import type { Counts } from "#modules/heckmeck";
import type { Attempts } from "../hostile.ts";
import { assertRefused, attempts, CALLS, VALUES } from "../hostile.ts";
import { present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { moduleOf } from "./built.ts";
import { solver } from "./heckmeck.ts";

const NONE: Counts = [0, 0, 0, 0, 0, 0];

const { Tournament } = await moduleOf("heckmeck-lab");
const module = { ...(await solver({ copy: "hostile" })), Tournament };
const value = <Value = never>(expression: string): Value => new Function(`return (${expression})`)();

for (const refused of CALLS) {
  test(refused.what, async () => assertRefused(refused, await value<Attempts>(attempts(refused.calls))(module)));
}

test("a long list is told by its own length", () => {
  const players = Array.from({ length: 140 }, () => []);
  assert.throws(
    () => module.advise({ players, toMove: 0, grill: [25] }),
    /query: players: .*an array of 140 entries.*128/,
  );
});

// An exception that passed through the module would cost it some stack each time.
test("a thousand hostile calls leave the module in order", () => {
  for (const expression of [...VALUES.turns, ...VALUES.tables].filter((expression) => expression.includes("throw"))) {
    const hostile = value(expression);
    for (let nth = 0; nth < 1000; nth += 1) {
      for (const call of [module.evaluateTurn, module.solveWholeTurn, (it: never) => module.loadTable(it, it)])
        assert.throws(() => call(hostile), Error);
    }
  }
  const detached = value(present(VALUES.bytes.at(-1)));
  for (let nth = 0; nth < 1000; nth += 1) assert.throws(() => module.loadTable(5, detached), /expected a Uint8Array/);
  assert.equal(module.evaluateTurn({ taken: [0, 0, 0, 0, 0, 7] }).score, 35);
});

/** Tables as some server gives them: `answer(dice, file)` in place of `fetch`. */
async function loadFrom(
  answer: (dice: number, file: Buffer<ArrayBuffer>) => Response | Promise<Response>,
  folder?: string,
) {
  const asked: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    const [, dice] = present(/heckmeck-(\d)-dice\.bin$/.exec(String(address)));
    return answer(
      Number(dice),
      await readFile(new URL(`../../dist/precomputed/heckmeck-${dice}-dice.bin`, import.meta.url)),
    );
  };
  try {
    return { asked, ...(await module.loadTables(folder)) };
  } finally {
    globalThis.fetch = fetch;
  }
}

/** "heckmeck-5-dice": 5. */
const diceOf = (name: string) => Number(/^heckmeck-(\d)-dice$/.exec(name)?.[1]);

const source = (taken: Counts) => module.evaluateTurn({ taken }).source;

test("a browser that can't inflate is the reason", async () => {
  const { DecompressionStream } = globalThis;
  Reflect.deleteProperty(globalThis, "DecompressionStream");
  try {
    const { missing } = await loadFrom((_, file) => new Response(file));
    assertEach(missing, ({ name }) => diceOf(name), [5, 6, 7, 8]);
    for (const { reason } of missing) assert.match(reason, /DecompressionStream/);
  } finally {
    globalThis.DecompressionStream = DecompressionStream;
  }
});

test("tables that can't be had are named, with the reason, and asked for again", async () => {
  const first = await loadFrom((dice, file) => {
    if (dice === 5) return new Response("not found", { status: 404 });
    if (dice === 6) throw new TypeError("Failed to fetch");
    if (dice === 7) return new Response(file.subarray(0, file.length >> 1));
    return new Response("<!doctype html>");
  });
  assertEach(first.missing, ({ name }) => diceOf(name), [5, 6, 7, 8]);
  const reasons = first.missing.map(({ reason }) => reason);
  assert.equal(reasons[0], `${first.asked[0]}: the server answers 404`);
  assert.equal(reasons[1], `${first.asked[1]}: Failed to fetch`);
  for (const [nth, reason] of reasons.entries()) {
    const address = `${first.asked[nth]}: `;
    assert.ok(reason.startsWith(address) && reason.length > address.length + 5, reason);
  }
  assert.equal(source(NONE), "solved");
  const { href } = new URL("../../dist/precomputed/", import.meta.url);
  assert.deepEqual(
    first.asked,
    [5, 6, 7, 8].map((dice) => `${href}heckmeck-${dice}-dice.bin`),
  );

  const second = await loadFrom(async (dice, file) => {
    if (dice === 6)
      return new Response(await readFile(new URL("../../dist/precomputed/heckmeck-5-dice.bin", import.meta.url)));
    return new Response(dice === 7 ? deflateSync(inflateSync(file).subarray(1)) : file);
  });
  assertEach(second.missing, ({ name }) => diceOf(name), [6, 7]);
  assert.match(second.missing[0].reason, /heckmeck-5-dice.*heckmeck-6-dice/);
  assert.deepEqual([source(NONE), source([0, 0, 0, 0, 1, 0])], ["table", "solved"]);

  const third = await loadFrom((_, file) => new Response(file), "https://elsewhere.example/tables");
  assert.deepEqual(third, {
    asked: [6, 7].map((dice) => `https://elsewhere.example/tables/heckmeck-${dice}-dice.bin`),
    missing: [],
  });
  assert.equal(source([0, 0, 0, 0, 1, 0]), "table");
  assert.deepEqual(await loadFrom(() => assert.fail("nothing is missing")), { asked: [], missing: [] });
});
