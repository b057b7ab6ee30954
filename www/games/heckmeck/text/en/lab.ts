// Every sentence of Heckmeck's Lab, in English. Strategies and house rules are named as in the game.

import type { Formats } from "../../../../shell/format.ts";
import type { Problem } from "../../../../shell/game.ts";
import type { Estimate } from "../../../../shell/lab/run.ts";
import { labWords } from "../../../../shell/text/en/lab.ts";
import { partOfLink } from "../../../../shell/text/en/words.ts";
import { FIVE_RULES, RULES_OF_THUMB } from "../../lab/model/setting.ts";
import type { Bar, Setting, Verdict } from "../../lab/model/types.ts";
import { RULE_NAMES, TABLE_RULES } from "../../model/table.ts";
import { adviceWords } from "./advice.ts";
import { RULE_HINTS } from "./dialogs.ts";
import { STRATEGY_NAMES } from "./names.ts";
import { HOW } from "./strategies.ts";
import { words as gameWords } from "./words.ts";

export type Words = ReturnType<typeof words>;

/** Strategies where there is little room. */
const SHORT: Record<string, string> = {
  "best-to-win": "Best to win",
  "best-in-worms": "Best in worms",
  "rule-1": "Rule 1",
  "rule-2": "Rule 2",
  "rule-3": "Rule 3",
  "rule-4": "Rule 4",
  "rule-5": "Rule 5",
  random: "Random",
};

/** Whether a picture has the luck of the dice taken out, or not though that is known; "" where it is not. */
type Luck = "taken-out" | "as-played" | "";

