/** Files that don't come as they should. */

import assert from "node:assert/strict";
import { deflateSync, inflateSync } from "node:zlib";

import type { BrowserContext, Route } from "playwright-core";

import { button, enter, link, offered, tap } from "../steps.ts";
import type { OnPage } from "./steps.ts";

/** The browser itself tells of requests that fail. */
export const FAILED = /Failed to load resource|net::ERR_/;

/** A whole table with one bit changed inside. */
function altered(bytes: Buffer) {
  const inside = inflateSync(bytes);
  inside[inside.length >> 1] ^= 1;
  return deflateSync(inside);
}

const shortened = (bytes: Buffer) => deflateSync(inflateSync(bytes).subarray(0, -1));

/** How a table can be broken: what answers a request for it, of its bytes and those of another one. */
export const BROKEN: Record<string, (route: Route, bytes: Buffer, other?: Buffer) => Promise<void>> = {
  altered: (route, bytes) => route.fulfill({ body: altered(bytes), contentType: "application/octet-stream" }),
  "too short": (route, bytes) => route.fulfill({ body: shortened(bytes), contentType: "application/octet-stream" }),
  "cut off": (route, bytes) =>
    route.fulfill({ body: bytes.subarray(0, bytes.length >> 1), contentType: "application/octet-stream" }),
  "another table": (route, _, other) => route.fulfill({ body: other, contentType: "application/octet-stream" }),
  "a page instead": (route) =>
    route.fulfill({ body: "<!doctype html><title>Welcome</title>", contentType: "text/html" }),
  missing: (route) => route.fulfill({ status: 404, body: "not found" }),
  unreachable: (route) => route.abort(),
};

/** Has what is not loaded with the page fail, until it is called off. */
export async function loseTheRest(context: BrowserContext) {
  const isLater = ({ pathname }: URL) => /[/]app[/].*[.]js$/.test(pathname) && !pathname.endsWith("/heckmeck.en.js");
  await context.route(isLater, (route) => route.abort());
  return () => context.unroute(isLater);
}

const NOT_LOADED = /calculator could not be loaded/;

/** Tests that Heckmeck's solver is asked for again where some of its files can't be had in some ways. */
export function testLost(onPage: OnPage, files: Record<string, (keyof typeof BROKEN)[]>) {
  for (const [file, ways] of Object.entries(files))
    for (const what of ways)
      onPage(
        `${file} is ${what}`,
        {
          link: "taken=55w&target=25",
          ready: false,
          prepare: (context) => context.route(`**/modules/${file}*`, (route) => BROKEN[what](route, Buffer.alloc(0))),
          expected: new RegExp(`${FAILED.source}|MIME`, "i"),
        },
        async ({ page, context }) => {
          await page.locator("#main").getByText(NOT_LOADED).waitFor();
          await enter(page, "1334");
          const again = button(page, "Try again");
          const shown = await again.elementHandle();
          await tap(again);
          // Once that try has failed as well, the page tells so anew.
          await page.waitForFunction((node) => !node?.isConnected, shown);
          await page.locator("#main").getByText(NOT_LOADED).waitFor();
          await enter(page, "4");
          assert.deepEqual(await link(page), { taken: "55w", roll: "13344", goal: "at-least", target: "25" });

          await context.unroute(`**/modules/${file}*`);
          await again.click();
          await page.getByText("Was 50.7%").waitFor();
          assert.deepEqual(await offered(page), ["1", "3", "4"]);
          assert.equal(await page.locator("#main").getByText(NOT_LOADED).count(), 0);
        },
      );
}
