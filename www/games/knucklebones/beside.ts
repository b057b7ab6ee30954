// Has the worker look further ahead at the position on screen.

import { createBeside as create } from "../../shell/beside.js";
import { createWorkerClient } from "../../shell/worker-client.js";
import { PATIENCE } from "./model/deepening.js";

/** @param {Pick<import("../../shell/worker-client.js").WorkerClient, "ask">} client @returns {import("./model/look.js").Beside} */
export const createBeside = (client) => ({
  deepen: create(client, "deepen", () => [Date.now() + PATIENCE]).find,
});

export const beside = createBeside(createWorkerClient("knucklebones"));
