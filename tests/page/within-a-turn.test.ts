/** Within a turn no control moves: not by what is said, nor by what is chosen. */

import assert from "node:assert/strict";

import type { Locator, Page } from "playwright-core";
import { GAME, HAND, headline } from "./rummikub-steps.ts";
import { makeScreen, SCREENS } from "./sizes-steps.ts";
import { ENDS, linkTo, settled, weightsTaken } from "./solitaire-dice-steps.ts";
import { eventually, link, part, shareSite, shows, tap, withPreferencesOf } from "./steps.ts";

const { onPage } = shareSite();

/** Where parts of the page lie on the screen, by their selectors, and how far it is scrolled. */
const places = (page: Page, selectors: string[]) =>
  page.evaluate(
    (selectors): Record<string, number | string[]> => ({
      scrolled: scrollY,
      ...Object.fromEntries(
        selectors.map((selector) => [
          selector,
          [...document.querySelectorAll(selector)].map((node) => {
            const { x, y, width, height } = node.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join(" ");
          }),
        ]),
      ),
    }),
    selectors,
  );

/** Takes steps one after another, each a name and what is done; after each of them every part lies where it lay. */
async function expectsStill(page: Page, selectors: string[], steps: Record<string, () => Promise<unknown>>) {
  const before = await places(page, selectors);
  for (const selector of selectors) assert.ok((before[selector] as string[]).length > 0, `there is ${selector}`);
  for (const [name, step] of Object.entries(steps)) {
    await step();
    assert.deepEqual({ name, ...(await places(page, selectors)) }, { name, ...before });
  }
}

/** What must not move in Tile rummy. Tiles that are laid leave their room. */
const CONTROLS = [
  ".headline",
  ".rack",
  ".rack li",
  ".pad",
  ".own-buttons > :nth-child(1)",
  ".own-buttons > :nth-child(2)",
  ".own-buttons > :nth-child(3)",
];
const SETS = ".table-sets > li";

const rackTile = (page: Page, name: string) =>
  page.locator(".rack").getByRole("button", { name: new RegExp(`^${name}\\b`) });

/** A tap that scrolls nothing: as a finger's on what is in sight. */
const touch = (locator: Locator) => locator.evaluate((node: HTMLElement) => node.click());

/** Two more tiles that go nowhere: without them the strongest player would wait for a tile that lets all go. */
const NOT_WAITING = GAME.replace("b2.k4-5.o2", "b2.b4.k4-5.o1-2")
  .replace("k6.b4.k8", "k6.k8")
  .replace("bo9.o1.o4", "bo9.o4");

for (const [screen, size] of Object.entries(SCREENS)) {
  onPage(
    `rummikub: the rack, the table and the buttons keep their places on a ${screen}, from the news of the others to what is laid`,
    { path: "rummikub/", link: NOT_WAITING, prepare: withPreferencesOf("rummikub", { pace: "step" }) },
    async ({ page }) => {
      await makeScreen(page, size);
      await tap(part(page, "draw-own"));
      await shows(headline(page), /^The computer plays/);
      await tap(part(page, "next"));
      await shows(headline(page), "Your turn");
      await page.evaluate(() => scrollTo(0, 0));
      const hint = () => touch(part(page, "hint"));
      await expectsStill(page, [...CONTROLS, SETS], {
        "a tile is chosen": async () => {
          await touch(rackTile(page, "black 5"));
          await shows(headline(page), "Not on its own");
        },
        "more tiles are chosen": async () => {
          for (const name of ["blue 2", "black 4", "black 7", "orange 2"]) await touch(rackTile(page, name));
          await shows(headline(page), "You can't play all 5");
        },
        "all is put back": async () => {
          await touch(part(page, "put-back"));
          await shows(headline(page), "Your turn");
        },
        "how many go": hint,
        "which tiles go": hint,
        "which sets change": async () => {
          await hint();
          await shows(part(page, "hinted"), /change: .*\.$|changes\.$/);
        },
      });
      await expectsStill(page, CONTROLS, {
        "how it goes": async () => {
          await hint();
          await page.locator(".plan").waitFor();
        },
        "the tile is chosen": async () => {
          await touch(rackTile(page, "black 7"));
          await shows(headline(page), "You can play it");
        },
        "it is put to a set": () => touch(part(page, "set-3")),
        "and what that leaves wrong is said": () => page.locator(".kept .now [data-key=problem]").waitFor(),
      });
    },
  );

  onPage(
    `rummikub: they keep their places on a ${screen} while tiles are moved by hand`,
    { path: "rummikub/", link: HAND },
    async ({ page }) => {
      await makeScreen(page, size);
      const lifted = (name: string) => page.locator(".lifted").getByRole("button", { name: new RegExp(`^${name}`) });
      await expectsStill(page, CONTROLS, {
        "a set is opened": () => touch(part(page, "set-0")),
        "its tile is picked": () => touch(lifted("blue 6")),
        "it begins a set": () => touch(part(page, "new-set")),
        "a tile of the rack is chosen": () => touch(rackTile(page, "blue 4")),
        "it is put there": async () => {
          await touch(part(page, "set-2"));
          await eventually(async () => assert.equal((await link(page)).work, "rko6_r1-3_b4.b6"));
        },
        "the tile of the table may not go to the rack": async () => {
          await touch(part(page, "set-2"));
          await touch(lifted("blue 6"));
          await touch(part(page, "to-rack"));
          await shows(page.locator(".refused"), "Only tiles from your rack can be put back there.");
        },
        "the last tile is laid as well": async () => {
          await touch(lifted("blue 6"));
          await touch(part(page, "close-set"));
          await touch(rackTile(page, "blue 5"));
          await touch(part(page, "set-2"));
          await shows(headline(page), "Ready: 2 tiles");
        },
      });
    },
  );

  onPage(
    `solitaire-dice: dice and choices keep their places on a ${screen} while pairs are chosen`,
    { path: "solitaire-dice/", link: linkTo(ENDS.B.sheet, { roll: "12345" }) },
    async ({ page }) => {
      await weightsTaken(page);
      await makeScreen(page, size);
      await settled(page);
      const pick = (place: number) => () => touch(part(page, `die-${place}`));
      await expectsStill(
        page,
        [".roll", ".slot", ".slots .random", ".answer", ".ways", ".way-dice", ".status", ".tabs"],
        {
          "a die is picked that can't be rejected": async () => {
            await pick(2)();
            await page.getByText("can be rejected").waitFor();
          },
          "it is left": pick(2),
          "another is picked": async () => {
            await pick(0)();
            await page.getByText("now tap two dice").waitFor();
          },
          "the first of a pair": pick(2),
          "the pair": async () => {
            await pick(3)();
            await part(page, "own").waitFor();
          },
          "one is left": pick(3),
          "all are left": async () => {
            await pick(2)();
            await pick(0)();
          },
        },
      );
    },
  );
}
