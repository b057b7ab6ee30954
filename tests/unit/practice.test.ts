/** What is kept of own decisions, and when a position comes again: the store in an IndexedDB of memory, the schedule by days. */

import "fake-indexeddb/auto";
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { read } from "../../www/shell/game/records/file.ts";
import * as records from "../../www/shell/game/records/records.ts";
import {
  dueAt,
  dueCards,
  missedAgain,
  newSchedule,
  nextOfComputer,
  practised,
} from "../../www/shell/game/records/schedule.ts";
import type { Card, KeptDecision } from "../../www/shell/game/records/types.ts";
import { assertEach } from "./asserts.ts";

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
    assertEach(dueCards(cards, NOW + 1), ({ id }) => id, ["twice", "large", "small", "computer"]);
  });

  test("positions of the computer's come in their order, and then those that are due first", () => {
    const one = practised(card({ id: "one" }), { isRight: true, lost: 0 }, NOW);
    const two = practised(card({ id: "two" }), { isRight: false, lost: 0.2 }, NOW);
    assert.equal(nextOfComputer(["one", "two", "three"], [one]), 1);
    assert.equal(nextOfComputer(["one", "two"], [one, two]), 1);
  });
});

describe("the store", () => {
  beforeEach(records.clear);

  const noted = (rest: Partial<KeptDecision> = {}) => ({
    decision: decision(rest),
    card: (kept?: Card) => missedAgain(kept ?? card({ misses: 0, lost: 0 }), { lost: 0.1, at: NOW }),
  });

  test("keeps a decision and its card; the same position in another game is missed again", async () => {
    await records.note([noted()]);
    await records.note([noted({ id: "coin b 0" })]);
    assert.deepEqual((await records.decisionsOf("coin")).map(({ id }) => id).sort(), ["coin a 0", "coin b 0"]);
    assertEach(await records.cardsOf("coin"), ({ misses }) => misses, [2]);
    assert.deepEqual(await records.cardsOf("heckmeck"), []);
  });

  test("what is decided again after undo stays as it was decided first", async () => {
    await records.note([noted()]);
    await records.note([noted({ picked: "tails", grade: "best", lost: 0 })]);
    const [kept, ...more] = await records.decisionsOf("coin");
    assert.deepEqual([kept.picked, more.length], ["heads", 0]);
    assertEach(await records.cardsOf("coin"), ({ misses }) => misses, [1]);
  });

  test("after undo another position takes the place of a decision", async () => {
    await records.note([noted()]);
    await records.note([{ ...noted({ link: "toss=2", grade: "best" }), card: null }]);
    assertEach(await records.decisionsOf("coin"), ({ link }) => link, ["toss=2"]);
  });

  test("keeps, replaces and drops cards and games", async () => {
    await records.keepCard(card());
    await records.keepCard(card({ misses: 4 }));
    assertEach(await records.cardsOf("coin"), ({ misses }) => misses, [4]);
    await records.dropCard(card());
    assert.deepEqual(await records.cardsOf("coin"), []);
    const game = { id: "coin a", game: "coin", at: NOW, own: 0, began: 0, players: [] };
    await records.keepGame(game);
    await records.keepGame({ ...game, at: NOW + DAY });
    assert.deepEqual(await records.gamesOf("coin"), [game], "the same end, looked at again");
    await records.keepGame({ ...game, began: 1, at: NOW + DAY });
    assert.deepEqual(await records.gamesOf("coin"), [{ ...game, began: 1, at: NOW + DAY }], "another end");
  });

  test("hands out all of it, and deletes all of it", async () => {
    await records.note([noted()]);
    await records.keepGame({ id: "coin a", game: "coin", at: NOW, own: 0, began: 0, players: [] });
    const all = JSON.parse(JSON.stringify(await records.exported()));
    assert.equal(all.kind, "rollwise decisions");
    assert.deepEqual([all.decisions.length, all.cards.length, all.games.length], [1, 1, 1]);
    await records.clear();
    assert.deepEqual(await records.count(), { decisions: 0, games: 0 });
    assert.deepEqual([await records.cardsOf("coin"), await records.gamesOf("coin")], [[], []]);
  });

  test("drops a game with its decisions, and the cards that are of no other game; merging brings it back", async () => {
    const game = { id: "coin a", game: "coin", at: NOW, own: 0, began: 0, players: [] };
    const of = (id: string, link: string) => ({
      decision: decision({ id, link }),
      card: (kept = card({ id: `coin ${link}`, link, misses: 0 })) => missedAgain(kept, { lost: 0.1, at: NOW }),
    });
    await records.note([of("coin a 0", "toss=1"), of("coin a 1", "toss=2"), of("coin ab 0", "toss=1")]);
    await records.keepCard(card({ id: "coin toss=3", link: "toss=3", from: "computer" }));
    await records.keepGame(game);
    await records.keepGame({ ...game, id: "coin ab" });
    const before = await records.exported();
    const dropped = await records.dropGame(game);
    const { decisions, cards, games } = await records.exported();
    assert.deepEqual(
      [decisions, cards, games].map((all) => all.map(({ id }) => id)),
      [["coin ab 0"], ["coin toss=1", "coin toss=3"], ["coin ab"]],
    );
    await records.merge(dropped);
    assert.deepEqual(await records.exported(), before);
  });

  test("tells why it can't keep anything", () => {
    const named = (name: string) => new DOMException("no", name);
    assert.equal(records.refusalOf(named("QuotaExceededError")), "full");
    assert.equal(records.refusalOf(named("VersionError")), "newer");
    assert.equal(records.refusalOf(named("InvalidStateError")), "blocked");
    assert.equal(records.refusalOf(new ReferenceError("indexedDB is not defined")), "blocked");
  });
});

