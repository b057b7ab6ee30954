/** What games among the same players come to, evening by evening; and how that is told. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { heckmeck as heckmeckGame } from "../../www/games/heckmeck/game.ts";
import type { Analysis as HeckmeckAnalysis } from "../../www/games/heckmeck/model/analysis.ts";
import { resultOf as heckmeck } from "../../www/games/heckmeck/model/decided.ts";
import type { State as HeckmeckState } from "../../www/games/heckmeck/model/types.ts";
import { knucklebones as knucklebonesGame } from "../../www/games/knucklebones/game.ts";
import { resultOf as knucklebones } from "../../www/games/knucklebones/model/decided.ts";
import type { State as Boards, Analysis as BoardsAnalysis } from "../../www/games/knucklebones/model/types.ts";
import { rummikub as rummikubGame } from "../../www/games/rummikub/game.ts";
import { resultOf as rummikub } from "../../www/games/rummikub/model/decided.ts";
import type { State as Racks, Analysis as RacksAnalysis } from "../../www/games/rummikub/model/types.ts";
import { solitaireDice as solitaireDiceGame } from "../../www/games/solitaire-dice/game.ts";
import { resultOf as solitaireDice } from "../../www/games/solitaire-dice/model/decided.ts";
import type { Analysis as SheetAnalysis, State as SheetState } from "../../www/games/solitaire-dice/model/types.ts";
import type { GameResult, PlayedGame, PlayerResult } from "../../www/shell/game/records/types.ts";
import { eveningsOf as namedEveningsOf } from "../../www/shell/pages/evenings/evenings.ts";
import { piecesOf } from "../../www/shell/pages/evenings/picture.ts";
import { type Counted, eveningsView, type Shown } from "../../www/shell/pages/evenings/view.ts";
import { eveningsWords } from "../../www/shell/text/en/evenings.ts";
import { mistyped, partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { assertEach } from "./asserts.ts";
import { plainText } from "./template.ts";

const words = eveningsWords(createFormats("en"));
const HOUR = 60 * 60 * 1000;
const EIGHT = new Date(2026, 10, 28, 20).getTime();

const player = (name: string, won: number, score: number | null, luck: number | null = null): PlayerResult => ({
  ...{ name, by: null, won, score, luck },
});

/** A game that ended so many hours after eight in the evening. */
const game = (hours: number, players: PlayerResult[], began: number | null = 0): PlayedGame => ({
  ...{ id: `heckmeck ${hours}`, game: "heckmeck", at: EIGHT + hours * HOUR, players, own: null, began },
});

const won = (name: string, hours: number) =>
  game(hours, [player("Ann", Number(name === "Ann"), 10), player("Ben", Number(name === "Ben"), 4)]);

/** Of games whose players have been named. */
const eveningsOf = (games: PlayedGame[]) => namedEveningsOf(games, ({ name }) => String(name));

const names = (games: PlayedGame[]) =>
  eveningsOf(games).map(({ games, standings }) => [games.length, ...standings.map(({ name }) => name)].join(" "));

test("players whom a file has from elsewhere have names in every game", () => {
  const stranger = { ...player("", 1, null), name: 99 };
  const formats = createFormats("en");
  const told = (by: string | null) => [
    heckmeckGame.pages.evenings?.nameOf(heckmeckGame.words(formats), { ...stranger, by }),
    knucklebonesGame.pages.evenings?.nameOf(knucklebonesGame.words(formats), { ...stranger, by }),
    rummikubGame.pages.evenings?.nameOf(rummikubGame.words(formats), { ...stranger, by }),
    solitaireDiceGame.pages.evenings?.nameOf(solitaireDiceGame.words(formats), { ...stranger, by }),
  ];
  assert.deepEqual(told(null), ["99", "Opponent", "Player 100", "Player 100"]);
  assert.deepEqual(told("another"), ["99", "Computer", "Player 100", "another"]);
});

