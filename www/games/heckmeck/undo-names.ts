// What the entries of the undo list are called: what was done between two positions.

import { isSame } from "../../shell/same.ts";
import { sum } from "./model/dice.ts";
import { keptOf } from "./model/kept-table.ts";
import { initial } from "./model/state.ts";
import { TILES } from "./model/tiles.ts";
import type { State, Table } from "./model/types.ts";
import type { Words as GameWords } from "./text/en.ts";
import type { DialogWords } from "./text/en-dialogs.ts";
import { dialogWords } from "./text/en-dialogs.ts";

type Words = DialogWords["undo"];

/** @param words the game's */
export function nameOf(words: GameWords, before: Partial<State>, after: Partial<State>) {
  const { undo: names } = dialogWords(words);
  const [was, is] = [before, after].map((part) => ({ ...initial(), ...part }));
  return (
    ofTurn(names, was, is) || ofTable(names, was.table, is.table) || ofRules(names, was, is) || ofDice(names, was, is)
  );
}

/** A step of the game. */
function ofTurn(names: Words, was: State, is: State) {
  const [before, after] = [was, is].map(({ taken }) => sum(taken));
  if (is.log.length > was.log.length) return names.turn(is.log[was.log.length]);
  if (is.log.length < was.log.length) return ofShorter(names, was, is);
  if (before > 0 && after === 0 && isSame(was.table, is.table)) return names.newTurn;
  return after > before && was.roll.length > 0 && is.roll.length === 0 ? names.take(was.roll) : "";
}

/** Notes that are gone: those of a turn that had not ended, of turns, or all. */
function ofShorter(names: Words, was: State, is: State) {
  const isOpen = was.log.slice(is.log.length).every(({ deed }) => deed === null);
  if (isOpen && isSame(keptOf(was.table), keptOf(is.table))) return names.newTurn;
  return is.log.length === 0 && is.table.grill.length === TILES.length ? names.newGame : names.goTo;
}

/** A change at the table: who sits there, and what lies where. */
function ofTable(names: Words, was: Table, is: Table) {
  const [added] = is.names.slice(was.names.length);
  if (added !== undefined) return names.added(added);
  if (is.names.length < was.names.length)
    return names.removed(was.names.find((name, nth) => name !== is.names[nth]) ?? "");
  const changed = is.names.map((_, nth) => nth).filter((nth) => is.names[nth] !== was.names[nth]);
  if (changed.length === 1) return names.renamed(was.names[changed[0]], is.names[changed[0]]);
  if (changed.length > 1) return names.seats(is.names);
  const seat = is.seats.findIndex(({ by }, nth) => by !== was.seats[nth].by);
  if (seat >= 0) return names.plays(is.names[seat], is.seats[seat].by);
  if (is.toMove !== was.toMove) return names.toMove(is.names[is.toMove]);
  if (!isSame(is.rules, was.rules)) return names.houseRules;
  const moved = movedTile(was, is);
  return moved === undefined ? "" : names.tile(moved);
}

/** The tile that lies elsewhere. */
function movedTile(was: Table, is: Table) {
  const places = ({ stacks, grill }: Table) => [grill, ...stacks];
  const [before, after] = [places(was), places(is)];
  const isIn = (all: number[][], tile: number) => all.findIndex((place) => place.includes(tile));
  return [...before, ...after].flat().find((tile) => isIn(before, tile) !== isIn(after, tile));
}

/** How the turn is played. */
function ofRules(names: Words, was: State, is: State) {
  if (is.throws !== was.throws) return names.throws(is.throws);
  if (is.dice !== was.dice) return names.diceInGame(is.dice);
  return is.bust === was.bust ? "" : names.bust(is.bust);
}

/** Dice on the table. */
function ofDice(names: Words, was: State, is: State) {
  if (!isSame(is.roll, was.roll)) return names.dice(is.roll);
  return isSame(is.taken, was.taken) ? "" : names.taken(is.taken);
}
