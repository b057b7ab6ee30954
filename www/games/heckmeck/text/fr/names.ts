// What players are called, in French. Whoever plays the computer is called « Toi », and is spoken to.

import { COMPUTER, type GivenNames, YOU } from "../../model/names.ts";
import type { Name } from "../../model/types.ts";

/** Whom nobody has named. */
export const GIVEN_NAMES: GivenNames = ["Toi", "Anne", "Ben", "Chloé", "David", "Emma", "Félix", "Gina", "Ordinateur"];

/** A name by itself: « Anne », « Toi », « Ordinateur ». */
export const called = (name: Name) => (typeof name === "string" ? name : GIVEN_NAMES[name]);

export const isYou = (name: Name) => name === YOU;

/** Within a sentence: « Anne », « toi », « l'ordinateur ». */
export const inside = (name: Name) => {
  if (isYou(name)) return "toi";
  return name === COMPUTER ? "l’ordinateur" : called(name);
};

/** What somebody does, at the beginning of a sentence: « Anne prend », « Tu prends », « L'ordinateur prend ». */
export const does = (name: Name, others: string, you: string) => {
  if (isYou(name)) return `Tu ${you}`;
  return `${name === COMPUTER ? "L’ordinateur" : called(name)} ${others}`;
};
