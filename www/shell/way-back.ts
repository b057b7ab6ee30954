// How a list of moves leads back to one of them.

import type { Page } from "./game.ts";

/** How many moves undo goes back to the last position that `isIt` tells; 0 if it can't. */
export function wayBack({ shell: { store } }: Page, isIt: (position: any) => boolean) {
  const at = store.done.findLastIndex(({ position }: any) => isIt(position));
  return at < 0 ? 0 : store.done.length - at;
}
