/** What can change: the dice of a turn, and the tiles and players of a table. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "../../www/games/heckmeck/actions.ts";
import { enterRandom } from "../../www/games/heckmeck/actions.ts";
import * as gameMoves from "../../www/games/heckmeck/model/game-moves.ts";
import { write } from "../../www/games/heckmeck/model/link.ts";
import * as moves from "../../www/games/heckmeck/model/moves.ts";
import * as newGameMoves from "../../www/games/heckmeck/model/new-game-moves.ts";
import { ownName } from "../../www/games/heckmeck/model/own-names.ts";
import * as tableMoves from "../../www/games/heckmeck/model/table-moves.ts";
import { turnsOf } from "../../www/games/heckmeck/model/told-moves.ts";
import type { LoggedMove, State, TurnOutcome } from "../../www/games/heckmeck/model/types.ts";
import type { Kind } from "../../www/shell/game/contract.ts";
import { partOf, present } from "../typed.ts";
import { Device } from "./browser.ts";
import { playersOf, stateOf, tableLink, words } from "./heckmeck.ts";
import { open } from "./heckmeck-player.ts";

type Plain<Facts extends unknown[]> = (state: State, ...facts: Facts) => State | null;

/** Makes a move from where a link leads, and says what the link is then. */
function after<Facts extends unknown[]>(link: string, move: Plain<Facts>, ...facts: Facts) {
  const next = move(stateOf(link), ...facts);
  return next && String(new URLSearchParams(write(next)));
}
const turn = <Facts extends unknown[]>(link: string, move: Plain<Facts>, ...facts: Facts) =>
  after(link, move, ...facts)?.replace(/&goal=.*/, "") ?? null;

test("dice are entered up to those left, and taken back", () => {
  const { addDie, removeDie, clearRoll } = moves;
  assert.equal(turn("taken=55w&roll=1334", addDie, 3), "taken=55w&roll=13344");
  assert.equal(turn("taken=55w&roll=13344", addDie, 3), "taken=55w&roll=13344", "a whole roll stays as it is");
  assert.equal(turn("taken=12345w", addDie, 3), null, "six faces end a turn");
  assert.equal(turn("taken=&roll=1", removeDie), "taken=");
  assert.equal(turn("taken=&roll=12131", removeDie, 0), "taken=&roll=1213", "the last of its face");
  assert.equal(turn("taken=&roll=1", removeDie, 1), null);
  assert.equal(turn("taken=&roll=12", clearRoll), "taken=");
  assert.equal(turn("taken=", clearRoll), null);
  for (const move of [addDie, removeDie]) {
    assert.equal(turn("mode=advice&throws=page&roll=3", move, 2), null, "the page throws");
  }
});

test("how many dice show a face is told at once", () => {
  const { setCount } = moves;
  assert.equal(turn("taken=55w", setCount, 2, 3), "taken=55w&roll=333");
  assert.equal(turn("taken=55w&roll=1331", setCount, 2, 3), "taken=55w&roll=13331", "where the face stood");
  assert.equal(turn("taken=55w&roll=1331", setCount, 0, 0), "taken=55w&roll=33");
  assert.equal(turn("taken=55w&roll=1331", setCount, 2, 4), null, "five dice are left");
  assert.equal(turn("taken=12345w", setCount, 2, 1), null);
  assert.equal(turn("mode=advice&throws=page", setCount, 2, 1), null);
});

test("the rest are dice that can't be taken", () => {
  const { fillWithTaken } = moves;
  assert.equal(turn("taken=55w&roll=1", fillWithTaken), "taken=55w&roll=15555");
  assert.equal(turn("taken=&roll=1", fillWithTaken), null, "before the first take there are none");
  assert.equal(turn("taken=55w&roll=13344", fillWithTaken), null);
});

test("at a table there are eight dice, whatever is set for the odds", () => {
  const { addDie, setCount, fillWithTaken } = moves;
  const link = "mode=advice&dice=5&taken=55www";
  for (const [move, roll, ...facts] of [
    [addDie, "3", 2],
    [setCount, "333", 2, 3],
    [fillWithTaken, "555"],
  ] satisfies [Plain<never[]>, string, ...number[]][]) {
    assert.match(present(after<never[]>(link, move, ...(facts as never[]))), new RegExp(`^taken=55www&roll=${roll}&`));
  }
});

test("a face is taken from a whole roll, once", () => {
  const { takeFace } = moves;
  assert.equal(turn("taken=&roll=1255ww35", takeFace, 4), "taken=555");
  assert.equal(turn("taken=&roll=1255ww3", takeFace, 4), null);
  assert.equal(turn("taken=55&roll=5w5113", takeFace, 4), null);
  assert.equal(turn("taken=55&roll=5w5113", takeFace, 1), null);
});

