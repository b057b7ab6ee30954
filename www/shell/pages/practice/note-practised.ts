// What is practised on the game's own page is noted, so that the page leads back to practice.

import type { Game } from "../../game/game.ts";
import { KEY } from "../../game/records/practised.ts";
import { tab } from "../../host/device.ts";

/** What tells a position, to be found again while it is played: what its link says that an empty one does not. */
export function notePractised<State>({ link, initial }: Pick<Game<State>, "link" | "initial">, told: string) {
  const empty = new URLSearchParams(link.write(initial()));
  const own = [...new URLSearchParams(told)].filter(([key, value]) => empty.get(key) !== value);
  tab.write(KEY, new URLSearchParams(own).toString());
}
