/** What a first visit offers: where each choice leads, and that each level is a player of the solver's, stronger than the one before. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { heckmeck } from "../../www/games/heckmeck/game.ts";
import * as gameMoves from "../../www/games/heckmeck/model/game-moves.ts";
import * as heckmeckLevels from "../../www/games/heckmeck/model/levels.ts";
import { COMPUTER, YOU } from "../../www/games/heckmeck/model/names.ts";
import { playComputer } from "../../www/games/heckmeck/model/new-game-moves.ts";
import { freshTable, STRATEGIES } from "../../www/games/heckmeck/model/table.ts";
import { rename } from "../../www/games/heckmeck/model/table-moves.ts";
import type { LoggedMove, State, TurnOutcome } from "../../www/games/heckmeck/model/types.ts";
import * as heckmeckStart from "../../www/games/heckmeck/start.ts";
import { adviceWords } from "../../www/games/heckmeck/text/en/advice.ts";
import { words as heckmeckWords } from "../../www/games/heckmeck/text/en/words.ts";
import { knucklebones } from "../../www/games/knucklebones/game.ts";
import * as knucklebonesLevels from "../../www/games/knucklebones/model/levels.ts";
import * as bonesMoves from "../../www/games/knucklebones/model/moves.ts";
import { PLAYERS as BONES_PLAYERS } from "../../www/games/knucklebones/model/seats.ts";
import * as knucklebonesStart from "../../www/games/knucklebones/start.ts";
import { rummikub } from "../../www/games/rummikub/game.ts";
import * as rummikubLevels from "../../www/games/rummikub/model/levels.ts";
import { PLAYERS as TILE_PLAYERS } from "../../www/games/rummikub/model/state.ts";
import * as rummikubStart from "../../www/games/rummikub/start.ts";
import { solitaireDice } from "../../www/games/solitaire-dice/game.ts";
import { AVERAGES } from "../../www/games/solitaire-dice/model/averages.ts";
import * as sheetLevels from "../../www/games/solitaire-dice/model/levels.ts";
import { PLAYERS as SHEET_PLAYERS } from "../../www/games/solitaire-dice/model/players.ts";
import * as solitaireDiceStart from "../../www/games/solitaire-dice/start.ts";
import type { AnyPage, Move, Start } from "../../www/shell/game/contract.ts";
import { LEVELS, type UsualLevel } from "../../www/shell/model/levels.ts";
import { partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { assertEach } from "./asserts.ts";
import { answersOf, moduleOf } from "./built.ts";
import { logged } from "./knucklebones.ts";

/** What the tests ask of a game. */
interface AnyGame {
  initial(): object;
  words(formats: ReturnType<typeof createFormats>): object;
  anew(page: AnyPage): { run(): void };
  link: { write(state: object): [string, string][] };
}

/** A page on which choices are made: its state, and the dialogs and places that were asked for. */
class Visit {
  readonly asked: string[] = [];
  /** Whether another game has begun, which is recorded by a name of its own. */
  isAnother = false;
  readonly #game: AnyGame;
  readonly #start: Start<AnyPage>;
  readonly #solver: object;
  state: object;

  constructor(game: object, start: object, solver: object = {}) {
    this.#game = game as AnyGame;
    this.#start = start as Start<AnyPage>;
    this.#solver = solver;
    this.state = this.#game.initial();
  }