describe("a file of what is kept", () => {
  beforeEach(records.clear);

  const game = { id: "coin a", game: "coin", at: NOW, own: 0, began: 0, players: [] };
  const noted = (id: string) => ({
    decision: decision({ id }),
    card: (kept?: Card) => missedAgain(kept ?? card({ misses: 0, lost: 0 }), { lost: 0.1, at: NOW }),
  });
  const asFile = (data: unknown) => new Blob([typeof data === "string" ? data : JSON.stringify(data)]);
  const all = async () => JSON.parse(JSON.stringify(await records.exported()));

  /** What a file of a device with two decisions and a game holds. */
  async function savedElsewhere() {
    await records.note([noted("coin a 0"), noted("coin a 1")]);
    await records.keepGame({ ...game, players: [{ name: "Ann", by: null, won: 1, score: 3, luck: null }] });
    const saved = await all();
    await records.clear();
    return saved;
  }

  test("brings everything back on an empty device, and nothing twice", async () => {
    const saved = await savedElsewhere();
    assert.deepEqual(await records.merge(await read(asFile(saved))), { decisions: 2, games: 1 });
    assert.deepEqual(await all(), saved);
    assert.deepEqual(await records.merge(await read(asFile(saved))), { decisions: 0, games: 0 });
    assert.deepEqual(await all(), saved);
  });

  test("adds to what is there, which stays: a decision as it was made, a card as it was practised, a game's later end", async () => {
    const saved = await savedElsewhere();
    const mine = { ...decision({ id: "coin a 0" }), picked: "tails" };
    await records.note([{ decision: mine, card: null }, noted("coin b 0")]);
    const known = practised(card({ id: saved.cards[0].id }), { isRight: true, lost: 0 }, NOW + DAY);
    await records.keepCard(known);
    await records.keepGame({ ...game, at: NOW + DAY });
    assert.deepEqual(await records.merge(await read(asFile(saved))), { decisions: 1, games: 0 });
    assert.deepEqual((await records.decisionsOf("coin")).map(({ id, picked }) => `${id} ${picked}`).sort(), [
      "coin a 0 tails",
      "coin a 1 heads",
      "coin b 0 heads",
    ]);
    assert.deepEqual(await records.cardsOf("coin"), [known]);
    assert.deepEqual(await records.gamesOf("coin"), [{ ...game, at: NOW + DAY }]);
  });

  test("says what is wrong with it, and changes nothing then", async () => {
    const saved = await savedElsewhere();
    const broken = (change: (data: typeof saved) => void) => {
      const data = structuredClone(saved);
      change(data);
      return data;
    };
    const cases: [unknown, string][] = [
      ["", "foreign"],
      [JSON.stringify(saved).slice(0, -100), "cut"],
      [`${JSON.stringify(saved)}]`, "cut"],
      ["{", "foreign"],
      ["null", "foreign"],
      [{ game: "heckmeck", format: 2, state: [] }, "foreign"],
      [broken((data) => Object.assign(data, { version: 99 })), "newer"],
      [broken((data) => Object.assign(data, { games: {} })), "damaged games"],
      [broken((data) => Object.assign(data.decisions, { 1: null })), "damaged decisions[1]"],
      [broken((data) => Object.assign(data.decisions[1], { lost: "0.1" })), "damaged decisions[1].lost"],
      [broken((data) => Object.assign(data.decisions[0], { unit: "euros" })), "damaged decisions[0].unit"],
      [broken((data) => Object.assign(data.cards[0], { schedule: {} })), "damaged cards[0].schedule"],
      [broken((data) => Object.assign(data.cards[0].schedule, { due: "soon" })), "damaged cards[0].schedule"],
      [broken((data) => Object.assign(data.games[0].players[0], { won: null })), "damaged games[0].players"],
      [broken((data) => Object.assign(data.games[0], { began: -1 })), "damaged games[0].began"],
    ];
    for (const [data, message] of cases)
      await assert.rejects(read(asFile(data)), { message }, JSON.stringify(data).slice(0, 80));
    assert.deepEqual(await records.count(), { decisions: 0, games: 0 });
  });
});

test("a tab with an earlier version that does not let go is named, and nothing waits for it", async () => {
  const NEXT = 2;
  const earlier = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("rollwise");
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = reject;
  });
  await assert.rejects(records.open(NEXT), (error) => records.refusalOf(error) === "held");
  earlier.close();
  // The next version opens now: whatever runs in this process after it begins anew.
  await new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase("rollwise");
    deleting.onsuccess = resolve;
    deleting.onerror = reject;
  });
});
