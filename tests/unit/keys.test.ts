/** The list of keys tells of each key that does something, and of no other. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import type { RummikubStrategy } from "#modules/rummikub";
import type { Page as HeckmeckPage } from "../../www/games/heckmeck/actions.ts";
import { heckmeck } from "../../www/games/heckmeck/game.ts";
import { analyse as analyseHeckmeck } from "../../www/games/heckmeck/model/analysis.ts";
import { keys as heckmeckKeys } from "../../www/games/heckmeck/text/en/keys.ts";
import type { Page as KnucklebonesPage } from "../../www/games/knucklebones/actions.ts";
import { knucklebones } from "../../www/games/knucklebones/game.ts";
import { keys as knucklebonesKeys } from "../../www/games/knucklebones/text/en/keys.ts";
import type { Page as RummikubPage } from "../../www/games/rummikub/actions.ts";
import { rummikub } from "../../www/games/rummikub/game.ts";
import { matchAnswer } from "../../www/games/rummikub/match-source.ts";
import { analyse as analyseRummikub } from "../../www/games/rummikub/model/analysis.ts";
import * as match from "../../www/games/rummikub/model/match.ts";
import { createMatchAnalyse } from "../../www/games/rummikub/model/match-analysis.ts";
import { positionOfPuzzle } from "../../www/games/rummikub/model/puzzles.ts";
import { initial as rummikubState } from "../../www/games/rummikub/model/state.ts";
import type { State as RummikubState } from "../../www/games/rummikub/model/types.ts";
import { keys as rummikubKeys } from "../../www/games/rummikub/text/en/keys.ts";
import { beside } from "../../www/games/rummikub/views/pad.ts";
import type { Page as SolitaireDicePage } from "../../www/games/solitaire-dice/actions.ts";
import { solitaireDice } from "../../www/games/solitaire-dice/game.ts";
import { createAnalyse as createAnalyseSheet } from "../../www/games/solitaire-dice/model/analysis.ts";
import type { State as SolitaireDiceState } from "../../www/games/solitaire-dice/model/types.ts";
import { keys as solitaireDiceKeys } from "../../www/games/solitaire-dice/text/en/keys.ts";
import { marksAfterKey } from "../../www/games/solitaire-dice/views/sheet.ts";
import type { KeyGroup } from "../../www/shell/game/contract.ts";
import { type KeyBefore, listenToKeys } from "../../www/shell/host/keys.ts";
import { keyWords } from "../../www/shell/text/en/keys.ts";
import { mistyped, present } from "../typed.ts";
import { assertNone } from "./asserts.ts";
import { pretend } from "./browser.ts";
import { answersOf, moduleOf } from "./built.ts";
import * as ofHeckmeck from "./heckmeck.ts";
import * as ofKnucklebones from "./knucklebones.ts";
import * as ofSolitaireDice from "./solitaire-dice.ts";

/** Presses a key, by its name in an event: whether something has happened, or null where the key is not heard. */
type Press = (key: string) => boolean | null;

interface Pressed<State> {
  state: State;
  answers: unknown;
  act: unknown;
}

/** Presses a key on a page of its own. */
function on<Page extends Pressed<object>>(
  game: { onkey(page: Page, key: string, last: KeyBefore): (() => void) | null },
  state: Page["state"],
  rest: () => object,
): Press {
  return (key) => {
    let hasHappened = false;
    const note = () => {
      hasHappened = true;
    };
    const act = (move: (state: object, ...facts: unknown[]) => object | null, ...facts: unknown[]) => {
      const next = move(page.state, ...facts);
      if (next && next !== page.state) note();
      return next !== null;
    };
    const page: Page = mistyped({ state, act, actFor: act, goTo: note, ...rest() });
    const run = game.onkey(page, key.toLowerCase(), { key: "", ago: Infinity });
    run?.();
    return run && hasHappened;
  };
}

/** What a view hears. */
const heardBy =
  (does: (key: string) => unknown): Press =>
  (key) =>
    does(key) === null ? null : true;

// ---- The games, with a page or more for each group of keys ----

