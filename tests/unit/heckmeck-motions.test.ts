/** What is seen to move at Heckmeck's table: told from the states before and after alone. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { motions } from "../../www/games/heckmeck/motions.ts";
import type { Motion } from "../../www/shell/ui/motion.ts";
import { stateOf, tableLink } from "./heckmeck.ts";

const at = (players: string[], rest: Record<string, string> = {}) => stateOf(tableLink(players, rest));
const GRILL = "23.25.26.28.29.30";
const kinds = (found: Motion[]) => found.map(({ kind }) => kind);
const flights = (found: Motion[]) => found.flatMap((motion) => (motion.kind === "flies" ? [motion] : []));

test("taken dice fly from what was tapped to those taken before, and the total counts", () => {
  const players = ["22.27 Ann", "24 Ben"];
  const found = motions(
    at(players, { taken: "55w", roll: "13344", grill: GRILL }),
    at(players, { taken: "4455w", grill: GRILL }),
  );
  assert.deepEqual(kinds(found), ["flies", "flies", "counts"]);
  assert.ok(flights(found).every(({ from, to }) => from.includes("way-4") && to.includes('data-face="4"')));
});

test("dice put right by hand, and a new turn, move nothing", () => {
  const players = ["22.27 Ann", "24 Ben"];
  const [before, after] = ["55w", "5w"].map((taken) => at(players, { taken, grill: GRILL }));
  assert.ok(before && after);
  assert.deepEqual([...motions(before, after), ...motions(after, before)], []);
});

test("a tile flies from the grill to whoever wins it, and a stolen one from its stack", () => {
  const before = at(["22.27 Ann", "24 Ben"], { grill: GRILL });
  const won = flights(motions(before, at(["22.27.25 Ann", "24 Ben"], { grill: GRILL.replace("25.", "") })));
  assert.deepEqual(
    won.map(({ from, to }) => [from.includes("tile-25"), to.includes("top-0")]),
    [[true, true]],
  );
  const stolen = flights(motions(before, at(["22.27.24 Ann", "- Ben"], { grill: GRILL })));
  assert.deepEqual(
    stolen.map(({ from, to }) => [from.includes("top-1"), to.includes("top-0")]),
    [[true, true]],
  );
});

test("a failed turn shakes once, gives its tile back and turns the highest one over", () => {
  const before = at(["22.27 Ann", "24 Ben"], { grill: GRILL });
  const found = motions(before, at(["22 Ann", "24 Ben"], { grill: "23.25.26.27.28.29" }));
  assert.deepEqual(kinds(found), ["shakes", "flies", "turns"]);
  assert.deepEqual(
    found.map(
      (motion) =>
        JSON.stringify(motion)
          .match(/tile-\d+/g)
          ?.at(-1) ?? null,
    ),
    [null, "tile-27", "tile-30"],
  );
});

test("the last tile brings a burst of worms", () => {
  const found = motions(at(["22 Ann", "24 Ben"], { grill: "23" }), at(["22.23 Ann", "24 Ben"], { grill: "" }));
  assert.deepEqual(kinds(found), ["flies", "bursts"]);
});
