/** Advice for the win at a table: what the page says of it, what it notes, and what it does while it has to wait. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Decision, Strategy, TableQuery } from "#modules/heckmeck";
import type { Page } from "../../www/games/heckmeck/actions.ts";
import { onkey } from "../../www/games/heckmeck/keys.ts";
import { ends } from "../../www/games/heckmeck/model/advice.ts";
import { analyse } from "../../www/games/heckmeck/model/analysis.ts";
import { lossOf, withoutOpenTurn } from "../../www/games/heckmeck/model/move-log.ts";
import { loggedMoveOf } from "../../www/games/heckmeck/model/note-move.ts";
import { costliest, toldMove } from "../../www/games/heckmeck/model/told-moves.ts";
import type { Aim, Ending, Solver, State, Way } from "../../www/games/heckmeck/model/types.ts";
import { adviceAnswerView } from "../../www/games/heckmeck/views/advice-answer.ts";
import { scoresView, tableCardView } from "../../www/games/heckmeck/views/table-card.ts";
import type { Answers } from "../../www/shell/game/contract.ts";
import { mistyped, partOf, present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { analysisOf, answersOf, askOf, atTable, pageOf, solver, stateOf, tableLink, words } from "./heckmeck.ts";
import { agree, findPosition, LEFT, linkOf, MADE, queryOf, TABLES, TURNS } from "./heckmeck-win-positions.ts";
import { plainText } from "./template.ts";

const functions = await solver({ chances: [2, 3, 5] });
const { advise, winChances, decide } = functions;
const ask = askOf(functions);
const toWin = (query: TableQuery) => advise({ ...query, objective: "win" });
const PLAYERS = Object.keys(TABLES).map(Number);

const at = (query: TableQuery, rest = {}) => atTable(analysisOf(linkOf(query, rest), functions));
const tablePage = (link: string) => atTable(pageOf(link, functions));
const WIDE = { picture: 318, isWide: true, isLow: false, isOnSide: false };
const NARROW = { ...WIDE, isWide: false };
const pageAt = (query: TableQuery, rest = {}) => ({ ...tablePage(linkOf(query, rest)), room: WIDE });
/** What the page says of a state at a table. */
const analysed = (state: State, answers: Answers<Solver> = answersOf(functions)) => {
  const { odds, table } = present(analyse(state, answers));
  return { odds, table: present(table) };
};
const signOf = (face: number) => "12345w"[face - 1];
/** The way that an answer names as the best. */
const keyOf = ({ best: { action, face } }: { best: Decision }) =>
  action === "take" ? signOf(present(face)) : action === "bust" ? "fail" : action;
/** The same numbers, but for what adding up in another order changes. */
const nearly = (found: number[], expected: number[]) =>
  assert.ok(
    found.length === expected.length && found.every((number, nth) => Math.abs(number - expected[nth]) < 1e-12),
    `${found}, not ${expected}`,
  );
/** A shown number: "−0.3", "52.4", ">99.9". */
const shown = (text: string) => Number(text.replace("−", "-").replace(/[+±<>%\s]/g, ""));

