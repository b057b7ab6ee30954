/** The command (`cargo build --package rollwise`) answers as the modules that ship do: 200 positions a game, each game in one process. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import type { Counts } from "#modules/heckmeck";
import { moduleOf } from "./built.ts";
import { solver as knucklebones } from "./knucklebones.ts";
import { solver as heckmeck } from "./module.ts";
import { chance } from "./random.ts";
import { solver as solitaireDice } from "./solitaire-dice.ts";

const POSITIONS = 200;

/** Of what is added up in another order a little is different. */
const ROUNDING = 1e-9;

const PROGRAM = fileURLToPath(new URL("../../target/debug/rollwise", import.meta.url));

type Json = Record<string, unknown>;

/** The answers of the command to positions, without what it adds to the module's. */
function answers(args: string[], positions: string[]): Json[] {
  const { stdout, stderr, status } = spawnSync(PROGRAM, [...args, "--json", "-"], {
    input: positions.join("\n"),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  assert.equal(status, 0, `${PROGRAM} ${args.join(" ")}: ${stderr}`);
  return stdout
    .trim()
    .split("\n")
    .map((line) => {
      const { game, text, goal, target, reach, ...answer } = JSON.parse(line);
      return answer;
    });
}

/** Whether two answers are the same, but for rounding; where they are not, the path to it. */
function difference(found: unknown, expected: unknown, path = ""): string | null {
  if (typeof expected === "number" && typeof found === "number") {
    const isNear = Math.abs(found - expected) <= ROUNDING * Math.max(1, Math.abs(expected));
    return isNear ? null : `${path}: ${found}, not ${expected}`;
  }
  if (typeof expected === "object" && expected !== null && typeof found === "object" && found !== null) {
    const keys = new Set([...Object.keys(found), ...Object.keys(expected)]);
    for (const key of keys) {
      const at = difference((found as Json)[key], (expected as Json)[key], `${path}/${key}`);
      if (at) return at;
    }
    return null;
  }
  return Object.is(found, expected) ? null : `${path}: ${found}, not ${expected}`;
}

function assertSame(found: Json[], expected: unknown[], positions: string[]) {
  assert.equal(found.length, expected.length);
  for (const [nth, answer] of found.entries()) {
    assert.equal(difference(answer, expected[nth]), null, positions[nth]);
  }
}

const SYMBOLS = ["1", "2", "3", "4", "5", "w"];
const written = (counts: number[]) => counts.map((count, face) => SYMBOLS[face].repeat(count)).join("");

/** A turn of Heckmeck that can happen: some faces taken, and perhaps a roll. */
function randomTurn({ below }: ReturnType<typeof chance>) {
  const taken = [0, 0, 0, 0, 0, 0] as Counts;
  let left = 8;
  for (const face of taken.keys()) {
    if (left < 2 || below(2) === 0) continue;
    taken[face] = 1 + below(Math.min(3, left - 1));
    left -= taken[face];
  }
  const roll = [0, 0, 0, 0, 0, 0] as Counts;
  const isOver = taken.every((count) => count > 0);
  if (isOver || below(4) === 0) return { taken };
  for (let die = 0; die < left; die++) roll[below(6)] += 1;
  return { taken, roll };
}

const textOfTurn = ({ taken, roll }: { taken: Counts; roll?: Counts }) =>
  roll ? `${written(taken)} > ${written(roll)}` : written(taken);

test("odds of Heckmeck", async () => {
  const random = chance(11);
  const { evaluateTurn } = await heckmeck();
  const turns = random.list(POSITIONS, () => randomTurn(random));
  // An empty line is no position, but an empty turn is one.
  const positions = turns.map((turn) => `${textOfTurn(turn)} | 8`);
  assertSame(answers(["heckmeck"], positions), turns.map(evaluateTurn), positions);
});

/** A table in the middle of a game. */
function randomTable({ below }: ReturnType<typeof chance>, players: number) {
  const stacks: number[][] = Array.from({ length: players }, () => []);
  const grill: number[] = [];
  for (let tile = 21; tile <= 36; tile++) {
    const place = below(2 * players + 4);
    if (place < players) stacks[place].push(tile);
    else if (place < 2 * players + 2 || tile === 36) grill.push(tile);
  }
  return { players: stacks, toMove: below(players), grill };
}

for (const objective of ["win", "worms"] as const) {
  test(`advice in Heckmeck, for ${objective}`, async () => {
    const random = chance(12);
    const { advise } = await heckmeck({ chances: [2, 3] });
    const queries = random.list(POSITIONS, () => ({
      ...randomTable(random, 2 + random.below(2)),
      ...randomTurn(random),
    }));
    const positions = queries.map(({ players, toMove, grill, ...turn }) => {
      const stacks = players.map((stack, seat) => (seat === toMove ? "*" : "") + (stack.join(" ") || "-"));
      return `${textOfTurn(turn)} @ ${[...stacks, `grill ${grill.join(" ")}`].join(" | ")}`;
    });
    const found = answers(["heckmeck", "--objective", objective], positions);
    assertSame(
      found,
      queries.map((query) => advise({ ...query, objective })),
      positions,
    );
  });
}

/** Boards of Knucklebones that can face each other. */
function randomBoards({ below }: ReturnType<typeof chance>) {
  const mine: number[][] = [[], [], []];
  const theirs: number[][] = [[], [], []];
  for (let die = below(17); die > 0; die--) {
    const [board, other] = below(2) === 0 ? [mine, theirs] : [theirs, mine];
    const column = below(3);
    const face = 1 + below(6);
    const room = board.flat().length < 8 && board[column].length < 3;
    if (room && !other[column].includes(face)) board[column].push(face);
  }
  return { mine, theirs };
}

test("columns of Knucklebones", async () => {
  const random = chance(13);
  const { analyseKnucklebones } = await knucklebones({ values: true });
  const queries = random.list(POSITIONS, () => ({
    ...randomBoards(random),
    roll: 1 + random.below(6),
    positions: 2000,
  }));
  const board = (columns: number[][]) => columns.map((dice) => dice.join("").padEnd(3, "_")).join("/");
  const positions = queries.map(({ mine, theirs, roll }) => `${board(mine)} v ${board(theirs)} > ${roll}`);
  const found = answers(["knucklebones", "solve", "--positions", "2000"], positions);
  assertSame(found, queries.map(analyseKnucklebones), positions);
});

/** A sheet of Solitaire Dice, whose marks may not fit. */
function randomSheet({ below }: ReturnType<typeof chance>) {
  const rejects = [0, 0, 0, 0, 0, 0];
  for (let number = 0; number < 3; number++) rejects[below(6)] = below(8);
  const sums = Array.from({ length: 11 }, () => below(3) * below(6));
  const roll = Array.from({ length: 5 }, () => 1 + below(6));
  return { sums: sums.map((marks) => Math.min(marks, 10)), rejects, roll };
}

test("choices of Solitaire Dice", async () => {
  const random = chance(14);
  const { evaluateSheet } = await solitaireDice({ weights: true });
  const queries = random.list(POSITIONS, () => randomSheet(random));
  const rows = (marks: number[], first: number) => marks.map((count, nth) => `${first + nth}:${count}`).join(" ");
  const positions = queries.map(
    ({ sums, rejects, roll }) => `${rows(sums, 2)} | ${rows(rejects, 1)} > ${roll.join("")}`,
  );
  const found = answers(["solitaire-dice"], positions);
  assertSame(
    found,
    queries.map((query) => evaluateSheet(query)),
    positions,
  );
});

/** A table and a rack of Rummikub: no tile more often than twice. */
function randomRack({ below, pick }: ReturnType<typeof chance>) {
  const count = new Map<string, number>();
  const isFree = (tile: string) => (count.get(tile) ?? 0) < 2;
  const use = (tiles: string[]) => {
    for (const tile of tiles) count.set(tile, (count.get(tile) ?? 0) + 1);
    return tiles;
  };
  const table: string[][] = [];
  for (let set = below(6); set > 0; set--) {
    const colour = pick(["r", "b", "k", "o"]);
    const first = 1 + below(10);
    const run = Array.from({ length: 3 + below(Math.min(4, 12 - first)) }, (_, nth) => `${colour}${first + nth}`);
    const group = ["r", "b", "k", "o"].filter((other) => other !== colour).map((other) => `${other}${first}`);
    const tiles = below(2) === 0 ? run : group;
    if (tiles.every((tile) => isFree(tile))) table.push(use(tiles));
  }
  const rack: string[] = [];
  for (let tile = 4 + below(8); tile > 0; tile--) {
    const drawn = below(20) === 0 ? "j" : `${pick(["r", "b", "k", "o"])}${1 + below(13)}`;
    if (isFree(drawn)) rack.push(...use([drawn]));
  }
  return { table, rack };
}

test("moves of Rummikub", async () => {
  const random = chance(15);
  const { solveRummikub } = await moduleOf("rummikub");
  const queries = random.list(POSITIONS, () => randomRack(random));
  const positions = queries.map(
    ({ table, rack }) => `${table.map((set) => set.join(" ")).join(" / ")} | ${rack.join(" ")}`,
  );
  assertSame(
    answers(["rummikub"], positions),
    queries.map((query) => solveRummikub(query)),
    positions,
  );
});
