/** What the page of Tile rummy says of positions, with the shipped solver: headlines, plans, hints and announcements. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "../../www/games/rummikub/actions.ts";
import { summary } from "../../www/games/rummikub/announcements.ts";
import { analyse } from "../../www/games/rummikub/model/analysis.ts";
import { factsOf, jokerGoes } from "../../www/games/rummikub/model/facts.ts";
import { loggedMoveOf } from "../../www/games/rummikub/model/move-log.ts";
import * as moves from "../../www/games/rummikub/model/moves.ts";
import { setsAfter } from "../../www/games/rummikub/model/plan.ts";
import { isEntering, onTable } from "../../www/games/rummikub/model/state.ts";
import { sorted } from "../../www/games/rummikub/model/tiles.ts";
import type { Analysis, Gives, Objective, Place, State } from "../../www/games/rummikub/model/types.ts";
import { detailWords } from "../../www/games/rummikub/text/en/details.ts";
import { dialogWords } from "../../www/games/rummikub/text/en/dialogs.ts";
import { helpWords } from "../../www/games/rummikub/text/en/help.ts";
import { words as wordsOf } from "../../www/games/rummikub/text/en/words.ts";
import { partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { answersOf, moduleOf } from "./built.ts";
import { stateOf } from "./rummikub.ts";

const module = await moduleOf("rummikub");
const words = wordsOf(createFormats("en"));

/** A page as far as is needed, once all that is asked has arrived. */
async function pageOf(state: State) {
  const answers = answersOf(module);
  analyse(state, answers);
  // What draws would bring is worked out in a task of its own.
  while (analyse(state, answers)?.draws === null && isDrawing(state, analyse(state, answers)))
    await new Promise(setImmediate);
  return partOf<Page>({ state, analysis: analyse(state, answers), answers, words });
}

const isDrawing = (state: State, analysis: Analysis) => !isEntering(state) && !analysis.plan && !analysis.isHindered;

const headline = async (link: string) => {
  const { state, analysis } = await pageOf(stateOf(link));
  return words.headline(factsOf(state, analysis));
};

describe("the headline", () => {
  for (const [link, text] of [
    ["rack=", "Tap your tiles"],
    ["rack=r4.b9", "Tap your tiles"],
    ["rack=r4.b9.k9", "Tap your tiles"],
    ["rack=r1-2.r4-5.b1-2.b4-5.k7-8.k10-11.o13.o1", "Draw a tile: you can't open"],
    ["rack=r4&table=r1-3&opened=true", "Play your last tile and win"],
    ["rack=r4.b9&table=r1-3&opened=true", "Play 1 of 2 tiles"],
    ["rack=r4.b9&table=r1-3", "Draw a tile: you can't open"],
    ["rack=rbk10.b2", "Open with 3 of 4 tiles"],
    ["rack=b9&table=r1-3&opened=true", "Draw a tile"],
    ["rack=r4.b9&table=r1-3&opened=true&keep=r4", "No move with these wishes"],
    ["rack=b9&table=r1-3&opened=true&keep=b9", "Draw a tile"],
    ["rack=b9&loose=r1.r2&opened=true", "The loose tiles make no sets"],
    ["rack=b9&table=r1-3&opened=true&came=r4-5&target=theirs", "They played 2 tiles"],
    ["rack=r8.k1-2&table=r4-6_bko9&opened=true", "Draw a tile"],
  ]) {
    test(`${link}: ${text}`, async () => assert.equal(await headline(link), text));
  }

  for (const [link, text] of [
    ["rack=r4-5.b9&table=r1-3&opened=true&others=14&turn=1", "Next: play 2 of 3 tiles"],
    ["rack=r4-5&table=r1-3&opened=true&others=14&turn=1", "Next: play both tiles and win"],
    ["rack=b9&table=r1-3&opened=true&others=14&turn=1", "You can't play yet"],
    ["rack=b9&table=r1-3&others=14&turn=1", "You can't open yet"],
  ]) {
    test(`while others are at turn, ${link}: ${text}`, async () => assert.equal(await headline(link), text));
  }

  test("after a move is about the next turn, until something else is entered", async () => {
    const { state, analysis } = await pageOf(stateOf("rack=r4.b9&table=r1-3&opened=true"));
    const { move } = present(analysis.plan);
    const moved = present(moves.play(state, setsAfter(move), move.rest, loggedMoveOf(move)));
    const told = async (next: State | null) => {
      const page = await pageOf(present(next));
      return words.headline(factsOf(page.state, page.analysis));
    };
    assert.equal(await told(moved), "You can't play yet");
    assert.equal(await told(moves.theyDrew(moved)), "Draw a tile");
    assert.equal(await told(moves.show(moved, { target: "rack" })), "Draw a tile");
  });

  test("after the last tile is that it is gone", async () => {
    const { state, analysis } = await pageOf(stateOf("rack=r4&table=r1-3&opened=true"));
    const { move } = present(analysis.plan);
    const won = await pageOf(present(moves.play(state, setsAfter(move), move.rest, loggedMoveOf(move))));
    assert.equal(words.headline(factsOf(won.state, won.analysis)), "You win");
  });
});

