// What players are called, in German. Whoever plays the computer is called "Du", and is spoken to.

import { COMPUTER, type GivenNames, YOU } from "../../model/names.ts";
import type { Name } from "../../model/types.ts";

/** Whom nobody has named. */
export const GIVEN_NAMES: GivenNames = ["Du", "Anna", "Ben", "Clara", "David", "Eva", "Finn", "Gina", "Computer"];

/** A name by itself. */
export const called = (name: Name) => (typeof name === "string" ? name : GIVEN_NAMES[name]);

export const isYou = (name: Name) => name === YOU;

/** Within a sentence. */
export const inside = (name: Name) => (isYou(name) ? "du" : name === COMPUTER ? "der Computer" : called(name));

/** What somebody does, at the beginning of a sentence: "Anna nimmt", "Du nimmst". */
export const does = (name: Name, others: string, you: string) =>
  `${name === COMPUTER ? "Der Computer" : called(name)} ${isYou(name) ? you : others}`;
