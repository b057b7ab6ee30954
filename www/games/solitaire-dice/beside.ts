// What the worker does for the page: looks further ahead at the sheet on screen, plays games from it, and decides for
// the others.

import { answerOf, createBeside } from "../../shell/beside.js";
import { createWorkerClient } from "../../shell/worker-client.js";

/** @typedef {Pick<import("../../shell/worker-client.js").WorkerClient, "ask">} Client */

/** @param {Client} client @returns {import("./model/look.js").Beside} */
export const createAll = (client) => ({
  deepen: createBeside(client, "deepen"),
  play: createBeside(client, "play"),
  decide: (query, player, seed) => answerOf(client, "decide", [query, player, seed]),
});

export const beside = createAll(createWorkerClient("solitaire-dice"));