for (const [players, table] of Object.entries(TABLES)) {
  for (const [when, turn] of Object.entries(TURNS)) {
    test(`advice with ${players} players ${when} is the solver's, the best first`, () => {
      const query = queryOf(table, turn);
      const expected = toWin(query);
      const { aim, model, advice, chances, ways, forWorms } = at(query).analysis.table;
      assert.deepEqual([aim, model], ["win", "here"]);
      assert.deepEqual(advice, expected);
      assert.deepEqual(forWorms, advise(query));
      assert.equal(ways[0].key, keyOf(expected));
      // What ends the turn is worth what the table after it is.
      for (const { does, value, after } of ways) {
        if (does === "end") nearly([value], [winChances(present(after))[query.toMove]]);
      }
      assert.deepEqual(chances, winChances(query));
      assert.equal(ways[0].value, expected.best.value);
      const values = Object.fromEntries(ways.map(({ key, value }) => [key, value]));
      for (const { face, value } of expected.choices) assert.equal(values[signOf(face)], value);
      for (const key of ["stop", "roll"] as const) assert.equal(values[key] ?? null, expected[key]);
      assertEach(
        ways,
        ({ value }) => value,
        ways.map(({ value }) => value).sort((one, other) => other - one),
      );
    });
  }

  test(`who wants worms is advised for them, and sees the chances of ${players} players`, () => {
    const query = queryOf(table, TURNS["after another roll"]);
    const state = { ...stateOf(linkOf(query)), aim: "worms" as const };
    const { aim, advice, forWorms, chances } = analysed(state).table;
    assert.equal(aim, "worms");
    assert.deepEqual(advice, advise(query));
    assert.equal(forWorms, null);
    assert.deepEqual(chances, winChances(query));
  });

  test(`the computer among ${players} players decides as the solver does`, () => {
    const by = table.players.map((_, nth) => (nth === table.toMove ? "best-to-win" : "-")).join(".");
    for (const [when, turn] of Object.entries(TURNS)) {
      const query = queryOf(table, turn);
      const { picked } = at(query, { by, throws: "page" }).analysis.table;
      assert.equal(picked?.key, keyOf({ best: decide(query, "best-to-win") }), when);
    }
  });
}

describe("where most worms would be another choice", () => {
  for (const players of PLAYERS) {
    test(`that is not said to whoever wants worms, decides alone or plays by another rule: ${players} players`, () => {
      const query = findPosition(functions, players, (win, worms) => !agree(win, worms));
      const page = pageAt(query);
      const said = (state: Partial<State>) => {
        const changed = { ...page.state, ...state };
        return plainText(adviceAnswerView({ ...page, state: changed, analysis: analysed(changed) }));
      };
      assert.doesNotMatch(said({ aim: "worms" }), /For the most worms/);
      assert.doesNotMatch(said({ advice: "alone" }), /For the most worms/);
      const by = (strategy: Strategy) => {
        const { table } = page.state;
        return {
          table: { ...table, seats: table.seats.with(query.toMove, { ...table.seats[query.toMove], by: strategy }) },
        };
      };
      assert.doesNotMatch(said(by("best-in-worms")), /For the most worms/);
      assert.match(said(by("best-to-win")), /For the most worms/);
    });
  }

  test("the sentence tells who is ahead, and by how much", () => {
    const roll = { does: "roll", key: "roll", value: 0, remaining: 2, bustChance: 0 } as const;
    const said = (of: { lead: "ahead" | "behind" | "level"; by: number; tiles: number }) =>
      words.dissent(roll, { name: "Ann", ...of });
    for (const [of, text] of [
      [{ lead: "ahead", by: 2, tiles: 3 }, "Ann is 2 worms ahead with 3 tiles left."],
      [{ lead: "behind", by: 1, tiles: 1 }, "Ann is 1 worm behind with 1 tile left."],
      [{ lead: "level", by: 0, tiles: 2 }, "Ann is level with 2 tiles left."],
    ] as const)
      assert.equal(said(of), `For the most worms: roll 2 dice. But ${text}`);
  });
});

