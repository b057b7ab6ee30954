// What sentences of several files are made of, in Dutch: what belongs to a player, and who stands beside others.

import { capital } from "../../../../shell/text/capital.ts";
import type { Name } from "../../model/types.ts";
import { inside, isYou } from "./names.ts";
import { whose } from "./persons.ts";

/** Somebody's, within a sentence: "jouw stapel", "de stapel van Anna". */
export const owned = (name: Name, noun: string) => (isYou(name) ? `jouw ${noun}` : `de ${noun} ${whose(name)}`);

/** The same at its beginning: "Je beurt", "De beurt van Anna". */
export const Owned = (name: Name, noun: string) => (isYou(name) ? `Je ${noun}` : capital(owned(name, noun)));

/** Who does something beside others, within a sentence: "jij", "de computer", "Anna". */
export const among = (name: Name) => (isYou(name) ? "jij" : inside(name));
