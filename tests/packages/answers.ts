/** What the modules of all games answer to some questions: the same wherever they are asked. */

export interface Modules {
  heckmeck: typeof import("#modules/heckmeck") & Pick<typeof import("#modules/heckmeck-lab"), "Tournament">;
  knucklebones: typeof import("#modules/knucklebones");
  rummikub: typeof import("#modules/rummikub");
  solitaireDice: typeof import("#modules/solitaire-dice");
}

/** Plain data of everything that the games are asked about here. Their tables have been loaded. */
export function answers({ heckmeck, knucklebones, rummikub, solitaireDice }: Modules) {
  const table = { players: [[30], [22]], toMove: 0, grill: [25, 31, 32] };
  const position = {
    mine: [
      [6, 6],
      [5, 4, 3],
      [2, 1],
    ],
    theirs: [
      [5, 5],
      [6, 2],
      [4, 4],
    ],
    positions: 2000,
  };
  const rummy = { table: [["r4", "r5", "r6", "r7", "r8"]], rack: ["r6", "k2", "j"] };
  const sheet = { sums: [0, 0, 4, 8, 7, 8, 7, 6, 0, 0, 0], rejects: [5, 3, 0, 0, 0, 4] };
  const tournament = new heckmeck.Tournament({ players: ["best-to-win", "rule-4"], seed: 3 });
  const told = {
    heckmeck: [
      heckmeck.evaluateTurn({ taken: [0, 0, 0, 0, 0, 0] }),
      heckmeck.evaluateTurn({ taken: [0, 0, 0, 0, 2, 1], roll: [1, 0, 2, 2, 0, 0] }),
      heckmeck.advise({ ...table, objective: "win" }),
      heckmeck.winChances(table),
      tournament.play(2),
    ],
    knucklebones: [1, 2, 3, 4, 5, 6].map((roll) => knucklebones.analyseKnucklebones({ ...position, roll })),
    rummikub: [rummikub.solveRummikub(rummy), rummikub.drawsRummikub(rummy), rummikub.parseRummikub("r3-5 / rbk5 j")],
    solitaireDice: [
      solitaireDice.evaluateSheet({ ...sheet, roll: [1, 2, 3, 5, 6] }),
      solitaireDice.chanceSheet(sheet, 400),
    ],
  };
  tournament.free();
  return JSON.stringify(told);
}

/** Loads what comes with the packages, or from a folder where a base is given, and says what is missing. */
export async function load({ heckmeck, knucklebones, solitaireDice }: Modules, base?: string) {
  const tables = await Promise.all([heckmeck, knucklebones, solitaireDice].map((game) => game.loadTables(base)));
  await Promise.all([heckmeck.fetchWinModel(2, base), solitaireDice.fetchSheetChances(base)]);
  return tables.flatMap(({ missing }) => missing);
}