describe("a steal that can be made or left", () => {
  const [steal, last, lost] = [
    { won: 25, from: 2 as const },
    { won: 24, from: null },
    { won: 22, from: null },
  ];
  /** What an end of the turn brings. */
  const told = (way: Way | null) => {
    const { won, from } = present(way?.turnEnd);
    return { won, from };
  };
  for (const { what, query, first, other } of [
    { what: "is left where that wins", query: LEFT, first: last, other: steal },
    { what: "is made where else the game is lost", query: MADE, first: steal, other: lost },
  ]) {
    test(`${what}: the other tile is a button`, () => {
      const page = pageAt(query);
      const { ways } = page.analysis.table;
      const instead = present(page.analysis.table.instead);
      assert.deepEqual(ways.map(told), [first]);
      assert.deepEqual(told(instead), other);
      const [better, worse] = [ways[0], instead].map(({ value, after }) => {
        nearly([value], [winChances(present(after))[query.toMove]]);
        return value;
      });
      assert.ok(better > worse, `${better} and ${worse}`);
      assert.match(plainText(adviceAnswerView(page)), new RegExp(`${words.instead(instead.turnEnd)}`));
    });

    test(`${what}: who decides alone sees the steal first`, () => {
      const page = pageAt(query);
      page.state = { ...page.state, advice: "alone" };
      const text = plainText(adviceAnswerView(page));
      const [made, left] = ["Steal 25 from Ben", /Take 2[24] instead/].map((turnEnd) => text.search(turnEnd));
      assert.ok(made >= 0 && made < left, text);
      assert.doesNotMatch(text, /%|best/);
    });

    test(`${what}: the computer ends its turn as it would in a game, whatever the numbers are for`, () => {
      for (const by of ["best-to-win", "best-in-worms", "rule-1", "rule-5", "random"]) {
        const seats = query.players.map((_, nth) => (nth === query.toMove ? by : "-")).join(".");
        const state = stateOf(linkOf(query, { by: seats, throws: "page" }));
        const expected = by === "best-to-win" ? first : steal;
        for (const aim of ["win", "worms"] as const) {
          const now = { ...state, aim };
          const analysis = analysed(now);
          assert.deepEqual(told(analysis.table.picked), expected, `${by}, numbers for ${aim}`);
          const text = plainText(adviceAnswerView({ ...pageAt(query), state: now, analysis }));
          const [shown] = present(text.match(/Steal 25 from Ben|Take 2[24]/));
          assert.ok(shown.includes(String(expected.won)), `${by}, numbers for ${aim}: ${shown}`);
        }
      }
    });

    test(`${what}: where advice comes after the move, the key to stop makes the steal as the row does`, () => {
      const page = pageAt(query);
      const keys = { key: "", ago: 1e6 };
      for (const [advice, expected] of [
        ["before", first],
        ["alone", steal],
      ] as const) {
        const done: Way[] = [];
        const state = { ...page.state, advice };
        const act: Page["act"] = (_, ...facts) => done.push(facts[0] as Way) > 0;
        present(onkey({ ...page, state, act }, "s", keys))();
        assert.deepEqual(told(done[0]), expected, advice);
      }
    });

    test(`${what}: the other one has cost the difference`, () => {
      const { state, analysis } = at(query);
      const { ways } = analysis.table;
      const instead = present(analysis.table.instead);
      const { logged, seat } = loggedMoveOf(state, analysis, instead, ask);
      const lost = ways[0].value - instead.value;
      assert.deepEqual([seat.lost, seat.lostChance, seat.choices], [0, Math.round(lost * 1e4) / 1e4, 1]);
      const better =
        first.from === null ? `Taking ${first.won}` : `Stealing ${first.won} from ${words.name(first.from)}`;
      const cost = (shown(words.value(ways[0].value, "win")) - shown(words.value(instead.value, "win"))).toFixed(1);
      assert.ok(
        words.logged(toldMove(logged)).endsWith(`${better} was better: that cost ${cost} points of win chance.`),
        words.logged(toldMove(logged)),
      );
    });
  }

  test("has no other tile where it is compulsory", () => {
    const { ways, instead } = at(LEFT, { compulsorySteal: "true" }).analysis.table;
    assert.deepEqual([ways[0].turnEnd?.from, instead], [2, null]);
  });

  test("is always made for worms", () => {
    const { ways, instead } = analysed({ ...stateOf(linkOf(LEFT)), aim: "worms" }).table;
    assert.deepEqual([ways[0].turnEnd?.from, instead?.turnEnd.won, instead?.value], [2, 24, 1]);
  });
});