const heckmeckModule = await ofHeckmeck.solver();
function atHeckmeck(link: string) {
  const answers = answersOf(heckmeckModule);
  const state = ofHeckmeck.stateOf(link);
  return on<HeckmeckPage>(heckmeck, state, () => ({
    answers,
    words: ofHeckmeck.words,
    analysis: present(analyseHeckmeck(state, answers)),
  }));
}
const ANN_AND_BEN = ["21 Ann", "22 Ben"];
const tableLink = (rest: Record<string, string>) => ofHeckmeck.tableLink(ANN_AND_BEN, rest);

const knucklebonesModule = await ofKnucklebones.solver();
function atKnucklebones(link: string) {
  const { state, analysis, answers, words } = ofKnucklebones.pageOf(link, knucklebonesModule);
  return on<KnucklebonesPage>(knucklebones, state, () => ({ analysis, answers, words }));
}

const sheetModule = await ofSolitaireDice.solver();
const sheetLab = await moduleOf("solitaire-dice-lab", "keys");
function atSheet(link: string, change: Partial<SolitaireDiceState> = {}) {
  const answers = answersOf(sheetModule);
  const state = { ...ofSolitaireDice.stateOf(link), ...change };
  const analyse = createAnalyseSheet({
    ...ofSolitaireDice.alone,
    decide: (...asked) => mistyped(sheetLab.decideSheet(...asked)),
  });
  return on<SolitaireDicePage>(solitaireDice, state, () => ({
    answers,
    words: ofSolitaireDice.words,
    analysis: present(analyse(state, answers)),
  }));
}

const rummikubModule = await moduleOf("rummikub");
const rummikubAnswers = answersOf(rummikubModule);
// What the page loads as "match", without its styles: there is no document here.
const loadMatch = () => import("../../www/games/rummikub/match.ts");
while (rummikubAnswers.get("match", loadMatch).status === "pending") await setImmediate();
assert.equal(matchAnswer(rummikubAnswers).status, "here");

const analyseMatch = createMatchAnalyse({
  decide: (query, by, ...more) => mistyped(rummikubModule.decideRummikub(query, by as RummikubStrategy, ...more)),
  puzzle: (...asked) => mistyped(positionOfPuzzle(rummikubModule, ...asked)),
});

function atRummikub(state: RummikubState) {
  const analyse = state.match || state.puzzle ? analyseMatch : analyseRummikub;
  return on<RummikubPage>(rummikub, state, () => ({
    answers: rummikubAnswers,
    analysis: present(analyse(state, rummikubAnswers)),
  }));
}

const plain = (link: string, change: Partial<RummikubState> = {}) =>
  atRummikub({ ...rummikub.link.read(new URLSearchParams(link)).state, ...change });

const deal = rummikubModule.dealRummikub({ players: 2, seed: 4 });
const dealt = (change: (state: RummikubState) => RummikubState | null = (state) => state, starts = 0) =>
  atRummikub(present(change(present(match.startGame(rummikubState(), ["tiles"], starts, 4, deal)))));

const withHand = { rack: ["r5", "b5", "k5", "r6"], opened: true } satisfies Partial<RummikubState>;
const hand = (change: Partial<RummikubState> = {}) => dealt((state) => ({ ...state, ...withHand, ...change }));

const GAMES: Record<string, { keys: KeyGroup[]; pages: Press[][] }> = {
  heckmeck: {
    keys: heckmeckKeys,
    pages: [
      [
        atHeckmeck("taken=&roll=11"),
        atHeckmeck(tableLink({ taken: "", dice: "page" })),
        atHeckmeck(tableLink({ taken: "" })),
      ],
      [atHeckmeck("taken=&roll=12345www"), atHeckmeck(tableLink({ taken: "", roll: "12345www" }))],
      [atHeckmeck("taken=5555w"), atHeckmeck(tableLink({ taken: "5555w" }))],
    ],
  },
  knucklebones: {
    keys: knucklebonesKeys,
    pages: [
      [
        atKnucklebones("mine=6--.5--.---&theirs=5--.---.---"),
        atKnucklebones("mine=6--.5--.---&theirs=5--.---.---&roll=4"),
        atKnucklebones("mine=6--.5--.---&theirs=5--.---.---&by=-.greedy&dice=page"),
        atKnucklebones("mine=6--.5--.---&theirs=5--.---.---&by=-.greedy&dice=page&move=theirs&roll=4"),
      ],
      [atKnucklebones("mode=setup")],
    ],
  },
  "solitaire-dice": {
    keys: solitaireDiceKeys,
    pages: [
      [
        atSheet("sheet=_"),
        atSheet("sheet=_&roll=134"),
        atSheet("sheet=_&roll=13445"),
        atSheet("sheet=7-2_3-1&roll=13445&with=thumb", { isMarked: true }),
      ],
      [heardBy((key) => marksAfterKey(key, 3, 10))],
    ],
  },
  rummikub: {
    keys: rummikubKeys,
    pages: [
      [
        plain("rack="),
        plain("rack=", { typed: "r" }),
        plain("rack=", { typed: "r1" }),
        heardBy((key) => beside("r3", key) ?? beside("b3", key)),
      ],
      [
        plain("entry=r1.r2.r3&target=set"),
        plain("rack=r1.r2", { cursor: "r1" }),
        plain("table=r1-3&came=r4&target=theirs&opened=true"),
      ],
      [
        hand(),
        hand({ typed: "r" }),
        hand({ typed: "r1" }),
        hand({ play: ["r5", "b5", "k5"] }),
        dealt((state) => state, 1),
      ],
    ],
  },
};

