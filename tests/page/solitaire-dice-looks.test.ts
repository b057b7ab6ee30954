/** Solitaire Dice by keyboard, and for everyone's eyes, ears and thumbs. */

import assert from "node:assert/strict";

import type { Locator, Page } from "playwright-core";
import { DESKTOP } from "./harness.ts";
import { tabbing } from "./lab-steps.ts";
import { eachState, hindrances, type State } from "./looks-steps.ts";
import { assertFocusSeen } from "./sight-steps.ts";
import {
  die,
  ENDS,
  isOver,
  LATER,
  linkTo,
  MIDDLE,
  mark,
  onGame,
  part,
  query,
  scoreOf,
  settled,
  shown,
  shows,
  tapDice,
  tells,
} from "./solitaire-dice-steps.ts";
import { button, enter, follow, openHouseRules, openUndoList, SIZES, section, shareSite } from "./steps.ts";

const { onPage } = shareSite();
const onSheet = onGame(onPage);

const B = ENDS.B.sheet;

// ---- By keyboard ----

/** Five dice a turn, the same in every run. */
function* rolls() {
  let state = 20;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return 1 + Math.floor((6 * state) / 2 ** 31);
  };
  for (;;) yield Array.from({ length: 5 }, next).join("");
}

onSheet(
  "a game is played to its end by keyboard alone",
  { link: linkTo(LATER), sizes: { desktop: DESKTOP } },
  async ({ page }) => {
    let sheet = await query(page);
    let turns = 0;
    for (const dice of rolls()) {
      if (isOver(sheet) || turns === 60) break;
      await enter(page, dice);
      if (turns % 4 !== 1) await page.keyboard.press("b");
      else {
        await page.keyboard.press("Tab");
        assert.match(await assertFocusSeen(page, `in turn ${turns + 1}`), /^Advice for/);
        await page.keyboard.press("Tab");
        assert.match(await assertFocusSeen(page, `in turn ${turns + 1}`), /^(reject \d|free ride), .*best$/);
        await page.keyboard.press("Enter");
      }
      turns += 1;
      sheet = await query(page);
      assert.equal(sheet.roll, null, `turn ${turns} is over`);
    }
    await shows(part(page, "final"), `Final score ${shown(scoreOf(sheet))}`);
    await tabbing(page)("Another game");
    await page.keyboard.press("Enter");
    await tells(page, { sheet: "_" });
    await page.keyboard.press("Control+z");
    await shows(part(page, "final"), `Final score ${shown(scoreOf(sheet))}`);
  },
);

onSheet("a sheet is marked by keyboard, with the focus in sight", { sizes: SIZES }, async ({ page }) => {
  const tabTo = tabbing(page);
  await section(page, "Your sheet").waitFor();
  await tabTo("Marks on 6");
  const row = page.getByRole("slider", { name: "Marks on 6" });
  for (const [key, marks, text] of [
    ["ArrowRight", "1", "1 mark, −200 points"],
    ["ArrowUp", "2", "2 marks, −200 points"],
    ["End", "10", "10 marks, 200 points"],
    ["ArrowLeft", "9", "9 marks, 160 points"],
    ["Home", "0", "0 marks, 0 points"],
    ["ArrowRight", "1", "1 mark, −200 points"],
  ]) {
    await page.keyboard.press(key);
    await row.and(page.locator(`[aria-valuenow="${marks}"][aria-valuetext="${text}"]`)).waitFor();
  }
  await tabTo("Reject marks on 2");
  await page.keyboard.press("ArrowRight");
  await tells(page, { sheet: "6-1_2-1" });
  await page.keyboard.press("Control+z");
  await tells(page, { sheet: "6-1_" });
});

// ---- For everyone ----

const open = async (page: Page, opener: Locator, inside: string | RegExp) => {
  await opener.click();
  await page.getByRole("dialog").getByText(inside).first().waitFor();
};
const close = (page: Page) => button(page, "Close").click();
const FOUR = ["advice-2 7-1.9-1_1-1", "five-factors-135 6-2_2-1", "longest-game _", "random 2-1.12-1_6-1"];
const OVER = "2-1.7-5.8-10_1-8.2-3.6-4";

