/** Whoever has the system choose the colours, or wants nothing to move. */

import assert from "node:assert/strict";

import type { BrowserContext, Locator, Page } from "playwright-core";

import { eachWith } from "../tested.ts";
import { PHONE } from "./harness.ts";
import { underWay } from "./heckmeck-table-steps.ts";
import { inLab } from "./lab-steps.ts";
import { button, eventually, face, type PageTest, pickTile, shareSite, undo, way } from "./steps.ts";

const { onPage } = shareSite();
const onLab = inLab(onPage);

const FORCED: PageTest = { sizes: { phone: PHONE }, context: { forcedColors: "active" } };

/** How a thing is drawn but for its ground. The colours of letters are the system's, such as that of what can't be used. */
const drawn = (locator: Locator) =>
  locator.evaluate((node) => {
    const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle, color } = getComputedStyle(node);
    return { borderTopWidth, borderTopStyle, outline: outlineStyle !== "none" && outlineWidth, color };
  });

/** Two things of which one is picked, best or can't be used are told apart without their grounds. */
const toldApart = (one: Locator, other: Locator, what: string) =>
  eventually(async () => assert.notDeepEqual(await drawn(one.first()), await drawn(other.first()), what));

const picked = (page: Page, row: string) => page.locator(`${row} input:checked + span`);
const unpicked = (page: Page, row: string) => page.locator(`${row} input:not(:checked) + span`);

onPage(
  "in forced colours Heckmeck tells what is picked, best and of no use",
  { ...FORCED, link: underWay({ roll: "1334" }) },
  async ({ page }) => {
    await toldApart(picked(page, ".tabs"), unpicked(page, ".tabs"), "the details");
    await toldApart(
      page.locator(".face.counting"),
      page.locator(".face:not(.counting, .dead)"),
      "the face last tapped",
    );
    await toldApart(page.locator(".face.dead"), page.locator(".face:not(.dead, .counting)"), "a face already taken");
    await toldApart(
      page.locator(".counts [aria-pressed=true]"),
      page.locator(".counts [aria-pressed=false]"),
      "how many",
    );
    await toldApart(page.locator(".counts :disabled"), page.locator(".counts :enabled").last(), "too many");
    await toldApart(undo(page), button(page, "Menu"), "nothing to undo");
    await face(page, "4").click();
    await way(page, "4").waitFor();
    await toldApart(page.locator(".way.best"), page.locator(".way:not(.best)"), "the best way");
    assert.equal(await page.locator(".way.best .way-mark").textContent(), "best");
  },
);

onPage(
  "in forced colours Heckmeck tells which tile is wanted",
  { ...FORCED, link: "taken=55w&roll=13344&goal=at-least&target=25" },
  async ({ page }) => {
    await pickTile(page, 26);
    await toldApart(picked(page, ".tiles"), unpicked(page, ".tiles"), "the tile");
    await toldApart(picked(page, ".target .segments"), unpicked(page, ".target .segments"), "the goal");
  },
);

const BOARDS = "mine=66-.543.21-&theirs=55-.621.44-";

onPage(
  "in forced colours Knucklebones tells what is rolled and best",
  { ...FORCED, path: "knucklebones/", link: `${BOARDS}&roll=5` },
  async ({ page }) => {
    await toldApart(page.locator(".way.best"), page.locator(".way:not(.best)"), "the best column");
    await toldApart(page.locator(".face.rolled"), page.locator(".face:not(.rolled)"), "the roll");
    await toldApart(picked(page, ".tabs"), unpicked(page, ".tabs"), "the details");
  },
);

onLab("in forced colours the Lab tells what is picked", FORCED, async ({ page }) => {
  await button(page, /^Play/).waitFor();
  await toldApart(picked(page, ".games"), unpicked(page, ".games"), "how many games");
});

/** Every movement that is begun is noted. */
const noted = (context: BrowserContext) =>
  context.addInitScript(() => {
    globalThis.motions = [];
    for (const kind of ["transitionrun", "animationstart"])
      addEventListener(
        kind,
        ({ target }) => globalThis.motions.push(`${kind} of ${(target as Element).className}`),
        true,
      );
    const { animate } = Element.prototype;
    Element.prototype.animate = function begin(...how) {
      globalThis.motions.push(`animation of ${this.className}`);
      return animate.apply(this, how);
    };
  });

const motions = (page: Page) =>
  page.evaluate(() => [...globalThis.motions, ...document.getAnimations().map(({ playState }) => playState)]);

/** Goes to the answer by the first skip link. */
async function skipToAnswer(page: Page) {
  await page.locator(".skip").first().focus();
  await page.keyboard.press("Enter");
}

for (const [id, { link, act }] of eachWith("roll"))
  for (const reducedMotion of ["reduce", "no-preference"] as const)
    onPage(
      `${id} ${reducedMotion === "reduce" ? "moves nothing where nothing is to move" : "shows where it leads"}, after a roll and on the way to the answer`,
      { path: `${id}/`, link, sizes: { phone: PHONE }, prepare: noted, context: { reducedMotion } },
      async ({ page }) => {
        await act(page);
        await skipToAnswer(page);
        const isStill = reducedMotion === "reduce";
        if (isStill) assert.deepEqual(await motions(page), []);
        else assert.notDeepEqual(await motions(page), []);
      },
    );
