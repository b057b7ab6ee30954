// What is said and done where something fails, such as a position that can't be drawn. It is loaded only then.

import { device, parsed, putAsideKey } from "../host/device.ts";
import type { Notify } from "../host/notices.ts";
import { mendWords } from "../text/en/mend.ts";
import type { Change, Saved } from "./contract.ts";
import type { Place } from "./persistence.ts";
import { saveGame } from "./saved-game.ts";

export interface Mended {
  game: { id: string };
  store: {
    place: Place;
    done: unknown[];
    go(moves: number): void;
    saved(): Saved;
    putAside(): void;
  };
  notify: Notify;
}

/** Tells of a failure that the page goes on after. */
export const tellOf = ({ notify }: Pick<Mended, "notify">, what: "notKept" | "restarted") =>
  notify(what, mendWords[what]);

/** Takes the last move back, or else puts the position aside. */
export function mend(page: Mended, change: Change<object>) {
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

/** Keeps the own game apart, where a new one takes its place; or leaves a linked position for the own game. */
export function putAside(page: Mended) {
  const { game, store, notify } = page;
  if (store.place === "own") device.write(putAsideKey(game), JSON.stringify(store.saved()));
  else notify("undrawn", mendWords.linkUndrawn);
  store.putAside();
  tellOfPutAside(page);
}

/** Tells of a game that was put aside, until it is thrown away. */
export function tellOfPutAside({ game, notify }: Mended) {
  const saved = parsed(device.read(putAsideKey(game))) as Saved | null;
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
