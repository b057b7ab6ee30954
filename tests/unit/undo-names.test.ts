/** What the entries of the undo list are called: a case for each move that can be undone. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as heckmeckGame from "../../www/games/heckmeck/model/game-moves.ts";
import * as heckmeckGoTo from "../../www/games/heckmeck/model/go-to.ts";
import * as heckmeckMoves from "../../www/games/heckmeck/model/moves.ts";
import * as heckmeckNewGame from "../../www/games/heckmeck/model/new-game-moves.ts";
import * as heckmeckTable from "../../www/games/heckmeck/model/table-moves.ts";
import { toldMove } from "../../www/games/heckmeck/model/told-moves.ts";
import { namesOf as heckmeckNames } from "../../www/games/heckmeck/undo-names.ts";
import * as knucklebonesMoves from "../../www/games/knucklebones/model/moves.ts";
import { toldOf } from "../../www/games/knucklebones/model/told.ts";
import { namesOf as knucklebonesNames } from "../../www/games/knucklebones/undo-names.ts";
import * as rummikubMatch from "../../www/games/rummikub/model/match.ts";
import type { LoggedMove, Tile } from "../../www/games/rummikub/model/types.ts";
import { words as rummikubWords } from "../../www/games/rummikub/text/en/words.ts";
import { namesOf as rummikubNames } from "../../www/games/rummikub/undo-names.ts";
import * as solitaireMoves from "../../www/games/solitaire-dice/model/moves.ts";
import { namesOf as solitaireNames } from "../../www/games/solitaire-dice/undo-names.ts";
import type { Kind, Move } from "../../www/shell/game/contract.ts";
import { doneBy } from "../../www/shell/game/moves.ts";
import { present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import * as heckmeck from "./heckmeck.ts";
import { Table } from "./heckmeck-game-history.ts";
import * as knucklebones from "./knucklebones.ts";
import * as rummikub from "./rummikub.ts";
import * as rummikubMoves from "./rummikub-all-moves.ts";
import * as solitaire from "./solitaire-dice.ts";

const TABLE = "mode=advice&player=21.27&player=24";
const THREE = `${TABLE}&player=-`;
const BOARDS = "mine=66-.543.211&theirs=55-.621.44-";

/** A note of a turn at Tile rummy. */
const turn = (seat: number, did: LoggedMove["did"], tiles: Tile[] = []): LoggedMove => ({
  seat,
  did,
  tiles,
  points: null,
  cuts: null,
  opens: false,
});

/** A game against the computer, with these racks. */
const dealt = (mine: string, theirs: string, pool = "k1") =>
  rummikubMatch.startGame(rummikub.stateOf(""), ["best"], 0, 1, {
    racks: [rummikub.tiles(mine), rummikub.tiles(theirs)],
    pool: rummikub.tiles(pool),
  });

const realTiles = rummikubMatch.startGame(rummikub.stateOf(""), ["best"], 0, 1, null);

const afterTurns = new Table(["- Ann", "24 Ben"]).take().fail();
const aChoice = new Table(["- Ann", "24 Ben"]).roll("5555www1", "5");

/** A game: what its moves are called, the moves, the state of a link, and a case for each move. */
interface Listed<State, Moves extends object> {
  game: string;
  names: object;
  moves: Moves;
  stateOf(link: string): State;
  cases(moves: Moves): [from: string | State, move: Move<State, never[]>, facts: unknown[], name: string | RegExp][];
  others?: string[];
}

function testList<State, Moves extends object>({
  game,
  names,
  moves,
  stateOf,
  cases,
  others = [],
}: Listed<State, Moves>) {
  describe(`the undo list of ${game} calls`, () => {
    const undoable = Object.entries<object>({ ...(moves as Record<string, object>) })
      .filter((entry): entry is [string, { kind: Kind; id: string }] => "kind" in entry[1])
      .filter(([, { kind }]) => kind !== "display");
    const called = new Map(Object.entries<(move: object) => string>({ ...names }));
    const all = cases(moves);

    for (const [from, move, facts, name] of all)
      test(`${move.id}: ${name}`, () => {
        const before = typeof from === "string" ? stateOf(from) : from;
        const after = move(before, ...(facts as never[]));
        assert.notEqual(after, null);
        // As it comes back after a reload.
        const done = JSON.parse(JSON.stringify(doneBy(move, facts)));
        const said = present(called.get(done.id))({ facts: done.facts, before, after });
        if (typeof name === "string") assert.equal(said, name);
        else assert.match(said, name);
      });

    test("every move by the name that it is exported by", () => {
      for (const [exported, { id }] of undoable) assert.equal(id, exported);
      const tried = [...all.map(([, { id }]) => id), ...others];
      assert.deepEqual(new Set(tried), new Set(undoable.map(([id]) => id)));
      for (const id of others) assert.equal(typeof called.get(id), "function");
    });
  });
}

