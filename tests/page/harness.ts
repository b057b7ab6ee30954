/** Starts the site and the browser for the tests of the page. */

import { type ChildProcessByStdio, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

import axeCore, { type AxeResults, type RunOptions } from "axe-core";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";

import { keptBefore, NOON, PATIENCE, type Prepare, prepareContext } from "../device.ts";
import { waitForDrawing } from "./drawn.ts";

export { DESKTOP, keptBefore, NOON, PATIENCE, PHONE, VISITED } from "../device.ts";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The program that builds and serves the site, with its first arguments. */
export const [XTASK, ...XTASK_ARGUMENTS] = process.env.XTASK
  ? [process.env.XTASK]
  : ["cargo", "run", "--quiet", "--package", "xtask", "--"];

export interface Served {
  /** The address, which ends in a slash. */
  url: string;
  close(): Promise<void>;
}

/** Serves dist/, or another folder, on a port that the system picks: with the server that users have. */
export async function startSite(folder?: string): Promise<Served> {
  const where = folder === undefined ? [] : ["--folder", folder];
  const server = spawn(XTASK, [...XTASK_ARGUMENTS, "serve", "--no-build", "--port", "0", ...where], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => server.once("close", resolve));
  const end = () => server.kill("SIGKILL");
  process.once("exit", end);
  return {
    url: await addressOf(server),
    async close() {
      process.off("exit", end);
      end();
      await ended;
    },
  };
}

function addressOf(server: ChildProcessByStdio<null, Readable, null>) {
  return new Promise<string>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`the server ended with code ${code}`)));
    createInterface(server.stdout).on("line", (line) => {
      const address = /^rollwise is at (\S+)$/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
}

/**
 * What the browser need not do. The first ones are pages of its own behind each window's address
 * bar, which take half as long to load as the page under test; since only the last such list counts,
 * playwright's is repeated here as far as it matters.
 */
const UNUSED = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/**
 * The environment in which a browser on Linux has one font for everything, whatever fonts the machine has: the widest
 * there is, or that of tests/fonts which the variable `FONT` names.
 */
export const WITH_ONE_FONT = {
  ...process.env,
  FONTCONFIG_PATH: join(ROOT, "tests/fonts"),
  FONTCONFIG_FILE: `${process.env.FONT || "dejavu-sans"}.conf`,
};

/** Starts the system's Chromium; close it after use. */
export function launch() {
  return chromium.launch({
    executablePath: findChromium(),
    env: WITH_ONE_FONT,
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--disable-features=${UNUSED.join()}`,
    ],
  });
}

function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const name of [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
  ]) {
    const found = folders.map((folder) => join(folder, name)).find(existsSync);
    if (found) return found;
  }
  throw new Error("Chromium was not found: install it or set CHROMIUM to its program");
}

export interface PageOptions {
  url: string;
  width: number;
  height: number;
  colorScheme?: "light" | "dark";
  /** Whether the page is kept for use without a network. */
  offline?: boolean;
  /** The browser's; or the test's own, to be moved on by `page.clock`, which "runs", or is "held" and does not move by itself. */
  clock?: "browser" | "runs" | "held";
  /** When the test's own clock begins. */
  time?: Date;
  prepare?: Prepare;
  /** Whether nobody has been here before, who is asked first what to do. */
  isFirstVisit?: boolean;
  /** More options of playwright's `newContext`. */
  context?: BrowserContextOptions;
}

export interface OpenedPage {
  page: Page;
  context: BrowserContext;
  /**
   * Console errors, uncaught errors and requests to another origin for as long as the context lives: end a test with
   * `assert.deepEqual(problems, [])`.
   */
  problems: string[];
}

/** Opens a page in a context of its own. */
export async function openPage(browser: Browser, options: PageOptions): Promise<OpenedPage> {
  const {
    url,
    width,
    height,
    colorScheme = "light",
    offline = false,
    clock = "browser",
    time = NOON,
    prepare,
    isFirstVisit = false,
    context: more = {},
  } = options;
  const kept = isFirstVisit ? [] : keptBefore(url, prepare);
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    // What moves has tests of its own.
    reducedMotion: "reduce",
    serviceWorkers: offline ? "allow" : "block",
    ...(kept.length > 0 && {
      storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage: kept }] },
    }),
    ...more,
  });
  context.setDefaultTimeout(PATIENCE);
  const problems = watch(context, new URL(url).origin);
  // tsx has every function name itself by this one, those that run in the page too.
  await context.addInitScript("globalThis.__name = (named) => named");
  if (clock !== "browser") await context.clock.install({ time });
  if (clock === "held") await context.clock.pauseAt(time);
  if (prepare) await prepareContext(context, prepare);
  context.on("page", waitForDrawing);
  const page = await context.newPage();
  await page.goto(url);
  return { page, context, problems };
}

function watch(context: BrowserContext, home: string) {
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (event) => {
    const error = event.error();
    problems.push(`uncaught: ${error?.stack ?? error}`);
  });
  context.on("request", (request) => {
    if (new URL(request.url()).origin !== home) {
      problems.push(`foreign request: ${request.url()}`);
    }
  });
  return problems;
}

/** For axe, where nothing but colours differs from what has been checked, or nothing but room; and where all does but colours. */
export const ONLY_CONTRAST: RunOptions = { runOnly: ["color-contrast"] };
export const ONLY_SCROLLING: RunOptions = { runOnly: ["scrollable-region-focusable"] };
export const BUT_CONTRAST: RunOptions = { rules: { "color-contrast": { enabled: false } } };

async function loadAxe(page: Page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeCore.source);
}

const told = (results: AxeResults[]) =>
  results
    .flatMap(({ violations }) => violations)
    .map(({ id, impact, help, nodes }) => ({
      id,
      impact,
      help,
      elements: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
    }));

/**
 * What axe-core finds wrong on a page, each with the elements it concerns.
 *
 * The page's own security policy stays in force. `options` are axe's own.
 */
export async function axe(page: Page, options: RunOptions = {}) {
  await loadAxe(page);
  return told([
    await page.evaluate((options) => globalThis.axe.run({ resultTypes: ["violations"], ...options }), options),
  ]);
}

/** Rules about a page as a whole; all others are about elements, wherever these stand. */
const OF_PAGES = /^(landmark|region|heading-order|page-has|duplicate|bypass|accesskeys|skip-link|document|html|meta)/;

/** The same, but of parts that axe has looked at on this page, and that are as they were, only what concerns the page as a whole. */
export async function axeAnew(page: Page) {
  await loadAxe(page);
  return told(
    await page.evaluate(async (ofPages) => {
      globalThis.looked ??= new Set();
      const seen = globalThis.looked;
      const found: Element[] = [];
      /** Whether a part is the same as one that was seen, in the same surroundings; what is checked or has the focus is in no attribute. */
      const isSeen = (part: Element) => {
        const around: string[] = [];
        for (let node = part.parentElement; node; node = node.parentElement)
          around.push((node.cloneNode() as Element).outerHTML);
        const fields = [...part.querySelectorAll<HTMLInputElement & HTMLOptionElement>("input, option")];
        const facts = fields.map(({ checked, selected, value }) => [checked, selected, value]);
        const key = JSON.stringify([part.outerHTML, around, facts, part.contains(document.activeElement)]);
        const isKnown = seen.has(key);
        seen.add(key);
        return isKnown;
      };
      const hasText = (part: Element) =>
        [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const look = (part: Element) => {
        if (isSeen(part)) return;
        if (part.outerHTML.length < 2000 || part.children.length === 0 || hasText(part)) found.push(part);
        else for (const child of part.children) look(child);
      };
      look(document.body);
      const { axe } = globalThis;
      const whole = axe.getRules().flatMap(({ ruleId }) => (new RegExp(ofPages).test(ruleId) ? [ruleId] : []));
      const rules = Object.fromEntries(whole.map((id) => [id, { enabled: false }]));
      const results = [await axe.run({ resultTypes: ["violations"], runOnly: whole })];
      if (found.length > 0) results.push(await axe.run({ include: found }, { resultTypes: ["violations"], rules }));
      return results;
    }, OF_PAGES.source),
  );
}
