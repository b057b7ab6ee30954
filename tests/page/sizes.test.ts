/** Large letters, small screens and phones on their side: nothing runs off, lies over another thing or is out of reach. */

import assert from "node:assert/strict";

import { OPENED } from "../games/rummikub.ts";
import { GAMES } from "../games.ts";
import { eachWith, TESTED } from "../tested.ts";
import { eachPosition, visitOf } from "./busy-steps.ts";
import { GAME } from "./rummikub-steps.ts";
import { ALL_SCREENS, expectsAllFits, makeScreen, onEach, unseenOf } from "./sizes-steps.ts";
import { MIDDLE, linkTo as sheetLink } from "./solitaire-dice-steps.ts";
import { boxOf, eventually, follow, shareSite, textOf, tooWide } from "./steps.ts";
import { onceStill } from "./still.ts";

const { onPage } = shareSite();

for (const [id, positions] of eachWith("busy"))
  onPage(`${id}: busy positions fit every screen`, visitOf(id, positions), async ({ page }) => {
    for await (const name of eachPosition(page, positions))
      await onEach(page, ALL_SCREENS, (screen) => expectsAllFits(page, `${name}, ${screen}`));
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

for (const { name, link, parts } of TOGETHER)
  onPage(`${name} on screen together`, { path: `${name.split(":")[0]}/`, link }, async ({ page }) => {
    for (const [screen, size] of Object.entries(ALL_SCREENS)) {
      await makeScreen(page, size);
      await onceStill(page, async () =>
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
    await onceStill(page, async () => assert.deepEqual(await unseenOf(page, parts), [], "all are in sight"));
    const [wanted, room] = await page.locator(".game-name").evaluate((node) => [node.scrollWidth, node.clientWidth]);
    assert.ok(wanted <= room, `the name wants ${wanted} px of ${room}`);
  });

for (const id of GAMES)
  onPage(
    `the name of ${id} is drawn to the tails of its letters`,
    { path: `${id}/`, context: { deviceScaleFactor: 4 } },
    async ({ page }) => {
      const title = page.locator("h1");
      const before = await title.screenshot();
      await title.evaluate((title) => {
        for (const node of [title, ...title.querySelectorAll<HTMLElement>("*")]) node.style.overflow = "visible";
      });
      assert.ok(before.equals(await title.screenshot()), "more of it is there than is shown");
    },
  );

const HOSTILE_LINKS = {
  "one key without an end": "x".repeat(5000),
  "one key over and over": `mine=0${"&mine=0--.3--.---".repeat(2000)}`,
  "keys without number": Array.from({ length: 2000 }, (_, nth) => `%E2%80%AEkey${nth}=1`).join("&"),
};

for (const id of GAMES)
  for (const path of [`${id}/`, `${id}/?embed`, ...(TESTED[id]?.lab ? [`${id}/lab/`] : [])])
    onPage(
      `a link fills no screen with what can't be read of it: ${path}`,
      { path, ready: false },
      async ({ page }) => {
        for (const [what, link] of Object.entries(HOSTILE_LINKS)) {
          await follow(page, link);
          const notice = page.locator("#notices .notice");
          await eventually(async () => assert.equal(await notice.count(), 1, what));
          const { height } = await boxOf(notice);
          assert.ok(height < 250, `${what}: ${height} pixels`);
          assert.deepEqual(await tooWide(page), [], what);
          assert.doesNotMatch(await textOf(notice), /[\u202A-\u202E]/, what);
        }
      },
    );
