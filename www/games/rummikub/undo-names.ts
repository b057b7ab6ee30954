// What the entries of the undo list are called: what was done between two positions.

import { initial, isBegun } from "./model/state.ts";
import { without } from "./model/tiles.ts";
import type { State } from "./model/types.ts";
import type { Words as GameWords } from "./text/en.ts";
import type { DialogWords } from "./text/en-dialogs.ts";
import { dialogWords } from "./text/en-dialogs.ts";

type Words = DialogWords["undo"];

const RULES = ["opening", "playOn", "jokers", "jokerPoints"] as const;

/** @param words the game's */
export function nameOf(words: GameWords, before: Partial<State>, after: Partial<State>) {
  const { undo: names } = dialogWords(words);
  const [was, is] = [before, after].map((part) => ({ ...initial(), ...part }));
  return (
    ofBench(names, was, is) ||
    ofTurn(names, was, is) ||
    ofTable(names, was, is) ||
    ofTiles(names, was, is) ||
    ofRest(names, was, is)
  );
}

/** Where the page plays along. */
function ofBench(names: Words, was: State, is: State) {
  const isSame = (part: keyof State) => JSON.stringify(was[part]) === JSON.stringify(is[part]);
  if (is.puzzle && !isSame("puzzle")) return names.puzzle(is.puzzle);
  if (is.by.length > 0 && !isSame("seed")) return names.begun;
  if (is.log.length > was.log.length || (is.by.length === 0 && !is.puzzle)) return "";
  if (!isSame("rack")) return names.told(0);
  const hand = is.hands.findIndex((tiles, nth) => tiles.length !== was.hands[nth]?.length);
  if (hand >= 0) return names.told(hand + 1);
  if (!isSame("work")) return is.work ? names.moved : names.putBack;
  return isSame("play") ? "" : names.chosen(is.play);
}

function ofTurn(names: Words, was: State, is: State) {
  if (is.log.length > was.log.length) return names.note(is.log[was.log.length]);
  return isBegun(was) && !isBegun(is) && was.log.length > 0 ? names.newGame : "";
}

function ofTable(names: Words, was: State, is: State) {
  const [before, after] = [was, is].map(({ table }) => table.map(({ tiles }) => tiles.join(" ")));
  if (before.join("/") === after.join("/")) return "";
  const nth = after.findIndex((set, place) => set !== before[place]);
  const isOne = nth >= 0 && Math.abs(after.length - before.length) <= 1 && after.length >= before.length;
  return isOne ? names.laid(nth, is.table[nth].tiles) : names.table(after.length);
}

function ofTiles(names: Words, was: State, is: State) {
  const isOther = (part: "rack" | "loose" | "came") => was[part].join() !== is[part].join();
  if (isOther("rack")) return names.rack(without(is.rack, was.rack), without(was.rack, is.rack));
  if (isOther("came")) return names.came(is.came);
  if (isOther("loose")) return names.loose(is.loose.length);
  const [before, after] = [was.entry, is.entry].map(({ tiles, at, kind }) => [...tiles, at, kind].join());
  return before === after ? "" : names.entry(is.entry.tiles);
}

function ofRest(names: Words, was: State, is: State) {
  if (was.opened !== is.opened) return names.opened(is.opened);
  if (RULES.some((rule) => was[rule] !== is[rule])) return names.rules;
  if (was.done.length !== is.done.length) return names.ticked(is.done.length);
  return was.others.join() === is.others.join() ? names.wishes : names.others;
}
