// How a game against the computer is given up: loaded with the ways to start.

import type { AnyPage, GiveUpOffer } from "./contract.ts";

/** The game's part of it, once it is loaded; null where there is none, or no game that a player would miss. */
const partOf = ({ answers, state, shell: { game } }: AnyPage) =>
  game.giveUp && game.isUnderWay(state) ? answers.get("give up", game.giveUp) : null;

/** Whether it is known whether there is something to give up. */
export const isKnown = (page: AnyPage) => partOf(page)?.status !== "pending";

/** What the player is offered; null where there is no game that can be given up. */
export function offerOf(page: AnyPage): GiveUpOffer | null {
  const loaded = partOf(page);
  return loaded?.status === "here" ? loaded.value.offer(page) : null;
}
