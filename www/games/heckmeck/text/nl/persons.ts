// How players are spoken of in sentences about a table, in Dutch.

import type { Name } from "../../model/types.ts";
import { inside, isYou } from "./names.ts";

/** Whose something is, behind it: "van Anna", "van jou". */
export const whose = (name: Name): string => `van ${inside(name)}`;

/** The same at the beginning of a sentence. */
export const Whose = (name: Name): string => `Van ${inside(name)}`;

/** What somebody does, within a sentence: "Anna pakt", "je pakt". */
export const doesInside = (name: Name, others: string, you: string): string =>
  isYou(name) ? `je ${you}` : `${inside(name)} ${others}`;
