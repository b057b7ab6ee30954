/**
 * An action of a test ends when the page has drawn all that follows from it. A tap is shown at once, and what the solver says of it
 * in a task of its own: until then the page tells that it is busy.
 */

import type { Locator, Page, Request } from "playwright-core";

import { PATIENCE } from "../device.ts";

type Action = (...facts: unknown[]) => Promise<unknown>;

const OF_LOCATORS = [
  "blur",
  "check",
  "click",
  "dblclick",
  "fill",
  "focus",
  "press",
  "selectOption",
  "setInputFiles",
  "tap",
  "uncheck",
];
const OF_DEVICES = ["click", "dblclick", "down", "insertText", "press", "tap", "type", "up"];

let areLocatorsPatient = false;

/** The pages that are open, and what each has asked for and has no answer to. */
const opened: Map<Page, Set<Request>> = new Map();

/** Whether a page waits for a file. */
export const isLoading = (page: Page) => (opened.get(page)?.size ?? 0) > 0;

/** Has the actions of a page, and of all locators, wait for the drawing. */
export function waitForDrawing(page: Page) {
  const waiting: Set<Request> = new Set();
  opened.set(page, waiting);
  page.on("request", (request) => waiting.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => waiting.delete(request));
  page.once("close", () => opened.delete(page));
  for (const device of [page.keyboard, page.mouse, page.touchscreen]) makePatient(device, OF_DEVICES, () => page);
  if (areLocatorsPatient) return;
  areLocatorsPatient = true;
  const ofLocators = Object.getPrototypeOf(page.locator("main"));
  makePatient(ofLocators, OF_LOCATORS, (locator) => (locator as Locator).page());
  makeQuick(ofLocators);
  makeEager(ofLocators);
}

/**
 * Where a click hits the one element that it is for, if it would now: it is enabled, not on its way to another place, and can be brought
 * into sight. A frame of somebody else's page has another corner.
 */
function pointOf(nodes: Element[]) {
  const [node] = nodes;
  if (nodes.length !== 1 || window !== top || node.closest("a, :disabled, [aria-disabled=true]")) return nodes.length;
  const isOnItsWay = ({ playState, effect }: Animation) => {
    const { target } = (effect ?? {}) as KeyframeEffect;
    return playState === "running" && effect?.getComputedTiming().iterations !== Infinity && target?.contains(node);
  };
  if (document.getAnimations().some(isOnItsWay)) return nodes.length;
  const boxOf = () => [...node.getClientRects()].find(({ width, height }) => width * height > 1);
  const isOff = (box?: DOMRect) =>
    !box || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
  if (isOff(boxOf())) (node as Element & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded();
  const box = boxOf();
  if (!box || isOff(box)) return nodes.length;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const isHit = (node.closest("button, [role=button]") ?? node).contains(document.elementFromPoint(x, y));
  return isHit ? { x, y } : nodes.length;
}

/** Clicks at once, where playwright would do the same once it has waited for two frames to be sure that nothing moves. */
function makeQuick(prototype: Pick<Locator, "click">) {
  const { click } = prototype;
  prototype.click = async function (this: Locator, options) {
    if (options) return click.call(this, options);
    const find = () => this.evaluateAll(pointOf).catch(() => 1);
    let point = await find();
    if (point === 0) {
      await this.waitFor({ state: "attached" });
      point = await find();
    }
    // The page's own mouse waits for the drawing as well.
    return typeof point === "object" ? this.page().mouse.click(point.x, point.y) : click.call(this);
  };
}

/** Waits by looking again as soon as the page has done what it has to do; playwright lets up to half a second pass. */
function makeEager(prototype: Pick<Locator, "waitFor">) {
  const { waitFor } = prototype;
  prototype.waitFor = async function (this: Locator, options = {}) {
    const { state = "visible", timeout = PATIENCE } = options;
    const isThere = {
      attached: async () => (await this.count()) > 0,
      detached: async () => (await this.count()) === 0,
      visible: () => this.isVisible(),
      hidden: () => this.isHidden(),
    }[state];
    const end = Date.now() + timeout;
    while (Date.now() < end && !this.page().isClosed()) {
      if (await isThere()) break;
      await this.page()
        .evaluate(NEXT_LOOK)
        .catch(() => {});
    }
    // It says what is wrong, such as that there are several.
    return waitFor.call(this, { ...options, timeout: Math.max(1, end - Date.now()) });
  };
}

function makePatient(actor: object, names: string[], pageOf: (actor: unknown) => Page) {
  const actions = actor as Record<string, Action | undefined>;
  for (const name of names) {
    const act = actions[name];
    if (!act) continue;
    actions[name] = async function (this: unknown, ...facts) {
      const result = await act.apply(this, facts);
      await drawn(pageOf(this));
      return result;
    };
  }
}

/** A page that is gone by now, or is being replaced, has nothing left to draw. */
export const drawn = (page: Page) => page.evaluate(whenDrawn).catch(() => {});

/** Ends when no open page has anything to do but what waits for a time or for somebody else. */
export const idle = () => Promise.all([...opened.keys()].map((page) => page.evaluate(NEXT_LOOK).catch(() => {})));

/**
 * A task that all others go before, a moment later than now: looking all the time would keep the page from its work. No clock of a test
 * holds it back.
 */
const NEXT_LOOK = 'scheduler.postTask(() => {}, { priority: "background", delay: 8 })';

function whenDrawn() {
  const main = document.querySelector("main");
  if (!main?.ariaBusy) return null;
  return new Promise<null>((done) => {
    const observer = new MutationObserver(() => {
      if (main.ariaBusy) return;
      observer.disconnect();
      done(null);
    });
    observer.observe(main, { attributes: true });
  });
}
