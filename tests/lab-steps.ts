/** What the tests do in the Lab, and how they read it. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import type { Estimate, TournamentQuery, TournamentResult } from "#modules/heckmeck-lab";
import type { KnucklebonesResult } from "#modules/knucklebones-lab";
import type { RummikubTournamentQuery, RummikubTournamentResult } from "#modules/rummikub-lab";
import type { SheetGamesQuery, SheetResult } from "#modules/solitaire-dice-lab";
import { lastingly, type Prepare } from "./device.ts";
import type { Modules } from "./modules.ts";
import type { OnPage, PageTest, Visit } from "./page/steps.ts";
import { button, eventually, openFromMenu, part, percent, section, textOf } from "./steps.ts";

export const LAB = "heckmeck/lab/";

/** `onPage` of a file, for tests in the Lab: it has no answer at first, and plays by the browser's clock. */
export const inLab =
  (onPage: OnPage): OnPage =>
  (name: string, options, run) =>
    onPage(name, { path: LAB, ready: false, clock: "browser", ...options }, run);

/**
 * What the module says of tournaments when it is asked directly, and the interval that it gives a share; `isLearned`:
 * with what was learned about games of so many players.
 */
export const direct = (page: Page, query: TournamentQuery, games: number, isLearned = true) =>
  page.evaluate(
    async ([query, games, isLearned]) => {
      const { href } = new URL("../../modules/heckmeck-lab.js", document.baseURI);
      const module: Modules["heckmeck-lab"] = await import(href);
      await module.default();
      if (isLearned) await module.fetchWinModel(query.players.length);
      return new module.Tournament(query).play(games);
    },
    [query, games, isLearned] as const,
  );

interface LabQueries {
  KnucklebonesGames: ConstructorParameters<Modules["knucklebones-lab"]["KnucklebonesGames"]>[0];
  RummikubTournament: RummikubTournamentQuery;
  SheetGames: SheetGamesQuery;
}

interface LabResults {
  KnucklebonesGames: KnucklebonesResult;
  RummikubTournament: RummikubTournamentResult;
  SheetGames: SheetResult;
}

/** What the module of a game's Lab, with all the tables it has, says of so many games of one of its classes. */
export const directly = <Games extends keyof LabQueries>(
  page: Page,
  id: "knucklebones" | "rummikub" | "solitaire-dice",
  games: Games,
  query: LabQueries[Games],
  count: number,
): Promise<LabResults[Games]> =>
  page.evaluate(
    async ([id, games, query, count]) => {
      const module = await import(
        new URL(`${document.documentElement.dataset.top}modules/${id}-lab.js`, location.href).href
      );
      await module.default();
      const tables = await module.loadTables?.();
      if (tables?.missing.length > 0) throw new Error(tables.missing[0].reason);
      return new module[games](query).play(count);
    },
    [id, games, query, count] as [string, string, unknown, number],
  );

/** Plays what is set, by a key: a second tap at the same place is not heard soon after the first. */
export const play = (page: Page) => button(page, /^Play/).press("Enter");

/** The same once more, where it could not be played. */
export const playAgain = (page: Page, games: number) => button(page, `Try again: ${games} games`).press("Enter");
export const isDone = (page: Page) => page.getByText(/games played, /).waitFor();
export const games = (page: Page) => page.getByLabel("Games", { exact: true });
export const results = (page: Page) => section(page, "Results");

/** Opens what is set less often. */
export const expanded = (page: Page, name = "Rules and dice") => page.getByText(name, { exact: true }).click();

/** Opens every table of the results that is folded away. */
export async function unfold(page: Page) {
  for (const summary of await results(page).locator("summary").all()) await summary.click();
}

/** A table's rows of texts, the number and its range apart. */
export const rowsOf = (table: Locator) =>
  table.evaluate((table: HTMLTableElement) =>
    [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent.replace(/\s+/g, " ").trim())),
  );

/** The rows of one of the tables of results. */
export const rows = (page: Page, nth = 0) => rowsOf(results(page).getByRole("table").nth(nth));

const range = ({ low, high }: Pick<Estimate, "low" | "high">, scale: number, decimals: number) =>
  `${(low * scale).toFixed(decimals)} to ${(high * scale).toFixed(decimals)}`;

/** A share as it is shown, with its interval. */
export const share = (estimate: Estimate) => `${percent(estimate.value)} ${range(estimate, 100, 1)}`;

/** A mean as it is shown, with its interval where there is one: a single game tells none. */
export const mean = (estimate: Estimate) =>
  [estimate.value.toFixed(2), ...(Number.isFinite(estimate.high) ? [range(estimate, 1, 2)] : [])].join(" ");

/** With so many games it is told who wins by the shares without luck. */
const ENOUGH = 30;

/** As much of a result as tells who wins. */
interface Judged {
  players: { wins: Estimate; winsWithoutLuck: Estimate | null }[];
  games: number;
}

/** The shares by which it is told who wins. */
export const judged = ({ players, games }: Judged) =>
  players.map(({ wins, winsWithoutLuck }) => (games >= ENOUGH && winsWithoutLuck) || wins);

/** A share that may lead beyond what one can be, as it is shown, with its interval. */
export const possibleShare = ({ value, low, high }: Estimate) =>
  share({ value, low: Math.min(1, Math.max(0, low)), high: Math.min(1, Math.max(0, high)) });

