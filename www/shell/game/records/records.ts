// The one place where a device keeps what its players have decided: IndexedDB, for all games of the site. Nothing of it leaves the
// device but by the player's own export.

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { isSame } from "../../model/same.ts";
import type { Card, KeptDecision, PlayedGame } from "./types.ts";

const NAME = "rollwise";
/** Raised where what is kept changes its shape: then `upgrade` takes over what earlier versions kept. */
export const VERSION = 1;

interface Schema extends DBSchema {
  decisions: { key: string; value: KeptDecision; indexes: { game: string } };
  cards: { key: string; value: Card; indexes: { game: string } };
  games: { key: string; value: PlayedGame; indexes: { game: string } };
}

const STORES = ["decisions", "cards", "games"] as const;

/**
 * Why nothing can be kept or read: no room, kept by a later version of the site, held by an earlier one in another tab, or refused by the
 * browser.
 */
export type Refusal = "full" | "newer" | "held" | "blocked";

/** The name of the error where another tab holds what an earlier version has kept. */
const HELD = "HeldError";

/** What keeping or reading has failed of. */
export function refusalOf(error: unknown): Refusal {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  if (name === HELD) return "held";
  return name === "VersionError" ? "newer" : "blocked";
}

/** All that is kept, or what was kept of one game. */
export interface Records {
  decisions: KeptDecision[];
  cards: Card[];
  games: PlayedGame[];
}

/** All that is kept, as a file holds it. */
export interface Export extends Records {
  kind: "rollwise decisions";
  version: number;
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Opens it once; another try is made where that has failed. */
function database() {
  opened ??= open(VERSION);
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** Opens what is kept, as a version of the site does. Rejects where a tab with an earlier version doesn't let go of it. */
export const open = (version: number) =>
  new Promise<IDBPDatabase<Schema>>((resolve, reject) => {
    openDB<Schema>(NAME, version, {
      upgrade(db) {
        for (const store of STORES)
          if (!db.objectStoreNames.contains(store))
            db.createObjectStore(store, { keyPath: "id" }).createIndex("game", "game");
      },
      blocked: () => reject(new DOMException("another tab holds an earlier version", HELD)),
      // A later version of the site in another tab wants to change it.
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
        opened = null;
      },
      terminated() {
        opened = null;
      },
    }).then(resolve, reject);
  });

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

/** How many decisions and results are kept, of all games. */
export async function count() {
  const db = await database();
  const [decisions, games] = await Promise.all([db.count("decisions"), db.count("games")]);
  return { decisions, games };
}

/** All that is kept. */
export async function exported(): Promise<Export> {
  const db = await database();
  const [decisions, cards, games] = await Promise.all([db.getAll("decisions"), db.getAll("cards"), db.getAll("games")]);
  return { kind: "rollwise decisions", version: VERSION, decisions, cards, games };
}

/**
 * Adds what was kept on another device, or earlier on this one. What is known stays as it is: of a game that has ended twice the later end,
 * of a card the one that was practised more often. Returns how much of it is new.
 */
export async function merge(from: Records) {
  const work = (await database()).transaction(STORES, "readwrite");
  const added = { decisions: 0, games: 0 };
  const [decisions, cards, games] = [
    work.objectStore("decisions"),
    work.objectStore("cards"),
    work.objectStore("games"),
  ];
  for (const decision of from.decisions) {
    if (await decisions.get(decision.id)) continue;
    await decisions.put(decision);
    added.decisions += 1;
  }
  for (const card of from.cards) {
    const known = await cards.get(card.id);
    if (!known || card.schedule.reps > known.schedule.reps) await cards.put(card);
  }
  for (const game of from.games) {
    const known = await games.get(game.id);
    if (!known || game.at > known.at) await games.put(game);
    added.games += Number(!known);
  }
  await work.done;
  return added;
}

/**
 * Deletes a game with what was decided in it, and the cards of positions that were decided in no other game.
 * @returns what that was, so that `merge` brings it back
 */
export async function dropGame({ id, game }: Pick<PlayedGame, "id" | "game">): Promise<Records> {
  const work = (await database()).transaction(STORES, "readwrite");
  const [decisions, cards, games] = [
    work.objectStore("decisions"),
    work.objectStore("cards"),
    work.objectStore("games"),
  ];
  const played = await games.get(id);
  const decided = await decisions.index("game").getAll(game);
  const isOfGame = (decision: KeptDecision) => decision.id.startsWith(`${id} `);
  const elsewhere = new Set(decided.filter((one) => !isOfGame(one)).map(({ link }) => link));
  const own = decided.filter(isOfGame);
  const links = new Set(own.map(({ link }) => link).filter((link) => !elsewhere.has(link)));
  const practised = (await cards.index("game").getAll(game)).filter(
    ({ link, from }) => links.has(link) && from !== "computer",
  );
  await Promise.all([
    games.delete(id),
    ...own.map((decision) => decisions.delete(decision.id)),
    ...practised.map((card) => cards.delete(card.id)),
    work.done,
  ]);
  return { decisions: own, cards: practised, games: played ? [played] : [] };
}

/** Deletes all of it. */
export async function clear() {
  const db = await database();
  const work = db.transaction(STORES, "readwrite");
  await Promise.all([...STORES.map((store) => work.objectStore(store).clear()), work.done]);
}
