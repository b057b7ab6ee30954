/** Knucklebones on small screens and in large letters: why the best column is that is in sight, and the columns keep their words. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import LANGUAGES from "../../www/languages.json" with { type: "json" };
import { makeScreen, onEach, type Screen, unseenOf } from "./sizes-steps.ts";
import { part, shareSite, tap, textOf } from "./steps.ts";
import { onceStill } from "./still.ts";

const { onPage } = shareSite();

const SCREENS: Record<string, Screen> = Object.fromEntries(
  [16, 20, 24, 28, 32].flatMap((letters) =>
    [
      [360, 740],
      [320, 568],
      [740, 360],
    ].map(([width, height]) => [`${width} × ${height} in ${letters} px`, { width, height, letters }]),
  ),
);

/** There letters are so large that the pad lies below the boards, which fill the screen. */
const SCROLLED = ["320 × 568 in 32 px"];

/** Why the best column is that: as much as can be said in it and of it, and the longest reason. */
const REASONS = {
  "it removes": "mine=66-.2--.2--&theirs=3--.44-.5--&roll=4",
  "it is safe": "mine=6--.2--.5--&theirs=3--.4--.112&roll=6",
};

/** Words of a column that run out of it. */
const cut = (page: Page) =>
  page.locator(".way :is(.number, .way-mark, .effect span)").evaluateAll((nodes) =>
    nodes
      .filter((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        // What is only for the ear is nowhere on screen.
        const heard = node.querySelector(".unseen");
        if (heard) range.setEndBefore(heard);
        const [text, column] = [range, node.closest(".way") as Element].map((one) => one.getBoundingClientRect());
        return text.width > 0 && (text.left < column.left || text.right > column.right);
      })
      .map((node) => node.textContent),
  );

/** What is written first in the pad, which is all that lies below the boards or beside them. */
const firstBelow = (page: Page) =>
  page.locator(".roll").evaluate((pad) => {
    const texts = [...pad.querySelectorAll("*:not(.unseen)")]
      .filter((node) => node.checkVisibility())
      .flatMap((node) =>
        [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim()),
      );
    const topOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().top;
    };
    return texts.toSorted((one, other) => topOf(one) - topOf(other))[0]?.textContent;
  });

for (const language of Object.keys(LANGUAGES))
  for (const [name, link] of Object.entries(REASONS))
    onPage(
      `the reason is the first below the boards and never under the pad, and columns keep their words, where ${name}, in the language ${language}`,
      { path: `${language === "en" ? "" : `${language}/`}knucklebones/`, link },
      async ({ page }) => {
        const why = part(page, "why");
        await why.waitFor();
        await onEach(page, SCREENS, async (screen) => {
          await page.evaluate(() => scrollTo(0, 0));
          if (SCROLLED.includes(screen)) await why.scrollIntoViewIfNeeded();
          await onceStill(page, async () => {
            const unseen = await unseenOf(page, ['[data-key="why"]']);
            const found = { unseen, cut: await cut(page), first: await firstBelow(page) };
            assert.deepEqual({ screen, ...found }, { screen, unseen: [], cut: [], first: await textOf(why) });
          });
        });
      },
    );

onPage(
  "what the chance is made of is one tap away, and by keyboard, before a roll and after it",
  { path: "knucklebones/", link: "mine=66-.54-.2--&theirs=55-.62-.44-" },
  async ({ page }) => {
    const dialog = page.getByRole("dialog", { name: "Your chance to win" });
    const made = /Win, tie, loss .*%.*A tie counts half\..*Expected lead/;
    const chance = page.getByRole("button", { name: /^\d+(\.\d)?% ?, plus or minus/ });
    await makeScreen(page, { width: 360, height: 740, letters: 16 });
    await tap(chance);
    assert.match((await textOf(dialog)).replace(/\s+/g, " "), made);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await tap(part(page, "face-5"));
    await chance.focus();
    await page.keyboard.press("Enter");
    assert.match((await textOf(dialog)).replace(/\s+/g, " "), made);
    assert.doesNotMatch(await textOf(page.locator(".side")), /win, tie|lead|ahead/i);
  },
);
