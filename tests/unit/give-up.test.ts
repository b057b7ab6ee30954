/** Games against the computer that are given up: who is offered that, what it comes to, and what is kept of it. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { summary as knucklebonesSummary } from "../../www/games/knucklebones/announcements.ts";
import { knucklebones } from "../../www/games/knucklebones/game.ts";
import { offer as knucklebonesOffer } from "../../www/games/knucklebones/give-up.ts";
import * as knucklebonesMoves from "../../www/games/knucklebones/model/moves.ts";
import type { Game } from "../../www/shell/game.ts";
import { createStore } from "../../www/shell/store.ts";
import { present } from "../typed.ts";
import { Device } from "./browser.ts";
import * as kb from "./knucklebones.ts";

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
  const offered = (link: string) => told(knucklebonesOffer, kb.pageOf(link, module));

  test("is offered to the person who plays the computer, with the own chance whoever is to move", () => {
    for (const [link, side] of [
      [`${BOARDS}&by=-.greedy`, "mine"],
      [`${BOARDS}&by=-.greedy&move=theirs`, "theirs"],
      [`${BOARDS}&by=greedy.-`, "theirs"],
    ]) {
      const page = kb.pageOf(link, module);
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
    assert.equal(told(knucklebonesOffer, { ...page, state: { ...page.state, hints: "after" } })?.chance, null);
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
