// What the worker does for the page: decides for the computer's players, finds puzzles, and looks at positions of many tiles.

import { answerOf, createBeside } from "../../shell/beside.js";
import { createWorkerClient } from "../../shell/worker-client.js";

/** @param {Pick<import("../../shell/worker-client.js").WorkerClient, "ask">} client @returns {import("./model/bench-look.js").Beside} */
export const createAll = (client) => ({
  decide: (...asked) => answerOf(client, "decide", asked),
  puzzle: (puzzle) => answerOf(client, "puzzle", [puzzle]),
});

const client = createWorkerClient("rummikub");

export const beside = createAll(client);

/** What is to be said of a position of many tiles: of the one on screen, and of no other any more. @type {Parameters<typeof import("./model/large.js").createLook>[0]} */
export const findBeside = createBeside(client, "look").find;
