// What can be done where the page plays along: against the computer's players, or with a puzzle. What is a move the
// solver says.

import { begin, display, edit, input, step } from "../../../shell/game/moves.ts";
import { at } from "../../../shell/model/at.ts";
import { isSame } from "../../../shell/model/same.ts";
import { joinedPile, laidByHand, pilesOf, rackLeft, tileAt } from "./piles.ts";
import { toDealTo } from "./score.ts";
import { cleared, isLeft, placesOf, poolSize, settled } from "./state.ts";
import { holds, sorted, without } from "./tiles.ts";
import type {
  DropPlace,
  LoggedMove,
  Match,
  Puzzle,
  PuzzlePosition,
  RummikubStrategy,
  Spot,
  State,
  TableSet,
  Tile,
} from "./types.ts";

/** Nothing chosen, and the table as it lies. */
const untouched: Pick<State, "work" | "play" | "keep" | "done"> = { work: null, play: [], keep: [], done: [] };

// ---- Games ----

/**
 * A new game. `deal` has the racks in the order in which the players move, and what is face down; without it real tiles
 * are drawn and told.
 */
export const startGame = begin(
  "startGame",
  (
    state: State,
    players: RummikubStrategy[],
    starts: number,
    seed: number,
    deal: { racks: Tile[][]; pool: Tile[] } | null,
  ): State => {
    const seats = players.length + 1;
    const [rack = [], ...hands] = Array.from({ length: seats }, (_, seat) =>
      sorted(deal?.racks[(seat - starts + seats) % seats] ?? []),
    );
    return {
      ...cleared(state),
      rack,
      others: hands.map(({ length }) => length),
      toMove: starts,
      match: {
        players,
        hands,
        haveOpened: players.map(() => false),
        pool: deal?.pool ?? [],
        tileSource: deal ? "page" : "typed",
        awaitedTile: deal ? "" : "deal",
        starts,
        seed,
        passes: 0,
        isGivenUp: false,
      },
      nextGame: { ...state.nextGame, opponents: players },
    };
  },
);

/** A turn is over. */
function turned(state: State, logged: LoggedMove, what: Partial<State>): State {
  const next = { ...settled(state), ...untouched, ...what };
  const { match } = next;
  const others = match?.hands.map(({ length }) => length) ?? [];
  return {
    ...next,
    match: match && { ...match, passes: logged.did === "passed" ? match.passes + 1 : 0 },
    others,
    moves: [...state.moves, logged],
    toMove: (logged.seat + 1) % (others.length + 1),
  };
}

/** The player's move is made. */
export const layMine = step("layMine", (state: State, sets: TableSet[], logged: LoggedMove) =>
  state.toMove === 0 && holds(state.rack, logged.tiles)
    ? turned(state, logged, {
        rack: without(state.rack, logged.tiles),
        table: { ...state.table, sets },
        opened: true,
      })
    : null,
);

/** A computer's player has made its move. */
export const layTheirs = step("layTheirs", (state: State, sets: TableSet[], logged: LoggedMove) => {
  const { match, table } = state;
  const nth = state.toMove - 1;
  const hand = match?.hands[nth];
  if (!match || !hand || !holds(hand, logged.tiles)) return null;
  const hands = match.hands.with(nth, without(hand, logged.tiles));
  const haveOpened = match.haveOpened.with(nth, true);
  return turned(state, logged, { table: { ...table, sets }, match: { ...match, hands, haveOpened } });
});

/** The racks after a tile has gone to one of them. */
const dealtTo = (rack: Tile[], match: Match, seat: number, tile: Tile): { rack: Tile[]; match: Match } =>
  seat === 0
    ? { rack: sorted([...rack, tile]), match }
    : { rack, match: { ...match, hands: match.hands.with(seat - 1, sorted([...at(match.hands, seat - 1), tile])) } };

const noMove = (seat: number, did: LoggedMove["did"], tiles: Tile[], best: LoggedMove["best"]): LoggedMove => {
  const logged = { seat, did, tiles, points: null, cuts: null, opens: false };
  return best ? { ...logged, best } : logged;
};

