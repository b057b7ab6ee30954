/** What cannot be loaded, where it is the browser that asks for it or runs it by itself: told, and asked for again. */

import assert from "node:assert/strict";

import { FAILED, loseTheRest, testLost } from "./broken-steps.ts";
import { enter, link, offered, shareSite } from "./steps.ts";

const { onPage } = shareSite();

onPage(
  "details that can't be loaded say so beside the answer",
  {
    link: "taken=55w&target=25",
    prepare: loseTheRest,
    expected: FAILED,
  },
  async ({ page, context }) => {
    await page.locator(".details").getByText("This part could not be loaded.").waitFor();
    await enter(page, "13344");
    await page.getByText("Was 50.7%").waitFor();
    assert.deepEqual(await offered(page), ["1", "3", "4"]);
    await context.unrouteAll();
    await page.locator(".details").getByRole("button", { name: "Reload" }).click();
    await page.getByRole("region", { name: "All tiles" }).waitFor();
    assert.equal((await link(page)).roll, "13344");
  },
);

testLost(onPage, { "heckmeck_bg.wasm": ["a page instead"], "heckmeck.js": ["unreachable", "a page instead"] });

/** A worker that loads the solver and its tables, and tells what came of it. */
const WORKER = `
  import init, { evaluateTurn, loadTables } from "./heckmeck.js";
  await init();
  const before = evaluateTurn({ taken: [0, 0, 0, 0, 0, 0] }).source;
  const { missing } = await loadTables();
  postMessage({ before, missing, source: evaluateTurn({ taken: [0, 0, 0, 0, 0, 0] }).source });
`;

onPage(
  "one call loads the tables in a worker as well",
  {
    prepare: (context) =>
      context.route("**/worker-of-a-test.js", (route) =>
        route.fulfill({ body: WORKER, contentType: "text/javascript" }),
      ),
  },
  async ({ page }) => {
    const told = await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker(
            new URL(`${document.documentElement.dataset.top}modules/worker-of-a-test.js`, location.href),
            { type: "module" },
          );
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = (event) => reject(new Error(event.message || "the worker could not be loaded"));
        }),
    );
    assert.deepEqual(told, { before: "solved", missing: [], source: "table" });
  },
);
