/** Games against the computer that are given up: who is offered that, what it comes to, and what is kept of it. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { heckmeck } from "../../www/games/heckmeck/game.ts";
import { offer as heckmeckOffer } from "../../www/games/heckmeck/give-up.ts";
import { pointsOf } from "../../www/games/heckmeck/model/game-history.ts";
import { newGame } from "../../www/games/heckmeck/model/game-moves.ts";
import { goTo } from "../../www/games/heckmeck/model/go-to.ts";
import * as tableMoves from "../../www/games/heckmeck/model/table-moves.ts";
import { summary as knucklebonesSummary } from "../../www/games/knucklebones/announcements.ts";
import { knucklebones } from "../../www/games/knucklebones/game.ts";
import { offer as knucklebonesOffer } from "../../www/games/knucklebones/give-up.ts";
import * as knucklebonesMoves from "../../www/games/knucklebones/model/moves.ts";
import { summary as sheetSummary } from "../../www/games/solitaire-dice/announcements.ts";
import { solitaireDice } from "../../www/games/solitaire-dice/game.ts";
import { offer as sheetOffer } from "../../www/games/solitaire-dice/give-up.ts";
import { beforeMove } from "../../www/games/solitaire-dice/model/before.ts";
import * as sheetMoves from "../../www/games/solitaire-dice/model/moves.ts";
import { isAllOver } from "../../www/games/solitaire-dice/model/state.ts";
import type { Game } from "../../www/shell/game/game.ts";
import { createStore } from "../../www/shell/game/store.ts";
import { present } from "../typed.ts";
import { Device } from "./browser.ts";
import * as table from "./heckmeck.ts";
import { Table } from "./heckmeck-game-history.ts";
import * as kb from "./knucklebones.ts";
import * as sheets from "./solitaire-dice.ts";

/** What is offered on the page of a link, without what does it. */
function told<Page>(offer: (page: Page) => { cost: string; chance: number | null } | null, page: unknown) {
  const found = offer(page as Page);
  return found && { cost: found.cost, chance: found.chance };
}

/** A game opened from a link on a device of its own. */
function opened<State extends object>(game: Game<State>, link: string) {
  const device = new Device();
  const open = (hash?: string) => {
    device.openTab(hash).use();
    const store = createStore(game, () => false);
    return { store, problems: store.start() };
  };
  return { device, ...open(`#${link}`), reopen: () => open() };
}

describe("Knucklebones", async () => {
  const module = await kb.solver();
  const BOARDS = "mine=66-.54-.2--&theirs=55-.62-.44-";
  const pageOf = (link: string) => {
    const page = kb.pageOf(link, module);
    return { ...page, state: { ...page.state, advice: "before" as const } };
  };
  const offered = (link: string) => told(knucklebonesOffer, pageOf(link));

  test("is offered to the person who plays the computer, with the own chance whoever is to move", () => {
    for (const [link, side] of [
      [`${BOARDS}&by=-.greedy`, "mine"],
      [`${BOARDS}&by=-.greedy&move=theirs`, "theirs"],
      [`${BOARDS}&by=greedy.-`, "theirs"],
    ]) {
      const page = pageOf(link);
      const share = present(present(page.analysis.found).answer.value).share;
      const found = present(offered(link));
      assert.equal(found.cost, "The computer wins.");
      // Of the person, who in the first link alone is to move.
      assert.equal(found.chance, side === "mine" ? share : 1 - share, link);
    }
  });

  test("is not offered between people, between computers, while boards are set up, nor once the game is over", () => {
    for (const link of [
      BOARDS,
      `${BOARDS}&by=greedy.random`,
      `${BOARDS}&by=-.greedy&mode=setup`,
      "mine=661.543.211&theirs=55-.621.44-&move=theirs&by=-.greedy",
      `${BOARDS}&by=-.greedy&givenup=true`,
    ])
      assert.equal(offered(link), null, link);
  });

  test("keeps the chance to itself where chances are told after the move", () => {
    const page = kb.pageOf(`${BOARDS}&by=-.greedy`, module);
    assert.equal(told(knucklebonesOffer, { ...page, state: { ...page.state, advice: "after" } })?.chance, null);
  });

  test("ends the game for the computer, and is told as that", () => {
    for (const [by, over, said] of [
      ["-.greedy", "loss", "You gave up. The computer wins."],
      ["greedy.-", "win", "The opponent gave up. The computer wins."],
    ]) {
      const page = kb.pageOf(`${BOARDS}&roll=5&by=${by}&givenup=true`, module);
      assert.deepEqual([page.analysis.over, page.analysis.found, page.analysis.chosen], [over, null, null]);
      const change = { before: page.state, move: null, own: true };
      assert.equal(knucklebonesSummary(page as never, change), said);
    }
  });

  test("is undone, and survives a reload of the page", () => {
    const { store, reopen } = opened(knucklebones, `${BOARDS}&by=-.greedy`);
    assert.ok(store.make(knucklebonesMoves.giveUp, []));
    assert.equal(store.make(knucklebonesMoves.giveUp, []), false, "once");
    assert.equal(reopen().store.state.isGivenUp, true);
    store.go(1);
    assert.equal(store.state.isGivenUp, false);
    store.go(-1);
    assert.equal(store.state.isGivenUp, true);
  });

  test("a new game begins as after any end: by the other side", () => {
    const begun = knucklebonesMoves.playComputer(knucklebones.initial(), "greedy");
    const given = present(knucklebonesMoves.giveUp({ ...begun, moves: [kb.logged()] }));
    const next = knucklebonesMoves.newGame(given);
    assert.deepEqual([next.isGivenUp, next.toMove, next.seats.theirs], [false, "theirs", "greedy"]);
  });

  test("stays given up against another player of the computer's, and goes on between two people", () => {
    const state = kb.stateOf(`${BOARDS}&by=-.greedy&givenup=true`);
    assert.equal(knucklebonesMoves.setBy(state, "theirs", "random").isGivenUp, true);
    const people = knucklebonesMoves.setBy(state, "theirs", null);
    assert.equal(people.isGivenUp, false);
    assert.equal(knucklebonesMoves.setBy(people, "theirs", "random").isGivenUp, false);
    assert.equal(kb.stateOf(`${BOARDS}&givenup=true`).isGivenUp, false, "nobody plays the computer");
    assert.equal(knucklebonesMoves.addDie(state, "mine", 1, 1).isGivenUp, false, "boards set up anew");
  });
});

