/**
 * The turns in WebKit, the engine of all iPhones: in WebKitGTK's MiniBrowser, as large as a phone. It plays all of them,
 * with vector instructions in WebAssembly, workers, and a service worker for the visit without a network.
 *
 * What it can't show: it has no touch, so taps are clicks of a mouse; its protocol reports neither requests nor the
 * console, so errors are heard from when a page has loaded, and one before shows only by what is missing then; and
 * Safari's own bars, letters and limits of memory are not WebKitGTK's.
 */

import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";

import { PHONE, type VISITED, WITH_ONE_FONT } from "../page/harness.ts";
import { type Engine, LONG, type Opened, playTurns } from "./play.ts";
import type { Tab } from "./tab.ts";

/** What the driver says to a command: a value, or an error. */
type Reply = { value: unknown };

/** The name that the protocol has for a reference to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

async function launch(): Promise<Engine> {
  const screen = await startScreen();
  const driver = await startDriver(screen.display);
  return {
    open: (...what) => open(driver.url, ...what),
    async close() {
      await driver.end();
      await screen.end();
    },
  };
}

/** A program that ends with this process at the latest. */
function start(program: string, options: string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(program, options, { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "close");
  const kill = () => child.kill();
  process.once("exit", kill);
  const end = async () => {
    process.off("exit", kill);
    kill();
    await ended;
  };
  return { child, end };
}

/** A screen that nobody sees, with room for a phone. */
async function startScreen() {
  const { child, end } = start(process.env.XVFB ?? "Xvfb", [
    "-displayfd",
    "1",
    "-screen",
    "0",
    "800x1000x24",
    "-nolisten",
    "tcp",
  ]);
  return { display: `:${await firstLine(child)}`, end };
}

/** The screen's name is said when it is ready. */
async function firstLine(child: ChildProcess) {
  assert.ok(child.stdout);
  for await (const line of createInterface(child.stdout)) return line.trim();
  throw new Error(`${child.spawnfile} has ended`);
}

async function startDriver(display: string) {
  const port = await freePort();
  const { child, end } = start(process.env.WEBKIT_DRIVER ?? "WebKitWebDriver", [`--port=${port}`], {
    ...WITH_ONE_FONT,
    DISPLAY: display,
    GDK_BACKEND: "x11",
  });
  child.stdout?.resume();
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    assert.equal(child.exitCode, null, "the driver has ended");
    const answer = await fetch(`${url}/status`).catch(() => null);
    if (answer?.ok) return { url, end };
  }
}

/** A port that was free a moment ago. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  assert.ok(address && typeof address === "object");
  server.close();
  await once(server, "close");
  return address.port;
}

async function send(method: string, url: string, body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as Reply;
  assert.ok(response.ok, `${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Opens a browser with one page, which keeps nothing when it closes. */
async function open(driver: string, top: string, address: string, kept: typeof VISITED): Promise<Opened> {
  // Without the bars of its window, which is no narrower than they are.
  const options = { args: ["--automation", "--full-screen"] };
  const { sessionId } = (await send("POST", `${driver}/session`, {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  })) as { sessionId: string };
  const session = `${driver}/session/${sessionId}`;
  const post = (path: string, body: object = {}) => send("POST", `${session}/${path}`, body);
  await post("timeouts", { script: LONG, pageLoad: LONG });
  await post("window/rect", PHONE);

  const tab: Tab = {
    async reload() {
      await post("refresh");
      await tab.evaluate(watch);
    },
    evaluate: (async (run: (...given: never[]) => unknown, ...args: unknown[]) => {
      // tsx has every function name itself by this one.
      const script = `const __name = (named) => named; return (${run}).apply(null, arguments);`;
      return post("execute/sync", { script, args });
    }) as Tab["evaluate"],
    async hit(selector) {
      const found = await post("element", { using: "css selector", value: selector });
      await post(`element/${(found as Record<string, string>)[ELEMENT]}/click`);
    },
  };
  // Nothing of the site runs there, but what it keeps is within reach.
  await post("url", { url: `${top}icon.svg` });
  await tab.evaluate((kept) => {
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, kept);
  await post("url", { url: `${top}${address}` });
  await tab.evaluate(watch);
  return {
    tab,
    problems: () => tab.evaluate(() => (globalThis as Watched).problems),
    close: () => send("DELETE", session),
  };
}

type Watched = typeof globalThis & { problems: string[] };

/** Notes from now on, on the page, what goes wrong there. */
function watch() {
  const problems: string[] = [];
  Object.assign(globalThis, { problems });
  addEventListener("error", ({ message, filename }) => problems.push(`uncaught: ${message} (${filename})`));
  addEventListener("unhandledrejection", ({ reason }) => problems.push(`uncaught: ${reason}`));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => problems.push(`foreign request: ${blockedURI}`));
  const { error } = console;
  console.error = (...facts) => {
    problems.push(`console: ${facts.join(" ")}`);
    error(...facts);
  };
}

playTurns(launch);
