/** Steps shared by the tests of small screens and large letters. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import { PATIENCE } from "./harness.ts";
import { writeLetters } from "./shared-page.ts";
import { type Size, tooWide, viewport } from "./steps.ts";
import { onceStill } from "./still.ts";

/** A screen, and how large the browser writes there. */
export interface Screen extends Size {
  letters: number;
}

/** From one to the next the width changes, which makes the letters take effect at once. */
export const SCREENS: Record<string, Screen> = {
  "small phone": { width: 320, height: 568, letters: 16 },
  "phone that writes at 24 px": { width: 360, height: 740, letters: 24 },
  "phone on its side": { width: 740, height: 360, letters: 16 },
  "phone that writes at 32 px": { width: 360, height: 740, letters: 32 },
};

/** The smallest screens with large letters as well. */
export const ALL_SCREENS: Record<string, Screen> = {
  ...SCREENS,
  "small phone that writes at 24 px": { width: 320, height: 568, letters: 24 },
  "phone on its side that writes at 24 px": { width: 740, height: 360, letters: 24 },
  "narrow phone that writes at 32 px": { width: 320, height: 740, letters: 32 },
};

/** What is hardest to fit: for pages that have little on them. */
export const SMALLEST: Record<string, Screen> = {
  "small phone that writes at 32 px": { width: 320, height: 568, letters: 32 },
};

/** What can't be hit at its middle, though it can be seen, wherever it is scrolled to. Where a dialog is open it is all there is. */
export const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const reachable =
      "button:not(.skip):not(:disabled), select, summary, .field, textarea, .segments label, label.button, :not(p) > a";
    const named = (node: Element) => node.getAttribute("aria-label") ?? node.textContent.replace(/\s+/g, " ").trim();
    const missed = [...(document.querySelector("dialog[open]") ?? document).querySelectorAll(reachable)]
      .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((node) => {
        node.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        const { x, y, width, height } = node.getBoundingClientRect();
        return !node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map(named);
    scrollTo(0, 0);
    return missed;
  });

/** The parts of the header that lie over one another or run off the screen. */
export const headerClashes = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll("header > :is(h1, a, button:not(.skip))")].map((node) => ({
      name: node.id || node.localName,
      box: node.getBoundingClientRect(),
    }));
    const off = parts
      .filter(({ box }) => box.left < 0 || box.right > innerWidth + 0.5)
      .map(({ name }) => `${name} is off`);
    const over = parts.flatMap((one, nth) =>
      parts
        .slice(nth + 1)
        .filter(
          ({ box }) =>
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 0.5 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 0.5,
        )
        .map(({ name }) => `${name} lies over ${one.name}`),
    );
    return [...off, ...over];
  });

