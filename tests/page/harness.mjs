/** Starts the site and the browser for the tests of the page. */

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import axeCore from "axe-core";
import { chromium } from "playwright-core";

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Serves dist/ as it is, on a port that the system picks.
 *
 * @returns {Promise<{url: string, close: () => Promise<void>}>} the address ends in a slash
 */
export async function startSite() {
  const [program, ...first] = process.env.XTASK
    ? [process.env.XTASK]
    : ["cargo", "run", "--quiet", "--package", "xtask", "--"];
  const server = spawn(program, [...first, "serve", "--no-build", "--port", "0"], {
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

function addressOf(server) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`the server ended with code ${code}`)));
    createInterface(server.stdout).on("line", (line) => {
      const address = /^rollwise is at (\S+)$/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
}

/** Starts the system's Chromium; close it after use. */
export function launch() {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const name of ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]) {
    const found = folders.map((folder) => join(folder, name)).find(existsSync);
    if (found) return found;
  }
  throw new Error("Chromium was not found: install it or set CHROMIUM to its program");
}

/**
 * Opens a page in a context of its own.
 *
 * `problems` fills with console errors, uncaught errors and requests to another origin for as long
 * as the context lives: end a test with `assert.deepEqual(problems, [])`. `prepare(context)` runs
 * before the first request, `context` holds more options of playwright's `newContext`.
 */
export async function openPage(browser, options) {
  const { url, width, height, colorScheme = "light", prepare, context: more = {} } = options;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, ...more });
  context.setDefaultTimeout(30_000);
  const problems = watch(context, new URL(url).origin);
  await prepare?.(context);
  const page = await context.newPage();
  await page.goto(url);
  return { page, context, problems };
}

function watch(context, home) {
  const problems = [];
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

/**
 * What axe-core finds wrong on a page, each with the elements it concerns.
 *
 * The page's own security policy stays in force.
 */
export async function axe(page) {
  await page.evaluate(axeCore.source);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations.map(({ id, impact, help, nodes }) => ({
    id,
    impact,
    help,
    elements: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
  }));
}
