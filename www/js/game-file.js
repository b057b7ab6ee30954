// A game as a file: what its link tells, with a head that says which game it is.

import { saveText } from "./export.js";

const FORMAT = 1;
const MOST_BYTES = 100_000;

/** Offers the state of a game as a file to save. Returns what to tell the player. */
export function saveGame(id, pairs) {
  const name = `${id}-${new Date().toISOString().slice(0, 10)}.json`;
  saveText(name, `${JSON.stringify({ game: id, format: FORMAT, state: pairs }, null, 1)}\n`, "application/json");
  return `Saved as ${name}.`;
}

/** What a file tells, as pairs of a link. Throws an error that says what is wrong with it. */
export async function readGame(id, file) {
  if (file.size > MOST_BYTES) throw new Error(`it has ${file.size} bytes; a saved game has at most ${MOST_BYTES}`);
  if (file.size === 0) throw new Error("it is empty");
  const { game, format, state } = Object(parse(await file.text()));
  if (typeof game !== "string" || state === undefined) throw new Error("it is no saved game");
  if (game !== id) throw new Error(`it is a game of ${game.slice(0, 40)}, not of ${id}`);
  if (format !== FORMAT) throw new Error(`it has format ${JSON.stringify(format)}; this page reads format ${FORMAT}`);
  if (!isPairs(state)) throw new Error("its state is no list of pairs of texts");
  return state;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("it is no saved game: not JSON");
  }
}

const isPairs = (state) => Array.isArray(state) && state.length > 0
  && state.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string"));
