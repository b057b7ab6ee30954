/** Games with the computer and puzzles, without a browser. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { RummikubStrategy } from "#modules/rummikub";
import type { Page } from "../../www/games/rummikub/actions.ts";
import * as actions from "../../www/games/rummikub/match-actions.ts";
import { decided } from "../../www/games/rummikub/model/decided.ts";
import { setRules } from "../../www/games/rummikub/model/further-moves.ts";
import { complete, read } from "../../www/games/rummikub/model/link.ts";
import * as match from "../../www/games/rummikub/model/match.ts";
import type { BackgroundSolver } from "../../www/games/rummikub/model/match-analysis.ts";
import { createMatchAnalyse } from "../../www/games/rummikub/model/match-analysis.ts";
import { type MatchFacts, matchFacts } from "../../www/games/rummikub/model/match-facts.ts";
import { atBeginning, gradeOfTurn, isInTurn, missedOf } from "../../www/games/rummikub/model/move-log.ts";
import { joinedPile, pilesOf, rackLeft } from "../../www/games/rummikub/model/piles.ts";
import { positionOfPuzzle } from "../../www/games/rummikub/model/puzzles.ts";
import { possibleOf, tally } from "../../www/games/rummikub/model/score.ts";
import { initial, onTable, PLAYERS, position, queryOf } from "../../www/games/rummikub/model/state.ts";
import { ALL, countOf, KINDS, sorted, written } from "../../www/games/rummikub/model/tiles.ts";
import type { Analysis, LoggedMove, MatchAnalysis, State } from "../../www/games/rummikub/model/types.ts";
import { matchWords } from "../../www/games/rummikub/text/en/match.ts";
import { moveWords } from "../../www/games/rummikub/text/en/move.ts";
import { PLAYERS as WAYS } from "../../www/games/rummikub/text/en/players.ts";
import { words as wordsOf } from "../../www/games/rummikub/text/en/words.ts";
import { mistyped, partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { assertEach } from "./asserts.ts";
import { answersOf, moduleOf } from "./built.ts";
import { chance } from "./random.ts";
import { linkOf, stateOf, tiles } from "./rummikub.ts";

const module = await moduleOf("rummikub");
const words = wordsOf(createFormats("en"));
const told = matchWords(words);

/** What works beside a page works here at once. */
const background: BackgroundSolver = {
  decide: (query, by, ...more) => mistyped(module.decideRummikub(query, by as RummikubStrategy, ...more)),
  puzzle: (...asked) => mistyped(positionOfPuzzle(module, ...asked)),
};
const analyse = createMatchAnalyse(background);

/** As much of a page as actions want: it goes on from move to move. */
function pageFrom(first: State) {
  const answers = answersOf(module);
  const act: Page["act"] = (move, ...facts) => {
    const next = move(page.state, ...facts);
    if (next === null) return false;
    page.state = next;
    return true;
  };
  const page = {
    ...partOf<Omit<Page, "analysis">>({ state: first, answers, words, act, actFor: act }),
    get analysis(): Analysis & { match: MatchAnalysis } {
      const analysis = present(analyse(page.state, answers));
      return { ...analysis, match: present(analysis.match) };
    },
    get facts(): MatchFacts {
      return matchFacts(page.state, page.analysis);
    },
  };
  return page;
}

/** The game of a state with the computer. */
const matchOf = ({ match }: State) => present(match);

const DECK = sorted([...KINDS, ...KINDS]).join();

/** Every tile of the game, wherever it is. */
const everywhere = (state: State) => {
  const { hands, pool } = matchOf(state);
  return sorted([...state.rack, ...hands.flat(), ...pool, ...onTable(state)]).join();
};

/** A position is brought back by its link, with what that leaves out. */
function assertLinked(state: State) {
  const found = read(new URLSearchParams(linkOf(state)));
  assert.deepEqual(found.problems, []);
  assert.deepEqual(position(complete(found.state, state.moves, null)), position(state));
}

/** A deal against players, with a seed of the test's. */
function deal(by: RummikubStrategy[], seed: number, starts = 0) {
  const page = pageFrom(initial());
  page.act(match.startGame, by, starts, seed, module.dealRummikub({ players: (by.length + 1) as 2 | 3 | 4, seed }));
  return page;
}

