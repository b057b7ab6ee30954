// Which of the games played on this device a state belongs to. The name is a part of the state, so that undo, a reload, Back, a link
// to the own game and another tab all lead to the same game, and what is recorded of it is recorded once.

import { browser } from "../host/browser.ts";
import type { Game } from "./game.ts";

/** A state with the name of its game; "" until the game has one. */
export type OfGame<State> = State & { gameId: string };

/** What a link leaves out, with the name of the game: a link is handed to others, whose games have names of their own. */
interface Extras {
  gameId: string;
  kept: unknown;
}

/** A name that no game has had before, on this device or on another. */
export const newGameId = () => `${browser.Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 6).toString(36)}`;

/** A state by the name of a game. */
export const ofGame = <State extends object>(state: State, gameId: string): OfGame<State> =>
  gameIdOf(state) === gameId ? (state as OfGame<State>) : { ...state, gameId };

export const gameIdOf = (state: object): string => (state as Partial<OfGame<object>>).gameId ?? "";

type Parts<State> = Pick<Game<State>, "position" | "extras" | "complete">;

/** A game whose positions and extras hold the name as well. */
export function withGameId<State extends object, G extends Parts<State>>(game: G & Parts<State>): G {
  /** Equal objects for equal extras, which are compared by identity. */
  const known = new WeakMap<object, Extras>();
  const extrasOf = (state: State): unknown => {
    const [gameId, kept] = [gameIdOf(state), game.extras.of(state) as object];
    const last = known.get(kept);
    if (last?.gameId === gameId) return last;
    const extras = { gameId, kept };
    known.set(kept, extras);
    return extras;
  };
  return {
    ...game,
    position: (state) => ({ ...game.position(state), gameId: gameIdOf(state) }),
    extras: { name: game.extras.name, of: extrasOf },
    complete(state, extras, preferences) {
      const { gameId, kept } = Object(extras) as Partial<Extras>;
      // Without a name it is the list alone.
      const isNamed = typeof gameId === "string";
      return ofGame(game.complete(state, isNamed ? kept : extras, preferences), isNamed ? gameId : "");
    },
  };
}
