/** What the tests do on the page, and how they read it: in a browser, and where there is none. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import type { Counts, Evaluation, TurnQuery } from "#modules/heckmeck";

import type { Answered, Asked } from "../www/shell/game/contract.ts";
import { atFirst, type Device, PATIENCE, type Prepare } from "./device.ts";
import type { Modules } from "./modules.ts";

export { LONGEST, PATIENCE, SIZES } from "./device.ts";

/** Ends when no page has anything to do at once. */
let idle: () => Promise<unknown> = async () => {};

/** What waits for the pages of a browser, where there is one. */
export const waitBy = (wait: () => Promise<unknown>) => {
  idle = wait;
};

/**
 * Repeats a check until it passes; when patience ends its last failure stands. Between two tries the pages do what they have to
 * do, and whatever the browser has told is heard. A check gives `assert.ok` a message: without one it looks for its own text in the source, which
 * tsx has put on one line, and that takes longer than patience lasts.
 */
export async function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await Promise.all([idle(), setImmediate()]);
    }
  }
}

export const WORDS: Record<string, string> = { 1: "one", 2: "two", 3: "three", 4: "four", 5: "five", w: "worm" };
export const TILES = Array.from({ length: 16 }, (_, nth) => 21 + nth);

/** The answer is announced as soon as there is one, and stands there; at a table what shows it comes in a file of its own. */
export const firstNumbers = (page: Page) =>
  page
    .locator("body")
    .filter({ has: page.locator("#status").filter({ hasText: /\S/ }) })
    .filter({ has: page.locator("[data-answer]") })
    .waitFor();

/** The tables are used from now on, and what is on screen comes from them: the page takes them up when all are there. */
export const tablesLoaded = (page: Page) =>
  eventually(async () => {
    for (const dice of [5, 6, 7, 8])
      assert.equal((await evaluate(page, { taken: [0, 0, 0, 0, 0, 0], dice })).source, "table", `${dice} dice`);
  });

/** The details are there, which come in files of their own: those of one tab on a phone, all of them where there is room. */
export const detailsDrawn = (page: Page) =>
  eventually(async () => {
    const { drawn, wanted } = await page.locator(".details").evaluate((details) => {
      // A panel without another has no tab.
      const tabs = details.querySelector(".tabs");
      return {
        drawn: details.querySelectorAll(".panels > .panel").length,
        wanted: !tabs || tabs.checkVisibility() ? 1 : tabs.querySelectorAll("input").length,
      };
    });
    assert.ok(drawn >= wanted, `${drawn} of ${wanted} are there`);
  });

/** The solver's answer, from the module that the page itself uses; rows as plain arrays. */
export function evaluate(page: Page, query: TurnQuery) {
  return page.evaluate(async (query) => {
    const { evaluateTurn }: Modules["heckmeck"] = await import(
      new URL(`${document.documentElement.dataset.top}modules/heckmeck.js`, location.href).href
    );
    const plain = (evaluation: Evaluation) => ({
      expectedValue: evaluation.expectedValue,
      exactly: [...evaluation.exactly],
      atLeast: [...evaluation.atLeast],
      expectedAtLeast: [...evaluation.expectedAtLeast],
    });
    const answer = evaluateTurn(query);
    return {
      ...answer,
      position: plain(answer.position),
      stop: answer.stop && plain(answer.stop),
      rollAgain: answer.rollAgain && plain(answer.rollAgain),
      choices: answer.choices.map((choice) => ({ ...choice, evaluation: plain(choice.evaluation) })),
    };
  }, query);
}

/** Calls a function of the module that a game's page uses itself. */
export const askModule = <Id extends keyof Modules, Name extends keyof Modules[Id]>(
  page: Page,
  id: Id,
  name: Name & string,
  ...asked: Asked<Modules[Id][Name]>
): Promise<Answered<Modules[Id][Name]>> =>
  page.evaluate(
    async ([id, name, asked]) => {
      const module = await import(
        new URL(`${document.documentElement.dataset.top}modules/${id}.js`, location.href).href
      );
      return JSON.parse(JSON.stringify(module[name](...asked)));
    },
    [id, name, asked] as [string, string, unknown[]],
  );

/** A player of a game whose preferences are not those of everybody, such as `{ pace: "fast" }`: it is kept before the first visit. */
export const withPreferencesOf = (id: string, preferences: object): Device => ({
  kept: { [`rollwise.${id}.taste`]: JSON.stringify({ ...atFirst(id), ...preferences }) },
});

/** What a link tells, by its names. */
export type LinkParts = Record<string, string | number | boolean>;

/** "5 5 w" as the counts of a query. */
export function counts(dice: Iterable<string>) {
  return [..."12345w"].map((sign) => [...dice].filter((die) => die === sign).length) as Counts;
}