describe("a game with the computer", () => {
  for (const [by, seed, starts, oneJoker] of [
    [["best"], 1, 0, false],
    [["simple", "random"], 2, 2, true],
    [["jokers", "hold", "points"], 3, 1, true],
  ] satisfies [RummikubStrategy[], number, number, boolean][]) {
    test(`against ${by.join(", ")} goes to its end, and every tile is always somewhere`, () => {
      const page = deal(by, seed, starts);
      page.act(setRules, { oneJoker });
      for (let turn = 0; turn < 600 && page.analysis.match.over === null; turn += 1) {
        const { state } = page;
        if (state.toMove > 0) {
          assert.ok(actions.canStep(page));
          actions.stepOfComputer(page);
        } else {
          // The solver's own strongest player would do as much.
          const decided = module.decideRummikub(queryOf(state), "best", state.others);
          assert.equal(page.analysis.plan?.move.tiles ?? null, decided === "draw" ? null : decided.tiles);
          if (page.analysis.plan) actions.layBest(page);
          else actions.drawOwn(page);
        }
        assert.notEqual(page.state, state, "somebody has moved");
        assert.equal(everywhere(page.state), DECK);
        assertLinked(page.state);
        if (oneJoker) assert.ok(page.state.table.sets.every(({ tiles }) => countOf(tiles, "j") < 2));
      }
      const result = page.analysis.match.over;
      assert.ok(result && result.winners.length > 0);
      assert.equal(
        result.scores.reduce((sum, score) => sum + score, 0),
        0,
      );
      assert.equal(page.facts.kind, "over");
      const { turns, missed } = tally(page.state);
      assert.ok(turns > 5);
      assert.equal(missed, 0, "as the strongest player each time");
      for (const logged of page.state.moves) assert.ok(words.logged(logged));
    });
  }

  test("the same seed deals the same racks, whoever begins", () => {
    const [one, other] = [deal(["best", "best"], 7), deal(["best", "best"], 7, 1)];
    assert.deepEqual(one.state.rack, matchOf(other.state).hands[0]);
    assert.deepEqual([one.state.toMove, other.state.toMove], [0, 1]);
  });

  test("what the others draw is hidden, and what could have been played is noted", () => {
    const page = deal(["tiles"], 4);
    const most = page.analysis.plan?.move.tiles ?? 0;
    actions.drawOwn(page);
    assert.equal(page.state.moves[0].best?.tiles, most);
    const next = match.drawTile(page.state, undefined);
    assert.deepEqual(next?.moves[1].tiles, []);
  });

  test("with nothing to draw players pass, and when all have passed the lowest rack wins", () => {
    const page = deal(["tiles"], 5);
    const { state } = page;
    // Nobody can lay, and nothing is face down.
    const { pool, hands } = matchOf(state);
    const rest = sorted([...pool, ...hands[0].slice(2), ...state.rack.slice(2)]);
    assert.equal(rest.length, ALL - 4);
    page.state = {
      ...state,
      rack: ["r1", "k13"],
      match: { ...matchOf(state), hands: [["b2", "o9"]], pool: [] },
      table: { ...state.table, sets: [{ kind: "run", tiles: rest }] },
    };
    page.act(match.drawTile);
    page.act(match.drawTile);
    assertEach(page.state.moves, ({ did }) => did, ["passed", "passed"]);
    assert.deepEqual(page.analysis.match.over, { winners: [1], left: [14, 11], scores: [-3, 3] });
  });

  test("is given up once, whoever is at turn, and who gives up loses what the rack counts", () => {
    for (const starts of [0, 2]) {
      const page = deal(["best", "simple"], 6, starts);
      const { state } = page;
      assert.ok(match.canGiveUp(state));
      page.act(match.giveUp);
      assertLinked(page.state);
      assert.equal(page.facts.kind, "over");
      const { winners, left, scores } = present(page.analysis.match.over);
      assert.ok(!winners.includes(0));
      assert.equal(scores[0], -left[0]);
      assert.ok(scores[winners[0]] > 0);
      assert.equal(
        scores.reduce((sum, score) => sum + score, 0),
        0,
      );
      assert.equal(told.matchHeadline(page.facts), `Player ${winners[0] + 1} wins`);
      assert.deepEqual([actions.canStep(page), match.canGiveUp(page.state)], [false, false]);
      assert.equal(match.giveUp(page.state), null);
      // What undo brings back is the game as it was.
      page.state = { ...page.state, ...position(state) };
      assert.equal(page.analysis.match.over, null);
    }
  });

  test("is not given up before the racks are dealt, nor where there is none", () => {
    const page = pageFrom(initial());
    assert.equal(match.giveUp(page.state), null);
    page.act(match.startGame, ["best"], 0, 1, null);
    assert.deepEqual([match.canGiveUp(page.state), match.giveUp(page.state)], [false, null]);
  });

  test("every player has a name and is known to the solver", () => {
    assert.deepEqual(new Set(Object.keys(WAYS)), new Set(PLAYERS));
    for (const by of PLAYERS)
      module.decideRummikub({ table: [], rack: ["r1", "r2", "r3"] }, by as RummikubStrategy, [14]);
  });
});

