/** Files of saved games that are refused, each with the reason. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { readGame } from "../../www/js/game-file.js";

const head = { game: "heckmeck", format: 1 };
const pairs = [["taken", ""], ["mode", "advice"]];

const NONSENSE = {
  "nothing in it": ["", "it is empty"],
  "not JSON": ["\x89PNG\r\n", "it is no saved game: not JSON"],
  "another thing": ["[1, 2]", "it is no saved game"],
  "nothing at all": ["null", "it is no saved game"],
  "another game": [JSON.stringify({ ...head, game: "chess", state: [] }), "it is a game of chess, not of heckmeck"],
  "a later format": [JSON.stringify({ ...head, format: 2, state: [] }), "it has format 2; this page reads format 1"],
  "no state": [JSON.stringify(head), "it is no saved game"],
  "an empty state": [JSON.stringify({ ...head, state: [] }), "its state is no list of pairs of texts"],
  "a state that is no list": [JSON.stringify({ ...head, state: { mode: "advice" } }), "its state is no list of pairs of texts"],
  "numbers for texts": [JSON.stringify({ ...head, state: [["turn", 2]] }), "its state is no list of pairs of texts"],
  "three of a pair": [JSON.stringify({ ...head, state: [["taken", "", ""]] }), "its state is no list of pairs of texts"],
  "far too much": [" ".repeat(100_001), "it has 100001 bytes; a saved game has at most 100000"],
};

describe("a file is refused that has", () => {
  for (const [what, [text, message]] of Object.entries(NONSENSE)) {
    test(what, () => assert.rejects(readGame("heckmeck", new Blob([text])), { message }));
  }
});

test("a saved game is read, up to the most there may be", async () => {
  const text = JSON.stringify({ ...head, state: pairs });
  assert.deepEqual(await readGame("heckmeck", new Blob([text])), pairs);
  assert.deepEqual(await readGame("heckmeck", new Blob([text.padEnd(100_000)])), pairs);
});
