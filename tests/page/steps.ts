/** What the tests do on the page, and how they read it. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { BUT_CONTRAST, DESKTOP, launch, openPage, PATIENCE, PHONE } from "./harness.ts";
import { readDist, startStatic } from "./site.ts";

/** Milliseconds after which a test is taken to be stuck. */
const LONGEST = 10 * PATIENCE;

/** For tests of what looks or lies differently where there is more room; the rest is tested on a phone. */
export const SIZES = { phone: PHONE, desktop: DESKTOP };
export const WORDS = { 1: "one", 2: "two", 3: "three", 4: "four", 5: "five", w: "worm" };
export const TILES = Array.from({ length: 16 }, (_, nth) => 21 + nth);

/** The site and the browser that the tests of one file share; the site is that in dist/, or whatever `read` finds. */
export function shareSite(read = readDist) {
  const shared = {};
  before(async () => {
    [shared.site, shared.browser] = await Promise.all([read().then(startStatic), launch()]);
  });
  after(async () => {
    await shared.browser?.close();
    await shared.site?.close();
  });

  /**
   * A test of the page at each of some sizes, in a browser context of its own.
   *
   * `path` is the page's, Heckmeck's if left out, `link` what follows `#`; `ready: false` doesn't wait for the
   * first numbers; `expected` tells which problems belong to the test; the rest goes to `openPage`. The page's
   * clock stands still unless `clock` says otherwise. Whatever `run(visit)` does, the page must end without an
   * error or a foreign request, and must not scroll sideways.
   */
  shared.onPage = (
    name,
    { sizes = { phone: PHONE }, path = "heckmeck/", link = "", ready = true, expected = null, ...options },
    run,
  ) => {
    for (const [device, size] of Object.entries(sizes)) {
      test(`${name}, on a ${device}`, { timeout: LONGEST }, async (told) => {
        const url = `${shared.site.url}${path}${link && `#${link}`}`;
        const visit = await openPage(shared.browser, { url, clock: "held", ...size, ...options });
        try {
          if (ready) await firstNumbers(visit.page);
          await run({ ...visit, device, told, ...shared });
          await assertSound(visit, expected);
        } finally {
          await visit.context.close();
        }
      });
    }
  };
  return shared;
}

/** Opens a page when there is no network. The one on screen is left before, so that it doesn't miss what it still asks for. */
export async function openOffline(page, address = page.url()) {
  await page.goto("about:blank");
  await page.context().setOffline(true);
  await page.goto(address);
}

/** No error, no foreign request, nothing that scrolls the page sideways. */
export async function assertSound({ page, problems }, expected = null) {
  assert.deepEqual(await tooWide(page), []);
  assert.deepEqual(
    problems.filter((problem) => !expected?.test(problem)),
    [],
  );
}

/** Says so if the page scrolls sideways. */
export const tooWide = (page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth;
    return wide > innerWidth ? [`the page is ${wide} px wide, the screen ${innerWidth} px`] : [];
  });

/**
 * Repeats a check until it passes; when patience ends its last failure stands. Between two tries whatever the
 * browser has told is heard.
 */
export async function eventually(check) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise(setImmediate);
    }
  }
}

/** The answer is announced as soon as there is one, and stands there; at a table what shows it comes in a file of its own. */
export const firstNumbers = (page) =>
  page
    .locator("body")
    .filter({ has: page.locator("#status").filter({ hasText: /\S/ }) })
    .filter({ has: page.locator("[data-answer]") })
    .waitFor();

/** The tables are used from now on, and what is on screen comes from them: the page takes them up when all are there. */
export const tablesLoaded = (page) =>
  eventually(async () => {
    for (const dice of [5, 6, 7, 8])
      assert.equal((await evaluate(page, { taken: [0, 0, 0, 0, 0, 0], dice })).source, "table", `${dice} dice`);
  });

/** The details are there, which come in files of their own: one on a phone, all of them where there is room. */
export const detailsDrawn = (page) =>
  eventually(async () => {
    const { drawn, wanted } = await page.locator(".details").evaluate((details) => {
      const tabs = details.querySelector(".tabs");
      return {
        drawn: details.querySelectorAll(".panels > .panel").length,
        wanted: tabs.checkVisibility() ? 1 : tabs.querySelectorAll("input").length,
      };
    });
    assert.equal(drawn, wanted);
  });

/** The page has been kept for use without a network: it asks for that when all else is done. */
export const keptOffline = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

/** Has the files that a pattern fits come only when `release` is called; `prepare` is the test's. */
export function holdBack(pattern) {
  let release;
  const released = new Promise((resolve) => {
    release = resolve;
  });
  const prepare = (context) =>
    context.route(pattern, async (route) => {
      await released;
      await route.fallback();
    });
  return { prepare, release };
}

