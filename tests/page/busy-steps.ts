/** Where much stands on a small screen: busy positions of each game, its dialogs, its Lab. */

import type { Page } from "playwright-core";
import { PHONE } from "../device.ts";
import { firstNumbers, follow, part, tap, withPreferencesOf } from "../steps.ts";
import { drawn } from "./drawn.ts";
import { GAME, LARGE, MOVED, linkTo as tilesLink } from "./rummikub-steps.ts";
import { makeScreen } from "./sizes-steps.ts";
import { ENDS, MIDDLE, linkTo as sheetLink } from "./solitaire-dice-steps.ts";
import { underWay } from "./table-steps.ts";

const OTHERS = ["advice-2 7-1.9-1_1-1", "five-factors-135 6-2_2-1", "longest-game _", "random 2-1.12-1_6-1"];
const OVER = "2-1.7-5.8-10_1-8.2-3.6-4";
export const OPENED = tilesLink({ ...LARGE, opened: true });

interface Busy {
  name: string;
  link: string;
  act?: (page: Page) => Promise<void>;
}

/** Busy positions of each game, where others take steps only when they are told to: links, and what to `act` there. */
export const GAMES: Record<string, Busy[]> = {
  heckmeck: [
    {
      name: "a roll at the table",
      link: "taken=55w&roll=13344&mode=advice&player=22.27&player=24&grill=21.23.25.26.28.29.30",
    },
    {
      name: "dice to be entered",
      link: "taken=55w&mode=advice&player=22.27&player=24&grill=21.23.25.26.28.29.30",
    },
    { name: "the odds of a roll", link: "taken=55w&roll=13344&goal=at-least&target=25" },
    {
      name: "a game that is over",
      link: "mode=advice&throws=page&player=-+_0&player=25.26.28.22.23+_8&grill=&by=-.best-to-win&played=33x0x0.4975_38x0&turn=2",
    },
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
    { name: "the computer's move", link: `${GAME}&turn=1` },
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

/** How a game is visited for its busy positions, in a language: others than people take steps only when they are told to. */
export const visitOf = (id: string, language = "") => ({
  path: `${language}${id}/`,
  link: GAMES[id][0].link,
  prepare: withPreferencesOf(id, { pace: "step" }),
});

/** Goes from one position to the next, on a phone. */
export async function* eachPosition(page: Page, positions: Busy[]) {
  for (const [nth, { name, link, act }] of positions.entries()) {
    await makeScreen(page, { ...PHONE, letters: 16 });
    if (nth > 0) await follow(page, link);
    await firstNumbers(page);
    await drawn(page);
    await act?.(page);
    yield name;
  }
}

/** What has the largest tables in each Lab; `more` is what is set less often. */
export const LABS: Record<string, { more?: string; links: string[] }> = {
  heckmeck: {
    more: "Rules and dice",
    links: [
      "players=best-to-win.rule-1.rule-2.rule-3.rule-4.rule-5.random&games=50",
      "series=five-rules&games=20",
      "players=best-in-worms.rule-4&games=100",
    ],
  },
  knucklebones: { links: ["players=seed-1.seed-2&games=50"] },
  "solitaire-dice": {
    links: [
      "players=advice.thumb.columns.five-factors-126.five-factors-234.longest-game.points-now.random&games=40&adjusted=yes",
      "series=ten-sets&games=40",
    ],
  },
  rummikub: {
    more: "Rules and deals",
    links: ["question=hold&games=12", "players=simple.tiles.tiles.random&games=4&opening=50&jokerPoints=100"],
  },
};

/** By its key, wherever the page is scrolled to. */
const openMenu = (page: Page) => page.locator("#menu").press("Enter");

/** What each game has dialogs of, and how each of them is opened. */
const fromMenu = (name: string) => async (page: Page) => {
  await openMenu(page);
  await tap(page.locator(`dialog [data-key="menu-${name}"]`));
};
const atTable = (key: string) => async (page: Page) => {
  const brief = page.locator(".table-brief");
  if ((await brief.count()) > 0) await tap(brief);
  await tap(page.locator(`[data-key="${key}"]`));
};
export const DIALOGS = {
  heckmeck: {
    link: underWay({ by: "-.best-to-win", roll: "" }),
    dialogs: { players: atTable("seat-0"), "a tile": atTable("tile-25") },
  },
  knucklebones: {
    link: "mine=66-.543.21-&theirs=55-.621.44-&roll=5&by=greedy",
    dialogs: { players: fromMenu("players") },
  },
  "solitaire-dice": { link: "", dialogs: { players: fromMenu("players") } },
  rummikub: {
    link: "",
    dialogs: {
      rules: fromMenu("rules"),
      play: fromMenu("play"),
      others: fromMenu("others"),
      text: fromMenu("text"),
    },
  },
};

type Open = (page: Page) => Promise<void>;

/** Opens the menu and each dialog of a game, one after the other, and has `check` look at it. */
export async function eachDialog(page: Page, dialogs: Record<string, Open>, check: (name: string) => Promise<void>) {
  const seen = async (name: string, dialog: string) => {
    await page.locator(dialog).first().waitFor();
    await check(name);
    await page.keyboard.press("Escape");
    await page.locator("dialog:not([open])").waitFor({ state: "attached" });
  };
  await openMenu(page);
  await seen("menu", "dialog .setting >> nth=3");
  for (const [name, open] of Object.entries({ ...dialogs, keys: fromMenu("keys") })) {
    await open(page);
    await seen(name, "dialog[open]:not(.menu) h2");
  }
}