/** The numbers that are cut or run off the screen, and the words that lie over others; in a dialog where one is open. */
export const unreadable = (page: Page) =>
  page.evaluate(() => {
    type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
    /** What is seen of a box inside of another. */
    const within = (box: Box, frame: Box) => ({
      left: Math.max(box.left, frame.left),
      right: Math.min(box.right, frame.right),
      top: Math.max(box.top, frame.top),
      bottom: Math.min(box.bottom, frame.bottom),
    });
    const found = new Set<string>();
    const texts: { text: string; node: Node; box: Box; layer: Element | null }[] = [];
    const walker = document.createTreeWalker(
      document.querySelector("dialog[open]") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement as HTMLElement;
      const text = (node as Text).data.replace(/\s+/g, " ").trim();
      if (!text || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest("svg, .unseen, .hidden-input, .skip, option, select")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        let seen: Box = box;
        let scrolls = false;
        let layer: Element | null = null;
        for (let around = parent; around !== document.documentElement; around = around.parentElement as HTMLElement) {
          const { overflowX, overflowY, textOverflow, position, clipPath } = getComputedStyle(around);
          if (/fixed|sticky/.test(position)) layer ??= around;
          const [, clipped = "0"] = /^inset\(0px 0px 0px (\d+)px\)$/.exec(clipPath) ?? [];
          if (clipped !== "0" && box.left < around.getBoundingClientRect().left + Number(clipped) - 1)
            found.add(`"${text}" is cut off`);
          if (overflowX === "visible" && overflowY === "visible") continue;
          const frame = around.getBoundingClientRect();
          scrolls ||= /auto|scroll/.test(overflowX + overflowY);
          const isCut = box.right > frame.right + 1 || box.left < frame.left - 1 || box.bottom > frame.bottom + 3;
          if (!scrolls && isCut && textOverflow !== "ellipsis" && /\d/.test(text)) found.add(`"${text}" is cut`);
          seen = within(seen, frame);
        }
        if (!scrolls && (seen.right > innerWidth + 1 || seen.left < -1)) found.add(`"${text}" runs off the screen`);
        if (seen.right - seen.left > 1 && seen.bottom > seen.top) texts.push({ text, node, box: seen, layer });
      }
    }
    for (const [nth, one] of texts.entries())
      for (const other of texts.slice(nth + 1)) {
        if (one.layer !== other.layer || one.node === other.node) continue;
        const common = within(one.box, other.box);
        // Lines that stand close have the room above their letters in common, not the letters.
        const height = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
        if (common.right - common.left > 2 && common.bottom - common.top > 0.4 * height)
          found.add(`"${one.text}" and "${other.text}" lie over one another`);
      }
    return [...found];
  });

/** Parts of the page that are not on screen as a whole, or lie under something else. */
export const unseenOf = (page: Page, selectors: string[]) =>
  page.evaluate(
    (selectors) =>
      selectors.flatMap((selector) => {
        const nodes = [...document.querySelectorAll(selector)];
        if (nodes.length === 0) return [`no ${selector}`];
        return nodes
          .filter((node) =>
            // Of a text each line.
            [...node.getClientRects()].some(({ left, right, top, bottom }) => {
              const x = (left + right) / 2;
              const isOn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
              return !isOn || [top + 3, bottom - 3].some((y) => !node.contains(document.elementFromPoint(x, y)));
            }),
          )
          .map((node) => `${selector}: ${node.textContent.trim()}`);
      }),
    selectors,
  );

/** Has the browser write letters of a size, as its settings would. It asks containers for their width only when that changes. */
export const write = (page: Page, letters: number) => makeScreen(page, { ...viewport(page), letters });

/** Whether a page writes in letters of a size, in its media queries as well: these hear of it a little later than the browser does. */
const isWritten = (page: Page, letters: number) =>
  page.evaluate(
    (letters) =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize) === letters &&
      matchMedia(`(width: ${innerWidth / letters}em)`).matches,
    letters,
  );

/** Makes a screen of the page's, and what is written there, as large as that. */
export async function makeScreen(page: Page, { letters, width, height }: Screen) {
  const resize = async () => {
    for (const room of [width + 1, width]) await page.setViewportSize({ width: room, height });
  };
  const end = Date.now() + PATIENCE;
  await writeLetters(page, letters);
  await resize();
  while (!(await isWritten(page, letters))) {
    if (Date.now() > end) throw new Error(`the page does not write in letters of ${letters} px`);
    await resize();
  }
  // The page draws again where the window has another size, not where its letters have.
  await resize();
}

/** Has a page seen on some screens, one after the other. */
export async function onEach(
  page: Page,
  screens: Record<string, Screen>,
  check: (screen: string, size: Screen) => Promise<void>,
) {
  for (const [screen, size] of Object.entries(screens)) {
    await makeScreen(page, size);
    await check(screen, size);
  }
}

/** Names that are told whole elsewhere: what has no room of them is cut. */
const SHORTENED = ".sheet-name, .seat-title, .on-stack .whose";

/** Buttons whose labels stand in two lines in English as well, most of them sentences. */
const LONG_LABELS =
  '#new, .entering:first-child, .failed, [aria-labelledby$="-title"]:not(.setup) .controls button, [data-key="own"], [data-key="random"], [data-key="opened"], [data-key="hint"], .match-buttons .place';

