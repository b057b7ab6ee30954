/** What the entries of the undo list are called. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { position } from "../../www/games/heckmeck/model/state.ts";
import { nameOf } from "../../www/games/heckmeck/undo-names.ts";
import { stateOf, words } from "./module.mjs";

const TABLE = "mode=advice&player=21.27+Ann&player=24+Ben";

/** What is said of the way from one link to another. */
const named = (before, after) => nameOf(words, position(stateOf(before)), position(stateOf(after)));

for (const [what, before, after, name] of [
  ["a tile laid elsewhere", TABLE, "mode=advice&player=21+Ann&player=24.27+Ben", "Moved tile 27"],
  ["a tile turned down", TABLE, `${TABLE}&grill=22.23.25.26.28.29.30.31.32.33.34.35`, "Moved tile 36"],
  ["a player who comes", TABLE, `${TABLE}&player=-+Cleo`, "Added Cleo"],
  ["a player who comes, and dice entered after that", TABLE, `${TABLE}&player=-+Cleo&roll=11355www`, "Added Cleo"],
  ["a player who leaves", `${TABLE}&player=-+Cleo`, "mode=advice&player=24+Ben&player=-+Cleo", "Removed Ann"],
  ["the last player, who leaves", `${TABLE}&player=-+Cleo`, TABLE, "Removed Cleo"],
  ["another name", TABLE, "mode=advice&player=21.27+Zoe&player=24+Ben", "Renamed Ann to Zoe"],
  ["other seats", TABLE, "mode=advice&player=24+Ben&player=21.27+Ann", "New order: Ben, Ann"],
  ["whose turn it is", TABLE, `${TABLE}&turn=2`, "Ben to move"],
  ["a house rule", TABLE, `${TABLE}&compulsorySteal=true`, "House rules changed"],
  ["a computer's seat", TABLE, `${TABLE}&by=-.rule-1`, "Ben: computer: Rule 1: highest face"],
  ["a person's seat", `${TABLE}&by=-.rule-1`, TABLE, "Ben: a person"],
  ["fewer dice", "taken=5", "taken=5&dice=7", "7 dice in the game"],
  ["the other rule for a bust", "taken=5", "taken=5&bust=keeps-total", "A bust keeps the score"],
  ["a take", "taken=5&roll=11345ww", "taken=115", "The take from 1 1 3 4 5 w w"],
  ["dice put right", "taken=55", "taken=555", "Taken dice: 5 5 5"],
  ["a new turn", "taken=5&roll=11", "taken=", "New turn"],
  ["a die", "taken=5&roll=1", "taken=5&roll=13", "Dice: 1 3"],
  ["dice cleared", "taken=5&roll=1", "taken=5", "Cleared the dice"],
  ["nothing", TABLE, TABLE, ""],
]) {
  test(`${what}: ${name || "no name"}`, () => assert.equal(named(before, after), name));
}