describe("by the house rule any lower tile", () => {
  const query: TableQuery = { players: [[25], []], toMove: 1, grill: [21, 22, 24], taken: [1, 0, 0, 0, 4, 1] };
  const free = { anyLowerTile: "true" };
  const wonBy = (ways: Ending[]) => ways.map(({ turnEnd }) => turnEnd.won);

  test("the best is advised, each other one has its worth, and the next best is a button", () => {
    const { ways, others, instead } = at(query, free).analysis.table;
    const stop = present(ways.find(({ key }) => key === "stop"));
    const [first, second] = others;
    assert.deepEqual([stop.turnEnd?.won, ...wonBy(others)].toSorted(), [21, 22, 24]);
    assert.ok(stop.value >= present(first).value && present(first).value >= present(second).value);
    assert.equal(instead, first);
    for (const way of [stop, ...others]) nearly([way.value], [winChances(present(way.after))[query.toMove]]);
    assert.equal(stop.turnEnd?.won, 21, "the harder ones are left");
    const text = plainText(adviceAnswerView(pageAt(query, free)));
    assert.ok(text.indexOf(`Take ${stop.turnEnd?.won}`) >= 0, text);
    assert.ok(text.includes(words.instead(present(first).turnEnd)), text);
  });

  test("who decides alone sees the highest first, and any can be taken at its cost", () => {
    const { state, analysis } = at(query, free);
    const { row, below } = ends({ ...state, advice: "alone" }, analysis.table);
    assert.deepEqual(wonBy([present(row), present(below)]), [24, 22]);
    const [best] = analysis.table.ways;
    for (const other of analysis.table.others) {
      const { logged } = loggedMoveOf(state, analysis, other, ask);
      nearly([lossOf(logged)], [best.value - other.value]);
      assert.equal(logged.turnEnd?.won, other.turnEnd.won);
    }
  });

  test("is no choice where the tile of the total is there, nor by the usual rules", () => {
    assert.deepEqual(at({ ...query, grill: [21, 22, 26] }, free).analysis.table.others, []);
    assert.deepEqual(at(query).analysis.table.others, []);
  });

  test("the computer takes what it would take in a game, whatever the numbers are for", () => {
    const best = at(query, free).analysis.table.ways.find(({ key }) => key === "stop");
    for (const [by, won] of [
      ["best-to-win", best?.turnEnd?.won],
      ["best-in-worms", 24],
      ["rule-1", 24],
    ] as const)
      for (const aim of ["win", "worms"] as const) {
        const state = { ...stateOf(linkOf(query, { by: `-.${by}`, throws: "page", ...free })), aim };
        const { picked } = analysed(state).table;
        if (picked?.key !== "roll") assert.equal(picked?.turnEnd?.won, won, `${by}, numbers for ${aim}`);
      }
  });
});

describe("what a move gave away", () => {
  const query = queryOf(TABLES[2], TURNS["after another roll"]);
  const made = () => {
    const view = at(query);
    const way = present(view.analysis.table.ways.at(-1));
    return { ...view, way, ...loggedMoveOf(view.state, view.analysis, way, ask) };
  };

  test("is told in chances to win, and added up beside the worms", () => {
    const { analysis, way, logged, seat, state } = made();
    const { ways } = analysis.table;
    const lost = ways[0].value - way.value;
    assert.ok(logged.steps.every(({ aim }) => aim === "win"));
    assert.equal(logged.steps.at(-1)?.lost, lost);
    const all = logged.steps.reduce((sum, step) => sum + step.lost, 0);
    assert.deepEqual([seat.lost, seat.lostChance], [0, Math.round(all * 1e4) / 1e4]);
    const cost = words.formats.apart(ways[0].value * 100, way.value * 100, 1);
    assert.ok(
      words.logged(toldMove(logged)).includes(`that cost ${cost} points of win chance.`),
      words.logged(toldMove(logged)),
    );
    // A turn that is begun anew takes it back, and leaves what was lost before.
    const seats = [{ ...seat, lost: 0.5, lostChance: seat.lostChance + 0.25 }, state.table.seats[1]];
    const back = withoutOpenTurn({ ...state, moves: [logged], table: { ...state.table, seats } });
    assert.deepEqual([back.moves, back.table.seats[0].lost], [[], 0.5]);
    assert.ok(Math.abs(back.table.seats[0].lostChance - 0.25) < 1e-4);
  });

  test("is summed up in points, in worms, or in both", () => {
    assert.equal(words.lost({ lost: 0, lostChance: 0 }), "0");
    assert.equal(words.lost({ lost: 1.234, lostChance: 0 }), "1.23 worms");
    assert.equal(words.lost({ lost: 0, lostChance: 0.0321 }), "3.2 points");
    assert.equal(words.lost({ lost: 1.234, lostChance: 0.0321 }), "3.2 points, 1.23 worms");
  });

  test("is among the costliest before what was given away in worms", () => {
    const { logged } = made();
    const of = (aim: Aim | undefined, lost: number) => ({
      ...logged,
      steps: [{ ...present(logged.steps.at(-1)), aim, lost }],
    });
    const moves = [of("worms", 3), of("win", 0.01), of(undefined, 2), of("win", 0.2), of("win", 0.001)];
    assertEach(costliest(moves), ({ steps: [{ lost }] }) => lost, [0.2, 0.01, 3, 2]);
  });
});

