// Has the worker go on with what is on screen, and with nothing else; or asks it for one answer.

import { pause } from "../host/pause.ts";
import { WorkerError } from "../host/reasons.ts";
import type { WorkerClient } from "../host/worker-client.ts";
import type { Answers } from "./contract.ts";

/** What has been found so far, the best of it last; null before the first finding. */
export interface Findings<Found> {
  found: Found | null;
  isDone: boolean;
}

const NOTHING = { found: null, isDone: false };

/**
 * What was found beside the page, or, where the worker could not find it, by the page itself; undefined until then.
 * @param work null where the worker has not what it takes
 * @param instead how the page finds it; undefined while it can't tell yet
 */
export function foundBeside<Found>(
  answers: Pick<Answers, "get">,
  key: string,
  work: () => Promise<Found | null>,
  instead: () => Found | undefined,
): Found | undefined {
  const found = answers.get(key, work);
  if (found.status === "pending") return undefined;
  return found.status === "here" && found.value !== null ? found.value : instead();
}

/**
 * @param server what of the worker finds it: ever better findings, or null for a step that brought none
 * @param more what it is told besides the query, as of when it is asked
 * @param isWorse whether a finding is worse than one that is there already, as the first ones are where a search begins anew
 */
export function createBackgroundSolver<Query, Found>(
  client: Pick<WorkerClient, "ask">,
  server: string,
  more: () => unknown[] = () => [],
  isWorse: (found: Found, known: Found) => boolean = () => false,
) {
  /** What is being worked on. */
  let wanted = "";
  let drop = () => {};

  async function begin(key: string, query: Query, answers: Answers) {
    // What is on screen is drawn first.
    await pause();
    if (wanted !== key) return;
    let best = knownOf(key, answers);
    const put = (more: Partial<Findings<Found>>) => {
      best = { ...best, ...more };
      answers.put(key, best);
    };
    drop = client.ask(server, [query, ...more()], {
      answer: (found: Found | null) => {
        if (found !== null && !(best.found && isWorse(found, best.found))) put({ found });
      },
      done: () => put({ isDone: true }),
      failed: () => put({ isDone: true }),
    });
  }

  const keyOf = (query: Query) => `${server} ${JSON.stringify(query)}`;
  /** What has been found so far is there at once. */
  function knownOf(key: string, answers: Answers): Findings<Found> {
    const known = answers.get<Findings<Found>>(key, () => NOTHING);
    return known.status === "here" ? known.value : NOTHING;
  }

  return {
    /**
     * What has been found of a query so far; it is gone on with from now on, and nothing else is. Null: there is none.
     */
    find(query: Query | null, answers: Answers) {
      const key = query === null ? "" : keyOf(query);
      const known = key === "" ? NOTHING : knownOf(key, answers);
      if (key !== wanted) {
        drop();
        drop = () => {};
        wanted = key;
        if (key !== "" && !known.isDone) begin(key, query as Query, answers);
      }
      return known;
    },
    /** The same where nothing is gone on with. */
    known: (query: Query, answers: Answers) => knownOf(keyOf(query), answers),
  };
}

/** The last of what the worker answers. */
export const answerOf = <Value>(client: Pick<WorkerClient, "ask">, name: string, asked: unknown[]): Promise<Value> =>
  new Promise((keep, fail) => {
    let last: Value;
    client.ask(name, asked, {
      answer: (value: Value) => {
        last = value;
      },
      done: () => keep(last),
      failed: ({ reason }) => fail(new WorkerError(reason)),
    });
  });
