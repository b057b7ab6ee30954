/** What the tests do on the page of Solitaire Dice, and how they read it. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import type { SheetAnswer, SheetChoice, SheetMark, SheetQuery } from "#modules/solitaire-dice";

import type { Asked } from "../../www/shell/game/contract.ts";
import type { Modules } from "../modules.ts";
import { askModule, eventually, hash, link, part, says, shows, tells, way, ways, withPreferencesOf } from "../steps.ts";
import type { OnPage } from "./steps.ts";

export { part, shows, tells };

export const PAGE = { path: "solitaire-dice/" };

/** Milliseconds that the others leave before each step. */
const PAUSE = { fast: 450 };

/** Sheets near the end, what they come to now and what best play from them is worth: exactly, by other programs. */
export const ENDS = {
  A: { sheet: "6:10 7:10 8:10 9:10 10:10|1:7 2:7 6:7", score: 1100, worth: 8_032_700 / 7533 },
  B: { sheet: "4:4 5:8 6:9 7:8 8:7 9:6|1:7 2:7 6:7", score: 330, worth: 452.8092 },
  C: { sheet: "5:4 6:9 7:10 8:9 9:6 10:4|1:7 2:7 6:7", score: 120, worth: 307.746 },
  D: { sheet: "4:4 5:5 6:9 7:10 8:9 9:5|1:7 2:7 6:7", score: 270, worth: 384.8172 },
  E: { sheet: "5:4 6:9 7:10 8:8 9:5 10:4|1:7 2:7 6:6", score: 30, worth: 276.7134 },
  F: { sheet: "2:4 3:5 4:8 5:9 6:6 7:6 10:2|1:7 4:6 6:7", score: 50, worth: 136.4674 },
  H: { sheet: "4:5 5:4 6:9 7:8 8:10 9:4|1:7 2:7 6:6", score: 50, worth: 306.2414 },
};

/** A sheet in the middle of a game, whose worth only the weights know. */
export const MIDDLE = "4:3 6:2 7:2 8:1|1:2 6:2";

/** One after sixteen turns. */
export const LATER = "4:6 5:4 6:6 7:6 8:6 9:2 10:2|1:6 2:5 6:5";

/** A link to a sheet, as it is told on paper, and to whatever else a link tells. */
export const linkTo = (sheet: string, rest: Record<string, string | string[]> = {}) =>
  new URLSearchParams([
    ["sheet", sheet],
    ...Object.entries(rest).flatMap(([key, texts]) => [texts].flat().map((text) => [key, text])),
  ]).toString();

/** `onPage` of a file, for tests of this game: the page has taken its weights, unless `ready` is false. */
export const onGame =
  (onPage: OnPage): OnPage =>
  (name, { ready = true, ...options }, run) =>
    onPage(name, { ...PAGE, ready, ...options }, async (visit) => {
      if (ready) await weightsTaken(visit.page);
      await run(visit);
    });

const EMPTY: SheetQuery = { sums: Array(11).fill(0), rejects: Array(6).fill(0) };

/** Calls a function of the page's solver. */
export const ask = <Name extends keyof Modules["solitaire-dice"] & string>(
  page: Page,
  name: Name,
  ...asked: Asked<Modules["solitaire-dice"][Name]>
) => askModule(page, "solitaire-dice", name, ...asked);

/** The page has its weights: whatever the worker has told before that is no longer on screen. */
export async function weightsTaken(page: Page) {
  await eventually(async () =>
    assert.notEqual((await ask(page, "evaluateSheet", { ...EMPTY, depth: 1 })).source, "rule"),
  );
  await drawnAnew(page);
}

/** The page is drawn anew, as by whatever arrives: another size of the window does that as well. */
export const drawnAnew = (page: Page) => page.evaluate(() => dispatchEvent(new Event("resize")));

/** The worker looks no further: the numbers stand. They are announced only then. */
export const settled = (page: Page) =>
  says(page, /(Best: .*\. Expected score −?[\d,]+\.( Best because .*\.)?|Expected final score −?[\d,]+\.)$/);

export const face = (page: Page, die: number | string) => part(page, `face-${die}`);
export const die = (page: Page, place: number) => part(page, `die-${place}`);

/** Enters dice by taps. */
export async function tapDice(page: Page, dice: Iterable<number | string>) {
  for (const die of dice) await face(page, die).click();
}

/** Marks a choice, such as "1-7-9": reject 1, 7 and 9. */
export const mark = (page: Page, key: string) => way(page, key).click();