/** The solver's answer, from the module that the page itself uses; rows as plain arrays. */
export function evaluate(page, query) {
  return page.evaluate(async (query) => {
    // The manifest lies at the site's top.
    const { evaluateTurn } = await import(
      new URL("modules/heckmeck.js", document.querySelector("[rel=manifest]").href)
    );
    const plain = (evaluation) =>
      evaluation && {
        expectedValue: evaluation.expectedValue,
        exactly: [...evaluation.exactly],
        atLeast: [...evaluation.atLeast],
        expectedAtLeast: [...evaluation.expectedAtLeast],
      };
    const answer = evaluateTurn(query);
    return {
      ...answer,
      position: plain(answer.position),
      stop: plain(answer.stop),
      rollAgain: plain(answer.rollAgain),
      choices: answer.choices.map((choice) => ({ ...choice, evaluation: plain(choice.evaluation) })),
    };
  }, query);
}

/** Calls a function of the module that a game's page uses itself. */
export const askModule = (page, id, name, ...asked) =>
  page.evaluate(
    async ([id, name, asked]) => {
      const module = await import(new URL(`modules/${id}.js`, document.querySelector("[rel=manifest]").href).href);
      return JSON.parse(JSON.stringify(module[name](...asked)));
    },
    [id, name, asked],
  );

/** A player of a game whose preferences are not those of everybody, such as `{ pace: "fast" }`: it is kept before the first visit. */
export const withPreferencesOf = (id, preferences) => (context) =>
  context.addInitScript(
    ([key, preferences]) => {
      // An empty page keeps nothing.
      if (location.protocol !== "about:" && localStorage.getItem(key) === null)
        localStorage.setItem(key, JSON.stringify(preferences));
    },
    [`rollwise.${id}.taste`, preferences],
  );

/** The page throws the same dice in every run. */
export const sameDice = (context) =>
  context.addInitScript(() => {
    let state = 20;
    Math.random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state / 2 ** 31;
    };
  });

/** Saves the game by the menu, which is open; the file's name and content. */
export async function saveGame(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save to a file").click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** Loads a file by the menu, which is open. */
export const loadGame = (page, name, content) =>
  page
    .getByLabel("File of a saved game")
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });

/** "5 5 w" as the counts of a query. */
export function counts(dice) {
  return [..."12345w"].map((sign) => [...dice].filter((die) => die === sign).length);
}

/** The link in the address, as an object. */
export async function link(page) {
  return Object.fromEntries(new URLSearchParams(await hash(page)));
}

/** The dice of the roll, as far as they are entered. */
export const rollOf = async (page) => (await link(page)).roll ?? "";

export const hash = (page) => page.evaluate(() => location.hash.slice(1));

/** Follows another link in place, as one typed into the address. */
export const follow = (page, link) =>
  page.evaluate(
    (link) =>
      new Promise((done) => {
        // The page has listened first, so by now it shows what the link tells.
        addEventListener("hashchange", () => done(), { once: true });
        location.hash = link;
      }),
    link,
  );

/** What is announced. */
export const says = (page, text) =>
  eventually(async () => assert.match((await page.locator("#status").textContent()).trim(), text));

/** A part of the page, by its key. */
export const part = (page, key) => page.locator(`[data-key="${key}"]`);

/** Something shows a text, or comes to show it. */
export const shows = (locator, text) =>
  eventually(async () => {
    const shown = (await locator.textContent()).replace(/\s+/g, " ").trim();
    if (text instanceof RegExp) assert.match(shown, text);
    else assert.equal(shown, text);
  });

/** The link tells this, or comes to tell it; undefined: nothing. */
export const tells = (page, expected) =>
  eventually(async () => {
    const found = await link(page);
    assert.deepEqual(Object.fromEntries(Object.keys(expected).map((key) => [key, found[key]])), expected);
  });

export const button = (page, name) => page.getByRole("button", { name });
export const undo = (page) => button(page, "Undo");
export const redo = (page) => button(page, "Redo");
/** A face of the pad, to add a die of it. */
export const face = (page, sign) => button(page, new RegExp(`^Add a ${WORDS[sign]}\\b`));
/** The same face where all dice are entered: it leads to its count. */
export const fullFace = (page, sign) => button(page, new RegExp(`^Change the number of ${WORDS[sign]}s\\b`));
export const section = (page, name) => page.getByRole("region", { name, exact: true });

/** The row of counts of a face, and one of its buttons. */
export const howMany = (page, sign) => page.getByRole("group", { name: `How many ${WORDS[sign]}s?` });
export const count = (page, sign, number) => howMany(page, sign).getByRole("button").nth(number);

/** Enters so many dice of a face in two taps. */
export async function enterCount(page, sign, number) {
  await face(page, sign).click();
  await count(page, sign, number).click();
}

/** Enters dice by their keys, as "155w". */
export const enter = (page, dice) => page.keyboard.type(dice);

/**
 * Taps what ends a step, such as a take, and lets so much time pass that the next tap is not taken for a part of
 * this one.
 */
export async function tap(locator) {
  await locator.click();
  await locator.page().clock.runFor(400);
}

/** Holds Undo until the list of what can be undone is there, with its entries: their names come in a file of their own. */
export async function openUndoList(page) {
  await undo(page).hover();
  await page.mouse.down();
  await page.clock.runFor(600);
  await page.mouse.up();
  const list = page.getByRole("dialog", { name: "Undo" });
  await list.getByRole("listitem").first().waitFor();
  return list;
}

