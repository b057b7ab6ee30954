// Plays tournaments a slice at a time, so that it hears in between what the page wants next.

const SLICE = 80; // milliseconds
const MOST = 100_000; // games that the solver plays in one call

let loading = null;
let tournament = null;

async function load() {
  try {
    const module = await import("../../../rollwise.js");
    await module.default({ module_or_path: new URL("../../../rollwise_bg.wasm", import.meta.url) });
    return module;
  } catch (error) {
    throw new Error(`the solver could not be loaded (${error.message})`);
  }
}

/** With a query a tournament begins; without one the last one goes on. */
addEventListener("message", async ({ data: { run, query, most } }) => {
  try {
    loading ??= load();
    const { Tournament } = await loading;
    if (query) {
      tournament?.free();
      tournament = null;
      tournament = new Tournament(query);
    }
    const start = performance.now();
    const result = tournament.play(Math.min(most, MOST), SLICE);
    // The clock's steps are coarse: a time of zero tells nothing.
    postMessage({ run, result, time: Math.max(performance.now() - start, 0.1) });
  } catch (error) {
    postMessage({ run, error: error.message });
  }
});