test("a random roll is a whole roll of any faces", () => {
  const random = (state: State) => {
    let next: State | null = null;
    const act: Page["act"] = (move, ...facts) => {
      next = move(state, ...facts);
      return next !== null;
    };
    enterRandom(partOf<Page>({ state, act }));
    return next;
  };
  const analysis = new Set();
  for (let nth = 0; nth < 200; nth += 1) {
    const [, roll] =
      /^taken=55w&roll=([1-5w]{5})$/.exec(turn("taken=55w", random) ?? "") ?? assert.fail("no whole roll");
    for (const sign of roll) analysis.add(sign);
  }
  assert.equal(analysis.size, 6);
  assert.equal(turn("taken=12345w", random), null);
});

test("taken dice are put right, and never more than there are", () => {
  const { editTaken } = moves;
  assert.equal(turn("taken=5", editTaken, 4, 1), "taken=55");
  assert.equal(turn("taken=5", editTaken, 4, -1), "taken=");
  assert.equal(turn("taken=5", editTaken, 5, -1), null);
  assert.equal(turn("taken=11155555", editTaken, 4, 1), null);
  assert.equal(
    turn("taken=5&roll=1122334", editTaken, 4, 1),
    "taken=55&roll=1122334",
    "surplus dice stay to be taken away",
  );
});

test("fewer dice in the game keep a turn that fits", () => {
  const { setDice } = moves;
  assert.equal(after("taken=555", setDice, 3), "taken=555&goal=at-least&target=21&dice=3");
  assert.equal(after("taken=555", setDice, 2), "taken=&goal=at-least&target=21&dice=2");
});

test("odds and the table each begin with a turn without dice, and neither is left by asking for it again", () => {
  const { setMode } = moves;
  const atTable = stateOf("mode=advice&taken=11555w");
  const odds = present(setMode(atTable, "odds"));
  assert.deepEqual([odds.mode, odds.taken.join()], ["odds", "0,0,0,0,0,0"]);
  assert.equal(setMode(atTable, "advice"), atTable);
});

test("details follow what is wanted, and the chart is read off there", () => {
  const { setGoal, setTarget, show } = moves;
  const state = show(stateOf("taken=&table=all&chart=exactly"), { readAt: 30 });
  assert.equal(state.readAt, 30);
  const { goal, shown, charted, readAt } = setGoal(state, "expectedAtLeast");
  assert.deepEqual([goal, shown, charted, readAt], ["expectedAtLeast", "expectedAtLeast", "expectedAtLeast", null]);
  assert.deepEqual([setTarget(state, 25)?.target, setTarget(state, 25)?.readAt], [25, null]);
  assert.equal(setTarget(state, 0), null, "only points can be those of all results");
  assert.equal(setTarget(setGoal(state, "expectedAtLeast"), 0)?.floor, 0);
});

test("each move says what it is to undo", () => {
  const kinds: Record<Kind, string[]> = { step: [], input: [], edit: [], display: [] };
  for (const [name, move] of Object.entries({ ...moves, ...gameMoves, ...newGameMoves, ...tableMoves }))
    if ("kind" in move) kinds[move.kind].push(name);
  const steps = "choose giveUp newGame newTurn playComputer playPeople takeFace throwDice";
  assert.deepEqual(kinds.step.sort(), steps.split(" "));
  assert.deepEqual(kinds.input.sort(), ["addDie", "clearRoll", "enterRoll", "fillWithTaken", "removeDie", "setCount"]);
  for (const name of ["editTaken", "moveTile", "rename", "setRule"]) assert.ok(kinds.edit.includes(name), name);
  for (const name of ["setGoal", "setTarget", "show"]) assert.ok(kinds.display.includes(name), name);
});

test("a turn's moves belong together, up to its deed", () => {
  const logged = (player: number, first: boolean, turnEnd: TurnOutcome | null = null) =>
    partOf<LoggedMove>({ player, first, turnEnd, steps: [] });
  const turnEnd = { won: 25, from: null, back: null, out: [] };
  const whole = [logged(0, true), logged(0, false), logged(0, false, turnEnd)];
  const moves = [...whole, logged(1, true, turnEnd), logged(0, true), logged(0, true), logged(1, true)];
  const lengths = turnsOf(moves).map(({ length }) => length);
  assert.deepEqual(lengths, [3, 1, 1, 1, 1]);
  assert.deepEqual(turnsOf(moves).flat(), moves);
  assert.deepEqual(turnsOf([]), []);
});

const table = <Facts extends unknown[]>(link: string, move: Plain<Facts>, ...facts: Facts) => {
  const text = after(link, move, ...facts);
  if (text === null) return null;
  const params = new URLSearchParams(text);
  return {
    players: playersOf(stateOf(text)),
    grill: params.get("grill"),
    turn: params.get("turn") ?? "1",
    by: params.get("by"),
    taken: params.get("taken"),
  };
};
const rest = { grill: null, turn: "1", by: null, taken: "" };

