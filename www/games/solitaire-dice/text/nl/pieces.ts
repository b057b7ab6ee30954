// What sentences of several files are made of, in Dutch.

import { RANKED } from "../../model/players.ts";
import { computerName } from "./players.ts";

/** What a game calls a player of the computer's within a sentence: a name that is not a level stands in quotes. */
export function computerInSentence(by: string): string {
  const name = computerName(by);
  return RANKED.includes(by) ? name : `“${name}”`;
}
