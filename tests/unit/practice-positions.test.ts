/** Positions to practise, as a page shows them: each can be read, and the solver that ships agrees about what is best, and by how much. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { heckmeck } from "../../www/games/heckmeck/game.ts";
import { atTable } from "../../www/games/heckmeck/model/decided.ts";
import { facesOf, SIGNS } from "../../www/games/heckmeck/model/dice.ts";
import { TABLE_RULES } from "../../www/games/heckmeck/model/table.ts";
import type { State as HeckmeckState } from "../../www/games/heckmeck/model/types.ts";
import ofHeckmeck from "../../www/games/heckmeck/practice.json" with { type: "json" };
import { knucklebones } from "../../www/games/knucklebones/game.ts";
import { atBoards } from "../../www/games/knucklebones/model/decided.ts";
import ofKnucklebones from "../../www/games/knucklebones/practice.json" with { type: "json" };
import { solitaireDice } from "../../www/games/solitaire-dice/game.ts";
import { atSheet } from "../../www/games/solitaire-dice/model/decided.ts";
import ofSolitaireDice from "../../www/games/solitaire-dice/practice.json" with { type: "json" };
import { linkOf } from "../../www/shell/game/records/link.ts";
import solvedHeckmeck from "../fixtures/practice/heckmeck.json" with { type: "json" };
import solvedKnucklebones from "../fixtures/practice/knucklebones.json" with { type: "json" };
import solvedSolitaireDice from "../fixtures/practice/solitaire-dice.json" with { type: "json" };
import { present } from "../typed.ts";
import * as table from "./heckmeck.ts";
import * as boards from "./knucklebones.ts";
import * as sheet from "./solitaire-dice.ts";

/** The next best choice lies at least this part of a mistake behind: what a page says at once is an estimate. */
const CLEAR = 1 / 3;

/** The positions of each level, with what was best in them when they were found. */
const solvedOf = <Position, Solved>(positions: Record<string, Position[]>, solved: Record<string, Solved[]>) =>
  Object.entries(positions).map(([level, ofLevel]) => {
    assert.equal(solved[level].length, ofLevel.length, level);
    return { level, positions: ofLevel.map((position, nth) => ({ position, ...solved[level][nth] })) };
  });

describe("Knucklebones", async () => {
  const functions = await boards.solver({ values: true });
  for (const { level, positions } of solvedOf(ofKnucklebones, solvedKnucklebones))
    test(`${level}: the best column is clear`, () => {
      for (const { position, best } of positions) {
        const link = linkOf(knucklebones, atBoards(position));
        const { columns, best: found } = present(boards.pageOf(link, functions).analysis.found).answer;
        assert.equal(found, best, link);
        const shares = columns.map(({ outlook }) => outlook?.share ?? 0).toSorted((a, b) => b - a);
        assert.ok(shares[0] - shares[1] >= 0.03 * CLEAR, link);
      }
    });
});

describe("Solitaire Dice", async () => {
  const functions = await sheet.solver({ weights: true });
  for (const { level, positions } of solvedOf(ofSolitaireDice, solvedSolitaireDice))
    test(`${level}: the best choice is clear`, () => {
      for (const { position, best } of positions) {
        const link = linkOf(solitaireDice, atSheet(position));
        const { choices, best: found } = sheet.pageOf(link, functions).analysis.answer;
        const { reject, sums } = choices[present(found)];
        assert.deepEqual({ reject, sums }, best, link);
        const costs = choices.map(({ cost }) => cost ?? 0).toSorted((a, b) => a - b);
        assert.ok(costs[1] >= 10 * CLEAR, link);
      }
    });
});

describe("Heckmeck", async () => {
  const functions = await table.solver();
  const stateOf = ({ players, toMove, grill, taken, roll }: (typeof ofHeckmeck)["easy"][number]) =>
    atTable(
      { stacks: players, toMove, grill, rules: TABLE_RULES },
      { taken: taken as HeckmeckState["taken"], roll: roll ? facesOf(roll) : [] },
    );
  for (const { level, positions } of solvedOf(ofHeckmeck, solvedHeckmeck))
    test(`${level}: the best way is clear, by worms`, () => {
      for (const { position, best } of positions) {
        const link = linkOf(heckmeck, stateOf(position));
        const { ways, aim } = table.atTable(table.pageOf(link, functions)).analysis.table;
        assert.equal(aim, "worms");
        const key = best.action === "take" ? SIGNS[present(best.face) - 1] : best.action;
        assert.equal(ways[0].key, key, link);
        assert.ok(ways[0].value - ways[1].value >= 0.3 * CLEAR, link);
      }
    });
});