test("draws that help are counted where nothing goes", async () => {
  const { analysis } = await pageOf(stateOf("rack=r8.k1-2&table=r4-6_bko9&opened=true"));
  const draws = present(analysis.draws);
  assert.equal(words.wouldHelp(draws), "10 of the 97 unseen tiles would help");
  assert.equal(words.drawChance(draws), "10 of 97 unseen tiles help: 10.3%. Tap the tile you drew.");
});

test("what comes in is placed with the fewest cuts, all of it", async () => {
  const { state, analysis } = await pageOf(stateOf("rack=&table=r4-8_bko9&came=r6&target=theirs"));
  const plan = present(analysis.theirs?.plan);
  assert.deepEqual([plan.move.tiles, plan.move.cuts], [1, 0]);
  const next = present(moves.theyPlayed(state, setsAfter(plan.move)));
  assert.deepEqual(sorted(onTable(next)), sorted([...onTable(stateOf("rack=&table=r4-8_bko9")), "r6"]));
});

test("every sentence about a position holds numbers and names, and nothing else", async () => {
  for (const link of [
    "rack=",
    "rack=r7.b1.b6-7.b9-10.b12.b12.ko1.o2.o13.o13.j&table=o8-11_k6-9_r1-3_rbk13_k4-6_rko3_rbko5_rko10_k1-4_o2-6_b1-3_o6-9&opened=true",
    "rack=r8.k1-2&table=r4-6_bko9&opened=true",
    "rack=r4.b9&table=r1-3",
    "rack=rbk10.b2&loose=k4",
  ]) {
    const page = await pageOf(stateOf(link));
    const { state, analysis } = page;
    const help = helpWords(words).help(state, analysis);
    const told = [
      words.headline(factsOf(state, analysis)),
      summary(page, { before: state, move: null, own: false }),
      dialogWords(words).rulesNow(state),
      ...help.flatMap(({ title, texts }) => [title, ...texts]),
      ...Object.values(detailWords(words)).filter((text) => typeof text === "string"),
      ...(analysis.plan
        ? [...words.counts(analysis.plan), words.touched(analysis.plan.touched, state.table.sets.length)]
        : []),
      ...(analysis.plan?.move.sets.map(detailWords(words).spoken) ?? []),
    ];
    for (const text of told) assert.doesNotMatch(text, /undefined|NaN|null|\[object/, link);
  }
});

describe("the strongest player's advice", () => {
  const told = async (link: string) => {
    const { state, analysis } = await pageOf(stateOf(`${link}&objective=best`));
    return { state, analysis, headline: words.headline(factsOf(state, analysis)) };
  };

  test("is most tiles with the jokers kept", async () => {
    const { analysis, headline } = await told("rack=r9.k1-2.k11.o1.o3.o8.b9.j&table=r4-8_b1-3_k4-6&opened=true");
    assert.equal(headline, "Play 1 of 9 tiles");
    assert.deepEqual(analysis.plan?.move.play, ["r9"]);
    assert.deepEqual(analysis.gives.best?.tiles, 1);
  });

  test("is to draw where that may win the next turn, with a reason", async () => {
    const { analysis, headline } = await told("rack=r9.k11.j&table=r4-8_b1-3_k4-6&opened=true");
    assert.deepEqual([headline, analysis.plan, analysis.gives.best], ["Draw a tile", null, null]);
    assert.equal(
      words.waits(present(analysis.advice)),
      "The strongest player draws: with 15 of the 92 unseen tiles your whole rack goes next turn",
    );
    assert.equal(words.gives("best", null, analysis.wouldWait), "draw");
  });

  test("is to draw rather than to open with a joker", async () => {
    const { analysis, headline } = await told("rack=r10.b10.j.k1.o4&table=b1-3");
    assert.equal(headline, "Draw a tile");
    assert.equal(
      words.waits(present(analysis.advice)),
      "You could open, but only with a joker: the strongest player keeps it and draws",
    );
  });

  test("gives way to what is wished", async () => {
    const { analysis } = await told("rack=r9.k11.j&table=r4-8_b1-3_k4-6&opened=true&play=r9");
    assert.deepEqual([analysis.advice, analysis.plan?.move.play], [null, ["r9"]]);
  });
});

describe("a joker that is kept", () => {
  const RACK = "rack=r4.r7-8.b9.j&table=r1-3&opened=true";
  const asked = async (link: string) => (await pageOf(stateOf(link))).analysis.withJokers;

  test("is offered where it brings more tiles, and goes where that is wanted", async () => {
    const { state, analysis } = await pageOf(stateOf(`${RACK}&objective=simple&keepjokers=true`));
    const offer = present(analysis.withJokers);
    assert.deepEqual([analysis.plan?.move.play, offer], [["r4"], { more: 3, jokers: ["j"] }]);
    assert.equal(words.withJokers(1, offer.more), "With your joker you could play 3 more.");
    const next = await pageOf(present(moves.playJokers(state, offer.jokers)));
    assert.equal(next.analysis.plan?.move.tiles, 4);
    assert.deepEqual([next.state.keepJokers, next.analysis.withJokers], [true, null]);
  });

  test("is offered where nothing goes without it", async () => {
    assert.deepEqual(await asked("rack=r7-8.b9.j&table=k1-3&opened=true&keepjokers=true"), { more: 3, jokers: ["j"] });
  });

  test("is not offered where it goes anyway, or brings nothing", async () => {
    assert.equal(await asked(RACK), null);
    assert.equal(await asked("rack=r4.j&table=r1-3&opened=true&keepjokers=true"), null);
    assert.equal(await asked("rack=r4.b9&table=r1-3&opened=true&keepjokers=true"), null);
  });
});

describe("other wishes are told by what they change", () => {
  const now = { tiles: 14, points: 90, cuts: 8 };
  for (const [objective, other, text] of [
    ["simple", { tiles: 13, points: 83, cuts: 3 }, "Simplest: 1 tile fewer, 7 points fewer, 3 cuts instead of 8."],
    ["points", { tiles: 14, points: 92, cuts: null }, "Most points: 2 points more."],
    ["tiles", { tiles: 15, points: 90, cuts: 8 }, "Most tiles: 1 tile more."],
  ] satisfies [Objective, Gives, string][]) {
    test(text, () => assert.equal(words.instead(objective, now, other), text));
  }
});

test("what is refused says where the tiles are", () => {
  const why = (places: Place[]) => words.why({ name: "used", tile: "b7", places });
  assert.equal(why(["rack", 3]), "Both blue 7s are in sight: one on your rack, one in set 4.");
  assert.equal(why(["loose", "loose"]), "Both blue 7s are in sight: loose on the table.");
});

test("why a joker goes that is to be kept is told", () => {
  for (const [link, said] of [
    ["rack=r4.j&table=r1-3&opened=true&keepjokers=true", "needed to win"],
    ["rack=r4.r7-8.b9.j&table=r1-3&opened=true&keepjokers=true&play=j", "played as you asked"],
    ["rack=r10-11.j.b1&keepjokers=true", "needed to open"],
    ["rack=r4.r7-8.b9.j&table=r1-3&opened=true&keepjokers=true", null],
    ["rack=r4.j&table=r1-3&opened=true&keepjokers=false", null],
  ] as const) {
    const state = stateOf(link);
    const goes = jokerGoes(state, analyse(state, answersOf(module)).plan?.move ?? null);
    assert.equal(goes && words.jokerGoes[goes], said, link);
  }
});
