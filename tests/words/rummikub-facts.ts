/** Facts for the texts of Tile rummy: counts, tiles, moves, and steps of plans. */

import type {
  Carried,
  Kind,
  LoggedMove,
  Lying,
  Place,
  PlacedTile,
  Plan,
  PlannedSet,
  RummikubMove,
  Step,
  Take,
  Tile,
  Why,
  WhyNoSet,
} from "../../www/games/rummikub/model/types.ts";
import { each, grid } from "./told.ts";

export const COUNTS = [0, 1, 2, 5, 1234];

export const COUNTED = each(COUNTS);

/** One of each colour, and the joker. */
export const TILES: Tile[] = ["r1", "b5", "k10", "o13", "j"];

export const EITHER = [false, true];

/** Lists of tiles, from none to a full run. */
export const LISTS: Tile[][] = [
  [],
  ["b7"],
  ["j"],
  ["r7", "j"],
  ["j", "j"],
  ["r5", "b5", "k5"],
  ["r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "r13"],
];

/** The player, and the others. */
export const SEATS = [0, 1, 2, 3];

/** Games against the computer's players: none, one of a level, two, and three, one of which has no level. */
export const OPPONENTS = [[], ["best"], ["simple", "jokers"], ["tiles", "random", "best"]];

const BESTS: LoggedMove["best"][] = [
  undefined,
  { tiles: 0, points: 0, cuts: null },
  { tiles: 1, points: 7, cuts: 0 },
  { tiles: 3, points: 15, cuts: 2 },
  { tiles: 0, points: 0, cuts: null, jokers: 0 },
  { tiles: 1, points: 7, cuts: 0, jokers: 0 },
  { tiles: 3, points: 15, cuts: 2, jokers: 1 },
];

const played = grid({
  seat: SEATS.slice(0, 3),
  did: ["played"] as const,
  tiles: [["b7"], ["r5", "b5", "j"]],
  points: [null, 1, 25],
  cuts: [null, 2],
  opens: [false, true],
  best: BESTS,
});

const others = grid({
  seat: SEATS.slice(0, 3),
  did: ["drew", "passed"] as const,
  tiles: [[], ["o13"], ["j"]],
  points: [null],
  cuts: [null],
  opens: [false],
  best: BESTS,
});

/** Turns of every kind. */
export const LOGGED = [...played, ...others].filter(
  ({ seat, did, tiles }) => did === "played" || tiles.length === 0 || (did === "drew" && seat === 0),
) as LoggedMove[];

// ---- What lies on the table ----

/** A tile by its name; "j:r7" is a joker that stands for a red 7. */
export function carried(text: string): Carried {
  const [tile, as = tile] = text.split(":");
  return { tile, as };
}

export const lying = (text: string, kind: Lying["kind"], same = 1, isExact = false): Lying => ({
  tiles: text.split(" ").map(carried),
  kind,
  same,
  isExact,
});

const RUNS = [
  "r5",
  "b4 b5",
  "k4 k5 k6",
  "o4 j:o5 o6",
  "r4 j:r5 j:r6 r7",
  "k4 k6 k7",
  "o3 j:o5 o6 o9",
  "b3 j:b4 b6 j:b7",
];
const GROUPS = ["r5 b5", "k5", "o5 j", "r5 j j", "r5 b5 k5", "r5 b5 j", "r5 b5 k5 o5"];

/** What is named on the table, each alone and as one of several. */
export const HEAPS: Lying[] = [
  lying("r5 b7 j", "loose"),
  ...["j", "j j"].flatMap((text) => [1, 2].map((same) => lying(text, "run", same))),
  ...(
    [
      ["run", RUNS],
      ["group", GROUPS],
    ] as const
  ).flatMap(([kind, texts]) =>
    grid({ text: texts, same: [1, 2, 3, 4, 5], isExact: [false, true] }).map(({ text, same, isExact }) =>
      lying(text, kind, same, isExact),
    ),
  ),
];

const FEW_HEAPS = [
  lying("r5 b7 j", "loose"),
  lying("j", "run"),
  lying("k4 k5 k6", "run", 2),
  lying("o4 j:o5 o6", "run", 1, true),
  lying("o4 j:o5 o6", "run"),
  lying("r5 b5 k5", "group"),
  lying("r5 b5 j", "group", 1, true),
];

// ---- Steps ----

const placed = (text: string, from: PlacedTile["from"]): PlacedTile => ({ ...carried(text), from });

export const planned = (text: string, kind: Kind, from: PlacedTile["from"] = "rack"): PlannedSet => ({
  kind,
  tiles: text.split(" ").map((tile) => placed(tile, from)),
  was: null,
  change: "new",
});

const take = (text: string, from: Lying, isWhole = false): Take => ({
  tiles: text === "" ? [] : text.split(" ").map(carried),
  from,
  isWhole,
  leaves: [],
});

const TAKES: Take[][] = [
  [],
  ...FEW_HEAPS.map((from) => [take("k4", from)]),
  ...FEW_HEAPS.map((from) => [take("k4 k5", from, true)]),
  [take("j:o5", lying("o4 j:o5 o6", "run"))],
  [take("j:o5 o6", lying("o4 j:o5 o6", "run"))],
  [take("j j", lying("r5 j j", "group"))],
  [take("r7", lying("r7 r8 r9", "run")), take("j", lying("j", "run"), true)],
];

const OWN = ["", "r7", "j:r8", "j", "j j", "r6 r7 j:r8", "r5 b5 j", "r5 b5 k5", "r3 r4 r5 b9"];

const stepsOf = (choices: { [Key in keyof Step]?: Step[Key][] }): Step[] =>
  grid({
    nth: [0],
    set: [planned("r7 r8 r9", "run"), planned("r7 b7 k7", "group")],
    to: [null],
    part: [null],
    takes: [[]],
    own: [[]],
    frees: [0],
    shifts: [[]],
    ...choices,
  } as { [Key in keyof Step]: Step[Key][] });

const own = OWN.map((text) => (text === "" ? [] : text.split(" ").map(carried)));
const few = [own[0], own[1], own[2]];
const shifts = [[], [carried("j:r8")], [carried("j:r8"), carried("j:b9")]];

/** Steps of every kind: laid anew, put to a whole set, and to a part of one. */
export const STEPS: Step[] = [
  ...stepsOf({ takes: TAKES, own }),
  ...stepsOf({ to: FEW_HEAPS, takes: TAKES.slice(0, 3), own: few, frees: [0, 1, 2], shifts }),
  ...stepsOf({ to: HEAPS, own: [own[1]] }),
  ...stepsOf({ to: [lying("o4 j:o5 o6", "run")], takes: TAKES, own: few }),
  ...[lying("r4 r5 r6", "run"), lying("r6 r7 r8", "run"), lying("r7 j:r8", "run", 2, true)].flatMap((part) =>
    stepsOf({
      to: [lying("r4 r5 r6 r7 r8", "run"), lying("r4 r5 r6 r7 j:r8", "run", 2)],
      part: [part],
      own: few,
      shifts,
    }),
  ),
];

// ---- Moves and plans ----

export const move = (told: Partial<RummikubMove> = {}): RummikubMove => ({
  tiles: 3,
  points: 15,
  cuts: 0,
  opening: null,
  play: ["r5", "b5", "k5"],
  rest: ["o1"],
  wins: false,
  sets: [],
  steps: [],
  ...told,
});

/** Plans by how many sets stay, get tiles, and are taken apart. */
export const PLANS: Plan[] = grid({ stays: [0, 1, 2], added: [0, 1, 2], apart: [0, 1, 2], cuts: [null, 0, 1, 2] }).map(
  ({ stays, added, apart, cuts }) => ({
    move: move({
      cuts,
      sets: Array.from({ length: added }, () => ({ ...planned("r7 r8 r9", "run"), change: "added" as const })),
    }),
    table: [],
    stays: Array.from({ length: stays }, (_, nth) => nth),
    apart,
  }),
);

// ---- What can't be, and puzzles ----

const PLACES: Place[] = ["rack", "loose", "came", "entry", 0, 11];

/** Why something can't be. */
export const WHYS: Why[] = [
  ...(
    [
      "few",
      "mixed",
      "end",
      "many",
      "jokers",
      "looseJoker",
      "jokersTogether",
      "noSets",
      "notOwn",
      "stroke",
    ] as const satisfies Why["name"][]
  ).map((name) => ({ name })),
  ...grid({ name: ["order", "colour", "joker", "none"] as const, tile: TILES }),
  ...grid({
    name: ["used"] as const,
    tile: TILES,
    places: [[], ["rack"], ["rack", "rack"], ...PLACES.map((place) => ["rack", place]), ...each(PLACES), [3, 3]],
  } as { name: ["used"]; tile: string[]; places: Place[][] }),
];

const NAMES_OF_NO_SET = ["few", "mixed", "end", "order", "colour", "many", "jokers"];

/** Why tiles are no set. */
export const NO_SETS = WHYS.filter((why): why is WhyNoSet => NAMES_OF_NO_SET.includes(why.name));

export const PUZZLES = grid({ level: ["easy", "medium", "hard"] as const, number: [1, 1234] });
