/** Practice, as a person meets it: positions of the computer's, and own mistakes. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { eachWith } from "../tested.ts";
import { hindrancesOnAll } from "./looks-steps.ts";
import { choice, err, keptDecisions, MISTAKE, next, PRACTICE } from "./practice-steps.ts";
import { GAME } from "./rummikub-steps.ts";
import { button, eventually, keptOffline, link, openOffline, part, shareSite } from "./steps.ts";

const { onPage } = shareSite();

const verdict = (page: Page) => page.locator("#practice-question");

for (const [id, question] of eachWith("practice")) {
  onPage(`${id} is practised by everybody`, { ...PRACTICE, path: `${id}/?practice` }, async ({ page }) => {
    await choice(page).waitFor();
    assert.equal(await verdict(page).textContent(), question);
    assert.equal(await page.getByText("Best", { exact: true }).count(), 0, "nothing is told before");
    assert.deepEqual(await hindrancesOnAll(page), {});
    await choice(page).click();
    await next(page).waitFor();
    assert.match(String(await verdict(page).textContent()), /^Best!$|^As good as the best$| costs? /);
    // The first positions of the others have no single reason.
    if (id === "heckmeck") await page.getByText(/^Best because /).waitFor();
    assert.deepEqual(await hindrancesOnAll(page), {});
    const before = await page.locator(".practice-position").textContent();
    await next(page).press("Enter");
    await eventually(async () => {
      assert.equal(await verdict(page).textContent(), question);
      assert.notEqual(await page.locator(".practice-position").textContent(), before);
    });
  });
}

onPage("Tile rummy's puzzles lead to the game", { ...PRACTICE, path: "rummikub/?practice" }, async ({ page }) => {
  const solve = page.getByRole("link", { name: "Solve it" });
  await solve.waitFor();
  assert.ok(await page.getByText("Puzzle 1, easy").isVisible());
  assert.deepEqual(await hindrancesOnAll(page), {});
  assert.match(String(await solve.getAttribute("href")), /#.*puzzle=easy\.1(&|$)/);
});

onPage(
  "a puzzle that is solved leads back to practice, to another one, and the own game stays as it is",
  { path: "rummikub/", link: GAME, clock: "browser" },
  async ({ page, site }) => {
    let keep = () => {};
    const isLeft = new Promise<void>((resolve) => {
      keep = resolve;
    });
    // What keeps a decision is loaded with the first one: somebody goes back before it is there.
    await page.route(/rummikub[^/]*\.js/, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes("comesAgain")) await isLeft;
      await route.fulfill({ response });
    });
    await page.goto(`${site.url}rummikub/?practice`);
    await page.getByText("Puzzle 1, easy").waitFor();
    await page.getByRole("link", { name: "Solve it" }).click();
    await page.getByText("You are practising. Your own game is safe.").waitFor();
    await button(page.locator("#notices"), "Back to practice").waitFor();
    // The last hint offers the best move itself.
    await eventually(async () => {
      if (!(await part(page, "lay-best").isVisible())) await part(page, "hint").click({ timeout: 1000 });
      await part(page, "lay-best").click({ timeout: 1000 });
    });
    await eventually(async () => assert.match(String(await part(page, "headline").textContent()), /^Solved: /));
    await part(page, "practice").click();
    keep();
    await page.getByText("Puzzle 2, easy").waitFor();
    await page.getByRole("link", { name: "Back to the game" }).click();
    await eventually(async () => assert.equal((await link(page)).others, "12"));
    assert.equal(await page.locator("#notices").innerText(), "");
  },
);

onPage("the keyboard is enough", { ...PRACTICE, path: "knucklebones/?practice" }, async ({ page }) => {
  await choice(page).focus();
  await page.keyboard.press("Enter");
  await eventually(async () => {
    const isThere = await page.evaluate(() => document.activeElement?.matches("[data-key=next]"));
    assert.ok(isThere, "the button that leads on has the focus");
  });
});

onPage(
  "a position that is decided stays so while the next one is on its way",
  { path: "knucklebones/", link: MISTAKE, clock: "browser" },
  async ({ page, site }) => {
    await err(page);
    let go = () => {};
    const wanted = new Promise<void>((resolve) => {
      go = resolve;
    });
    let isHeld = false;
    // The computer's positions, which are asked for once own mistakes are done.
    await page.route(/knucklebones[^/]*\.js/, async (route) => {
      const response = await route.fetch();
      const isData = /\bhard"?: ?\[/.test(await response.text());
      isHeld ||= isData;
      if (isData) await wanted;
      await route.fulfill({ response });
    });
    await page.goto(`${site.url}knucklebones/?practice`);
    await page.getByText("Your own mistake, once more").waitFor();
    const column = page.locator(".practice-position [data-key=column-1]");
    await column.click();
    await page.getByText("Best!").waitFor();
    await next(page).click();
    await eventually(async () => assert.ok(isHeld, "the positions are asked for"));
    // As the keyboard does, which reaches what no finger can.
    await column.dispatchEvent("click");
    go();
    await page.getByText("From one of the computer’s games").waitFor();
    assert.equal(await part(page, "tally").textContent(), "1/1");
  },
);

onPage(
  "practice, what has come of it, evenings and rules are there without a network",
  { path: "knucklebones/", offline: true, clock: "browser" },
  async ({ page, site }) => {
    await keptOffline(page);
    await openOffline(page, `${site.url}knucklebones/?practice`);
    await choice(page).click();
    await next(page).waitFor();
    for (const [mode, name] of [
      ["progress", "How am I doing?"],
      ["evenings", "Evenings"],
      ["by-heart", "Rules to remember"],
    ]) {
      await page.goto(`${site.url}knucklebones/?${mode}`);
      await page.getByRole("heading", { name, level: 1 }).waitFor();
      await page.locator("main > *").first().waitFor();
    }
  },
);

onPage(
  "what a choice has cost is the number that stands beside it",
  { path: "knucklebones/?practice", ...PRACTICE },
  async ({ page }) => {
    let compared = 0;
    for (let nth = 0; nth < 4; nth += 1) {
      const picked = choice(page);
      const key = await picked.getAttribute("data-key");
      await picked.click();
      await next(page).waitFor();
      const cost = /costs ([\d.]+)/.exec(String(await verdict(page).textContent()))?.[1];
      const beside = /−([\d.]+)/.exec(String(await page.locator(`[data-key=${key}]`).textContent()))?.[1];
      if (cost) {
        assert.equal(Number(cost), Number(beside));
        compared += 1;
      }
      await next(page).click();
      await eventually(async () => assert.equal(await verdict(page).textContent(), "What do you do?"));
    }
    assert.ok(compared > 0, "none of them was a mistake");
  },
);

onPage(
  "a mistake by chance to win is told by that",
  {
    path: "heckmeck/",
    link: "mode=advice&player=-&player=24&by=-.best-to-win&taken=&roll=1155ww44",
    clock: "browser",
  },
  async ({ page, site }) => {
    // Advice is for the chance to win once that is known.
    await page.locator(".way-unit.of-win").first().waitFor();
    await page.locator("[data-key=way-1]").click();
    await eventually(async () => assert.equal((await keptDecisions(page)).length > 0, true));
    await page.goto(`${site.url}heckmeck/?practice`);
    await page.getByText("What wins most often?").waitFor();
    await page.locator(".practice-position [data-key=way-1]").click();
    await page.getByText(/points? of win chance$/).waitFor();
  },
);
