// What several games among the same players come to, evening by evening. No page and no store: games in, evenings out.

import { EVENING_BREAK } from "../../game/records/evening-break.ts";
import type { PlayedGame, PlayerResult } from "../../game/records/types.ts";
import { at } from "../../model/at.ts";
import { cleanName } from "../../model/names.ts";

/** Characters of a name that are shown: computers have longer ones than people may have. */
const LONGEST = 40;

/** What one player has come to in an evening. */
export interface Standing {
  name: string;
  /** Games won; who shares a win has a part of it. */
  wins: number;
  /** Worms or points of all games; null where only the win counts. */
  score: number | null;
  /** What luck has made of all games; null where that is not known of each. */
  luck: number | null;
}

/** What a game adds up beside wins. */
export type Summed = "worms" | "points";

/** An evening as it is told in one line; wins are null where somebody has played alone. */
export interface EveningLine {
  at: number;
  game: string;
  games: number;
  sum: Summed;
  players: { name: string; wins: number | null; score: number | null }[];
}

/** One of the games of an evening, whoever did best in it first. */
export interface Played extends Pick<PlayedGame, "id" | "game" | "at"> {
  players: { name: string; score: number | null }[];
}

/** Games among the same players, one soon after the other. */
export interface Evening {
  /** When the first and the last of them ended: milliseconds since 1970. */
  from: number;
  to: number;
  /** In their order. */
  games: Played[];
  /** The best first. */
  standings: Standing[];
  /** Who begins the next game; null where nobody does, or where it is not known. */
  next: string | null;
}

/** A game with its players by names that tell them apart, also where two are called alike. */
interface Sat {
  game: PlayedGame;
  seats: { id: string; player: PlayerResult & { name: string } }[];
}

/** What a player is called in the language of the page. */
export type NameOf = (player: PlayerResult) => string;

/** What a game calls its players: by what was typed, or by the number that was kept. */
export const nameIn =
  (
    game: { pages: { evenings?: { nameOf(words: never, player: { name: number; by: string | null }): string } } },
    words: object,
  ): NameOf =>
  ({ name, by }) =>
    typeof name === "string" ? name : (game.pages.evenings?.nameOf(words as never, { name, by }) ?? "");

function sat(game: PlayedGame, nameOf: NameOf): Sat {
  const players = game.players.map((player) => ({ ...player, name: cleanName(nameOf(player), LONGEST) }));
  const seats = players.map((player, seat) => {
    const namesakes = players.slice(0, seat).filter(({ name }) => name === player.name).length;
    return { id: `${player.name}\n${namesakes}`, player };
  });
  return { game, seats };
}

/** Who played, in whatever order they sat. */
const among = ({ seats }: Sat) =>
  seats
    .map(({ id }) => id)
    .sort()
    .join("\n");

function groupedBy<Item>(items: Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

/** Games of an evening, in their order. */
type Row = [Sat, ...Sat[]];

const lastOf = (games: Row) => games.at(-1) ?? games[0];

/** Games in their order, divided wherever the next one came much later. */
function divided(games: Sat[]) {
  const parts: Row[] = [];
  for (const one of games) {
    const last = parts.at(-1);
    if (last && one.game.at - lastOf(last).game.at < EVENING_BREAK) last.push(one);
    else parts.push([one]);
  }
  return parts;
}

/** Without what is left of roundings: three thirds are one. */
const rounded = (sum: number) => Math.round(sum * 1e9) / 1e9;

const sum = (numbers: number[]) => rounded(numbers.reduce((all, one) => all + one, 0));

/** Null where one is not known. */
const sumOfKnown = (numbers: (number | null)[]) =>
  numbers.every((one) => one !== null) ? sum(numbers as number[]) : null;

function standingOf({ id, player: { name } }: Sat["seats"][number], games: Sat[]): Standing {
  const results = games.flatMap(({ seats }) => seats.filter((seat) => seat.id === id).map(({ player }) => player));
  return {
    name,
    wins: sum(results.map(({ won }) => won)),
    score: sumOfKnown(results.map(({ score }) => score)),
    luck: sumOfKnown(results.map(({ luck }) => luck)),
  };
}

/** The best first. */
const ranked = <One extends { score: number | null }>(all: One[], wins: (one: One) => number) =>
  [...all].sort((one, other) => wins(other) - wins(one) || (other.score ?? 0) - (one.score ?? 0));

const playedOf = ({ game: { id, game, at }, seats }: Sat): Played => {
  const best = ranked(
    seats.map(({ player }) => player),
    ({ won }) => won,
  );
  return { id, game, at, players: best.map(({ name, score }) => ({ name, score })) };
};

/** The one after who began the last game, as games rotate by themselves. */
function nextOf({ game: { began }, seats }: Sat) {
  if (began === null || seats.length < 2) return null;
  return at(seats, (began + 1) % seats.length).player.name;
}

function eveningOf(games: Row): Evening {
  const [first, last] = [games[0], lastOf(games)];
  const standings = first.seats.map((seat) => standingOf(seat, games));
  return {
    from: first.game.at,
    to: last.game.at,
    games: games.map(playedOf),
    standings: ranked(standings, ({ wins }) => wins),
    next: nextOf(last),
  };
}

/** The evenings of games of one kind, in whatever order these come; the latest first. */
export const eveningsOf = (games: PlayedGame[], nameOf: NameOf): Evening[] =>
  groupedBy(
    [...games].sort((one, other) => one.at - other.at).map((game) => sat(game, nameOf)),
    among,
  )
    .flatMap(divided)
    .map(eveningOf)
    .sort((one, other) => other.to - one.to);

/** Evenings by the day on which they began: other players may have played on it as well, or the same ones twice. */
export const daysOf = (evenings: Evening[]) =>
  groupedBy(evenings, ({ from }) => new Date(from).toDateString()) as [Evening, ...Evening[]][];
