// What sentences of several files are made of, in Spanish: what belongs to somebody, and tiles that are stolen.

import { COMPUTER } from "../../model/names.ts";
import type { Name, TurnOutcome } from "../../model/types.ts";
import { called, does, isYou } from "./names.ts";
import { whose } from "./persons.ts";

/** "tu pila", "la pila de Ana". */
export const theirs = (name: Name, noun: string) => (isYou(name) ? `tu ${noun}` : `la ${noun} ${whose(name)}`);

/** "a Ana", "al ordenador". */
export const toWhom = (name: Name) => {
  if (isYou(name)) return "a ti";
  return name === COMPUTER ? "al ordenador" : `a ${called(name)}`;
};

/** "robar la 24 a Ana", "robarte la 24". */
export const stealing = (tile: number, from: Name) =>
  isYou(from) ? `robarte la ${tile}` : `robar la ${tile} ${toWhom(from)}`;

/** "Ana roba la 24 a Bruno", "Ana te roba la 24", "Robas la 24 a Ana". */
export const steals = (who: Name, tile: number, from: Name) =>
  isYou(from)
    ? does(who, `te roba la ${tile}`, `robas la ${tile}`)
    : `${does(who, "roba", "robas")} la ${tile} ${toWhom(from)}`;

/** The same when it is done. */
export const stole = (who: Name, tile: number, from: Name) =>
  isYou(from)
    ? does(who, `te robó la ${tile}`, `robaste la ${tile}`)
    : `${does(who, "robó", "robaste")} la ${tile} ${toWhom(from)}`;

/** What a failed turn did to tiles. */
export const lossDone = ({ back, out }: TurnOutcome) =>
  [...(back === null ? [] : [`volvió la ${back}`]), ...out.map((tile) => `se volteó la ${tile}`)].join(", ") ||
  "no se perdió ninguna ficha";
