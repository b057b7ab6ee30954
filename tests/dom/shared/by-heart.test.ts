/** Pages of rules to remember, as a person meets them. */

import assert from "node:assert/strict";
import type { BrowserContext } from "playwright-core";
import { byHeart as heckmeck } from "../../../www/games/heckmeck/by-heart/by-heart.ts";
import { byHeart as knucklebones } from "../../../www/games/knucklebones/by-heart/by-heart.ts";
import { byHeart as solitaireDice } from "../../../www/games/solitaire-dice/by-heart/by-heart.ts";
import { choice, keptDecisions, next } from "../../page/practice-steps.ts";
import { createFormats } from "../../words/texts.ts";
import { button, eventually, hash, shareSite } from "../steps.ts";

const { onPage } = shareSite();

onPage(
  "the card is picked by keyboard, and the focus stays",
  { path: "knucklebones/?by-heart", ready: false },
  async ({ page }) => {
    await button(page, "3").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "3 rules" }).waitFor();
    await eventually(async () =>
      assert.equal(await page.evaluate(() => document.activeElement?.textContent?.trim()), "3"),
    );
    assert.equal(await button(page, "3").getAttribute("aria-pressed"), "true");
  },
);

onPage(
  "Heckmeck's card is picked, and it and practice lead to each other",
  { path: "heckmeck/?by-heart", link: "rules=7&aim=win", ready: false },
  async ({ page }) => {
    await page.getByRole("heading", { name: "One rule" }).waitFor();
    await button(page, "5").click();
    await page.getByRole("heading", { name: "5 rules" }).waitFor();
    assert.equal(await hash(page), "rules=5");
    await page.getByText("Four faces out: stop as soon as you get a tile.").waitFor();
    await page.getByRole("link", { name: "Practise them" }).click();
    await page.getByText("By the 5 rules").waitFor();
    assert.equal(await hash(page), "rules=5");
    await page.getByRole("link", { name: "Rules to remember" }).click();
    await page.getByRole("heading", { name: "5 rules" }).waitFor();
  },
);

/** The same dice in every run. */
const prepare = (context: BrowserContext) =>
  context.addInitScript("let seed = 5; Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647");

const formats = createFormats("en");

for (const [id, said, { cards }] of [
  ["heckmeck", heckmeck.words(formats).rules, heckmeck],
  ["knucklebones", knucklebones.words(formats).rules, knucklebones],
  ["solitaire-dice", solitaireDice.words(formats).rules, solitaireDice],
] as [string, Record<string, string>, typeof heckmeck][])
  onPage(
    `${id}'s rules are practised one after the other, and each says whether it is right`,
    { path: `${id}/?practice`, link: "rules=3", ready: false, prepare },
    async ({ page }) => {
      for (const [nth, rule] of cards[1].rules.entries()) {
        await choice(page).click();
        await page.getByText(`Rule ${nth + 1} of 3: ${said[rule]}`).waitFor();
        const worth = await page.locator("[data-key=rule-worth]").textContent();
        assert.match(
          String(worth),
          /^Here the rule (finds the best choice|finds one as good as the best|is wrong)\.|^You went by the rule; here it is wrong\.$/,
        );
        await next(page).click();
        await page.getByText("What ").first().waitFor();
      }
      assert.equal(await page.getByRole("radio").count(), 0, "rules are as hard as they are");
    },
  );

onPage(
  "a position that the card has wrong says so, by how much, and only what was decided wrong is kept, not what was decided by it",
  { path: "heckmeck/?practice", link: "rules=1", ready: false, prepare },
  async ({ page }) => {
    const verdict = page.locator("#practice-question");
    const worths = new Set<string>();
    let missed = 0;
    for (let nth = 0; nth < 60 && worths.size < 3; nth += 1) {
      await choice(page).click();
      const rule = String(await page.locator("[data-key=rule-worth]").textContent());
      const isMissed = / costs? /.test(String(await verdict.textContent()));
      missed += Number(isMissed);
      if (rule.startsWith("Here the rule finds")) worths.add("right");
      else if (rule === "You went by the rule; here it is wrong.") {
        assert.ok(isMissed, "what that costs is said");
        worths.add("followed");
        missed -= 1;
      } else if (rule.startsWith("Here")) {
        assert.match(rule, /^Here the rule is wrong\. .+ costs? \d\.\d\d worms\.$/);
        worths.add("wrong");
      }
      await next(page).click();
    }
    assert.deepEqual([...worths].sort(), ["followed", "right", "wrong"]);
    await eventually(async () => assert.equal((await keptDecisions(page, "cards")).length, missed));
  },
);

onPage(
  "what a rule has right is said in practice of decisions as well, and leads to the card",
  { path: "heckmeck/?practice", ready: false },
  async ({ page }) => {
    await choice(page).click();
    const rule = String(await page.locator("[data-key=rule]").textContent());
    assert.match(rule, /^Rule [1-5] of 5: /);
    await page.getByText("Here the rule finds the best choice.").waitFor();
    await page.getByRole("link", { name: "Rules to remember" }).click();
    await page.getByRole("heading", { name: "5 rules" }).waitFor();
    await page.locator(".rules li").getByText(rule.slice("Rule 1 of 5: ".length)).waitFor();
  },
);
