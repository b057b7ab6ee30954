// A move is a function from a state to the next one, with its kind and its name as data. It returns null where it
// is not possible.

import type { Done, Kind } from "./contract.ts";

type AnyMove = (state: never, ...facts: never[]) => unknown;

/**
 * Makes moves of a kind. `id`: the name under which the undo list knows the move; the one that it is exported by. `goesOn`: whether
 * a computer goes on by itself after the move, where that is not so after every one; told the state then, and whether it did before.
 */
const ofKind =
  <K extends Kind>(kind: K) =>
  <Id extends string, M extends AnyMove>(
    id: Id,
    move: M,
    goesOn: (after: Parameters<M>[0], before: boolean) => boolean = () => true,
  ): M & { kind: K; id: Id; goesOn: typeof goesOn } =>
    Object.assign(((state, ...facts) => move(state, ...facts)) as typeof move, { kind, id, goesOn });

/** A step of the game, such as a take: one undo. */
export const step = ofKind("step");

/** A part of the step that comes, such as a die typed in: undone by itself until that step is made. */
export const input = ofKind("input");

/** A change beside the game's course, such as a tile laid elsewhere: one undo. */
export const edit = ofKind("edit");

/** A step with which another game begins. */
export const begin: typeof step = (id, move, goesOn) => begins(step(id, move, goesOn));

/** Marks a move as one with which another game begins. */
export const begins = <M extends AnyMove>(move: M): M & { begins: boolean } => Object.assign(move, { begins: true });

/** Of a move that changes nothing for a computer: one that waits still does. */
export const goingAsBefore = (_: unknown, before: boolean) => before;

/** What is looked at, and how: never undone, so it needs no name. */
export const display = <M extends AnyMove>(move: M) => ofKind("display")("", move, goingAsBefore);

const isPlain = (fact: unknown): boolean =>
  Array.isArray(fact) ? fact.every((item) => !Array.isArray(item) && isPlain(item)) : Object(fact) !== fact;

/** A move as the undo list has it. What is larger than a few numbers stands in the positions before and after it as well. */
export const doneBy = ({ id }: { id: string }, facts: unknown[]): Done => ({
  id,
  facts: facts.map((fact) => (isPlain(fact) ? fact : null)),
});
