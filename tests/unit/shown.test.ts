/** What is drawn of a position that is shared, as the list of its pieces: what the page shows of it, with names and marks. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { shown as ofHeckmeck } from "../../www/games/heckmeck/views/shown.ts";
import { digitsOf } from "../../www/games/knucklebones/model/accuracy.ts";
import { shown as ofKnucklebones } from "../../www/games/knucklebones/views/shown.ts";
import type { Page as RummikubPage } from "../../www/games/rummikub/actions.ts";
import { analyse } from "../../www/games/rummikub/model/analysis.ts";
import { words as rummikubWords } from "../../www/games/rummikub/text/en/words.ts";
import { shown as ofRummikub } from "../../www/games/rummikub/views/shown.ts";
import { shown as ofSolitaire } from "../../www/games/solitaire-dice/views/shown.ts";
import type { Piece, Shown } from "../../www/shell/ui/share-picture.ts";
import { partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { assertEach } from "./asserts.ts";
import { answersOf, moduleOf } from "./built.ts";
import { pageOf as heckmeckPage, solver as heckmeckSolver, tableLink } from "./heckmeck.ts";
import { pageOf as knucklebonesPage, solver as knucklebonesSolver } from "./knucklebones.ts";
import { stateOf as rummikubState } from "./rummikub.ts";
import { pageOf as solitairePage, solver as solitaireSolver } from "./solitaire-dice.ts";

const ofKind = <Kind extends Piece["kind"]>({ pieces }: Shown, kind: Kind) =>
  pieces.filter((piece): piece is Piece & { kind: Kind } => piece.kind === kind);

const texts = (shown: Shown) => ofKind(shown, "text").map(({ text }) => text);

/** The dice by how high they lie, each row from the left. */
const rows = (shown: Shown) => {
  const all = ofKind(shown, "symbol");
  const heights = [...new Set(all.map(({ y }) => y))].toSorted((a, b) => a - b);
  return heights.map((y) =>
    all
      .filter((piece) => piece.y === y)
      .toSorted((a, b) => a.x - b.x)
      .map(({ symbol }) => symbol.replace("die-", ""))
      .join(""),
  );
};

const boxes = (shown: Shown, look: "thick" | "dashed") => ofKind(shown, "box").filter((box) => box.look === look);

const inside = (piece: Piece, box: Piece & { kind: "box" }) =>
  piece.x >= box.x && piece.x < box.x + box.width && piece.y >= box.y && piece.y < box.y + box.height;

describe("Heckmeck", async () => {
  const functions = await heckmeckSolver({ tables: true });

  test("the dice are told apart by what they are", () => {
    const shown = ofHeckmeck(heckmeckPage("taken=55w&roll=13344&target=25", functions));
    assert.deepEqual(texts(shown), ["Taken", "You rolled"]);
    assert.deepEqual(rows(shown), ["55w", "13344"]);
  });

  test("a table has its players with their tiles, and the grill", () => {
    const link = tableLink(["21.27 Ann", "24 Ben", " Cay"], { taken: "55", roll: "13344w", grill: "23.25.26.36" });
    const shown = ofHeckmeck(heckmeckPage(link, functions));
    const told = texts(shown);
    for (const text of ["Ann", "27", "3 worms", "Ben", "24", "1 worm", "Cay", "0 worms", "On the grill"])
      assert.ok(told.includes(text), `${text} in ${told}`);
    const grill = told.slice(told.indexOf("On the grill") + 1, told.indexOf("Taken"));
    assert.deepEqual(grill, ["23", "25", "26", "36"]);
    assert.ok(told.includes("Ann rolled"));
    assert.ok(!told.includes("21"), "only the top of a stack is seen");
    assert.equal(boxes(shown, "dashed").length, 1, "who has no tile has an empty place");
  });

  test("before the roll there are the dice left", () => {
    assert.deepEqual(texts(ofHeckmeck(heckmeckPage("", functions))), ["Taken", "nothing yet", "8 dice left"]);
  });
});

