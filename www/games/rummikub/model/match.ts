// What can be done where the page plays along: against the computer's players, or with a puzzle. What is a move the
// solver says.

import { display, input, setup, step } from "../../../shell/moves.ts";
import { isSame } from "../../../shell/same.ts";
import { joinedPile, laidByHand, pilesOf, rackLeft, tileAt } from "./piles.ts";
import { toDealTo } from "./score.ts";
import { initial, isLeft, placesOf, poolSize, preferences, settled } from "./state.ts";
import { holds, sorted, without } from "./tiles.ts";
import type { LoggedMove, Puzzle, PuzzlePosition, Spot, State, TableSet, Tile } from "./types.ts";

/** Nothing chosen, and the table as it lies. */
const untouched: Pick<State, "work" | "play" | "keep" | "done"> = { work: null, play: [], keep: [], done: [] };

/** An empty table, by the same rules and with the same preferences. */
const cleared = (state: State): State => {
  const { opening, playOn, jokers, jokerPoints, tab } = state;
  const { begins, nextBag } = state;
  return { ...initial(), opening, playOn, jokers, jokerPoints, tab, ...preferences(state), begins, nextBag };
};

// ---- Games ----

/**
 * A new game. `deal` has the racks in the order in which the players move, and what is face down; without it real tiles
 * are drawn and told.
 */
export const startGame = step(
  "startGame",
  (state: State, by: string[], starts: number, seed: number, deal: { racks: Tile[][]; pool: Tile[] } | null) => {
    const players = by.length + 1;
    const [rack, ...hands] = Array.from({ length: players }, (_, seat) =>
      sorted(deal?.racks[(seat - starts + players) % players] ?? []),
    );
    return {
      ...cleared(state),
      by,
      rivals: by,
      rack,
      hands,
      others: hands.map(({ length }) => length),
      theyOpened: by.map(() => false),
      pool: deal?.pool ?? [],
      bag: (deal ? "page" : "typed") as State["bag"],
      tell: (deal ? "" : "deal") as State["tell"],
      starts,
      turn: starts,
      seed,
    };
  },
);

/** A turn is over. */
function turned(state: State, logged: LoggedMove, what: Partial<State>): State {
  const { by } = logged;
  const hands = what.hands ?? state.hands;
  return {
    ...state,
    ...settled,
    ...untouched,
    ...what,
    hands,
    others: hands.map(({ length }) => length),
    moves: [...state.moves, logged],
    turn: (by + 1) % (state.by.length + 1),
    passes: logged.did === "passed" ? state.passes + 1 : 0,
  };
}

/** The player's move is made. */
export const layMine = step("layMine", (state: State, table: TableSet[], logged: LoggedMove) =>
  state.turn === 0 && holds(state.rack, logged.tiles)
    ? turned(state, logged, { table, rack: without(state.rack, logged.tiles), opened: true })
    : null,
);

/** A computer's player has made its move. */
export const layTheirs = step("layTheirs", (state: State, table: TableSet[], logged: LoggedMove) => {
  const nth = state.turn - 1;
  if (nth < 0 || !holds(state.hands[nth], logged.tiles)) return null;
  const hands = state.hands.with(nth, without(state.hands[nth], logged.tiles));
  return turned(state, logged, { table, hands, theyOpened: state.theyOpened.with(nth, true) });
});

const dealtTo = ({ rack, hands }: State, seat: number, tile: Tile): Pick<State, "rack" | "hands"> =>
  seat === 0
    ? { rack: sorted([...rack, tile]), hands }
    : { rack, hands: hands.with(seat - 1, sorted([...hands[seat - 1], tile])) };

const noMove = (by: number, did: LoggedMove["did"], tiles: Tile[], best: LoggedMove["best"]): LoggedMove => {
  const logged = { by, did, tiles, points: null, cuts: null, opens: false };
  return best ? { ...logged, best } : logged;
};

/** Whoever is at turn draws a tile, or passes where there is none. `best`: what the player could have played. */
export const drawTile = step("drawTile", (state: State, best?: LoggedMove["best"]) => {
  const { turn, pool, bag } = state;
  if (poolSize(state) === 0) return turned(state, noMove(turn, "passed", [], best), {});
  if (bag === "typed") return { ...state, ...settled, ...untouched, tell: "draw" as const };
  const [tile, ...rest] = pool;
  return drawn(state, tile, best, { pool: rest });
});

