/** Links to tables of Heckmeck. */

import { namedBy, writtenName } from "../www/games/heckmeck/model/names.ts";
import { GIVEN_NAMES } from "../www/games/heckmeck/text/en/names.ts";

/** A player as a link tells it. "Ann" and the other names that the English page gives are those whom nobody has named. */
function toldPlayer(player: string, seat: number) {
  const [, stack, name] = /^(\S+) (.+)$/.exec(player) ?? [];
  return name ? `${stack} ${writtenName(namedBy(name, GIVEN_NAMES), seat)}`.trimEnd() : player;
}

/** A link to a table: the stacks by player as "21.27 Ann", and whatever else a link tells. */
export const tableLink = (players: string[], rest: Record<string, string | number | boolean | undefined> = {}) =>
  new URLSearchParams([
    ["mode", "advice"],
    ...players.map((player, seat) => ["player", toldPlayer(player, seat)]),
    ...Object.entries(rest).map(([key, value]) => [key, String(value)]),
  ]).toString();
