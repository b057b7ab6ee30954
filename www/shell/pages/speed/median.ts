// How long a call takes.

import { browser } from "../../host/browser.ts";
import { at } from "../../model/at.ts";

const ROUNDS = 40;
/** Rounds that only tell how many calls the others make. */
const FIRST_ROUNDS = 5;
/** What a round takes, for the clock's coarse step. */
const ROUND = 8; // milliseconds

/** Median milliseconds of one call. */
export async function median(call: () => void, { rounds: most = ROUNDS, first = FIRST_ROUNDS } = {}) {
  const rounds = [];
  let calls = 1;
  for (let round = 0; round < most; round += 1) {
    const start = browser.performance.now();
    for (let nth = 0; nth < calls; nth += 1) call();
    const time = browser.performance.now() - start;
    if (round < first) calls = Math.max(1, Math.ceil((calls * ROUND) / Math.max(time, 0.1)));
    else rounds.push(time / calls);
    await new Promise((resolve) => browser.setTimeout(resolve));
  }
  return at(
    rounds.sort((a, b) => a - b),
    Math.floor(rounds.length / 2),
  );
}