test("a game's turn is no mistake where the strongest player does the same, such as to draw with a joker in hand", () => {
  const RACK = "r1.r8.r9.b6.b12.b13.b13.k3.k6.k12.o7.o9.o10.j";
  const HAND = "r2.r4.r6.b1.b3.b5.k1.k5.k8.o1.o3.o5.r12.k13";
  const began = `rack=${RACK}&by=best&bag=typed&hands=${HAND}&theyopened=0&others=14`;
  const page = pageFrom(stateOf(began));
  const { opening } = present(module.solveRummikub({ ...queryOf(page.state), keepJokers: false }).move);
  assert.ok(present(opening) >= 30, "it could open");
  actions.drawOwn(page);
  actions.tell(page, "k10");
  const [drew] = page.state.moves;
  assert.deepEqual([gradeOfTurn(drew), possibleOf(drew)], ["best", null]);

  const other = pageFrom(stateOf(began));
  for (const tile of ["b12", "k12", "j"]) actions.tapRack(other, tile, true);
  actions.layOwn(other);
  const [opened] = other.state.moves;
  assert.equal(gradeOfTurn(opened), "mistake");
  assert.equal(
    moveWords(words).compared(present(possibleOf(opened))),
    "The strongest player would have drawn and kept the joker.",
  );
  const [decision] = decided(stateOf(began), other.state);
  assert.deepEqual([decision.kind, decision.lost, decision.best], ["lays-more", 3, "0"]);
  const isAdvised = (asked: number) => decided({ ...stateOf(began), asked }, other.state)[0].isAdvised;
  assert.deepEqual([0, 1].map(isAdvised), [false, true], "the first hint says to draw");
});

test("a turn is graded by the tiles that could have gone as well, and only where that is known", () => {
  const turn = (count: number, most?: number): LoggedMove => ({
    seat: 0,
    did: count === 0 ? "drew" : "played",
    tiles: (["r1", "r2", "r3", "r4", "r5"] as const).slice(0, Math.max(count, 1)),
    points: null,
    cuts: null,
    opens: false,
    ...(most !== undefined && { best: { tiles: most, points: 0, cuts: null } }),
  });
  for (const [count, most, grade] of [
    [4, 4, "best"],
    [5, 4, "slip"],
    [3, 0, "mistake"],
    [3, 4, "slip"],
    [2, 4, "slip"],
    [1, 4, "mistake"],
    [0, 0, "best"],
    [0, 2, "slip"],
    [0, 3, "mistake"],
    [3, undefined, null],
  ] as const)
    assert.equal(gradeOfTurn(turn(count, most)), grade, `${count} of ${most}`);
});

test("tiles that should have gone are those of the best turn that are still on the rack", () => {
  const missedAfter = (tiles: string[], play: string[] | undefined, rack: string[]) => {
    const best = { tiles: play?.length ?? 2, points: 0, cuts: null, ...(play && { play }) };
    const turn: LoggedMove = {
      seat: 0,
      did: tiles.length > 0 ? "played" : "drew",
      tiles,
      points: 0,
      cuts: 0,
      opens: false,
    };
    const theirs: LoggedMove = { ...turn, seat: 1 };
    return missedOf({ moves: [{ ...turn, best }, theirs], rack });
  };
  assert.deepEqual(missedAfter(["r4"], ["r4", "r5", "r5"], ["b9", "r5", "r5"]), ["r5", "r5"]);
  assert.deepEqual(missedAfter([], ["r4", "k9"], ["b9", "k9", "r4"]), ["r4", "k9"]);
  assert.deepEqual(missedAfter(["b1", "b2"], ["r4", "k9"], ["k9", "r4"]), [], "as many have gone");
  assert.deepEqual(missedAfter(["r4", "k9"], [], []), [], "it would have been better to draw");
  assert.deepEqual(missedAfter(["r4"], undefined, ["r5"]), [], "a game that was kept before tells of no tiles");
});

