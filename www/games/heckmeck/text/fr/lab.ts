// Every sentence of Heckmeck's Lab, in French. Strategies and house rules are named as in the game.

import type { TournamentPlayer } from "#modules/heckmeck-lab";
import type { Formats } from "../../../../shell/model/format.ts";
import type { Estimate } from "../../../../shell/pages/lab/run.ts";
import { labWords } from "../../../../shell/text/fr/lab.ts";
import { partOfLink } from "../../../../shell/text/fr/words.ts";
import { ofByHeart, toldSetting } from "../../lab/model/setting.ts";
import type { Seat, Setting, Verdict } from "../../lab/model/types.ts";
import type * as English from "../en/lab.ts";
import { adviceWords } from "./advice.ts";
import { RULE_HINTS } from "./dialogs.ts";
import { HOW, STRATEGY_NAMES } from "./strategies.ts";
import { words as gameWords } from "./words.ts";

export type Words = English.Words;

/** What the players of the Lab are called, and how they play: those of the game, and those who go by rules to remember. */
const NAMES: Record<TournamentPlayer, string> = {
  ...STRATEGY_NAMES,
  ...ofByHeart(
    (count, aim) =>
      `De mémoire${aim === "win" ? ", pour gagner" : ""}\u00a0: ${count} ${count === 1 ? "règle" : "règles"}`,
  ),
};

const HOW_ALL: Record<TournamentPlayer, string> = {
  ...HOW,
  ...ofByHeart(
    (count, aim) =>
      `Joue d’après ${count === 1 ? "une seule règle, facile à retenir, choisie" : `${count} règles qu’on peut retenir, choisies`} selon ${aim === "win" ? "les chances de gagner dans une partie à deux" : "les vers gagnés à chaque tour"}.`,
  ),
};

/** Strategies where there is little room. */
const SHORT: Record<TournamentPlayer, string> = {
  ...STRATEGY_NAMES,
  ...ofByHeart((count, aim) =>
    aim === "win" ? `Mémo victoire à ${count}` : `Mémo à ${count} ${count === 1 ? "règle" : "règles"}`,
  ),
  "rule-2": "Règle 2",
  "rule-3": "Règle 3",
  "rule-4": "Règle 4",
};

/** The article's own, which is in English. */
const ARTICLE_TITLE = "How to win at the game Pickomino";

/** How many of the five rules, in words. */
const COUNTS = ["aucune", "une", "deux", "trois", "quatre", "cinq"];

/** The player that the experiments are about. */
const BEST = `«\u00a0${SHORT["best-in-worms"]}\u00a0»`;

/** Whether a picture has the luck of the dice taken out, or not though that is known; "" where it is not. */
type Luck = "taken-out" | "as-played" | "";

