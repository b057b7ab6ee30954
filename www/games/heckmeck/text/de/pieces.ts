// What sentences about players are made of, in German: cases, and whose something is.

import { COMPUTER } from "../../model/names.ts";
import type { Name } from "../../model/types.ts";
import { called, inside, isYou } from "./names.ts";
import { whose } from "./persons.ts";

/** Whoever does something, at the beginning of a sentence: "Anna", "Du", "Der Computer". */
export const Who = (name: Name) => (name === COMPUTER ? "Der Computer" : called(name));

/** Whom something is taken from: "Anna", "dir", "dem Computer". */
export const fromWhom = (name: Name) => (isYou(name) ? "dir" : name === COMPUTER ? "dem Computer" : called(name));

/** Whom a tile was taken from: "von Anna", "vom Computer". */
export const from = (name: Name) => (name === COMPUTER ? "vom Computer" : whose(name));

/** Where a tile is stolen: "bei Anna", "beim Computer". */
export const atWhom = (name: Name) =>
  name === COMPUTER ? "beim Computer" : `bei ${isYou(name) ? "dir" : called(name)}`;

/** People in a row at the beginning of a sentence: "Du", "der Computer". */
export const inARow = (names: Name[]) => names.map((name, nth) => (nth === 0 ? Who(name) : inside(name)));

/** Whose something is, with that: "dein Stapel", "der Stapel von Anna". */
export const ofWhom = (name: Name, your: string, the: string, what: string) =>
  isYou(name) ? `${your} ${what}` : `${the} ${what} ${whose(name)}`;

/** The same without an article: "Dein Zug", "Zug von Anna". */
export const ofWhomBrief = (name: Name, your: string, what: string) =>
  isYou(name) ? `${your} ${what}` : `${what} ${whose(name)}`;
