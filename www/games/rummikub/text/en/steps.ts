// How the steps of a plan are told, in English: by the tiles that lie on the table, as players name them.

import type { Formats } from "../../../../shell/format.ts";
import { colourOf, isJoker, numberOf } from "../../model/tiles.ts";
import type { Carried, Lying, Step, Take, Tile } from "../../model/types.ts";
import { COLOURS, tileName } from "./tiles.ts";

const COUNTS: Record<number, string> = { 2: "two", 3: "three", 4: "four" };

const isReal = ({ tile }: Carried) => !isJoker(tile);

const isNext = (one: Tile, next: Tile) => colourOf(one) === colourOf(next) && numberOf(one) + 1 === numberOf(next);

/** "red 5–8", whose numbers stay on one line: what follows the dash is no place to break. */
const span = (first: Tile, last: Tile) =>
  first === last ? tileName(first) : `${tileName(first)}–\u2060${numberOf(last)}`;

export function stepWords({ list }: Formats) {
  /** Tiles in the order in which they lie: "red 5–8, black 3 and a joker". */
  const chunks = (tiles: Carried[], isRun: boolean, joker: string) => {
    const parts: string[] = [];
    for (let at = 0; at < tiles.length; ) {
      let end = at + 1;
      if (isReal(tiles[at]))
        while (end < tiles.length && isReal(tiles[end]) && isNext(tiles[end - 1].tile, tiles[end].tile)) end += 1;
      const { tile, as } = tiles[at];
      const isTold = isRun && !isJoker(as);
      if (isJoker(tile)) parts.push(isTold ? `${joker} as ${tileName(as)}` : joker);
      else parts.push(span(tile, tiles[end - 1].tile));
      at = end;
    }
    // Two jokers of a group.
    return parts.filter((part) => part === "a joker").length > 1
      ? [...parts.filter((part) => part !== "a joker"), "two jokers"]
      : parts;
  };

  const jokersIn = (tiles: Carried[], isExact: boolean) => {
    const jokers = tiles.filter((carried) => !isReal(carried));
    if (jokers.length === 0) return "";
    if (isExact) return ` with ${list(jokers.map(({ as }) => `a joker as ${tileName(as)}`))}`;
    return jokers.length === 1 ? " with a joker" : " with two jokers";
  };

  /** @param isPlain whether its jokers are told beside it */
  const nameOfRun = ({ tiles, isExact }: Lying, isPlain: boolean) => {
    const isWhole = tiles.every(({ as }, nth) => nth === 0 || isNext(tiles[nth - 1].as, as));
    if (!isWhole) return list(chunks(tiles, true, "joker"));
    return `${span(tiles[0].as, tiles[tiles.length - 1].as)}${isPlain && !isExact ? "" : jokersIn(tiles, isExact)}`;
  };

  /** @param isOneOf whether it is told as one of several */
  const nameOfGroup = ({ tiles, isExact }: Lying, isOneOf: boolean) => {
    const real = tiles.filter(isReal);
    const number = numberOf(real[0].tile);
    const colours = list(real.map(({ tile }) => COLOURS[colourOf(tile)]));
    const jokers = jokersIn(tiles, false);
    if (tiles.length < 3) return `${colours} ${number}${jokers}`;
    return `${isOneOf ? "groups" : "group"} of ${isExact ? `${colours} ` : ""}${number}s${isExact ? jokers : ""}`;
  };

  /** What lies on the table: "the red 5–8", "the group of 9s". */
  const lying = (heap: Lying, isPlain = false) => {
    const { tiles, kind, same } = heap;
    if (kind === "loose") return "the loose tiles";
    if (tiles.every((carried) => !isReal(carried)))
      return same > 1 ? "one of the free jokers" : tiles.length > 1 ? "the jokers" : "the free joker";
    const name = kind === "group" ? nameOfGroup(heap, same > 1) : nameOfRun(heap, isPlain);
    return same > 1 ? `one of the ${COUNTS[same] ?? same} ${name}` : `the ${name}`;
  };

  const taken = ({ tiles, from, isWhole }: Take) => {
    if (isWhole && from.kind !== "loose") return lying(from);
    return `the ${list(chunks(tiles, false, "joker"))} from ${lying(from, !tiles.every(isReal))}`;
  };

  /** All tiles that come to a set: those of the rack, then those of the table. */
  const coming = ({ own, takes, set }: Step) =>
    list([...chunks(own, set.kind === "run", "a joker"), ...takes.map(taken)]);

  const isComing = ({ own, takes }: Step) => own.length + takes.length > 0;

  const count = ({ own, takes }: Step) => own.length + takes.reduce((sum, { tiles }) => sum + tiles.length, 0);

  /** "between 5 and 6". */
  const border = (to: Lying, part: Lying) => {
    const all = to.tiles.map(({ as }) => numberOf(as));
    const own = part.tiles.map(({ as }) => numberOf(as));
    const low = Math.min(...own) > Math.min(...all) ? Math.min(...own) - 1 : Math.max(...own);
    return `between ${low} and ${low + 1}`;
  };

  const becomes = ({ shifts }: Step) => list(shifts.map(({ as }) => tileName(as)));

  const toWhole = (step: Step, to: Lying) => {
    const { frees, shifts } = step;
    const where = lying(to, frees + shifts.length > 0);
    const jokers = frees === 1 ? "the joker" : "the jokers";
    if (!isComing(step)) return `Move the joker in ${where}: it becomes ${becomes(step)}`;
    if (frees > 0 && count(step) === frees) return `Put ${coming(step)} in place of ${jokers} in ${where}`;
    const freed = frees > 0 ? `, which frees ${jokers}` : "";
    return `Add ${coming(step)} to ${where}${freed}${shifts.length > 0 ? `; its joker becomes ${becomes(step)}` : ""}`;
  };

  const toPart = (step: Step, to: Lying, part: Lying) => {
    const split = `Split ${lying(to)} ${border(to, part)}`;
    const where = lying({ ...part, same: 1, isExact: false });
    const moved = step.shifts.length > 0 ? `; its joker becomes ${becomes(step)}` : "";
    return isComing(step) ? `${split}, and add ${coming(step)} to ${where}${moved}` : split;
  };

  return {
    lying,
    /** What is to be done: "Add red 7 to the red 4–6". */
    stepText: (step: Step) => {
      const { to, part, set } = step;
      if (to) return part ? toPart(step, to, part) : toWhole(step, to);
      return `Lay ${coming(step)} as a new ${set.kind}`;
    },
  };
}
