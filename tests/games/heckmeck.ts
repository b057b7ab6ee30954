import type { Page } from "playwright-core";

import { against, tableLink, underWay } from "../page/heckmeck-table-steps.ts";
import { tap, WORDS } from "../steps.ts";
import type { TestedGame } from "../tested.ts";
import { randomTable, randomTurn, textOfTable, textOfTurn } from "../unit/positions.ts";

const TURN = "taken=55w&roll=13344&goal=at-least&target=25";
const TABLE = "taken=55w&mode=advice&player=22.27&player=24&grill=21.23.25.26.28.29.30";

/** Opens something of the whole table, which has one line in a turn. */
const atTable = (key: string) => async (page: Page) => {
  const brief = page.locator(".table-brief");
  if ((await brief.count()) > 0) await tap(brief);
  await tap(page.locator(`[data-key="${key}"]`));
};

const face = (sign: string) => `button[aria-label^="Add a ${WORDS[sign]}"]`;
const dice = (faces: string) => [...faces].map(face);

export const game: TestedGame = {
  busy: [
    { name: "a roll at the table", link: `${TABLE}&roll=13344` },
    { name: "dice to be entered", link: TABLE },
    { name: "the odds of a roll", link: TURN },
    {
      name: "a game that is over",
      link: "mode=advice&throws=page&player=-+_0&player=25.26.28.22.23+_8&grill=&by=-.best-to-win&played=33x0x0.4975_38x0&turn=2",
    },
  ],
  dialogs: {
    link: underWay({ by: "-.best-to-win", roll: "" }),
    open: { players: atTable("seat-0"), "a tile": atTable("tile-25") },
  },
  lab: {
    more: "Rules and dice",
    links: [
      "players=best-to-win.rule-1.rule-2.rule-3.rule-4.rule-5.random&games=50",
      "series=five-rules&games=20",
      "players=best-in-worms.rule-4&games=100",
    ],
  },
  keys: { first: "1 to 5 Enter a die", last: "N Begin a new turn" },
  start: { line: /how likely/, choices: ["Score our game", "Play the computer", "Look up odds"] },
  practice: "What brings most worms?",
  rules: true,
  mistakes: { kinds: ["stops-early", "rolls-on"], first: "Stopping too early" },
  nameless: { names: [0, 8], by: "best-4" },
  pad: dice("12345"),
  shared: {
    link: TURN,
    announces: /81\.9%/,
    says: /^15 points, 5 dice left\. Best for 25 or more: take 2 fours, 81\.9%\.$/,
    writes: ["Heckmeck", "Taken", "You rolled"],
  },
  roll: {
    link: against("best-in-worms", { seed: "3" }),
    async act(page) {
      for (let taps = 0; taps < 4; taps += 1) await tap(page.locator("button.way.best, [data-key=way-roll]"));
    },
  },
  givenUp: {
    link: tableLink(["21.27 Mia", "36 Ben", "25 Cleo"], { by: "-.rule-5.random", throws: "page" }),
    asked:
      /^The game ends, and the computer wins\.( Your chance to win is .*% now\.)? Undo takes you back into the game\.$/,
    end: (page) => page.locator(".result"),
    said: "Mia gave up: Ben wins.",
  },
  frame: {
    links: [
      "taken=55w&roll=13344&target=25",
      "taken=55w&target=25",
      "mode=advice&taken=55&roll=1334ww&player=21.27&player=25+Bo",
    ],
    numbers: ".way",
    answer: ".way:first-of-type .way-number",
    says: [{ link: "", says: /8 dice left/ }],
    heights: {
      "Heckmeck for a target": "taken=55w&roll=13344&target=25",
      "Heckmeck at a table of three":
        "mode=advice&taken=55w&roll=13344&player=21.27&player=24&player=22.30+Cay&grill=23.25.26.28.29.31.32.33.34.35.36",
    },
  },
  later: {
    first: [...[5, 6, 7, 8].map((dice) => `precomputed/heckmeck-${dice}-dice.bin`), "precomputed/heckmeck-win-2.bin"],
    again: [],
    most: 60_000,
  },
  turns: {
    link: "mode=advice&player=-&player=24.27",
    taps: [...dice("1255w3w5"), "best", ...dice("11w34"), "best", ...dice("1122"), "best"],
  },
  picture: { link: TURN, shows: [".news", /50[.,]7/], icon: "92 60 60 60" },
  package: {
    tables: [
      ...[5, 6, 7, 8].map((dice) => `heckmeck-${dice}-dice`),
      ...["2", "3", "4", "5-to-7"].map((players) => `heckmeck-win-${players}`),
    ],
    texts: [
      ["parseTurn", "", { taken: [0, 0, 0, 0, 0, 0], roll: null, dice: 8 }],
      ["parseTurn", "55w>13344|8", { taken: [0, 0, 0, 0, 2, 1], roll: [1, 0, 2, 2, 0, 0], dice: 8 }],
      ["parseTurn", "5 5 x", { at: 4, length: 1 }],
      ["parseTurn", "55555 5555", {}],
      [
        "parseTable",
        "5 5 w @ 21 27 | *24 | - | grill 25-26 30",
        { players: [[21, 27], [24], []], toMove: 1, grill: [25, 26, 30], taken: [0, 0, 0, 0, 2, 1], roll: null },
      ],
      ["parseTable", "w @ 27/24 | gril 21-36", { at: 12, length: 4 }],
    ],
    written(random) {
      const turn = randomTurn(random);
      const table = randomTable(random, 2 + random.below(6));
      return [
        ["Turn", turn, `${textOfTurn(turn)} | 8`],
        ["Table", table, textOfTable(table)],
        ["Table", { ...table, ...turn }, `${textOfTurn(turn)} @ ${textOfTable(table)}`],
      ];
    },
  },
};
