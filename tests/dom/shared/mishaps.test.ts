/** A solver that fails for good, a position that can't be drawn: told, and gone on from. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import type { Page } from "playwright-core";

import type { Prepare } from "../../device.ts";
import { eventually, firstNumbers, follow, link, shareSite, textOf } from "../steps.ts";

const { onPage } = shareSite();

const FAILS = /unreachable/;

/** The errors of a module that has failed for good, and of one that has found a fault of its own. */
const TRAP = `new WebAssembly.RuntimeError("unreachable")`;
const FAULT = `Object.assign(new Error("the solver's plan for r1-3 breaks the rules"), { name: "SolverFault" })`;

interface Failure {
  game?: string;
  modules: number;
  name: string;
  /** The text of a function. */
  when: string;
  error?: string;
}

/**
 * Has the first so many modules of a game that are loaded throw an error where the function `name` is asked a query that `when` is
 * true of.
 */
const failing =
  ({ game = "knucklebones", modules, name, when, error = TRAP }: Failure): Prepare =>
  async (context) => {
    const script = await readFile(new URL(`../../../dist/modules/${game}.js`, import.meta.url), "utf8");
    const [begin, , query] = new RegExp(`function ([\\w$]+)\\(([\\w$]*)\\)\\{(?=[^}]*[.]${name}\\()`).exec(
      script,
    ) as RegExpExecArray;
    const fails = `if((${when})(${query}))throw ${error};`;
    let loaded = 0;
    await context.route(`**/modules/${game}.js*`, (route) => {
      loaded += 1;
      const body = loaded <= modules ? script.replace(begin, () => begin + fails) : script;
      // A worker may still ask when the test has ended.
      return route.fulfill({ contentType: "text/javascript", body }).catch(() => {});
    });
  };

const notice = (page: Page, text: string | RegExp) => page.locator("#notices").getByText(text);

const rolled = (face: number) => `mine=66-.543.211&theirs=554.621.3--&roll=${face}`;
const path = "knucklebones/";
const when = "(query) => query.roll === 5";
const name = "analyseKnucklebones";

onPage(
  "a solver that fails is started anew, and answers",
  { path, link: rolled(4), prepare: failing({ modules: 1, name, when }), expected: FAILS },
  async ({ page }) => {
    await follow(page, rolled(5));
    await notice(page, /was restarted/).waitFor();
    await eventually(async () => assert.match(await textOf(page.locator("[data-answer]").first()), /five/i));
    assert.equal((await link(page)).roll, "5");
  },
);

onPage(
  "where the next one fails as well no old answer is shown, and another die is answered",
  { path, link: rolled(4), prepare: failing({ modules: 9, name, when }), expected: FAILS },
  async ({ page }) => {
    await follow(page, rolled(5));
    await page.locator("#main").getByText("The calculator failed on this position.").waitFor();
    assert.doesNotMatch(await textOf(page.locator("main")), /\d%/);
    await eventually(async () =>
      assert.equal(await page.locator("#status").textContent(), "The calculator failed on this position."),
    );
    await follow(page, rolled(4));
    await eventually(async () => assert.match(await textOf(page.locator("[data-answer]").first()), /four/i));
  },
);

onPage(
  "a plan that the solver itself refuses is told as a fault, with the position to report, and never as an answer",
  {
    path: "rummikub/",
    link: "rack=r4-6.k9&table=k1-3&opened=true",
    prepare: failing({
      game: "rummikub",
      modules: 9,
      name: "solveRummikub",
      when: `(query) => query.rack.includes("r1")`,
      error: FAULT,
    }),
  },
  async ({ page }) => {
    const answer = page.locator("[data-answer]").first();
    await eventually(async () => assert.match(await textOf(answer), /play 3/i));
    await follow(page, "rack=r1-3.k9&table=k1-3&opened=true");
    await page.locator("#main").getByText("The calculator failed on this position.").waitFor();
    await page.getByText("the solver's plan for r1-3 breaks the rules").waitFor();
    assert.doesNotMatch(await textOf(answer), /draw|play/i);
    await follow(page, "rack=r4-7.k9&table=k1-3&opened=true");
    await eventually(async () => assert.match(await textOf(answer), /play 4/i));
    assert.equal(
      await page
        .locator("#notices")
        .getByText(/restarted/)
        .count(),
      0,
    );
  },
);

onPage(
  "a game that hung at its drawing is put aside, and can be saved",
  {
    link: "",
    isFirstVisit: true,
    // As a visit leaves it whose first drawing never ended.
    prepare: (context) =>
      context.addInitScript((game) => {
        if (!location.pathname.startsWith("/heckmeck/") || localStorage.getItem("rollwise.heckmeck")) return;
        localStorage.setItem("rollwise.heckmeck", game);
        localStorage.setItem("rollwise.heckmeck.drawing", JSON.stringify({ what: game, since: 0 }));
      }, "#taken=55w&target=27"),
  },
  async ({ page }) => {
    await notice(page, /was put aside/).waitFor();
    assert.equal((await link(page)).taken ?? "", "");
    const saving = page.waitForEvent("download");
    await page.locator("#notices").getByRole("button", { name: "Save to a file" }).click();
    await saving;

    await page.reload();
    await firstNumbers(page);
    await notice(page, /was put aside/).waitFor();
    await page.locator("#notices").getByRole("button", { name: "Delete it" }).click();
    assert.equal(await notice(page, /was put aside/).count(), 0);
    assert.equal(await page.evaluate(() => localStorage.getItem("rollwise.heckmeck.drawing")), null);
  },
);
