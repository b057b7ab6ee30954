/** Large letters, small screens and phones on their side: nothing runs off, lies over another thing or is out of reach. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import type { Prepare } from "./harness.ts";
import { GAME, LARGE, MOVED, linkTo as tilesLink } from "./rummikub-steps.ts";
import { ALL_SCREENS, expectsAllFits, makeScreen } from "./sizes-steps.ts";
import { ENDS, MIDDLE, linkTo as sheetLink } from "./solitaire-dice-steps.ts";
import { eventually, part, shareSite, tap, withPreferencesOf } from "./steps.ts";

const { onPage } = shareSite();

const OTHERS = ["advice-2 7-1.9-1_1-1", "five-factors-135 6-2_2-1", "longest-game _", "random 2-1.12-1_6-1"];
const OVER = "2-1.7-5.8-10_1-8.2-3.6-4";
const OPENED = tilesLink({ ...LARGE, opened: true });

interface Busy {
  name: string;
  link: string;
  act?: (page: Page) => Promise<void>;
  prepare?: Prepare;
}

/** Busy positions of each game: links, and what to `act` there. */
const GAMES: Record<string, Busy[]> = {
  heckmeck: [
    {
      name: "a roll at the table",
      link: "taken=55w&roll=13344&mode=advice&player=22.27+Ann&player=24+Ben&grill=21.23.25.26.28.29.30",
    },
    {
      name: "dice to be entered",
      link: "taken=55w&mode=advice&player=22.27+Ann&player=24+Ben&grill=21.23.25.26.28.29.30",
    },
    { name: "the odds of a roll", link: "taken=55w&roll=13344&goal=at-least&target=25" },
  ],
  knucklebones: [
    { name: "a die to be placed", link: "mine=66-.543.21-&theirs=55-.621.44-&roll=5" },
    { name: "boards to be set up", link: "mine=66-.543.21-&theirs=55-.621.44-&mode=setup" },
    { name: "a game that is over", link: "mine=66-.543.21-&theirs=554.621.443" },
    { name: "a die to be rolled", link: "mine=66-.543.21-&theirs=55-.621.44-" },
  ],
  "solitaire-dice": [
    { name: "a roll to divide", link: sheetLink(MIDDLE, { roll: "13445", with: OTHERS }) },
    { name: "scores of four digits", link: sheetLink(ENDS.A.sheet, { roll: "45656" }) },
    {
      name: "a pairing of one's own",
      link: sheetLink(ENDS.B.sheet, { roll: "12345" }),
      act: async (page) => {
        for (const place of [0, 2, 3]) await part(page, `die-${place}`).click();
      },
    },
    { name: "a sheet to be set up", link: sheetLink("2:4 3:2 12:10|3:7") },
    { name: "others who mark", link: sheetLink(MIDDLE, { roll: "13445", marked: "true", with: OTHERS }) },
    {
      name: "a game that is over",
      link: sheetLink(OVER, { dice: "page", with: [`thumb ${OVER}`, `random ${OVER}`] }),
    },
  ],
  rummikub: [
    { name: "a rack to be entered", link: OPENED },
    { name: "a rack that opens", link: tilesLink(LARGE) },
    { name: "a plan", link: OPENED, act: (page) => tap(part(page, "fold")) },
    { name: "a set to be laid", link: `${OPENED}&target=set&entry=b1-2` },
    { name: "a set that waits", link: `${OPENED}&target=rack&entry=b1-2` },
    { name: "a long set", link: "rack=&target=set&entry=b1-13" },
    { name: "a draw", link: "rack=r8.k1-2&table=r4-6_bko9&opened=true&target=draw" },
    { name: "a game with the computer", link: GAME },
    {
      name: "all hints",
      link: GAME.replace("rack=b2.k4-5.o2", "rack=b2.k4-5.k7.o2").replace("pool=k7.", "pool="),
      act: async (page) => {
        for (let nth = 0; nth < 4; nth += 1) await part(page, "hint").click();
      },
    },
    { name: "the computer's move", link: `${GAME}&turn=1`, prepare: withPreferencesOf("rummikub", { pace: "step" }) },
    {
      name: "tiles moved by hand",
      link: MOVED,
      act: async (page) => {
        await tap(part(page, "set-2"));
        await tap(page.locator(".lifted .tile").first());
        await tap(part(page, "to-rack"));
      },
    },
    {
      name: "a game that is over",
      link: "rack=r1.r4.j&table=k1-3&opened=true&others=0.2&by=simple.best&bag=typed&hands=-_o5-6&theyopened=11&turn=2&seed=1",
    },
  ],
};

