/** What the tests see on the page: where the focus is, how large things are, what colours there are. */

import assert from "node:assert/strict";
import type { RunOptions } from "axe-core";
import type { Locator, Page } from "playwright-core";

import { BUT_CONTRAST } from "./harness.ts";
import type { Size } from "./steps.ts";
import { onceStill } from "./still.ts";

/** What has the focus, and whether it can be seen. A hidden radio button shows it on its label. */
export function focused(page: Page) {
  return page.evaluate(() => {
    // As others, such as a button, have no such type and no labels.
    const node = document.activeElement as HTMLInputElement | null;
    if (!node || node === document.body) return { name: "nothing", visible: false, under: "nothing" };
    const shown = node.type === "radio" ? (node.closest("label") as HTMLLabelElement) : node;
    const heard = (node: Element) => {
      const copy = node.cloneNode(true) as Element;
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

export async function assertFocusSeen(page: Page, when: string) {
  const { name } = await onceStill(page, async () => {
    const found = await focused(page);
    assert.ok(found.visible, `${when}: the focus is on ${found.name}, hidden by ${found.under}`);
    return found;
  });
  return name;
}

/** All of these stand on the screen, not above it or below, and nothing lies over their middles. */
export const assertInSight = (...shown: Locator[]) =>
  onceStill(shown[0].page(), async () => {
    for (const one of shown) {
      const isSeen = await one.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      assert.ok(isSeen, `${await one.textContent()} is out of sight`);
    }
  });

/** The colour behind everything. */
export const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The middle of a box. */
export const middleOf = ({ x, y, width, height }: Size & { x: number; y: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** What axe is to check. Every colour that a desktop shows is among those of a phone. */
export const rulesOn = (device: string): RunOptions => (device === "phone" ? {} : BUT_CONTRAST);

/** What a thumb wants, in px. */
export const THUMB = 44;

/** Everything that can be hit, if it is lower than a thumb wants it or narrower than that. A label counts for its input. */
export const tooSmall = (page: Page, { width = THUMB, height = THUMB } = {}) =>
  page.evaluate(
    (least) => {
      const open = document.querySelector("dialog[open]");
      const inText = (node: Element) => node.matches("a") && node.closest("p");
      return [
        ...(open ?? document).querySelectorAll("button, select, input, textarea, a[href], [role=button], summary"),
      ]
        .filter((node) => !inText(node))
        .map((node) =>
          node.matches("[type=radio], [type=checkbox], [type=file]") ? (node.closest("label") ?? node) : node,
        )
        .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((node) => ({ node, box: node.getBoundingClientRect() }))
        .filter(({ box }) => Math.round(box.height) < least.height || Math.round(box.width) < least.width)
        .map(
          ({ node, box }) =>
            `${node.getAttribute("aria-label") ?? node.textContent}: ${Math.round(box.width)} by ${Math.round(box.height)}`,
        );
    },
    { width, height },
  );