const drawn = (state: State, tile: Tile, best: LoggedMove["best"], what: Partial<State>) =>
  // What the others draw is hidden.
  turned(state, noMove(state.turn, "drew", state.turn === 0 ? [tile] : [], best), {
    ...dealtTo(state, state.turn, tile),
    ...what,
  });

const usedUp = (state: State, tile: Tile): State => ({
  ...state,
  typed: "",
  cursor: tile,
  refused: { name: "used", tile, places: placesOf(state, tile) },
});

/** A real tile of the first racks is told: for the first one that is not full. */
export const tellDealt = setup("tellDealt", (state: State, tile: Tile) => {
  if (state.tell !== "deal") return null;
  if (!isLeft(state, tile)) return usedUp(state, tile);
  const next = { ...state, ...settled, ...dealtTo(state, toDealTo(state), tile), cursor: tile };
  const others = next.hands.map(({ length }) => length);
  return { ...next, others, tell: (toDealTo(next) < 0 ? "" : "deal") as State["tell"] };
});

/** The real tile is told that was drawn. */
export const tellDrawn = step("tellDrawn", (state: State, tile: Tile, best: LoggedMove["best"]) => {
  if (state.tell !== "draw") return null;
  return isLeft(state, tile) ? drawn({ ...state, cursor: tile }, tile, best, { tell: "" }) : usedUp(state, tile);
});

// ---- Puzzles ----

/** A puzzle is wanted. */
export const startPuzzle = step("startPuzzle", (state: State, puzzle: Puzzle) => ({
  ...cleared(state),
  puzzle,
  level: puzzle.level,
  number: puzzle.number + 1,
}));

/** The position of the puzzle is found. */
export const layPuzzle = input("layPuzzle", (state: State, { table, rack }: PuzzlePosition) =>
  isPuzzleEmpty(state) ? { ...state, table, rack: sorted(rack), opened: true } : null,
);

/** Whether the position of a puzzle is still to be found. */
export const isPuzzleEmpty = ({ puzzle, rack, table }: State) => puzzle !== null && rack.length + table.length === 0;

// ---- The player's move ----

/** A tile of the rack that shall go, or not any more. */
export const choose = input("choose", (state: State, tile: Tile, isWanted: boolean) => {
  const play = isWanted ? sorted([...state.play, tile]) : without(state.play, [tile]);
  return holds(rackLeft(state), play) ? { ...state, refused: null, play } : null;
});

/** Whether something is chosen that can be put somewhere. */
export const hasChosen = ({ play, picked }: State) => play.length + picked.length > 0;

export const isPicked = (picked: Spot[], spot: Spot) => picked.some((one) => isSame(one, spot));

/**
 * What was chosen is put to a set of the table, to a new one, or back to the rack, where only the player's own
 * tiles may go.
 */
export const put = input("put", (state: State, place: number | "new" | "rack") => {
  const { play, picked, table } = state;
  const before = pilesOf(state);
  const taken = picked.flatMap((spot) => tileAt(before, spot) ?? []);
  const tiles = place === "rack" ? taken : [...taken, ...play];
  if (tiles.length === 0) return null;
  if (place === "rack" && !holds(laidByHand(state), taken)) return { ...state, refused: { name: "notOwn" } as const };
  const left = before.map((pile, set) => pile.filter((_, nth) => !isPicked(picked, { set, nth })));
  const piles = left
    .map((pile, nth) => (nth === place ? joinedPile(pile, tiles) : pile))
    .concat(place === "new" ? [joinedPile([], tiles)] : [])
    .filter(({ length }) => length > 0);
  const isAsBefore = isSame(
    piles,
    table.map((set) => set.tiles),
  );
  const { asked } = state;
  return { ...state, ...settled, asked, work: isAsBefore ? null : piles, play: place === "rack" ? play : [] };
});

/** The table lies as before, and all own tiles are on the rack. */
export const putBack = input("putBack", (state: State) =>
  state.work === null && !hasChosen(state) ? null : { ...state, ...settled, ...untouched, asked: state.asked },
);

/** Opens a set, so that its tiles can be tapped, or closes it. */
export const lift = display((state: State, set: number | null) => ({
  ...state,
  refused: null,
  lifted: state.lifted === set ? null : set,
  picked: [],
}));

/** Picks a tile of the table, or not any more. */
export const pick = display((state: State, spot: Spot) => ({
  ...state,
  refused: null,
  picked: isPicked(state.picked, spot) ? state.picked.filter((one) => !isSame(one, spot)) : [...state.picked, spot],
}));
