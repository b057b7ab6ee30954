/** Heckmeck on small screens and in large letters: dice and best way on screen together, and what stays in its place. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import { PHONE } from "./harness.ts";
import { openPlayers, tableLink, tableOf, underWay } from "./heckmeck-table-steps.ts";
import { expectsAllFits, onEach, SCREENS, SMALLEST } from "./sizes-steps.ts";
import { face, shareSite, take, way } from "./steps.ts";
import { onceStill } from "./still.ts";

const { onPage } = shareSite();

const HECKMECK = { path: "heckmeck/" };

/** Positions with dice to be seen, of a roll that is being entered or is complete. */
const DICE = {
  "a roll at the table": underWay(),
  "a roll half entered at the table": underWay({ roll: "134" }),
  "the odds of a roll": "taken=55w&roll=13344&goal=at-least&target=25",
};
const { "phone that writes at 24 px": letters24, "phone on its side": onItsSide, "small phone": small } = SCREENS;

/** What of some things is not on screen as a whole, or lies under another thing. */
const hidden = (page: Page, selectors: string[]) =>
  page.evaluate(
    (selectors) =>
      selectors.flatMap((selector) =>
        [...document.querySelectorAll(selector)]
          .filter((node) => node.checkVisibility({ visibilityProperty: true }))
          .filter((node) => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            const isOn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
            const corners = [
              [left + 6, top + 6],
              [right - 6, bottom - 6],
            ];
            return !isOn || !corners.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
          })
          .map((node) => `${selector}: ${node.textContent.trim()}`),
      ),
    selectors,
  );

for (const [name, link] of Object.entries(DICE))
  onPage(
    `dice and the best way are on screen together, and all fits: ${name}`,
    { ...HECKMECK, link },
    async ({ page }) => {
      await way(page, "roll").or(way(page, "4")).first().waitFor();
      await onEach(page, { small, letters24, onItsSide }, (screen) =>
        onceStill(page, async () => {
          const found = {
            hidden: await hidden(page, [".way.best", ".roll .rolled .die", ".roll .face .die"]),
            scrolled: await page.evaluate(() => scrollY),
          };
          assert.deepEqual({ screen, ...found }, { screen, hidden: [], scrolled: 0 });
        }),
      );
      await onEach(page, SMALLEST, (screen) => expectsAllFits(page, screen));
    },
  );

/** The screens of somebody else's turn, in letters from small to large. */
const TABLES = Object.fromEntries(
  [16, 24, 32].flatMap((letters) =>
    [
      [360, 740],
      [320, 568],
      [740, 360],
    ].map(([width, height]) => [`${width} × ${height} in ${letters} px`, { width, height, letters }]),
  ),
);

for (let players = 2; players <= 7; players += 1) {
  const names = Array.from({ length: players }, (_, nth) => `${"ABCDEFG"[nth]}nna-Maximiliana-Sophie`.slice(0, 20));
  onPage(
    `in somebody else's turn all tiles that can be won are in sight, and two taps tell of it, with ${players} players`,
    {
      ...HECKMECK,
      link: tableLink(
        names.map((name, nth) => `${nth < 3 ? [22, 27, 31][nth] : "-"} ${name}`),
        { turn: "2" },
      ),
    },
    async ({ page }) => {
      await page.locator(".between .seat-chance").first().waitFor();
      await onEach(page, TABLES, (screen) =>
        onceStill(page, async () => {
          const found = {
            hidden: await hidden(page, [".between .on-grill", ".between .seat:not(.to-move) .top-tile"]),
            scrolled: await page.evaluate(() => scrollY),
          };
          assert.deepEqual({ screen, ...found }, { screen, hidden: [], scrolled: 0 });
        }),
      );
      await page.locator('[data-key="tile-25"]').click();
      await page.locator('[data-key="wins"]').click();
      assert.deepEqual((await tableOf(page)).players[1], `27.25 ${names[1]}`);
      // A steal is one.
      await page.locator('[data-key="top-0"]').click();
      const thief = players === 2 ? 0 : 2;
      const { players: after } = await tableOf(page);
      if (players === 2) assert.equal(after[0], `22 ${names[0]}`, "nobody steals from themselves");
      else assert.deepEqual([after[0], after[thief]], [`- ${names[0]}`, `31.22 ${names[thief]}`]);
    },
  );
}

