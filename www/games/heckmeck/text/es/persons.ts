// How players are spoken of in sentences about a table, in Spanish.

import { COMPUTER } from "../../model/names.ts";
import type { Name } from "../../model/types.ts";
import { called, inside, isYou } from "./names.ts";

/** Whose something is, behind it: "de Ana", "del ordenador". */
export const whose = (name: Name) => {
  if (name === COMPUTER) return "del ordenador";
  return isYou(name) ? "de ti" : `de ${called(name)}`;
};

/** The same at a beginning. */
export const Whose = (name: Name) => whose(name).replace("d", "D");

/** What somebody does, within a sentence: "Ana toma", "tomas". */
export const doesInside = (name: Name, others: string, you: string) =>
  isYou(name) ? you : `${inside(name)} ${others}`;
