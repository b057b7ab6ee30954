/**
 * An action of a test ends when the page has drawn all that follows from it. A tap is shown at once, and what the solver says of it
 * in a task of its own: until then the page tells that it is busy.
 */

import type { Locator, Page, Request } from "playwright-core";

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
  makePatient(Object.getPrototypeOf(page.locator("main")), OF_LOCATORS, (locator) => (locator as Locator).page());
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
export const idle = () => Promise.all([...opened.keys()].map((page) => page.evaluate(WHEN_IDLE).catch(() => {})));

/** A task that all others go before; no clock of a test holds it back. */
const WHEN_IDLE = 'scheduler.postTask(() => {}, { priority: "background" })';

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
