// What is done where the page plays along, and needs the solver's answer or chance.

import { askOn } from "../../shell/game/ask.ts";
import { newSeed } from "../../shell/model/chance.ts";
import type { Page } from "./actions.ts";
import * as match from "./model/match.ts";
import { isMine, isTheirs } from "./model/match-analysis.ts";
import { loggedMoveOf } from "./model/move-log.ts";
import { chosenOf, pilesOf } from "./model/piles.ts";
import { setsAfter, tableSetAs } from "./model/plan.ts";
import { inOrder, tableSet } from "./model/sets.ts";
import { countOf, isJoker, written } from "./model/tiles.ts";
import type {
  DropPlace,
  LoggedMove,
  Match,
  RummikubMove,
  RummikubStrategy,
  Solver,
  Spot,
  State,
  TableSet,
  Tile,
  TileSource,
} from "./model/types.ts";

// ---- The player's move ----

/** The best turn: the strongest player's in a game, of a puzzle the most tiles. */
const bestOf = ({ state, analysis }: Page): LoggedMove["best"] => {
  if (!analysis?.answer) return undefined;
  const move = analysis.answer.move;
  const best = { tiles: move?.tiles ?? 0, points: move?.points ?? 0, cuts: move?.cuts ?? null, play: move?.play ?? [] };
  return state.match ? { ...best, jokers: move?.play.filter(isJoker).length ?? 0 } : best;
};

/** The sets that lie there only after a move. */
function builtOf(before: TableSet[], after: TableSet[]): Tile[][] {
  const left = before.map(({ tiles }) => written(tiles));
  return after
    .map(({ tiles }) => tiles)
    .filter((tiles) => {
      const at = left.indexOf(written(tiles));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
}

/** The table that the player has made by hand, if it can stay so. */
function madeByHand({ state, analysis }: Page): { table: TableSet[]; logged: LoggedMove } | null {
  const judged = analysis?.match?.judged;
  if (!judged || judged.problems.length > 0 || state.play.length > 0) return null;
  const table = pilesOf(state).flatMap((tiles) => {
    const set = tableSet(tiles);
    return set ? [inOrder(set)] : [];
  });
  const { points, cuts } = judged;
  return { table, logged: { seat: 0, did: "played", tiles: chosenOf(state), points, cuts, opens: !state.opened } };
}

const madeBySolver = (move: RummikubMove): { table: TableSet[]; logged: LoggedMove } => ({
  table: setsAfter(move),
  logged: loggedMoveOf(move),
});

/** The move that the player can make now: the table made by hand, or the tiles chosen as the solver lays them. */
export function ownMove(page: Page) {
  const tried = page.analysis?.match?.tried?.move;
  return madeByHand(page) ?? (tried ? madeBySolver(tried) : null);
}

function layFound(page: Page, found: { table: TableSet[]; logged: LoggedMove } | null) {
  if (!found) return;
  const best = bestOf(page);
  const built = builtOf(page.state.table.sets, found.table);
  page.act(match.layMine, found.table, { ...found.logged, built, ...(best && { best }) });
}

/** Lays what the player has chosen. */
export const layOwn = (page: Page) => layFound(page, ownMove(page));

/** Lays what the solver has found. */
export function layBest(page: Page) {
  const move = page.analysis?.plan?.move;
  layFound(page, move ? madeBySolver(move) : null);
}

/** The player draws, or passes, once it is known that the game goes on. */
export function drawOwn(page: Page) {
  if (page.analysis && isMine(page) && !page.state.puzzle) page.act(match.drawTile, bestOf(page));
}

/** A set of the table is tapped: what was chosen goes there, or it is opened. */
export const tapSet = ({ state, act }: Page, set: number) =>
  match.hasChosen(state) ? act(match.put, set) : act(match.lift, set);

/** What is done with a tile that is dragged. */
export const dragWith =
  ({ act }: Page) =>
  (what: Tile | Spot, place: DropPlace) =>
    act(match.drag, what, place);

/** A tile of the rack is tapped. */
export const tapRack = ({ act }: Page, tile: Tile, isWanted: boolean) => act(match.choose, tile, isWanted);

/** A real tile is told. */
export function tell(page: Page, tile: Tile) {
  const { state, act } = page;
  if (state.match?.awaitedTile === "deal") act(match.tellDealt, tile);
  else act(match.tellDrawn, tile, state.toMove === 0 ? bestOf(page) : undefined);
}

/** A key chooses a tile of the rack, or gives one up where all of them are chosen. */
export function chooseByKey({ state, act }: Page, tile: Tile) {
  const left = countOf(state.rack, tile) - countOf(chosenOf(state), tile);
  act(match.choose, tile, left > 0);
}

// ---- The computer's ----

/** Whether there is something that the computer does without a person. */
export const canStep = (page: Page) =>
  isTheirs(page) ? Boolean(page.analysis?.match?.decided) : Boolean(page.analysis?.match?.puzzle);

/** The computer's next step, if it has one. */
export function stepOfComputer(page: Page) {
  const { state, analysis, actFor } = page;
  const { decided = null, puzzle = null } = analysis?.match ?? {};
  if (puzzle) actFor(match.layPuzzle, puzzle);
  else if (decided === "draw") actFor(match.drawTile);
  else if (decided) {
    const table = decided.sets.map(tableSetAs);
    const built = builtOf(state.table.sets, table);
    actFor(match.layTheirs, setsAfter(decided), { ...loggedMoveOf(decided), seat: state.toMove, built });
  }
}

// ---- Games and puzzles ----

/** A new game against these players; tells whether it could be dealt. */
export function startGame(page: Page, opponents: RummikubStrategy[], starts: number, tileSource: TileSource) {
  const seed = newSeed();
  const players = (opponents.length + 1) as 2 | 3 | 4;
  const deal = tileSource === "page" ? askOn<Solver>(page)("dealRummikub", { players, seed }) : null;
  return (deal || tileSource === "typed") && page.act(match.startGame, opponents, starts, seed, deal);
}

/** Who begins the next game: the one after who began the last, or the same where nobody has moved. */
const nextToStart = ({ moves }: State, { players, starts }: Match) =>
  moves.length > 0 ? (starts + 1) % (players.length + 1) : starts;

/** The same again: a new game against the same players, or the next puzzle. */
export function startAnew(page: Page) {
  const { puzzle, match: last } = page.state;
  if (puzzle) page.act(match.startPuzzle, { ...puzzle, number: puzzle.number + 1 });
  else if (last) startGame(page, last.players, nextToStart(page.state, last), last.tileSource);
}
