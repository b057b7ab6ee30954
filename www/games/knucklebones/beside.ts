// Has the worker look further ahead at the position on screen.

import { createBeside as create } from "../../shell/beside.ts";
import type { WorkerClient } from "../../shell/worker-client.ts";
import { createWorkerClient } from "../../shell/worker-client.ts";
import { PATIENCE } from "./model/deepening.ts";
import type { Beside } from "./model/look.ts";
import type { Found, Query } from "./model/types.ts";

export const createBeside = (client: Pick<WorkerClient, "ask">): Beside => ({
  deepen: create<Query, Found>(client, "deepen", () => [Date.now() + PATIENCE]).find,
});

export const beside = createBeside(createWorkerClient("knucklebones"));
