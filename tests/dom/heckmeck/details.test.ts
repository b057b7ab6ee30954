/** The details as they are shown; all their numbers are checked in tests/unit/heckmeck-details.test.ts. */

import assert from "node:assert/strict";

import type { Locator, Page } from "playwright-core";
import { type Goal, ROLLED, rolled, shownAs, signOf, TOTALS } from "../../page/heckmeck-details-steps.ts";
import {
  button,
  counts,
  evaluate,
  eventually,
  link,
  openPanel,
  pick,
  pickGoal,
  pickTile,
  readTable,
  SIZES,
  section,
  shareSite,
  TILES,
  tablesLoaded,
  take,
  undo,
  WORDS,
} from "../steps.ts";

const { onPage } = shareSite();

onPage(
  "the table shows every choice and marks the best of each column",
  { ...ROLLED, sizes: SIZES },
  async ({ page, device }) => {
    await tablesLoaded(page);
    const table = (await openPanel(page, device, "All tiles")).getByRole("table");
    const { choices } = await rolled(page);
    for (const [name, goal] of [
      ["at least", "atLeast"],
      ["exactly", "exactly"],
      ["points", "expectedAtLeast"],
    ] as const) {
      await pick(page, "Numbers in the table", name);
      const { columns, rows } = await readTable(table);
      const totals = goal === "expectedAtLeast" ? [0, ...TILES] : TILES;
      assert.deepEqual(
        columns,
        totals.map((total) => total || "all"),
      );
      const show = (number: number) => shownAs(goal)(number).replace("%", "");
      assert.deepEqual(
        rows.map(({ cells }) => cells),
        choices.map(({ evaluation }) => totals.map((total) => show(evaluation[goal][total]))),
      );
      for (const [nth, total] of totals.entries()) {
        const numbers = choices.map(({ evaluation }) => evaluation[goal][total]);
        const marked = numbers.filter((_, row) => rows[row].best[nth]);
        // Numbers from tables are equal within their tolerance; among equals the higher average is best.
        const noise = goal === "expectedAtLeast" ? 2e-5 : 2e-6;
        assert.ok(
          marked.length > 0 && marked.every((number) => number >= Math.max(...numbers) - noise),
          `${name} ${total}`,
        );
      }
    }
    await pick(page, "Columns", "all totals");
    assert.deepEqual((await readTable(table)).columns, ["all", ...TOTALS]);

    await pick(page, "Numbers in the table", "one choice");
    await section(page, "All tiles").getByLabel("Choice", { exact: true }).selectOption("w");
    const { rows } = await readTable(table);
    const { evaluation } = choices.find((choice) => signOf(choice) === "w") as (typeof choices)[number];
    assert.deepEqual(
      rows.map(({ cells }) => cells.slice(1)),
      (["atLeast", "exactly", "expectedAtLeast"] as const).map((goal) =>
        TOTALS.map((total) => shownAs(goal)(evaluation[goal][total]).replace("%", "")),
      ),
    );
  },
);

onPage("a hidden choice leaves table and chart, and can come back", ROLLED, async ({ page, device }) => {
  const names = async () => (await readTable(section(page, "All tiles").getByRole("table"))).rows.length;
  const curves = async () => {
    const chart = await openPanel(page, device, "Chart");
    await chart.locator("polyline").first().waitFor({ state: "attached" });
    return chart.locator("polyline").count();
  };
  const all = (await rolled(page)).choices.length;
  assert.equal(await curves(), all + 1);
  await openPanel(page, device, "All tiles");
  assert.equal(await names(), all);
  await button(page, /^Hide 1 two /).click();
  assert.equal(await names(), all - 1);
  assert.equal((await link(page)).hidden, "2");
  assert.equal(await curves(), all);
  await openPanel(page, device, "All tiles");
  await section(page, "All tiles")
    .getByRole("button", { name: /^Show 1 two / })
    .click();
  assert.equal(await names(), all);
  assert.equal(await curves(), all + 1);
});

