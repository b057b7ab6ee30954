/** The store: what is undone, what is a step of the browser's history, and what the device keeps. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import game from "../../www/games/heckmeck/game.js";
import { moves } from "../../www/games/heckmeck/state.js";
import { createStore } from "../../www/js/store.js";

/** As much of a browser's tab as the store needs: an address, its history and what is kept. */
function openTab() {
  const kept = new Map();
  const entries = [{ state: null, hash: "" }];
  let at = 0;
  let listeners = [];
  const go = (to) => {
    at = to;
    listeners.forEach((heard) => heard({ state: entries[at].state }));
  };
  Object.assign(globalThis, {
    localStorage: { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text) },
    location: { get hash() { return entries[at].hash; }, href: "http://rollwise.test/" },
    history: {
      get state() { return entries[at].state; },
      pushState(state, _, hash) { entries.splice(++at, Infinity, { state: structuredClone(state), hash }); },
      replaceState(state, _, hash) { entries[at] = { state: structuredClone(state), hash }; },
      go: (steps) => go(at + steps),
    },
    addEventListener: (name, heard) => listeners.push(heard),
  });
  return {
    kept, entries,
    back: () => go(at - 1),
    forward: () => go(at + 1),
    /** A link that is typed over the one in the address. */
    follow(hash) {
      entries.splice(++at, Infinity, { state: null, hash });
      go(at);
    },
    /** Forgets everything but what a browser keeps over a reload. */
    reload() { listeners = []; },
  };
}

let tab;
let problems;
beforeEach(() => {
  tab = openTab();
  problems = [];
});

/** The page's store after a load of the page. */
function load() {
  const store = createStore({ ...game, onproblems: (found) => problems.push(...found) }, () => {});
  problems.push(...store.start());
  const make = (push) => (name, ...values) => store.change(moves[name](store.state, ...values), { push });
  return Object.assign(store, { make: make(false), step: make(true) });
}
const hash = () => globalThis.location.hash;
const turn = () => /^#taken=(.*?)(?:&roll=(.*?))?&goal/.exec(hash()).slice(1, 3).map((dice) => dice ?? "").join(" | ");
const enter = (store, dice) => { for (const sign of dice) store.make("add", "12345w".indexOf(sign)); };

test("everything is undone and redone to its ends", () => {
  const store = load();
  assert.equal(store.canUndo(), false);
  const trail = [hash()];
  const done = (run) => { run(); trail.push(hash()); };
  for (const sign of "1255ww35") done(() => enter(store, sign));
  done(() => store.step("take", 4));
  for (const sign of "5w113") done(() => enter(store, sign));
  done(() => store.step("take", 5));
  done(() => store.step("newTurn"));
  for (const before of trail.slice(0, -1).reverse()) {
    store.undo();
    assert.equal(hash(), before);
  }
  assert.equal(store.canUndo(), false);
  for (const after of trail.slice(1)) {
    store.redo();
    assert.equal(hash(), after);
  }
  assert.equal(store.canRedo(), false);
});

test("what is done anew takes the place of what could be redone", () => {
  const store = load();
  enter(store, "12");
  store.undo();
  enter(store, "3");
  assert.equal(store.canRedo(), false);
  assert.equal(turn(), " | 13");
});

test("a target is no step to be undone", () => {
  const store = load();
  store.change({ target: 25 });
  assert.equal(store.canUndo(), false);
  enter(store, "1");
  store.undo();
  assert.match(hash(), /target=25/);
});

test("takes and new turns are steps of the browser's history, nothing else is", () => {
  const store = load();
  enter(store, "1255ww35");
  store.undo();
  store.redo();
  assert.equal(tab.entries.length, 1);
  store.step("take", 4);
  enter(store, "13");
  assert.equal(tab.entries.length, 2);
  store.step("newTurn");
  assert.equal(tab.entries.length, 3);
  tab.back();
  assert.equal(turn(), "555 | 13");
  tab.back();
  assert.equal(turn(), " | 1255ww35");
  tab.forward();
  assert.equal(turn(), "555 | 13");
  store.undo();
  assert.equal(turn(), " | 1255ww35", "a way back is undone like anything else");
});

test("a link typed over the one in the address is followed, and tells what can't be read", () => {
  const store = load();
  enter(store, "1");
  tab.follow("#taken=55w&target=25&dice=99");
  assert.equal(turn(), "55w | ");
  assert.deepEqual(problems, ["dice"]);
  store.undo();
  assert.equal(turn(), " | 1");
});

test("after a reload steps are undone all the same, and end where nothing is left", () => {
  let store = load();
  const trail = [hash()];
  for (const face of [4, 5]) {
    tab.entries.at(-1).hash = hash();
    store.change({ taken: store.state.taken.with(face, 1), roll: [] }, { push: true });
    trail.push(hash());
  }
  tab.reload();
  store = load();
  assert.equal(hash(), trail[2]);
  assert.equal(store.canUndo(), true);
  store.undo();
  assert.equal(hash(), trail[1]);
  store.undo();
  assert.equal(hash(), trail[0]);
  assert.equal(store.canUndo(), false);
  store.redo();
  store.redo();
  assert.equal(hash(), trail[2]);
});

test("undo gives up where the browser keeps no more", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  tab.entries[0].state = { depth: 60 };
  globalThis.history.go = () => {};
  const store = load();
  store.undo();
  t.mock.timers.tick(2999);
  assert.equal(store.canUndo(), true);
  t.mock.timers.tick(1);
  assert.equal(store.canUndo(), false);
  enter(store, "1");
  store.undo();
  assert.equal(turn(), " | ");
});

test("a visit goes on where the last one was, unless a link counts", () => {
  enter(load(), "155");
  tab.reload();
  tab.entries.splice(0, Infinity, { state: null, hash: "" });
  load();
  assert.equal(turn(), " | 155");
  tab.reload();
  tab.entries.splice(0, Infinity, { state: null, hash: "#taken=5" });
  load();
  assert.equal(turn(), "5 | ");
});

test("a link leaves the player's own as it was kept", () => {
  load().change({ theme: "dark", pace: "slow" });
  tab.reload();
  tab.entries.splice(0, Infinity, { state: null, hash: "#taken=5&pace=fast" });
  const { state } = load();
  assert.deepEqual([state.theme, state.pace], ["dark", "fast"]);
});

test("kept nonsense is no obstacle, nor is a device that keeps nothing", () => {
  tab.kept.set("rollwise.heckmeck", "#taken=zzz&dice=%%%");
  tab.kept.set("rollwise.heckmeck.log", "{");
  enter(load(), "1");
  assert.equal(turn(), " | 1");
  tab = openTab();
  globalThis.localStorage = { getItem() { throw new Error("refused"); }, setItem() { throw new Error("refused"); } };
  enter(load(), "1");
  assert.equal(turn(), " | 1");
});

test("a file is taken over whole or not at all", () => {
  const store = load();
  enter(store, "12");
  const before = hash();
  assert.deepEqual(store.load([["taken", "5"], ["by", "-.rule-6"], ["volume", "11"]]), ["volume", "by"]);
  assert.equal(hash(), before);
  const pairs = store.pairs();
  store.change({ theme: "dark", pace: "slow" });
  assert.deepEqual(store.load(pairs), []);
  assert.equal(hash(), before, "what a file has as at first is so again");
  store.load([["taken", "55w"]]);
  store.undo();
  assert.equal(turn(), " | 12");
});