/** The link in the address, as an object. */
export async function link(page: Page) {
  return Object.fromEntries(new URLSearchParams(await hash(page)));
}

/** The dice of the roll, as far as they are entered. */
export const rollOf = async (page: Page) => (await link(page)).roll ?? "";

export const hash = (page: Page) => page.evaluate(() => location.hash.slice(1));

/** Follows another link in place, as one typed into the address. */
export const follow = (page: Page, link: string) =>
  page.evaluate(
    (link: string) =>
      new Promise<void>((done) => {
        // The page has listened first, so by now it shows what the link tells.
        addEventListener("hashchange", () => done(), { once: true });
        location.hash = link;
      }),
    link,
  );

export const textOf = async (locator: Locator) => (await locator.textContent()) ?? "";

/** What is announced. */
export const says = (page: Page, text: RegExp) =>
  eventually(async () => assert.match((await textOf(page.locator("#status"))).trim(), text));

/** The selector of a part of the page, and the part, by its key. */
export const keyed = (key: string) => `[data-key="${key}"]`;
export const part = (page: Page, key: string) => page.locator(keyed(key));

/** Something shows a text, or comes to show it. */
export const shows = (locator: Locator, text: string | RegExp) =>
  eventually(async () => {
    const shown = (await textOf(locator)).replace(/\s+/g, " ").trim();
    if (text instanceof RegExp) assert.match(shown, text);
    else assert.equal(shown, text);
  });

/** The link tells this, or comes to tell it; undefined: nothing. */
export const tells = (page: Page, expected: Record<string, string | undefined>) =>
  eventually(async () => {
    const found = await link(page);
    assert.deepEqual(Object.fromEntries(Object.keys(expected).map((key) => [key, found[key]])), expected);
  });

export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole("button", { name });
/** The one that is on screen: the header's, or that at the thumb. */
export const undo = (page: Page) => page.locator(`${keyed("undo")}:visible`);
/** Redo of the header; where there is none, that of the list, which is opened for it. */
export const redo = (page: Page) => {
  const own = button(page, "Redo");
  return {
    page: () => page,
    async click() {
      if ((await own.count()) === 0) await openUndoList(page);
      await own.click();
    },
    async isDisabled() {
      if ((await own.count()) > 0) return own.isDisabled();
      const list = await openUndoList(page);
      const isThere = (await own.count()) > 0;
      await button(list, "Close").click();
      return !isThere;
    },
  };
};
/** A face of the pad, to add a die of it. */
export const face = (page: Page, sign: string) => button(page, new RegExp(`^Add a ${WORDS[sign]}\\b`));
/** The same face where all dice are entered: it leads to its count. */
export const fullFace = (page: Page, sign: string) =>
  button(page, new RegExp(`^Change the number of ${WORDS[sign]}s\\b`));
export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The row of counts of a face, and one of its buttons. */
export const howMany = (page: Page, sign: string) => page.getByRole("group", { name: `How many ${WORDS[sign]}s?` });
export const count = (page: Page, sign: string, number: number) => howMany(page, sign).getByRole("button").nth(number);

/** Enters so many dice of a face in two taps. */
export async function enterCount(page: Page, sign: string, number: number) {
  await face(page, sign).click();
  await count(page, sign, number).click();
}

/** Enters dice by their keys, as "155w". */
export const enter = (page: Page, dice: string) => page.keyboard.type(dice);

/**
 * Taps what ends a step, such as a take, and lets so much time pass that the next tap is not taken for a part of
 * this one.
 */
export async function tap(locator: { click(): Promise<void>; page(): Page }) {
  await locator.click();
  await locator.page().clock.runFor(400);
}

/** Takes a face of the roll. */
export const take = (page: Page, sign: string) => tap(way(page, sign));

export const way = (page: Page, key: string) => page.locator(`[data-key="way-${key}"]`);

/** Every way on that is on screen: its key, number and mark. */
export function ways(page: Page) {
  return page.locator('[data-key^="way-"]').evaluateAll((nodes) =>
    nodes.map((node) => ({
      key: (node.dataset.key ?? "").slice("way-".length),
      number: [...(node.querySelector(".way-number") as Element).childNodes]
        .filter((part) => part.nodeType !== Node.COMMENT_NODE && !(part instanceof Element && part.matches(".unit")))
        .map(({ textContent }) => textContent)
        .join(""),
      mark: (node.querySelector(".way-mark") as Element).textContent,
      text: node.textContent,
    })),
  );
}

export const keys = async (page: Page) => (await ways(page)).map(({ key }) => key);

/** The same, in the order of the faces: what is offered, whichever is best. */
export const offered = async (page: Page) => (await keys(page)).sort();

