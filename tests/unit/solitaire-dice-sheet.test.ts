/** What is said of a sheet that is copied from paper, as long as it is not whole. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { sheetView } from "../../www/games/solitaire-dice/views/sheet.ts";
import { statusView } from "../../www/games/solitaire-dice/views/status.ts";
import { pageOf, solver } from "./solitaire-dice.ts";
import { plainText } from "./template.ts";

const functions = await solver();
const told = (sheet: string) => {
  const page = pageOf(new URLSearchParams({ sheet }), functions);
  return [statusView, sheetView].map((view) => plainText(view(page)));
};

test("neither turns nor rolls left are told before the rejects are entered", () => {
  const [status, sheet] = told("4:4 5:8 6:9 7:8 8:8 9:6|");
  assert.match(status, /Score \d+/);
  assert.match(sheet, /Now add the reject marks/);
  for (const text of [status, sheet]) assert.doesNotMatch(text, /Turn|rolls? left/);
});

test("of a whole sheet both are", () => {
  const [status, sheet] = told("4:3 6:2 7:2 8:1|1:2 6:2");
  assert.match(status, /Turn 5 *score .* rolls left/);
  assert.match(sheet, /rolls left on average/);
});
