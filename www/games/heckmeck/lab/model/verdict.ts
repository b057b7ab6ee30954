// What a run has come to: who wins, by how much, whether that is certain, and whether it fits the article.

import { isAhead } from "../../../../shell/pages/lab/ranges.ts";
import { isAdjusted, judged, standingsOf } from "./luck.ts";
import { fits, outcomes } from "./outcome.ts";
import { BY_HEART, RULES_OF_THUMB, seatsOf } from "./setting.ts";
import type { Found, Outcome, Result, Verdict } from "./types.ts";

type Played = Outcome & { result: Result };

/** Null before the first game. */
export function verdict(run: Found): Verdict | null {
  const played = outcomes(run).filter(({ result }) => result !== null) as Played[];
  if (played.length === 0) return null;
  return { ...(run.setting.series ? onSeries(played) : onOne(played[0])), article: onArticle(played) };
}

function onOne({ players, result }: Played) {
  const { games, ties } = result;
  const { kind, first, second } = standingsOf(result);
  const seats = seatsOf(players);
  const told = ({ seat, wins }: typeof first) => ({
    seat: seats[seat],
    wins,
    asPlayed: result.players[seat].wins,
  });
  return {
    kind,
    first: told(first),
    second: told(second),
    areMore: players.length > 2,
    isAdjusted: isAdjusted(result),
    isByHeart: players.some((player) => player in BY_HEART),
    ties: ties.value,
    games,
  };
}

function onSeries(played: Played[]) {
  const won = played.filter(({ result }) => {
    const [best, rule] = judged(result);
    return isAhead(best, rule);
  }).length;
  // Of a series under way that says nothing as a whole yet, the last tournament is told.
  if (played.length < RULES_OF_THUMB.length && won < played.length) return onOne(played[played.length - 1]);
  const winsOf = ({ result }: Played) => judged(result)[0].value;
  const closest = played.reduce((least, other) => (winsOf(other) < winsOf(least) ? other : least));
  return {
    kind: "series" as const,
    isAdjusted: played.every(({ result }) => isAdjusted(result)),
    isByHeart: false,
    isEnded: played.length === RULES_OF_THUMB.length,
    played: played.length,
    won,
    closest: closest.players[1],
    wins: winsOf(closest),
    losses: judged(closest.result)[1].value,
  };
}

function onArticle(played: Played[]) {
  const all = played.flatMap(fits).flat();
  return all.length === 0 ? null : { fit: all.filter(Boolean).length, all: all.length };
}