// ---- What is listed, and what is heard ----

/** Keys of an event by their names in the list, where these are not the same. */
const NAMES: Record<string, string> = {
  Esc: "Escape",
  "←": "ArrowLeft",
  "→": "ArrowRight",
  "↑": "ArrowUp",
  "↓": "ArrowDown",
};

const keyOf = (name: string) => NAMES[name] ?? (name.length === 1 ? name.toLowerCase() : name);

function listedIn({ keys, range = false }: KeyGroup["rows"][number]) {
  if (!range) return keys.map(keyOf);
  const [first, last] = keys.map(Number);
  return Array.from({ length: last - first + 1 }, (_, nth) => String(first + nth));
}

/** Letters that colours of tiles have in other languages: each language's own list has them. */
const OF_OTHER_LANGUAGES: Record<string, string[]> = { rummikub: ["s", "z", "a"] };

/** All keys that a game may hear. */
const PROBES = [
  ..."abcdefghijklmnopqrstuvwxyz0123456789 +-.,/",
  "Enter",
  "Backspace",
  "Delete",
  "Escape",
  "Tab",
].concat(["Home", "End", "PageUp", "PageDown", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

for (const [name, { keys, pages }] of Object.entries(GAMES))
  describe(`the keys of ${name}`, () => {
    for (const [nth, { title, rows }] of keys.entries())
      for (const row of rows)
        for (const key of listedIn(row))
          test(`${title}: ${key}: ${row.does}`, () => {
            assert.ok(
              pages[nth].some((press) => press(key)),
              "it does something somewhere",
            );
          });

    test("are all that do something", () => {
      const listed = new Set([
        ...keys.flatMap(({ rows }) => rows.flatMap(listedIn)),
        ...(OF_OTHER_LANGUAGES[name] ?? []),
      ]);
      const heard = PROBES.filter((key) => pages.flat().some((press) => press(key) !== null));
      assertNone(heard, (key) => !listed.has(key));
    });

    test("are told in whole phrases, each once in its group", () => {
      for (const { title, rows } of keys) {
        assert.match(title, /^[A-Z]/);
        const all = rows.flatMap(listedIn);
        assert.equal(all.length, new Set(all).size, title);
        for (const { does } of rows) assert.match(does, /^[A-Z].*[^.]$/);
      }
    });
  });

describe("the keys of every game", () => {
  /** Presses keys together; tells what was called. */
  function press(held: string) {
    const names = held.split(" ");
    const called: string[] = [];
    const heard: ((event: object) => void)[] = [];
    pretend({ addEventListener: (_: string, listener: (event: object) => void) => heard.push(listener) });
    listenToKeys({ undo: () => called.push("Undo"), redo: () => called.push("Redo"), onkey: () => null });
    for (const listener of heard)
      listener({
        key: keyOf(present(names.at(-1))),
        ctrlKey: names.includes("Ctrl"),
        shiftKey: names.includes("Shift"),
        target: {},
        preventDefault: () => {},
      });
    return called;
  }

  for (const { keys, does } of keyWords.everywhere.rows)
    for (const held of keys)
      test(`${held}: ${does}`, () => {
        // Escape is the browser's.
        assert.deepEqual(press(held), held === "Esc" ? [] : [does]);
      });
});