describe("a table", () => {
  const { newGame } = gameMoves;
  const { playComputer } = newGameMoves;
  const { moveTile, moveUp, removePlayer, rename, setBy, setToMove } = tableMoves;
  const link = tableLink(["33.21 Ann", "- Ben"]);

  test("who leaves takes the dice along, and the tiles go to the grill", () => {
    const third = tableLink(["- Ann", "24 Ben", "25 Cleo"], { turn: "3" });
    assert.deepEqual(table(third, removePlayer, 0), { ...rest, players: ["24 Ben", "25 Cleo"], turn: "2" });
    const state = tableLink(["- Ann", "24 Ben", "25 Cleo"], { turn: "2", taken: "www", roll: "11223" });
    assert.deepEqual(table(state, removePlayer, 1), { ...rest, players: ["- Ann", "25 Cleo"], turn: "2" });
    assert.equal(table(state, removePlayer, 0)?.taken, "www");
  });

  test("a seat that is gone by now can't be changed", () => {
    const gone = 2;
    assert.equal(table(link, removePlayer, gone), null);
    assert.equal(table(tableLink(["- Ann", "- Ben", "- Cleo"]), removePlayer, 3), null);
    assert.equal(table(link, moveUp, gone), null);
    assert.equal(table(link, setToMove, gone), null);
    assert.equal(table(link, rename, gone, "Zoe"), null);
    assert.equal(table(link, setBy, gone, "random"), null);
    assert.equal(table(link, moveTile, 24, gone), null);
  });

  test("seats are changed, and whoever is to move stays so", () => {
    const state = tableLink(["- Ann", "24 Ben"], { turn: "2", by: "-.rule-3" });
    assert.deepEqual(table(state, moveUp, 1), { ...rest, players: ["24 Ben", "- Ann"], by: "rule-3.-" });
    assert.equal(table(state, moveUp, 0), null);
  });

  test("a name is never empty and never long", () => {
    const named = (link: string, seat: number, typed: string) => {
      const name = ownName(stateOf(link).table.names, typed, seat, words.given);
      return table(link, rename, seat, name)?.players[seat];
    };
    assert.equal(named(link, 1, "  "), "- Ben");
    assert.equal(named(link, 1, "  Zoë & <b>1+1</b>  "), "- Zoë & <b>1+1</b>");
    assert.equal(named(link, 1, " Ann"), "- Ann 2");
    const three = tableLink(["- Ann", "- Ann 2", "- Cleo"]);
    assert.equal(named(three, 2, "Ann"), "- Ann 3");
    assert.equal(named(three, 0, "Ann"), "- Ann");
    const long = "x".repeat(20);
    assert.equal(named(tableLink([`- ${long}`, "- Ben"]), 1, long), `- ${long.slice(2)} 2`);
    assert.equal(named(link, 1, "x".repeat(40)), `- ${"x".repeat(20)}`);
    assert.equal(table(link, rename, 1, `  ${"x".repeat(40)}`)?.players[1], `- ${"x".repeat(20)}`);
    assert.equal(table(link, rename, 1, "  ")?.players[1], "- Ben");
  });

  test("against the computer the page throws the dice", () => {
    const played = after(link, playComputer, "rule-5");
    assert.match(present(played), /&throws=page&player=-\+_0&player=-\+_8&by=-\.rule-5/);
    const named = after(tableLink(["- Zoe", "21 Ben", "- Cleo"]), playComputer, "rule-5");
    assert.match(
      present(named),
      /&player=-\+Zoe&player=-&player=-&by=-\.rule-5\.rule-5/,
      "whoever has names keeps them",
    );
    assert.match(present(after(link, setBy, 0, "rule-5")), /&throws=page&.*&by=rule-5\.-/);
    const typed = after(tableLink(["- Ann", "- Ben"], { by: "-.random" }), setBy, 0, "rule-5");
    assert.doesNotMatch(present(typed), /throws/, "whoever types goes on typing");
  });

  test("a new game keeps who plays and by which rules", () => {
    const state = tableLink(["22 Ann", "24 Ben"], {
      by: "-.rule-1",
      played: "3x1_2x0",
      turn: "2",
      grill: "",
      alwaysTurnDown: "true",
      taken: "55",
    });
    const fresh = new URLSearchParams(present(after(state, newGame)));
    assert.deepEqual(fresh.getAll("player"), ["-", "-"]);
    const told = ["by", "played", "turn", "grill", "alwaysTurnDown", "taken"].map((key) => fresh.get(key));
    assert.deepEqual(told, ["-.rule-1", null, null, null, "true", ""]);
  });
});

test("a turn that is begun anew leaves nothing of what was noted of it", async () => {
  const player = open(new Device().openTab()).show("advice").enter("1255ww35").choose("5").choose("fail");
  const before = player.position;
  player.enter("1255ww35").choose("5").enter("11234").choose("1");
  assert.deepEqual([player.moves.length, player.state.table.seats[1].choices], [4, 2]);
  player.make(moves.newTurn);
  assert.deepEqual(player.position, before);
  player.make(moves.newTurn);
  assert.deepEqual(player.position, before, "a turn that has ended stays");
});
