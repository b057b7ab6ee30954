import { fromMenu } from "../page/busy-steps.ts";
import { LATE } from "../page/knucklebones-steps.ts";
import { keyed, part } from "../steps.ts";
import type { TestedGame } from "../tested.ts";
import { randomBoards, textOfBoards } from "../unit/positions.ts";

const BOARDS = "mine=66-.543.21-&theirs=55-.621.44-";

export const game: TestedGame = {
  busy: [
    { name: "a die to be placed", link: `${BOARDS}&roll=5` },
    { name: "boards to be set up", link: `${BOARDS}&mode=setup` },
    { name: "a game that is over", link: "mine=66-.543.21-&theirs=554.621.443" },
    { name: "a die to be rolled", link: BOARDS },
  ],
  dialogs: { link: `${BOARDS}&roll=5&by=greedy`, open: { players: fromMenu("menu-players") } },
  lab: { more: "More", links: ["players=seed-1.seed-2&games=50"] },
  keys: { first: "1 to 6 Enter the die", last: "1 to 6 Pick the die to add" },
  start: {
    line: /with each column/,
    choices: ["Follow our game", "Play the computer", "Set up a position"],
  },
  practice: "What do you do?",
  rules: true,
  mistakes: { kinds: ["removes-less", "other"], first: "Removing too few dice" },
  nameless: { names: [0, 1], by: "best-4" },
  pad: ["face-3", "column-0", "face-3", "column-1", "face-5", "column-2", "face-1", "column-0"].map(keyed),
  shared: {
    link: "mine=66-.543.211&theirs=55-.621.44-&roll=6",
    announces: /100%/,
    says: /^You rolled a six\. Only column: left\. Your chance to win: 100%\.$/,
    writes: ["Knucklebones", "Opponent", "You", "You rolled", "100%", "45"],
  },
  roll: {
    link: BOARDS,
    async act(page) {
      await page.locator(".face").nth(4).click();
      await page.locator(".way.best").waitFor();
    },
  },
  givenUp: {
    link: `${LATE}&by=-.greedy&dice=page`,
    asked: /^The computer wins\. Your chance to win is \d+(\.\d)?% now\. Undo takes you back into the game\.$/,
    end: (page) => part(page, "result"),
    said: "You gave up. The computer wins.",
  },
  frame: {
    links: ["mine=35.2.&theirs=1..66&roll=3", "mine=35.2.&theirs=1..66"],
    numbers: ".way .number, .way .way-mark, .band .number",
    // Before a roll the chance stands above the boards, which keep no second one.
    numbersInFrame: ".way .number, .way .way-mark, .before .number:not(.band *)",
    answer: ".framed .number",
    says: [{ link: "", says: /before you roll/ }],
    heights: { Knucklebones: `${BOARDS}&roll=5` },
  },
  later: {
    first: ["app/knucklebones-worker.js", "precomputed/knucklebones-values.bin"],
    again: ["modules/knucklebones.js", "modules/knucklebones_bg.wasm", "precomputed/knucklebones-values.bin"],
    most: 120_000,
  },
  turns: {
    link: "mine=5--.3--.---&theirs=62-.---.---",
    taps: ["5", "2", "6", "1", "3", "4"].flatMap((face, nth) => [
      keyed(`face-${face}`),
      keyed(`column-${[2, 0, 1][nth % 3]}`),
    ]),
  },
  picture: { link: `${BOARDS}&roll=5`, shows: [".chance-line .margin", /0[.,][1-4]/], icon: "53 68 52 52" },
  package: {
    tables: ["knucklebones-values"],
    texts: [
      [
        "parseKnucklebones",
        "6_6/345/21_ v 55_/621/44_ > 5",
        {
          mine: [
            [6, 6],
            [5, 4, 3],
            [2, 1],
          ],
          theirs: [
            [5, 5],
            [6, 2, 1],
            [4, 4],
          ],
          roll: 5,
        },
      ],
      ["parseKnucklebones", "___/___/___ v ___/___/___ > 7", { at: 28, length: 1 }],
      ["parseKnucklebones", "5__/___/___ v 5__/___/___", {}],
    ],
    written(random) {
      const [boards, roll] = [randomBoards(random), 1 + random.below(6)];
      const text = textOfBoards({ ...boards, roll });
      return [
        ["Knucklebones", { ...boards, roll }, text],
        ["Knucklebones", boards, text.slice(0, text.indexOf(">"))],
      ];
    },
  },
};
