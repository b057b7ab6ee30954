/** Tests of the page without a browser: of what depends on no layout, finger, network or history. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { keptBefore, LONGEST, NOON, PATIENCE, PHONE, prepareContext } from "../device.ts";
import type { OnPage, PageTest, Visit } from "../page/steps.ts";
import { firstNumbers } from "../steps.ts";
import { HOME } from "./bundle.ts";
import { Context } from "./page.ts";

export type { OnPage, PageTest, Visit } from "../page/steps.ts";
export * from "../steps.ts";

/** What a test without a browser can ask for. Its clock stands still, whatever it asks for: nothing that tests look at here waits for a time. */
type DomTest = Pick<
  PageTest,
  "sizes" | "path" | "link" | "ready" | "expected" | "clock" | "time" | "prepare" | "isFirstVisit"
> & { context?: { locale?: string; permissions?: string[] } };

const KNOWN = ["sizes", "path", "link", "ready", "expected", "clock", "time", "prepare", "isFirstVisit", "context"];
/** Everybody may use the clipboard. */
const KNOWN_OF_CONTEXT = ["locale", "permissions"];

/** What a test gets has the form of playwright's, as far as it goes. */
async function open(url: string, { time = NOON, prepare, isFirstVisit = false, context: more }: DomTest, size = PHONE) {
  const kept = isFirstVisit ? [] : keptBefore(url, prepare);
  const context = new Context({ ...size, time: +time, kept, locale: more?.locale ?? "en-US" });
  if (prepare) await prepareContext(context as never, prepare);
  return { context, page: await context.newPage(url) };
}

/** Has somebody else open an address, on a device of their own, and do something there. */
export async function elsewhere(url: string, run: (page: Visit["page"]) => unknown) {
  const { context, page } = (await open(url, {})) as unknown as Pick<Visit, "context" | "page">;
  try {
    await firstNumbers(page);
    await run(page);
    assert.deepEqual((context as unknown as Context).problems, []);
  } finally {
    await context.close();
  }
}

/** A test of the page as `onPage` of the browser's tests has it; whatever it does, the page must end without an error. */
const onPage: OnPage = (name, options, run) => {
  const { sizes = { phone: PHONE }, path = "heckmeck/", link = "", ready = true, expected = null } = options;
  const unknown = [
    ...Object.keys(options).filter((option) => !KNOWN.includes(option)),
    ...Object.keys(options.context ?? {}).filter((option) => !KNOWN_OF_CONTEXT.includes(option)),
  ];
  for (const [device, size] of Object.entries(sizes)) {
    test(`${name}, on a ${device}`, { timeout: LONGEST }, async (told) => {
      assert.deepEqual(unknown, [], "this needs a browser");
      // Where nothing but the page has anything to do, the process would end.
      const present = setInterval(() => {}, PATIENCE);
      let opened: Awaited<ReturnType<typeof open>> | null = null;
      try {
        opened = await open(`${HOME}${path}${link && `#${link}`}`, options, size);
        const { problems } = opened.context;
        const { page, context } = opened as unknown as Pick<Visit, "page" | "context">;
        if (ready) await firstNumbers(page);
        await run({ page, context, problems, device, told, site: { url: HOME } } as Visit);
        assert.deepEqual(
          problems.filter((problem) => !expected?.test(problem)),
          [],
        );
      } finally {
        await opened?.context.close();
        clearInterval(present);
      }
    });
  }
};

/** The same as the browser's tests have it, where there is no site that is served. */
export const shareSite = () => ({ onPage });