/** What is shortened, or runs out of its card. */
const cut = (page: Page, selectors: string[]) =>
  page.evaluate(
    (selectors) =>
      [...document.querySelectorAll(selectors)]
        .filter((node) => {
          const { right } = (node.closest(".card, header, .above") as Element).getBoundingClientRect();
          return node.scrollWidth > node.clientWidth || node.getBoundingClientRect().right > right;
        })
        .map((node) => node.textContent),
    selectors.join(),
  );

/** Where the faces, the counts and what is tapped in the answer stand on screen, as far as they are shown. */
const places = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility({ visibilityProperty: true }));
    const at = (node: Element) => Math.round(node.getBoundingClientRect().y);
    return {
      faces: [...new Set(shown(".roll .face").map(at))],
      counts: [...new Set(shown(".roll .counts button").map(at))],
      best: shown(".ways").map(at),
      aim: shown(".aim").map(at),
      edit: shown(".taken .quiet").map(at),
    };
  });

/** What stands in more than one place over the course of a turn. */
function moved(course: Record<string, number[]>[]) {
  const found = Object.keys(course[0]).map((name): [string, number[]] => [
    name,
    [...new Set(course.flatMap((places) => places[name]))],
  ]);
  return Object.fromEntries(found.filter(([, ys]) => ys.length > 1));
}

const TURNS = {
  "the odds": "goal=at-least&target=25",
  "the first turn of two": tableLink(["- Ann", "- Ben"]),
  "the first turn of four": tableLink(["- Ann", "- Ben", "- Cleo", "- Dan"]),
  "a later turn": tableLink(["22.27 Ann", "24 Ben"], { grill: "21.23.25.26.28.29.30" }),
};

for (const [name, link] of Object.entries(TURNS))
  onPage(
    `nothing that is tapped moves within a turn: ${name}`,
    { ...HECKMECK, link, sizes: { phone: PHONE } },
    async ({ page }) => {
      const course = [await places(page)];
      for (const [dice, taken] of [
        ["13344555", "4"],
        ["1ww5w1", "w"],
        ["325", "5"],
      ]) {
        for (const die of dice) {
          await face(page, die).click();
          course.push(await places(page));
        }
        await way(page, taken).waitFor();
        course.push(await places(page));
        await take(page, taken);
        await face(page, "1").waitFor();
        course.push(await places(page));
      }
      assert.equal(course.length, 1 + 17 + 6);
      assert.deepEqual(moved(course), {});
    },
  );

onPage(
  "the page's name, the button for worms, and long names of two players are not cut",
  { ...HECKMECK, link: underWay({}, ["22.27 Cleopatra the Great", "24 Ben Okonkwo-Smith"]) },
  async ({ page }) => {
    await page.locator(".aim").waitFor();
    await onEach(page, { ...SCREENS, phone: { ...PHONE, letters: 16 } }, async (screen, { letters }) => {
      const whole = letters === 16 ? [".brief-name", ".game-name", ".aim"] : [".game-name", ".aim"];
      await onceStill(page, async () => assert.deepEqual({ screen, cut: await cut(page, whole) }, { screen, cut: [] }));
    });
  },
);

onPage(
  "what is to be entered is not cut beside the buttons, however long the names are",
  { ...HECKMECK, link: underWay({ roll: "13" }, ["22.27 Cleopatra the Great", "24 Ben"]) },
  async ({ page }) => {
    await page.locator("#roll-title").waitFor();
    await onEach(page, { small, phone: { ...PHONE, letters: 16 } }, (screen) =>
      onceStill(page, async () =>
        assert.deepEqual({ screen, cut: await cut(page, ["#roll-title", ".entered"]) }, { screen, cut: [] }),
      ),
    );
  },
);

onPage(
  "a player takes a row, and four fit a phone with what starts the game",
  { ...HECKMECK, link: tableLink(["- Mia", "- Tom", "- Lena", "- Jo"]) },
  async ({ page }) => {
    await page.evaluate(() => localStorage.setItem("rollwise.people", JSON.stringify(["Zoë", "Ada", "Emil"])));
    await openPlayers(page);
    await onEach(page, { phone: { ...PHONE, letters: 16 } }, () =>
      onceStill(page, async () => {
        const heights = await page
          .locator(".seat-list > li")
          .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height));
        assert.equal(heights.length, 5);
        for (const height of heights) assert.ok(height <= 56, `${heights}`);
        assert.deepEqual(await hidden(page, [".seat-list button", ".known-names button", "[data-key=done]"]), []);
      }),
    );
    await onEach(page, SMALLEST, (screen) => expectsAllFits(page, screen));
  },
);
