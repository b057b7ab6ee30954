// All that is kept of own decisions and games, as a file: saved here, and loaded on another device.

import { saveText } from "../../host/export.ts";
import { type Export, exported, VERSION } from "./records.ts";
import { isSchedule } from "./schedule.ts";

/** What is wrong with a file: it is none of this page's, a later version has saved it, a part of it is damaged, or it breaks off. */
export class FileProblem extends Error {
  readonly why: "foreign" | "newer" | "damaged" | "cut";
  /** Where the damage is: "games[3].players". */
  readonly place: string;

  constructor(why: FileProblem["why"], place = "") {
    super(`${why} ${place}`.trim());
    this.why = why;
    this.place = place;
  }
}

const MOST_BYTES = 100_000_000;

const KIND: Export["kind"] = "rollwise decisions";

export const save = async (name: string) =>
  saveText(name, `${JSON.stringify(await exported(), null, 1)}\n`, "application/json");

/** What a file holds. Throws a FileProblem where not all of it can be taken over. */
export async function read(file: Blob): Promise<Export> {
  const text = file.size > MOST_BYTES ? "" : await file.text();
  const data = parsed(text);
  if (data === undefined && text.includes(`"${KIND}"`)) throw new FileProblem("cut");
  if (data?.kind !== KIND || typeof data.version !== "number") throw new FileProblem("foreign");
  if (data.version > VERSION) throw new FileProblem("newer");
  for (const [store, shape] of Object.entries(SHAPES)) {
    const items = data[store];
    if (!Array.isArray(items)) throw new FileProblem("damaged", store);
    for (const [nth, item] of items.entries()) {
      const wrong = wrongPart(item, shape);
      if (wrong !== null) throw new FileProblem("damaged", `${store}[${nth}]${wrong}`);
    }
  }
  return data as unknown as Export;
}

/** Undefined where it is no JSON. */
function parsed(text: string): Record<string, unknown> | null | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Check = (part: unknown) => boolean;
type Shape = Record<string, Check>;

/** The first part of an item that is not what it has to be: ".lost"; "" where the item is none at all, null where all is well. */
function wrongPart(item: unknown, shape: Shape) {
  if (typeof item !== "object" || item === null) return "";
  const wrong = Object.entries(shape).find(([key, check]) => !check((item as Record<string, unknown>)[key]));
  return wrong ? `.${wrong[0]}` : null;
}

const isText: Check = (part) => typeof part === "string";
const isNumber: Check = (part) => Number.isFinite(part);
const isSeat: Check = (part) => Number.isInteger(part) && (part as number) >= 0;
const isFlag: Check = (part) => typeof part === "boolean";
const oneOf =
  (...values: unknown[]): Check =>
  (part) =>
    values.includes(part);
const orNull =
  (check: Check): Check =>
  (part) =>
    part === null || check(part);

const isUnit = oneOf("wins", "worms", "points", "tiles");

const PLAYER: Shape = {
  name: (part) => isText(part) || isNumber(part),
  by: orNull(isText),
  won: isNumber,
  score: orNull(isNumber),
  luck: orNull(isNumber),
};

const isPlayers: Check = (part) => Array.isArray(part) && part.every((player) => wrongPart(player, PLAYER) === null);

const SHAPES = {
  decisions: {
    ...{ id: isText, game: isText, at: isNumber, link: isText, picked: isText, best: isText, lost: isNumber },
    ...{ unit: isUnit, grade: oneOf("best", "asGood", "slip", "mistake"), kind: isText },
    ...{ isAdvised: isFlag, isOwn: isFlag },
  },
  cards: {
    ...{ id: isText, game: isText, link: isText, from: oneOf("own", "table", "computer"), misses: isNumber },
    ...{ lost: isNumber, unit: isUnit, schedule: isSchedule },
  },
  games: {
    ...{ id: isText, game: isText, at: isNumber, players: isPlayers, own: orNull(isSeat), began: orNull(isSeat) },
  },
} satisfies Record<string, Shape>;
