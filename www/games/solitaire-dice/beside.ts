// What the worker does for the page: looks further ahead at the sheet on screen, plays games from it, and decides for
// the others.

import { answerOf, createBeside } from "../../shell/beside.ts";
import type { WorkerClient } from "../../shell/worker-client.ts";
import { createWorkerClient } from "../../shell/worker-client.ts";
import type { Beside } from "./model/look.ts";

type Client = Pick<WorkerClient, "ask">;

export const createAll = (client: Client): Beside => ({
  deepen: createBeside(client, "deepen"),
  play: createBeside(client, "play"),
  decide: (query, player, seed) => answerOf(client, "decide", [query, player, seed]),
});

export const beside = createAll(createWorkerClient("solitaire-dice"));
