/** What the tests do on the page of Tile rummy, and how they read it. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import type { Asked } from "../../www/shell/game/contract.ts";
import type { Modules } from "../modules.ts";
import { askModule, eventually, type LinkParts, part } from "../steps.ts";
import type { OnPage } from "./steps.ts";

export const PAGE = { path: "rummikub/" };

/** The px that a tile is wide where 7 stand side by side on the narrowest phone: a thumb has its height for it. */
export const NARROW_TILE = 40;

/** A position of 43 tiles in 12 sets and 14 on the rack: 11 tiles, 87 points, 12 cuts can go. */
export const LARGE = {
  rack: "r7.b1.b6-7.b9-10.b12.b12.ko1.o2.o13.o13.j",
  table: "o8-11_k6-9_r1-3_rbk13_k4-6_rko3_rbko5_rko10_k1-4_o2-6_b1-3_o6-9",
};

/** Nothing goes, and ten of 97 unseen tiles would help. */
export const DRAW = { rack: "r8.k1-2", table: "r4-6_bko9", opened: "true" };

/** One tile goes, to a run. */
export const SMALL = { rack: "r4.b9", table: "r1-3", opened: "true" };

/** Near the end of a game: the computer has twelve tiles left, the player four. */
export const GAME =
  "rack=b2.k4-5.o2&table=r7-12_rbk3_o1-5_bko8_rko13_o5-8_rbko13_rko11_bko6_b11-13_k1-5_rb3.j_r7-10_b9-12_k9-12_o9-12_rko12&opened=true&others=12&by=simple&hands=r1-2.r4-5.b1.b1.b4-7.b7.k2&theyopened=1&pool=k7.k7.r6.j.k10.b2.k6.b4.k8.b5.r6.o10.r5.bo9.o1.o4.k9.b10.r4.b8.o7.r2.rk1.o3&seed=81";

/** A puzzle where a run has to be taken from a group; and its tiles on their way there. */
export const HAND = "rack=b4-5&table=rbko6_r1-3&opened=true&puzzle=easy.1";
export const MOVED = `${HAND}&work=rko6_r1-3_b6.b4`;

/** A link to a position. */
export const linkTo = (position: LinkParts) =>
  new URLSearchParams(Object.entries(position).map(([key, value]) => [key, String(value)])).toString();

/** The line at the thumb that says what goes on. */
export const context = (page: Page) => part(page, "context");

/** `onPage` of a file, for tests of this game. */
export const onGame =
  (onPage: OnPage): OnPage =>
  (name: string, options, run) =>
    onPage(name, { ...PAGE, ...options }, run);

/** Calls a function of the page's solver. */
export const ask = <Name extends keyof Modules["rummikub"] & string>(
  page: Page,
  name: Name,
  ...asked: Asked<Modules["rummikub"][Name]>
) => askModule(page, "rummikub", name, ...asked);

export const headline = (page: Page) => part(page, "headline");
export const tile = (page: Page, name: string) => part(page, `tile-${name}`);

/** Taps tiles of the grid, told as "r3 r7". */
export async function tapTiles(page: Page, names: string) {
  for (const name of names.split(" ")) await tile(page, name).click();
}

/** Picks where taps go. */
export const aim = (page: Page, target: string) =>
  page
    .getByRole("radiogroup", { name: "What a tap enters" })
    .locator("label")
    .filter({ has: page.getByRole("radio", { name: target, exact: true }) })
    .click();

/** Tiles of the rack that are raised, since they go. */
export const raised = (page: Page) =>
  page
    .locator(".rack .tile.own")
    .evaluateAll((nodes) => nodes.map((node) => (node.querySelector(".unseen") as Element).textContent.split(",")[0]));

/** How often the grid says that a tile is on the rack and on the table. */
export const badges = async (page: Page, name: string) => {
  const count = async (kind: string) => Number((await tile(page, name).locator(kind).allTextContents())[0] ?? 0);
  return [await count(".on-rack"), await count(".on-table")];
};

/** The steps of the plan that are not ticked off. */
export const steps = (page: Page) => page.locator(".step .step-text").allTextContents();

/** The plan shows these steps, or comes to show them. */
export const showsSteps = (page: Page, names: string[]) =>
  eventually(async () => assert.deepEqual(await steps(page), names));
