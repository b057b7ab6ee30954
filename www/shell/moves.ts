// A move is a function from a state to the next one, with its kind as data. It returns null where it
// is not possible.

import type { Kind } from "./game.ts";

const ofKind =
  <K extends Kind>(kind: K) =>
  <M extends (state: never, ...facts: never[]) => unknown>(move: M): M & { kind: K } =>
    Object.assign(((state, ...facts) => move(state, ...facts)) as typeof move, { kind });

/** A step of the game, such as a take: an entry of the browser's history, and one undo. */
export const step = ofKind("step");

/** A part of the step that comes, such as a die typed in: undone by itself until that step is made. */
export const input = ofKind("input");

/** A change beside the game's course, such as a tile laid elsewhere: one undo, no entry of the history. */
export const setup = ofKind("setup");

/** What is looked at, and how: never undone. */
export const display = ofKind("display");
