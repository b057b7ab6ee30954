// What sentences about players are made of, in German: cases, and whose something is.

import { COMPUTER } from "../../model/names.ts";
import type { Name } from "../../model/types.ts";
import { called, isYou } from "./names.ts";
import { whose } from "./persons.ts";

/** Whoever does something, at the beginning of a sentence: "Anna", "Du", "Der Computer". */
export const Who = (name: Name) => (name === COMPUTER ? "Der Computer" : called(name));

/** Whom something is taken from: "Anna", "dir", "dem Computer". */
export const fromWhom = (name: Name) => (isYou(name) ? "dir" : name === COMPUTER ? "dem Computer" : called(name));

/** Whose something is, with that: "dein Stapel", "der Stapel von Anna". */
export const ofWhom = (name: Name, your: string, the: string, what: string) =>
  isYou(name) ? `${your} ${what}` : `${the} ${what} ${whose(name)}`;

/** The same without an article: "Dein Zug", "Zug von Anna". */
export const ofWhomBrief = (name: Name, your: string, what: string) =>
  isYou(name) ? `${your} ${what}` : `${what} ${whose(name)}`;
