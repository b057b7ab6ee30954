/** The positions that undo goes to, and how a tab keeps them. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Journal } from "../../www/shell/game/journal.ts";
import { isSame } from "../../www/shell/model/same.ts";
import { present } from "../typed.ts";
import { chance } from "./random.ts";

/** A journal of moves at positions 1, 2, 3 …, by the first letters of their kinds. */
type Kind = "step" | "input" | "edit";

const KINDS: Record<string, Kind> = { s: "step", i: "input", u: "edit" };
const moveOf = (id: string, ...facts: unknown[]) => ({ id, facts });
const journalOf = (kinds: string) =>
  [...kinds].reduce(
    (journal, kind, nth) => journal.note({ kind: KINDS[kind], position: nth + 1, move: moveOf(kind, nth) }),
    new Journal(),
  );
const positions = ({ done }: Journal<unknown>) => done.map(({ position }) => position);
const ids = ({ done }: Journal<unknown>) => done.map(({ move }) => present(move).id).join("");

test("a step takes what was entered for it, up to the last step or what was set up", () => {
  assert.deepEqual(positions(journalOf("iii")), [1, 2, 3]);
  assert.deepEqual(positions(journalOf("iiis")), [4]);
  assert.deepEqual(positions(journalOf("iisiiis")), [3, 7]);
  assert.deepEqual(positions(journalOf("iiuiis")), [1, 2, 3, 6]);
  assert.deepEqual(positions(journalOf("sss")), [1, 2, 3]);
});

test("another player's step takes what was entered for it but the last, and what could be redone", () => {
  const other = moveOf("o");
  const after = journalOf("siii").withStepOfOther(other);
  assert.deepEqual([positions(after), ids(after)], [[1, 4], "so"]);
  assert.deepEqual(positions(after.note({ kind: "step", position: 9, move: other })), [1, 4, 9]);
  const beside = journalOf("su").withStepOfOther(other);
  assert.deepEqual([positions(beside), ids(beside)], [[1, 2], "su"]);
  const { journal } = journalOf("ss").go(3, 1);
  assert.deepEqual(journal.withStepOfOther(other).undone, []);
});

test("it goes back and forward, and not further than it can", () => {
  const start = journalOf("sus");
  const back = start.go(4, 2);
  assert.equal(back.position, 2);
  assert.deepEqual(back.journal.go(2, -2), { position: 4, journal: start });
  assert.equal(back.journal.go(2, -9).position, 4);
  assert.equal(start.go(4, 9).position, 1);
  assert.equal(new Journal().go(7, 1).position, 7);
});

test("a game may follow another one", () => {
  const next = journalOf("s").go(2, 1).journal;
  const both = journalOf("us").followedBy(next);
  assert.deepEqual([positions(both), both.undone.length], [[1, 2], 1]);
});

describe("as text", () => {
  const again = (journal: Journal<unknown>) => Journal.from(JSON.parse(journal.toText()));

  test("it comes back as it was, whatever positions are made of", () => {
    const by = chance(5);
    const parts = [
      0,
      -1.5,
      "",
      "text 0",
      "text 1",
      "[]",
      "\u2028 🐛",
      null,
      true,
      [],
      [[1, [2]]],
      {},
      { a: [{ b: null }] },
      ["x", "x"],
    ];
    const positionOf = () =>
      Object.fromEntries(
        by.list(by.below(5), () => [by.pick(["mode", "log", "__x", "0", "constructor"]), by.pick(parts)]),
      );
    for (let nth = 0; nth < 300; nth += 1) {
      const pasts = () =>
        by.list(by.below(6), () => ({
          kind: by.pick<Kind>(["step", "input", "edit"]),
          position: positionOf(),
          move: by.pick([moveOf("none"), moveOf("some", 1, "two", [3, null], true)]),
        }));
      const journal = new Journal(pasts(), pasts());
      assert.deepEqual(again(journal), journal);
    }
  });

  test("what positions share is written once", () => {
    const note = { name: "Ann", what: "x".repeat(1000) };
    const log = Array.from({ length: 50 }, (_, nth) => ({ ...note, nth }));
    const done = log.map((_, nth) => ({
      kind: "step" as const,
      position: { log: log.slice(0, nth) },
      move: moveOf("s"),
    }));
    assert.ok(new Journal(done).toText().length < 70_000);
  });

  test("it is empty where a text tells none", () => {
    const whole = JSON.parse(journalOf("sui").toText());
    for (const nonsense of [
      null,
      7,
      "x",
      [],
      {},
      { pool: [], done: [], undone: null },
      { ...whole, pool: ["{"] },
      { ...whole, done: [["look", []]] },
      { ...whole, done: [["step"]] },
      { ...whole, done: [["step", []]] },
      { ...whole, done: [null] },
      { ...whole, undone: "x" },
    ]) {
      assert.deepEqual(Journal.from(nonsense), new Journal(), JSON.stringify(nonsense));
    }
  });
});

test("data is the same whatever the order of its keys, and what is undefined is not there", () => {
  assert.ok(isSame({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1, d: undefined }));
  for (const [one, other] of [
    [1, "1"],
    [null, undefined],
    [null, {}],
    [[], {}],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, {}],
    [{ a: null }, {}],
  ]) {
    assert.ok(!isSame(one, other) && !isSame(other, one), JSON.stringify([one, other]));
  }
});
