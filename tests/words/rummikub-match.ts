/** Facts for the texts of Tile rummy where the page plays along. */

import { type MatchFacts, solutionFacts } from "../../www/games/rummikub/model/match-facts.ts";
import { PLAYERS } from "../../www/games/rummikub/model/state.ts";
import type { MatchWords as AllWords } from "../../www/games/rummikub/text/en/match.ts";
import type { PlanWords } from "../../www/games/rummikub/text/en/steps.ts";
import type { Words } from "../../www/games/rummikub/text/en/words.ts";
import { COUNTED, EITHER, LISTS, LOGGED, NO_SETS, PUZZLES, SEATS, TILES } from "./rummikub-facts.ts";
import { choices, each, type Facts, grid } from "./told.ts";

const KINDS = [
  "deal",
  "tell",
  "finding",
  "solved",
  "solved-in-part",
  "over",
  "waits",
  "theirs",
  "theirDraw",
  "theirPass",
  "ready",
  "unfinished",
  "goes",
  "not",
  "mine",
  "puzzle",
] as const satisfies MatchFacts["kind"][];

const MATCH_FACTS: MatchFacts[] = grid({ kind: KINDS, seat: SEATS, tiles: [1, 2, 5], of: [2, 14] }).flatMap((facts) =>
  facts.kind === "over"
    ? [[0], [1], [2], [0, 1], [1, 2], [0, 1, 2]].map((winners) => ({ ...facts, winners }))
    : [{ ...facts, winners: [] }],
);

type MatchWords = Omit<AllWords, keyof Words | keyof PlanWords>;

/** Facts of what is said where the page plays along. */
export const match: Facts<MatchWords> = {
  matchHeadline: each(MATCH_FACTS),
  seats: choices([[14], [1, 14], [0, 1, 2]], [0, 1, 1234]),
  puzzleName: each(PUZZLES),
  dealHint: SEATS.map((seat) => [seat, 5, 14]),
  tellHint: each(SEATS),
  tellLine: [[[1]], [[14, 0, 2]]],
  brief: each(LOGGED.filter(({ seat, did }) => did === "played" && seat > 0)),
  mineHint: each(EITHER),
  placeHint: COUNTED,
  handHint: [
    [1, 1],
    [25, 0],
  ],
  notHint: grid({ count: [1, 2], opened: EITHER }).map(({ count, opened }) => [count, opened, 30]),
  moreProblems: [[1], [2], [5]],
  wrong: each([
    ...NO_SETS.map((why) => ({ kind: "no-set" as const, tiles: ["j", "r7", "r9"], why })),
    ...grid({ kind: ["gone", "unknown"] as const, tile: TILES }),
    { kind: "nothing-played" },
    ...grid({ kind: ["touched"] as const, set: [0, 2] }),
    { kind: "opening", worth: 12, needed: 30 },
    ...grid({ kind: ["joker"] as const, rule: ["free", "stands", "locked", "both"] as const }),
  ]),
  layOwn: COUNTED,
  hintOf: [[0], [1], [2], [3], [4]],
  canGo: [
    [1, 14],
    [2, 2],
  ],
  noOpeningNow: [[12, 30]],
  layThis: COUNTED,
  matchTile: grid({ tile: TILES, isChosen: EITHER, goes: EITHER, isDrawn: EITHER }).map(({ tile, ...told }) => [
    tile,
    told,
  ]),
  matchSet: grid({ tiles: LISTS.slice(1), isSet: EITHER, isNew: EITHER, puts: EITHER }).map(({ tiles, ...how }) => [
    2,
    tiles,
    how,
  ]),
  lifted: each(LISTS.slice(1)),
  liftedTile: choices(TILES, EITHER),
  scored: grid({ seat: SEATS, by: [null, ...PLAYERS] }).map(({ seat, by }) => [seat, by]),
  score: [[0], [1], [9], [-9], [1234], [-1234]],
  tally: each(grid({ turns: [1, 5], played: [0, 1, 12], missed: [0, 1, 2] })),
  solved: each(
    grid({ count: [3, 4, 5], cuts: [null, 1, 3], least: [null, 1, 2] }).map(({ count, cuts, least }) =>
      solutionFacts({ tiles: LISTS.at(-1)?.slice(0, count) ?? [], cuts, best: { tiles: 5, points: 15, cuts: least } }),
    ),
  ),
  seatLabel: [[0], [1], [2]],
};
