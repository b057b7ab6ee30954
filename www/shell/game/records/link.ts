// A position as it is kept: as the game's links tell it.

import type { Game } from "../game.ts";

export const linkOf = <State>({ link }: Pick<Game<State>, "link">, state: State) =>
  new URLSearchParams(link.write(state)).toString();