/** Whoever is at turn draws a tile, or passes where there is none. `best`: what the player could have played. */
export const drawTile = step("drawTile", (state: State, best?: LoggedMove["best"]): State | null => {
  const { toMove, match } = state;
  if (!match) return null;
  if (poolSize(state) === 0) return turned(state, noMove(toMove, "passed", [], best), {});
  if (match.tileSource === "typed")
    return { ...settled(state), ...untouched, match: { ...match, awaitedTile: "draw" } };
  const [tile, ...pool] = match.pool;
  return tile ? drawn(state, { ...match, pool }, tile, best) : null;
});

const drawn = (state: State, match: Match, tile: Tile, best: LoggedMove["best"]) =>
  // What the others draw is hidden.
  turned(
    state,
    noMove(state.toMove, "drew", state.toMove === 0 ? [tile] : [], best),
    dealtTo(state.rack, match, state.toMove, tile),
  );

const usedUp = (state: State, tile: Tile): State => ({
  ...state,
  typed: "",
  cursor: tile,
  refused: { name: "used", tile, places: placesOf(state, tile) },
});

/** A real tile of the first racks is told: for the first one that is not full. */
export const tellDealt = edit("tellDealt", (state: State, tile: Tile): State | null => {
  if (state.match?.awaitedTile !== "deal") return null;
  if (!isLeft(state, tile)) return usedUp(state, tile);
  const { rack, match } = dealtTo(state.rack, state.match, toDealTo(state), tile);
  const next = { ...settled(state), rack, match, others: match.hands.map(({ length }) => length), cursor: tile };
  return toDealTo(next) < 0 ? { ...next, match: { ...match, awaitedTile: "" } } : next;
});

/** The real tile is told that was drawn. */
export const tellDrawn = step("tellDrawn", (state: State, tile: Tile, best: LoggedMove["best"]) => {
  const { match } = state;
  if (match?.awaitedTile !== "draw") return null;
  if (!isLeft(state, tile)) return usedUp(state, tile);
  return drawn({ ...state, cursor: tile }, { ...match, awaitedTile: "" }, tile, best);
});

/** Whether there is a game that can be given up: one whose racks are dealt, as long as it goes on. */
export const canGiveUp = ({ match }: State) => match !== null && !match.isGivenUp && match.awaitedTile !== "deal";

/** The player gives the game up. */
export const giveUp = step("giveUp", (state: State) =>
  state.match && canGiveUp(state)
    ? { ...settled(state), ...untouched, match: { ...state.match, awaitedTile: "" as const, isGivenUp: true } }
    : null,
);

// ---- Puzzles ----

/** A puzzle is wanted. */
export const startPuzzle = begin("startPuzzle", (state: State, puzzle: Puzzle) => ({
  ...cleared(state),
  puzzle,
  nextPuzzle: { ...puzzle, number: puzzle.number + 1 },
}));

/** The position of the puzzle is found. */
export const layPuzzle = input("layPuzzle", (state: State, { table, rack }: PuzzlePosition) =>
  isPuzzleEmpty(state) ? { ...state, rack: sorted(rack), table: { ...state.table, sets: table }, opened: true } : null,
);

/** Whether the position of a puzzle is still to be found. */
export const isPuzzleEmpty = ({ puzzle, rack, table }: State) =>
  puzzle !== null && rack.length + table.sets.length === 0;

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
export const put = input("put", (state: State, place: DropPlace) => {
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
    table.sets.map((set) => set.tiles),
  );
  const { asked } = state;
  return { ...settled(state), asked, work: isAsBefore ? null : piles, play: place === "rack" ? play : [] };
});

/**
 * A tile is dragged: one of the rack, with all others that are chosen if it is itself, or one of the table. What else was chosen stays so.
 */
export const drag = input("drag", (state: State, what: Tile | Spot, place: DropPlace) => {
  const ofRack = typeof what === "string";
  if (ofRack && !holds(rackLeft(state), [what])) return null;
  const chosen = ofRack && state.play.includes(what) ? state.play : [what].filter((one) => typeof one === "string");
  const next = put({ ...state, play: chosen, picked: ofRack ? [] : [what] }, place);
  if (next?.refused) return { ...state, dropAt: null, refused: next.refused };
  return next && { ...next, play: without(state.play, chosen) };
});

/** The table lies as before, and all own tiles are on the rack. */
export const putBack = input("putBack", (state: State) =>
  state.work === null && !hasChosen(state) ? null : { ...settled(state), ...untouched, asked: state.asked },
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