/** Takes a face of the roll. */
export const take = (page, sign) => tap(way(page, sign));

export const way = (page, key) => page.locator(`[data-key="way-${key}"]`);

/** Every way on that is on screen: its key, number and mark. */
export function ways(page) {
  return page.locator('[data-key^="way-"]').evaluateAll((nodes) =>
    nodes.map((node) => ({
      key: node.dataset.key.slice("way-".length),
      number: node.querySelector(".way-number").textContent,
      mark: node.querySelector(".way-mark").textContent,
      text: node.textContent,
    })),
  );
}

export const keys = async (page) => (await ways(page)).map(({ key }) => key);

/** The same, in the order of the faces: what is offered, whichever is best. */
export const offered = async (page) => (await keys(page)).sort();

/** Picks one of a row of radio buttons by tapping its label. */
export function pick(page, group, name) {
  return page
    .getByRole("radiogroup", { name: group, exact: true })
    .locator("label")
    .filter({ has: page.getByRole("radio", { name }) })
    .click();
}

/** Picks what to show, and waits for the answer: that at a table comes in a file of its own. */
export async function pickMode(page, name) {
  await pick(page, "What to show", name);
  await page.locator("[data-answer]").waitFor();
}

export const pickGoal = (page, name) => pick(page, "What you are after", name);
export const pickTile = (page, number) => pick(page, "Tile", new RegExp(`^${number}\\b`));
export const pickAnyTotal = (page, total) => page.getByLabel("Any total").selectOption(String(total));

/** Opens a panel of details, a tab on a phone, and waits for it: it comes in a file of its own; on a desktop all are open. */
export async function openPanel(page, device, name) {
  if (device === "phone") await pick(page, "Details", name);
  const panel = section(page, name === "Compare" ? "Compare dice" : name === "Help" ? "What the numbers mean" : name);
  await panel.waitFor();
  return panel;
}

/** A chance as it is shown. */
export function percent(chance) {
  if (chance === 0 || chance === 1) return `${chance * 100}%`;
  return chance < 0.0005 ? "<0.1%" : chance >= 0.9995 ? ">99.9%" : `${(chance * 100).toFixed(1)}%`;
}

/** A table's texts: the heads of the columns, then each row with its head first. */
export function readTable(table) {
  return table.evaluate((table) => {
    const text = (cell) => cell.textContent.replace(/★|best|hide/g, "").trim();
    const [head, ...rows] = [...table.rows].map((row) => [...row.cells]);
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

/** What has the focus, and whether it can be seen. A hidden radio button shows it on its label. */
export function focused(page) {
  return page.evaluate(() => {
    const node = document.activeElement;
    if (!node || node === document.body) return { name: "nothing", visible: false, under: "nothing" };
    const shown = node.type === "radio" ? node.closest("label") : node;
    const heard = (node) => {
      const copy = node.cloneNode(true);
      for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
      return copy.textContent;
    };
    const box = shown.getBoundingClientRect();
    const points = [
      [0.5, 0.5],
      [0.5, 0.15],
      [0.5, 0.85],
      [0.1, 0.5],
      [0.9, 0.5],
    ].map(([x, y]) => document.elementFromPoint(box.x + x * box.width, box.y + y * box.height));
    return {
      name:
        (node.getAttribute("aria-label") ?? (heard(node) || heard(node.labels?.[0] ?? shown)))
          .replace(/\s+/g, " ")
          .trim() || node.tagName,
      text: shown.textContent.replace(/\s+/g, " ").trim(),
      under: points.find(Boolean)?.closest("section, header, dialog")?.className ?? "nothing",
      visible: node.checkVisibility({ visibilityProperty: true }) && points.some((hit) => hit && shown.contains(hit)),
    };
  });
}

export async function assertFocusSeen(page, when) {
  const { name } = await eventually(async () => {
    const found = await focused(page);
    assert.ok(found.visible, `${when}: the focus is on ${found.name}, hidden by ${found.under}`);
    return found;
  });
  return name;
}

/** The colour behind everything. */
export const ground = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The middle of a box. */
export const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** What axe is to check. Every colour that a desktop shows is among those of a phone. */
export const rulesOn = (device) => (device === "phone" ? {} : BUT_CONTRAST);

/** Everything that can be hit, if it is smaller than a thumb wants it. A label counts for its input. */
export const tooSmall = (page) =>
  page.evaluate(() => {
    const open = document.querySelector("dialog[open]");
    const inText = (node) => node.matches("a") && node.closest("p");
    return [...(open ?? document).querySelectorAll("button, select, input, textarea, a[href], [role=button], summary")]
      .filter((node) => !inText(node))
      .map((node) =>
        node.matches("[type=radio], [type=checkbox], [type=file]") ? (node.closest("label") ?? node) : node,
      )
      .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(box.height) < 44 || Math.round(box.width) < 44)
      .map(
        ({ node, box }) =>
          `${node.getAttribute("aria-label") ?? node.textContent}: ${Math.round(box.width)} by ${Math.round(box.height)}`,
      );
  });
