// What the moves of the undo list are called.

import type { Undoable, UndoNames } from "../../shell/game/contract.ts";
import { at } from "../../shell/model/at.ts";
import { without } from "./model/tiles.ts";
import type { RackChange, State, Tile } from "./model/types.ts";
import { dialogWords } from "./text/en/dialogs.ts";
import { type Words, words as wordsOf } from "./text/en/words.ts";

type Moves = typeof import("./model/moves.ts") &
  typeof import("./model/further-moves.ts") &
  typeof import("./model/match.ts");

type Move = Undoable<State>;

/** More tiles than this are not named. */
const FEW = 3;

function rackChange(more: Tile[], less: Tile[]): RackChange {
  if (more.length + less.length > FEW) return { kind: "many" };
  return more.length > 0 ? { kind: "on", tiles: more } : { kind: "off", tiles: less };
}

export function namesOf(words: Words): UndoNames<Moves, State> {
  const { undo: names } = dialogWords(words);
  /** The names where the page plays along: against these players. */
  const against = ({ match }: State) =>
    match ? dialogWords(wordsOf(words.formats, match.players.length)).undo : names;
  const noted = ({ after }: Move) => against(after).logged(at(after.moves, after.moves.length - 1));
  const rack = ({ before, after }: Move) =>
    names.rack(rackChange(without(after.rack, before.rack), without(before.rack, after.rack)));
  const loose = ({ after }: Move) => names.loose(after.table.loose.length);
  const came = ({ after }: Move) => names.came(after.table.came);
  const entry = ({ after }: Move) => names.entry(after.table.entry.tiles);
  const table = ({ after }: Move) => names.table(after.table.sets.length);
  /** The set that is new among those on the table, or changed there; else what is being entered. */
  const laid = (move: Move) => {
    const [was, now] = [move.before.table.sets, move.after.table.sets];
    const nth = now.findLastIndex(({ tiles }, nth) => tiles.join() !== was[nth]?.tiles.join());
    return nth < 0 ? entry(move) : names.laid(nth, at(now, nth).tiles);
  };
  /** A tile that goes from where taps go. */
  const taken = (move: Move) => {
    const { before, after } = move;
    if (before.rack.length > after.rack.length) return rack(move);
    return before.table.came.length > after.table.came.length ? came(move) : entry(move);
  };
  return {
    // Tile by tile, and in sets
    addToRack: rack,
    addCame: came,
    addToEntry: laid,
    stroke: (move) => {
      const { before, after } = move;
      if (before.rack.length !== after.rack.length) return rack(move);
      return before.table.came.length === after.table.came.length ? laid(move) : came(move);
    },
    takeAway: taken,
    takeBack: taken,
    lay: (move) => {
      const [was, { sets }] = [move.before.table, move.after.table];
      if (sets.length < was.sets.length) return table(move);
      const nth = was.entry.at ?? sets.length - 1;
      return names.laid(nth, at(sets, nth).tiles);
    },
    removeSet: table,
    setKind: entry,
    pickSet: entry,
    dropEntry: entry,
    loosen: loose,
    pickLoose: entry,
    mend: () => names.moved,
    arrange: table,
    setTiles: () => names.typed,

    // What is wished
    wish: () => names.wishes,
    mustGo: () => names.wishes,
    dropWishes: () => names.wishes,
    tick: ({ after }) => names.ticked(after.done.length),

    // Turns
    play: noted,
    drew: noted,
    drewCame: noted,
    cameInstead: came,
    theyDrew: noted,
    theyPlayed: noted,
    theyPlayedLoose: noted,

    // The game
    setOpened: ({ facts: [opened] }) => names.opened(opened),
    setRules: () => names.rules,
    setOthers: () => names.others,
    newGame: () => names.newGame,

    // Where the page plays along
    startGame: () => names.begun,
    giveUp: () => names.givenUp,
    layMine: noted,
    layTheirs: noted,
    drawTile: (move) => (move.after.match?.awaitedTile === "draw" ? "" : noted(move)),
    tellDealt: ({ before, after }) =>
      against(after).told(
        before.rack.length < after.rack.length ? 0 : 1 + grownIn(before.match?.hands ?? [], after.match?.hands ?? []),
      ),
    tellDrawn: noted,
    startPuzzle: ({ after }) => (after.puzzle ? names.puzzle(after.puzzle) : ""),
    layPuzzle: ({ after }) => (after.puzzle ? names.puzzle(after.puzzle) : ""),
    choose: ({ after }) => names.chosen(after.play),
    put: ({ after }) => (after.work ? names.moved : names.putBack),
    drag: ({ after }) => (after.work ? names.moved : names.putBack),
    putBack: () => names.putBack,
  };
}

/** The hand that has a tile more. */
const grownIn = (before: Tile[][], after: Tile[][]) =>
  after.findIndex(({ length }, nth) => length > at(before, nth).length);
