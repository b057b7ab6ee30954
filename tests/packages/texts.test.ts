/** The packages for npm read positions as text, and write them. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import {
  randomBoards,
  randomRack,
  randomSheet,
  randomTable,
  randomTurn,
  textOfBoards,
  textOfRack,
  textOfSheet,
  textOfTable,
  textOfTurn,
} from "../unit/positions.ts";
import { type Chance, chance } from "../unit/random.ts";
import { GAMES, type Game, Project, run } from "./install.ts";

let project: Project;

before(async () => {
  project = await Project.create();
});

after(() => project?.remove());

/** What a script prints, as JSON. */
async function printed(name: string, script: string) {
  await project.write(name, script);
  return JSON.parse(await run(process.execPath, [name], project.folder));
}

/** Positions as text, each with the query that it stands for or the place that is wrong in it. */
const TEXTS: Record<Game, [parse: string, text: string, told: object][]> = {
  heckmeck: [
    ["parseTurn", "", { taken: [0, 0, 0, 0, 0, 0], roll: null, dice: 8 }],
    ["parseTurn", "55w>13344|8", { taken: [0, 0, 0, 0, 2, 1], roll: [1, 0, 2, 2, 0, 0], dice: 8 }],
    ["parseTurn", "5 5 x", { at: 4, length: 1 }],
    ["parseTurn", "55555 5555", {}],
    [
      "parseTable",
      "5 5 w @ 21 27 | *24 | - | grill 25-26 30",
      {
        players: [[21, 27], [24], []],
        toMove: 1,
        grill: [25, 26, 30],
        taken: [0, 0, 0, 0, 2, 1],
        roll: null,
      },
    ],
    ["parseTable", "w @ 27/24 | gril 21-36", { at: 12, length: 4 }],
  ],
  knucklebones: [
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
  rummikub: [
    [
      "parseRummikubPosition",
      "3-5R / 5rbk (o9) | J 8r",
      {
        table: [
          ["r3", "r4", "r5"],
          ["r5", "b5", "k5"],
        ],
        loose: ["o9"],
        rack: ["r8", "j"],
      },
    ],
    ["parseRummikubPosition", "r3-7 / rbx5 | j", { at: 7, length: 4 }],
    ["parseRummikubPosition", "r3-5 | r4 r4", {}],
  ],
  "solitaire-dice": [
    [
      "parseSheet",
      "7:8 4:4|6:3 1:3 > 65321",
      { sums: [0, 0, 4, 0, 0, 8, 0, 0, 0, 0, 0], rejects: [3, 0, 0, 0, 0, 3], roll: [1, 2, 3, 5, 6] },
    ],
    ["parseSheet", "| > 1235x", { at: 8, length: 1 }],
    ["parseSheet", "4:4 13:1 | 1:3", { at: 4, length: 4 }],
    ["parseSheet", "| 1:3 2:3 3:3 4:3", {}],
  ],
};

for (const game of GAMES) {
  test(`the package of ${game} reads positions as text`, async () => {
    const found = await printed(
      `${game}-texts.js`,
      `import * as game from "@rollwise/${game}";
await game.ready();
const told = ([parse, text]) => {
  try {
    return game[parse](text);
  } catch ({ at, length }) {
    return { at, length };
  }
};
console.log(JSON.stringify(${JSON.stringify(TEXTS[game])}.map(told)));
`,
    );
    assert.deepEqual(
      found,
      TEXTS[game].map(([, , told]) => told),
    );
  });
}

type Written = [name: string, query: object, text: string];

/** Random positions by the name of what reads and writes them: a query, and its text as the tests write it. */
const WRITTEN: Record<Game, (random: Chance) => Written[]> = {
  heckmeck: (random) => {
    const turn = randomTurn(random);
    const table = randomTable(random, 2 + random.below(6));
    return [
      ["Turn", turn, `${textOfTurn(turn)} | 8`],
      ["Table", table, textOfTable(table)],
      ["Table", { ...table, ...turn }, `${textOfTurn(turn)} @ ${textOfTable(table)}`],
    ];
  },
  knucklebones: (random) => {
    const [boards, roll] = [randomBoards(random), 1 + random.below(6)];
    const text = textOfBoards({ ...boards, roll });
    return [
      ["Knucklebones", { ...boards, roll }, text],
      ["Knucklebones", boards, text.slice(0, text.indexOf(">"))],
    ];
  },
  rummikub: (random) => {
    const { table, rack } = randomRack(random);
    const [loose, left] = [rack.slice(0, 2), rack.slice(2)];
    const sets = [...table, rack, rack.toReversed()].filter((tiles) => tiles.length > 0);
    return [
      ["RummikubPosition", { table, rack }, textOfRack({ table, rack })],
      [
        "RummikubPosition",
        { table, loose, rack: left },
        textOfRack({ table, rack: left }).replace("|", `(${loose.join(" ")}) |`),
      ],
      ["Rummikub", sets, sets.map((tiles) => tiles.join(" ")).join(" / ")],
    ];
  },
  "solitaire-dice": (random) => {
    const sheet = randomSheet(random);
    const { roll: _, ...marks } = sheet;
    const text = textOfSheet(sheet);
    return [
      ["Sheet", sheet, text],
      ["Sheet", marks, text.slice(0, text.indexOf(">"))],
    ];
  },
};

for (const game of GAMES) {
  test(`the package of ${game} writes positions as it reads them`, async () => {
    const random = chance(GAMES.indexOf(game));
    const positions = random.list(200, () => WRITTEN[game](random)).flat();
    const found: Record<"read" | "written" | "again" | "readAgain", unknown>[] = await printed(
      `${game}-written.js`,
      `import * as game from "@rollwise/${game}";
await game.ready();
const attempt = (name, of) => {
  try {
    return game[name](of);
  } catch {
    return null;
  }
};
console.log(
  JSON.stringify(
    ${JSON.stringify(positions)}.map(([name, query, text]) => {
      const read = attempt("parse" + name, text);
      const written = attempt("format" + name, query);
      return { read, written, again: attempt("format" + name, read), readAgain: attempt("parse" + name, written) };
    }),
  ),
);
`,
    );
    assert.ok(found.filter(({ written }) => written !== null).length > positions.length / 3);
    for (const [nth, { read, written, again, readAgain }] of found.entries()) {
      assert.deepEqual([readAgain, again], [read, written], positions[nth][2]);
    }
  });
}
