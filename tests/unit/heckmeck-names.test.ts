/** Players whom nobody has named: told by no language's word. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { heckmeck } from "../../www/games/heckmeck/game.ts";
import { read, write } from "../../www/games/heckmeck/model/link.ts";
import { COMPUTER, type GivenNames, readNames, writtenName, YOU } from "../../www/games/heckmeck/model/names.ts";
import { playComputer, playPeople } from "../../www/games/heckmeck/model/new-game-moves.ts";
import { freeName, ownName } from "../../www/games/heckmeck/model/own-names.ts";
import { addPlayer, rename } from "../../www/games/heckmeck/model/table-moves.ts";
import type { Name } from "../../www/games/heckmeck/model/types.ts";
import { present } from "../typed.ts";
import { words } from "./heckmeck.ts";

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

  test("tells names apart: of those whom nobody has named others sit there", () => {
    assert.deepEqual(readNames(["Mia", "Mia", "Mia"]), ["Mia", "Mia 2", "Mia 3"]);
    assert.deepEqual(readNames(["_1", "_1"]), [1, 2]);
    assert.deepEqual(readNames(["_2", "", "_2"]), [2, 1, 3]);
  });

  test("brings back what was typed, whatever it looks like", () => {
    const short = "Ann You = =Ann _0 _1 == - 24 Computer".split(" ");
    const typed = [...short, "x".repeat(20), `=${"y".repeat(19)}`];
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
    assert.equal(ownName(["Mia", "Tom"], "Mia", 1), "Mia 2");
  });

  test("stays as it was where nothing was typed", () => {
    for (const name of [YOU, COMPUTER, 1, "Mia"] as Name[])
      assert.equal(ownName([name, 5], words.name(name), 0, words.given), name);
  });

  test("is a newcomer's, told apart; one whom nobody names is somebody who doesn't sit there", () => {
    const state = present(rename(present(rename(heckmeck.initial(), 0, "Mia")), 1, COMPUTER));
    assert.equal(present(addPlayer(state)).table.names[2], 1);
    assert.equal(present(addPlayer(state, "Tom")).table.names[2], "Tom");
    assert.equal(present(addPlayer(state, "Mia")).table.names[2], "Mia 2");
    assert.equal(freeName([1, "Mia"]), 2);
  });
});

test("who plays the computer makes room for people", () => {
  const against = present(playComputer(heckmeck.initial(), "rule-1"));
  assert.deepEqual(against.table.names, [YOU, COMPUTER]);
  assert.deepEqual(present(playPeople(against)).table.names, [1, 2]);
});
