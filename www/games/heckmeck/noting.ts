// How a move is noted, loaded where there is a table.

import type { AnyPage } from "../../shell/game/contract.ts";

export const noting = (page: AnyPage) => page.answers.get("how a move is noted", () => import("./model/note-move.ts"));