describe("an evening", () => {
  test("adds up wins, scores and luck, whatever the order of the seats", () => {
    const [{ games, ...evening }, ...others] = eveningsOf([
      game(0, [player("Ann", 1, 12, 0.25), player("Ben", 0, 8, -0.25)]),
      game(1, [player("Ben", 0.5, 10, 0.5), player("Ann", 0.5, 10, -0.5)]),
      game(2, [player("Ann", 1, 15, 0.125), player("Ben", 0, 3, -0.125)]),
    ]);
    assert.deepEqual(others, []);
    assert.deepEqual(evening, {
      from: EIGHT,
      to: EIGHT + 2 * HOUR,
      standings: [
        { name: "Ann", wins: 2.5, score: 37, luck: -0.125 },
        { name: "Ben", wins: 0.5, score: 21, luck: 0.125 },
      ],
      next: "Ben",
    });
    assertEach(games, ({ id, players }) => `${id}: ${players.map(({ name, score }) => `${name} ${score}`)}`, [
      "heckmeck 0: Ann 12,Ben 8",
      "heckmeck 1: Ben 10,Ann 10",
      "heckmeck 2: Ann 15,Ben 3",
    ]);
  });

  test("knows no luck and no score where one of its games knows none", () => {
    const [{ standings }] = eveningsOf([
      game(0, [player("Ann", 1, 12, 0.25), player("Ben", 0, 8, -0.25)]),
      game(1, [player("Ann", 1, 12, null), player("Ben", 0, null, -0.25)]),
    ]);
    assertEach(standings, ({ score, luck }) => [score, luck], [
      [24, null],
      [null, -0.5],
    ]);
  });

  test("is ranked by wins, then by the score; three thirds of a win are one", () => {
    const third = (hours: number) =>
      game(hours, [player("Ann", 1 / 3, 5), player("Ben", 1 / 3, 7), player("Cleo", 1 / 3, 6)]);
    const [{ standings }] = eveningsOf([
      ...[0, 1, 2].map(third),
      game(3, [player("Ann", 1, 1), player("Ben", 0, 1), player("Cleo", 0, 1)]),
    ]);
    assertEach(standings, ({ name, wins, score }) => [name, wins, score], [
      ["Ann", 2, 16],
      ["Ben", 1, 22],
      ["Cleo", 1, 19],
    ]);
  });

  test("ends where the next game comes six hours later, and goes on over midnight", () => {
    const games = [won("Ann", 0), won("Ann", 5.9), won("Ben", 11.8), won("Ben", 17.8)];
    assert.deepEqual(names(games.reverse()), ["1 Ben Ann", "3 Ann Ben"]);
  });

  test("is of the same players only; others in between are an evening of their own", () => {
    const three = game(1, [player("Ann", 0, 1), player("Ben", 0, 2), player("Cleo", 1, 3)]);
    assert.deepEqual(names([won("Ann", 0), three, won("Ann", 2)]), ["2 Ann Ben", "1 Cleo Ben Ann"]);
  });

  test("tells apart two who are called alike", () => {
    const alike = (hours: number) => game(hours, [player("Simple", 1, 9), player("Simple", 0, 2)]);
    const [{ standings }] = eveningsOf([alike(0), alike(1)]);
    assertEach(standings, ({ wins, score }) => [wins, score], [
      [2, 18],
      [0, 4],
    ]);
  });

  test("has names without what would turn the text around them", () => {
    const [{ games, standings }] = eveningsOf([
      won("Ann", 0),
      game(1, [player("A\u202Enn\n", 1, 1), player("Ben", 0, 1)]),
    ]);
    assert.deepEqual([games.length, standings[0].name], [2, "Ann"]);
  });
});

describe("the next to start", () => {
  const three = (began: number | null) =>
    eveningsOf([game(0, [player("Ann", 0, 1), player("Ben", 0, 2), player("Cleo", 1, 3)], began)])[0].next;

  test("sits after the one who began the last game", () => {
    assert.deepEqual([0, 1, 2].map(three), ["Ben", "Cleo", "Ann"]);
  });

  test("is nobody where all play at once, and where somebody plays alone", () => {
    assert.equal(three(null), null);
    assert.equal(eveningsOf([game(0, [player("Ann", 1, 200)])])[0].next, null);
  });

  test("is reckoned from what each game keeps", () => {
    const ends: (GameResult | null)[] = [
      heckmeck({
        state: partOf<HeckmeckState>({
          moves: mistyped([{ player: 1, roll: null, steps: [] }]),
          table: { names: ["Ann", 2, 3], seats: mistyped([{ by: null }, { by: null }, { by: null }]) },
        }),
        analysis: partOf<HeckmeckAnalysis>({ table: { over: true, standing: { worms: [3, 4, 0], leaders: [1] } } }),
      }),
      knucklebones({
        state: partOf<Boards>({
          ...{ seats: { mine: null, theirs: null }, names: { mine: "", theirs: "Tom" } },
          moves: mistyped([{ side: "theirs", lost: 0, choices: [] }]),
          mine: [],
          theirs: [],
        }),
        analysis: partOf<BoardsAnalysis>({ over: "win", scores: { mine: { total: 20 }, theirs: { total: 12 } } }),
      }),
      rummikub({
        state: partOf<Racks>({ match: { players: ["tiles", "best"], starts: 2 } }),
        analysis: partOf<RacksAnalysis>({ match: { over: { winners: [0], scores: [30, -10, -20] } } }),
      }),
      solitaireDice({
        state: partOf<SheetState>({
          rejects: [8, 5, 5, 0, 0, 0],
          others: [],
          isGivenUp: true,
          moves: mistyped([{ player: 1 }]),
        }),
        analysis: partOf<SheetAnalysis>({ sheets: mistyped([{ score: 200 }]) }),
      }),
    ];
    assertEach(ends, (end) => present(end).began, [1, 1, 2, null]);
    // No words: they are those of the language in which an evening is looked at.
    assertEach(ends, (end) => present(end).players.map(({ name }) => name), [
      ["Ann", 2, 3],
      [0, "Tom"],
      [0, 1, 2],
      [0],
    ]);
  });
});

