/** Links of the page tell the positions that docs/developers/notation.md sets beside them. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { facesOf, sign } from "../../www/games/heckmeck/model/dice.ts";
import { read as readHeckmeck } from "../../www/games/heckmeck/model/link.ts";
import { read as readKnucklebones } from "../../www/games/knucklebones/model/link.ts";
import { read as readRummikub } from "../../www/games/rummikub/model/link.ts";
import { wordsOf } from "../../www/games/rummikub/model/tiles.ts";
import { read as readSolitaireDice } from "../../www/games/solitaire-dice/model/link.ts";

const written = (faces: number[]) => faces.map(sign).join(" ");

/** The position of a link in the notation, by game. */
const TEXTS: Record<string, (params: URLSearchParams) => { text: string; problems: unknown[] }> = {
  Heckmeck(params) {
    const { state, problems } = readHeckmeck(params);
    const { stacks, toMove, grill } = state.table;
    const seats = stacks.map((stack, seat) => (seat === toMove ? "*" : "") + (stack.join(" ") || "-"));
    const table = [...seats, `grill ${grill.join(" ")}`].join(" | ");
    const turn = `${written(facesOf(state.taken))} > ${written(state.roll)}`;
    return { text: params.has("player") ? table : turn, problems };
  },
  Knucklebones(params) {
    const { state, problems } = readKnucklebones(params);
    const [mine, theirs] = [state.mine, state.theirs].map((board) =>
      board.map((dice) => dice.join("").padEnd(3, "_")).join("/"),
    );
    return { text: `${mine} v ${theirs} > ${state.roll}`, problems };
  },
  "Solitaire Dice"(params) {
    const { state, problems } = readSolitaireDice(params);
    const rows = (marks: number[], first: number) =>
      marks.flatMap((count, nth) => (count > 0 ? [`${first + nth}:${count}`] : [])).join(" ");
    return { text: `${rows(state.sums, 2)} | ${rows(state.rejects, 1)} > ${state.roll.join("")}`, problems };
  },
  Rummikub(params) {
    const { state, problems } = readRummikub(params);
    const sets = state.table.sets.map(({ tiles }) => wordsOf(tiles).join(" ")).join(" / ");
    return { text: `${sets} | ${wordsOf(state.rack).join(" ")}`, problems };
  },
};

test("links beside notations tell the same position", async () => {
  const document = await readFile(new URL("../../docs/developers/notation.md", import.meta.url), "utf8");
  const rows = document.matchAll(/^\| ([A-Z][^|]*|) ?\| `(.*?)` \| `(.*?)`/gm);
  let game = "";
  let count = 0;
  for (const [, name, notation, link] of rows) {
    game = name.trim() || game;
    const { text, problems } = TEXTS[game](new URLSearchParams(link));
    assert.deepEqual(problems, [], link);
    assert.equal(text, notation.replaceAll("\\|", "|"), link);
    count++;
  }
  assert.equal(count, 5, "rows of the table");
});
