import { fromMenu } from "../page/busy-steps.ts";
import { DRAW, GAME, LARGE, linkTo, MOVED } from "../page/rummikub-steps.ts";
import { keyed, part, tap } from "../steps.ts";
import type { TestedGame } from "../tested.ts";
import { randomRack, textOfRack } from "../unit/positions.ts";

/** Whoever has opened has many tiles to play. */
export const OPENED = linkTo({ ...LARGE, opened: true });

const PUZZLE = "rack=r1.r13.r13.b4.b7.b10.b13.o2&table=k5-8_rbk9_k10.j.k12-13_rko2_rbk5&opened=true&puzzle=easy.1";
const LONG_TABLE = "rbo7_rbo8_r6.j.r8-11_rko1_k7-10_rbko12_bko12_rbo7_k6-11_rbk6_b8-10";

export const game: TestedGame = {
  busy: [
    { name: "a rack to be entered", link: OPENED },
    { name: "a rack that opens", link: linkTo(LARGE) },
    { name: "a plan", link: OPENED, act: (page) => tap(part(page, "fold")) },
    { name: "a set to be laid", link: `${OPENED}&target=set&entry=b1-2` },
    { name: "a set that waits", link: `${OPENED}&target=rack&entry=b1-2` },
    { name: "a long set", link: "rack=&target=set&entry=b1-13" },
    { name: "a draw", link: linkTo({ ...DRAW, target: "draw" }) },
    { name: "a game with the computer", link: GAME },
    {
      name: "all hints",
      link: GAME.replace("rack=b2.k4-5.o2", "rack=b2.k4-5.k7.o2").replace("pool=k7.", "pool="),
      act: async (page) => {
        for (let nth = 0; nth < 4; nth += 1) await part(page, "hint").click();
      },
    },
    { name: "the computer's move", link: `${GAME}&turn=1` },
    {
      name: "tiles moved by hand",
      link: MOVED,
      act: async (page) => {
        await tap(part(page, "set-2"));
        await tap(page.locator(".lifted .tile").first());
        await tap(part(page, "to-rack"));
      },
    },
    {
      name: "a game that is over",
      link: "rack=r1.r4.j&table=k1-3&opened=true&others=0.2&by=simple.best&bag=typed&hands=-_o5-6&theyopened=11&turn=2&seed=1",
    },
  ],
  dialogs: {
    link: "",
    open: {
      players: fromMenu("menu-players"),
      play: fromMenu("menu-start", "start-computer", "other-players"),
      puzzle: fromMenu("menu-start", "start-puzzle"),
      text: fromMenu("menu-about", "about-text"),
      round: fromMenu("menu-players", "round-over"),
    },
  },
  lab: {
    more: "Rules and deals",
    links: [
      "question=hold&games=12",
      "players=simple.tiles.tiles.random&games=4&opening=50&oneJoker=yes&jokerPoints=100",
    ],
  },
  keys: { first: "R, B, K or O Its colour", last: "N The computer's next move" },
  start: { line: /the best move/, choices: ["Help with my rack", "Play the computer", "Solve a puzzle"] },
  nameless: { names: [0, 1], by: "best-4" },
  pad: ["tile-r1", "tile-r3", "tile-b5", "tile-b7", "tile-k9"].map(keyed),
  shared: {
    link: "rack=r6.k2&table=r4-8&opened=true",
    announces: /Play 1 of 2 tiles/,
    says: /^Play 1 of 2 tiles\.$/,
    writes: ["Tile rummy", "Table", "Your rack", "8", "6", "2"],
  },
  frame: {
    links: ["rack=r4.r7-8.b9.k9.o9.o13.j&table=r1-3_b1-4_k4-6&opened=true", "rack=r4.o13.b12&table=r7-9&opened=true"],
    numbers: ".headline, .step-text, [data-key=draws]",
    answer: ".headline",
    says: [
      { link: "", says: /Nothing entered yet/ },
      { link: "rack=r4.b9", says: /Rack: 2 tiles/ },
      { link: PUZZLE, says: /A puzzle: play all you can.*Open it in rollwise to solve it\./s },
    ],
    heights: {
      "Tile rummy, a plan of five steps":
        "rack=r2.r8.b1.k5-9.k13.o12-13.j&table=r3-7_rbk5_o8-11_b10-13_k1-4&opened=true",
      "Tile rummy, a puzzle": PUZZLE,
    },
  },
  turns: {
    link: "rack=&table=r1-3_k7-10_rbk5_b9-12_o1-4&opened=true",
    taps: ["r4", "r7", "b5", "b13", "k6", "k11", "o5", "o6", "o9", "r9", "b2", "k2", "o2", "j"].map((tile) =>
      keyed(`tile-${tile}`),
    ),
  },
  picture: {
    link: `rack=r13.b2.b4.b6.b9-10.b13.k3.o1-4.o8.j&table=${LONG_TABLE}&opened=true`,
    shows: [".headline", /\b12\b.*\b14\b/],
    icon: "57.5 57 45 45",
  },
  package: {
    tables: [],
    texts: [
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
    written(random) {
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
  },
};
