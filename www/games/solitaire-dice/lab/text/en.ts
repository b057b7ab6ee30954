// Every sentence of Solitaire Dice's Lab, in English; players and verdicts have files of their own.

import { labWords } from "../../../../shell/lab/text/en.js";
import { partOfLink } from "../../../../shell/text/en.js";
import { playerWords } from "../../text/en-players.js";
import { knownAverage } from "../model/known.js";
import { SLOWEST, setOf } from "../model/setting.js";
import { verdictWords } from "./en-verdict.js";

/** @typedef {import("../model/types.d.ts").Setting} Setting */
/** @typedef {import("../model/types.d.ts").Verdict} Verdict */
/** @typedef {import("../model/types.d.ts").Played} Played */
/** @typedef {import("../model/types.d.ts").Pair} Pair */
/** @typedef {import("../../../../shell/lab/lab.d.ts").Estimate} Estimate */
/** @typedef {ReturnType<typeof words>} Words */

/** "1, 2, 6". @param {string} set */
const setName = (set) => [...set].join(",\u00a0");

/** The parts of the Lab's text that tell of the article. */
const ARTICLE_WORDS = {
  experimentTitle: "Repeat the article's experiment",
  experimentHint:
    "An article describes the computer player of a version of this game for a touch table: it adds up five factors for each choice, and aims for one of ten sets of three rejects. One tap plays 10,000 games with each set, by our reading of the article, and shows its averages beside the results.",
  experiment: "Five factors with all ten sets",
  series: "Five factors with each of its ten sets of rejects, five sets at a time, all on the same rolls.",
  ownPlayers: "Choose the players yourself",
  articleCaption: "Averages beside the article's",
  articleHeads: ["Five factors", "Here", "Article"],
  bestSet: "Best set",
  bestByHand: "Best set, factors set by hand",
  othersByHand: "Other sets, factors set by hand",
  averageHuman: "Average human",
  goodPlayer: "Good player",
  articleKnown: [
    "Known about the article's player: its five factors, how it weighs the sums for each set, that a set and its mirror image (1,\u00a02,\u00a06 and 1,\u00a05,\u00a06) count as one, and that its factors were first set by hand, then tuned in 100 rounds, each with 20 candidates and 50,000 games.",
    "Not known: which set was its best, how much each factor counts, and over how many games it took its averages. So the player here is our reading of it. Tuned in much the same way it averages 71 points with its best set, 1,\u00a02,\u00a06, a little more than the article's 65; of its other sets only 1,\u00a03,\u00a06 reaches the article's 10. What people score is taken from the article, too.",
  ],
};

