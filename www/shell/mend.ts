// What is said and done where something fails, such as a position that can't be drawn. It is loaded only then.

import { device, parsed, putAsideKey } from "./device.js";
import { saveGame } from "./saved-game.js";
import { mendWords } from "./text/en-mend.js";

/** @typedef {{ game: import("./game.d.ts").Game<any>, store: any, notify: import("./notices.js").Notify }} Mended */

/** Tells of a failure that the page goes on after. @param {Pick<Mended, "notify">} page @param {"notKept" | "notOfflineYet" | "restarted"} what */
export const tellOf = ({ notify }, what) => notify(what, mendWords[what]);

/** Takes the last move back, or else puts the position aside. @param {Mended} page @param {import("./game.d.ts").Change} change */
export function mend(page, change) {
  const { store, notify } = page;
  if (change.move !== null && change.own && store.done.length > 0) {
    try {
      notify("undrawn", mendWords.undrawn);
      store.go(1);
      return;
    } catch {
      // The position before can't be drawn either.
    }
  }
  putAside(page);
}

/** Keeps the own game apart, where a new one takes its place; or leaves a linked position for the own game. @param {Mended} page */
export function putAside(page) {
  const { game, store, notify } = page;
  if (store.place === "own") device.write(putAsideKey(game), JSON.stringify(store.saved()));
  else notify("undrawn", mendWords.linkUndrawn);
  store.putAside();
  tellOfPutAside(page);
}

/** Tells of a game that was put aside, until it is thrown away. @param {Mended} page */
export function tellOfPutAside({ game, notify }) {
  const saved = parsed(device.read(putAsideKey(game)));
  if (!saved) return;
  const throwAway = () => {
    device.write(putAsideKey(game), null);
    notify("aside", null);
  };
  notify(
    "aside",
    mendWords.putAside,
    { name: mendWords.save, run: () => void saveGame(game.id, saved) },
    { name: mendWords.throwAway, run: throwAway },
  );
}