describe("the player's move", () => {
  const GAME = "rack=r4.b9.j&table=r1-3_rbk5&opened=true&by=best&bag=typed&hands=k1-3&theyopened=1&others=3";
  const started = () => pageFrom(stateOf(GAME));

  test("tiles are chosen, and the page finds how, or says that they can't go", () => {
    const page = started();
    assert.equal(page.facts.kind, "mine");
    actions.tapRack(page, "r4", true);
    assert.equal(page.facts.kind, "goes");
    assertLinked(page.state);
    actions.tapRack(page, "b9", true);
    assert.equal(page.facts.kind, "not");
    assert.equal(actions.ownMove(page), null);
    actions.tapRack(page, "b9", false);
    actions.layOwn(page);
    const { table, rack, moves, toMove } = page.state;
    assertEach(table.sets, (set) => written(set.tiles), ["r1-4", "rbk5"]);
    assert.deepEqual([rack, toMove, moves[0].built], [["b9", "j"], 1, [["r1", "r2", "r3", "r4"]]]);
    assert.equal(moveWords(words).compared(present(possibleOf(moves[0]))), "The strongest player would have drawn.");
    assert.equal(gradeOfTurn(moves[0]), "slip");
    const turn = atBeginning({ ...started().state, play: ["r4"], work: [["r1", "r2", "r3", "r4"]] });
    assert.deepEqual([turn.rack, turn.play, turn.work], [["r4", "b9", "j"], [], null]);
    assert.ok(isInTurn(0)(turn) && !isInTurn(1)(turn) && !isInTurn(0)({ ...turn, toMove: 1 }));
  });

  test("a tile is dragged by itself, or with all that are chosen", () => {
    const page = started();
    actions.tapRack(page, "b9", true);
    page.act(match.drag, "r4", 0);
    assert.deepEqual([pilesOf(page.state).map(written)[0], page.state.play], ["r1-4", ["b9"]]);
    page.act(match.drag, { set: 1, nth: 0 }, 0);
    assert.deepEqual([pilesOf(page.state).map(written).slice(0, 2), page.state.play], [["r1-5", "bk5"], ["b9"]]);
    actions.tapRack(page, "j", true);
    page.act(match.drag, "b9", "new");
    assert.deepEqual([pilesOf(page.state).map(written).at(-1), rackLeft(page.state)], ["b9 j", []]);
    page.act(match.drag, { set: pilesOf(page.state).length - 1, nth: 0 }, "rack");
    assert.deepEqual(rackLeft(page.state), ["b9"]);
    page.act(match.drag, { set: 1, nth: 0 }, "rack");
    assert.equal(page.state.refused?.name, "notOwn");
    assert.equal(match.drag(page.state, "o13", 0), null, "what is not on the rack");
  });

  test("whatever is moved, no tile is lost, and putting back leads to the position before", () => {
    const { below, pick } = chance(8);
    for (let round = 0; round < 60; round += 1) {
      const page = pageFrom({ ...started().state });
      const before = position(page.state);
      const all = everywhere(page.state);
      for (let nth = 0; nth < 12; nth += 1) {
        const piles = pilesOf(page.state);
        const set = below(piles.length);
        const rack = rackLeft(page.state);
        if (below(10) < 4 && rack.length > 0) actions.tapRack(page, pick(rack), true);
        else page.act(match.pick, { set, nth: below(piles[set].length) });
        const place = pick<number | "new" | "rack">([set, "new", "rack"]);
        if (below(10) < 6) page.act(match.put, place);
        else if (below(2) === 0) page.act(match.drag, below(2) ? pick([...rack, "r1"]) : { set, nth: 0 }, place);
        assert.equal(
          sorted([...rackLeft(page.state), ...pilesOf(page.state).flat(), ...matchOf(page.state).hands.flat()]).join(),
          all,
        );
        assertLinked(page.state);
        assert.ok(page.facts.kind);
      }
      page.act(match.putBack);
      assert.deepEqual(position(page.state), before);
    }
  });

  for (const [pile, more, result] of [
    ["r1-3", "r4", "r1-4"],
    ["r4-6", "r3", "r3-6"],
    ["r3 r5", "j", "r3 j r5"],
    ["j r3-4", "r5", "j r3-5"],
    ["r12-13", "j", "j r12-13"],
    ["r1-2 r4-5", "r3", "r1-5"],
    ["bk5", "r5", "rbk5"],
    ["", "r6 r5 j r8", "r5-6 j r8"],
    ["r1-3", "b4", "r1-3 b4"],
  ])
    test(`${more} put to ${pile || "nothing"} lies as ${result}`, () =>
      assert.equal(written(joinedPile(tiles(pile), tiles(more))), result));
});

