// Which list is shown: the address tells how many rules it has, and what they are chosen for.

import type { Aim, Aims } from "./types.ts";

export interface Shown {
  aim: Aim<unknown>;
  /** How many rules the list has. */
  count: number;
}

/** Of `#rules=5&aim=win` the list, as far as there is one; else the number, and the aim, that are shown at first. */
export function shownOf(hash: string, { aims, first }: { aims: Aims<unknown>; first: number }): Shown {
  const told = new URLSearchParams(hash.slice(1));
  const aim = aims.find(({ id }) => id === told.get("aim")) ?? aims[0];
  const count = Number(told.get("rules"));
  return { aim, count: aim.lists.some(({ rules }) => rules.length === count) ? count : first };
}

/** The address of a list; a game with a single aim leaves that out. */
export const hashOf = ({ aim, count }: Shown, { aims }: { aims: Aim<unknown>[] }) =>
  aim === aims[0] ? `#rules=${count}` : `#rules=${count}&aim=${aim.id}`;