// ---- Sheets ----

type Sheet = Pick<SheetQuery, "sums" | "rejects">;

/** Marks by their sums or numbers, as a link tells them. */
const marksOf = (text: string) =>
  new Map(text.split(".").flatMap((item) => (item ? [item.split("-").map(Number) as [number, number]] : [])));

/** A sheet as a link tells it. */
export function readSheet(text: string): Sheet {
  const [sums, rejects] = text.split("_").map(marksOf);
  return {
    sums: Array.from({ length: 11 }, (_, nth) => sums.get(nth + 2) ?? 0),
    rejects: Array.from({ length: 6 }, (_, nth) => rejects.get(nth + 1) ?? 0),
  };
}

/** The sheet and the roll of the address, as the solver is asked about them. */
export async function query(page: Page, rest: Partial<SheetQuery> = {}): Promise<SheetQuery> {
  const { sheet, roll = "" } = await link(page);
  return { ...readSheet(sheet), roll: roll.length === 5 ? [...roll].map(Number) : null, ...rest };
}

/** What a sheet comes to, by the rules: the first mark on a sum costs 200, the fifth brings them back, then each pays. */
export const scoreOf = ({ sums }: Pick<Sheet, "sums">) =>
  sums
    .map((count, nth) => {
      const each = [100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100][nth];
      return count === 0 ? 0 : count < 5 ? -200 : each * (count - 5);
    })
    .reduce((all, points) => all + points, 0);

export const isOver = ({ rejects }: Pick<Sheet, "rejects">) => rejects.includes(8);

// ---- The others ----

/** The others and their sheets, as the address tells them. */
export const others = async (page: Page) =>
  new URLSearchParams(await hash(page)).getAll("with").map((text) => {
    const [by, sheet] = text.split(" ");
    return { by, ...readSheet(sheet) };
  });

/** Lets the others go on by themselves until a check passes: they begin when they have decided. */
export const goOnUntil = (page: Page, check: () => unknown) =>
  eventually(async () => {
    await page.clock.runFor(PAUSE.fast);
    await check();
  });

/** The others have marked the roll that the player has marked. */
export const othersMarked = (page: Page) =>
  goOnUntil(page, async () => assert.equal((await link(page)).marked, undefined));

// ---- Numbers ----

/** A number as it is shown. */
export const shown = (value: number) =>
  (Math.round(value) + 0).toLocaleString("en", { maximumFractionDigits: 0 }).replace("-", "−");

/** What a choice is known by on the page. */
export const keyOf = ({ reject, sums }: SheetMark) => [reject ?? 0, ...sums].join("-");

/** A choice whose worth is known. */
type Valued = SheetChoice & { value: number; cost: number };

/** The best choice, and all others by their worth. */
export function ranked({ choices, best }: SheetAnswer) {
  const all = choices as Valued[];
  const first = all[best as number];
  const others = all.filter((choice) => choice !== first);
  return [first, ...others.toSorted((one, other) => other.value - one.value)];
}

/** What is to be shown of choices: the best first; the others with what they cost, by the numbers shown. */
export function expectedWays(answer: SheetAnswer) {
  const [best, ...others] = ranked(answer);
  const markOf = ({ value, cost }: Valued) =>
    cost < 3 ? "as good" : `−${shown(Number(best.value.toFixed(0)) - Number(value.toFixed(0)))}`;
  return [best, ...others].map((choice) => ({
    key: keyOf(choice),
    number: shown(choice.value),
    mark: choice === best ? "best" : markOf(choice),
  }));
}

/** The choices that are on screen, or come to be there: their keys, numbers and marks. */
export const showsWays = (page: Page, expected: { key: string; number: string; mark: string }[]) =>
  eventually(async () =>
    assert.deepEqual(
      (await ways(page)).map(({ key, number, mark }) => ({ key, number, mark })),
      expected,
    ),
  );

/** The same, of their keys alone, in any order. */
export const offers = (page: Page, keys: string[]) =>
  eventually(async () => assert.deepEqual((await ways(page)).map(({ key }) => key).sort(), keys.toSorted()));

export const final = (page: Page) => part(page, "final");
export const expected = (page: Page) => part(page, "expected");
export const lastMove = (page: Page) => page.locator(".last-move");

/** The page is at a place, or comes to it. */
export const stands = (page: Page, place: string) => eventually(async () => assert.equal(await hash(page), place));

/** A player whose preferences are not those of everybody. */
export const preferences = (of: object) => withPreferencesOf("solitaire-dice", of);