describe("Solitaire Dice", async () => {
  const module = await sheets.solver();
  const SHEET = "sheet=4-4.5-5_1-4.2-3";
  const AGAINST = `${SHEET}&with=thumb+4-2.5-7_1-3.2-4`;
  const offered = (link: string) => told(sheetOffer, sheets.pageOf(link, module));

  test("is offered against others, as long as the player has anything to mark", () => {
    assert.deepEqual(offered(AGAINST), { cost: "The computer wins.", chance: null });
    assert.equal(offered(`${AGAINST}&with=random`)?.cost, "The game ends, and the computer wins.");
    for (const link of [SHEET, `${AGAINST}&givenup=true`, AGAINST.replace("_1-4", "_1-8")])
      assert.equal(offered(link), null, link);
  });

  test("ends the game for everybody, and is told as that", () => {
    const page = sheets.pageOf(`${AGAINST}&roll=13445&dice=page&givenup=true`, module);
    const { state, analysis } = page;
    assert.ok(isAllOver(state));
    assert.deepEqual([state.roll, analysis.marks, analysis.reach, analysis.isThinking], [[], null, null, false]);
    const change = { before: state, move: null, own: true };
    assert.equal(sheetSummary(page, change), "You gave up. The computer wins.");
    assert.equal(sheetMoves.addDie(state, 1), null);
  });

  test("is undone, and survives a reload of the page", () => {
    const { store, reopen } = opened(solitaireDice, `${AGAINST}&roll=13445&marked=true`);
    assert.ok(store.make(sheetMoves.giveUp, []));
    assert.equal(store.make(sheetMoves.giveUp, []), false, "once");
    const { isGivenUp, roll, isMarked } = reopen().store.state;
    assert.deepEqual([isGivenUp, roll, isMarked], [true, [], false]);
    store.go(1);
    assert.deepEqual([store.state.isGivenUp, store.state.isMarked], [false, true]);
  });

  test("a decision of it can be made again, and a new game goes on", () => {
    const state = sheets.stateOf(`${AGAINST}&turn=3&roll=13445`);
    const after = { sums: state.sums.with(5, 1).with(7, 1), rejects: state.rejects.with(0, 5) };
    const marked = present(sheetMoves.mark(state, after, sheets.logged()));
    const given = present(sheetMoves.giveUp(marked));
    const { isGivenUp, turn, roll, sums, others } = present(beforeMove(given, 0));
    assert.deepEqual([isGivenUp, turn, roll, sums, others], [false, 3, [1, 3, 4, 4, 5], state.sums, state.others]);
    assert.equal(sheetMoves.newGame(given, 1).isGivenUp, false);
  });

  test("alone there is nobody to have given up against", () => {
    const state = sheets.stateOf(`${AGAINST}&givenup=true`);
    assert.equal(present(sheetMoves.removeOther(state, 0)).isGivenUp, false);
    assert.equal(sheets.stateOf(`${SHEET}&givenup=true`).isGivenUp, false);
  });
});