  get page() {
    return partOf<AnyPage>({
      state: this.state,
      words: this.#game.words(createFormats("en")),
      answers: answersOf(this.#solver),
      act: (move: Move<object, unknown[]>, ...facts: unknown[]) => {
        this.state = present(move(this.state, ...facts));
        this.isAnother ||= move.begins === true;
        return true;
      },
      open: (name: string | null) => this.asked.push(`dialog ${name}`),
      goTo: (place: string) => this.asked.push(`place ${place}`),
      shell: {},
    } as object);
  }

  get keys() {
    return this.#start.choices(this.page).map(({ key }) => key);
  }

  async choose(key: string) {
    await present(this.#start.choices(this.page).find((choice) => choice.key === key)).run();
    return this;
  }

  async play(level: (typeof LEVELS)[number]) {
    await this.#start.computer(this.page).play(level);
    assert.ok(this.isAnother);
    return this;
  }

  /** What the button in the header does, with no dice and tiles left of the game before. */
  anew() {
    this.#game.anew(this.page).run();
    return this;
  }

  get strengths() {
    const { strengths } = this.#start.computer(this.page);
    return LEVELS.flatMap((level) => strengths[level] ?? []);
  }

  /** A part of the link. */
  told(...keys: string[]) {
    const link = new URLSearchParams(this.#game.link.write(this.state));
    return keys.map((key) => link.getAll(key).join());
  }
}

describe("a first visit leads", () => {
  test("in Heckmeck to a table, its players first, to the computer or to odds", async () => {
    const visit = () => new Visit(heckmeck, heckmeckStart);
    assert.deepEqual(visit().keys, ["score", "computer", "odds"]);
    const scored = await visit().choose("score");
    assert.deepEqual([...scored.told("mode", "by"), ...scored.asked], ["advice", "", "dialog players"]);
    assert.deepEqual((await visit().choose("computer")).asked, ["dialog computer"]);
    assert.deepEqual((await visit().choose("odds")).told("mode"), [""]);
  });

  test("in Knucklebones to who plays, to the computer or to setting up", async () => {
    const visit = () => new Visit(knucklebones, knucklebonesStart);
    assert.deepEqual(visit().keys, ["follow", "computer", "set-up"]);
    const followed = await visit().choose("follow");
    assert.deepEqual([...followed.told("move", "by"), ...followed.asked], ["", "", "dialog players"]);
    const against = await visit().play("weak");
    assert.deepEqual((await against.choose("follow")).told("by", "dice"), ["", ""]);
    assert.deepEqual((await visit().choose("computer")).asked, ["dialog computer"]);
    assert.equal(((await visit().choose("set-up")).state as { mode: string }).mode, "setup");
  });

  test("in Solitaire Dice to paper, to dice of the page or to others", async () => {
    const visit = () => new Visit(solitaireDice, solitaireDiceStart);
    assert.deepEqual(visit().keys, ["paper", "thrown", "computer"]);
    assert.deepEqual((await visit().choose("paper")).told("dice"), [""]);
    assert.deepEqual((await visit().choose("thrown")).told("dice"), ["page"]);
    assert.deepEqual((await visit().choose("computer")).asked, ["dialog computer"]);
  });

  test("in Tile rummy to the rack, to the computer or to a puzzle", async () => {
    const visit = () => new Visit(rummikub, rummikubStart);
    assert.deepEqual(visit().keys, ["rack", "computer", "puzzle"]);
    assert.deepEqual((await visit().choose("rack")).asked, ["place next"]);
    assert.deepEqual((await visit().choose("computer")).asked, ["dialog computer"]);
    assert.deepEqual((await visit().choose("puzzle")).asked, ["dialog puzzle"]);
  });
});

describe("a level begins a game", () => {
  const usual = LEVELS.filter((level): level is UsualLevel => level !== "very-strong");
  for (const level of usual) {
    test(`of Heckmeck, of you and the computer, with dice of the page: ${level}`, async () => {
      const visit = await new Visit(heckmeck, heckmeckStart).play(level);
      const by = heckmeckLevels.PLAYER_AT[level];
      assert.deepEqual(visit.told("mode", "throws", "player", "by"), ["advice", "page", "- _0,- _8", `-.${by}`]);
      assert.ok(STRATEGIES.includes(by));
    });

    test(`of Knucklebones, on empty boards: ${level}`, async () => {
      const visit = new Visit(knucklebones, knucklebonesStart);
      visit.state = { ...visit.state, mine: [[6], [], []], moves: [{}] };
      const by = knucklebonesLevels.PLAYER_AT[level];
      assert.deepEqual((await visit.play(level)).told("mine", "by", "dice"), ["---.---.---", `-.${by}`, "page"]);
      assert.ok(BONES_PLAYERS.includes(by));
    });

    test(`of Tile rummy, dealt by the page: ${level}`, async () => {
      const visit = await new Visit(rummikub, rummikubStart, await moduleOf("rummikub")).play(level);
      const { match, rack } = visit.state as ReturnType<typeof rummikub.initial>;
      const by = rummikubLevels.PLAYER_AT[level];
      assert.deepEqual([match?.players, match?.hands[0].length, rack.length], [[by], 14, 14]);
      assert.ok(TILE_PLAYERS.includes(by));
    });
  }

  for (const level of LEVELS) {
    test(`of Solitaire Dice, with one other on an empty sheet: ${level}`, async () => {
      const visit = await new Visit(solitaireDice, solitaireDiceStart).play(level);
      const by = sheetLevels.PLAYER_AT[level];
      assert.deepEqual(visit.told("with", "dice"), [`${by} _`, "page"]);
      assert.ok(SHEET_PLAYERS.includes(by));
    });
  }
});

const GAMES: [object, object][] = [
  [heckmeck, heckmeckStart],
  [knucklebones, knucklebonesStart],
  [solitaireDice, solitaireDiceStart],
  [rummikub, rummikubStart],
];

test("the button for a new game begins another one, in a match against the computer as well", async () => {
  const solver = await moduleOf("rummikub");
  for (const [game, start] of GAMES) {
    const visit = await new Visit(game, start, solver).play("strongest");
    visit.isAnother = false;
    assert.ok(visit.anew().isAnother);
  }
  assert.ok(new Visit(rummikub, rummikubStart).anew().isAnother);
});

test("each level says how strong it is, and is stronger than the one before", () => {
  for (const { WINS } of [heckmeckLevels, knucklebonesLevels, rummikubLevels])
    assert.ok(WINS.weak < WINS.medium && WINS.medium < WINS.strong && WINS.strong < 50);
  const averages = LEVELS.map((level) => AVERAGES[sheetLevels.PLAYER_AT[level]]);
  assert.deepEqual(
    averages,
    averages.toSorted((one, other) => one - other),
  );
  for (const [game, start] of GAMES) {
    const strengths = new Visit(game, start).strengths;
    const isSheet = game === solitaireDice;
    assert.equal(strengths.length, isSheet ? 5 : 4);
    for (const text of isSheet ? strengths : strengths.slice(0, 3)) assert.ok(/\d/.test(text), String(strengths));
    if (!isSheet) assert.match(strengths[3], /strongest here/);
  }
});

test("to score one's own game leads to a table of people, also from one of the computer's", async () => {
  const visit = new Visit(heckmeck, heckmeckStart);
  const { table } = (await visit.choose("score")).state as State;
  assert.deepEqual([table.names, visit.asked], [[1, 2], ["dialog players"]]);

  const against = (state: State) => playComputer(state, "rule-5");
  const scored = async (state: State) => {
    visit.state = state;
    return (await visit.choose("score")).state as State;
  };
  const begun = against(heckmeck.initial());
  const played = { ...begun, moves: [partOf<LoggedMove>({ player: 0 })], table: { ...begun.table, grill: [21] } };
  const now = await scored(played);
  assert.deepEqual([now.mode, now.throws, now.moves, now.table], ["advice", "typed", [], freshTable()]);

  // Names of one's own stay.
  const named = against(present(rename(present(rename(heckmeck.initial(), 0, "Mia")), 1, "Tom")));
  assert.deepEqual((await scored(named)).table.names, ["Mia", "Tom"]);
  assert.ok((await scored(named)).table.seats.every(({ by }) => by === null));

  // A game of people goes on.
  const people = { ...heckmeck.initial(), table: { ...freshTable(), grill: [21] } };
  assert.deepEqual((await scored(people)).table, people.table);
});

describe("who begins the next game", () => {
  test("of Heckmeck is the one after who began the last", async () => {
    const { newGame } = gameMoves;
    const state = { ...heckmeck.initial(), table: { ...freshTable(["A", "B", "C"]), toMove: 1 } };
    const played = (player: number) => ({ ...state, moves: [partOf<LoggedMove>({ player })] });
    assertEach([0, 1, 2], (player) => newGame(played(player))?.table.toMove, [1, 2, 0]);
    assert.equal(newGame(state)?.table.toMove, 1, "whoever was chosen to begin does");
  });

  test("of Knucklebones is the other side, unless it was chosen", async () => {
    const begins = (starts: "mine" | "theirs", side?: "mine" | "theirs") => {
      const moves = side ? [logged({ side })] : [];
      const { toMove } = present(bonesMoves.newGame({ ...knucklebones.initial(), starts, moves }));
      return toMove;
    };
    assert.deepEqual([begins("mine", "mine"), begins("theirs", "theirs")], ["theirs", "mine"]);
    assert.deepEqual([begins("theirs"), begins("theirs", "mine")], ["theirs", "theirs"]);
  });
});

const ROLLING = { does: "roll", key: "roll", value: 0, remaining: 2, bustChance: 0 } as const;

test("whoever plays the computer is spoken to", () => {
  const words = adviceWords(heckmeckWords(createFormats("en")));
  const turnEnd: TurnOutcome = { won: 25, from: YOU, back: null, out: [] };
  const failed: TurnOutcome = { ...turnEnd, won: null, from: null };
  for (const [said, text] of [
    [words.turnOf(YOU), "Your turn"],
    [words.turnEndBy(YOU, { ...turnEnd, from: COMPUTER }), "You steal 25 from Computer"],
    [words.turnEndBy(COMPUTER, turnEnd), "Computer steals 25 from you"],
    [words.turnEndDone(COMPUTER, turnEnd), "Computer stole tile 25 from you."],
    [words.turnEndBy(YOU, { ...failed, back: 25 }), "You fail (25 goes back)"],
    [words.recordTyped(YOU), "Tap the tile you win, or enter the dice."],
    [words.failButton(YOU, failed), "✕ You fail (no tile is lost)"],
    [words.bustOf(YOU), "Bust: you can't take any of these dice"],
    [words.yourChoice(YOU), "Your choice"],
    [words.adviceFor(YOU, "win"), "Your chance to win"],
    [
      words.dissent(ROLLING, { name: YOU, lead: "ahead", by: 1, tiles: 3 }),
      "For the most worms: roll 2 dice. But you are 1 worm ahead with 3 tiles left.",
    ],
    [words.winner({ kind: "won", winner: YOU, worms: 2, level: [], highest: 25 })[0], "You win with 2 worms."],
  ])
    assert.equal(said, text);
  assert.equal(words.turnOf("Ann"), "Ann's turn");
  assert.equal(words.turnEndBy("Ann", turnEnd), "Ann steals 25 from you");
});
