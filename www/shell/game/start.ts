// How a game is begun: loaded with the first visit's question, or when a computer is to be played.

import type { AnyPage, Start } from "./contract.ts";

/** The game's part of it; null until that is loaded, or where there is none. */
export function startOf({ answers, shell: { game } }: AnyPage): Start<AnyPage> | null {
  if (!game.start) return null;
  const loaded = answers.get("start", game.start);
  return loaded.status === "here" ? loaded.value : null;
}
