/** The module that ships plays the same games as the engine does natively. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Strategy } from "#modules/heckmeck-lab";

import { moduleOf } from "./built.ts";

const FIGURES = new URL("../../engine/tests/engine/heckmeck/golden/heckmeck-tournaments.csv", import.meta.url);
const [head, ...lines] = (await readFile(FIGURES, "utf8"))
  .trim()
  .split("\n")
  .filter((line) => !line.startsWith("#"));
const columns = head.split(",");
const { Tournament } = await moduleOf("heckmeck-lab");

const numbers = (text: string) => text.split(" ").map(Number);
const near = (found: number, expected: number, what: string) =>
  assert.ok(Math.abs(found - expected) < 1e-9, `${what}: ${found}, not ${expected}`);

for (const line of lines) {
  const sums = Object.fromEntries(line.split(",").map((text, nth) => [columns[nth], text]));
  test(`${sums.players}, seed ${sums.seed}`, () => {
    const [games, seed] = [Number(sums.games), Number(sums.seed)];
    const has = (option: string) => sums.options.split(" ").includes(option);
    const tournament = new Tournament({
      players: sums.players.split(" ") as Strategy[],
      seed,
      tieBreak: has("tieBreak"),
      rotate: has("rotate"),
      rules: {
        turnDownWithNothingToReturn: has("turnDownWithNothingToReturn"),
        alwaysTurnDown: has("alwaysTurnDown"),
        compulsorySteal: has("compulsorySteal"),
      },
    });
    const result = tournament.play(games);
    assert.equal(result.games, games);
    near(result.ties.value * games, Number(sums.ties), "ties");
    near(result.starterWins.value * games, Number(sums.starterWins), "won by the starter");
    near(result.turns * games, Number(sums.turns), "turns");
    for (const [nth, { wins, worms }] of result.players.entries()) {
      near(wins.value * games, numbers(sums.wins)[nth], `wins of ${nth}`);
      near(worms.value * games, numbers(sums.worms)[nth], `worms of ${nth}`);
    }
  });
}

test("there are figures to compare with", () => assert.ok(lines.length >= 5));
