// How the computer's players play, in French, by their names. The Lab has the same.

import type * as English from "../en/players.ts";
import { named } from "./pieces.ts";

export { playerWords } from "./pieces.ts";

/** What a game calls a player of the computer's, by its level if it has one: « Ordinateur (fort) ». */
export const computerName: typeof English.computerName = (by) => named(by, { computer: "Ordinateur", other: "" });
