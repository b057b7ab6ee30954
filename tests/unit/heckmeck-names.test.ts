/** Players whom nobody has named: told by no language's word, and read from links and games of versions that had English names for them. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { heckmeck } from "../../www/games/heckmeck/game.ts";
import { complete, read, write } from "../../www/games/heckmeck/model/link.ts";
import { readMoves } from "../../www/games/heckmeck/model/move-log.ts";
import { COMPUTER, type GivenNames, readNames, writtenName, YOU } from "../../www/games/heckmeck/model/names.ts";
import { playComputer, playPeople } from "../../www/games/heckmeck/model/new-game-moves.ts";
import { freeName, ownName } from "../../www/games/heckmeck/model/own-names.ts";
import { addPlayer, rename } from "../../www/games/heckmeck/model/table-moves.ts";
import type { Name } from "../../www/games/heckmeck/model/types.ts";
import { present } from "../typed.ts";
import { tableLink, words } from "./module.ts";

/** Another language's words. */
const OTHER: GivenNames = ["Du", "Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Rechner"];

const namesOf = (link: string) => read(new URLSearchParams(link)).state.table.names;
const linkOf = (names: Name[]) => {
  const state = heckmeck.initial();
  return String(new URLSearchParams(write({ ...state, table: { ...state.table, names } })));
};

describe("a link", () => {
  test("tells whom nobody has named in no language, and in few letters", () => {
    assert.equal(linkOf([1, 2]), "taken=&goal=at-least&target=21");
    assert.match(linkOf([1, "Mia"]), /&player=-&player=-\+Mia$/);
    assert.match(linkOf([2, 1]), /&player=-\+_2&player=-\+_1$/);
    assert.match(linkOf([YOU, COMPUTER]), /&player=-\+_0&player=-\+_8$/);
  });

  test("of a former version had English names", () => {
    assert.deepEqual(namesOf(tableLink(["- You", "24 Computer"])), [YOU, COMPUTER]);
    assert.deepEqual(namesOf(tableLink(["- Ann", "- Ben", "24 Mia", "- Gina"])), [1, 2, "Mia", 7]);
    assert.deepEqual(namesOf(tableLink(["- Ann", "- Ann"])), [1, "Ann 2"]);
    assert.deepEqual(namesOf(tableLink(["- you", "- Computer"])), [YOU, COMPUTER], "who writes it so was spoken to");
  });

  test("brings back what was typed, whatever it looks like", () => {
    const typed = [
      "Ann",
      "You",
      "=",
      "=Ann",
      "_0",
      "_1",
      "==",
      "-",
      "24",
      "Computer",
      "x".repeat(20),
      `=${"y".repeat(19)}`,
    ];
    for (const name of typed) assert.deepEqual(readNames([`${writtenName(name, 0)}`]), [name], name);
    for (const name of typed) assert.deepEqual(namesOf(linkOf([name, 2])), [name, 2], name);
  });
});

describe("a name that is typed", () => {
  test("is that of somebody whom nobody has named where the page's language calls them so", () => {
    assert.equal(ownName([1, 2], "Du", 0, OTHER), YOU);
    assert.equal(ownName([1, 2], "du", 0, OTHER), YOU);
    assert.equal(ownName(["Mia", 2], "Anna", 0, OTHER), 1);
    assert.equal(ownName([3, 2], "Ann", 0, OTHER), "Ann", "elsewhere it is a name as any other");
    assert.equal(ownName([1, 2], "Anna", 1, OTHER), "Anna 2", "told apart by what is seen");
    assert.equal(ownName(["Mia", "Tom"], "  ", 1, OTHER), 2);
  });

  test("stays as it was where nothing was typed", () => {
    for (const name of [YOU, COMPUTER, 1, "Mia"] as Name[])
      assert.equal(ownName([name, 5], words.name(name), 0, words.given), name);
  });

  test("is offered again, but not that of somebody whom nobody has named", () => {
    const state = present(rename(present(rename(heckmeck.initial(), 0, "Mia")), 1, COMPUTER));
    assert.deepEqual(state.known, ["Mia"]);
    assert.deepEqual(complete(state, [], { known: ["Ann", "Mia", 1, "You"] }).known, ["Mia"]);
    assert.equal(freeName([1, "Mia"], ["Mia"]), 2);
    assert.equal(present(addPlayer(state)).table.names[2], 1);
  });
});

test("who plays the computer makes room for people", () => {
  const against = present(playComputer(heckmeck.initial(), "rule-1"));
  assert.deepEqual(against.table.names, [YOU, COMPUTER]);
  assert.deepEqual(present(playPeople(against)).table.names, [1, 2]);
});

describe("moves that a former version noted", () => {
  const before = { names: ["You", "Computer"], players: [[], [24]], toMove: 0, grill: [25] };
  const turnEnd = { won: 24, from: "Computer", back: null, out: [] };
  const step = {
    ways: [
      { key: "stop", value: 1, turnEnd },
      { key: "instead", value: 0.5, turnEnd: { ...turnEnd, won: 22, from: null } },
    ],
    isChoice: true,
    picked: "instead",
    best: "stop",
    lost: 0.5,
  };
  const noted = { player: 0, by: null, first: true, roll: null, bust: false, steps: [step], turnEnd, before };

  test("tell English names of those whom nobody has named", () => {
    const [read] = readMoves([{ ...noted, name: "You" }], 2);
    assert.deepEqual(
      [read.who, read.before?.names, read.turnEnd?.from, read.steps[0].ways[0].turnEnd?.from],
      [YOU, [YOU, COMPUTER], COMPUTER, COMPUTER],
    );
    assert.ok(!("name" in read));
    assert.deepEqual(readMoves([read], 2), [read], "and so they are kept from then on");
  });

  test("are told from those of now, in which the same is a name that was typed", () => {
    const [read] = readMoves([{ ...noted, who: "You" }], 2);
    assert.deepEqual([read.who, read.before?.names, read.turnEnd?.from], ["You", ["You", "Computer"], "Computer"]);
  });

  test("go on at the table of a former version's link", () => {
    const { state } = read(new URLSearchParams(tableLink(["- You", "24 Computer"], { by: "-.rule-1" })));
    const { moves, table } = complete(state, [{ ...noted, name: "You" }], null);
    assert.deepEqual(moves[0].before?.names, table.names);
  });
});
