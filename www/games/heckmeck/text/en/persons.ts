// How players are spoken of in sentences about a table, in English.

import type { Name } from "../../model/types.ts";
import { called, inside, isYou } from "./names.ts";

/** Whose something is, within a sentence: "Ann's", "your". */
export const whose = (name: Name) => (isYou(name) ? "your" : `${called(name)}'s`);

/** The same at its beginning. */
export const Whose = (name: Name) => (isYou(name) ? "Your" : `${called(name)}'s`);

/** What somebody does, within a sentence: "Ann takes", "you take". */
export const doesInside = (name: Name, others: string, you: string) => `${inside(name)} ${isYou(name) ? you : others}`;
