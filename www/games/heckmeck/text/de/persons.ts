// How players are spoken of in sentences about a table, in German.

import { capital } from "../../../../shell/text/capital.ts";
import { COMPUTER } from "../../model/names.ts";
import type { Name } from "../../model/types.ts";
import { called, inside, isYou } from "./names.ts";

/** Whose something is, behind it: "von Anna", "von dir", "des Computers". */
export const whose = (name: Name) =>
  isYou(name) ? "von dir" : name === COMPUTER ? "des Computers" : `von ${called(name)}`;

/** The same at the beginning of a sentence. */
export const Whose = (name: Name) => capital(whose(name));

/** What somebody does, within a sentence: "Anna nimmt", "du nimmst". */
export const doesInside = (name: Name, others: string, you: string) => `${inside(name)} ${isYou(name) ? you : others}`;