describe("Knucklebones", async () => {
  /** Squares where no die lies. */
  const hollows = (shown: Shown) => ofKind(shown, "box").filter(({ fill }) => fill === "--shade");
  const functions = await knucklebonesSolver();
  const page = knucklebonesPage("mine=66-.543.21-&theirs=55-.621.44-&roll=5", functions);
  const shown = ofKnucklebones(page);

  test("the boards face each other, with their names, points and empty squares", () => {
    const told = texts(shown);
    for (const text of ["Opponent", "45", "You", "39", "You rolled", "20", "24", "full"])
      assert.ok(told.includes(text), `${text} in ${told}`);
    const boards = rows(shown).filter((row) => row !== "5");
    assert.deepEqual(boards, ["1", "524", "564", "652", "641", "3"]);
    assert.equal(hollows(shown).length, 4);
  });

  test("two of a face have the colour of two", () => {
    const twice = ofKind(shown, "symbol").filter(({ die }) => die === "--die-twice");
    assert.equal(
      twice
        .map(({ symbol }) => symbol.at(-1))
        .toSorted()
        .join(""),
      "445566",
    );
  });

  test("the rolled die lies apart from both boards", () => {
    const [rolled] = ofKind(shown, "symbol").filter(({ size }) => size > 1);
    assert.equal(rolled.symbol, "die-5");
    const others = ofKind(shown, "symbol").filter((one) => one !== rolled);
    assert.ok(others.every(({ x, size }) => x + size < rolled.x));
  });

  test("the best column is framed with its chance, as the page says", () => {
    const [frame, ...more] = boxes(shown, "thick");
    assert.equal(more.length, 0);
    const { answer } = present(page.analysis.found);
    const share = present(answer.columns.find(({ column }) => column === answer.best)?.outlook).share;
    const framed = ofKind(shown, "text").filter((piece) => inside(piece, frame));
    assert.ok(framed.some(({ text }) => text === page.words.chance(share, digitsOf(answer.error))));
    assert.ok(framed.some(({ text }) => text === "best"));
    const faces = ofKind(shown, "symbol").filter((piece) => inside(piece, frame));
    assertEach(
      faces,
      ({ symbol }) => symbol,
      page.state.mine[present(answer.best)].map((face) => `die-${face}`),
    );
  });

  test("empty boards are eighteen empty squares, and the chance is said", () => {
    const empty = ofKnucklebones(knucklebonesPage("", functions));
    assert.equal(hollows(empty).length, 18);
    assert.match(present(empty.says), /^You to move\. Your chance to win: [\d.]+%\.$/);
  });
});

describe("Solitaire Dice", async () => {
  const functions = await solitaireSolver();
  const page = solitairePage("sheet=4-4.7-8_1-3.6-3&roll=12356", functions);
  const shown = ofSolitaire(page);

  test("the roll, the best choice with its sums, the turn and the score are told", () => {
    const told = texts(shown);
    const { choices, best } = page.analysis.answer;
    const { left, sums, pairs } = choices[present(best)];
    for (const text of ["Your roll", "Best", "Reject", ...sums.map((sum) => `= ${sum}`)])
      assert.ok(told.includes(text), `${text} in ${told}`);
    assert.ok(told.some((text) => /^Turn 7 · score −110/.test(text)));
    const [roll, choice] = rows(shown);
    assert.deepEqual([roll, choice], ["12356", [left, ...pairs.flat()].join("")]);
    assert.equal(boxes(shown, "thick").length, 1);
  });

  test("the sheet has its marks, and a plus where the choice would mark", () => {
    const strokes = ofKind(shown, "curve").filter(({ colour }) => colour === "--pencil");
    assert.equal(strokes.length, 4 + 8 + 3 + 3);
    assert.equal(texts(shown).filter((text) => text === "+").length, 3);
    const all = ofKind(shown, "box").filter(({ look }) => look === undefined);
    assert.equal(all.length, 11 * 10 + 6 * 8);
  });
});

describe("Tile rummy", async () => {
  const functions = await moduleOf("rummikub");
  const words = rummikubWords(createFormats("en"));
  const shownOf = (link: string) => {
    const state = rummikubState(link);
    return ofRummikub(partOf<RummikubPage>({ state, analysis: analyse(state, answersOf(functions)), words }));
  };

  test("the table stands above the rack, whose tiles that go are raised and framed", () => {
    const shown = shownOf("rack=r6.o13.j&table=r3-5_rbk9&opened=true");
    assert.deepEqual(texts(shown), ["Table", "3", "4", "5", "9", "9", "9", "Your rack", "6", "13", "★"]);
    const raised = boxes(shown, "thick");
    const rack = ofKind(shown, "text").filter(({ text }) => ["6", "13", "★"].includes(text));
    const goes = rack.filter((piece) => raised.some((box) => inside(piece, box))).map(({ text }) => text);
    assert.deepEqual(goes, ["6", "★"]);
    const [stays] = rack.filter(({ text }) => text === "13");
    assert.ok(present(rack.find(({ text }) => text === "6")).y < stays.y);
  });

  test("each colour has its shape", () => {
    const shown = shownOf("rack=r1.b2.k3.o4.j&table=r7-9&opened=true");
    const rack = ofKind(shown, "shape").slice(3);
    assertEach(rack, ({ shape }) => shape, ["circle", "square", "triangle", "diamond"]);
  });

  test("with nothing entered, or too little, nobody is told to tap", () => {
    for (const link of ["", "rack=r4.b9"]) {
      const { pieces, says } = shownOf(link);
      assert.ok(pieces.length > 0);
      assert.doesNotMatch(present(says), /\btap\b/i);
      assert.match(present(says), /best move/);
    }
  });
});
