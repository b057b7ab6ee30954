/** What somebody else does, on a device of their own. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";

import { openPage, PHONE } from "./harness.ts";
import { PAGE, weightsTaken } from "./solitaire-dice-steps.ts";
import { firstNumbers, type Visit } from "./steps.ts";

/** Has somebody else open a link, on a device of their own, and do something there. */
export async function elsewhere(
  { browser, site }: Pick<Visit, "browser" | "site">,
  link: string,
  run: (page: Page) => unknown,
) {
  const url = `${site.url}${PAGE.path}#${link}`;
  const { page, context, problems } = await openPage(browser, { url, clock: "held", ...PHONE });
  try {
    await firstNumbers(page);
    await weightsTaken(page);
    await run(page);
    assert.deepEqual(problems, []);
  } finally {
    await context.close();
  }
}
