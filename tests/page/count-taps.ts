/**
 * Prints how many taps a turn of one's own takes at a table: best play through the real page, with every roll
 * entered the quickest way, where a press that slides from a face to its count is one; for comparison with two
 * taps in place of it, and die by die. The first argument is the number of turns, 300 if left out; the second a
 * folder with a built site.
 */

import type { Page } from "playwright-core";
import { launch, openPage, PHONE, startSite } from "./harness.ts";
import { tableLink } from "./heckmeck-table-steps.ts";
import { button, count, face, firstNumbers, follow, keys, link, way } from "./steps.ts";

const [turns = "300", folder] = process.argv.slice(2);
const TABLE = tableLink(["- Ann", "- Ben"]);
/** The highest count that has a button. */
const MOST = 5;

/** Numbers from 0 to 1, the same in every run: mulberry32. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a turn takes. */
interface Turn {
  presses: number;
  taps: number;
  dice: number;
  rolls: number;
  decisions: number;
}

/** Presses a face, slides to a count, and lets go. */
async function slide(page: Page, sign: string, number: number) {
  await face(page, sign).hover();
  await page.mouse.down();
  await count(page, sign, number).hover({ force: true });
  await page.mouse.up();
}

/** Enters a roll: each face that can be taken with its count, and all that can't be at once. */
async function enterRoll(page: Page, roll: string[], taken: string, turn: Turn) {
  for (const sign of "12345w") {
    const dice = roll.filter((die) => die === sign).length;
    if (dice === 0 || taken.includes(sign)) continue;
    const told = Math.min(dice, MOST);
    if (told > 1) await slide(page, sign, told);
    for (let entered = told > 1 ? told : 0; entered < dice; entered += 1) await face(page, sign).click();
    turn.presses += 1 + dice - told;
    turn.taps += Math.min(told, 2) + dice - told;
  }
  if (!roll.some((die) => taken.includes(die))) return;
  await button(page, "The rest can't be taken").click();
  turn.presses += 1;
  turn.taps += 1;
}

/** Plays a turn from an empty table; returns what was counted. */
async function play(page: Page, random: () => number) {
  await follow(page, TABLE);
  await way(page, "roll").waitFor();
  const turn: Turn = { presses: 0, taps: 0, dice: 0, rolls: 0, decisions: 0 };
  for (;;) {
    const [best] = await keys(page);
    if (best === "roll") {
      const { taken } = await link(page);
      const roll = Array.from({ length: 8 - taken.length }, () => "12345w"[Math.floor(random() * 6)]);
      await enterRoll(page, roll, taken, turn);
      turn.rolls += 1;
      turn.dice += roll.length;
    } else {
      await way(page, best).click();
      turn.decisions += 1;
      if (best === "stop" || best === "fail") return turn;
    }
    // Whoever rolls takes longer than two taps that follow each other.
    await page.clock.runFor(400);
  }
}

const site = await startSite(folder);
const browser = await launch();
const { page, problems } = await openPage(browser, { url: `${site.url}heckmeck/`, ...PHONE, clock: "held" });
await firstNumbers(page);
const random = seeded(8);
const played: Turn[] = [];
while (played.length < Number(turns)) played.push(await play(page, random));
await browser.close();
await site.close();
if (problems.length > 0) throw new Error(problems.join("\n"));

const mean = (of: (turn: Turn) => number) => played.reduce((all, turn) => all + of(turn), 0) / played.length;
const tapsOf = ({ presses, decisions }: Turn) => presses + decisions;
const average = mean(tapsOf);
const error = Math.sqrt(mean((turn) => (tapsOf(turn) - average) ** 2) / (played.length - 1));
const rolls = `${mean((turn) => turn.rolls).toFixed(2)} rolls, ${mean((turn) => turn.dice).toFixed(1)} dice`;
console.log(
  `${average.toFixed(1)} taps a turn (± ${error.toFixed(1)}), the average of ${played.length} turns of best play (${rolls})`,
);
console.log(`${mean(({ taps, decisions }) => taps + decisions).toFixed(1)} if a count is a tap of its own`);
console.log(`${mean(({ dice, decisions }) => dice + decisions).toFixed(1)} die by die`);