testList({
  game: "Heckmeck",
  names: heckmeckNames(heckmeck.words),
  moves: { ...heckmeckMoves, ...heckmeckGame, ...heckmeckNewGame, ...heckmeckTable, ...heckmeckGoTo },
  stateOf: heckmeck.stateOf,
  cases: ({ addDie, setCount, removeDie, fillWithTaken, clearRoll, enterRoll, takeFace, ...moves }) => [
    ["taken=5&roll=1", addDie, [2], "Dice: 1 3"],
    ["taken=5&roll=1", setCount, [0, 2], "Dice: 1 1"],
    ["taken=5&roll=13", removeDie, [], "Dice: 1"],
    ["taken=555555&roll=1", fillWithTaken, [], "Dice: 1 5"],
    ["taken=5&roll=1", clearRoll, [], "Cleared the dice"],
    ["taken=555555", enterRoll, [[0, 5]], "Dice: 1 w"],
    ["taken=5&roll=11345ww", takeFace, [0], "The take from 1 1 3 4 5 w w"],
    ["taken=55", moves.editTaken, [4, 1], "Taken dice: 5 5 5"],
    ["taken=5&roll=11", moves.newTurn, [], "New turn"],
    ["taken=5", moves.setDice, [7], "7 dice in the game"],
    ["mode=advice&dice=3&taken=5555", moves.setMode, ["odds"], "New turn"],
    ["taken=5", moves.setBust, ["keeps-total"], "A bust keeps the score"],
    [TABLE, moves.moveTile, [27, 1], "Moved tile 27"],
    [TABLE, moves.moveTile, [36, "out"], "Moved tile 36"],
    [TABLE, moves.rename, [0, "Zoe"], "Renamed Ann to Zoe"],
    [TABLE, moves.setBy, [1, "rule-1"], "Ben: computer: Weak"],
    [`${TABLE}&by=-.rule-1`, moves.setBy, [1, null], "Ben: a person"],
    [TABLE, moves.addPlayer, [], "Added Cleo"],
    [THREE, moves.removePlayer, [0], "Removed Ann"],
    [THREE, moves.removePlayer, [2], "Removed Cleo"],
    [TABLE, moves.moveUp, [1], "New order: Ben, Ann"],
    [TABLE, moves.setToMove, [1], "Ben to move"],
    [TABLE, moves.setRule, ["compulsorySteal", true], "House rules changed"],
    [TABLE, moves.setThrows, ["page"], "Dice rolled by the app"],
    [TABLE, moves.throwDice, [[0, 1, 2, 3, 4, 5, 5, 5]], "Dice: 1 2 3 4 5 w w w"],
    [`${TABLE}&by=-.rule-1`, moves.playPeople, [], "New game"],
    [`${TABLE}&by=-.rule-1`, moves.giveUp, [], "Game given up"],
    [TABLE, moves.playComputer, ["rule-1"], "Play the computer"],
    [afterTurns.state, moves.newGame, [], "New game"],
    [afterTurns.state, moves.goTo, [afterTurns.points[0]], "Went to an earlier turn"],
    [aChoice.state, moves.newTurn, [], "New turn"],
  ],
  // Tried below, with what the solver says.
  others: ["choose"],
});

testList({
  game: "Knucklebones",
  names: knucklebonesNames(knucklebones.words),
  moves: knucklebonesMoves,
  stateOf: knucklebones.stateOf,
  cases: (moves) => [
    [BOARDS, moves.setRoll, [4], "You rolled a four"],
    [`${BOARDS}&roll=4`, moves.setRoll, [4], "Took the die back"],
    [`${BOARDS}&move=theirs`, moves.throwDie, [2], "Opponent rolled a two"],
    [
      `${BOARDS}&roll=5`,
      moves.place,
      [knucklebones.stateOf("mine=---.621.44-&theirs=665.543.211"), knucklebones.logged({ lost: 0 }), 1],
      knucklebones.words.logged(toldOf(knucklebones.logged({ lost: 0 }))),
    ],
    [BOARDS, moves.newGame, [], "New game"],
    [BOARDS, moves.setBy, ["theirs", "best-4"], "Opponent: Computer (Strongest)"],
    [BOARDS, moves.rename, ["theirs", "Tom"], "Name: Tom"],
    [`${BOARDS}&above=Tom`, moves.rename, ["theirs", " "], "No name any more"],
    [BOARDS, moves.setStarts, ["theirs"], "Opponent starts"],
    [BOARDS, moves.setThrows, ["page"], "Dice rolled by the app"],
    [BOARDS, moves.playComputer, ["greedy"], "Play the computer"],
    [`${BOARDS}&by=-.best-4`, moves.playPeople, [], "New game"],
    [`${BOARDS}&by=-.best-4`, moves.giveUp, [], "Game given up"],
    [BOARDS, moves.addDie, ["theirs", 0, 3], "Added a three to the opponent's left column"],
    [BOARDS, moves.removeDie, ["mine", 0, 1], "Removed a die from your left column"],
    [BOARDS, moves.setToMove, ["theirs"], "Opponent to move"],
    [BOARDS, moves.clearBoards, [], "Cleared the boards"],
  ],
});