/** What the page can look like. */
const STATES: Record<string, State> = {
  "at the start": { link: "sheet=|", wait: "Roll five dice and tap them below" },
  "with a part of a roll": { on: "phone", link: linkTo(MIDDLE, { roll: "134" }) },
  "with a roll": { link: linkTo(MIDDLE, { roll: "13445" }), act: settled },
  "with all choices": {
    on: "phone",
    link: linkTo("|", { roll: "12345" }),
    act: (page) => button(page, "11 more choices").click(),
  },
  "with a pairing": {
    on: "phone",
    link: linkTo(B, { roll: "12345" }),
    act: async (page) => {
      for (const place of [0, 2, 3]) await die(page, place).click();
      await part(page, "own").waitFor();
    },
  },
  "with a die that can't be rejected": {
    on: "phone",
    link: linkTo(B, { roll: "12345" }),
    act: async (page) => {
      await die(page, 2).click();
      await page.getByText("can be rejected").waitFor();
    },
  },
  "with a free ride": { on: "phone", link: linkTo(B, { roll: "34455" }), wait: "Free ride" },
  "with scores of four digits": { link: linkTo(ENDS.A.sheet, { roll: "12345" }) },
  "with a sheet that does not fit": { on: "phone", link: linkTo("2:4 3:2 12:10|3:7"), wait: "too many" },
  "when it is over": { link: linkTo(OVER), wait: "Final score" },
  "with four others": { link: linkTo(MIDDLE, { with: FOUR }), wait: "Longest game" },
  "with the sheet of another": {
    link: linkTo(MIDDLE, { roll: "13445", with: FOUR }),
    act: async (page) => {
      await part(page, "sheet-of-2").click();
      await section(page, "Sheet of Five factors 1, 3, 5").waitFor();
    },
  },
  "when the others mark": {
    link: linkTo(MIDDLE, { roll: "13445", marked: "true", with: FOUR }),
    wait: "The others mark this roll",
  },
  "when the page rolls for the others": {
    on: "phone",
    link: linkTo(OVER, { dice: "page", with: FOUR }),
    wait: "The others play on",
  },
  "at the end with others": {
    link: linkTo(OVER, { dice: "page", with: [`thumb ${OVER}`, `random ${OVER}`] }),
    wait: "Same rolls again",
  },
  "with the final scores": {
    link: linkTo(B, { tab: "score" }),
    act: async (page) => {
      await button(page, "Play 10,000 games").click();
      await page.getByText("10,000 games played.").waitFor();
      await page.getByText("These numbers as a table").click();
    },
  },
  "with moves": {
    link: linkTo(B, { tab: "moves" }),
    act: async (page) => {
      await tapDice(page, "34455");
      await mark(page, "0-7-9");
      await tapDice(page, "12345");
    },
  },
  "with the list of what can be undone": {
    link: linkTo(B),
    act: async (page) => {
      await tapDice(page, "34455");
      await mark(page, "0-7-9");
      await openUndoList(page);
    },
    back: close,
  },
  "with the players": {
    link: linkTo(MIDDLE, { with: FOUR.slice(0, 3) }),
    act: (page) => open(page, part(page, "players"), "Five factors 1, 3, 5"),
    back: (page) => part(page, "done").click(),
  },
  "with the settings": {
    link: linkTo(MIDDLE),
    act: openHouseRules,
    back: close,
  },
};

/** Nothing in these links is as the page writes it, so they are known to be read when they have been written anew. */
const inEachState = eachState(STATES, /^sheet=[-.\d]*_[-.\d]*(&|$)/);

onSheet(
  "everybody can use it: axe finds nothing, a thumb hits everything, nothing scrolls sideways",
  { clock: "runs" },
  async (visit) => {
    assert.deepEqual(await inEachState(visit, (seen) => hindrances(seen)), {});
  },
);

