/** Files of saved games: what is written, and what is refused, each with the reason. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { FileError, readGame, saveGame } from "../../www/shell/game/saved-game.ts";
import { menuWords } from "../../www/shell/text/en/menu.ts";
import { mistyped } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { pretend } from "./browser.ts";

const { fileErrors } = menuWords(createFormats("en"));
const head = { game: "heckmeck", format: 2 };
const pairs: [string, string][] = [
  ["taken", ""],
  ["mode", "advice"],
];
const fileOf = (text: string) => new File([text], "saved.json");

/** What is said of a file that is refused. */
async function refusal(text: string) {
  try {
    await readGame("heckmeck", fileOf(text));
  } catch (error) {
    assert.ok(error instanceof FileError);
    return fileErrors[error.reason](mistyped(error.facts));
  }
  return "it was read";
}

const NONSENSE = {
  "nothing in it": ["", "it is empty"],
  "not JSON": ["\x89PNG\r\n", "it is not a saved game (not JSON)"],
  "another thing": ["[1, 2]", "it is not a saved game"],
  "nothing at all": ["null", "it is not a saved game"],
  "another game": [JSON.stringify({ ...head, game: "chess", state: [] }), "it is a game of chess, not of heckmeck"],
  "a later format": [JSON.stringify({ ...head, format: 3, state: [] }), "it has format 3; this page reads format 2"],
  "no format": [
    JSON.stringify({ game: "heckmeck", state: pairs }),
    "it has format undefined; this page reads format 2",
  ],
  "no state": [JSON.stringify(head), "it is not a saved game"],
  "an empty state": [JSON.stringify({ ...head, state: [] }), "its contents are damaged"],
  "a state that is no list": [JSON.stringify({ ...head, state: { mode: "advice" } }), "its contents are damaged"],
  "numbers for texts": [JSON.stringify({ ...head, state: [["turn", 2]] }), "its contents are damaged"],
  "three of a pair": [JSON.stringify({ ...head, state: [["taken", "", ""]] }), "its contents are damaged"],
  "far too much": [" ".repeat(4_000_001), "it has 4,000,001 bytes; a saved game has at most 4,000,000"],
};

describe("a file is refused that has", () => {
  for (const [what, [text, reason]] of Object.entries(NONSENSE)) {
    test(what, async () => assert.equal(await refusal(text), reason));
  }
});

test("a saved game is read, up to the most there may be", async () => {
  const saved = { pairs, extras: [{ name: "Ann" }], preferences: { pace: "slow" } };
  const text = JSON.stringify({ ...head, state: pairs, aside: saved.extras, taste: saved.preferences });
  assert.deepEqual(await readGame("heckmeck", fileOf(text)), saved);
  assert.deepEqual(await readGame("heckmeck", fileOf(text.padEnd(4_000_000))), saved);
});

test("what is saved is what is read", async (t) => {
  let file = fileOf("");
  const link = { download: "", href: "", click: t.mock.fn() };
  t.mock.timers.enable({ apis: ["setTimeout"] });
  t.mock.method(URL, "createObjectURL", (blob: string) => {
    file = fileOf(blob);
    return "blob:saved";
  });
  t.mock.method(URL, "revokeObjectURL", () => {});
  pretend({ document: { createElement: () => link } });

  const saved = { pairs, extras: [{ name: "Ann" }], preferences: { pace: "slow" } };
  const name = saveGame("heckmeck", saved);
  assert.match(name, /^heckmeck-\d{4}-\d\d-\d\d\.json$/);
  assert.deepEqual([link.download, link.href, link.click.mock.callCount()], [name, "blob:saved", 1]);
  assert.equal(JSON.parse(await file.text()).format, 2);
  assert.deepEqual(await readGame("heckmeck", file), saved);
});
