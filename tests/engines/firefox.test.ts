/** The turns in Firefox, by touch. */

import assert from "node:assert/strict";

import puppeteer, { type Page } from "puppeteer-core";

import { PATIENCE, PHONE, WITH_ONE_FONT } from "../page/harness.ts";
import { type Engine, FAILED, LONG, playTurns } from "./play.ts";
import type { Tab } from "./tab.ts";

/** A touch is a tap however long it takes, as it may on a busy machine; and a phone's bars take no room from the page. */
const PREFERENCES = {
  "apz.allow_double_tap_zooming": false,
  "apz.max_tap_time": LONG,
  "ui.click_hold_context_menus.delay": LONG,
  "ui.useOverlayScrollbars": 1,
};

async function launch(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    env: WITH_ONE_FONT,
    extraPrefsFirefox: PREFERENCES,
    timeout: PATIENCE,
    protocolTimeout: PATIENCE,
  });
  return {
    async open(top, address, kept) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      await page.setViewport(PHONE);
      await page.evaluateOnNewDocument((kept) => {
        for (const { name, value } of kept) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
      }, kept);
      const problems = watch(page, new URL(top).origin);
      await page.goto(`${top}${address}`);
      return { tab: tabOf(page), problems: async () => problems, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

const tabOf = (page: Page): Tab => ({
  async reload() {
    await page.reload();
  },
  evaluate: page.evaluate.bind(page) as Tab["evaluate"],
  async hit(selector) {
    const node = await page.$(selector);
    assert.ok(node, `${selector} is gone`);
    await node.tap();
  },
});

function watch(page: Page, home: string) {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error instanceof Error ? error.stack : error}`));
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin !== home) problems.push(`foreign request: ${request.url()}`);
  });
  page.on("requestfailed", (request) => problems.push(`${FAILED}${request.url()} (${request.failure()?.errorText})`));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

playTurns(launch);
