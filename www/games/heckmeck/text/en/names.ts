// What players are called, in English. Whoever plays the computer is called "You", and is spoken to.

import { type GivenNames, YOU } from "../../model/names.ts";
import type { Name } from "../../model/types.ts";

/** Whom nobody has named. */
export const GIVEN_NAMES: GivenNames = ["You", "Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Computer"];

/** A name by itself, or at the beginning of a sentence. */
export const called = (name: Name) => (typeof name === "string" ? name : GIVEN_NAMES[name]);

export const isYou = (name: Name) => name === YOU;

/** Within a sentence. */
export const inside = (name: Name) => (isYou(name) ? "you" : called(name));

/** What somebody does, at the beginning of a sentence: "Ann takes", "You take". */
export const does = (name: Name, others: string, you: string) => `${called(name)} ${isYou(name) ? you : others}`;
