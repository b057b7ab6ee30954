// How somebody is doing at a game, from what the device keeps of own decisions and games: how many decisions were the best, what the
// others gave away and by which kinds of mistakes, what was luck, and all of that evening by evening. No DOM.

import { EVENING_BREAK } from "../../game/records/evening-break.ts";
import type { KeptDecision, PlayedGame, PlayerResult, Unit } from "../../game/records/types.ts";

/** What luck is told in: wins; or points, where the score is what counts. */
export type LuckUnit = "wins" | "points";

/** What decisions of a unit gave away on average. */
export interface Loss {
  unit: Unit;
  count: number;
  average: number;
}

/** Decisions that were made without advice in sight. */
export interface Decisions {
  count: number;
  /** How many were the best, or as good. */
  right: number;
  losses: Loss[];
}

/** A kind of mistakes, by the game's own name; "" for what was too little to be one. */
export interface KindCost {
  kind: string;
  times: number;
  /** Of all that decisions of the unit gave away. */
  share: number;
}

/** What mistakes of a unit have cost: the costliest kind first, what was too little to be one last. */
export interface Costs {
  unit: Unit;
  kinds: KindCost[];
}

/** Games of a single person. */
export interface Games {
  count: number;
  /** Those against others, and how many were won; a tie is a part of a win. */
  against: { count: number; won: number };
  /** Those with a score, where luck is told in points, and the score on average. */
  scored: { count: number; average: number };
  /** Those of which the luck is known: what they brought and how much of it was luck, as sums of wins or as points on average. */
  known: { count: number; got: number; luck: number };
}

/** Decisions and games with less than `EVENING_BREAK` between one and the next. */
export interface Evening {
  /** When it began: milliseconds since 1970. */
  at: number;
  decisions: Decisions;
  games: Games;
}

export interface Progress {
  /** Decisions that were made with advice in sight, which are not counted. */
  advised: number;
  decisions: Decisions;
  costs: Costs[];
  games: Games;
  /** The earliest first. */
  evenings: Evening[];
}

const UNITS: Unit[] = ["wins", "worms", "points", "tiles"];

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** Of nothing it is 0. */
const average = (numbers: number[]) => sum(numbers) / Math.max(1, numbers.length);

/** A game of a single person, and how it went for that person. */
interface OwnGame {
  at: number;
  isAlone: boolean;
  result: PlayerResult;
}

/** @param kept of one game, as `records.ts` hands them over */
export function progressOf(
  { decisions: keptDecisions, games: keptGames }: { decisions: KeptDecision[]; games: PlayedGame[] },
  luckIn: LuckUnit,
): Progress {
  const own = keptDecisions.filter(({ isOwn }) => isOwn);
  const decisions = own.filter(({ isAdvised }) => !isAdvised);
  const games = keptGames.flatMap(({ at, players, own: seat }): OwnGame[] => {
    // A file may tell of a seat at which nobody sat.
    const result = seat === null ? undefined : players[seat];
    return result ? [{ at, isAlone: players.length === 1, result }] : [];
  });
  return {
    advised: own.length - decisions.length,
    decisions: decisionsTold(decisions),
    costs: costsOf(decisions),
    games: gamesTold(games, luckIn),
    evenings: eveningsOf(decisions, games).map(({ at, ...evening }) => ({
      at,
      decisions: decisionsTold(evening.decisions),
      games: gamesTold(evening.games, luckIn),
    })),
  };
}

/** The units that decisions are told in, each with its decisions. */
const byUnit = (decisions: KeptDecision[]) =>
  UNITS.map((unit) => ({ unit, of: decisions.filter((one) => one.unit === unit) })).filter(({ of }) => of.length > 0);

function decisionsTold(decisions: KeptDecision[]): Decisions {
  return {
    count: decisions.length,
    right: decisions.filter(({ grade }) => grade === "best" || grade === "asGood").length,
    losses: byUnit(decisions).map(({ unit, of }) => ({
      unit,
      count: of.length,
      average: average(of.map(({ lost }) => lost)),
    })),
  };
}

/** What gave something away, by kinds. */
function costsOf(decisions: KeptDecision[]): Costs[] {
  return byUnit(decisions.filter(({ lost }) => lost > 0)).map(({ unit, of }) => {
    const all = sum(of.map(({ lost }) => lost));
    const kinds = [...new Set(of.map(({ kind }) => kind))].map((kind) => {
      const losses = of.filter((one) => one.kind === kind).map(({ lost }) => lost);
      return { kind, times: losses.length, share: sum(losses) / all };
    });
    kinds.sort((one, other) => Number(one.kind === "") - Number(other.kind === "") || other.share - one.share);
    return { unit, kinds };
  });
}

function gamesTold(games: OwnGame[], luckIn: LuckUnit): Games {
  const against = games.filter(({ isAlone }) => !isAlone).map(({ result }) => result);
  const scored = games.map(({ result }) => result).filter(({ score }) => luckIn === "points" && score !== null);
  const known = (luckIn === "wins" ? against : scored).filter(({ luck }) => luck !== null);
  const together = luckIn === "wins" ? sum : average;
  const got = ({ won, score }: PlayerResult) => (luckIn === "wins" ? won : (score ?? 0));
  return {
    count: games.length,
    against: { count: against.length, won: sum(against.map(({ won }) => won)) },
    scored: { count: scored.length, average: average(scored.map(({ score }) => score ?? 0)) },
    known: {
      count: known.length,
      got: together(known.map(got)),
      luck: together(known.map(({ luck }) => luck ?? 0)),
    },
  };
}

/** What was decided and played, evening by evening. */
function eveningsOf(decisions: KeptDecision[], games: OwnGame[]) {
  const times = [...decisions, ...games].map(({ at }) => at).sort((one, other) => one - other);
  const starts = times.filter((at, nth) => at - (times[nth - 1] ?? Number.NEGATIVE_INFINITY) >= EVENING_BREAK);
  return starts.map((at, nth) => {
    const isThen = (one: { at: number }) => one.at >= at && one.at < (starts[nth + 1] ?? Number.POSITIVE_INFINITY);
    return { at, decisions: decisions.filter(isThen), games: games.filter(isThen) };
  });
}
