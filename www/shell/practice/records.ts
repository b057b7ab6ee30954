// The one place where a device keeps what its players have decided: IndexedDB, for all games of the site. Nothing of it leaves the
// device but by the player's own export.

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { isSame } from "../same.ts";
import type { Card, KeptDecision, PlayedGame } from "./types.ts";

const NAME = "rollwise";
/** Raised where what is kept changes its shape: then `upgrade` takes over what earlier versions kept. */
const VERSION = 1;

interface Schema extends DBSchema {
  decisions: { key: string; value: KeptDecision; indexes: { game: string } };
  cards: { key: string; value: Card; indexes: { game: string } };
  games: { key: string; value: PlayedGame; indexes: { game: string } };
}

const STORES = ["decisions", "cards", "games"] as const;

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
  games: PlayedGame[];
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Opens it once; another try is made where that has failed. */
function database() {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      for (const store of STORES) db.createObjectStore(store, { keyPath: "id" }).createIndex("game", "game");
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

/** A decision, and what becomes of the card that its position is practised by; null where there is none to be. */
export interface Noted {
  decision: KeptDecision;
  card: ((kept?: Card) => Card) | null;
}

/**
 * Keeps decisions. One that was made again in the same position, as after undo, stays as it was made first; one in another
 * position takes the place of the one before it.
 */
export async function note(noted: Noted[]) {
  const db = await database();
  const work = db.transaction(["decisions", "cards"], "readwrite");
  const [decisions, cards] = [work.objectStore("decisions"), work.objectStore("cards")];
  for (const { decision, card } of noted) {
    const known = await decisions.get(decision.id);
    if (known?.link === decision.link) continue;
    await decisions.put(decision);
    if (card) await cards.put(card(await cards.get(`${decision.game} ${decision.link}`)));
  }
  await work.done;
}

/** The cards of a game. */
export const cardsOf = async (game: string) => (await database()).getAllFromIndex("cards", "game", game);

export const keepCard = async (card: Card) => {
  await (await database()).put("cards", card);
};

/** The end of a game. Another end of it that was kept before is replaced; the same one stays as of when it came first. */
export async function keepGame(game: PlayedGame) {
  const work = (await database()).transaction("games", "readwrite");
  const known = await work.store.get(game.id);
  if (!known || !isSame({ ...known, at: game.at }, game)) await work.store.put(game);
  await work.done;
}

/** What has been decided in a game, the earliest first. */
export const decisionsOf = async (game: string) =>
  (await (await database()).getAllFromIndex("decisions", "game", game)).sort((one, other) => one.at - other.at);

/** Its games that have ended, the earliest first. */
export const gamesOf = async (game: string) =>
  (await (await database()).getAllFromIndex("games", "game", game)).sort((one, other) => one.at - other.at);

/** A card that can't be shown any more. */
export const dropCard = async ({ id }: Card) => {
  await (await database()).delete("cards", id);
};

export const countDecisions = async () => (await database()).count("decisions");

/** All that is kept. */
export async function exported(): Promise<Export> {
  const db = await database();
  const [decisions, cards, games] = await Promise.all([db.getAll("decisions"), db.getAll("cards"), db.getAll("games")]);
  return { kind: "rollwise decisions", version: VERSION, decisions, cards, games };
}

/** Deletes all of it. */
export async function clear() {
  const db = await database();
  const work = db.transaction(STORES, "readwrite");
  await Promise.all([...STORES.map((store) => work.objectStore(store).clear()), work.done]);
}
