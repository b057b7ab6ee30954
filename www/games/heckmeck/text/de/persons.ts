// How players are spoken of in sentences about a table, in German.

import { COMPUTER } from "../../model/names.ts";
import type { Name } from "../../model/types.ts";
import { called, inside, isYou } from "./names.ts";

/** Whose something is, behind it: "von Anna", "des Computers". */
const ofWhom = (name: Name) => (name === COMPUTER ? "des Computers" : `von ${called(name)}`);

/** Whose something is, with that: "dein Stapel", "der Stapel von Anna". */
export const whose = (name: Name, your: string, the: string, what: string) =>
  isYou(name) ? `${your} ${what}` : `${the} ${what} ${ofWhom(name)}`;

/** The same without an article: "Dein Zug", "Zug von Anna". */
export const whoseBrief = (name: Name, your: string, what: string) =>
  isYou(name) ? `${your} ${what}` : `${what} ${ofWhom(name)}`;

/** What somebody does, within a sentence: "Anna nimmt", "du nimmst". */
export const doesInside = (name: Name, others: string, you: string) => `${inside(name)} ${isYou(name) ? you : others}`;
