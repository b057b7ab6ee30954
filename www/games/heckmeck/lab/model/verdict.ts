// What a run has come to: who wins, by how much, whether that is certain, and whether it fits the article.

import { at } from "../../../../shell/model/at.ts";
import { isAhead } from "../../../../shell/pages/lab/ranges.ts";
import { isAdjusted, judged, standingsOf } from "./luck.ts";
import { fits, outcomes } from "./outcome.ts";
import { BY_HEART, RULES_OF_THUMB, seatsOf } from "./setting.ts";
import type { Found, Outcome, Result, Verdict } from "./types.ts";

type Played = Outcome & { result: Result };

/** Null before the first game. */
export function verdict(run: Found): Verdict | null {
  const played = outcomes(run).filter(({ result }) => result !== null) as Played[];
  const last = played.at(-1);
  if (!last) return null;
  return { ...(run.setting.series ? onSeries(played, last) : onOne(last)), article: onArticle(played) };
}

function onOne({ players, result }: Played) {
  const { games, ties } = result;
  const { kind, first, second } = standingsOf(result);
  const seats = seatsOf(players);
  const told = ({ seat, wins }: typeof first) => ({
    seat: at(seats, seat),
    wins,
    asPlayed: at(result.players, seat).wins,
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

/** The shares of a tournament of a series. */
function sharesOf({ result }: Played) {
  const shares = judged(result);
  return { best: at(shares, 0), rule: at(shares, 1) };
}

function onSeries(played: Played[], last: Played) {
  const won = played.filter((one) => isAhead(sharesOf(one).best, sharesOf(one).rule)).length;
  // Of a series under way that says nothing as a whole yet, the last tournament is told.
  if (played.length < RULES_OF_THUMB.length && won < played.length) return onOne(last);
  const winsOf = (one: Played) => sharesOf(one).best.value;
  const closest = played.reduce((least, other) => (winsOf(other) < winsOf(least) ? other : least));
  return {
    kind: "series" as const,
    isAdjusted: played.every(({ result }) => isAdjusted(result)),
    isByHeart: false,
    isEnded: played.length === RULES_OF_THUMB.length,
    played: played.length,
    won,
    closest: at(closest.players, 1),
    wins: winsOf(closest),
    losses: sharesOf(closest).rule.value,
  };
}

function onArticle(played: Played[]) {
  const all = played.flatMap(fits).flat();
  return all.length === 0 ? null : { fit: all.filter(Boolean).length, all: all.length };
}
