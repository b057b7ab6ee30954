/** The menu has the same rows in every game, and each leads somewhere by one tap. */

import assert from "node:assert/strict";
import { SIZES } from "../../device.ts";
import { tableLink } from "../../page/heckmeck-table-steps.ts";
import { GAME } from "../../page/rummikub-steps.ts";
import { button, eventually, firstNumbers, openFromMenu, part, shareSite, tap } from "../steps.ts";

const { onPage } = shareSite();

/** The rows in their order, each with the heading of what it leads to. */
const ROWS: [row: string, heading: string | RegExp][] = [
  ["New game", /^(Heckmeck|Knucklebones|Solitaire Dice|Tile rummy)$/],
  ["Players", "Players"],
  ["How to play", "How to play"],
  ["Practise", "Practice"],
  ["How am I doing?", "How am I doing?"],
  ["Evenings", "Evenings"],
  ["Rules to remember", "Rules to remember"],
  ["Share", "Share"],
  ["Settings", "Settings"],
  ["About", "About"],
];

for (const [name, path, link, lacks] of [
  ["Heckmeck at a table", "heckmeck/", tableLink(["21 Ann", "24 Ben"]), []],
  ["Heckmeck's odds", "heckmeck/", "taken=55w", ["Players"]],
  ["Knucklebones", "knucklebones/", "", []],
  ["Solitaire Dice", "solitaire-dice/", "", []],
  ["Tile rummy at a real table", "rummikub/", "rack=r4.b9", ["Rules to remember"]],
  ["Tile rummy with the computer", "rummikub/", GAME, ["Players", "Rules to remember"]],
] as [string, string, string, string[]][])
  onPage(`the menu of ${name}`, { path, link, clock: "runs" }, async ({ page, site }) => {
    const there = ROWS.filter(([row]) => !lacks.includes(row));
    const rows = page.locator("dialog .rows :is(a, button)");
    for (const [nth, [, heading]] of there.entries()) {
      await page.locator("#menu").click();
      await eventually(async () =>
        assert.deepEqual(
          await rows.allTextContents(),
          there.map(([row]) => row),
        ),
      );
      const isPage = await rows.nth(nth).evaluate((node) => node.matches("a"));
      await tap(rows.nth(nth));
      if (isPage) {
        await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
        await page.goto(`${site.url}${path}#${link}`);
        await firstNumbers(page);
      } else {
        await page.getByRole("dialog", { name: heading, exact: true }).waitFor();
        await tap(button(page, /^(Close|Start|Done)$/));
      }
    }
  });

/** What stands in About, on each device. */
const ABOUT = {
  phone: ["Lab: thousands of games at once", "How the solver works, and how strong it is", "All games"],
  desktop: [
    "Lab: thousands of games at once",
    "Keys",
    "Speed on this device",
    "How the solver works, and how strong it is",
    "All games",
  ],
};

onPage("keys and speed are for large screens", { sizes: SIZES }, async ({ page, device }) => {
  await openFromMenu(page, "about");
  await part(page, "about-lab").waitFor();
  assert.deepEqual(await page.locator("dialog .rows li").allTextContents(), ABOUT[device as keyof typeof ABOUT]);
});
