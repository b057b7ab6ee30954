// Every sentence of Heckmeck's Lab, in English. Strategies and house rules are named as in the game.

import { labWords } from "../../../../shell/lab/text/en.js";
import { partOfLink } from "../../../../shell/text/en.js";
import { RULE_NAMES, TABLE_RULES } from "../../model/table.js";
import { words as gameWords } from "../../text/en.js";
import { RULE_HINTS } from "../../text/en-dialogs.js";
import { HOW } from "../../text/en-strategies.js";
import { FIVE_RULES, RULES_OF_THUMB } from "../model/setting.js";

/** @typedef {import("../model/types.d.ts").Setting} Setting */
/** @typedef {import("../model/types.d.ts").Verdict} Verdict */
/** @typedef {import("../model/types.d.ts").Bar} Bar */
/** @typedef {ReturnType<typeof words>} Words */

/** Strategies where there is little room. @type {Record<string, string>} */
const SHORT = {
  "best-in-worms": "Best in worms",
  "rule-1": "Rule 1",
  "rule-2": "Rule 2",
  "rule-3": "Rule 3",
  "rule-4": "Rule 4",
  "rule-5": "Rule 5",
  random: "Random",
};

/** @param {import("../../../../shell/format.js").Formats} formats */
export function words(formats) {
  const { number } = formats;
  const { strategies, rules, houseRules } = gameWords(formats);
  const { games, shareRange, gamesTitle, seed } = labWords(formats);

  /** A chance that stays with its percent sign. @param {number} chance */
  const percent = (chance) => formats.percent(chance).replace(" ", "\u00a0");

  /** What to call a seat: its strategy, with the seat's number where several play alike. @param {string[]} players @param {number} seat */
  const seatName = (players, seat) => {
    const isAlone = players.filter((other) => other === players[seat]).length === 1;
    return isAlone ? SHORT[players[seat]] : `${SHORT[players[seat]]} (seat ${seat + 1})`;
  };

  /** Who won of two or more, or that nobody can tell. @param {Extract<Verdict, { kind: "won" | "close" }>} verdict */
  function onOne({ kind, players, first, second, ties: tied, games: played }) {
    const [best, next] = [first, second].map(({ seat }) => seatName(players, seat));
    const ties = tied === 0 ? "there were no ties" : `${percent(tied)} are ties`;
    const others =
      players.length > 2
        ? `${next} is next with ${percent(second.wins.value)}`
        : `${next} wins ${percent(second.wins.value)}`;
    if (kind === "close") {
      return {
        answer: "Too close to call",
        detail: `after ${games(played)}: ${best} wins ${percent(first.wins.value)}, ${others}, and ${ties}.`,
        trust: "Their ranges overlap, so the difference may be down to chance. More games narrow the ranges.",
      };
    }
    return {
      answer: `${best} wins ${percent(first.wins.value)}`,
      detail: `of ${games(played)}; ${others}, and ${ties}.`,
      trust: `This is hardly down to chance: the ranges, ${shareRange(first.wins)}\u00a0% and ${shareRange(second.wins)}\u00a0%, do not overlap.`,
    };
  }

  /** How the best did against the rules of thumb. @param {Extract<Verdict, { kind: "series" }>} verdict */
  function onSeries({ played, won, closest, wins, losses }) {
    const all = RULES_OF_THUMB.length;
    const ofAll = won === all ? "all five rules" : `${won === 0 ? "none" : won} of the five rules`;
    const ofSome = won === 1 ? SHORT[closest] : `the first ${won} rules`;
    return {
      answer: `Best in worms beats ${played === all ? ofAll : ofSome}`,
      detail:
        played === 1
          ? `winning ${percent(wins)} and losing ${percent(losses)} in the first of five tournaments.`
          : `and ${SHORT[closest]} comes closest: Best in worms wins ${percent(wins)} against it and loses ${percent(losses)}.`,
      trust:
        won === played
          ? "This is hardly down to chance: in each tournament, the two ranges of wins do not overlap."
          : "Where the ranges of wins overlap, the difference may be down to chance.",
    };
  }

  /** @param {Verdict["article"]} article */
  function onArticle(article) {
    if (!article) return "";
    const { fit, all } = article;
    if (fit === all) return `✓ All ${all} of the article's figures fit: their ranges overlap those here.`;
    return `${fit} of the article's ${all} figures fit; the ranges of the others do not overlap those here.`;
  }

  /** @param {Verdict} verdict */
  const verdict = (verdict) => ({
    ...(verdict.kind === "series" ? onSeries(verdict) : onOne(verdict)),
    article: onArticle(verdict.article),
  });

  /** @param {Setting} setting */
  const opponents = ({ series, players }) =>
    series ? "Best in worms against each rule" : players.map((_, seat) => seatName(players, seat)).join(", ");

  /** How it is played, apart from who plays. @param {Setting} setting */
  function conditions({ starts, equal, seed, rules: played }) {
    const changed = RULE_NAMES.filter((rule) => played[rule] !== TABLE_RULES[rule]);
    return [
      starts === "first" ? "seat 1 always starts" : "the seats start in turn",
      equal === "tie" ? "equal worms are a tie" : "equal worms: highest tile wins",
      ...changed.map((rule) => `${rules[rule].title}: ${played[rule] ? "yes" : "no"}`),
      `seed ${seed}`,
    ].join("\u00a0· ");
  }

  const starts = { "in-turn": "in turn", first: "always seat 1" };
  const equal = { "highest-tile": "highest tile wins", tie: "a tie" };

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Who plays",
    games: gamesTitle,
    seed,
    starts: "Who starts",
    equal: "Equal worms",
    ...Object.fromEntries(RULE_NAMES.map((rule) => [rule, rules[rule].title])),
  };

  return {
    title: "Lab",
    back: "Back to the game",
    /** A part of a link that can't be read. @param {import("../../../../shell/game.d.ts").Problem} problem */
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    strategies: Object.entries(strategies).map(([value, { name }]) => ({ value, text: name })),
    how: (/** @type {string} */ strategy) => HOW[strategy],
    seat: (/** @type {number} */ seat) => `Seat ${seat + 1}`,
    seatNumber: (/** @type {number} */ seat) => number(seat + 1),
    removeSeat: (/** @type {number} */ seat) => `Remove seat ${seat + 1}`,
    addSeat: "Add a seat",
    series: "Five tournaments: Best in worms against each of the five rules of thumb.",
    ownSeats: "Choose the seats yourself",

    // How it is played
    more: "Rules and dice",
    startsTitle: names.starts,
    starts,
    startsHint: "In turn is fair: every seat starts equally often.",
    equalTitle: names.equal,
    equal,
    equalHint: "By the rules of the game, the player with the highest single tile wins.",
    houseRules,
    rules,
    ruleHints: RULE_HINTS,
    conditions,

    // Known experiments
    experimentsTitle: "Repeat a known experiment",
    /** @param {(title: string) => any} link to the article */
    experimentsHint: (link) => [
      "In 2015, ",
      link("How to win at the game Pickomino"),
      " pitted “Best in worms” against rules of thumb, over 100 games each; a later program played 2,000. One tap plays 10,000 games and shows the article's figures beside the results.",
    ],
    experiment: (/** @type {string} */ name) =>
      ({ [FIVE_RULES]: "All five rules", "who-starts": "Who starts" })[name] ?? SHORT[name],

    // Results
    noResults: "Press Play, or repeat an experiment, to see who wins how often, and how certain that is.",
    verdict,
    /** All that in a sentence. @param {Verdict} of */
    summary(of) {
      const { answer, detail } = verdict(of);
      return `${answer}${of.kind === "series" ? "," : ""} ${detail}`;
    },
    seatName,
    short: (/** @type {string} */ strategy) => SHORT[strategy],
    /** Who played, and how. @param {Setting} setting */
    about: (setting) => `${opponents(setting)}\u00a0· ${conditions(setting)}`,

    // The picture
    pictureTitle: (/** @type {boolean} */ isSeries) =>
      isSeries ? "Share of games that Best in worms wins." : "Share of all games, in percent.",
    pictureLabel: (/** @type {boolean} */ isSeries) =>
      isSeries
        ? "Share of games that Best in worms wins; the table below has the numbers."
        : "Share of all games, in percent; the tables below have the numbers.",
    marks: "the article, with its range",
    /** @param {Bar["of"]} of @param {string[]} players */
    barName(of, players) {
      if (of === "ties") return "Ties";
      return "seat" in of ? seatName(players, of.seat) : `against ${SHORT[of.against]}`;
    },
    percent: formats.percent,

    // The tables
    tournamentCaption: (/** @type {number} */ count) => `Games won and worms, ${games(count)}`,
    tournamentHeads: ["Seat", "Games won", "Worms a game"],
    seatOf: (/** @type {string} */ strategy, /** @type {number} */ seat) => `${seat + 1} · ${SHORT[strategy]}`,
    most: "▲ most",
    ties: "Ties",
    starter: "Whoever started",
    turns: "Turns a game",
    turnCount: (/** @type {number} */ turns) => number(turns, 1),
    /** @param {boolean} isSeries @param {boolean} isKnown whether the article has figures on it */
    articleCaption(isSeries, isKnown) {
      if (!isSeries) return "Beside the article";
      return `Best in worms against each rule${isKnown ? ", beside the article" : ""}`;
    },
    /** @param {boolean} isSeries @param {string[]} players */
    articleHeads(isSeries, players) {
      if (isSeries) return ["Against", "Best wins", "Rule wins", "Ties"];
      const [first, second] = players;
      const winners =
        first === second ? ["Seat 1 wins", "Seat 2 wins"] : players.map((strategy) => `${SHORT[strategy]} wins`);
      return ["Played", winners[0], winners[1], "Ties"];
    },
    here: "Here",
    notPlayed: "not played yet",
    article: (/** @type {boolean} */ isLater) => (isLater ? "Later program" : "Article"),
    gamesPlayed: games,
    fits: (/** @type {boolean} */ isFit) => (isFit ? "✓ fits" : "✗ differs"),
  };
}
