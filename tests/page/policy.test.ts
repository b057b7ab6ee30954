/** What the policy of the pages holds. */

import assert from "node:assert/strict";

import { shareSite } from "./steps.ts";

const { onPage } = shareSite();

onPage(
  "no script is loaded from elsewhere, and no text becomes part of the page",
  { expected: /Trusted|policy/ },
  async ({ page }) => {
    const refused = await page.evaluate(() => {
      const script = document.createElement("script");
      const refuses = (run: () => unknown) => {
        try {
          run();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      return {
        elsewhere: refuses(() => Object.assign(script, { src: "https://elsewhere.test/app/heckmeck.en.js" })),
        beside: refuses(() => new Worker("/another-site.js")),
        markup: refuses(() => Object.assign(document.body, { innerHTML: "<b>bold</b>" })),
        own: refuses(() => Object.assign(script, { src: "../../app/heckmeck.en.js" })),
      };
    });
    // The tests' site lies in no folder of its own, so all of its origin is the site.
    assert.deepEqual(refused, { elsewhere: true, beside: false, markup: true, own: false });
  },
);
