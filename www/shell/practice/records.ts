// The one place where a device keeps what its players have decided: IndexedDB, for all games of the site. Nothing of it leaves the
// device but by the player's own export.

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Card, KeptDecision } from "./types.ts";

const NAME = "rollwise";
/** Raised where what is kept changes its shape: then `upgrade` takes over what earlier versions kept. */
const VERSION = 1;

interface Schema extends DBSchema {
  decisions: { key: string; value: KeptDecision; indexes: { game: string } };
  cards: { key: string; value: Card; indexes: { game: string } };
}

/** Why nothing can be kept or read: no room, kept by a later version of the site, or refused by the browser. */
export type Refusal = "full" | "newer" | "blocked";

/** What keeping or reading has failed of. */
export function refusalOf(error: unknown): Refusal {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  return name === "VersionError" ? "newer" : "blocked";
}

/** All that is kept, as a file holds it. */
export interface Export {
  kind: "rollwise decisions";
  version: number;
  decisions: KeptDecision[];
  cards: Card[];
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Opens it once; another try is made where that has failed. */
function database() {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      for (const store of ["decisions", "cards"] as const)
        db.createObjectStore(store, { keyPath: "id" }).createIndex("game", "game");
    },
    // A later version of the site in another tab wants to change it.
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** A decision, and the card that it is practised by: null where it gave nothing away. */
export interface Noted {
  decision: KeptDecision;
  card: Card | null;
}

/**
 * Keeps decisions. One that was made again in the same position, as after undo, stays as it was made first; one in another
 * position takes the place of the one before it.
 */
export async function note(noted: Noted[], merged: (kept: Card, again: Card) => Card) {
  const db = await database();
  const work = db.transaction(["decisions", "cards"], "readwrite");
  const [decisions, cards] = [work.objectStore("decisions"), work.objectStore("cards")];
  for (const { decision, card } of noted) {
    const known = await decisions.get(decision.id);
    if (known?.link === decision.link) continue;
    await decisions.put(decision);
    if (!card) continue;
    const kept = await cards.get(card.id);
    await cards.put(kept ? merged(kept, card) : card);
  }
  await work.done;
}

/** The cards of a game. */
export const cardsOf = async (game: string) => (await database()).getAllFromIndex("cards", "game", game);

export const keepCard = async (card: Card) => {
  await (await database()).put("cards", card);
};

/** A card that can't be shown any more. */
export const dropCard = async ({ id }: Card) => {
  await (await database()).delete("cards", id);
};

export const countDecisions = async () => (await database()).count("decisions");

/** All that is kept. */
export async function exported(): Promise<Export> {
  const db = await database();
  const [decisions, cards] = await Promise.all([db.getAll("decisions"), db.getAll("cards")]);
  return { kind: "rollwise decisions", version: VERSION, decisions, cards };
}

/** Deletes all of it. */
export async function clear() {
  const db = await database();
  const work = db.transaction(["decisions", "cards"], "readwrite");
  await Promise.all([work.objectStore("decisions").clear(), work.objectStore("cards").clear(), work.done]);
}
