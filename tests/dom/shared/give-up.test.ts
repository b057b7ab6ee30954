/** Games against the computer that are given up, and the computer among names of one's own. Tile rummy's is in rummikub-play.test.ts. */

import assert from "node:assert/strict";
import { tableLink } from "../../page/heckmeck-table-steps.ts";
import { at as bonesAt } from "../../page/knucklebones-steps.ts";
import { button, detailsDrawn, openFromMenu, openPanel, part, shareSite, tap, tells, undo } from "../steps.ts";

const { onPage } = shareSite();

onPage(
  "no game between people is offered to be given up",
  { link: tableLink(["21.27 Mia", "36 Ben"]) },
  async ({ page }) => {
    await openFromMenu(page, "start");
    await part(page, "start-computer").waitFor();
    assert.equal(await part(page, "start-give-up").count(), 0);
  },
);

onPage(
  "the strip marks the computer beside names of one's own, and only there",
  { link: tableLink(["21.27 You", "36 Ben", "25 Computer"], { by: "-.rule-5.random", throws: "page", turn: "2" }) },
  async ({ page }) => {
    const seats = page.locator(".brief-seat");
    await seats.nth(2).waitFor();
    const marks = [0, 1, 2].map((nth) => seats.nth(nth).getByRole("img", { name: "computer" }).count());
    assert.deepEqual(await Promise.all(marks), [0, 1, 0]);
  },
);

onPage(
  "whoever scores a game of people leaves one against the computer for it",
  { link: tableLink(["21.27 You", "36 Computer"], { by: "-.rule-5", throws: "page" }) },
  async ({ page }) => {
    await openFromMenu(page, "start");
    await tap(part(page, "start-score"));
    const [one, other] = [part(page, "name-0"), part(page, "name-1")];
    await other.waitFor();
    const called = [one, other].map((field) => field.getAttribute("placeholder"));
    assert.deepEqual(await Promise.all(called), ["Ann", "Ben"]);
    await tells(page, { by: undefined, throws: undefined });
    await tap(button(page, "Start"));
    await undo(page).click();
    await tells(page, { by: "-.rule-5", throws: "page" });
  },
);

onPage(
  "moves of Knucklebones can be tried again after the tab was closed",
  { path: "knucklebones/", link: "mine=---.---.---&theirs=---.---.---", prepare: bonesAt({}) },
  async ({ page }) => {
    for (const [die, column] of [
      [6, 0],
      [6, 0],
      [5, 1],
    ]) {
      await tap(part(page, `face-${die}`));
      await tap(part(page, `column-${column}`));
    }
    await tells(page, { mine: "---.5--.---", theirs: "6--.---.---" });
    // Another tab has nothing to undo.
    await page.evaluate(() => {
      sessionStorage.clear();
      history.replaceState(null, "", location.pathname);
      addEventListener("pagehide", () => sessionStorage.clear());
    });
    await page.reload();
    await tells(page, { mine: "---.5--.---", theirs: "6--.---.---" });
    await openPanel(page, "phone", "Moves");
    await detailsDrawn(page);
    await tap(part(page, "again-1"));
    await tells(page, { mine: "6--.---.---", theirs: "---.---.---", roll: "6", move: "theirs" });
    await tap(button(page, "Back to my game"));
    await tells(page, { mine: "---.5--.---", theirs: "6--.---.---" });
  },
);