export function words(formats: Formats): English.Words {
  const { rules, houseRules } = adviceWords(gameWords(formats));
  const { games, shareRange, gamesTitle, seed, luckTakenOut } = labWords(formats);

  const { percent, withPercent, plural } = formats;

  /** What to call a seat: its strategy, with the seat's number where several play alike. */
  const seatName = ({ strategy, number }: Seat) =>
    number === null ? SHORT[strategy] : `${SHORT[strategy]} (place ${number})`;

  /** The same within a sentence. */
  const quoted = (seat: Seat) => `«\u00a0${seatName(seat)}\u00a0»`;

  type OnOne = Extract<Verdict, { kind: "won" | "close" }>;

  const rangeOf = (share: Estimate) => withPercent(shareRange(share));

  /** How the first two stand, as the end of a sentence. */
  function standing({ kind, isAdjusted, areMore, first, second, ties, games: played }: OnOne) {
    const [best, next] = [first, second].map(({ seat }) => quoted(seat));
    const leader = `${best} gagne ${percent(first.wins.value)}`;
    const runnerUp = areMore
      ? `${next} suit avec ${percent(second.wins.value)}`
      : `${next} gagne ${percent(second.wins.value)}`;
    if (isAdjusted) {
      return kind === "close"
        ? `hors chance, après ${games(played)}\u00a0: ${leader}, et ${runnerUp}.`
        : `hors chance, après ${games(played)}\u202f; ${runnerUp}.`;
    }
    return kind === "close"
      ? `après ${games(played)}\u00a0: ${leader}, ${runnerUp}, et ${tied(ties)}.`
      : `${plural(played, "de", "des")} ${games(played)}\u202f; ${runnerUp}, et ${tied(ties)}.`;
  }

  const tied = (ties: number) => (ties === 0 ? "il n’y a pas eu d’égalité" : `${percent(ties)} sont des égalités`);

  /** The same two as the games were played. */
  function played({ first, second, ties }: OnOne) {
    const [best, next] = [first, second].map(
      ({ seat, asPlayed }) => `${quoted(seat)} gagne ${percent(asPlayed.value)} (${rangeOf(asPlayed)})`,
    );
    return `Résultat brut\u00a0: ${best} et ${next}\u202f; ${tied(ties)}.`;
  }

  /** Who won of two or more, or that nobody can tell. */
  function onOne(verdict: OnOne) {
    const { kind, isAdjusted, first, second } = verdict;
    const isClose = kind === "close";
    return {
      answer: isClose ? "Trop serré pour trancher" : `${quoted(first.seat)} gagne ${percent(first.wins.value)}`,
      detail: standing(verdict),
      plain: isAdjusted ? played(verdict) : "",
      trust: isClose
        ? "Leurs intervalles se recoupent, l’écart peut donc être un hasard. Davantage de parties les resserrent."
        : `C’est très peu probablement un hasard\u00a0: les intervalles, ${rangeOf(first.wins)} et ${rangeOf(second.wins)}, ne se recoupent pas.`,
    };
  }

  /** How the best did against the rules of thumb. */
  function onSeries({ isAdjusted, isEnded, played, won, closest, wins, losses }: Extract<Verdict, { kind: "series" }>) {
    const beaten = () => {
      if (!isEnded)
        return won === 1 ? `bat «\u00a0${SHORT[closest]}\u00a0»` : `bat les ${COUNTS[won]} premières règles`;
      if (won === 0) return "ne bat aucune des cinq règles";
      return won === played ? "bat les cinq règles" : `bat ${COUNTS[won]} des cinq règles`;
    };
    const luck = isAdjusted ? "hors chance, " : "";
    return {
      answer: `${BEST} ${beaten()}`,
      detail:
        played === 1
          ? `${luck}avec ${percent(wins)} de parties gagnées et ${percent(losses)} de perdues dans le premier de cinq tournois.`
          : `et «\u00a0${SHORT[closest]}\u00a0» s’en approche le plus\u00a0: ${luck}${BEST} gagne ${percent(wins)} de leurs parties et en perd ${percent(losses)}.`,
      plain: "",
      trust:
        won === played
          ? "C’est très peu probablement un hasard\u00a0: dans chaque tournoi, les deux intervalles de victoires ne se recoupent pas."
          : "Là où les intervalles de victoires se recoupent, l’écart peut être un hasard.",
    };
  }

  /** What the picture shows; a sentence without its end. */
  function pictured(isSeries: boolean, luck: Luck) {
    const wins = `Part des parties que gagne ${BEST}`;
    return {
      "taken-out": isSeries ? `${wins}, hors chance` : "Part des parties gagnées, hors chance, en pourcentage",
      "as-played": isSeries ? `${wins}, brute` : "Part de toutes les parties, brute, en pourcentage",
      "": isSeries ? wins : "Part de toutes les parties, en pourcentage",
    }[luck];
  }

  function onArticle(article: Verdict["article"]) {
    if (!article) return "";
    const { fit, all } = article;
    if (fit === all)
      return `✓ Les ${all} chiffres de l’article concordent\u00a0: leurs intervalles recoupent ceux d’ici.`;
    return `${fit} des ${all} chiffres de l’article ${plural(fit, "concorde", "concordent")}\u202f; les intervalles des autres ne recoupent pas ceux d’ici.`;
  }

  const verdict = (verdict: Verdict) => ({
    ...(verdict.kind === "series" ? onSeries(verdict) : onOne(verdict)),
    luck: verdict.isAdjusted
      ? `${luckTakenOut}\u202f; une égalité compte comme une part de victoire.${verdict.isByHeart ? " La chance des tours joués de mémoire reste comptée." : ""}`
      : "",
    article: onArticle(verdict.article),
  });

  /** How it is played, apart from who plays. */
  const conditions = (setting: Setting) => {
    const { starts, equal, changed } = toldSetting(setting);
    return [
      starts === "first" ? "la place 1 commence toujours" : "les places commencent à tour de rôle",
      equal === "tie" ? "à vers égaux, égalité" : "à vers égaux, le plus haut pickomino gagne",
      ...changed.map(({ rule, isOn }) => `${rules[rule].title}\u00a0: ${isOn ? "oui" : "non"}`),
    ].join("\u00a0· ");
  };

  const opponents = (setting: Setting) => {
    const { isSeries, seats } = toldSetting(setting);
    return isSeries ? `${BEST} contre chaque règle` : seats.map(seatName).join(", ");
  };

  const starts = { "in-turn": "à tour de rôle", first: "toujours la place 1" };
  const equal = { "highest-tile": "le plus haut pickomino gagne", tie: "égalité" };

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Qui joue",
    games: gamesTitle,
    seed,
    starts: "Qui commence",
    equal: "À vers égaux",
    ...Object.fromEntries(Object.entries(rules).map(([rule, { title }]) => [rule, title])),
  };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    nameOf: (strategy: string) => NAMES[strategy as TournamentPlayer],
    how: (strategy) => HOW_ALL[strategy as TournamentPlayer],
    series: `Cinq tournois\u00a0: ${BEST} contre chacune des cinq règles simples.`,

    // How it is played
    more: "Règles et dés",
    startsTitle: names.starts,
    starts,
    startsHint: "À tour de rôle, c’est équitable\u00a0: toutes les places commencent aussi souvent.",
    equalTitle: names.equal,
    equal,
    equalHint: "D’après les règles du jeu, le joueur qui a le plus haut pickomino gagne.",
    houseRules,
    rules,
    ruleHints: RULE_HINTS,
    conditions,

    // Experiments
    toWinTitle: "Jouer pour gagner, ou pour les vers\u202f?",
    toWinHint: (count) =>
      `Un appui joue ${games(count)} entre «\u00a0${SHORT["best-to-win"]}\u00a0» et ${BEST}, avec les règles du jeu.`,
    toWin: `«\u00a0${SHORT["best-to-win"]}\u00a0» contre ${BEST}`,
    experimentsTitle: "Refaire une expérience connue",
    articleTitle: ARTICLE_TITLE,
    /** The title in it leads to the article. */
    experimentsHint: `En 2015, l’article ${ARTICLE_TITLE} a opposé ${BEST} à des règles simples, avec 100 parties pour chacune\u202f; un programme ultérieur en a joué 2\u202f000. Un appui joue 2\u202f000 parties et montre les chiffres de l’article à côté des résultats.`,
    experiments: { ...SHORT, "five-rules": "Les cinq règles", "who-starts": "Qui commence" },

    // Results
    noResults:
      "Touche «\u00a0Jouer\u00a0», ou refais une expérience, pour voir qui gagne combien de fois, et avec quelle certitude.",
    verdict,
    /** All that in a sentence. */
    summary(of) {
      const { answer, detail } = verdict(of);
      return `${answer}${of.kind === "series" ? "," : ""} ${detail}`;
    },
    seatName,
    short: SHORT,
    /** Who played, and how. */
    about: (setting) => [opponents(setting), conditions(setting), `graine ${setting.seed}`].join("\u00a0· "),

    // The picture
    pictureTitle: (isSeries, luck) => `${pictured(isSeries, luck)}.`,
    pictureLabel: (isSeries, luck) =>
      `${pictured(isSeries, luck)}\u202f; ${isSeries ? "le tableau ci-dessous donne" : "les tableaux ci-dessous donnent"} les chiffres.`,
    marks: "l’article, avec son intervalle",
    barName(of) {
      if (of === "ties") return "Égalités";
      return "against" in of ? `contre ${SHORT[of.against]}` : seatName(of);
    },

    // The tables
    tournamentCaption: (count) => `Parties gagnées et vers, ${games(count)}`,
    seatOf: (strategy, seat) => `${seat + 1} · ${SHORT[strategy]}`,
    measures: {
      wins: "Parties gagnées",
      withoutLuck: "Hors chance",
      worms: "Vers par partie",
      ties: "Égalités",
      starter: "Qui commence",
      turns: "Tours par partie",
    },
    /** @param isKnown whether the article has figures on it */
    articleCaption(isSeries, isKnown) {
      if (!isSeries) return "À côté de l’article";
      return `${BEST} contre chaque règle${isKnown ? ", à côté de l’article" : ""}`;
    },
    articleHeads(isSeries, seats) {
      if (isSeries) return ["Contre", "Il gagne", "La règle gagne", "Égalités"];
      const winners = seats.map(({ strategy, number }) =>
        number === null ? `${SHORT[strategy]} gagne` : `La place ${number} gagne`,
      );
      return ["Joué", ...winners, "Égalités"];
    },
    here: "Ici",
    notPlayed: "pas encore joué",
    article: (isLater) => (isLater ? "Programme ultérieur" : "Article"),
    gamesPlayed: games,
    fits: (isFit) => (isFit ? "✓ concorde" : "✗ diffère"),
  };
}
