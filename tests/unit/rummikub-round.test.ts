/** A round of Tile rummy at a real table that is over: what everybody scores. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { judgedRound, newRound } from "../../www/games/rummikub/model/round.ts";
import { moduleOf } from "./built.ts";

const module = await moduleOf("rummikub");

/** Rows as "Mia 20 *": the name, the points if any, and a star for the winner. */
function draftOf(...rows: string[]) {
  const seats = rows.map((row) => {
    const [, name = "", left = ""] = /^([^\d*-]*?) ?([-\d.x]*) ?\*?$/.exec(row) ?? [];
    return { name, left };
  });
  const winner = rows.findIndex((row) => row.endsWith("*"));
  return { seats, winner: winner < 0 ? null : winner };
}

const scoresOf = (...rows: string[]) => {
  const judged = judgedRound(draftOf(...rows), module.scoreRummikub);
  return typeof judged === "string" ? judged : judged.map(({ name, won, score }) => [name, won, score]);
};

test("the winner gets what the others lose, and who has not played has no score", () => {
  assert.deepEqual(scoresOf("Mia *", "Tom 20", "", "Lea 25"), [
    ["Mia", 1, 45],
    ["Tom", 0, -20],
    ["Lea", 0, -25],
  ]);
  assert.deepEqual(scoresOf("12", "*"), [
    [0, 0, -12],
    [1, 1, 12],
  ]);
});

test("where the pool has run out only the difference counts, and who hold as few share the win", () => {
  assert.deepEqual(scoresOf("Mia 5 *", "Tom 20", "Lea 5"), [
    ["Mia", 0.5, 7.5],
    ["Tom", 0, -15],
    ["Lea", 0.5, 7.5],
  ]);
});

for (const [problem, ...rows] of [
  ["winner", "Mia", "Tom 20"],
  ["number", "Mia *", "Tom 2.5"],
  ["number", "Mia *", "Tom -3"],
  ["number", "Mia *", "Tom 1000"],
  ["number", "Mia *", "Tom x"],
  ["number", "Mia x *", "Tom 3"],
  ["fewest", "Mia 8 *", "Tom 3"],
  ["alone", "Mia *", "Tom"],
] as const)
  test(`what is wrong with ${rows.join(", ")} is the ${problem}`, () => assert.equal(scoresOf(...rows), problem));

test("a round begins with four seats, the names that are known, and the person who has won", () => {
  const { seats, winner } = newRound(["Mia", "Tom"], true);
  assert.deepEqual([seats.map(({ name }) => name), winner], [["Mia", "Tom", "", ""], 0]);
  assert.equal(newRound([], false).winner, null);
});
