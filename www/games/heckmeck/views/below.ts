// Where the table of a game stands on the page.

import type { Page } from "../actions.ts";
import { isThrown } from "../model/state.ts";

/**
 * Whether the table stands below the answer: on a phone where dice are entered, so that they and the best way are on
 * screen together. What is tapped there stands first then, and everybody's score in a line above the answer.
 */
export const isBelow = ({ state, room }: Pick<Page, "state" | "room">) => !room.isWide && !isThrown(state);