/** @param {import("../../../../shell/format.js").Formats} formats */
export function words(formats) {
  const { number } = formats;
  const { games, gamesTitle, seed } = labWords(formats);

  const points = (/** @type {number} */ value) => number(value, 1);
  const whole = (/** @type {number} */ value) => number(value);

  const playerName = (/** @type {string} */ player) => playerWords(player).name;

  /** The same where several play alike. @param {Played} played */
  const name = ({ player, place, isDouble }) =>
    isDouble ? `${playerName(player)} (player ${place + 1})` : playerName(player);

  const verdict = verdictWords({ games, points, name, setName });

  const listHead = (/** @type {boolean} */ isSeries) => (isSeries ? "Set" : "Player");

  const openings = { any: "Any number", different: "Three different" };

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Who plays",
    series: "Who plays",
    games: gamesTitle,
    seed,
    opening: "First rejects",
    adjusted: "Take the luck out",
  };

  /** @param {Setting} setting */
  const whoPlayed = ({ series, players }) =>
    series ? "Five factors with each of its ten sets" : players.map(playerName).join("; ");

  return {
    title: "Lab",
    back: "Back to the game",
    /** A part of a link that can't be read. @param {import("../../../../shell/game.d.ts").Problem} problem */
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    player: (/** @type {number} */ place) => `Player ${place + 1}`,
    playerNumber: (/** @type {number} */ place) => number(place + 1),
    setLabel: (/** @type {number} */ place) => `Rejects that player ${place + 1} aims for`,
    removePlayer: (/** @type {number} */ place) => `Remove player ${place + 1}`,
    addPlayer: "Add a player",
    way: playerName,
    set: setName,
    /** How a player decides, and what that comes to. @param {string} player @param {Setting["opening"]} opening */
    how(player, opening) {
      const { how } = playerWords(player);
      const known = knownAverage(player, opening);
      const slow = player === SLOWEST ? " A hundred times slower than the others." : "";
      return `${how}${slow}${known === null ? "" : ` Known average: ${whole(known)}.`}`;
    },

    // How it is played
    adjust: "Take the luck out (slower)",
    adjustHint:
      "Adds an average that corrects each score for rolls better or worse than average. That changes nothing in the long run, but makes the range far narrower.",
    openingTitle: names.opening,
    openings,
    openingHint:
      "Usually any number may be rejected from the start. In Can't Stop Express the first three turns reject three different numbers, which costs good players some 50 points.",
    ...ARTICLE_WORDS,

    // Results
    noResults: "Press Play to see who scores how much, and how certain that is. All players have the same rolls.",
    verdict,
    /** All that in a sentence. @param {Verdict} of */
    summary(of) {
      const { answer, detail } = verdict(of);
      return `${answer} ${detail}`;
    },
    /** Who played, and how. @param {Setting} setting */
    about: (setting) =>
      [whoPlayed(setting), `first rejects: ${openings[setting.opening].toLowerCase()}`, `seed ${setting.seed}`].join(
        "\u00a0· ",
      ),
    points,
    whole,
    turns: (/** @type {number} */ value) => number(value, 1),
    /** "± 5.7"; "" where one game alone tells no range. @param {Estimate} estimate */
    half: ({ low, high }) => (Number.isFinite(high - low) ? `±\u00a0${number((high - low) / 2, 1)}` : ""),

    /** In a table: a player with a number, or one of the ten sets. @param {Played} played @param {boolean} isSeries */
    listed(played, isSeries) {
      const set = setOf(played.player);
      return isSeries && set !== null ? setName(set) : `${played.place + 1}\u00a0· ${playerName(played.player)}`;
    },

    playerName,

    // The tables
    averagesCaption: (/** @type {number} */ count) => `Final scores, ${games(count)}`,
    averagesHeads: (/** @type {boolean} */ isAdjusted, /** @type {boolean} */ isSeries) => [
      listHead(isSeries),
      "Average",
      ...(isAdjusted ? ["Luck out"] : []),
      "Deviation",
      "Turns",
    ],
    sharesCaption: "How often the final score reaches",
    sharesHeads: (/** @type {number[]} */ scores, /** @type {boolean} */ isSeries) => [
      listHead(isSeries),
      ...scores.map(whole),
    ],
    pairsCaption: "Differences on the same rolls",
    allPairs: (/** @type {number} */ count) => `All ${number(count)} differences`,
    pairsHeads: ["Players", "Points", "Certain?"],
    pair: (/** @type {Pair} */ { first, second }) => `${name(first)} over ${name(second)}`,
    pairKind: (/** @type {Pair} */ { kind }) => ({ ahead: "✓ yes", close: "too close", same: "no difference" })[kind],
    setsCaption: "Rejects that games end with",
    setsHeads: (/** @type {boolean} */ isSeries) => [listHead(isSeries), "Most often", "Second", "Third", "Fourth"],
    rejects: (/** @type {number[]} */ rejects) => rejects.join("\u00a0"),

    // The picture
    scoresLabel: "Final scores of each player as a histogram; the table below has the numbers.",
    scoresTitle: (/** @type {number} */ step) =>
      `Share of games by final score, in steps of ${step} points, all on the same scale. The vertical line is the average.`,
    scoresTable: "These numbers as a table",
    scoresCaption: (/** @type {number} */ step) => `Percent of games by final score, in steps of ${step} points`,
    scoreHead: "From",
    /** A share in percent, with less room where there are many. @param {number} share @param {number} digits */
    shareOfBin(share, digits) {
      const least = 10 ** -digits;
      if (share === 0) return "–";
      return share * 100 < least ? `<${number(least, digits)}` : number(share * 100, digits);
    },

    // Beside the article
    otherSets: (/** @type {number} */ count) => `Other ${number(count)} sets`,
    span: (/** @type {{ low: number, high: number }} */ { low, high }) => `${whole(low)} to ${whole(high)}`,
    roughly: (/** @type {number} */ value) => `about ${whole(value)}`,
  };
}
