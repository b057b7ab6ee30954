// Every sentence of Heckmeck's Lab, in English. Strategies and house rules are named as in the game.

import type { TournamentPlayer } from "#modules/heckmeck-lab";
import type { Problem } from "../../../../shell/game/contract.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import type { Estimate } from "../../../../shell/pages/lab/run.ts";
import { labWords } from "../../../../shell/text/en/lab.ts";
import { partOfLink } from "../../../../shell/text/en/words.ts";
import type { Experiment } from "../../lab/model/article.ts";
import { ofByHeart, toldSetting } from "../../lab/model/setting.ts";
import type { BarName, Seat, Setting, Verdict } from "../../lab/model/types.ts";
import { adviceWords } from "./advice.ts";
import { RULE_HINTS } from "./dialogs.ts";
import { HOW, STRATEGY_NAMES } from "./strategies.ts";
import { words as gameWords } from "./words.ts";

export type Words = ReturnType<typeof words>;

/** What the players of the Lab are called, and how they play: those of the game, and those who go by rules to remember. */
const NAMES: Record<TournamentPlayer, string> = {
  ...STRATEGY_NAMES,
  ...ofByHeart(
    (count, aim) => `By heart${aim === "win" ? ", to win" : ""}: ${count} ${count === 1 ? "rule" : "rules"}`,
  ),
};

const HOW_ALL: Record<TournamentPlayer, string> = {
  ...HOW,
  ...ofByHeart(
    (count, aim) =>
      `Plays by ${count === 1 ? "one rule" : `${count} rules`} that a person can remember, chosen for ${aim === "win" ? "the chance to win with two players" : "the worms of each turn"}.`,
  ),
};

/** Strategies where there is little room. */
const SHORT: Record<TournamentPlayer, string> = {
  ...STRATEGY_NAMES,
  ...ofByHeart((count, aim) => `${count}-rule ${aim === "win" ? "win" : "worm"} list`),
  "rule-2": "Rule 2",
  "rule-3": "Rule 3",
  "rule-4": "Rule 4",
};

/** The player that the experiments are about. */
const BEST = SHORT["best-in-worms"];

/** The article's own, which is in English. */
const ARTICLE_TITLE = "How to win at the game Pickomino";

/** Whether a picture has the luck of the dice taken out, or not though that is known; "" where it is not. */
type Luck = "taken-out" | "as-played" | "";

