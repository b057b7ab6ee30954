// Where the views come from that a visit does not begin with: the panels of the details, and what comes with the first tile. That of the turns needs all of a game with the computer, to make its
// positions again.

import { styled } from "../../../shell/host/styles.ts";
import type { Page } from "../actions.ts";

const TABLE = { key: "panel of the table", load: () => import("./details/of-table.ts") };
const TURNS = { key: "panel of turns", load: styled(() => import("./details/of-turns.ts")) };

export const SOURCES = { table: TABLE, moves: TURNS };

/** The plan and what is wanted of it, once they are there. */
export const withTiles = ({ answers }: Page) => answers.get("views with tiles", () => import("./with-tiles.ts"));
