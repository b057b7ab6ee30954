// What sentences of several files are made of, in Dutch.

import { described } from "../../model/players.ts";
import { computerName } from "./players.ts";

/** What a game calls a player of the computer's within a sentence: a name that is not a level stands in quotes. */
export function computerInSentence(by: string): string {
  const name = computerName(by);
  return described(by).level === null ? `“${name}”` : name;
}