export function words(formats: Formats) {
  const { rules, houseRules } = adviceWords(gameWords(formats));
  const { games, shareRange, gamesTitle, seed, luckTakenOut } = labWords(formats);

  const { percent, withPercent } = formats;

  /** What to call a seat: its strategy, with the seat's number where several play alike. */
  const seatName = ({ strategy, number }: Seat) =>
    number === null ? SHORT[strategy] : `${SHORT[strategy]} (seat ${number})`;

  type OnOne = Extract<Verdict, { kind: "won" | "close" }>;

  const rangeOf = (share: Estimate) => withPercent(shareRange(share));

  /** How the first two stand, as the end of a sentence. */
  function standing({ kind, isAdjusted, areMore, first, second, ties, games: played }: OnOne) {
    const [best, next] = [first, second].map(({ seat }) => seatName(seat));
    const leader = `${best} wins ${percent(first.wins.value)}`;
    const runnerUp = areMore
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
  function played({ first, second, ties }: OnOne) {
    const [best, next] = [first, second].map(
      ({ seat, asPlayed }) => `${seatName(seat)} wins ${percent(asPlayed.value)} (${rangeOf(asPlayed)})`,
    );
    return `As played, ${best} and ${next}; ${tied(ties)}.`;
  }

  /** Who won of two or more, or that nobody can tell. */
  function onOne(verdict: OnOne) {
    const { kind, isAdjusted, first, second } = verdict;
    const isClose = kind === "close";
    return {
      answer: isClose ? "Too close to call" : `${seatName(first.seat)} wins ${percent(first.wins.value)}`,
      detail: standing(verdict),
      plain: isAdjusted ? played(verdict) : "",
      trust: isClose
        ? "Their ranges overlap, so the difference may be down to chance. More games narrow the ranges."
        : `This is very unlikely to be chance: the ranges, ${rangeOf(first.wins)} and ${rangeOf(second.wins)}, do not overlap.`,
    };
  }

  /** How the best did against the rules of thumb. */
  function onSeries({ isAdjusted, isEnded, played, won, closest, wins, losses }: Extract<Verdict, { kind: "series" }>) {
    const ofAll = won === played ? "all five rules" : `${won === 0 ? "none" : won} of the five rules`;
    const ofSome = won === 1 ? SHORT[closest] : `the first ${won} rules`;
    return {
      answer: `${BEST} beats ${isEnded ? ofAll : ofSome}`,
      detail:
        played === 1
          ? `winning ${percent(wins)} and losing ${percent(losses)} in the first of five tournaments${isAdjusted ? ", with the luck of the dice taken out" : ""}.`
          : `and ${SHORT[closest]} comes closest: ${isAdjusted ? "with the luck of the dice taken out, " : ""}${BEST} wins ${percent(wins)} against it and loses ${percent(losses)}.`,
      plain: "",
      trust:
        won === played
          ? "This is very unlikely to be chance: in each tournament, the two ranges of wins do not overlap."
          : "Where the ranges of wins overlap, the difference may be down to chance.",
    };
  }

  /** What the picture shows; a sentence without its end. */
  function pictured(isSeries: boolean, luck: Luck) {
    const wins = `Share of games that ${BEST} wins`;
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
    luck: verdict.isAdjusted
      ? `${luckTakenOut}; a tie counts as part of a win.${verdict.isByHeart ? " The luck of turns played by heart stays in." : ""}`
      : "",
    article: onArticle(verdict.article),
  });

  /** How it is played, apart from who plays. */
  const conditions = (setting: Setting) => {
    const { starts, equal, changed } = toldSetting(setting);
    return [
      starts === "first" ? "seat 1 always starts" : "the seats start in turn",
      equal === "tie" ? "equal worms are a tie" : "equal worms: highest tile wins",
      ...changed.map(({ rule, isOn }) => `${rules[rule].title}: ${isOn ? "yes" : "no"}`),
    ].join("\u00a0· ");
  };

  const opponents = (setting: Setting) => {
    const { isSeries, seats } = toldSetting(setting);
    return isSeries ? `${BEST} against each rule` : seats.map(seatName).join(", ");
  };

  const starts = { "in-turn": "in turn", first: "always seat 1" };
  const equal = { "highest-tile": "highest tile wins", tie: "a tie" };

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Who plays",
    games: gamesTitle,
    seed,
    starts: "Who starts",
    equal: "Equal worms",
    ...Object.fromEntries(Object.entries(rules).map(([rule, { title }]) => [rule, title])),
  };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }: Problem) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    nameOf: (strategy: string) => NAMES[strategy as TournamentPlayer],
    how: (strategy: string) => HOW_ALL[strategy as TournamentPlayer],
    series: `Five tournaments: ${BEST} against each of the five rules of thumb.`,

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
      `One tap plays ${games(count)} between “${SHORT["best-to-win"]}” and “${BEST}”, by the rules of the game.`,
    toWin: `${SHORT["best-to-win"]} against ${BEST}`,
    experimentsTitle: "Repeat a known experiment",
    articleTitle: ARTICLE_TITLE,
    /** The title in it leads to the article. */
    experimentsHint: `In 2015, ${ARTICLE_TITLE} pitted “${BEST}” against rules of thumb, over 100 games each; a later program played 2,000. One tap plays 2,000 games and shows the article's figures beside the results.`,
    experiments: { ...SHORT, "five-rules": "All five rules", "who-starts": "Who starts" } satisfies Record<
      Experiment,
      string
    >,

    // Results
    noResults: "Press Play, or repeat an experiment, to see who wins how often, and how certain that is.",
    verdict,
    /** All that in a sentence. */
    summary(of: Verdict) {
      const { answer, detail } = verdict(of);
      return `${answer}${of.kind === "series" ? "," : ""} ${detail}`;
    },
    seatName,
    short: SHORT,
    /** Who played, and how. */
    about: (setting: Setting) => [opponents(setting), conditions(setting), `seed ${setting.seed}`].join("\u00a0· "),

    // The picture
    pictureTitle: (isSeries: boolean, luck: Luck) => `${pictured(isSeries, luck)}.`,
    pictureLabel: (isSeries: boolean, luck: Luck) =>
      `${pictured(isSeries, luck)}; the ${isSeries ? "table below has" : "tables below have"} the numbers.`,
    marks: "the article, with its range",
    barName(of: BarName) {
      if (of === "ties") return "Ties";
      return "against" in of ? `against ${SHORT[of.against]}` : seatName(of);
    },

    // The tables
    tournamentCaption: (count: number) => `Games won and worms, ${games(count)}`,
    seatOf: (strategy: TournamentPlayer, seat: number) => `${seat + 1} · ${SHORT[strategy]}`,
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
      return `${BEST} against each rule${isKnown ? ", beside the article" : ""}`;
    },
    articleHeads(isSeries: boolean, seats: Seat[]) {
      if (isSeries) return ["Against", `${BEST} wins`, "Rule wins", "Ties"];
      const winners = seats.map(({ strategy, number }) =>
        number === null ? `${SHORT[strategy]} wins` : `Seat ${number} wins`,
      );
      return ["Played", ...winners, "Ties"];
    },
    here: "Here",
    notPlayed: "not played yet",
    article: (isLater: boolean): string => (isLater ? "Later program" : "Article"),
    gamesPlayed: games,
    fits: (isFit: boolean): string => (isFit ? "✓ fits" : "✗ differs"),
  };
}