for (const [id, positions] of Object.entries(GAMES))
  for (const { name, link, act, prepare } of positions)
    onPage(`${id}: ${name} fits every screen`, { path: `${id}/`, link, prepare }, async ({ page }) => {
      await act?.(page);
      for (const [screen, size] of Object.entries(ALL_SCREENS)) {
        await makeScreen(page, size);
        await expectsAllFits(page, screen);
      }
    });

/** The upper half of Tile rummy's grid where it has seven columns: 1 to 7 of each colour. */
const LOW_TILES = ["r", "b", "k", "o"]
  .flatMap((colour) => [1, 2, 3, 4, 5, 6, 7].map((number) => `[data-key="tile-${colour}${number}"]`))
  .join();

/** What is to be on screen together: the best answer, and what is tapped to get it or to follow it. */
const TOGETHER = [
  {
    name: "solitaire-dice: the best choice and the dice are",
    link: sheetLink(MIDDLE, { roll: "12356" }),
    parts: [".way.best", ".slot"],
  },
  {
    name: "solitaire-dice: what is expected and the faces are",
    link: sheetLink(MIDDLE),
    parts: [".expected", ".slot", ".face"],
  },
  {
    name: "rummikub: the answer, the rack and the tiles to tap are",
    link: OPENED,
    parts: [".headline", ".rack .tile", ".targets label", ".context button:not(.undo)", LOW_TILES],
  },
  {
    name: "rummikub: what can be played, the rack and what is done with it are",
    link: `${GAME}&play=b2.k4-5.o2`,
    parts: [".headline", ".rack .tile", ".own-buttons button:not(.undo)"],
  },
];

/** Parts of the page that are not on screen as a whole, or lie under something else. */
const unseenOf = (page: Page, selectors: string[]) =>
  page.evaluate(
    (selectors) =>
      selectors.flatMap((selector) => {
        const nodes = [...document.querySelectorAll(selector)];
        if (nodes.length === 0) return [`no ${selector}`];
        return nodes
          .filter((node) => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            const x = (left + right) / 2;
            const isOn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
            return !isOn || [top + 3, bottom - 3].some((y) => !node.contains(document.elementFromPoint(x, y)));
          })
          .map((node) => `${selector}: ${node.textContent.trim()}`);
      }),
    selectors,
  );

for (const { name, link, parts } of TOGETHER)
  onPage(`${name} on screen together`, { path: `${name.split(":")[0]}/`, link }, async ({ page }) => {
    for (const [screen, size] of Object.entries(ALL_SCREENS)) {
      await makeScreen(page, size);
      await eventually(async () =>
        assert.deepEqual({ screen, unseen: await unseenOf(page, parts) }, { screen, unseen: [] }),
      );
    }
  });

/** Knucklebones on the smallest phone: what is seen without scrolling. */
const BONES = [
  {
    name: "both boards, their sums and the die are",
    link: "mine=66-.543.211&theirs=554.621.33-&roll=5",
    parts: [".square .die", ".column-score", ".total", ".face"],
  },
  {
    name: "who starts and the computer are, on the empty board,",
    link: "",
    parts: ['[data-key="starts"]', '[data-key="play"]'],
  },
];

for (const { name, link, parts } of BONES)
  onPage(`knucklebones: ${name} in sight on a small phone`, { path: "knucklebones/", link }, async ({ page }) => {
    await makeScreen(page, ALL_SCREENS["small phone"]);
    await eventually(async () => assert.deepEqual(await unseenOf(page, parts), [], "all are in sight"));
    const [wanted, room] = await page.locator(".game-name").evaluate((node) => [node.scrollWidth, node.clientWidth]);
    assert.ok(wanted <= room, `the name wants ${wanted} px of ${room}`);
  });
