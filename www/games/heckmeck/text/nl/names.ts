// What players are called, in Dutch. Whoever plays the computer is called "Jij", and is spoken to.

import { COMPUTER, type GivenNames, YOU } from "../../model/names.ts";
import type { Name } from "../../model/types.ts";

/** Whom nobody has named. */
export const GIVEN_NAMES: GivenNames = ["Jij", "Anna", "Ben", "Cleo", "Daan", "Eva", "Finn", "Gina", "Computer"];

/** A name by itself. */
export const called = (name: Name): string => (typeof name === "string" ? name : GIVEN_NAMES[name]);

export const isYou = (name: Name): name is typeof YOU => name === YOU;

/** Who does something, at the beginning of a sentence: "Je", "De computer", "Anna". */
const starting = (name: Name) => (isYou(name) ? "Je" : name === COMPUTER ? "De computer" : called(name));

/** To whom or from whom, within a sentence: "jou", "de computer", "Anna". */
export const inside = (name: Name): string => (isYou(name) ? "jou" : name === COMPUTER ? "de computer" : called(name));

/** What somebody does, at the beginning of a sentence: "Anna pakt", "Je pakt". */
export const does = (name: Name, others: string, you: string): string =>
  `${starting(name)} ${isYou(name) ? you : others}`;
