// How a list of moves leads back to one of them.

import type { AnyPage } from "./game.ts";

/** How many moves undo goes back to the last position that `isIt` tells; 0 if it can't. */
export function wayBack<Position extends object>({ shell: { store } }: AnyPage, isIt: (position: Position) => boolean) {
  const at = store.done.findLastIndex(({ position }) => isIt(position as Position));
  return at < 0 ? 0 : store.done.length - at;
}
