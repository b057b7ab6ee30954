/**
 * What is recorded of games: whatever a player does between their first move and their end, in whatever order and tab, each game that
 * has ended is recorded once, with its last end, and each of its decisions once. Random courses are compared with a list that the test keeps.
 */

import "fake-indexeddb/auto";
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Change, Move } from "../../www/shell/game/contract.ts";
import { begin, step } from "../../www/shell/game/moves.ts";
import type { Kept } from "../../www/shell/game/persistence.ts";
import { createNotes, type Notes } from "../../www/shell/game/records/note.ts";
import { clear, decisionsOf, gamesOf } from "../../www/shell/game/records/records.ts";
import type { Noting } from "../../www/shell/game/records/types.ts";
import { createStore } from "../../www/shell/game/store.ts";
import { Device, type Tab } from "./browser.ts";

/**
 * A game of three cards. Each game has a label that no other has, in its positions and links, by which the test knows it; the code under
 * test knows nothing of labels. No two cards are alike.
 */
interface State {
  label: number;
  count: number;
  sum: number;
  cards: number[];
}

const CARDS = 3;
const initial = (): State => ({ label: 0, count: 0, sum: 0, cards: [] });
const sumOf = (cards: number[]) => cards.reduce((sum, card) => sum + card, 0);

const draw = step("draw", (state: State, card: number) =>
  state.count === CARDS
    ? null
    : { ...state, count: state.count + 1, sum: state.sum + card, cards: [...state.cards, card] },
);
const anew = begin("anew", (_: State, label: number) => ({ ...initial(), label }));

const game: Kept<State> = {
  id: "cards",
  initial,
  position: ({ label, count, sum, cards }) => ({ label, count, sum, cards }),
  preferences: () => ({}),
  extras: { name: "log", of: ({ cards }) => cards },
  complete: (state, extras) =>
    Array.isArray(extras) && sumOf(extras) === state.sum ? { ...state, cards: extras } : state,
  restored: (state) => state,
  isUnderWay: ({ count }) => count > 0,
  link: {
    write: ({ label, count, sum }) => Object.entries({ label, count, sum }).map(([key, value]) => [key, String(value)]),
    read: (parameters) => {
      const [label, count, sum] = ["label", "count", "sum"].map((key) => Number(parameters.get(key)));
      return { state: { label, count, sum, cards: [] }, problems: [] };
    },
  },
};

const noting: Noting<State, null> = {
  decided: (before, after) =>
    after.count === before.count + 1
      ? [
          {
            ...{ state: before, nth: before.count, picked: "", best: "", lost: 0, unit: "points", grade: "best" },
            ...{ kind: "", isAdvised: false, isOwn: true, comesAgain: "never" },
          },
        ]
      : [],
  resultOf: ({ state }) =>
    state.count === CARDS
      ? {
          players: [{ name: String(state.label), by: null, won: 1, score: state.sum, luck: null }],
          own: 0,
          began: null,
        }
      : null,
};

/** All that is to be recorded in the end, kept by the test itself. */
class Expected {
  /** The scores that each game has ended with: by undo, or in a tab that has not heard of another, it may have several ends. */
  ends: Map<number, number[]> = new Map();
  decisions: Set<string> = new Set();
}

/** A document that shows the game in a tab, as far as what is recorded depends on it. */
class Document {
  readonly store: ReturnType<typeof createStore<State>>;
  readonly #expected: Expected;
  #notes: Notes<State, null> | null = null;
  #work: Promise<unknown> = Promise.resolve();

  constructor(expected: Expected) {
    this.#expected = expected;
    this.store = createStore(game, (change) => {
      this.#shown(change);
      return false;
    });
    this.store.start();
  }

  #shown({ before, move }: Change<State>) {
    const { state, place } = this.store;
    const isOwnGame = place === "own";
    if (move?.kind === "step" && place !== "trial") {
      this.#notes ??= createNotes(game, noting);
      const notes = this.#notes;
      this.#work = this.#work.then(() => notes.step(before, state, { isOwnStep: true, isOwnGame }));
      if (isOwnGame && state.count > 0) this.#expected.decisions.add(`${state.label} ${before.count}`);
    }
    if (!this.#notes || !isOwnGame) return;
    const notes = this.#notes;
    this.#work = this.#work.then(() => notes.end({ state, analysis: null }));
    if (state.count === CARDS)
      this.#expected.ends.set(state.label, [...(this.#expected.ends.get(state.label) ?? []), state.sum]);
  }

  make<Facts extends unknown[]>(move: Move<State, Facts>, ...facts: Facts) {
    this.store.make(move, facts);
  }

  done() {
    return this.#work;
  }
}

/** A player with one device, on which the game is open in one tab or more. */
class Player {
  readonly expected: Expected = new Expected();
  readonly #device: Device = new Device();
  readonly #tabs: { tab: Tab; document: Document }[] = [];
  #now = 0;
  #count = 0;

  constructor() {
    this.#load(this.#device.openTab());
  }