/** Picks one of a row of radio buttons by tapping its label. */
export function pick(page: Page, group: string, name: string | RegExp) {
  return page
    .getByRole("radiogroup", { name: group, exact: true })
    .locator("label")
    .filter({ has: page.getByRole("radio", { name }) })
    .click();
}

export const pickGoal = (page: Page, name: string | RegExp) => pick(page, "What you are after", name);
export const pickTile = (page: Page, number: number) => pick(page, "Tile", new RegExp(`^${number}\\b`));
export const pickAnyTotal = (page: Page, total: number) => page.getByLabel("Any total").selectOption(String(total));

/** The tabs of a Heckmeck table that have several panels, by what these are called. */
const TAB_WITH: Record<string, string> = {
  Results: "This turn",
  "Price list": "This turn",
  "All tiles": "Odds",
  Chart: "Odds",
  Compare: "Odds",
  Moves: "Game",
};

/** Opens a panel of details, in a tab on a phone, and waits for it: it comes in a file of its own; on a desktop all are open. */
export async function openPanel(page: Page, device: string, name: string) {
  if (device === "phone") {
    const tabs = page.getByRole("radiogroup", { name: "Details", exact: true });
    await page.locator("[data-details]").waitFor();
    // A panel without another has no tab.
    const isAlone = (await tabs.count()) === 0;
    const isTab = (await tabs.getByRole("radio", { name, exact: true }).count()) > 0;
    if (!isAlone) await pick(page, "Details", isTab ? name : (TAB_WITH[name] as string));
  }
  const panel = section(page, name === "Compare" ? "Compare dice" : name);
  await panel.waitFor();
  return panel;
}

/** Opens what a row of the menu leads to, by the row's name. */
export async function openFromMenu(page: Page, name: string) {
  await page.locator("#menu").click();
  await tap(part(page, `menu-${name}`));
}

/** Opens the settings, and waits for them: the game's come in a file of their own. */
export async function openSettings(page: Page) {
  await openFromMenu(page, "settings");
  await part(page, "language").waitFor();
}

/** Opens the rules of the house among the settings. */
export async function openHouseRules(page: Page) {
  await openSettings(page);
  await part(page, "house-rules").locator("summary").click();
}

/** Opens the help by the menu, and waits for it: it comes in a file of its own. */
export async function openHelp(page: Page) {
  await openFromMenu(page, "help");
  const help = page.getByRole("dialog", { name: "How to play" });
  await help.getByRole("heading", { name: "The rules" }).waitFor();
  return help;
}

/** A chance as it is shown. */
export function percent(chance: number) {
  if (chance === 0 || chance === 1) return `${chance * 100}%`;
  return chance < 0.0005 ? "<0.1%" : chance >= 0.9995 ? ">99.9%" : `${(chance * 100).toFixed(1)}%`;
}

/** A table's texts, as of one with a line of each choice: the heads of the columns, then each row with its head first. */
export function readTable(table: Locator) {
  return table.evaluate((table: HTMLTableElement) => {
    const text = (cell: HTMLElement) => cell.textContent.replace(/★|best|hide/g, "").trim();
    const lines = [...table.rows].map((row) => [...row.cells]);
    // A phone has a line of each total, a large screen one of each choice.
    const isTurned = table.classList.contains("by-tile");
    const [head, ...rows] = isTurned ? lines[0].map((_, nth) => lines.map((line) => line[nth])) : lines;
    return {
      columns: head.slice(1).map((cell) => parseInt(cell.textContent, 10) || cell.textContent.trim()),
      rows: rows.map(([name, ...cells]) => ({
        name: text(name),
        cells: cells.map(text),
        best: cells.map((cell) => cell.classList.contains("best")),
      })),
    };
  });
}
/** Saves the game by About, which is open; the file's name and content. */
export async function saveGame(page: Page) {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save to a file").click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** Loads a file by About, which is open. */
export const loadGame = (page: Page, name: string, content: string | Buffer) =>
  page
    .getByLabel("File of a saved game")
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });

/** Holds Undo until the list of what can be undone is there, with its entries: their names come in a file of their own. */
export async function openUndoList(page: Page) {
  await undo(page).hover();
  await page.mouse.down();
  await page.clock.runFor(600);
  await page.mouse.up();
  const list = page.getByRole("dialog", { name: "Undo" });
  await list.locator(".hint").waitFor();
  return list;
}

/** Has the files that a pattern fits come only when `release` is called; `prepare` is the test's. */
export function holdBack(pattern: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const prepare: Prepare = (context) =>
    context.route(pattern, async (route) => {
      await released;
      await route.fallback();
    });
  return { prepare, release };
}
