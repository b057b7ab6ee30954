/** The module that ships: advice for the win and chances to win, before and after what they need is loaded. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, describe, test } from "node:test";
import type { TableQuery } from "#modules/heckmeck";
import type { TournamentQuery } from "#modules/heckmeck-lab";
import { present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { moduleOf } from "./built.ts";
import { network, solver } from "./heckmeck.ts";
import { LEFT, MADE, queryOf, TABLES, TURNS } from "./heckmeck-win-positions.ts";

const module = await solver({ copy: "win" });
const { Tournament, loadWinModel: loadIntoLab } = await moduleOf("heckmeck-lab", "win");
const { advise, decide, fetchWinModel, loadWinModel, playTurn, winChances } = module;

const plain = (answer: unknown) => JSON.parse(JSON.stringify(answer));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const near = (found: number | null, expected: number, told: unknown = "", within = 1e-9) =>
  assert.ok(Math.abs(present(found) - expected) <= within, `${told}: ${found}, not ${expected}`);
const toWin = (query: TableQuery) => advise({ ...query, objective: "win" });
/** What only advice for the win tells. */
const chancesOf = (query: TableQuery) => present(toWin(query).win);

const OVER = { players: [[30], [22, 36], []], toMove: 1, grill: [] };
const UNKNOWN =
  /^NotLearned: what was learned for games of 2 players is not loaded: call and await fetchWinModel\(players\) first/;

describe("before chances to win are loaded", () => {
  test("whatever needs them says so", () => {
    for (const call of [
      () => toWin(TABLES[2]),
      () => winChances(TABLES[2]),
      () => decide(TABLES[2], "best-to-win"),
      () => new Tournament({ players: ["best-to-win", "random"], seed: 1 }),
    ])
      assert.throws(call, UNKNOWN);
  });

  test("all else works", () => {
    assert.deepEqual(plain(advise({ ...TABLES[2], objective: "worms" })), plain(advise(TABLES[2])));
    assert.equal("win" in advise(TABLES[2]), false);
    const { players } = new Tournament({ players: ["best-in-worms", "random"], seed: 1 }).play(5);
    assertEach(players, ({ winsWithoutLuck }) => winsWithoutLuck, [null, null]);
  });

  test("a game that is over has its winner", () => {
    assert.deepEqual(plain(winChances(OVER)), [0, 1, 0]);
    assert.deepEqual(plain(winChances({ players: [[], []], toMove: 0, grill: [] })), [0.5, 0.5]);
    assert.throws(() => toWin(OVER), /^Error: query: the game is over/);
  });
});

test("bytes that are not what was learned for so many players are refused, and leave things as they were", async () => {
  const [two, three] = await Promise.all([2, 3].map(network));
  const refused = (bytes: Uint8Array, message: RegExp) => {
    assert.throws(() => loadWinModel(2, bytes), message);
    assert.throws(() => winChances(TABLES[2]), UNKNOWN);
  };
  refused(three, /heckmeck-win-3.*heckmeck-win-2/);
  refused(new TextEncoder().encode("<!doctype html>"), /no table/);
  refused(new Uint8Array(0), /truncated/);
  refused(two.subarray(0, -1), /truncated/);
  refused(Uint8Array.from([...two, 0]), /lengthened/);
  for (let at = 0; at < two.length; at += 997) {
    two[at] ^= 1;
    refused(two, /^Error: bytes: /);
    two[at] ^= 1;
  }
  loadWinModel(2, two);
  const known = plain(winChances(TABLES[2]));
  assert.throws(() => loadWinModel(2, three), /heckmeck-win-3/);
  loadWinModel(2, two);
  assert.deepEqual(plain(winChances(TABLES[2])), known);
  assert.throws(() => winChances(TABLES[3]), /games of 3 players is not loaded/);
});

