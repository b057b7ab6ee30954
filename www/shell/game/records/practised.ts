// What is practised on the game's own page, such as a puzzle: the tab keeps it, so that the page leads back to practice.

import { browser } from "../../host/browser.ts";
import { tab } from "../../host/device.ts";
import type { Game } from "../game.ts";

export const KEY = "rollwise.practised";

export function isPractised<State>({ link }: Pick<Game<State>, "link">, state: State) {
  const practised = [...new URLSearchParams(tab.read(KEY))];
  if (practised.length === 0) return false;
  const told = new URLSearchParams(link.write(state));
  return practised.every(([key, value]) => told.get(key) === value);
}

export const backToPractice = () => browser.location.assign("?practice");