onSheet(
  "on a phone the best choices stand above the dice, and nothing moves when numbers change",
  { link: linkTo("_", { roll: "1234" }) },
  async ({ page }) => {
    const places = () =>
      page
        .locator(".roll, .answer, .way")
        .evaluateAll((nodes) => nodes.map((node) => JSON.stringify(node.getBoundingClientRect())));
    const corner = (place: string) => ["left", "top", "right"].map((side) => JSON.parse(place)[side]);
    const [card, pad] = await places();
    await enter(page, "5");
    const first = await places();
    assert.deepEqual(corner(first[0]), corner(card), "the answer begins where it began");
    assert.equal(first.at(-1), pad, "the dice keep their places");
    await settled(page);
    assert.deepEqual(await places(), first);
    const [lowest, top] = await page.evaluate(() => [
      (document.querySelector(".way:nth-of-type(4)") as Element).getBoundingClientRect().bottom,
      (document.querySelector(".roll") as Element).getBoundingClientRect().top,
    ]);
    assert.ok(lowest <= top, `the fourth choice ends at ${lowest}, the dice begin at ${top}`);
  },
);

/** Windows and sizes of text in which the best choice and the dice are on screen together. */
type Room = [width: number, height: number, text: number];
const TOGETHER: Room[] = [
  [360, 740, 16],
  [320, 568, 16],
  [740, 360, 16],
  [360, 740, 24],
  [740, 360, 24],
];

/** Those in which text has little room. */
const NARROW: Room[] = [...TOGETHER, [320, 568, 24], [360, 740, 18], [320, 568, 20], [1440, 900, 24], [1440, 900, 32]];

/** Sets how large the window and its text are. */
async function resize(page: Page, [width, height, text]: Room) {
  await page.setViewportSize({ width, height });
  await page.evaluate((text) => {
    document.documentElement.style.fontSize = `${text}px`;
  }, text);
}

/** Text and dice of a choice that meet, or stand nearer than a gap between words. */
const meeting = (page: Page) =>
  page.locator(".way").evaluateAll((ways) => {
    const boxOf = (node: Element) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const meet = (one: DOMRect, other: DOMRect, gap: number) =>
      one.left < other.right + gap &&
      other.left < one.right + gap &&
      one.top < other.bottom - 4 &&
      other.top < one.bottom - 4;
    return ways.flatMap((way) => {
      const score = boxOf(way.querySelector(".way-number") as Element);
      const sums = [...way.querySelectorAll(".sum")].map(boxOf);
      const isOut = score.right > way.getBoundingClientRect().right;
      return isOut || sums.some((sum) => meet(sum, score, 8)) || meet(sums[0], sums[1], 8) ? [way.textContent] : [];
    });
  });

onSheet(
  "in every window sums and scores stand apart, the best choice is on screen with the dice, and so is what rolls them",
  { link: linkTo(MIDDLE, { roll: "12356" }) },
  async ({ page }) => {
    await settled(page);
    for (const size of NARROW) {
      await resize(page, size);
      assert.deepEqual(await meeting(page), [], `three digits, ${size}`);
      if (!TOGETHER.includes(size)) continue;
      const [best, pad] = await page
        .locator(".way.best, .slots")
        .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON()));
      for (const box of [best, pad])
        assert.ok(box.top >= 0 && box.bottom <= size[1], `${size}: ${JSON.stringify(box)}`);
      assert.ok(best.bottom <= pad.top || best.right <= pad.left, `${size}: the dice cover the best choice`);
    }
    await follow(page, linkTo(ENDS.A.sheet, { roll: "45656" }));
    await settled(page);
    await page
      .locator(".way-number")
      .filter({ hasText: /^1,\d{3}/ })
      .first()
      .waitFor();
    for (const size of NARROW) {
      await resize(page, size);
      assert.deepEqual(await meeting(page), [], `four digits, ${size}`);
    }
    await follow(page, linkTo("|"));
    await part(page, "random").waitFor();
    for (const size of NARROW) {
      await resize(page, size);
      const { left, right } = await part(page, "random").evaluate((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect().toJSON();
      });
      assert.ok(left >= 0 && right <= size[0], `${size}: ${left} to ${right}`);
    }
  },
);
