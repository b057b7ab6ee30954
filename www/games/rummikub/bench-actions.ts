// What is done where the page plays along, and needs the solver's answer or chance.

import { askOn } from "../../shell/ask.js";
import { newSeed } from "../../shell/chance.js";
import * as bench from "./model/bench.js";
import { isMine, isTheirs } from "./model/bench-look.js";
import { chosenOf, pilesOf } from "./model/piles.js";
import { lainAs, setsAfter } from "./model/plan.js";
import { noteOf } from "./model/record.js";
import { inOrder, lain } from "./model/sets.js";
import { countOf, written } from "./model/tiles.js";

/** @typedef {import("./actions.js").Page} Page */
/** @typedef {import("./model/types.d.ts").Tile} Tile */
/** @typedef {import("./model/types.d.ts").Lain} Lain */
/** @typedef {import("./model/types.d.ts").Note} Note */
/** @typedef {import("./model/types.d.ts").RummikubMove} RummikubMove */

// ---- The player's move ----

/** What the player could have played at most. @param {Page} page @returns {Note["best"]} */
const bestOf = ({ seen }) => {
  const move = seen?.answer?.move;
  return seen?.answer ? { tiles: move?.tiles ?? 0, points: move?.points ?? 0, cuts: move?.cuts ?? null } : undefined;
};

/** The sets that lie there only after a move. @param {Lain[]} before @param {Lain[]} after @returns {Tile[][]} */
function builtOf(before, after) {
  const left = before.map(({ tiles }) => written(tiles));
  return after
    .map(({ tiles }) => tiles)
    .filter((tiles) => {
      const at = left.indexOf(written(tiles));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
}

/** The table that the player has made by hand, if it can stay so. @param {Page} page @returns {{ table: Lain[], note: Note } | null} */
function madeByHand({ state, seen }) {
  const judged = seen?.bench?.judged;
  if (!judged || judged.problems.length > 0 || state.play.length > 0) return null;
  const table = pilesOf(state).flatMap((tiles) => {
    const set = lain(tiles);
    return set ? [inOrder(set)] : [];
  });
  const { points, cuts } = judged;
  return { table, note: { by: 0, did: "played", tiles: chosenOf(state), points, cuts, opens: !state.opened } };
}

/** @param {RummikubMove} move @returns {{ table: Lain[], note: Note }} */
const madeBySolver = (move) => ({ table: setsAfter(move), note: noteOf(move) });

/** The move that the player can make now: the table made by hand, or the tiles chosen as the solver lays them. @param {Page} page */
export function ownMove(page) {
  const tried = page.seen?.bench?.tried?.move;
  return madeByHand(page) ?? (tried ? madeBySolver(tried) : null);
}

/** @param {Page} page @param {{ table: Lain[], note: Note } | null} found */
function layFound(page, found) {
  if (!found) return;
  const best = bestOf(page);
  const built = builtOf(page.state.table, found.table);
  page.act(bench.layMine, found.table, { ...found.note, built, ...(best && { best }) });
}

/** Lays what the player has chosen. @param {Page} page */
export const layOwn = (page) => layFound(page, ownMove(page));

/** Lays what the solver has found. @param {Page} page */
export function layBest(page) {
  const move = page.seen?.plan?.move;
  layFound(page, move ? madeBySolver(move) : null);
}

/** The player draws, or passes, once it is known that the game goes on. @param {Page} page */
export function drawOwn(page) {
  if (page.seen && isMine(page) && !page.state.puzzle) page.act(bench.drawTile, bestOf(page));
}

/** A set of the table is tapped: what was chosen goes there, or it is opened. @param {Page} page @param {number} set */
export const tapSet = ({ state, act }, set) => (bench.hasChosen(state) ? act(bench.put, set) : act(bench.lift, set));

/** A tile of the rack is tapped. @param {Page} page @param {Tile} tile @param {boolean} isWanted */
export const tapRack = ({ act }, tile, isWanted) => act(bench.choose, tile, isWanted);

/** A real tile is told. @param {Page} page @param {Tile} tile */
export function tell(page, tile) {
  const { state, act } = page;
  if (state.tell === "deal") act(bench.tellDealt, tile);
  else act(bench.tellDrawn, tile, state.turn === 0 ? bestOf(page) : undefined);
}

/** A key chooses a tile of the rack, or gives one up where all of them are chosen. @param {Page} page @param {Tile} tile */
export function chooseByKey({ state, act }, tile) {
  const left = countOf(state.rack, tile) - countOf(chosenOf(state), tile);
  act(bench.choose, tile, left > 0);
}

// ---- The computer's ----

/** Whether there is something that the computer does without a person. @param {Page} page */
export const canStep = (page) =>
  isTheirs(page) ? Boolean(page.seen?.bench?.decided) : Boolean(page.seen?.bench?.puzzle);

/** The computer's next step, if it has one. @param {Page} page */
export function stepOfComputer(page) {
  const { state, seen, actFor } = page;
  const { decided = null, puzzle = null } = seen?.bench ?? {};
  if (puzzle) actFor(bench.layPuzzle, puzzle);
  else if (decided === "draw") actFor(bench.drawTile);
  else if (decided) {
    const table = decided.sets.map(lainAs);
    const built = builtOf(state.table, table);
    actFor(bench.layTheirs, setsAfter(decided), { ...noteOf(decided), by: state.turn, built });
  }
}

// ---- Games and puzzles ----

/** A new game against these players; tells whether it could be dealt. @param {Page} page @param {string[]} by @param {number} starts @param {"page" | "typed"} bag */
export function startGame(page, by, starts, bag) {
  const seed = newSeed();
  const deal = bag === "page" ? askOn(page)("dealRummikub", { players: by.length + 1, seed }) : null;
  return (deal || bag === "typed") && page.act(bench.startGame, by, starts, seed, deal);
}

/** The same again: a new game against the same players, or the next puzzle. @param {Page} page */
export function startAnew(page) {
  const { puzzle, by, starts, bag } = page.state;
  if (puzzle) page.act(bench.startPuzzle, { ...puzzle, number: puzzle.number + 1 });
  else startGame(page, by, starts, bag);
}
