// How players are spoken of in sentences about a table, in Dutch.

import type { Name } from "../../model/types.ts";
import { inside, isYou } from "./names.ts";

/** Somebody's, within a sentence: "jouw stapel", "de stapel van Anna". */
export const owned = (name: Name, noun: string) => (isYou(name) ? `jouw ${noun}` : `de ${noun} van ${inside(name)}`);

/** The same at its beginning. */
export const Owned = (name: Name, noun: string) => (isYou(name) ? `Jouw ${noun}` : `De ${noun} van ${inside(name)}`);

/** What somebody does, within a sentence: "Anna pakt", "jij pakt". */
export const doesInside = (name: Name, others: string, you: string): string =>
  isYou(name) ? `jij ${you}` : `${inside(name)} ${others}`;

/** Who does something beside others, within a sentence: "jij", "de computer", "Anna". */
export const among = (name: Name) => (isYou(name) ? "jij" : inside(name));
