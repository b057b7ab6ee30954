// Who wins, by how much, and whether that can be trusted: in words.

import { percent } from "../../../js/format.js";
import { agreements, outcomes } from "./outcome.js";
import { gamesInWords, shareRange } from "./words.js";

/** Whether even the ends of two ranges leave one share above the other. */
const isAhead = (one, other) => one.wins.low > other.wins.high;

/** The answer, what it rests on, how sure it is, and how it fits the article; null before the first game. */
export function verdict(run) {
  const played = outcomes(run).filter(({ result }) => result !== null);
  if (played.length === 0) return null;
  return { ...(run.setting.series ? onSeries(played) : onOne(played[0])), article: onArticle(played) };
}

export function inASentence(run) {
  const told = verdict(run);
  return told ? `${told.answer}, ${told.detail}` : "";
}

function onOne({ names, result }) {
  const order = names.map((name, seat) => ({ name, ...result.players[seat] })).sort((a, b) => b.wins.value - a.wins.value);
  const [first, second] = order;
  const ties = result.ties.value === 0 ? "there were no ties" : `${percent(result.ties.value)} are ties`;
  const next = names.length > 2 ? `${second.name} is next with ${percent(second.wins.value)}` : `${second.name} wins ${percent(second.wins.value)}`;
  if (!isAhead(first, second)) {
    return {
      answer: "Too close to call",
      detail: `after ${gamesInWords(result.games)}: ${first.name} wins ${percent(first.wins.value)}, ${next}, ${ties}.`,
      trust: "Their ranges overlap, so chance alone may have made the difference. More games narrow the ranges.",
    };
  }
  return {
    answer: `${first.name} wins ${percent(first.wins.value)}`,
    detail: `of ${gamesInWords(result.games)}; ${next}, ${ties}.`,
    trust: `Chance alone would hardly do that: the ranges, ${shareRange(first.wins)} and ${shareRange(second.wins)} %, lie apart.`,
  };
}

function onSeries(played) {
  const won = played.filter(({ result: { players: [best, rule] } }) => isAhead(best, rule)).length;
  const bestOf = ({ result }) => result.players[0].wins.value;
  const closest = played.reduce((least, other) => (bestOf(other) < bestOf(least) ? other : least));
  const [best, rule] = closest.result.players;
  if (played.length < 5 && won < played.length) return onOne(played.at(-1));
  const beaten = won === 5 ? "all five rules" : played.length === 5 ? `${won} of the five rules` : won === 1 ? closest.names[1] : `the first ${won} rules`;
  return {
    answer: `Best in worms beats ${beaten}`,
    detail: played.length === 1
      ? `it wins ${percent(best.wins.value)} and loses ${percent(rule.wins.value)} in the first of five tournaments.`
      : `and most narrowly ${closest.names[1]}: it wins ${percent(best.wins.value)} against it and loses ${percent(rule.wins.value)}.`,
    trust: won === played.length ? "Chance alone would hardly do that: in each tournament the two ranges of wins lie apart."
      : "Where the ranges of wins overlap, chance alone may have made the difference.",
  };
}

function onArticle(played) {
  const all = played.flatMap(agreements).flat();
  if (all.length === 0) return "";
  const fit = all.filter(Boolean).length;
  if (fit === all.length) return `✓ The article agrees: all ${fit} of its figures fit, their ranges overlap with these.`;
  return `${fit} of ${all.length} figures of the article fit; the ranges of the others lie apart from these.`;
}
