// What the worker does for the page: looks further ahead at the sheet on screen, plays games from it, and decides for
// the others.

import { answerOf, createBackgroundSolver } from "../../shell/game/background-solver.ts";
import type { WorkerClient } from "../../shell/host/worker-client.ts";
import { createWorkerClient } from "../../shell/host/worker-client.ts";
import type { BackgroundSolver } from "./model/background.ts";

type Client = Pick<WorkerClient, "ask">;

export const createAll = (client: Client): BackgroundSolver => ({
  deepen: createBackgroundSolver(client, "deepen"),
  reach: createBackgroundSolver(client, "reach"),
  play: createBackgroundSolver(client, "play"),
  decide: (query, player, seed) => answerOf(client, "decide", [query, player, seed]),
});

export const background = createAll(createWorkerClient("solitaire-dice"));
