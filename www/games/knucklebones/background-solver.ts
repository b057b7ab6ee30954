// Has the worker look further ahead at the position on screen.

import { createBackgroundSolver as create } from "../../shell/game/background-solver.ts";
import { browser } from "../../shell/host/browser.ts";
import type { WorkerClient } from "../../shell/host/worker-client.ts";
import { createWorkerClient } from "../../shell/host/worker-client.ts";
import type { BackgroundSolver } from "./model/analysis.ts";
import { isShallower, PATIENCE } from "./model/deepening.ts";
import type { Found, Query } from "./model/types.ts";

export const createBackgroundSolver = (client: Pick<WorkerClient, "ask">): BackgroundSolver => ({
  deepen: create<Query, Found>(client, "deepen", () => [browser.Date.now() + PATIENCE], isShallower).find,
});

export const background = createBackgroundSolver(createWorkerClient("knucklebones"));