export function words(formats: Formats) {
  const { rules, houseRules } = adviceWords(gameWords(formats));
  const { games, shareRange, gamesTitle, seed, luckTakenOut } = labWords(formats);

  /** A chance that stays with its percent sign. */
  const percent = (chance: number) => formats.percent(chance).replace(" ", "\u00a0");

  /** What to call a seat: its strategy, with the seat's number where several play alike. */
  const seatName = (players: string[], seat: number) => {
    const isAlone = players.filter((other) => other === players[seat]).length === 1;
    return isAlone ? SHORT[players[seat]] : `${SHORT[players[seat]]} (seat ${seat + 1})`;
  };

  type OnOne = Extract<Verdict, { kind: "won" | "close" }>;

  const rangeOf = (share: Estimate) => `${shareRange(share)}%`;

  /** How the first two stand, as the end of a sentence. */
  function standing({ kind, isAdjusted, players, first, second, ties, games: played }: OnOne) {
    const [best, next] = [first, second].map(({ seat }) => seatName(players, seat));
    const leader = `${best} wins ${percent(first.wins.value)}`;
    const runnerUp =
      players.length > 2
        ? `${next} is next with ${percent(second.wins.value)}`
        : `${next} wins ${percent(second.wins.value)}`;
    if (isAdjusted) {
      return kind === "close"
        ? `after ${games(played)}, with the luck of the dice taken out: ${leader}, and ${runnerUp}.`
        : `with the luck of the dice taken out, after ${games(played)}; ${runnerUp}.`;
    }
    return kind === "close"
      ? `after ${games(played)}: ${leader}, ${runnerUp}, and ${tied(ties)}.`
      : `of ${games(played)}; ${runnerUp}, and ${tied(ties)}.`;
  }

  const tied = (ties: number) => (ties === 0 ? "there were no ties" : `${percent(ties)} are ties`);

  /** The same two as the games were played. */
  function played({ players, first, second, asPlayed, ties }: OnOne) {
    const [best, next] = [first, second].map(({ seat }) => {
      const wins = asPlayed[seat];
      return `${seatName(players, seat)} wins ${percent(wins.value)} (${rangeOf(wins)})`;
    });
    return `As played, ${best} and ${next}; ${tied(ties)}.`;
  }

  /** Who won of two or more, or that nobody can tell. */
  function onOne(verdict: OnOne) {
    const { kind, isAdjusted, players, first, second } = verdict;
    const isClose = kind === "close";
    return {
      answer: isClose ? "Too close to call" : `${seatName(players, first.seat)} wins ${percent(first.wins.value)}`,
      detail: standing(verdict),
      plain: isAdjusted ? played(verdict) : "",
      trust: isClose
        ? "Their ranges overlap, so the difference may be down to chance. More games narrow the ranges."
        : `This is very unlikely to be chance: the ranges, ${rangeOf(first.wins)} and ${rangeOf(second.wins)}, do not overlap.`,
    };
  }

  /** How the best did against the rules of thumb. */
  function onSeries({ isAdjusted, played, won, closest, wins, losses }: Extract<Verdict, { kind: "series" }>) {
    const all = RULES_OF_THUMB.length;
    const ofAll = won === all ? "all five rules" : `${won === 0 ? "none" : won} of the five rules`;
    const ofSome = won === 1 ? SHORT[closest] : `the first ${won} rules`;
    return {
      answer: `Best in worms beats ${played === all ? ofAll : ofSome}`,
      detail:
        played === 1
          ? `winning ${percent(wins)} and losing ${percent(losses)} in the first of five tournaments${isAdjusted ? ", with the luck of the dice taken out" : ""}.`
          : `and ${SHORT[closest]} comes closest: ${isAdjusted ? "with the luck of the dice taken out, " : ""}Best in worms wins ${percent(wins)} against it and loses ${percent(losses)}.`,
      plain: "",
      trust:
        won === played
          ? "This is very unlikely to be chance: in each tournament, the two ranges of wins do not overlap."
          : "Where the ranges of wins overlap, the difference may be down to chance.",
    };
  }

  /** What the picture shows; a sentence without its end. */
  function pictured(isSeries: boolean, luck: Luck) {
    const wins = "Share of games that Best in worms wins";
    return {
      "taken-out": isSeries ? `${wins}, luck taken out` : "Share of games won, luck taken out, in percent",
      "as-played": isSeries ? `${wins}, as played` : "Share of all games, as played, in percent",
      "": isSeries ? wins : "Share of all games, in percent",
    }[luck];
  }

  function onArticle(article: Verdict["article"]) {
    if (!article) return "";
    const { fit, all } = article;
    if (fit === all) return `✓ All ${all} of the article's figures fit: their ranges overlap those here.`;
    return `${fit} of the article's ${all} figures fit; the ranges of the others do not overlap those here.`;
  }

  const verdict = (verdict: Verdict) => ({
    ...(verdict.kind === "series" ? onSeries(verdict) : onOne(verdict)),
    luck: verdict.isAdjusted ? `${luckTakenOut}; a tie counts as part of a win.` : "",
    article: onArticle(verdict.article),
  });

  const opponents = ({ series, players }: Setting) =>
    series ? "Best in worms against each rule" : players.map((_, seat) => seatName(players, seat)).join(", ");

  /** How it is played, apart from who plays. */
  function conditions({ starts, equal, seed, rules: played }: Setting) {
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
    /** A part of a link that can't be read. */
    problem: ({ key }: Problem) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    strategies: Object.entries(STRATEGY_NAMES).map(([value, text]) => ({ value, text })),
    how: (strategy: string) => HOW[strategy],
    series: "Five tournaments: Best in worms against each of the five rules of thumb.",

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

    // Experiments
    toWinTitle: "Play for the win, or for worms?",
    toWinHint: (count: number) =>
      `One tap plays ${games(count)} between “Best to win” and “Best in worms”, by the rules of the game.`,
    toWin: "Best to win against Best in worms",
    experimentsTitle: "Repeat a known experiment",
    /** @param link to the article */
    experimentsHint: (link: (title: string) => unknown) => [
      "In 2015, ",
      link("How to win at the game Pickomino"),
      " pitted “Best in worms” against rules of thumb, over 100 games each; a later program played 2,000. One tap plays 2,000 games and shows the article's figures beside the results.",
    ],
    experiment: (name: string) => ({ [FIVE_RULES]: "All five rules", "who-starts": "Who starts" })[name] ?? SHORT[name],

    // Results
    noResults: "Press Play, or repeat an experiment, to see who wins how often, and how certain that is.",
    verdict,
    /** All that in a sentence. */
    summary(of: Verdict) {
      const { answer, detail } = verdict(of);
      return `${answer}${of.kind === "series" ? "," : ""} ${detail}`;
    },
    seatName,
    short: (strategy: string) => SHORT[strategy],
    /** Who played, and how. */
    about: (setting: Setting) => `${opponents(setting)}\u00a0· ${conditions(setting)}`,

    // The picture
    pictureTitle: (isSeries: boolean, luck: Luck) => `${pictured(isSeries, luck)}.`,
    pictureLabel: (isSeries: boolean, luck: Luck) =>
      `${pictured(isSeries, luck)}; the ${isSeries ? "table below has" : "tables below have"} the numbers.`,
    marks: "the article, with its range",
    barName(of: Bar["of"], players: string[]) {
      if (of === "ties") return "Ties";
      return "seat" in of ? seatName(players, of.seat) : `against ${SHORT[of.against]}`;
    },

    // The tables
    tournamentCaption: (count: number) => `Games won and worms, ${games(count)}`,
    seatOf: (strategy: string, seat: number) => `${seat + 1} · ${SHORT[strategy]}`,
    measures: {
      wins: "Games won",
      withoutLuck: "Luck taken out",
      worms: "Worms a game",
      ties: "Ties",
      starter: "Whoever started",
      turns: "Turns a game",
    },
    /** @param isKnown whether the article has figures on it */
    articleCaption(isSeries: boolean, isKnown: boolean) {
      if (!isSeries) return "Beside the article";
      return `Best in worms against each rule${isKnown ? ", beside the article" : ""}`;
    },
    articleHeads(isSeries: boolean, players: string[]) {
      if (isSeries) return ["Against", "Best wins", "Rule wins", "Ties"];
      const [first, second] = players;
      const winners =
        first === second ? ["Seat 1 wins", "Seat 2 wins"] : players.map((strategy) => `${SHORT[strategy]} wins`);
      return ["Played", winners[0], winners[1], "Ties"];
    },
    here: "Here",
    notPlayed: "not played yet",
    article: (isLater: boolean) => (isLater ? "Later program" : "Article"),
    gamesPlayed: games,
    fits: (isFit: boolean) => (isFit ? "✓ fits" : "✗ differs"),
  };
}
