// Plays for the computer, one step after the other, so that a person can follow.

import { isComplete, isOver, isThrown, rollCounts } from "../state.js";
import { TILES } from "../tiles.js";
import { hasComputer, tableQuery } from "./table.js";

/** Milliseconds before each step; null: only when told to. */
const PAUSES = { slow: 3200, normal: 1600, fast: 450, step: null };

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** Whose turn it is: null for a person, else a strategy. */
export const computerToMove = ({ table }) => table.seats[table.toMove].by;

/** Whether a game has been begun: tiles are gone, or a computer plays. */
export const isUnderWay = (table) => hasComputer(table) || table.grill.length < TILES.length;

/** Whether the person to move decides alone, and is told afterwards. */
export const areHidden = (state) => state.hints === "after" && computerToMove(state) === null;

/**
 * Decides when the computer goes on. It does so by itself only after something that was done at
 * the table; what undo, a link or a new visit bring back waits until it is told to go on.
 *
 * @param throwDice, choose what it can do: throw what is left, or a way on
 */
export function createPlay({ store, engine, view }, { throwDice, choose }) {
  let timer = null;
  /** The dice and the table that the next step was meant for. */
  let meant = null;
  /** Decides where a strategy leaves it to chance; the same until the next step. */
  let seed = newSeed();

  const place = ({ table, taken, roll, mode }) => [table, taken, roll, mode];
  const isMeant = () => meant !== null && place(store.state).every((part, nth) => part === meant[nth]);

  /** Which of the ways the computer takes now; null if a person is to move, or dice are being typed. */
  function pick(state, seen) {
    // What else is shown meanwhile, such as by undo, is not gone on from.
    if (!isMeant()) meant = null;
    const by = computerToMove(state);
    if (by === null || seen.over) return null;
    const complete = isComplete(state);
    if (!complete && !isOver(state) && !isThrown(state) && state.roll.length > 0) return null;
    if (seen.ways.length === 1) return seen.ways[0];
    const query = { ...tableQuery(state.table), taken: state.taken, roll: complete ? rollCounts(state) : null };
    const { action, face } = engine.functions.decide(query, by, seed);
    return seen.ways.find((way) => (action === "take" ? way.face === face - 1 : way.key === action)) ?? null;
  }

  /** Whether there is something that the computer does without a person. */
  const canStep = (state, picked) => picked !== null && (picked.key !== "roll" || isThrown(state));

  function step() {
    clearTimeout(timer);
    meant = null;
    const { state, seen } = view();
    const picked = seen?.table?.pick ?? null;
    if (!canStep(state, picked)) return;
    seed = newSeed();
    if (picked.key === "roll") throwDice();
    else choose(picked);
  }

  /** Called after all that is done at the table. */
  function goOn() {
    clearTimeout(timer);
    meant = null;
    const { state, seen } = view();
    if (!canStep(state, seen?.table?.pick ?? null)) return;
    meant = place(store.state);
    if (PAUSES[state.pace] !== null) timer = setTimeout(tick, PAUSES[state.pace]);
  }

  function tick() {
    // Nothing moves behind a list that is open, nor while dice are put right.
    if (document.querySelector("dialog[open], .roll .change[aria-expanded=true]")) timer = setTimeout(tick, 300);
    else if (isMeant() && PAUSES[store.state.pace] !== null) step();
  }

  return {
    pick, step, goOn, canStep,
    /** Whether the next step comes by itself. */
    isGoing: () => isMeant() && PAUSES[store.state.pace] !== null,
  };
}
