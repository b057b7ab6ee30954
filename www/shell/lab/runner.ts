// Has a game's worker play tournaments one after the other.
//
// The worker serves `tournament(query, games)`, made by tournament.js. It answers after each slice of games with `result`, all games
// so far (`result.games` says how many), and `time`, the milliseconds that this slice took.

/** @typedef {import("./lab.d.ts").Run} Run */

/**
 * @param {import("../worker-client.js").WorkerClient} client the game's worker
 * @param {(setting: any) => import("./lab.d.ts").Plan} plan
 * @param {(run: Run) => void} onchange called with the run whenever it has got on
 */
export function createRunner(client, plan, onchange) {
  /** @type {Run | null} */
  let run = null;
  let runs = 0;
  let drop = () => {};

  /** @param {Partial<Run>} change */
  function goOn(change) {
    run = { .../** @type {Run} */ (run), ...change };
    onchange(run);
  }

  /** Has a tournament played, and those after it. @param {import("./lab.d.ts").Plan} plan @param {number} nth */
  function ask({ queries, games }, nth) {
    drop = client.ask("tournament", [queries[nth], games], {
      answer: ({ result, time }) => note(nth, result, time),
      done: () => (nth + 1 < queries.length ? ask({ queries, games }, nth + 1) : goOn({ state: "done" })),
      failed: (failure) => goOn({ state: "failed", failure }),
    });
  }

  /** @param {number} nth @param {{ games: number }} result @param {number} time */
  function note(nth, result, time) {
    const before = /** @type {Run} */ (run);
    const more = result.games - (before.results[nth]?.games ?? 0);
    goOn({ results: before.results.with(nth, result), done: before.done + more, time: before.time + time });
  }

  /** Begins the run of a setting, and fails if that can't be planned. @param {any} setting */
  function begin(setting) {
    try {
      const planned = plan(setting);
      const of = planned.queries.length * planned.games;
      run = { ...fresh(setting), results: planned.queries.map(() => null), of };
      ask(planned, 0);
    } catch (error) {
      run = { ...fresh(setting), state: "failed", failure: { kind: "answer", reason: String(error) } };
    }
  }

  /** @param {any} setting @returns {Run} */
  const fresh = (setting) => ({
    number: runs,
    setting,
    results: [],
    done: 0,
    of: 0,
    time: 0,
    state: "playing",
    failure: null,
  });

  return {
    /** Begins a run, in place of the one before. @param {any} setting */
    start(setting) {
      drop();
      runs += 1;
      begin(setting);
      goOn({});
    },
    /** Ends the run; what has been played is kept. */
    cancel() {
      if (run?.state !== "playing") return;
      drop();
      goOn({ state: "cancelled" });
    },
  };
}