describe("what is fetched", () => {
  const { fetch } = globalThis;
  const file = (name: number | string) =>
    readFile(new URL(`../../dist/precomputed/heckmeck-win-${name}.bin`, import.meta.url));

  /** What comes of fetching from a server that gives `answer()`: the error's message, or null; and what was asked for. */
  async function fetched(answer: () => Response, players = 4, base?: string) {
    const asked: string[] = [];
    globalThis.fetch = async (address) => {
      asked.push(String(address));
      return answer();
    };
    try {
      const found: { value?: unknown; error?: unknown } = await fetchWinModel(players, base).then(
        (value) => ({ value }),
        (error) => ({ error }),
      );
      if (!found.error) {
        assert.equal(found.value, undefined);
        return { asked, message: null };
      }
      assert.ok(found.error instanceof Error);
      return { asked, message: found.error.message };
    } finally {
      globalThis.fetch = fetch;
    }
  }

  const isKnown = (players: number) => {
    try {
      winChances({ players: Array.from({ length: players }, () => []), toMove: 0, grill: [21, 22] });
      return true;
    } catch {
      return false;
    }
  };

  test("can't be had: the reason is told, and it can be asked for again", async () => {
    const [four, whole] = [await file(4), await file("5-to-7")];
    for (const [answer, reason] of [
      [() => new Response("not found", { status: 404 }), /^file:.*\/heckmeck-win-4\.bin: the server answers 404$/],
      [
        () => {
          throw new TypeError("Failed to fetch");
        },
        /^file:.*\/heckmeck-win-4\.bin: Failed to fetch$/,
      ],
      [() => new Response(four.subarray(0, four.length >> 1)), /./],
      [() => new Response("<!doctype html>"), /./],
      [() => new Response(whole), /heckmeck-win-5-to-7.*heckmeck-win-4/],
    ] satisfies [() => Response, RegExp][]) {
      const { message, asked } = await fetched(answer);
      assert.match(message ?? "was not refused", reason);
      assert.equal(asked.length, 1);
      assert.equal(isKnown(4), false);
    }
  });

  test("is known from then on, and not asked for again", async () => {
    const four = await file(4);
    const { href } = new URL("../../dist/precomputed/heckmeck-win-4.bin", import.meta.url);
    assert.deepEqual(await fetched(() => new Response(four)), { message: null, asked: [href] });
    assert.equal(isKnown(4), true);
    assert.deepEqual(await fetched(() => assert.fail("nothing is missing")), { message: null, asked: [] });
  });

  test("is one file for five to seven players, from whatever folder", async () => {
    const whole = await file("5-to-7");
    const base = "https://elsewhere.example/tables";
    assert.deepEqual(await fetched(() => new Response(whole), 6, base), {
      message: null,
      asked: [`${base}/heckmeck-win-5-to-7.bin`],
    });
    assert.deepEqual([5, 6, 7].map(isKnown), [true, true, true]);
    for (const players of [5, 7]) assert.deepEqual((await fetched(assert.fail, players)).asked, []);
  });

  test("a browser that can't inflate is the reason", async () => {
    const { DecompressionStream } = globalThis;
    Reflect.deleteProperty(globalThis, "DecompressionStream");
    try {
      const three = await file(3);
      assert.match((await fetched(() => new Response(three), 3)).message ?? "", /DecompressionStream/);
    } finally {
      globalThis.DecompressionStream = DecompressionStream;
    }
  });
});

