/** Going back to a point of a game, or to a decision. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { pointsOf } from "../../www/games/heckmeck/model/game-history.ts";
import { costliestOfTurn, decisionOfMove, goTo, isAt } from "../../www/games/heckmeck/model/go-to.ts";
import { readMoves } from "../../www/games/heckmeck/model/move-log.ts";
import { newTurn, takeFace } from "../../www/games/heckmeck/model/moves.ts";
import { initial } from "../../www/games/heckmeck/model/state.ts";
import * as tableMoves from "../../www/games/heckmeck/model/table-moves.ts";
import { present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { Device } from "./browser.ts";
import { counts } from "./heckmeck.ts";
import { briefly, game, kept, Table } from "./heckmeck-game-history.ts";
import type { Player } from "./heckmeck-player.ts";
import { open } from "./heckmeck-player.ts";
import { chance } from "./random.ts";

describe("going to a point", () => {
  test("lays the table as it was, without what came after and without dice", () => {
    const before = game();
    const state = { ...before.state, turnRead: 2 };
    const after = present(goTo({ ...state, taken: counts("5"), roll: [1, 2] }, before.points[1]));
    const { moves, taken, roll, turnRead } = after;
    assert.deepEqual(kept(after), before.points[1].table);
    assert.deepEqual(moves, state.moves.slice(0, 3));
    assert.deepEqual([taken, roll, turnRead, goTo.goesOn(after, true)], [counts(""), [], null, false]);
    assert.deepEqual(pointsOf(after), before.points.slice(0, 2));
    assert.deepEqual(Object.keys(after).sort(), Object.keys(initial()).sort(), "nothing else is there");
  });

  test("takes what was given away since off the seats", () => {
    const played = new Table(["- Ann", "- Ben"]);
    const at = (nth: number) => present(goTo(played.state, played.points[nth])).table.seats;
    const seats = [played.state.table.seats];
    for (const dice of ["12345www", "1123455w", "22334455"])
      seats.push(played.roll(dice, dice[0]).fail().state.table.seats);
    for (const nth of [0, 1, 2]) {
      assertEach(
        at(nth),
        ({ by, choices }) => [by, choices],
        seats[nth].map(({ by, choices }) => [by, choices]),
      );
      for (const [seat, { lost, lostChance }] of at(nth).entries()) {
        assert.ok(Math.abs(lost - seats[nth][seat].lost) < 1e-3);
        assert.ok(Math.abs(lostChance - seats[nth][seat].lostChance) < 1e-3);
      }
    }
    // Whoever begins to play for a seat in between has given nothing away.
    played.make(tableMoves.setBy, 0, "rule-1");
    assert.deepEqual(at(0)[0], { by: "rule-1", choices: 0, lost: 0, lostChance: 0 });
  });

  test("keeps the names and rules of now, and leads from a game that is over", () => {
    const played = new Table(["- Ann", "- Ben"], { grill: "21", alwaysTurnDown: "true" })
      .fail()
      .make(tableMoves.rename, 1, "Zoe");
    assert.deepEqual(played.state.table.grill, []);
    const { table } = present(goTo(played.state, played.points[0]));
    assert.deepEqual([table.names, table.grill, table.rules.alwaysTurnDown], [[1, "Zoe"], [21], true]);
  });

  test("opens the costliest decision of a turn, with its dice", () => {
    const played = new Table(["- Ann", "- Ben"]).fail();
    const start = kept(played.state);
    played.take();
    const points = played.points;
    const costly = (nth: number) => ({
      ...played.state,
      moves: played.state.moves.map((logged, at) => ({
        ...logged,
        steps: logged.steps.map((step) => ({ ...step, lost: at === nth && step.picked !== "roll" ? 0.1 : 0 })),
      })),
    });
    for (const { nth, taken, roll } of [
      { nth: 1, taken: "", roll: "15555www" },
      { nth: 2, taken: "5555", roll: "111w" },
      { nth: 3, taken: "5555w", roll: "" },
    ]) {
      const state = costly(nth);
      const after = present(costliestOfTurn(state, points[2].made));
      assert.deepEqual(kept(after), start);
      assert.deepEqual([after.taken, after.roll], [counts(taken), [...roll].map((die) => "12345w".indexOf(die))]);
      assert.deepEqual(after.moves, state.moves.slice(0, nth));
      const step = present(state.moves[nth].steps.find(({ lost }) => lost > 0));
      assert.deepEqual(decisionOfMove(state, nth, step), after);
    }
    const failed = present(costliestOfTurn(played.state, points[1].made));
    assert.deepEqual([kept(failed), failed.moves, failed.roll], [points[0].table, [], []]);
  });

  test("is no move where the game is there already, nor with other players", () => {
    const { state, points } = game();
    const last = present(points.at(-1));
    assert.equal(goTo(state, last), null);
    assert.ok(isAt(state, last) && !isAt(state, points[0]));
    const rolled = { ...state, roll: [1] };
    assert.deepEqual(goTo(rolled, last), state);
    assert.equal(goTo(state, new Table(["- Ann", "- Ben", "- Cleo"]).points[0]), null);
  });

  test("leads to what was laid by hand, and past it", () => {
    const played = game().make(tableMoves.moveTile, 30, "out").fail();
    const [hand] = played.points.filter(({ kind }) => kind === "hand");
    const back = present(goTo(played.state, hand));
    assert.deepEqual([kept(back), back.moves.length], [hand.table, 5]);
    assert.deepEqual(briefly(pointsOf(back)).slice(3), ["turn 3 5", "hand 3 5"]);
    assert.ok(present(goTo(back, played.points[3])).table.grill.includes(30));
  });

  test("is one step to undo, and all is back; a reload changes nothing", () => {
    let player = open(new Device().openTab()).show("advice").enter("1255ww35").choose("5").choose("fail");
    const { position: whole, canUndo } = player;
    assert.equal(player.make(goTo, pointsOf(player.state)[0]), true);
    assert.deepEqual([player.moves.length, player.canUndo], [0, canUndo + 1]);
    const { position: start } = player;
    player = player.reload();
    assert.deepEqual(player.position, start);
    assert.deepEqual(player.undo().position, whole);
    assert.deepEqual(player.redo().position, start);
    assert.deepEqual(player.undo().reload().position, whole);
  });

  test("whatever was played: a point is where it was", () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const by = chance(seed);
      const player = open(new Device().openTab()).show("advice");
      for (let nth = 0; nth < 40; nth += 1) {
        const { state } = player;
        const seats = state.table.names.length;
        by.pick([
          () => player.choose("fail"),
          () => player.enter(by.list(8, () => by.pick([..."12345w"])).join("")),
          () => {
            const { ways } = present(player.page.analysis.table);
            return player.choose(by.pick(ways.filter(({ key }) => key !== "roll"))?.key ?? "fail");
          },
          () =>
            player.make(
              by.pick([tableMoves.moveTile]),
              21 + by.below(16),
              by.pick<number | "grill" | "out">(["grill", "out", by.below(seats)]),
            ),
          () => player.make(by.pick([tableMoves.addPlayer, newTurn])),
          () =>
            player.make(by.pick([tableMoves.removePlayer, tableMoves.moveUp, tableMoves.setToMove]), by.below(seats)),
          () => player.make(takeFace, by.below(6)),
          () => player.undo(by.below(3)),
          () => player.make(goTo, by.pick(pointsOf(state))),
        ])();
        check(player, `seed ${seed}`);
      }
    }
  });

  /** Every point can be gone to, and is there then. */
  function check({ state }: Player, when: string) {
    const points = pointsOf(state);
    assert.ok(points.length > 0, when);
    for (const point of points) {
      const there = goTo(state, point) ?? state;
      assert.ok(isAt(there, point), when);
      assert.deepEqual(there.moves, state.moves.slice(0, point.made), when);
      for (const { choices, lost } of there.table.seats) assert.ok(choices >= 0 && lost >= 0, when);
      assert.deepEqual(
        readMoves(JSON.parse(JSON.stringify(there.moves))),
        JSON.parse(JSON.stringify(there.moves)),
        when,
      );
    }
  }
});