/** The table of one tournament as it must be. */
export function expectedRows(names: string[], result: TournamentResult) {
  const shares = judged(result).map(({ value }) => value);
  const isAdjusted = result.players[0].winsWithoutLuck !== null;
  const none = isAdjusted ? ["–", "–"] : ["–"];
  return [
    ...names.map((name, seat) => {
      const { wins, winsWithoutLuck, worms } = result.players[seat];
      return [
        `${seat + 1} · ${name}${shares[seat] === Math.max(...shares) ? " ▲ most" : ""}`,
        share(wins),
        ...(winsWithoutLuck ? [possibleShare(winsWithoutLuck)] : []),
        mean(worms),
      ];
    }),
    ["Ties", share(result.ties), ...none],
    ["Whoever started", share(result.starterWins), ...none],
    ["Turns a game", result.turns.toFixed(1), ...none],
  ];
}

/**
 * The page hears of no more than `globalThis.slices` slices of what it has asked for last; what the worker tells
 * beyond that waits for `allow`, and so does what it still tells of what was asked before.
 */
export const SLICE_BY_SLICE: Prepare = lastingly((context) =>
  context.addInitScript(() => {
    globalThis.slices = Infinity;
    const { postMessage, addEventListener } = Worker.prototype;
    const waiting: { request: number; hear: () => void }[] = [];
    let last = 0;
    const isLast = () => waiting[0].request === last;
    const send = () => {
      while (waiting.length > 0 && (globalThis.slices > 0 || !isLast())) {
        if (isLast()) globalThis.slices -= 1;
        waiting.shift()?.hear();
      }
    };
    Worker.prototype.postMessage = function post(this: Worker, message) {
      if (message.name) last = message.request;
      postMessage.call(this, message);
    };
    Worker.prototype.addEventListener = function listen(this: Worker, name: string, listener: EventListener) {
      if (name !== "message") return addEventListener.call(this, name, listener);
      return addEventListener.call(this, name, (event) => {
        waiting.push({ request: (event as MessageEvent).data.request, hear: () => listener(event) });
        send();
      });
    } as Worker["addEventListener"];
    globalThis.allow = (slices) => {
      globalThis.slices = slices;
      send();
    };
  }),
);

/** Has the page hear of so many slices. */
export const allow = (page: Page, slices: number) => page.evaluate((slices) => globalThis.allow(slices), slices);

/** Presses a button by keyboard. @returns the name of what has the focus then */
export async function press(page: Page, name: string) {
  await button(page, name).focus();
  await page.keyboard.press("Enter");
  return page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent.trim(),
  );
}

/** What may be read and written by the tests that copy. */
export const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** Plays what is set; what the file of the results holds. */
async function playedCsv(page: Page, file: string) {
  await play(page);
  await isDone(page);
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Download CSV").click()]);
  assert.equal(download.suggestedFilename(), file);
  return readFile(await download.path(), "utf8");
}

/** Plays what is set, has the results copied, and has another page play the link that is copied. @returns the results as CSV */
export async function repeatByLink({ page, context }: Pick<Visit, "page" | "context">, file: string) {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const text = await playedCsv(page, file);
  await button(page, "Copy as CSV").click();
  await page.getByText("Copied.").waitFor();
  assert.equal(await copied(), text);
  await button(page, "Copy link").click();
  await eventually(async () => assert.match(await copied(), /#players/));
  const other = await context.newPage();
  await other.goto(await copied());
  assert.equal(await playedCsv(other, file), text);
  return text;
}

/** Cancels a run of 5,000,000 games after a slice. @returns how many it has played */
export async function cancelEarly(page: Page) {
  await allow(page, 1);
  await play(page);
  await results(page).getByRole("table").first().waitFor();
  await button(page, "Cancel").click();
  const told = await textOf(page.getByText(/^Cancelled after/).first());
  const count = Number(/after ([\d,]+) of 5,000,000 games/.exec(told)?.[1].replaceAll(",", ""));
  assert.ok(count > 0 && count < 5_000_000, told);
  return count;
}

/** Plays so many games anew; what was still played before is heard only now, and is of no interest. */
export async function playAnew(page: Page, count: number) {
  await games(page).fill(String(count));
  await play(page);
  await allow(page, Infinity);
  await isDone(page);
}

/** What the browser itself tells of files that don't come. */
export const FAILED = /Failed to load resource|integrity|net::ERR_|Failed to fetch|ServiceWorker/i;

/** A test's options where a file does not come. */
export const without = (file: string): PageTest => ({
  expected: FAILED,
  prepare: (context) => context.route(`**/${file}`, (route) => route.abort()),
});

/** Plays 40 games without a file, which is said, and again when it comes. */
export async function tryAgain(
  { page, context }: Pick<Visit, "page" | "context">,
  file: string,
  said: string | RegExp,
) {
  await play(page);
  await page.getByRole("alert").filter({ hasText: said }).waitFor();
  await context.unroute(`**/${file}`);
  await playAgain(page, 40);
  await isDone(page);
  assert.equal(await page.getByText(/Nothing could be played/).count(), 0);
}

/** Goes to a game's Lab by its menu, and back. */
export async function goThereAndBack({ page, site }: Pick<Visit, "page" | "site">, id: string) {
  await openFromMenu(page, "about");
  await part(page, "about-lab").click();
  await page.waitForURL(`${site.url}${id}/lab/*`);
  await page.getByRole("link", { name: "Back to the game" }).click();
  await page.waitForURL((url) => url.href.startsWith(`${site.url}${id}/`) && !url.href.includes("lab"));
}

/** What stands in large among the results. */
export const answer = async (page: Page) => (await textOf(results(page).locator(".answer"))).replaceAll("\u00a0", " ");
