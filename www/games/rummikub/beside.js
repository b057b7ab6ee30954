// What the worker does for the page: decides for the computer's players, and finds puzzles.

import { answerOf } from "../../shell/beside.js";
import { createWorkerClient } from "../../shell/worker-client.js";

/** @param {Pick<import("../../shell/worker-client.js").WorkerClient, "ask">} client @returns {import("./model/bench-look.js").Beside} */
export const createAll = (client) => ({
  decide: (...asked) => answerOf(client, "decide", asked),
  puzzle: (puzzle) => answerOf(client, "puzzle", [puzzle]),
});

export const beside = createAll(createWorkerClient("rummikub"));
