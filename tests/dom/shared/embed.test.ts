/** What a position says in a frame of somebody else's page. */

import assert from "node:assert/strict";

import { INSTRUCTION, NARROW, numbersOf, toldIn } from "../../frame-steps.ts";
import { eachWith } from "../../tested.ts";
import { eventually, shareSite } from "../steps.ts";

const { onPage } = shareSite();

for (const [id, { links, numbers, says }] of eachWith("frame")) {
  for (const { link, says: text } of says)
    onPage(
      `a frame with ${id}/#${link} says what is shown, not what to do`,
      { path: `${id}/?embed`, link, ready: false, sizes: NARROW },
      async ({ page }) => {
        await eventually(async () => assert.match(await toldIn(page), text));
        assert.doesNotMatch(await toldIn(page), INSTRUCTION);
      },
    );

  onPage(
    `what can't be read of a link to ${id} is said where it is embedded, and another link is followed`,
    { path: `${id}/?embed`, link: "nonsense=1", ready: false, sizes: NARROW },
    async ({ page }) => {
      await page.getByText("Part of this link could not be read").waitFor();
      await page.evaluate((link) => {
        location.hash = link;
      }, links[0] ?? "");
      await numbersOf(page, numbers);
      await eventually(async () => assert.equal(await page.locator("#notices .notice").count(), 0));
      assert.equal(await page.locator("#open").getAttribute("href"), `./#${links[0]}`);
    },
  );
}
