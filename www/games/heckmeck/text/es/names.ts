// What players are called, in Spanish. Whoever plays the computer is called "Tú", and is spoken to.

import { COMPUTER, type GivenNames, YOU } from "../../model/names.ts";
import type { Name } from "../../model/types.ts";

/** Whom nobody has named. */
export const GIVEN_NAMES: GivenNames = ["Tú", "Ana", "Bruno", "Carla", "Dani", "Eva", "Fran", "Gema", "Ordenador"];

/** A name by itself. */
export const called = (name: Name) => (typeof name === "string" ? name : GIVEN_NAMES[name]);

export const isYou = (name: Name) => name === YOU;

/** Within a sentence. */
export const inside = (name: Name) => {
  if (name === COMPUTER) return "el ordenador";
  return isYou(name) ? "tú" : called(name);
};

/** What somebody does, at the beginning of a sentence: "Ana toma", "Tomas". */
export const does = (name: Name, others: string, you: string) => {
  if (isYou(name)) return you.charAt(0).toLocaleUpperCase() + you.slice(1);
  return `${name === COMPUTER ? "El ordenador" : called(name)} ${others}`;
};
