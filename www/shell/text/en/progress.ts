// Every sentence on how somebody is doing, in English; the kinds of mistakes are told by the game.

import type { Unit } from "../../game/records/types.ts";
import type { Formats } from "../../model/format.ts";
import type { Decisions, Loss } from "../../pages/progress/progress.ts";

export type ProgressText = ReturnType<typeof progressWords>;

/** Games, and how many were won; `usual` is how many that would have been with average luck. */
interface Won {
  games: number;
  won: number;
}

/** The same by points, on average. */
interface Scored {
  games: number;
  average: number;
}

export function progressWords({ number, exact, signed, percentWith, plural, list }: Formats) {
  const share = (share: number) => percentWith(share, 0);
  const decisions = (count: number) => `${number(count)} ${plural(count, "decision", "decisions")}`;
  const games = (count: number) => `${number(count)} ${plural(count, "game", "games")}`;
  const points = (value: number) => `${number(value)} ${plural(Math.round(value), "point", "points")}`;
  const amount = ({ unit, average }: Loss) =>
    number(unit === "wins" ? 100 * average : average, unit === "wins" || unit === "points" ? 1 : 2);
  const lost = (loss: Loss) =>
    `${amount(loss)} ${{ wins: "points of win chance", worms: "worms", points: "points", tiles: "tiles" }[loss.unit]}`;
  const playedFor = {
    wins: "Playing to win",
    worms: "Playing for worms",
    points: "Playing for points",
    tiles: "Playing for tiles",
  };
  const lossColumn = { wins: "Points", worms: "Worms", points: "Points", tiles: "Tiles" };
  /** The same where there is room. */
  const told = { ...lossColumn, wins: "Points (of win chance)" };
  return {
    title: "How am I doing?",
    documentTitle: "How am I doing? · rollwise",
    back: "Back to the game",
    toGame: "To the game",
    toPractice: "Practise",
    nothingYet: "Nothing to tell yet",
    willBeKept:
      "What you decide in games against the computer is kept on this device and nowhere else. From then on you will see here how often you are right, what your mistakes cost, and what was luck.",
    /** Why nothing can be told. */
    refusals: {
      full: "This device has no room left: your decisions are not kept.",
      newer: "A later version of this page has kept your decisions. Reload the page to see how you are doing.",
      held: "Another tab of this page holds your decisions: close it, then reload.",
      blocked: "Your browser keeps nothing for this page, so it can’t tell how you are doing.",
    },
    best: (right: number) => `${share(right)} right`,
    ofDecisions: ({ count, right }: Pick<Decisions, "count" | "right">) =>
      `${number(right)} of ${decisions(count)} ${plural(count === 1 ? 1 : right, "was", "were")} the best, or as good.`,
    advised: (count: number) =>
      `${number(count)} ${plural(count, "decision", "decisions")} made with advice in sight ${plural(count, "is", "are")} not counted.`,
    loss: (loss: Loss) => `On average a decision gave away ${lost(loss)}.`,
    /** Where there are decisions of another unit. */
    lossOfSome: (loss: Loss) =>
      `${playedFor[loss.unit]} (${decisions(loss.count)}): ${lost(loss)} given away on average.`,
    playedFor,
    costsTitle: "What costs you most",
    costliest: ({ name, share: part }: { name: string; share: number }) =>
      `${name}: ${share(part)} of what you gave away`,
    kindColumn: "Mistake",
    timesColumn: "Times",
    shareColumn: "Share",
    small: "Too little to be a mistake",
    otherKind: "Something else",
    eveningsTitle: "Evening by evening",
    /** What stands below the heads of columns. */
    lossHint: (units: Unit[]) =>
      `${list(units.map((unit, nth) => (nth === 0 ? told[unit] : told[unit].toLowerCase())))}: what a decision gave away on average.`,
    eveningsHint: "What you play with less than six hours in between counts as one evening.",
    earlier: "Earlier evenings",
    curveLabel: "How many of your decisions were right, evening by evening; the table has the numbers.",
    eveningColumn: "Evening",
    decisionsColumn: "Decisions",
    bestColumn: "Right",
    lossColumn,
    gamesTitle: "Your games",
    gamesColumn: "Games",
    wonColumn: "Won",
    scoreColumn: "Points",
    luckColumn: "Luck",
    won: ({ games: count, won }: Won) => `Won ${exact(won)} of ${games(count)}.`,
    wonByLuck: ({ games: count, won, usual }: Won & { usual: number }) =>
      `Won ${exact(won)} of ${games(count)}; with average luck it would have been ${number(usual, 1)}.`,
    /** Of those whose luck is known. */
    wonOfKnown: ({ games: count, won, usual }: Won & { usual: number }) =>
      `In the ${games(count)} with known luck: ${exact(won)} won; with average luck it would have been ${number(usual, 1)}.`,
    scored: ({ games: count, average }: Scored) => `${points(average)} on average in ${games(count)}.`,
    scoredByLuck: ({ games: count, average, usual }: Scored & { usual: number }) =>
      `${points(average)} on average in ${games(count)}; with average luck it would have been ${number(usual)}.`,
    scoredOfKnown: ({ games: count, average, usual }: Scored & { usual: number }) =>
      `In the ${games(count)} with known luck: ${points(average)}; with average luck it would have been ${number(usual)}.`,
    ties: "A tie counts as part of a win.",
    luckHint: {
      wins: "Luck: how many wins the dice gave you, or took from you.",
      points: "Luck: how many points a game the dice gave you, or took from you.",
    },
    /** In cells of tables. */
    number: (count: number) => number(count),
    share,
    amount,
    wins: (won: number) => exact(won),
    points: (average: number) => number(average),
    luckShort: {
      wins: (luck: number) => signed(luck, 1),
      points: (luck: number) => signed(luck, 0),
    },
    none: "–",
  };
}
