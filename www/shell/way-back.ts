// How a list of moves leads back to one of them.

/** How many moves undo goes back to the last position that `isIt` tells; 0 if it can't. @param {import("./game.d.ts").Page} page @param {(position: any) => boolean} isIt */
export function wayBack({ shell: { store } }, isIt) {
  const at = store.done.findLastIndex((/** @type {any} */ { position }) => isIt(position));
  return at < 0 ? 0 : store.done.length - at;
}
