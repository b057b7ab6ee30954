/** Calls of the shipped module that must be refused, to be made in Node and in a browser. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

/** JavaScript expressions by their kind. */
export const VALUES: Record<string, string[]> = JSON.parse(
  await readFile(new URL("hostile.json", import.meta.url), "utf8"),
);

const ASKED = "players: [[30], [22]], toMove: 0, grill: [25, 31, 32]";
const TABLE = `{ ${ASKED} }`;
const TOURNAMENT = "new module.Tournament({ players: ['rule-1', 'rule-2'], seed: 1 })";

/** What must be refused, by which calls, and how the error's message reads. */
const REFUSALS: Record<string, { kind: string; calls: string[]; message: RegExp }> = {
  "a turn that is none": { kind: "turns", calls: ["module.evaluateTurn(value)"], message: /^query/ },
  "a table that is none": {
    kind: "tables",
    message: /^query/,
    calls: [
      "module.advise(value)",
      "module.winChances(value)",
      "module.standing(value)",
      "module.playTurn(value, 'fail')",
      "module.decide(value, 'rule-1')",
    ],
  },
  "an end that no turn has": { kind: "ends", calls: [`module.playTurn(${TABLE}, value)`], message: /^result/ },
  "an aim that nobody has": {
    kind: "objectives",
    calls: [`module.advise({ ${ASKED}, objective: value })`, `module.winChances({ ${ASKED}, objective: value })`],
    message: /^query: objective: .*(`worms`(, | or )`win`|the name alone)/,
  },
  "turns that nobody looks ahead": {
    kind: "depths",
    calls: [`module.advise({ ${ASKED}, turns: value })`, `module.winChances({ ${ASKED}, turns: value })`],
    message: /^query: turns: .*1 to 2/,
  },
  "players that nothing was learned for": {
    kind: "playerCounts",
    calls: ["module.loadWinModel(value, new Uint8Array(9))", "module.fetchWinModel(value)"],
    message: /^players: .*2 to 7/,
  },
  "a strategy that nobody has": {
    kind: "strategies",
    calls: [`module.decide(${TABLE}, value)`],
    message: /^strategy.*(`rule-5`|the name alone)/,
  },
  "a seed that is none": {
    kind: "seeds",
    calls: [`module.decide(${TABLE}, 'random', value)`],
    message: /^seed.*0 to 4294967295/,
  },
  "a convention that is none": {
    kind: "busts",
    calls: ["module.solveWholeTurn(value)"],
    message: /^bust: .*(`keeps-total`|the name alone)/,
  },
  "a tournament that can't be": { kind: "tournaments", calls: ["new module.Tournament(value)"], message: /^query/ },
  "more games than one call may play": {
    kind: "games",
    calls: [`${TOURNAMENT}.play(value)`],
    message: /^games.*0 to 100000/,
  },
  "more time than one call may take": {
    kind: "times",
    calls: [`${TOURNAMENT}.play(1, value)`],
    message: /^milliseconds.*0 to 60000/,
  },
  "dice that no table is for": {
    kind: "tableDice",
    calls: ["module.loadTable(value, new Uint8Array(9))"],
    message: /^dice: .*5 to 8/,
  },
  "bytes that are none": {
    kind: "bytes",
    calls: ["module.loadTable(5, value)", "module.loadWinModel(2, value)"],
    message: /^bytes: expected a Uint8Array/,
  },
  "bytes that lie about themselves": {
    kind: "disguisedBytes",
    calls: ["module.loadTable(5, value)", "module.loadWinModel(2, value)"],
    message: /^bytes: .*table/,
  },
  "a folder that is no address": {
    kind: "folders",
    calls: ["module.loadTables(value)", "module.fetchWinModel(2, value)"],
    message: /^base: (invalid type: .*expected a string|"http:\/\/" is not an address)/,
  },
};

/** The calls, by what they hand in: each with its message's pattern. */
export const CALLS = Object.entries(REFUSALS).map(([what, { kind, calls, message }]) => ({
  what,
  message,
  calls: calls.flatMap((call) => VALUES[kind].map((value) => call.replace(/\bvalue\b/, () => `(${value})`))),
}));

/** What came of calls. */
type Made = { message: string; score: number }[];

export type Attempts = (module: object) => Promise<Made>;

/**
 * An expression: a function of the module that makes calls one after another, and promises what came of each,
 * which is the message of an `Error`, and the score of a turn that the module is asked for afterwards.
 */
export const attempts = (calls: string[]) => `(async (module) => {
  const made = [];
  for (const call of [${calls.map((call) => `() => ${call}`)}]) {
    let message = "was not refused";
    try {
      await call();
    } catch (error) {
      message = error instanceof Error && !(error instanceof WebAssembly.RuntimeError) ? error.message : "no error in words: " + String(error);
    }
    made.push({ message, score: module.evaluateTurn({ taken: [0, 0, 0, 0, 0, 7] }).score });
  }
  return made;
})`;

/** Each call was refused in words short enough to be read, and the module went on. */
export function assertRefused(
  { calls, message: pattern }: Pick<(typeof CALLS)[number], "calls" | "message">,
  made: Made,
) {
  assert.equal(made.length, calls.length);
  for (const [nth, { message, score }] of made.entries()) {
    assert.match(message, pattern, calls[nth]);
    assert.ok(message.length < 400, `${calls[nth]}: ${message}`);
    assert.equal(score, 35, `after ${calls[nth]}`);
  }
}
