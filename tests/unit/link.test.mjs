/** What links tell, and what is made of those that tell nonsense. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { fromLink, personal, readLog, toLink } from "../../www/games/heckmeck/link.js";
import { initial } from "../../www/games/heckmeck/state.js";
import { tableLink } from "./module.mjs";

const read = (link) => fromLink(new URLSearchParams(link));
const written = (state) => String(new URLSearchParams(toLink(state)));
const told = (link) => Object.fromEntries(toLink(read(link).state));
const players = (link) => toLink(read(link).state).filter(([key]) => key === "player").map(([, player]) => player);

describe("a link comes back as it was", () => {
  for (const link of [
    "taken=&goal=at-least&target=21",
    "taken=55w&roll=13344&goal=exactly&target=27",
    "taken=&goal=points&target=0",
    "taken=5&roll=2&goal=points&target=25&dice=7&bust=keeps-total&name=Regenwormen&theme=dark&panel=compare&table=all&chart=exactly&columns=all&only=w&hidden=3.stop&off=best&compare=14",
    "taken=&goal=at-least&target=21&mode=advice&player=21.30+Zo%C3%AB+%26+Co&player=-+21&player=24+-+22+x&player=-+%3Cb%3Ea%2Bb%3Dc%3C%2Fb%3E&player=36.25.26+%23%252F%3B%3F&player=-+%E6%9D%8E%E9%9B%B7+%F0%9F%90%9B&grill=22.27.28&turn=5&turnDownWithNothingToReturn=false&alwaysTurnDown=true&compulsorySteal=true",
    "taken=&goal=at-least&target=21&mode=advice&throws=page&pace=step&hints=after&tab=moves&player=-+Ann&player=-+Ben&player=22+Cleo&by=-.rule-4.random&played=3x0.4567_2x0_0x0",
  ]) {
    test(link, () => {
      const { state, problems } = read(link);
      assert.deepEqual(problems, []);
      assert.equal(written(state), link);
    });
  }
});

test("signs may be written otherwise", () => {
  assert.deepEqual(told("taken=6W5&roll=66"), { taken: "5ww", roll: "ww", goal: "at-least", target: "21" });
});

/** Links, the keys of what in them can't be read. Whatever that is stays as at first. */
const NONSENSE = {
  "taken=zzz": ["taken"], "taken=555555555": ["taken"], "taken=%00%FF": ["taken"], "taken=5w&dice=1": ["taken"],
  "roll=xyz": ["roll"], "roll=123451234": ["roll"], "dice=99": ["dice"], "dice=0": ["dice"], "dice=1.0": ["dice"],
  "goal=best": ["goal"], "goal=constructor": ["goal"], "target=41": ["target"], "target=0": ["target"], "target=-1": ["target"], "target=2e1": ["target"],
  "bust=": ["bust"], "hidden=x.y": ["hidden"], "compare=55": ["compare"], "compare=5": ["compare"], "panel=__proto__": ["panel"], "mode=best": ["mode"],
  "pace=warp&volume=11": ["pace", "volume"], "constructor=x": ["constructor"], "__proto__=x": ["__proto__"], "what=ever": ["what"],
};

describe("nonsense is told, and left out", () => {
  const atFirst = written(initial());
  for (const [link, problems] of Object.entries(NONSENSE)) {
    test(link, () => {
      const found = read(link);
      assert.deepEqual(found.problems, problems);
      assert.equal(written({ ...found.state, dice: 8 }), atFirst);
    });
  }

  test("beside what makes sense", () => {
    const { state, problems } = read("__proto__=x&taken=5&dice=%%%&target=25");
    assert.deepEqual(problems, ["__proto__", "dice"]);
    assert.equal(written(state), "taken=5&goal=at-least&target=25");
  });
});

/** Links to a table: the problems, and the players that are left. */
const AT_TABLE = {
  "player=37+Ann&player=-+Ben": [["player (37 is no tile)"], ["- Ann", "- Ben"]],
  "player=21.21+Ann&player=-+Ben": [["player (21 is in two places)"], ["21 Ann", "- Ben"]],
  "player=21+Ann&player=21+Ben": [["player (21 is in two places)"], ["21 Ann", "- Ben"]],
  "player=21+Ann": [["player (1 of 2 to 7)"], ["- Ann", "- Ben"]],
  "player=&player=-": [[], ["- Ann", "- Ben"]],
  [tableLink([..."12345678"].map((name) => `- ${name}`))]: [["player (8 of 2 to 7)"], ["- Ann", "- Ben"]],
  "player=-+Ann&player=22+Ben&grill=22.23": [["grill (22 is in two places)"], ["- Ann", "22 Ben"]],
  "player=-+Ann&player=22+Ben&grill=2e1.99": [["grill (2e1 is no tile)", "grill (99 is no tile)"], ["- Ann", "22 Ben"]],
  "player=-+Ann&player=22+Ben&turn=3": [["turn (of 2 players)"], ["- Ann", "22 Ben"]],
  "player=-+Ann&player=22+Ben&compulsorySteal=maybe": [["compulsorySteal"], ["- Ann", "22 Ben"]],
  "player=-+Ann&player=22+Ben&tab=constructor": [["tab"], ["- Ann", "22 Ben"]],
  "player=-+Ann&player=-+Ben&by=-.rule-6": [["by"], ["- Ann", "- Ben"]],
  "player=-+Ann&player=-+Ben&by=rule-1": [["by"], ["- Ann", "- Ben"]],
  "player=-+Ann&player=-+Ben&played=3x-1_0x0": [["played"], ["- Ann", "- Ben"]],
  "player=-+A+name+that+is+far+too+long&player=22+Ben": [[], ["- A name that is far t", "22 Ben"]],
};

describe("nonsense about a table is told, and left out", () => {
  for (const [link, [problems, left]] of Object.entries(AT_TABLE)) {
    test(link, () => {
      const found = read(`mode=advice&${link.replace("mode=advice&", "")}`);
      assert.deepEqual(found.problems, problems);
      assert.deepEqual(players(`mode=advice&${link}`), left);
    });
  }
});

test("a link leaves the player's own as it is, and the table unless it tells one", () => {
  const own = (link) => personal(new URLSearchParams(link));
  assert.deepEqual(own("taken=5"), ["name", "theme", "pace", "hints", "table", "throws", "log"]);
  assert.deepEqual(own("taken=5&theme=dark"), ["name", "pace", "hints", "table", "throws", "log"]);
  assert.deepEqual(own("player=-+Ann&player=-+Ben"), ["name", "theme", "pace", "hints"]);
  assert.deepEqual(own("mode=advice"), ["name", "theme", "pace", "hints"]);
});

test("moves that can't be shown are left out", () => {
  const step = { ways: [{ key: "5", value: 1 }, { key: "w", value: 0.5 }], picked: "w", best: "5", lost: 0.5 };
  const note = { name: "Ann", by: null, steps: [step], deed: null };
  assert.deepEqual(readLog([note]), [note]);
  for (const nonsense of [
    null, {}, "x", [null], [{}], [{ ...note, by: "gone" }], [{ ...note, name: 1 }], [{ ...note, steps: [] }], [{ ...note, steps: [{ ...step, picked: "1" }] }],
    [{ ...note, steps: [{ ...step, lost: "0" }] }], [{ ...note, steps: [{ ...step, ways: [{ key: "5" }, { key: "w" }] }] }], [note, { ...note, deed: 5 }],
  ]) {
    assert.deepEqual(readLog(nonsense), [], JSON.stringify(nonsense));
  }
});
