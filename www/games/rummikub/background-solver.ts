// What the worker does for the page: decides for the computer's players, finds puzzles, and looks at positions of many tiles.

import { answerOf, createBackgroundSolver } from "../../shell/game/background-solver.ts";
import type { WorkerClient } from "../../shell/host/worker-client.ts";
import { createWorkerClient } from "../../shell/host/worker-client.ts";
import { createAnalyse, type Decisive } from "./model/large.ts";
import type { BackgroundSolver } from "./model/match-analysis.ts";
import type { Analysis } from "./model/types.ts";

export const createAll = (client: Pick<WorkerClient, "ask">): BackgroundSolver => ({
  decide: (...asked) => answerOf(client, "decide", asked),
  puzzle: (...asked) => answerOf(client, "puzzle", asked),
});

const client = createWorkerClient("rummikub");

export const background = createAll(client);

/** What is to be said of a position, of many tiles too: of the one on screen, and of no other any more. */
export const analyseBeside = createAnalyse(createBackgroundSolver<Decisive, Analysis>(client, "analyse").find);
