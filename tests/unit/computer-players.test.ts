/** The computer's players: one name each wherever they are named, in every language, and their strengths in one table a game. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { STRATEGIES } from "../../www/games/heckmeck/lab/model/setting.ts";
import * as heckmeck from "../../www/games/heckmeck/model/levels.ts";
import { PLAYERS as LAB_BONES, named } from "../../www/games/knucklebones/lab/model/setting.ts";
import * as knucklebones from "../../www/games/knucklebones/model/levels.ts";
import { PLAYERS as BONES } from "../../www/games/knucklebones/model/seats.ts";
import * as rummikub from "../../www/games/rummikub/model/levels.ts";
import { AVERAGES } from "../../www/games/solitaire-dice/model/averages.ts";
import * as solitaireDice from "../../www/games/solitaire-dice/model/levels.ts";
import { OTHERS, PLAYERS, RANKED } from "../../www/games/solitaire-dice/model/players.ts";
import { LEVELS, type Level } from "../../www/shell/model/levels.ts";
import { grouped } from "../../www/shell/pages/lab/players.ts";
import { labWords } from "../../www/shell/text/en/lab.ts";
import { createFormats } from "../words/texts.ts";

const LANGUAGES = ["en", "de", "nl", "fr", "es"] as const;

type Language = (typeof LANGUAGES)[number];

/** A file of texts; what it holds differs from game to game. */
// biome-ignore lint/suspicious/noExplicitAny: texts of any game
const textOf = (place: string): Promise<any> => import(`../../www/${place}.ts`);

/** What each player of a game is called: by the game, and by its Lab. */
const NAMES: Record<string, (language: Language) => Promise<Record<string, string[]>>> = {
  async heckmeck(language) {
    const { STRATEGY_NAMES } = await textOf(`games/heckmeck/text/${language}/strategies`);
    const lab = (await textOf(`games/heckmeck/text/${language}/lab`)).words(createFormats(language));
    return Object.fromEntries(
      STRATEGIES.map((by) => [by, [lab.nameOf(by), ...(by in STRATEGY_NAMES ? [STRATEGY_NAMES[by]] : [])]]),
    );
  },
  async knucklebones(language) {
    const pieces = await textOf(`games/knucklebones/text/${language}/pieces`);
    const lab = (await textOf(`games/knucklebones/text/${language}/lab`)).words(createFormats(language));
    const own = Object.fromEntries(BONES.map((by) => [by, pieces.PLAYERS[by].name]));
    return Object.fromEntries(
      LAB_BONES.map((by) => [
        by,
        [
          lab
            .against(named(by))
            .replace(/^\S+ /, "")
            .replace(/[“”„«»]\u00a0?|\u00a0(?=»)/g, ""),
          ...(own[by] ? [own[by]] : []),
        ],
      ]),
    );
  },
  async rummikub(language) {
    const { PLAYERS: players } = await textOf(`games/rummikub/text/${language}/players`);
    const lab = (await textOf(`games/rummikub/text/${language}/lab`)).words(createFormats(language));
    return Object.fromEntries(Object.keys(players).map((by) => [by, [players[by].name, lab.nameOf(by)]]));
  },
  async "solitaire-dice"(language) {
    const { computerName, playerWords } = await textOf(`games/solitaire-dice/text/${language}/players`);
    const lab = (await textOf(`games/solitaire-dice/text/${language}/lab`)).words(createFormats(language));
    const inGame = (by: string) => /\((.*)\)$/.exec(computerName(by))?.[1] ?? computerName(by);
    return Object.fromEntries(PLAYERS.map((by) => [by, [playerWords(by).name, lab.playerName(by), inGame(by)]]));
  },
};

const PLAYER_AT: Record<string, Partial<Record<Level, string>>> = {
  heckmeck: heckmeck.PLAYER_AT,
  knucklebones: knucklebones.PLAYER_AT,
  rummikub: rummikub.PLAYER_AT,
  "solitaire-dice": solitaireDice.PLAYER_AT,
};

