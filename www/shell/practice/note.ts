// Notes what a player has decided, once a move is on the screen: loaded with the first move of a visit.

import { device } from "../device.ts";
import { formats } from "../document.ts";
import type { Game } from "../game.ts";
import { practiceWords } from "../text/en/practice.ts";
import { linkOf } from "./link.ts";
import { note, refusalOf } from "./records.ts";
import { missedAgain, newSchedule } from "./schedule.ts";
import type { Decided, Noting } from "./types.ts";

/** Which of a game's games is played: a name for it, made with its first move. */
function playedKey(game: string, isFirst: boolean) {
  const key = `rollwise.${game}.played`;
  const played = isFirst ? "" : device.read(key);
  if (played !== "") return played;
  const name = Date.now().toString(36);
  device.write(key, name);
  return name;
}

/** A decision as it is kept, and its card. */
function notedOf<State>(
  game: Pick<Game<State>, "id" | "link">,
  { state, nth, ...decided }: Decided<State>,
  at: number,
) {
  const link = linkOf(game, state);
  const decision = { ...decided, id: `${game.id} ${playedKey(game.id, nth === 0)} ${nth}`, game: game.id, at, link };
  const { lost, unit, grade } = decided;
  const isMissed = grade === "slip" || grade === "mistake";
  const card = {
    ...{ id: `${game.id} ${link}`, game: game.id, link, from: "own" as const },
    ...{ misses: 1, lost, unit, schedule: newSchedule(at) },
  };
  return { decision, card: isMissed ? card : null };
}

/** Whether that nothing can be kept has been told. */
let isTold = false;

/** Notes what has been decided between two states of a game. Returns what is to be told where it can't be kept, once; else null. */
export async function noteDecisions<State>(
  game: Pick<Game<State>, "id" | "link">,
  { decided }: Noting<State>,
  before: State,
  after: State,
) {
  const at = Date.now();
  const all = decided(before, after).map((one) => notedOf(game, one, at));
  try {
    if (all.length > 0) await note(all, missedAgain);
    return null;
  } catch (error) {
    if (isTold) return null;
    isTold = true;
    return practiceWords(formats).refusals[refusalOf(error)];
  }
}
