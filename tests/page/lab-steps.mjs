/** What the tests do in the Lab, and how they read it. */

import assert from "node:assert/strict";

import { assertFocusSeen, button, percent, section } from "./steps.mjs";

export const LAB = "heckmeck/lab/";

/** `onPage` of a file, for tests in the Lab: it has no answer at first, and plays by the browser's clock. */
export const inLab = (onPage) => (name, options, run) =>
  onPage(name, { path: LAB, ready: false, clock: "browser", ...options }, run);

/** What the module says of tournaments when it is asked directly, and the interval that it gives a share. */
export const direct = (page, query, games) =>
  page.evaluate(
    async ([query, games]) => {
      const module = await import(new URL("../../modules/heckmeck.js", document.baseURI));
      await module.default();
      return new module.Tournament(query).play(games);
    },
    [query, games],
  );

export const play = (page) => button(page, /^Play/).click();
export const isDone = (page) => page.getByText(/games played, /).waitFor();
export const games = (page) => page.getByLabel("Games", { exact: true });
export const results = (page) => section(page, "Results");

/** Opens what is set less often. */
export const expanded = (page) => page.getByText("Rules and dice").click();

/** A table's rows of texts, the number and its range apart. */
export const rows = (page, nth = 0) =>
  results(page)
    .getByRole("table")
    .nth(nth)
    .evaluate((table) =>
      [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent.replace(/\s+/g, " ").trim())),
    );

const range = ({ low, high }, scale, decimals) =>
  `${(low * scale).toFixed(decimals)} to ${(high * scale).toFixed(decimals)}`;

/** A share as it is shown, with its interval. */
export const share = (estimate) => `${percent(estimate.value)} ${range(estimate, 100, 1)}`;

/** The table of one tournament as it must be. */
export function expectedRows(names, result) {
  const most = Math.max(...result.players.map(({ wins }) => wins.value));
  return [
    ...names.map((name, seat) => {
      const { wins, worms } = result.players[seat];
      return [
        `${seat + 1} · ${name}${wins.value === most ? " ▲ most" : ""}`,
        share(wins),
        `${worms.value.toFixed(2)} ${range(worms, 1, 2)}`,
      ];
    }),
    ["Ties", share(result.ties), "–"],
    ["Whoever started", share(result.starterWins), "–"],
    ["Turns a game", result.turns.toFixed(1), "–"],
  ];
}

/**
 * The page hears of no more than `globalThis.slices` slices of what it has asked for last; what the worker tells
 * beyond that waits for `allow`, and so does what it still tells of what was asked before.
 */
export const SLICE_BY_SLICE = (context) =>
  context.addInitScript(() => {
    globalThis.slices = Infinity;
    const { postMessage, addEventListener } = Worker.prototype;
    const waiting = [];
    let last = 0;
    const isLast = () => waiting[0].request === last;
    const send = () => {
      while (waiting.length > 0 && (globalThis.slices > 0 || !isLast())) {
        if (isLast()) globalThis.slices -= 1;
        waiting.shift().hear();
      }
    };
    Worker.prototype.postMessage = function post(message) {
      if (message.name) last = message.request;
      postMessage.call(this, message);
    };
    Worker.prototype.addEventListener = function listen(name, listener) {
      if (name !== "message") return addEventListener.call(this, name, listener);
      return addEventListener.call(this, name, (event) => {
        waiting.push({ request: event.data.request, hear: () => listener(event) });
        send();
      });
    };
    globalThis.allow = (slices) => {
      globalThis.slices = slices;
      send();
    };
  });

/** Has the page hear of so many slices. */
export const allow = (page, slices) => page.evaluate((slices) => globalThis.allow(slices), slices);

/** Goes on by Tab to what a name begins, the focus always in sight. */
export const tabbing = (page) => async (name) => {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await assertFocusSeen(page, `on the way to ${name}`)).startsWith(name)) return;
  }
  assert.fail(`${name} was not reached`);
};

/** Begins a long run by keyboard, and cancels it. */
export async function cancelByKeyboard(page, tabTo) {
  await allow(page, 1);
  await games(page).fill("5000000");
  await page.keyboard.press("Enter");
  // Cancelled before its first game, it would leave no results to go to.
  await page.getByText(/^[\d,]+ of 5,000,000/).waitFor();
  await tabTo("Cancel");
  await page.keyboard.press("Enter");
  assert.match(await assertFocusSeen(page, "after it was cancelled"), /^Play/);
}
