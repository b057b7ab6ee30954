/** Facts for the texts of Tile rummy where the page plays along. */

import type { MatchFacts } from "../../www/games/rummikub/model/match-facts.ts";
import type { MatchWords as AllWords } from "../../www/games/rummikub/text/en/match.ts";
import type { Words } from "../../www/games/rummikub/text/en/words.ts";
import { COUNTED, EITHER, each, LISTS, LOGGED, move, PUZZLES, SEATS, TILES, WHYS } from "./rummikub-facts.ts";
import { type Facts, grid } from "./told.ts";

const KINDS = [
  "deal",
  "tell",
  "finding",
  "solved",
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

type MatchWords = Omit<AllWords, keyof Words>;

/** Facts of what is said where the page plays along. */
export const match: Facts<MatchWords> = {
  matchHeadline: each(MATCH_FACTS),
  seats: grid({ counts: [[14], [1, 14], [0, 1, 2]], pool: [0, 1, 1234] }).map(({ counts, pool }) => [counts, pool]),
  puzzleName: each(PUZZLES),
  dealHint: SEATS.map((seat) => [seat, 5, 14]),
  tellHint: each(SEATS),
  tellLine: [[[0]], [[1]], [[14, 0, 2]]],
  brief: each(LOGGED),
  mineHint: each(EITHER),
  placeHint: COUNTED,
  worthOf: each([0, 1, 3, null].map((cuts) => move({ cuts, points: 1 }))),
  handHint: [
    [1, 1],
    [25, 0],
  ],
  notHint: grid({ count: [1, 2], opened: EITHER }).map(({ count, opened }) => [count, opened, 30]),
  moreProblems: COUNTED,
  wrongSet: WHYS.filter(({ name }) => ["few", "mixed", "end", "order", "colour", "many"].includes(name)).map((why) => [
    ["j", "r7", "r9"],
    why,
  ]),
  wrongTable: [
    ["nothing came from the rack"],
    ["set 3 of the table was used; before the opening no set of the table may be"],
    ["the opening is worth 12 of 30"],
    ["a joker was used against the rule"],
    [
      "a joker of the table neither stays a tile that it stood for, nor does that tile lie on the table now in its place",
    ],
    ["a set with a joker was taken apart, and the tile that the joker stood for did not come from the rack"],
    ["a set with a joker was taken apart, and not all tiles that its jokers stood for came from the rack"],
  ],
  layOwn: COUNTED,
  hintOf: [[0], [1], [2], [3], [4]],
  canGo: [
    [1, 14],
    [2, 2],
  ],
  noOpeningNow: [[12, 30]],
  layThis: COUNTED,
  matchTile: grid({ tile: TILES, isChosen: EITHER, goes: EITHER }).map(({ tile, isChosen, goes }) => [
    tile,
    isChosen,
    goes,
  ]),
  matchSet: grid({ tiles: LISTS.slice(1), isSet: EITHER, isNew: EITHER, puts: EITHER }).map(({ tiles, ...how }) => [
    2,
    tiles,
    how,
  ]),
  lifted: each(LISTS.slice(1)),
  liftedTile: grid({ tile: TILES, isPicked: EITHER }).map(({ tile, isPicked }) => [tile, isPicked]),
  results: [[{ left: [0, 9], scores: [9, -9], winners: [0] }], [{ left: [1, 1234], scores: [0, 0], winners: [0, 1] }]],
  tally: each(grid({ turns: [0, 1, 5], played: [0, 1, 12], possible: [12], fewer: [0, 1, 2] })),
  solved: each(grid({ tiles: [3, 4, 5], of: [5], cuts: [null, 1, 3], least: [null, 1, 2] })),
  seatLabel: [[0], [1], [2]],
};