for (const [players, table] of Object.entries(TABLES)) {
  describe(`chances to win with ${players} players`, () => {
    test("belong to so many, and add up, at any time of a turn", async () => {
      if (players === "3") loadWinModel(3, await network(3));
      for (const [when, turn] of Object.entries(TURNS)) {
        const query = queryOf(table, turn);
        const chances = winChances(query);
        const { win, best, fail } = toWin(query);
        assert.equal(chances.length, Number(players), when);
        near(sum(chances), 1, when, 1e-6);
        for (const chance of chances) assert.ok(chance >= 0 && chance <= 1, `${when}: ${chances}`);
        assert.deepEqual(plain(win), { chances: plain(chances), exact: false, learnedRules: true }, when);
        near(best.value, chances[table.toMove], when);
        if (best.action === "bust") near(fail, chances[table.toMove], when);
      }
    });

    test("can be had one turn deep", () => {
      for (const turns of [1, 2]) near(sum(winChances({ ...table, turns })), 1, turns, 1e-6);
      assert.deepEqual(plain(winChances({ ...table, turns: 2 })), plain(winChances(table)));
      assert.deepEqual(plain(winChances({ ...table, turns: undefined })), plain(winChances(table)));
    });

    test("are told to be less accurate with house rules", () => {
      for (const rules of [
        { alwaysTurnDown: true },
        { compulsorySteal: true },
        { anyLowerTile: true },
        { turnDownWithNothingToReturn: false },
      ])
        assert.equal(chancesOf({ ...table, rules }).learnedRules, false);
      assert.equal(chancesOf({ ...table, rules: { alwaysTurnDown: false } }).learnedRules, true);
    });
  });
}

test("a steal is left where a tile of the grill wins the game, and made where that loses it", () => {
  const [left, made] = [LEFT, MADE].map((query) => toWin(query).results[25]);
  assert.deepEqual(plain(left), { total: 25, result: "grill", tile: 24 });
  assert.deepEqual(plain(made), { total: 25, result: "steal", tile: 25, from: 1 });
  assert.equal(advise(LEFT).results[25].result, "steal", "in worms a steal is always worth more");
  assert.equal(toWin({ ...LEFT, rules: { compulsorySteal: true } }).results[25].result, "steal");
  assert.deepEqual(plain(winChances(LEFT)), [1, 0, 0]);
  assert.deepEqual(plain(winChances(playTurn(LEFT, { total: 25 }))), [1, 0, 0]);
});

test("by the house rule a lower tile is taken where that leaves the others a harder one", () => {
  const table: TableQuery = { players: [[22], []], toMove: 1, grill: [21, 24] };
  const free: TableQuery = { ...table, rules: { anyLowerTile: true } };
  const [usual, best] = [table, free].map((query) => toWin(query));
  assert.deepEqual(plain(usual.results[26]), { total: 26, result: "grill", tile: 24 });
  assert.deepEqual(plain(best.results[26]), { total: 26, result: "grill", tile: 21 });
  assert.deepEqual(plain(best.results[24]), { total: 24, result: "grill", tile: 24 }, "it is there");
  assert.deepEqual(plain(advise(free).results), plain(advise(table).results), "in worms the highest is as good");
  const worth = (total: number) => winChances(playTurn(free, { total }))[1];
  near(best.prices[26], worth(21), "the price of 26", 1e-9);
  assert.ok(worth(21) > worth(24), `${worth(21)} and ${worth(24)}`);
});

test("chances are exact near the end of a game", () => {
  // Ann takes the last tile, or her own is the last one for Ben.
  assert.equal(chancesOf({ players: [[30], []], toMove: 0, grill: [36] }).exact, true);
  // A program of its own in another language has the same figure, by value iteration over throws.
  const { best, win } = toWin({ players: [[31, 36], []], toMove: 0, grill: [34] });
  const { exact, chances } = present(win);
  assert.equal(exact, true);
  near(chances[0], 0.463_806_056_903);
  near(best.value, chances[0]);
  assert.equal(chancesOf(TABLES[2]).exact, false);
});

describe("a tournament with best-to-win", () => {
  const query: TournamentQuery = { players: ["best-to-win", "random", "best-in-worms"], seed: 3 };
  before(async () => loadIntoLab(3, await network(3)));

  test("tells wins without luck, which add up as wins do", () => {
    const { games, players, ties } = new Tournament(query).play(6);
    assert.equal(games, 6);
    near(sum(players.map(({ wins }) => wins.value)) + ties.value, 1);
    near(sum(players.map(({ winsWithoutLuck }) => present(winsWithoutLuck).value)), 1, "without luck", 1e-6);
  });
});