const WORMS: Counted = { sum: "worms", luck: "wins" };
const POINTS: Counted = { sum: "points", luck: "points" };

const shown = (counted: Counted): Shown => ({
  ...{ counted, words, told: null },
  acts: { shareText: () => {}, sharePicture: () => {}, deleteGame: () => {} },
});

describe("what is said", () => {
  const games = [
    game(0, [player("Ann", 1, 12, 0.25), player("Ben", 0, 8, -0.25)]),
    game(1, [player("Ben", 1, 1, 0.5), player("Ann", 0, 29, -0.5)]),
    game(30, [player("Ben", 1, 1), player("Ann", 0, 29)]),
  ];

  test("is a line for whoever was not there", () => {
    const line = { at: EIGHT, game: "Heckmeck", games: 5, sum: "worms" as const };
    const players = [
      { name: "Ann", wins: 3, score: 41 },
      { name: "Ben", wins: 1, score: 1 },
    ];
    assert.match(
      words.line({ ...line, players }),
      /^Sat,? 28 Nov, Heckmeck, 5 games: Ann 3 wins, 41 worms · Ben 1 win, 1 worm$/,
    );
    const alone = [{ name: "You", wins: null, score: 612 }];
    assert.match(words.line({ ...line, games: 1, sum: "points", players: alone }), /Heckmeck, 1 game: You 612 points$/);
    const noScore = [{ name: "Ann", wins: 2.5, score: null }];
    assert.match(words.line({ ...line, players: noScore }), /: Ann 2\.5 wins$/);
  });

  test("is a table for each evening, the latest first", () => {
    const text = plainText(eveningsView(eveningsOf(games), shown(WORMS)));
    const [latest, earlier] = text.split("Earlier evenings");
    assert.match(
      latest,
      /30 November 2026 1 game 02:00 · Ben 1 · Ann 29 Delete Player ?Wins ?Worms Ben ?1 ?1 Ann ?0 ?29 Next to start: Ann/,
    );
    assert.doesNotMatch(latest, /Luck/);
    assert.match(earlier, /28 November 2026 2 games · Ann and Ben 2 games 20:00 · Ann 12 · Ben 8 Delete 21:00 · Ben 1/);
    assert.match(earlier, /Ann ?1 ?41 ?−0\.3 Ben ?1 ?9 ?\+0\.3 Luck: /);
  });

  test("is by the day: who else played then is below the same date, and said", () => {
    const three = (hours: number) => game(hours, [player("Ann", 0, 1), player("Ben", 0, 2), player("Cleo", 1, 3)]);
    const days = [...games, three(29), three(2)];
    const text = plainText(eveningsView(eveningsOf(days), shown(WORMS)));
    assert.deepEqual(text.match(/\d+ November/g), ["30 November", "28 November"]);
    const [latest, earlier] = text.split("Earlier evenings");
    assert.match(latest, /2026 1 game · Ben and Ann 02:00 · .* 1 game · Cleo, Ben,? and Ann 01:00 · Cleo 3/);
    assert.match(earlier, /28 November 2026 1 game · Cleo, Ben,? and Ann 2 games · Ann and Ben 1 game · Cleo/);
  });

  test("has no wins where somebody plays alone, and luck of those of whom it is known", () => {
    const alone = plainText(eveningsView(eveningsOf([game(0, [player("You", 1, 612, 20)], null)]), shown(POINTS)));
    assert.match(alone, /Player ?Points ?Luck You ?612 ?\+20/);
    assert.doesNotMatch(alone, /Wins|Next to start/);
    const two = eveningsOf([game(0, [player("You", 1, 612, 20), player("Best", 0, 300)], null)]);
    assert.match(plainText(eveningsView(two, shown(POINTS))), /Best ?0 ?300 ?– ?not known/);
  });

  test("is what will be added up where there is nothing yet", () => {
    assert.equal(plainText(eveningsView([], shown(WORMS))), `${words.empty} ${words.back}`);
  });

  test("is drawn on a picture as well", () => {
    const [, evening] = eveningsOf(games);
    const pieces = piecesOf(evening, WORMS, words);
    const texts = pieces.flatMap((piece) => (piece.kind === "text" ? [piece] : []));
    const told = "Player Wins Worms Luck Ann 1 41 −0.3 Ben 1 9 +0.3";
    assertEach(texts, ({ text }) => text, told.split(" "));
    // Each stands in its line, with room to the next one.
    const line = texts.slice(4, 8);
    assert.equal(new Set(line.map(({ y }) => y)).size, 1);
    const ends = line.map(({ x, width, align }) => (align === "end" ? [x - width, x] : [x, x + width]));
    for (const [nth, [start]] of ends.slice(1).entries()) assert.ok(start >= ends[nth][1], `column ${nth + 1}`);
  });
});