  #load(tab: Tab) {
    tab.use();
    const at = this.#tabs.findIndex((one) => one.tab === tab);
    const loaded = { tab, document: new Document(this.expected) };
    if (at < 0) this.#now = this.#tabs.push(loaded) - 1;
    else this.#tabs[at] = loaded;
  }

  /** A number that was never there before. */
  #fresh() {
    this.#count += 1;
    return this.#count;
  }

  /** A link from elsewhere, to a game that this device doesn't know. */
  #link(count: number) {
    const label = this.#fresh();
    return `#${new URLSearchParams({ label: String(label), count: String(count), sum: String(count && this.#fresh()) })}`;
  }

  async act(action: Action, nth: number) {
    const { tab, document } = this.#tabs[this.#now];
    const { store } = document;
    tab.use();
    const acts: Record<Action, () => void> = {
      draw: () => document.make(draw, this.#fresh()),
      anew: () => document.make(anew, this.#fresh()),
      undo: () => store.go(1 + (nth % 3)),
      redo: () => store.go(-1 - (nth % 3)),
      back: () => tab.at > 0 && tab.go(-1),
      forward: () => tab.at < tab.entries.length - 1 && tab.go(1),
      reload: () => {
        tab.leave({ crash: nth % 2 === 1 });
        this.#load(tab);
      },
      revisit: () => {
        tab.visit();
        this.#load(tab);
      },
      visitLink: () => {
        tab.visit(this.#link(nth % (CARDS + 1)));
        this.#load(tab);
      },
      typeLink: () => tab.follow(this.#link(nth % (CARDS + 1))),
      ownLink: () => tab.follow(tab.entry.hash),
      adopt: () => store.place !== "own" && store.adopt(),
      backToOwn: () => store.place !== "own" && store.backToOwn(),
      tryAgain: () => {
        const { past } = store;
        if (past.length > 0 && store.place !== "linked") store.tryAgain(past[nth % past.length].position);
      },
      file: () => store.load(JSON.parse(JSON.stringify(store.saved()))),
      openTab: () => this.#tabs.length < 3 && this.#load(this.#device.openTab()),
      switchTab: () => {
        this.#now = nth % this.#tabs.length;
      },
      hear: () => tab.hear(),
    };
    acts[action]();
    for (const { document } of this.#tabs) await document.done();
  }
}

const ACTIONS = [
  ...["draw", "anew", "undo", "redo", "back", "forward", "reload", "revisit", "visitLink", "typeLink"],
  ...["ownLink", "adopt", "backToOwn", "tryAgain", "file", "openTab", "switchTab", "hear"],
] as const;
type Action =
  | ("draw" | "anew" | "undo" | "redo" | "back" | "forward" | "reload" | "revisit" | "visitLink" | "typeLink")
  | ("ownLink" | "adopt" | "backToOwn" | "tryAgain" | "file" | "openTab" | "switchTab" | "hear");

/** Plays a course and compares what is recorded with the test's own list. */
async function compare(course: (readonly [Action, number])[]) {
  await clear();
  const player = new Player();
  for (const [action, nth] of course) await player.act(action, nth);
  const { ends, decisions } = player.expected;
  const games = (await gamesOf("cards")).map(({ players: [{ name, score }] }) => ({ label: Number(name), score }));
  const ascending = (one: number, other: number) => one - other;
  assert.deepEqual(
    games.map(({ label }) => label).sort(ascending),
    [...ends.keys()].sort(ascending),
    "each game that has ended, once",
  );
  for (const { label, score } of games)
    assert.ok(ends.get(label)?.includes(score as number), `game ${label}: ${score}`);
  const labelOf = (link: string) => new URLSearchParams(link).get("label");
  assert.deepEqual(
    (await decisionsOf("cards")).map(({ id, link }) => `${labelOf(link)} ${id.split(" ").at(-1)}`).sort(),
    [...decisions].sort(),
    "each decision, once",
  );
  return player.expected;
}

const game3 = (["draw", "draw", "draw"] as const).map((action) => [action, 0] as const);

test("a first move that is taken back in a new game leaves the game before as it was", async () => {
  const { ends } = await compare([...game3, ["anew", 0], ["draw", 0], ["undo", 0], ...game3]);
  assert.equal(ends.size, 2);
});

test("a finished game that is led back to after a reload is no second one", async () => {
  const { ends } = await compare([...game3, ["anew", 0], ["reload", 0], ["draw", 0], ["undo", 1]]);
  assert.equal(ends.size, 1);
});

test("a game that is taken back and ends otherwise is recorded with its last end", async () => {
  const { ends } = await compare([...game3, ["undo", 0], ["draw", 0]]);
  const [reached] = ends.values();
  assert.equal(reached.length, 2);
  assert.equal((await gamesOf("cards"))[0].players[0].score, reached[1]);
});

test("two games with the same end are two", async () => {
  await clear();
  const equal: Noting<State, null> = {
    ...noting,
    resultOf: ({ state }) =>
      state.count === CARDS
        ? { players: [{ name: 0, by: null, won: 1, score: null, luck: null }], own: 0, began: null }
        : null,
  };
  new Device().openTab().use();
  const notes = createNotes(game, equal);
  const store = createStore(game, () => false);
  store.start();
  for (const label of [1, 2]) {
    store.make(anew, [label]);
    for (const card of [1, 2, 3]) store.make(draw, [card]);
    await notes.end({ state: store.state, analysis: null });
  }
  assert.equal((await gamesOf("cards")).length, 2);
});

test("in any course, nothing is lost and nothing is recorded twice", async () => {
  /** What begins and ends games comes often, or few would end. */
  const action = fc.oneof(
    { weight: 5, arbitrary: fc.constant<Action>("draw") },
    { weight: 1, arbitrary: fc.constant<Action>("anew") },
    { weight: 4, arbitrary: fc.constantFrom<Action>(...ACTIONS) },
  );
  const course = fc.array(fc.tuple(action, fc.nat(5)), { minLength: 5, maxLength: 40 });
  let [games, several] = [0, 0];
  await fc.assert(
    fc.asyncProperty(course, async (course) => {
      const { ends } = await compare(course);
      games += ends.size;
      several += Number(ends.size > 1);
    }),
    // The same courses each time, so that a failure is one of the change at hand.
    { seed: 1, numRuns: 1000 },
  );
  assert.ok(games > 400 && several > 100, `${games} games have ended, several in ${several} courses`);
});
