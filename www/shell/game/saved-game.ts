// A game as a file: what its link tells and what it leaves out, with a head that says which game it is.

import { browser } from "../host/browser.ts";
import { saveText } from "../host/export.ts";
import type { Saved } from "./contract.ts";

/** What a link leaves out stands there as `aside`, preferences as `taste`. */
const FORMAT = 2;
const MOST_BYTES = 4_000_000;

type Reason = "large" | "empty" | "foreign" | "game" | "format" | "state" | "json" | "parts";

/** What is wrong with a file; `facts` are for the sentence that says so. */
export class FileError extends Error {
  readonly reason: Reason;
  readonly facts: object;

  constructor(reason: Reason, facts: object = {}) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
  }
}

/** Offers a game as a file to save; returns its name. */
export function saveGame(id: string, { pairs, extras, preferences }: Saved) {
  const name = `${id}-${new browser.Date().toISOString().slice(0, 10)}.json`;
  saveText(
    name,
    `${JSON.stringify({ game: id, format: FORMAT, state: pairs, aside: extras, taste: preferences }, null, 1)}\n`,
    "application/json",
  );
  return name;
}

/** What a file tells. Throws a FileError. */
export async function readGame(id: string, file: File): Promise<Saved> {
  if (file.size > MOST_BYTES) throw new FileError("large", { bytes: file.size, most: MOST_BYTES });
  if (file.size === 0) throw new FileError("empty");
  const data = parse(await file.text());
  const { game, format, state, aside: extras, taste: preferences } = Object(data);
  if (typeof game !== "string" || state === undefined) throw new FileError("foreign");
  if (game !== id) throw new FileError("game", { game: game.slice(0, 40), expected: id });
  if (format !== FORMAT) throw new FileError("format", { format: JSON.stringify(format)?.slice(0, 40), read: FORMAT });
  if (!isPairs(state)) throw new FileError("state");
  return { pairs: state, extras, preferences };
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError("json");
  }
}

const isPairs = (state: unknown) =>
  Array.isArray(state) &&
  state.length > 0 &&
  state.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string"));
