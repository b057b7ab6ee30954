// What is practised on the game's own page, such as a puzzle: the tab keeps it, so that the page leads back to practice.

import { browser } from "../../host/browser.ts";
import { tab } from "../../host/device.ts";
import type { Game } from "../game.ts";

const KEY = "rollwise.practised";

/** What tells a position, to be found again while it is played: what its link says that an empty one does not. */
export function notePractised<State>({ link, initial }: Pick<Game<State>, "link" | "initial">, told: string) {
  const empty = new URLSearchParams(link.write(initial()));
  const own = [...new URLSearchParams(told)].filter(([key, value]) => empty.get(key) !== value);
  tab.write(KEY, new URLSearchParams(own).toString());
}

export function isPractised<State>({ link }: Pick<Game<State>, "link">, state: State) {
  const practised = [...new URLSearchParams(tab.read(KEY))];
  if (practised.length === 0) return false;
  const told = new URLSearchParams(link.write(state));
  return practised.every(([key, value]) => told.get(key) === value);
}

export const backToPractice = () => browser.location.assign("?practice");
