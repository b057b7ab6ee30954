/** Solitaire Dice where its weights, or what works beside the page, can't be loaded. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import type { BrowserContext } from "playwright-core";

import { seedOfTurn } from "../../../www/shell/model/chance.ts";
import type { Modules } from "../../modules.ts";
import { BROKEN, FAILED } from "../../page/broken-steps.ts";
import {
  ask,
  ENDS,
  expectedWays,
  keyOf,
  LATER,
  linkTo,
  MIDDLE,
  mark,
  onGame,
  others,
  othersMarked,
  part,
  query,
  readSheet,
  settled,
  shows,
  showsWays,
  tells,
  weightsTaken,
} from "../../page/solitaire-dice-steps.ts";
import {
  button,
  enter,
  eventually,
  firstNumbers,
  follow,
  holdBack,
  openPanel,
  pick,
  shareSite,
  tap,
  ways,
} from "../steps.ts";

const { onPage } = shareSite();
const onSheet = onGame(onPage);

const B = ENDS.B.sheet;
const PATTERN = "**/precomputed/solitaire-dice-weights.bin";
const weights = () => readFile(new URL("../../../dist/precomputed/solitaire-dice-weights.bin", import.meta.url));

for (const what of ["altered", "unreachable"]) {
  const prepare = (context: BrowserContext) =>
    context.route(PATTERN, async (route) => BROKEN[what](route, await weights()));
  onSheet(
    `weights that are ${what} are told, done without, and asked for again`,
    { ready: false, link: linkTo(MIDDLE), prepare, expected: FAILED },
    async ({ page, context, device }) => {
      await firstNumbers(page);
      const told = page.getByText(
        "The expected scores could not be loaded: for now choices are ranked by a rule of thumb.",
      );
      await told.waitFor();
      await enter(page, "13445");
      await shows(part(page, "source"), "by the rule of thumb");
      const best = keyOf(await ask(page, "decideSheet", await query(page), "thumb", 0));
      await eventually(async () => {
        const [first, ...others] = await ways(page);
        assert.deepEqual([first.key, first.mark, first.number], [best, "best", ""]);
        assert.ok(
          others.length > 2 && others.every(({ mark, number }) => mark + number === ""),
          "no other has a number",
        );
      });
      await page.getByRole("button", { name: /^reject \d, \d+ and \d+, best$/ }).waitFor();
      await openPanel(page, device, "Final score");
      await button(page, "Play 10,000 games").click();
      await shows(part(page, "played"), /^These games could not be played: what they need could not be loaded/);

      // The end is known without them.
      await follow(page, linkTo(B, { tab: "score" }));
      await shows(part(page, "expected"), "453");
      await shows(part(page, "source"), "exact");

      await context.unroute(PATTERN);
      await tap(button(page, "Try again"));
      await told.waitFor({ state: "detached" });
      await weightsTaken(page);
      await button(page, "Play 10,000 games").click();
      await shows(part(page, "played"), "10,000 games played.");
      await follow(page, linkTo(MIDDLE, { roll: "13445" }));
      await shows(part(page, "source"), "estimate");
      await showsWays(page, expectedWays(await ask(page, "evaluateSheet", await query(page))).slice(0, 4));
    },
  );
}

/** How often the weights were asked for in vain. */
let failed = 0;

onSheet(
  "games wait for weights that the page has before its worker",
  {
    ready: false,
    link: linkTo(LATER, { tab: "score" }),
    prepare: (context) =>
      context.route(PATTERN, (route) => {
        failed += 1;
        return route.abort();
      }),
    expected: FAILED,
  },
  async ({ page, context }) => {
    await eventually(async () => assert.ok(failed >= 2, "page and worker have asked"));
    await page.getByText("The expected scores could not be loaded").waitFor();
    const late = holdBack(PATTERN);
    await context.unroute(PATTERN);
    await late.prepare(context);
    // The page's comes at once.
    let asked = 0;
    await context.route(PATTERN, (route) => {
      asked += 1;
      return asked === 1 ? route.continue() : route.fallback();
    });
    await tap(button(page, "Try again"));
    await weightsTaken(page);
    await button(page, "Play 10,000 games").click();
    await eventually(async () => assert.ok(asked > 1, "the worker asks"));
    await shows(part(page, "played"), "0 games played so far …");
    late.release();
    await shows(part(page, "played"), "10,000 games played.");
  },
);

const RULES = "**/modules/solitaire-dice-lab_bg.wasm";
const AT_RULES = ["by-heart-3 7-1.9-1_1-1", "by-heart-5 7-1.9-1_1-1"];

onSheet(
  "where the rules to remember can't be loaded that is told, the game waits, and they are asked for again",
  {
    link: linkTo(MIDDLE, { roll: "13445", marked: "true", seed: "7", turn: "4", with: AT_RULES }),
    prepare: (context) => context.route(RULES, (route) => BROKEN.unreachable(route, Buffer.alloc(0))),
    expected: FAILED,
  },
  async ({ page, context }) => {
    const told = page.getByText("The rules by which the computer plays could not be loaded.");
    await told.waitFor();
    await tap(button(page, "Try again"));
    await told.waitFor({ state: "detached" });
    await told.waitFor();
    await tells(page, { marked: "true" });
    await context.unroute(RULES);
    await tap(button(page, "Try again"));
    await told.waitFor({ state: "detached" });
    await pick(page, "Pace of the computer", "step");
    await button(page, /^Next$/).click();
    await tells(page, { marked: undefined, turn: "5" });
    const asked = { ...readSheet("7-1.9-1_1-1"), roll: [1, 3, 4, 4, 5] };
    const marked = await page.evaluate(
      async ([asked, seeds]) => {
        const module: Modules["solitaire-dice-lab"] = await import(
          new URL("../modules/solitaire-dice-lab.js", location.href).href
        );
        await module.default();
        return (["by-heart-3", "by-heart-5"] as const).map((by, nth) => module.decideSheet(asked, by, seeds[nth]));
      },
      [asked, [seedOfTurn(7, 4, 0), seedOfTurn(7, 4, 1)]] as const,
    );
    const expected = await Promise.all(
      marked.map(async (choice, nth) => {
        const { sums, rejects } = await ask(page, "markSheet", asked, choice);
        return { by: ["by-heart-3", "by-heart-5"][nth], sums, rejects };
      }),
    );
    assert.deepEqual(await others(page), expected);
  },
);

const WORKER = "**/app/solitaire-dice-worker.js";

onSheet(
  "without what works beside it the page goes by a glance, and decides for the others",
  {
    link: linkTo(MIDDLE, { roll: "13445", with: "thumb 7-1.9-1_1-1" }),
    prepare: (context) => context.route(WORKER, (route) => route.abort()),
    expected: FAILED,
  },
  async ({ page }) => {
    const answer = await ask(page, "evaluateSheet", await query(page, { depth: 1, exact: false }));
    await part(page, "players").click();
    await pick(page, "Advice", "before");
    await part(page, "done").click();
    await settled(page);
    await showsWays(page, expectedWays(answer).slice(0, 4));
    await mark(page, keyOf(answer.choices[answer.best as number]));
    await othersMarked(page);
    const asked = { ...readSheet("7-1.9-1_1-1"), roll: [1, 3, 4, 4, 5] };
    const { sums, rejects } = await ask(page, "markSheet", asked, await ask(page, "decideSheet", asked, "thumb", 0));
    assert.deepEqual(await others(page), [{ by: "thumb", sums, rejects }]);
  },
);