describe("Heckmeck", async () => {
  const module = await table.solver({ chances: [2] });
  const TWO = `${table.tableLink(["21.27 You", "24 Ben"], { by: "-.rule-5", throws: "page" })}`;
  const THREE = table.tableLink(["36 Mia", "21.24 Ben", "25.29 Cleo"], { by: "-.rule-5.rule-1" });
  const offered = (link: string) => told(heckmeckOffer, table.pageOf(link, module));

  test("is offered to the only person, with the own chance where it is known", () => {
    const page = table.pageOf(TWO, module);
    const chance = present(present(page.analysis.table).chances)[0];
    assert.deepEqual(offered(TWO), { cost: "The computer wins.", chance });
    assert.deepEqual(offered(THREE), { cost: "The game ends, and the computer wins.", chance: null });
  });

  test("is not offered among people, where several play, where odds are shown, nor once the game is over", () => {
    for (const link of [
      TWO.replace("-.rule-5", "-.-"),
      TWO.replace("-.rule-5", "rule-1.rule-5"),
      THREE.replace("-.rule-5.rule-1", "-.rule-5.-"),
      TWO.replace("mode=advice", "mode=odds"),
      `${TWO}&grill=`,
      `${TWO}&givenup=true`,
    ])
      assert.equal(offered(link), null, link);
  });

  test("ends the game, and of several others whoever has most worms wins", async () => {
    for (const [link, leaders, said] of [
      [TWO, [1], "The game is over. You gave up: Ben wins."],
      [
        THREE,
        [2],
        "The game is over. Mia gave up: Cleo wins. That ends the game. Among the others, the most worms win.",
      ],
      [
        table.tableLink(["36 Mia", "- Ben", "- Cleo"], { by: "-.rule-5.rule-1" }),
        [1, 2],
        "The game is over. Mia gave up: Ben and Cleo share the win. That ends the game. Among the others, the most worms win.",
      ],
    ] satisfies [string, number[], string][]) {
      const page = table.pageOf(`${link}&givenup=true`, module);
      const { over, standing, picked, chances } = present(page.analysis.table);
      assert.deepEqual([over, standing.leaders, picked, chances], [true, leaders, null, null], link);
      assert.equal(await table.announced(page), said);
    }
  });

  test("is undone with its dice, and survives a reload of the page", () => {
    const { store, reopen } = opened(heckmeck, `${TWO}&taken=55`);
    assert.ok(store.make(tableMoves.giveUp, []));
    assert.equal(store.make(tableMoves.giveUp, []), false, "once");
    const { isGivenUp, taken } = reopen().store.state;
    assert.deepEqual([isGivenUp, taken], [true, [0, 0, 0, 0, 0, 0]]);
    store.go(1);
    assert.deepEqual([store.state.isGivenUp, store.state.taken], [false, [0, 0, 0, 0, 2, 0]]);
  });

  test("goes on at an earlier turn, and a new game is begun by the next player", () => {
    const after = new Table(["- Ann", "24 Ben"]).take().fail().state;
    const given = present(tableMoves.giveUp(present(tableMoves.setBy(after, 1, "rule-1"))));
    assert.equal(given.isGivenUp, true);
    const [point] = pointsOf(given);
    assert.equal(present(goTo(given, point)).isGivenUp, false);
    const next = newGame(given);
    assert.deepEqual([next.isGivenUp, next.table.toMove, next.table.seats[1].by], [false, 1, "rule-1"]);
  });

  test("stays given up wherever the person sits, and goes on once another person plays", () => {
    const state = table.stateOf(`${THREE}&givenup=true`);
    assert.equal(state.isGivenUp, true);
    assert.equal(present(tableMoves.moveUp(state, 1)).isGivenUp, true);
    assert.equal(present(tableMoves.setBy(state, 1, "random")).isGivenUp, true);
    assert.equal(present(tableMoves.removePlayer(state, 2)).isGivenUp, true);
    assert.equal(present(tableMoves.addPlayer(state)).isGivenUp, false);
    assert.equal(present(tableMoves.setBy(state, 1, null)).isGivenUp, false);
    assert.equal(table.stateOf(`${TWO.replace("-.rule-5", "-.-")}&givenup=true`).isGivenUp, false);
  });
});
