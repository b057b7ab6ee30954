// Where the panels of the details come from. That of the turns needs all of a game with the computer, to make its
// positions again.

import { styled } from "../../../shell/styles.ts";

const TABLE = { key: "panel of the table", load: () => import("./details/of-table.ts") };
const TURNS = { key: "panel of turns", load: () => import("./details/of-turns.ts") };
const HELP = { key: "panel of help", load: styled(() => import("./details/help.ts")) };

export const SOURCES = { table: TABLE, moves: TURNS, help: HELP };