describe("before chances to win are known", () => {
  const query = queryOf(TABLES[2], TURNS["after another roll"]);
  type Status = "pending" | "failed";
  /** A solver whose chances are on their way, or can't be had. */
  const answersThat = (status: Status): Answers<Solver> => ({
    ...answersOf(functions),
    ask: (name, ...asked) =>
      name === "fetchWinModel" ? mistyped({ status }) : answersOf(functions).ask(name, ...asked),
  });
  const pageThat = (status: Status, state: Partial<State> = {}) => {
    const answers = answersThat(status);
    const changed = { ...stateOf(linkOf(query)), ...state };
    const shell = partOf<Page["shell"]>({ words: { tryAgain: "Try again" } });
    return { ...pageAt(query), state: changed, answers, analysis: analysed(changed, answers), shell, retry: () => {} };
  };

  for (const status of ["pending", "failed"] as const) {
    test(`${status}: the advice is in worms`, () => {
      const { aim, model, chances, advice, forWorms } = pageThat(status).analysis.table;
      assert.deepEqual([aim, model, chances, forWorms], ["worms", status, null, null]);
      assert.deepEqual(advice, advise(query));
    });
  }

  test("the computer that plays for the win waits for them, and does without where they can't be had", () => {
    const computer = (status: Status) => {
      const state = stateOf(linkOf(query, { by: "best-to-win.-", throws: "page" }));
      return analysed(state, answersThat(status)).table.picked;
    };
    assert.equal(computer("pending"), null);
    assert.equal(computer("failed")?.key, keyOf({ best: decide(query, "best-in-worms") }));
  });

  test("that they can't be had is said to whoever wants them, with a way to try again", () => {
    const said = (status: Status, state: Partial<State> = {}) => plainText(adviceAnswerView(pageThat(status, state)));
    assert.ok(said("failed").includes(`${words.noChances} Try again`));
    for (const text of [said("pending"), said("failed", { aim: "worms" })]) assert.ok(!text.includes(words.noChances));
    const seats = stateOf(linkOf(query, { by: "-.best-to-win" })).table;
    assert.ok(said("failed", { aim: "worms", table: seats }).includes(words.noChances));
  });
});