testList({
  game: "Solitaire Dice",
  names: solitaireNames(solitaire.words),
  moves: solitaireMoves,
  stateOf: solitaire.stateOf,
  cases: (moves) => [
    ["roll=1", moves.addDie, [3], "Roll 1 3"],
    ["roll=1", moves.removeDie, [], "Removed the dice"],
    ["", moves.setRoll, [[1, 3, 4, 4, 5]], "Roll 1 3 4 4 5"],
    [
      "roll=13445",
      moves.mark,
      [{ ...solitaire.stateOf("sheet=7-1.9-1_1-1") }, solitaire.logged()],
      "You rejected 1 and marked 7 and 9.",
    ],
    ["sheet=7-1_", moves.setMarks, ["sums", 5, 3], "Marks on 7: 3"],
    ["sheet=_1-1", moves.setMarks, ["rejects", 0, 2], "Rejects of 1: 2"],
    ["sheet=7-2_1-1&turn=1", moves.newGame, [1], "New game"],
    ["sheet=7-2_1-1&turn=1", moves.playComputer, ["thumb", 1], "Play the computer"],
    ["sheet=7-2_1-1&turn=1&dice=page&seed=5", moves.sameRolls, [], "Same rolls again"],
    ["", moves.addOther, ["thumb"], "Computer (Medium) joined"],
    ["with=thumb", moves.setOther, [0, "advice"], "Advice joined"],
    ["with=thumb", moves.removeOther, [0], "Computer (Medium) left"],
    ["with=thumb", moves.addPerson, ["Ben"], "Ben joined"],
    ["with=person", moves.addPerson, [""], "Player 3 joined"],
    ["with=person+_+Ben", moves.removeOther, [0], "Ben left"],
    ["with=person+_+Ben", moves.rename, [1, "Mia"], "Ben → Mia"],
    [
      "roll=13445&shown=1&with=person+_+Ben",
      moves.mark,
      [{ ...solitaire.stateOf("sheet=7-1.9-1_1-1") }, solitaire.logged({ player: 1 })],
      "Ben: reject 1 with 7+9",
    ],
    ["with=thumb", moves.giveUp, [], "Game given up"],
    ["", moves.setThrows, ["page", 5], "Dice rolled by the app"],
    ["", moves.setOpening, ["different"], "Opening rule: three different"],
    ["", moves.setOpenCost, [150], "Open sums: −150 (easy)"],
  ],
  // They mark right after the player, and are undone with that.
  others: ["markOthers"],
});

