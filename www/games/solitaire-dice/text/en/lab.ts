// Every sentence of Solitaire Dice's Lab, in English; players and verdicts have files of their own.

import type { Problem } from "../../../../shell/game/contract.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { labWords } from "../../../../shell/text/en/lab.ts";
import { partOfLink } from "../../../../shell/text/en/words.ts";
import type { shownShare } from "../../lab/model/bins.ts";
import type { Pair, Played, Setting } from "../../lab/model/types.ts";
import { AVERAGES } from "../../model/averages.ts";
import { verdictWords } from "./lab-verdict.ts";
import { playerWords } from "./players.ts";

export type Words = ReturnType<typeof words>;

/** "1, 2, 6". */
const setName = (set: number[]) => set.join(",\u00a0");

/** The parts of the Lab's text that tell of the article. */
const ARTICLE_WORDS = {
  experimentTitle: "Repeat the article's experiment",
  experimentHint:
    "An article describes the computer player of a version of this game for a touch table: it adds up five factors for each choice, and aims for one of ten sets of three rejects. One tap plays 10,000 games with each set, by our reading of the article, and shows its averages beside the results.",
  experiment: "Five factors with all ten sets",
  series: "Five factors with each of its ten sets of rejects, five sets at a time, all on the same rolls.",
  ownPlayers: "Choose the players yourself",
  articleCaption: "Averages beside the article's",
  articleHeads: ["Five factors", "Here", "Article"] satisfies [string, string, string],
  bestSet: "Best set",
  bestByHand: "Best set, factors set by hand",
  othersByHand: "Other sets, factors set by hand",
  averageHuman: "Average human",
  goodPlayer: "Good player",
  articleKnown: [
    "Known about the article's player: its five factors, how it weighs the sums for each set, that a set and its mirror image (1,\u00a02,\u00a06 and 1,\u00a05,\u00a06) count as one, and that its factors were first set by hand, then tuned in 100 rounds, each with 20 candidates and 50,000 games.",
    `Not known: which set was its best, how much each factor counts, and over how many games it took its averages. So the player here is our reading of it. Tuned in much the same way it averages ${AVERAGES["five-factors-126"]} points with its best set, 1,\u00a02,\u00a06, a little more than the article's 65; of its other sets only 1,\u00a03,\u00a06 reaches the article's 10. What people score is taken from the article, too.`,
  ],
};

export function words(formats: Formats) {
  const { number } = formats;
  const { games, gamesTitle, seed } = labWords(formats);

  const points = (value: number) => number(value, 1);
  const whole = (value: number) => number(value);

  const playerName = (player: string) => playerWords(player).name;

  /** The same where several play alike. */
  const name = ({ player, place, isDouble }: Played) =>
    isDouble ? `${playerName(player)} (player ${place + 1})` : playerName(player);

  const verdict = verdictWords({ games, points, name, setName });

  const listHead = (isSeries: boolean): string => (isSeries ? "Set" : "Player");

  /** Who played, and how: independent facts. */
  const facts = (all: string[]) => all.join("\u00a0· ");

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Who plays",
    series: "Who plays",
    games: gamesTitle,
    seed,
    opening: "First rejects",
    adjusted: "Take the luck out",
  };

  const whoPlayed = ({ series, players }: Setting) =>
    series ? "Five factors with each of its ten sets" : players.map(playerName).join("; ");

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }: Problem) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    player: (place: number) => `Player ${place + 1}`,
    playerNumber: (place: number) => number(place + 1),
    setLabel: (place: number) => `Rejects that player ${place + 1} aims for`,
    removePlayer: (place: number) => `Remove player ${place + 1}`,
    addPlayer: "Add a player",
    way: playerName,
    set: setName,
    /** How a player decides, and what that comes to. */
    how(player: string, { known, isSlowest }: { known: number | null; isSlowest: boolean }) {
      const { how } = playerWords(player);
      const slow = isSlowest ? " A hundred times slower than the others." : "";
      return `${how}${slow}${known === null ? "" : ` Known average: ${whole(known)}.`}`;
    },

    // How it is played
    adjust: "Take the luck out (slower)",
    adjustHint:
      "Adds an average that corrects each score for rolls better or worse than average. That changes nothing in the long run, but makes the range far narrower.",
    openingTitle: names.opening,
    openings: { any: "Any number", different: "Three different" },
    openingHint:
      "Usually any number may be rejected from the start. In Can't Stop Express the first three turns reject three different numbers, which costs good players some 50 points.",
    ...ARTICLE_WORDS,

    // Results
    noResults: "Press Play to see who scores how much, and how certain that is. All players have the same rolls.",
    verdict,
    /** Who played, and how. */
    about: (setting: Setting) =>
      facts([
        whoPlayed(setting),
        { any: "first rejects: any number", different: "first rejects: three different" }[setting.opening],
        `seed ${setting.seed}`,
      ]),
    points,
    whole,

    /** In a table: a player with a number, or one of the ten sets. */
    listed: ({ player, place, set }: Played, isSeries: boolean) =>
      isSeries && set !== null ? setName(set) : facts([`${place + 1}`, playerName(player)]),

    playerName,

    // The tables
    listHead,
    averagesCaption: (count: number) => `Final scores, ${games(count)}`,
    measures: { mean: "Average", adjusted: "Luck out", deviation: "Deviation", turns: "Turns" },
    sharesCaption: "How often the final score reaches",
    pairsCaption: "Differences on the same rolls",
    allPairs: (count: number) => `All ${number(count)} differences`,
    pairsHeads: ["Players", "Points", "Certain?"] satisfies [string, string, string],
    pair: ({ first, second }: Pair) => `${name(first)} over ${name(second)}`,
    pairKind: ({ kind }: Pair) => ({ ahead: "✓ yes", close: "too close", same: "no difference" })[kind],
    setsCaption: "Rejects that games end with",
    /** One for each set of rejects that is told of a player. */
    setsHeads: ["Most often", "Second", "Third", "Fourth"] satisfies [string, string, string, string],
    rejects: (rejects: number[]) => rejects.join("\u00a0"),

    // The picture
    scoresLabel: "Final scores of each player as a histogram; the table below has the numbers.",
    scoresTitle: (step: number) =>
      `Share of games by final score, in steps of ${step} points, all on the same scale. The vertical line is the average.`,
    scoresTable: "These numbers as a table",
    scoresCaption: (step: number) => `Percent of games by final score, in steps of ${step} points`,
    scoreHead: "From",
    /** A share in percent. */
    shareOfBin: (share: ReturnType<typeof shownShare>) =>
      share === null ? "–" : `${share.isLess ? "<" : ""}${number(share.percent, share.digits)}`,

    // Beside the article
    otherSets: (count: number) => `Other ${number(count)} sets`,
    span: ({ low, high }: { low: number; high: number }) => `${whole(low)} to ${whole(high)}`,
    roughly: (value: number) => `about ${whole(value)}`,
  };
}