test("a real tile that lies elsewhere twice can't be the one that was drawn", () => {
  const page = pageFrom(stateOf("rack=r4.r4&by=best&bag=typed&hands=k1-3&theyopened=1&others=3"));
  actions.drawOwn(page);
  actions.tell(page, "r4");
  assert.equal(page.state.refused?.name, "used");
});

describe("puzzles", () => {
  const { rules } = initial();

  test("the same number is the same puzzle, of its level", () => {
    for (const [level, fewest, most] of [
      ["easy", 1, 2],
      ["medium", 3, 5],
      ["hard", 6, 99],
    ] as const) {
      for (const number of [1, 2, 7]) {
        const found = positionOfPuzzle(module, { level, number }, rules);
        assert.deepEqual(positionOfPuzzle(module, { level, number }, rules), found);
        const { move } = module.solveRummikub({
          table: found.table.map((set) => set.tiles),
          rack: found.rack,
          objective: "simple",
        });
        const cuts = present(move?.cuts);
        assert.ok(cuts >= fewest && cuts <= most, `${level} ${number}: ${cuts} cuts`);
      }
    }
  });

  test("number 7 of the hard ones is this, on every machine", () => {
    const { table, rack } = positionOfPuzzle(module, { level: "hard", number: 7 }, rules);
    assert.equal(
      table.map((set) => written(set.tiles)).join(" / "),
      "rbko6 / bko9 / b1-4 / r2-7 / bko8 / b8-13 / k7-11 / rko10 / ko3 j / b4-6",
    );
    assert.equal(written(sorted(rack)), "r2 rb13 k1-2 k4 k4-5 o1 o6 o12");
  });

  test("no set has two jokers where one is allowed, and others stay the puzzles that they are", () => {
    const found = (number: number, oneJoker: boolean) =>
      positionOfPuzzle(module, { level: "easy", number }, { ...rules, oneJoker });
    const hasTwo = ({ table }: ReturnType<typeof found>) => table.some(({ tiles }) => countOf(tiles, "j") > 1);
    assert.deepEqual([hasTwo(found(6, false)), hasTwo(found(6, true))], [true, false]);
    assert.deepEqual(found(7, true), found(7, false));
  });

  test("a poorer solution is told as that", () => {
    const page = pageFrom(stateOf("puzzle=easy.1&rack=r4.r5&table=r1-3&opened=true"));
    actions.tapRack(page, "r4", true);
    actions.layOwn(page);
    assert.equal(told.matchHeadline(page.facts), "1 of 2 tiles");
  });
});

test("a link tells hidden tiles so that they can't be read in passing, and takes them plain", () => {
  const { state } = deal(["best"], 3);
  const link = new URLSearchParams(linkOf(state));
  assert.match(link.get("hands") ?? "", /^\.[A-Za-z0]{14}$/);
  assert.match(link.get("pool") ?? "", /^\.[A-Za-z0]{78}$/);
  link.set("hands", matchOf(state).hands[0].join("."));
  link.set("pool", matchOf(state).pool.join("."));
  assert.deepEqual(position(stateOf(link)), position(state));
});

describe("links of games that don't add up", () => {
  for (const link of [
    "rack=r4&by=best",
    "rack=r4&by=best&hands=r1-2&theyopened=1&others=2",
    "rack=r4&by=best&bag=typed&hands=r4.r4&theyopened=1&others=2",
    "rack=r4&hands=r1",
    "rack=r4&by=nobody",
    "rack=r4&by=best&bag=typed&hands=.A9&theyopened=1&others=2",
    "rack=r4&table=r1-3&puzzle=easy.1&work=r1-2",
    "rack=r4&puzzle=easy.0",
  ])
    test(link, () => {
      const { state, problems } = read(new URLSearchParams(link));
      assert.ok(problems.length > 0);
      assert.deepEqual([state.match, state.work, state.rack], [null, null, ["r4"]]);
      for (const problem of problems) assert.ok(words.problem(problem));
    });
});
