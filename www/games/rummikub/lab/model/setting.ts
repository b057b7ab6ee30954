// What is to be played.

import { at } from "../../../../shell/model/at.ts";
import type { About, Condition, Query, Question, Seated, Setting, Strategy } from "./types.ts";

/** How to play, the strongest first. */
export const STRATEGIES: Strategy[] = ["best", "jokers", "tiles", "hold", "points", "simple", "random"];

const SEATS = { least: 2, most: 4 };

export const isPossible = (seats: number) => seats >= SEATS.least && seats <= SEATS.most;

/** What one tap asks. */
export const QUESTIONS: Question[] = [
  { name: "hold", way: "hold", others: "tiles", sizes: [2, 3, 4] },
  { name: "jokers", way: "jokers", others: "tiles", sizes: [2, 3, 4] },
  { name: "rearrange", way: "simple", others: "tiles", sizes: [2] },
  { name: "best", way: "best", others: "jokers", sizes: [2] },
];

/** Games of each tournament of a question. */
export const ASKED = 2400;

export const questionOf = ({ question }: Setting): Question | undefined =>
  QUESTIONS.find(({ name }) => name === question);

export const initial = (): Setting => ({
  players: ["best", "tiles"],
  question: "",
  games: 1000,
  seed: 1,
  opening: 30,
  playOn: false,
  jokers: "free",
  oneJoker: false,
  jokerPoints: 30,
});

/** Who sits at the table in each of the tournaments that are to be played. */
export function tables(setting: Setting): Strategy[][] {
  const asked = questionOf(setting);
  if (!asked) return [setting.players];
  return asked.sizes.map((size) => [asked.way, ...Array(size - 1).fill(asked.others)]);
}

/** The least number that every size divides. */
function inCommon(sizes: number[]) {
  let number = 1;
  while (sizes.some((size) => number % size !== 0)) number += 1;
  return number;
}

/** The games of each tournament, in whole deals: each deal is played once from every seat. */
export function gamesOf(setting: Setting) {
  const whole = inCommon(tables(setting).map((players) => players.length));
  return Math.ceil(setting.games / whole) * whole;
}

/** The tournaments as the solver is asked for them. */
export function plan(setting: Setting): { queries: Query[]; games: number } {
  const { seed, opening, playOn, jokers, oneJoker, jokerPoints } = setting;
  const rules = { opening, playOn, jokers, oneJoker, jokerPoints };
  return { queries: tables(setting).map((players) => ({ players, seed, rules })), games: gamesOf(setting) };
}

export const seated = (players: Strategy[], seat: number): Seated => ({
  strategy: at(players, seat),
  seat,
  isAlone: players.filter((other) => other === players[seat]).length === 1,
});

export function conditionsOf({ opening, playOn, jokers, oneJoker, jokerPoints, seed }: Setting): Condition[] {
  const usual = initial();
  return [
    { kind: "opening", points: opening },
    ...(playOn ? [{ kind: "play-on" as const }] : []),
    ...(jokers === usual.jokers ? [] : [{ kind: "jokers" as const, rule: jokers }]),
    ...(oneJoker ? [{ kind: "one-joker" as const }] : []),
    ...(jokerPoints === usual.jokerPoints ? [] : [{ kind: "joker-points" as const, points: jokerPoints }]),
    { kind: "seed", seed },
  ];
}

export function aboutOf(setting: Setting): About {
  const question = questionOf(setting);
  const { players } = setting;
  return {
    who: question
      ? { kind: "question", way: question.way, others: question.others }
      : { kind: "seats", seats: players.map((_, seat) => seated(players, seat)) },
    conditions: conditionsOf(setting),
  };
}