testList({
  game: "Tile rummy",
  names: rummikubNames(rummikubWords(createFormats("en"))),
  moves: { ...rummikubMoves, ...rummikubMatch },
  stateOf: rummikub.stateOf,
  cases: (moves) => [
    ["rack=", moves.addToRack, ["r7"], "Red 7 on the rack"],
    ["rack=r7", moves.takeAway, ["r7"], "Red 7 off the rack"],
    ["rack=", moves.addCame, ["k4"], "They played black 4"],
    ["rack=&entry=r1-2&target=set", moves.addToEntry, ["r3"], "Set: red 1, red 2, and red 3"],
    ["rack=&entry=r1-3&target=set", moves.addToEntry, ["b9"], "Set 1: red 1, red 2, and red 3"],
    ["rack=&table=r1-3&target=set", moves.stroke, ["b9", "b11"], "Set 2: blue 9, blue 10, and blue 11"],
    ["rack=&target=set", moves.stroke, ["b9", "b10"], "Set: blue 9 and blue 10"],
    ["rack=", moves.stroke, ["b9", "k9"], "Blue 9 and black 9 on the rack"],
    ["rack=&target=theirs", moves.stroke, ["b9", "k9"], "They played blue 9 and black 9"],
    ["rack=&entry=r1-3&target=set", moves.takeAway, ["r3"], "Set: red 1 and red 2"],
    ["rack=&entry=r1&target=set", moves.takeBack, [], "Set dropped"],
    ["rack=&entry=r1-3", moves.lay, [], "Set 1: red 1, red 2, and red 3"],
    ["rack=&entry=r1.j.j", moves.setKind, ["run"], "Set: red 1, joker, and joker"],
    ["rack=&table=r1-3", moves.pickSet, [0], "Set: red 1, red 2, and red 3"],
    ["rack=&entry=r1", moves.dropEntry, [], "Set dropped"],
    [present(rummikubMoves.pickSet(rummikub.stateOf("rack=&table=r1-3"), 0)), moves.loosen, [], "Loose: 3 tiles"],
    [present(rummikubMoves.pickSet(rummikub.stateOf("rack=&table=r1-3"), 0)), moves.removeSet, [], "Table: 0 sets"],
    ["rack=&loose=k4.k4", moves.pickLoose, [], "Set: black 4 and black 4"],
    ["rack=&table=r1-3_r4-7", moves.mend, [{ set: 1, nth: 0 }, 0], "Tiles moved on the table"],
    ["rack=&loose=r1-3", moves.arrange, [rummikub.sets("r1-3")], "Table: 1 set"],
    ["rack=", moves.setTiles, [rummikub.stateOf("rack=r1-3")], "Tiles entered as text"],
    ["rack=r1", moves.wish, ["r1", "keep", null], "Wishes changed"],
    ["rack=r1&keep=r1", moves.dropWishes, [], "Wishes changed"],
    ["rack=r1.j", moves.mustGo, [["j"]], "Wishes changed"],
    ["rack=r1", moves.tick, [0], "1 step done"],
    ["rack=r1-3", moves.play, [rummikub.sets("r1-3"), [], turn(0, "played", rummikub.tiles("r1-3"))], /^You played /],
    ["rack=r4&table=r1-3", moves.drew, ["b2"], "You drew the blue 2."],
    ["rack=r4&came=r1-3", moves.drew, ["b2", rummikub.sets("r1-3")], "You drew the blue 2."],
    ["rack=r4&came=b2&target=theirs", moves.drewCame, ["b2", null], "You drew the blue 2."],
    [present(rummikubMoves.drew(rummikub.stateOf("rack=r4"), "b2")), moves.cameInstead, [], "They played blue 2"],
    ["rack=&target=theirs", moves.theyDrew, [], "Player 2 drew a tile."],
    ["rack=&came=r1-3", moves.theyPlayed, [rummikub.sets("r1-3")], /^Player 2 played /],
    ["rack=&came=r1-3", moves.theyPlayedLoose, [], /^Player 2 played /],
    ["rack=", moves.setOpened, [true], "You have opened"],
    ["rack=", moves.setRules, [{ jokers: "both" }], "Rules changed"],
    ["rack=r1", moves.setOthers, [[14]], "Tiles of the others"],
    ["rack=r1&table=r1-3", moves.newGame, [], "New game"],
    ["", moves.startGame, [["best"], 0, 1, null], "New game with the computer"],
    [dealt("r1-3", "b1-3"), moves.giveUp, [], "Game given up"],
    [
      dealt("r1-3", "b1-3"),
      moves.layMine,
      [rummikub.sets("r1-3"), turn(0, "played", rummikub.tiles("r1-3"))],
      /^You played /,
    ],
    [dealt("r1-3", "b1-3"), moves.drawTile, [], "You drew the black 1."],
    [realTiles, moves.tellDealt, ["r1"], "A tile for you"],
    [
      present(rummikubMatch.drawTile({ ...realTiles, match: { ...present(realTiles.match), awaitedTile: "" } })),
      moves.tellDrawn,
      ["b2"],
      "You drew the blue 2.",
    ],
    ["", moves.startPuzzle, [{ level: "easy", number: 3 }], "Puzzle 3, easy"],
    [
      rummikubMatch.startPuzzle(rummikub.stateOf(""), { level: "easy", number: 3 }),
      moves.layPuzzle,
      [{ table: rummikub.sets("r1-3"), rack: ["r4"] }],
      "Puzzle 3, easy",
    ],
    [dealt("r1-3", "b1-3"), moves.choose, ["r2", true], "Chosen: red 2"],
    [present(rummikubMatch.choose(dealt("r1-3", "b1-3"), "r2", true)), moves.put, ["new"], "Tiles moved on the table"],
    [dealt("r1-3", "b1-3"), moves.drag, ["r2", "new"], "Tiles moved on the table"],
    [present(rummikubMatch.choose(dealt("r1-3", "b1-3"), "r2", true)), moves.putBack, [], "Put back"],
  ],
  // A computer's move is undone with the player's before it.
  others: ["layTheirs"],
});

test("a choice at Heckmeck's table is called by what was noted of it", () => {
  const { choose } = heckmeckNames(heckmeck.words);
  const before = new Table(["- Ann", "24 Ben"]).roll("5555www1", "5").roll("w111", "w").state;
  const after = new Table(["- Ann", "24 Ben"]).take().state;
  assert.equal(
    choose({ facts: [null, null], before, after }),
    heckmeck.words.logged(toldMove(present(after.moves.at(-1)))),
  );
  assert.match(heckmeck.words.logged(toldMove(present(after.moves.at(-1)))), /25/);
});