onPage(
  "the chart has a line for each choice and one for the best, to be switched off and on",
  ROLLED,
  async ({ page, device }) => {
    await tablesLoaded(page);
    const chart = await openPanel(page, device, "Chart");
    const { choices } = await rolled(page);
    const lines = () =>
      chart
        .locator("polyline")
        .evaluateAll((nodes) =>
          nodes.map((node) =>
            (node.getAttribute("points") ?? "").split(" ").map((point) => Number(point.split(",")[1])),
          ),
        );
    for (const [name, goal] of [
      ["at least", "atLeast"],
      ["exactly", "exactly"],
      ["points", "expectedAtLeast"],
    ] as const) {
      await pick(page, "Lines", name);
      await eventually(async () => {
        const heights = await lines();
        assert.equal(heights.length, choices.length + 1);
        const numbers = choices.map(({ evaluation }) => TOTALS.map((total) => evaluation[goal][total]));
        numbers.push(TOTALS.map((_, nth) => Math.max(...numbers.map((row) => row[nth]))));
        // Height against number is one straight line for the whole chart.
        const top = Math.max(...numbers.flat());
        const pairs = numbers.flatMap((row, curve) => row.map((number, nth) => [number / top, heights[curve][nth]]));
        const [low, high] = [
          Math.max(...pairs.map(([, y]) => y)),
          pairs.find(([number]) => number === 1)?.[1] as number,
        ];
        for (const [part, y] of pairs)
          assert.ok(Math.abs(low + part * (high - low) - y) < 0.3, `${name}: ${part} at ${y}`);
      });
    }
    const boxes = chart.getByRole("checkbox");
    const all = await boxes.count();
    assert.equal(all, choices.length + 1);
    for (const nth of [0, all - 1]) {
      await boxes.nth(nth).uncheck();
      assert.equal((await lines()).length, all - 1);
      await boxes.nth(nth).check();
      assert.equal((await lines()).length, all);
    }
  },
);

/** What the grid must show: from each take alone, as the solver tells it. */
async function grid(page: Page, taken: string, [a, b]: string, goal: Goal, total: number) {
  const all = [...taken].length;
  const left = 8 - all;
  const alone = async (sign: string) =>
    Promise.all(
      Array.from({ length: left - 1 }, async (_, nth) => {
        const { position } = await evaluate(page, { taken: counts(taken + sign.repeat(nth + 1)) });
        return position[goal][total];
      }),
    );
  const [ofA, ofB] = [await alone(a), await alone(b)];
  const [scale, digits] = goal === "expectedAtLeast" ? [1, 2] : [100, 1];
  const rounded = (number: number) => Number((number * scale).toFixed(digits));
  const cells = ofB.map((second, j) =>
    ofA.map((first, i) => {
      if (i + j + 2 > left) return "";
      const change = first - second;
      if (Math.abs(change) <= 2e-5 / scale) return "equal";
      const [count, sign]: [number, string] = change > 0 ? [i + 1, a] : [j + 1, b];
      const name = count === 1 ? WORDS[sign] : `${WORDS[sign]}s`;
      // As the heads are shown, so that the three numbers add up.
      const difference = Math.abs(rounded(first) - rounded(second)).toFixed(digits);
      return `×${count}${count} ${name}, ${Number(difference) === 0 ? "±" : "+"}${difference}`;
    }),
  );
  return { ofA: ofA.map(shownAs(goal)), ofB: ofB.map(shownAs(goal)), cells };
}

async function assertGrid(
  page: Page,
  panel: Locator,
  ...what: [taken: string, faces: string, goal: Goal, total: number]
) {
  const expected = await grid(page, ...what);
  await eventually(async () => {
    const shown = await panel.getByRole("table").evaluate((table: HTMLTableElement) => {
      const rows = [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent.trim()));
      return {
        heads: rows[0].slice(1),
        sides: rows.slice(1).map(([side]) => side),
        cells: rows.slice(1).map(([, ...cells]) => cells),
      };
    });
    assert.deepEqual(shown.cells, expected.cells);
    const ends = (heads: string[], numbers: string[]) =>
      heads.length === numbers.length && heads.every((head, nth) => head.endsWith(numbers[nth]));
    assert.ok(ends(shown.heads, expected.ofA), `${shown.heads}: ${expected.ofA}`);
    assert.ok(ends(shown.sides, expected.ofB), `${shown.sides}: ${expected.ofB}`);
  });
}

onPage(
  "the comparison names the better take and by how much, and follows the position",
  { link: "taken=&roll=555ww123&target=25&compare=5w" },
  async ({ page, device }) => {
    await tablesLoaded(page);
    const panel = await openPanel(page, device, "Compare");
    await assertGrid(page, panel, "", "5w", "atLeast", 25);
    await take(page, "5");
    await panel.getByLabel("First face").waitFor();
    const faces = await panel.getByLabel("First face").locator("option").allTextContents();
    assert.deepEqual(
      faces.map((face) => face.replace(/s$/, "")),
      ["one", "two", "three", "four", "worm"],
    );
    await panel.getByLabel("First face").selectOption({ label: "threes" });
    await panel.getByLabel("Second face").selectOption({ label: "worms" });
    await assertGrid(page, panel, "555", "3w", "atLeast", 25);
    await undo(page).click();
    await assertGrid(page, panel, "", "3w", "atLeast", 25);
    await pickTile(page, 29);
    await assertGrid(page, panel, "", "3w", "atLeast", 29);
    await pickGoal(page, /points/i);
    await assertGrid(page, panel, "", "3w", "expectedAtLeast", 0);
  },
);