/**
 * What is cut though it is no name, words in two lines, and labels of buttons in two lines: on the smallest phones these have as many as they need.
 */
export const squeezed = (page: Page) =>
  page.evaluate(
    ([shortened, long]) => {
      const mayBreak = innerWidth < 360;
      const found = new Set<string>();
      const walker = document.createTreeWalker(
        document.querySelector("dialog[open]") ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const range = document.createRange();
      const lines = () =>
        new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)).size;
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const parent = node.parentElement as HTMLElement;
        const text = node.data.replace(/\s+/g, " ").trim();
        if (!text || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (parent.closest("svg, .unseen, .hidden-input, .skip, option, select, textarea")) continue;
        for (const { 0: word, index } of node.data.matchAll(/[^\s/–—-]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (lines() > 1) found.add(`"${word}" of "${text}" is in two lines`);
        }
        range.selectNodeContents(node);
        const button = parent.closest("button, .segments span")?.getBoundingClientRect();
        const isOut = (box: DOMRect) => button && (box.right > button.right + 1 || box.left < button.left - 1);
        if (!parent.closest(shortened) && [...range.getClientRects()].some(isOut))
          found.add(`"${text}" runs out of its button`);
        const isLabel = parent.matches("button, label.button, .segments label") && !parent.matches(long) && !mayBreak;
        if (isLabel && lines() > 1) found.add(`the button "${text}" is in ${lines()} lines`);
        for (let around = parent; around !== document.documentElement; around = around.parentElement as HTMLElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          if (/auto|scroll/.test(overflowX + overflowY) || around.matches(shortened)) break;
          if (overflowX === "visible" && overflowY === "visible") continue;
          const { left, right, bottom } = around.getBoundingClientRect();
          const isCut = (box: DOMRect) => box.right > right + 1 || box.left < left - 1 || box.bottom > bottom + 3;
          if ([...range.getClientRects()].some(isCut)) found.add(`"${text}" is cut`);
        }
      }
      for (const tabs of mayBreak ? [] : document.querySelectorAll(".tabs, .pace .segments")) {
        const tops = [...tabs.querySelectorAll("label")].map((tab) => tab.getBoundingClientRect().top);
        if (tops.some((top) => top > tops[0])) found.add(`"${tabs.textContent.replace(/\s+/g, " ")}" is in two lines`);
      }
      return [...found];
    },
    [SHORTENED, LONG_LABELS] as const,
  );

/** What runs off the screen, is cut, lies over another thing or is out of reach. */
export async function misfits(page: Page) {
  const [wide, missed, header, hidden] = await Promise.all([
    tooWide(page),
    outOfReach(page),
    headerClashes(page),
    unreadable(page),
  ]);
  return { wide, outOfReach: missed, header, unreadable: hidden };
}

const NONE = { wide: [], outOfReach: [], header: [], unreadable: [] };

/** Nothing runs off the screen, is cut, lies over another thing or is out of reach. */
export const expectsAllFits = (page: Page, screen = "the screen") =>
  onceStill(page, async () => assert.deepEqual({ screen, ...(await misfits(page)) }, { screen, ...NONE }));

/** The same on several screens, where more can be checked as well; afterwards the page is on the screen that it was on. */
export async function expectsAllFit(page: Page, screens: Record<string, Screen>, check = async () => {}) {
  const { width, height } = viewport(page);
  await onEach(page, screens, async (screen) => {
    await expectsAllFits(page, screen);
    await check();
  });
  await makeScreen(page, { width, height, letters: 16 });
}

/** All fits, and nothing is squeezed either. */
export const expectsRoom = (page: Page, screen: string) =>
  onceStill(page, async () =>
    assert.deepEqual(
      { screen, ...(await misfits(page)), squeezed: await squeezed(page) },
      { screen, ...NONE, squeezed: [] },
    ),
  );