describe("each player has one name, those at a level that of the level", () => {
  for (const [game, namesIn] of Object.entries(NAMES))
    for (const language of LANGUAGES)
      test(`${game}, ${language}`, async () => {
        const { levels } = await textOf(`shell/text/${language}/standard`);
        const names = await namesIn(language);
        for (const [by, all] of Object.entries(names)) assert.equal(new Set(all).size, 1, `${by}: ${all}`);
        const first = Object.values(names).map(([name]) => name);
        assert.equal(new Set(first).size, first.length, String(first));
        const atLevel = Object.entries(PLAYER_AT[game]);
        assert.ok(atLevel.length >= 4);
        for (const [level, by] of atLevel) assert.equal(names[by][0], levels[level], level);
      });
});

test("levels climb, the three and five rules of Solitaire Dice among them, and no level there is a player of five factors", () => {
  assert.deepEqual(
    RANKED,
    LEVELS.map((level) => solitaireDice.PLAYER_AT[level]),
  );
  assert.ok(RANKED.includes("by-heart-3") && RANKED.includes("by-heart-5"));
  const steps = RANKED.map((by) => AVERAGES[by as keyof typeof AVERAGES]);
  assert.deepEqual(
    steps,
    steps.toSorted((one, other) => one - other),
  );
  assert.ok([...RANKED, ...OTHERS].every((by) => !by.startsWith("five-factors") && PLAYERS.includes(by)));
});

test("the Lab's list has the levels, the rules to remember and all others in groups, nobody twice", () => {
  const words = labWords(createFormats("en"));
  const groups = grouped(["random", "by-heart-3"], ["best", "by-heart-7", "by-heart-3", "random"], (by) => by, words);
  assert.deepEqual(
    groups.map(({ label, options }) => [label, options.map(({ value }) => value)]),
    [
      ["Levels", ["random", "by-heart-3"]],
      ["Rules to remember", ["by-heart-7"]],
      ["Research", ["best"]],
    ],
  );
  assert.equal(grouped([], ["best"], (by) => by, words).length, 1, "no group is empty");
});

/** Each string and template of a game's texts, in all languages. */
function* stringsOf(game: string, ...files: string[]) {
  for (const language of LANGUAGES) {
    const folder = new URL(`../../www/games/${game}/text/${language}/`, import.meta.url);
    for (const file of readdirSync(folder).filter((name) => files.includes(name)))
      for (const [text] of readFileSync(new URL(file, folder), "utf8").matchAll(/"[^"\n]*"|`[^`]*`/g))
        yield [`${language}/${file}`, text];
  }
}

describe("texts hold no strength of their own, but read the table", () => {
  const PLACES = [
    "by-heart.ts",
    "help.ts",
    "lab.ts",
    "lab-verdict.ts",
    "pieces.ts",
    "players.ts",
    "start.ts",
    "strategies.ts",
  ];

  test("in Solitaire Dice", () => {
    const averages = Object.values(AVERAGES).map((average) => Math.abs(average));
    // Points of marks, and reject sets, are numbers of the game.
    const telling = averages.filter((average) => average > 100 && average !== 200);
    const told = new RegExp(`(?<![\\d,.])(${[...telling, 118, 71.5].join("|")})(?![\\d,.]\\d|\\d)`);
    for (const [place, text] of stringsOf("solitaire-dice", ...PLACES)) assert.doesNotMatch(text, told, place);
  });

  for (const [game, { WINS }] of Object.entries({ heckmeck, knucklebones, rummikub }))
    test(`in ${game}`, () => {
      const told = new RegExp(`(?<![\\d.,])(${Object.values(WINS).join("|")})(\\\\u00a0)?%`);
      for (const [place, text] of stringsOf(game, ...PLACES)) assert.doesNotMatch(text, told, place);
    });
});
