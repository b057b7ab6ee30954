// How players are spoken of in sentences about a table, in French.

import { COMPUTER } from "../../model/names.ts";
import type * as English from "../en/persons.ts";
import { called, inside, isYou } from "./names.ts";
import { of } from "./pieces.ts";

/** Whose something is: « d'Anne », « de toi ». */
export const whose: typeof English.whose = of;

/** Whose turn it is, at the beginning of a sentence: « À Anne », « À toi ». */
export const Whose: typeof English.Whose = (name) => `À ${inside(name)}`;

/** What somebody does, within a sentence: « Anne prend », « tu prends », « l'ordinateur prend ». */
export const doesInside: typeof English.doesInside = (name, others, you) => {
  if (isYou(name)) return `tu ${you}`;
  return `${name === COMPUTER ? inside(name) : called(name)} ${others}`;
};