describe("each player's chance to win", () => {
  for (const [players, table] of Object.entries(TABLES)) {
    test(`stands beside the name, before and in a turn of ${players}`, () => {
      for (const turn of Object.values(TURNS)) {
        const page = pageAt(queryOf(table, turn));
        const chances = winChances(queryOf(table, turn));
        const whole = plainText(tableCardView(page));
        const [name] = page.state.table.names;
        for (const chance of chances) assert.ok(whole.includes(`${words.winChance(chance)} to win,`), whole);
        const brief = plainText(scoresView({ ...page, room: NARROW }));
        if (turn.taken !== "") {
          const stack = table.players[0];
          // A tile has a worm more from every fourth number on: 21 one, 25 two, 29 three, 33 four.
          const worms = stack.reduce((sum, tile) => sum + Math.floor((tile - 17) / 4), 0);
          // The number beside the picture of a worm, then what is read out in its place.
          const held = worms > 0 ? `${stack.at(-1)} ${worms}${words.worms(worms)}` : "(no tile)";
          assert.ok(brief.includes(`${words.name(name)} ${held} ${words.winChanceBrief(chances[0])} to win,`), brief);
        }
      }
    });
  }

  test("is whole between two turns, and a line from the first die on", () => {
    const narrow = (dice: Record<string, string> = {}, room = NARROW) =>
      plainText(tableCardView({ ...tablePage(tableLink(["22 Ann", "- Ben"], dice)), room }));
    assert.match(narrow(), /Ann fails/);
    // Where the page throws, so is a person's turn; nothing is recorded by a tap there.
    assert.doesNotMatch(narrow({ throws: "page" }), /fails|On the grill:/);
    assert.match(narrow({ throws: "page", by: "rule-1.-" }), /On the grill:/);
    const later: Record<string, string>[] = [
      { roll: "1" },
      { taken: "5", roll: "" },
      { throws: "page", roll: "1111111w" },
    ];
    for (const dice of later) {
      assert.match(narrow(dice), /On the grill:/);
      assert.doesNotMatch(narrow(dice), /fails/);
      assert.doesNotMatch(narrow(dice, WIDE), /On the grill:/);
    }
  });

  test("stays when a turn ends that could only end so", () => {
    const taken = { taken: "55444w33", roll: "" };
    for (const dice of [{ taken: "5554443w", roll: "" }, { taken: "555", roll: "55555" }, taken]) {
      const page = tablePage(tableLink(["22 Ann", "24 Ben"], dice));
      const { ways, chances } = page.analysis.table;
      assert.equal(ways.length, 1);
      const after = pageAt(present(ways[0].after)).analysis.table;
      nearly(present(chances), present(after.chances));
      assert.equal(ways[0].value, chances?.[0]);
    }
  });

  test("is told as an estimate only beside a number", () => {
    const page = tablePage(tableLink(["22 Ann", "24 Ben"], { taken: "55w", roll: "13344" }));
    const told = (advice: State["advice"]) =>
      plainText(adviceAnswerView({ ...page, state: { ...page.state, advice } }));
    assert.match(told("before"), /Estimates, assuming everyone plays well\./);
    assert.doesNotMatch(told("alone"), /Estimates/);
    const atTheEnd = tablePage(tableLink(["31.36 Ann", "- Ben"], { grill: "34" }));
    assert.match(plainText(adviceAnswerView(atTheEnd)), /46\.4.*Exact: every way the game can end is counted/);
    assert.doesNotMatch(plainText(adviceAnswerView(atTheEnd)), /Estimates/);
  });

  test("is the same number in the strip and in the open table, however it adds up", () => {
    const page = tablePage(tableLink(["22 Ann", "24 Ben", "- Cleo"], { taken: "55w" }));
    const chances = [0.336, 0.54, 0.124];
    const analysis = { ...page.analysis, table: { ...page.analysis.table, chances } };
    const told = (view: unknown) =>
      [...plainText(view).matchAll(/([\d.]+)% to win/g)].map(([, percent]) => Number(percent));
    const open = told(tableCardView({ ...page, analysis, room: WIDE }));
    assert.deepEqual(open, [33.6, 54, 12.4]);
    assert.deepEqual(told(scoresView({ ...page, analysis, room: NARROW })), open.map(Math.round));
  });

  test("is told no more when the game is over: the winner is marked, and nobody is to move", () => {
    const page = pageAt({ players: [[21, 22], [25]], toMove: 0, grill: [] });
    assert.deepEqual(page.analysis.table.chances, [0, 1]);
    const table = plainText(tableCardView(page));
    assert.match(table, /Ann 22 worms.*★Ben 22 worms winner/);
    assert.doesNotMatch(table, /to win|to move|▸/);
    assert.match(plainText(scoresView({ ...page, room: NARROW })), /Ann 22 2[^%]*Ben 25 2[^%]*winner$/);
  });

  test("ends with nobody marked where nobody has a tile", () => {
    const page = pageAt({ players: [[], []], toMove: 1, grill: [] });
    assert.doesNotMatch(plainText(tableCardView(page)), /winner|to move|▸|★/);
  });
});
