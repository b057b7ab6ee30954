// What the entries of the undo list are called: what was done between two positions.

import { initial, isBegun } from "./model/state.js";
import { without } from "./model/tiles.js";
import { dialogWords } from "./text/en-dialogs.js";

/** @typedef {import("./model/types.d.ts").State} State */
/** @typedef {import("./text/en-dialogs.js").DialogWords["undo"]} Words */

const RULES = /** @type {const} */ (["opening", "playOn", "jokers", "jokerPoints"]);

/** @param {import("./text/en.js").Words} words the game's @param {Partial<State>} before @param {Partial<State>} after */
export function nameOf(words, before, after) {
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

/** Where the page plays along. @param {Words} names @param {State} was @param {State} is */
function ofBench(names, was, is) {
  const isSame = (/** @type {keyof State} */ part) => JSON.stringify(was[part]) === JSON.stringify(is[part]);
  if (is.puzzle && !isSame("puzzle")) return names.puzzle(is.puzzle);
  if (is.by.length > 0 && !isSame("seed")) return names.begun;
  if (is.log.length > was.log.length || (is.by.length === 0 && !is.puzzle)) return "";
  if (!isSame("rack")) return names.told(0);
  const hand = is.hands.findIndex((tiles, nth) => tiles.length !== was.hands[nth]?.length);
  if (hand >= 0) return names.told(hand + 1);
  if (!isSame("work")) return is.work ? names.moved : names.putBack;
  return isSame("play") ? "" : names.chosen(is.play);
}

/** @param {Words} names @param {State} was @param {State} is */
function ofTurn(names, was, is) {
  if (is.log.length > was.log.length) return names.note(is.log[was.log.length]);
  return isBegun(was) && !isBegun(is) && was.log.length > 0 ? names.newGame : "";
}

/** @param {Words} names @param {State} was @param {State} is */
function ofTable(names, was, is) {
  const [before, after] = [was, is].map(({ table }) => table.map(({ tiles }) => tiles.join(" ")));
  if (before.join("/") === after.join("/")) return "";
  const nth = after.findIndex((set, place) => set !== before[place]);
  const isOne = nth >= 0 && Math.abs(after.length - before.length) <= 1 && after.length >= before.length;
  return isOne ? names.laid(nth, is.table[nth].tiles) : names.table(after.length);
}

/** @param {Words} names @param {State} was @param {State} is */
function ofTiles(names, was, is) {
  const isOther = (/** @type {"rack" | "loose" | "came"} */ part) => was[part].join() !== is[part].join();
  if (isOther("rack")) return names.rack(without(is.rack, was.rack), without(was.rack, is.rack));
  if (isOther("came")) return names.came(is.came);
  if (isOther("loose")) return names.loose(is.loose.length);
  const [before, after] = [was.entry, is.entry].map(({ tiles, at, kind }) => [...tiles, at, kind].join());
  return before === after ? "" : names.entry(is.entry.tiles);
}

/** @param {Words} names @param {State} was @param {State} is */
function ofRest(names, was, is) {
  if (was.opened !== is.opened) return names.opened(is.opened);
  if (RULES.some((rule) => was[rule] !== is[rule])) return names.rules;
  if (was.done.length !== is.done.length) return names.ticked(is.done.length);
  return was.others.join() === is.others.join() ? names.wishes : names.others;
}
