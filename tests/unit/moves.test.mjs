/** What can change: the dice of a turn, and the tiles and players of a table. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { tableMoves } from "../../www/games/heckmeck/advice/changes.js";
import { toLink } from "../../www/games/heckmeck/link.js";
import { moves } from "../../www/games/heckmeck/state.js";
import { stateOf, tableLink } from "./module.mjs";

/** Makes a move from where a link leads, and says what of the link is then another. */
function after(link, all, name, ...values) {
  const before = stateOf(link);
  const patch = all[name](before, ...values);
  return patch && String(new URLSearchParams(toLink({ ...before, ...patch })));
}
const turn = (link, name, ...values) => after(link, moves, name, ...values)?.replace(/&goal=.*/, "") ?? null;

test("dice are entered up to those left, and taken back", () => {
  assert.equal(turn("taken=55w&roll=1334", "add", 3), "taken=55w&roll=13344");
  assert.equal(turn("taken=55w&roll=13344", "add", 3), null);
  assert.equal(turn("taken=12345w", "add", 3), null, "six faces end a turn");
  assert.equal(turn("taken=&roll=1", "remove"), "taken=");
  assert.equal(turn("taken=&roll=12131", "remove", 0), "taken=&roll=1213", "the last of its face");
  assert.equal(turn("taken=&roll=1", "remove", 1), null);
  assert.equal(turn("taken=&roll=12", "clear"), "taken=");
  assert.equal(turn("mode=advice&throws=page", "add", 3), null, "the page throws");
});

test("a face is taken from a whole roll, once", () => {
  assert.equal(turn("taken=&roll=1255ww35", "take", 4), "taken=555");
  assert.equal(turn("taken=&roll=1255ww3", "take", 4), null);
  assert.equal(turn("taken=55&roll=5w5113", "take", 4), null);
  assert.equal(turn("taken=55&roll=5w5113", "take", 1), null);
});

test("a random roll is a whole roll of any faces", () => {
  const seen = new Set();
  for (let nth = 0; nth < 200; nth += 1) {
    const [, roll] = /^taken=55w&roll=([1-5w]{5})$/.exec(turn("taken=55w", "random"));
    for (const sign of roll) seen.add(sign);
  }
  assert.equal(seen.size, 6);
  assert.equal(turn("taken=12345w", "random"), null);
});

test("taken dice are put right, and never more than there are", () => {
  assert.equal(turn("taken=5", "edit", 4, 1), "taken=55");
  assert.equal(turn("taken=5", "edit", 4, -1), "taken=");
  assert.equal(turn("taken=5", "edit", 5, -1), null);
  assert.equal(turn("taken=11155555", "edit", 4, 1), null);
  assert.equal(turn("taken=5&roll=1122334", "edit", 4, 1), "taken=55&roll=1122334", "surplus dice stay to be taken away");
});

test("fewer dice in the game, or another game, keep a turn that fits", () => {
  assert.equal(after("taken=555", moves, "setDice", 3), "taken=555&goal=at-least&target=21&dice=3");
  assert.equal(after("taken=555", moves, "setDice", 2), "taken=&goal=at-least&target=21&dice=2");
  assert.equal(moves.setMode(stateOf("mode=advice&taken=11555w"), "odds", 5).taken.join(), "0,0,0,0,0,0");
  assert.deepEqual(moves.setMode(stateOf("mode=advice&taken=11555w"), "odds", 6), { mode: "odds" });
});

const table = (link, name, ...values) => {
  const text = after(link, tableMoves, name, ...values);
  if (text === null) return null;
  const params = new URLSearchParams(text);
  return { players: params.getAll("player"), grill: params.get("grill"), turn: params.get("turn") ?? "1", by: params.get("by"), taken: params.get("taken") };
};
const rest = { grill: null, turn: "1", by: null, taken: "" };

describe("a table", () => {
  const link = tableLink(["33.21 Ann", "- Ben"]);

  test("tiles are moved between grill, stacks and the box", () => {
    assert.deepEqual(table(link, "moveTile", 24, 1), { ...rest, players: ["33.21 Ann", "24 Ben"] });
    assert.deepEqual(table(link, "moveTile", 33, 0), { ...rest, players: ["21.33 Ann", "- Ben"] });
    assert.deepEqual(table(link, "moveTile", 21, "grill"), { ...rest, players: ["33 Ann", "- Ben"] });
    assert.deepEqual(table(link, "moveTile", 36, "out"), { ...rest, players: ["33.21 Ann", "- Ben"], grill: "22.23.24.25.26.27.28.29.30.31.32.34.35" });
  });

  test("players come up to seven and leave down to two", () => {
    assert.deepEqual(table(link, "addPlayer").players, ["33.21 Ann", "- Ben", "- Cleo"]);
    assert.equal(table(tableLink([..."ABCDEFG"].map((name) => `- ${name}`)), "addPlayer"), null);
    assert.equal(table(link, "removePlayer", 1), null);
    assert.deepEqual(table(tableLink(["- Ann", "24 Ben", "25 Cleo"], { turn: "3" }), "removePlayer", 0), { ...rest, players: ["24 Ben", "25 Cleo"], turn: "2" });
  });

  test("who leaves takes the dice along, and the tiles go to the grill", () => {
    const state = tableLink(["- Ann", "24 Ben", "25 Cleo"], { turn: "2", taken: "www", roll: "11223" });
    assert.deepEqual(table(state, "removePlayer", 1), { ...rest, players: ["- Ann", "25 Cleo"], turn: "2" });
    assert.equal(table(state, "removePlayer", 0).taken, "www");
  });

  test("seats are changed, and whoever is to move stays so", () => {
    const state = tableLink(["- Ann", "24 Ben"], { turn: "2", by: "-.rule-3" });
    assert.deepEqual(table(state, "moveUp", 1), { ...rest, players: ["24 Ben", "- Ann"], by: "rule-3.-" });
    assert.equal(table(state, "moveUp", 0), null);
  });

  test("a name is never empty and never long", () => {
    assert.equal(table(link, "rename", 1, "  ").players[1], "- Ben");
    assert.equal(table(link, "rename", 1, "  Zoë & <b>1+1</b>  ").players[1], "- Zoë & <b>1+1</b>");
    assert.equal(table(link, "rename", 1, "x".repeat(40)).players[1], `- ${"x".repeat(20)}`);
  });

  test("against the computer the page throws the dice", () => {
    const played = after(link, tableMoves, "playComputer");
    assert.match(played, /&throws=page&.*&by=-\.best-in-worms/);
    assert.match(after(link, tableMoves, "setBy", 0, "rule-5"), /&throws=page&.*&by=rule-5\.-/);
    assert.doesNotMatch(after(tableLink(["- Ann", "- Ben"], { by: "-.random" }), tableMoves, "setBy", 0, "rule-5"), /throws/, "whoever types goes on typing");
  });

  test("a new game keeps who plays and by which rules", () => {
    const state = tableLink(["22 Ann", "24 Ben"], { by: "-.rule-1", played: "3x1_2x0", turn: "2", grill: "", alwaysTurnDown: "true", taken: "55" });
    const fresh = new URLSearchParams(after(state, tableMoves, "newGame"));
    assert.deepEqual([fresh.getAll("player"), fresh.get("by"), fresh.get("played"), fresh.get("turn"), fresh.get("grill"), fresh.get("alwaysTurnDown"), fresh.get("taken")],
      [["- Ann", "- Ben"], "-.rule-1", null, null, null, "true", ""]);
  });
});
