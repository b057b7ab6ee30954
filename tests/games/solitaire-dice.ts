import { fromMenu } from "../page/busy-steps.ts";
import { ENDS, linkTo, MIDDLE } from "../page/solitaire-dice-steps.ts";
import { keyed, part } from "../steps.ts";
import type { TestedGame } from "../tested.ts";
import { randomSheet, textOfSheet } from "../unit/positions.ts";

const OTHERS = ["advice-2 7-1.9-1_1-1", "five-factors-135 6-2_2-1", "longest-game _", "random 2-1.12-1_6-1"];
const OVER = "2-1.7-5.8-10_1-8.2-3.6-4";
const DIVIDED = "sheet=6-2.7-3_1-2";

export const game: TestedGame = {
  busy: [
    { name: "a roll to divide", link: linkTo(MIDDLE, { roll: "13445", with: OTHERS }) },
    { name: "scores of four digits", link: linkTo(ENDS.A.sheet, { roll: "45656" }) },
    {
      name: "a pairing of one's own",
      link: linkTo(ENDS.B.sheet, { roll: "12345" }),
      act: async (page) => {
        for (const place of [0, 2, 3]) await part(page, `die-${place}`).click();
      },
    },
    { name: "a sheet to be set up", link: linkTo("2:4 3:2 12:10|3:7") },
    { name: "others who mark", link: linkTo(MIDDLE, { roll: "13445", marked: "true", with: OTHERS }) },
    {
      name: "a game that is over",
      link: linkTo(OVER, { dice: "page", with: [`thumb ${OVER}`, `random ${OVER}`] }),
    },
  ],
  dialogs: { link: "", open: { players: fromMenu("menu-players") } },
  lab: {
    more: "More",
    links: [
      "players=advice.thumb.columns.five-factors-126.five-factors-234.longest-game.points-now.random&games=40&adjusted=yes",
      "series=ten-sets&games=40",
    ],
  },
  keys: { first: "1 to 6 Enter a die", last: "End Fill the row" },
  start: {
    line: /what to reject/,
    choices: ["Play on paper", "Roll the dice here", "Play against the computer"],
  },
  practice: "What do you do?",
  rules: true,
  nameless: { names: [0, 1], by: "advice" },
  pad: [1, 2, 3, 4, 5].map((face) => keyed(`face-${face}`)),
  shared: {
    link: "sheet=4-4.5-8.6-9.7-8.8-7.9-6_1-7.2-7.6-6&roll=12356",
    announces: /Expected score/,
    says: /^Best: reject the \d; pair up \d+ and \d+\. Expected score −?[\d,]+\./,
    writes: ["Solitaire Dice", "Your roll", "Best", "Reject", "expected", "12"],
  },
  givenUp: {
    link: "sheet=4-4.5-8_1-7.2-5&with=thumb+4-2.5-7_1-3.2-4&with=random+_1-1&dice=page&seed=4",
    asked: /^The game ends, and the computer wins\. Undo takes you back into the game\.$/,
    end: (page) => part(page, "gave-up"),
    said: "You gave up. The others win.",
  },
  frame: {
    links: [`${DIVIDED}&roll=12344`],
    numbers: ".way",
    answer: ".best .way-number, .expected .number",
    says: [{ link: "", says: /Nothing entered yet\./ }],
    heights: { "Solitaire Dice": "sheet=4-4.7-8_1-3.6-3&roll=12356" },
  },
  later: {
    first: ["app/solitaire-dice-worker.js", "precomputed/solitaire-dice-weights.bin"],
    again: ["modules/solitaire-dice.js", "modules/solitaire-dice_bg.wasm", "precomputed/solitaire-dice-weights.bin"],
    most: 60_000,
  },
  turns: {
    link: `${DIVIDED}&turn=3`,
    taps: ["13445", "22563", "11662"].flatMap((roll) => [...[...roll].map((face) => keyed(`face-${face}`)), "best"]),
  },
  picture: {
    link: "sheet=4-4.5-2.6-5.7-4.8-4.9-2.10-1_1-4.2-4.6-3&roll=12356",
    shows: ["[data-best]"],
    icon: "48 66 52 52",
  },
  package: {
    tables: ["solitaire-dice-chances", "solitaire-dice-easy-weights", "solitaire-dice-weights"],
    texts: [
      [
        "parseSheet",
        "7:8 4:4|6:3 1:3 > 65321",
        { sums: [0, 0, 4, 0, 0, 8, 0, 0, 0, 0, 0], rejects: [3, 0, 0, 0, 0, 3], roll: [1, 2, 3, 5, 6] },
      ],
      ["parseSheet", "| > 1235x", { at: 8, length: 1 }],
      ["parseSheet", "4:4 13:1 | 1:3", { at: 4, length: 4 }],
      ["parseSheet", "| 1:3 2:3 3:3 4:3", {}],
    ],
    written(random) {
      const sheet = randomSheet(random);
      const { roll: _, ...marks } = sheet;
      const text = textOfSheet(sheet);
      return [
        ["Sheet", sheet, text],
        ["Sheet", marks, text.slice(0, text.indexOf(">"))],
      ];
    },
  },
};
