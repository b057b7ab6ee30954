/** What is kept of own decisions, and when a position comes again: the store in an IndexedDB of memory, the schedule by days. */

import "fake-indexeddb/auto";
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import {
  cardsOf,
  clear,
  countDecisions,
  decisionsOf,
  dropCard,
  exported,
  gamesOf,
  keepCard,
  keepGame,
  note,
  refusalOf,
} from "../../www/shell/practice/records.ts";
import {
  dueAt,
  dueCards,
  missedAgain,
  newSchedule,
  nextOfComputer,
  practised,
} from "../../www/shell/practice/schedule.ts";
import type { Card, KeptDecision } from "../../www/shell/practice/types.ts";

const NOW = Date.UTC(2026, 10, 28, 20);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const card = (rest: Partial<Card> = {}): Card => ({
  id: "coin toss=1",
  game: "coin",
  link: "toss=1",
  from: "own",
  misses: 1,
  lost: 0.1,
  unit: "wins",
  schedule: newSchedule(NOW),
  ...rest,
});

const decision = (rest: Partial<KeptDecision> = {}): KeptDecision => ({
  id: "coin a 0",
  game: "coin",
  at: NOW,
  link: "toss=1",
  picked: "heads",
  best: "tails",
  lost: 0.1,
  unit: "wins",
  grade: "mistake",
  kind: "other",
  isAdvised: false,
  isOwn: true,
  ...rest,
});

describe("the schedule", () => {
  test("what was never practised is due at once", () => assert.equal(dueAt(card()), NOW));

  test("right answers come again at growing intervals, the first one within a day", () => {
    let now = NOW;
    let one = card();
    const intervals: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      one = practised(one, { isRight: true, lost: 0 }, now);
      intervals.push(dueAt(one) - now);
      now = dueAt(one);
    }
    assert.ok(intervals[0] <= DAY, `${intervals}`);
    for (const [nth, interval] of intervals.entries())
      if (nth > 0) assert.ok(interval > intervals[nth - 1], `${intervals}`);
    assert.ok(intervals[5] > 30 * DAY, `${intervals}`);
    assert.equal(one.misses, 1);
  });

  test("a wrong answer comes again within the hour, counts, and keeps the highest cost", () => {
    const known = practised(practised(card(), { isRight: true, lost: 0 }, NOW), { isRight: true, lost: 0 }, NOW + DAY);
    const missed = practised(known, { isRight: false, lost: 0.3 }, NOW + 20 * DAY);
    assert.ok(dueAt(missed) - (NOW + 20 * DAY) < 60 * MINUTE);
    assert.deepEqual([missed.misses, missed.lost], [2, 0.3]);
    assert.equal(practised(card(), { isRight: false, lost: 0.05 }, NOW).lost, 0.1);
  });

  test("a mistake that is made again in a game is due at once, and one's own", () => {
    const later = practised(card({ from: "computer" }), { isRight: true, lost: 0 }, NOW);
    const again = missedAgain(later, { lost: 0.2, at: NOW + 1000 });
    assert.deepEqual([dueAt(again), again.from, again.misses, again.lost], [NOW + 1000, "own", 2, 0.2]);
  });

  test("own mistakes come first, then what cost most and was missed most often; what is not due waits", () => {
    const cards = [
      card({ id: "small", lost: 0.1 }),
      card({ id: "twice", lost: 0.1, misses: 3 }),
      card({ id: "large", lost: 0.2 }),
      card({ id: "computer", from: "computer", lost: 0.9 }),
      card({ id: "known", from: "computer", misses: 0 }),
      practised(card({ id: "later", lost: 0.8 }), { isRight: true, lost: 0 }, NOW),
    ];
    assert.deepEqual(
      dueCards(cards, NOW + 1).map(({ id }) => id),
      ["twice", "large", "small", "computer"],
    );
  });

  test("positions of the computer's come in their order, and then those that are due first", () => {
    const one = practised(card({ id: "one" }), { isRight: true, lost: 0 }, NOW);
    const two = practised(card({ id: "two" }), { isRight: false, lost: 0.2 }, NOW);
    assert.equal(nextOfComputer(["one", "two", "three"], [one]), 1);
    assert.equal(nextOfComputer(["one", "two"], [one, two]), 1);
  });
});

describe("the store", () => {
  beforeEach(clear);

  const noted = (rest: Partial<KeptDecision> = {}) => ({
    decision: decision(rest),
    card: (kept?: Card) => missedAgain(kept ?? card({ misses: 0, lost: 0 }), { lost: 0.1, at: NOW }),
  });

  test("keeps a decision and its card; the same position in another game is missed again", async () => {
    await note([noted()]);
    await note([noted({ id: "coin b 0" })]);
    assert.deepEqual((await decisionsOf("coin")).map(({ id }) => id).sort(), ["coin a 0", "coin b 0"]);
    assert.deepEqual(
      (await cardsOf("coin")).map(({ misses }) => misses),
      [2],
    );
    assert.deepEqual(await cardsOf("heckmeck"), []);
  });

  test("what is decided again after undo stays as it was decided first", async () => {
    await note([noted()]);
    await note([noted({ picked: "tails", grade: "best", lost: 0 })]);
    const [kept, ...more] = await decisionsOf("coin");
    assert.deepEqual([kept.picked, more.length], ["heads", 0]);
    assert.deepEqual(
      (await cardsOf("coin")).map(({ misses }) => misses),
      [1],
    );
  });

  test("after undo another position takes the place of a decision", async () => {
    await note([noted()]);
    await note([{ ...noted({ link: "toss=2", grade: "best" }), card: null }]);
    assert.deepEqual(
      (await decisionsOf("coin")).map(({ link }) => link),
      ["toss=2"],
    );
  });

  test("keeps, replaces and drops cards and games", async () => {
    await keepCard(card());
    await keepCard(card({ misses: 4 }));
    assert.deepEqual(
      (await cardsOf("coin")).map(({ misses }) => misses),
      [4],
    );
    await dropCard(card());
    assert.deepEqual(await cardsOf("coin"), []);
    const game = { id: "coin a", game: "coin", at: NOW, own: 0, began: 0, players: [] };
    await keepGame(game);
    await keepGame({ ...game, at: NOW + DAY });
    assert.deepEqual(await gamesOf("coin"), [game], "the same end, looked at again");
    await keepGame({ ...game, began: 1, at: NOW + DAY });
    assert.deepEqual(await gamesOf("coin"), [{ ...game, began: 1, at: NOW + DAY }], "another end");
  });

  test("hands out all of it, and deletes all of it", async () => {
    await note([noted()]);
    await keepGame({ id: "coin a", game: "coin", at: NOW, own: 0, began: 0, players: [] });
    const all = JSON.parse(JSON.stringify(await exported()));
    assert.equal(all.kind, "rollwise decisions");
    assert.deepEqual([all.decisions.length, all.cards.length, all.games.length], [1, 1, 1]);
    await clear();
    assert.equal(await countDecisions(), 0);
    assert.deepEqual([await cardsOf("coin"), await gamesOf("coin")], [[], []]);
  });

  test("tells why it can't keep anything", () => {
    const named = (name: string) => new DOMException("no", name);
    assert.equal(refusalOf(named("QuotaExceededError")), "full");
    assert.equal(refusalOf(named("VersionError")), "newer");
    assert.equal(refusalOf(named("InvalidStateError")), "blocked");
    assert.equal(refusalOf(new ReferenceError("indexedDB is not defined")), "blocked");
  });
});
