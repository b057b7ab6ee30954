// Every sentence of Heckmeck's Lab, in Dutch. Strategies and house rules are named as in the game.

import type { TournamentPlayer } from "#modules/heckmeck-lab";
import type { Formats } from "../../../../shell/model/format.ts";
import type { Estimate } from "../../../../shell/pages/lab/run.ts";
import { labWords } from "../../../../shell/text/nl/lab.ts";
import { partOfLink } from "../../../../shell/text/nl/words.ts";
import type { Experiment } from "../../lab/model/article.ts";
import { ofByHeart, toldSetting } from "../../lab/model/setting.ts";
import type { Seat, Setting, Verdict } from "../../lab/model/types.ts";
import type * as English from "../en/lab.ts";
import { adviceWords } from "./advice.ts";
import { RULE_HINTS } from "./dialogs.ts";
import { HOW, STRATEGY_NAMES } from "./strategies.ts";
import { words as gameWords } from "./words.ts";

/** What the players of the Lab are called, and how they play: those of the game, and those who go by rules to remember. */
const NAMES: Record<TournamentPlayer, string> = {
  ...STRATEGY_NAMES,
  ...ofByHeart(
    (count, aim) => `Uit het hoofd${aim === "win" ? ", op winkans" : ""}: ${count} ${count === 1 ? "regel" : "regels"}`,
  ),
};

const HOW_ALL: Record<TournamentPlayer, string> = {
  ...HOW,
  ...ofByHeart(
    (count, aim) =>
      `Speelt volgens ${count === 1 ? "één regel" : `${count} regels`} die je kunt onthouden, gekozen op ${aim === "win" ? "de winkans met twee spelers" : "de wormen in elke beurt"}.`,
  ),
};

/** Strategies where there is little room. */
const SHORT: Record<TournamentPlayer, string> = {
  ...STRATEGY_NAMES,
  ...ofByHeart((count, aim) => `${count} ${count === 1 ? "regel" : "regels"}${aim === "win" ? " op winkans" : ""}`),
  "rule-2": "Regel 2",
  "rule-3": "Regel 3",
  "rule-4": "Regel 4",
};

/** The player that the experiments are about. */
const BEST = SHORT["best-in-worms"];

/** The article's own, which is in English. */
const ARTICLE_TITLE = "How to win at the game Pickomino";

/** Whether a picture has the luck of the dice taken out, or not though that is known; "" where it is not. */
type Luck = "taken-out" | "as-played" | "";

export function words(formats: Formats): English.Words {
  const { rules, houseRules } = adviceWords(gameWords(formats));
  const { games, shareRange, gamesTitle, seed, luckTakenOut } = labWords(formats);

  const { percent, withPercent } = formats;

  /** What to call a seat: its strategy, with the seat's number where several play alike. */
  const seatName = ({ strategy, number }: Seat) =>
    number === null ? SHORT[strategy] : `${SHORT[strategy]} (plaats ${number})`;

  /** The same within a sentence. */
  const quoted = ({ strategy, number }: Seat) => `“${SHORT[strategy]}”${number === null ? "" : ` (plaats ${number})`}`;

  type OnOne = Extract<Verdict, { kind: "won" | "close" }>;

  const rangeOf = (share: Estimate) => withPercent(shareRange(share));

  const tied = (ties: number) => (ties === 0 ? "er was geen gelijkspel" : `${percent(ties)} is gelijkspel`);

  /** How the first two stand, as the end of a sentence. */
  function standing({ kind, isAdjusted, areMore, first, second, ties, games: played }: OnOne) {
    const [best, next] = [first, second].map(({ seat }) => quoted(seat));
    const leader = `${best} wint ${percent(first.wins.value)}`;
    const runnerUp = areMore
      ? `${next} volgt met ${percent(second.wins.value)}`
      : `${next} wint ${percent(second.wins.value)}`;
    if (isAdjusted) {
      return kind === "close"
        ? `na ${games(played)}, gecorrigeerd voor geluk: ${leader}, en ${runnerUp}.`
        : `gecorrigeerd voor geluk, na ${games(played)}; ${runnerUp}.`;
    }
    return kind === "close"
      ? `na ${games(played)}: ${leader}, ${runnerUp}, en ${tied(ties)}.`
      : `van ${games(played)}; ${runnerUp}, en ${tied(ties)}.`;
  }

  /** The same two as the games were played. */
  function played({ first, second, ties }: OnOne) {
    const [best, next] = [first, second].map(
      ({ seat, asPlayed }) => `${quoted(seat)} ${percent(asPlayed.value)} (${rangeOf(asPlayed)})`,
    );
    return `Zoals gespeeld wint ${best} en ${next}; ${tied(ties)}.`;
  }

  /** Who won of two or more, or that nobody can tell. */
  function onOne(verdict: OnOne) {
    const { kind, isAdjusted, first, second } = verdict;
    const isClose = kind === "close";
    return {
      answer: isClose
        ? "Te dicht bij elkaar voor een oordeel"
        : `${quoted(first.seat)} wint ${percent(first.wins.value)}`,
      detail: standing(verdict),
      plain: isAdjusted ? played(verdict) : "",
      trust: isClose
        ? "De intervallen overlappen elkaar, dus het verschil kan toeval zijn. Meer partijen maken de intervallen smaller."
        : `Dat is vrijwel zeker geen toeval: de intervallen, ${rangeOf(first.wins)} en ${rangeOf(second.wins)}, overlappen elkaar niet.`,
    };
  }

  /** How the best did against the rules of thumb. */
  function onSeries({ isAdjusted, isEnded, played, won, closest, wins, losses }: Extract<Verdict, { kind: "series" }>) {
    const ofAll =
      won === played ? "alle vijf regels" : won === 0 ? "geen van de vijf regels" : `${won} van de vijf regels`;
    const ofSome = won === 1 ? `“${SHORT[closest]}”` : `de eerste ${won} regels`;
    return {
      answer: `“${BEST}” verslaat ${isEnded ? ofAll : ofSome}`,
      detail:
        played === 1
          ? `met ${percent(wins)} winst en ${percent(losses)} verlies in het eerste van vijf toernooien${isAdjusted ? ", gecorrigeerd voor geluk" : ""}.`
          : `en “${SHORT[closest]}” komt het dichtst in de buurt: ${isAdjusted ? `gecorrigeerd voor geluk wint “${BEST}”` : `“${BEST}” wint`} daartegen ${percent(wins)} en verliest ${percent(losses)}.`,
      plain: "",
      trust:
        won === played
          ? "Dat is vrijwel zeker geen toeval: in elk toernooi overlappen de twee intervallen van gewonnen partijen elkaar niet."
          : "Waar de intervallen van gewonnen partijen elkaar overlappen, kan het verschil toeval zijn.",
    };
  }

  /** What the picture shows; a sentence without its end. */
  function pictured(isSeries: boolean, luck: Luck) {
    const wins = `Aandeel van de partijen dat “${BEST}” wint`;
    return {
      "taken-out": isSeries
        ? `${wins}, gecorrigeerd voor geluk`
        : "Aandeel gewonnen partijen, gecorrigeerd voor geluk, in procenten",
      "as-played": isSeries ? `${wins}, zoals gespeeld` : "Aandeel van alle partijen, zoals gespeeld, in procenten",
      "": isSeries ? wins : "Aandeel van alle partijen, in procenten",
    }[luck];
  }

  function onArticle(article: Verdict["article"]) {
    if (!article) return "";
    const { fit, all } = article;
    if (fit === all)
      return `✓ Alle ${all} getallen uit het artikel kloppen hiermee: hun intervallen overlappen de gevonden intervallen.`;
    return `Van de ${all} getallen uit het artikel ${fit === 1 ? "klopt" : "kloppen"} er ${fit}; de intervallen van de andere overlappen de gevonden intervallen niet.`;
  }

  const verdict = (verdict: Verdict) => ({
    ...(verdict.kind === "series" ? onSeries(verdict) : onOne(verdict)),
    luck: verdict.isAdjusted
      ? `${luckTakenOut}; gelijkspel telt als een deel van een overwinning.${verdict.isByHeart ? " In beurten die uit het hoofd worden gespeeld, blijft het geluk meetellen." : ""}`
      : "",
    article: onArticle(verdict.article),
  });

  /** How it is played, apart from who plays. */
  const conditions = (setting: Setting) => {
    const { starts, equal, changed } = toldSetting(setting);
    return [
      starts === "first" ? "plaats 1 begint altijd" : "de plaatsen beginnen om de beurt",
      equal === "tie" ? "gelijke wormen: gelijkspel" : "gelijke wormen: hoogste tegel wint",
      ...changed.map(({ rule, isOn }) => `${rules[rule].title}: ${isOn ? "ja" : "nee"}`),
    ].join("\u00a0· ");
  };

  const opponents = (setting: Setting) => {
    const { isSeries, seats } = toldSetting(setting);
    return isSeries ? `“${BEST}” tegen elke regel` : seats.map(seatName).join(", ");
  };

  const starts = { "in-turn": "om de beurt", first: "altijd plaats 1" };
  const equal = { "highest-tile": "hoogste tegel wint", tie: "gelijkspel" };

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Wie speelt",
    games: gamesTitle,
    seed,
    starts: "Wie begint",
    equal: "Gelijke wormen",
    ...Object.fromEntries(Object.entries(rules).map(([rule, { title }]) => [rule, title])),
  };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    nameOf: (strategy: string) => NAMES[strategy as TournamentPlayer],
    how: (strategy) => HOW_ALL[strategy as TournamentPlayer],
    series: `Vijf toernooien: “${BEST}” tegen elk van de vijf vuistregels.`,

    // How it is played
    more: "Regels en dobbelstenen",
    startsTitle: names.starts,
    starts,
    startsHint: "Om de beurt is eerlijk: elke plaats begint even vaak.",
    equalTitle: names.equal,
    equal,
    equalHint: "Volgens de spelregels wint de speler met de hoogste tegel.",
    houseRules,
    rules,
    ruleHints: RULE_HINTS,
    conditions,

    // Experiments
    toWinTitle: "Spelen om te winnen, of voor wormen?",
    toWinHint: (count) =>
      `Met één tik ${count === 1 ? "wordt" : "worden"} er ${games(count)} gespeeld tussen “${SHORT["best-to-win"]}” en “${BEST}”, volgens de spelregels.`,
    toWin: `“${SHORT["best-to-win"]}” tegen “${BEST}”`,
    experimentsTitle: "Een bekend experiment herhalen",
    articleTitle: ARTICLE_TITLE,
    /** The title in it leads to the article. */
    experimentsHint: `In 2015 liet het artikel ${ARTICLE_TITLE} “${BEST}” tegen vuistregels spelen, telkens 100 partijen; een later programma speelde er 2.000. Met één tik worden er 2.000 gespeeld, en staan de getallen uit het artikel naast de resultaten.`,
    experiments: { ...SHORT, "five-rules": "Alle vijf regels", "who-starts": "Wie begint" } satisfies Record<
      Experiment,
      string
    >,

    // Results
    noResults: "Tik op “Speel”, of herhaal een experiment, om te zien wie hoe vaak wint en hoe zeker dat is.",
    verdict,
    /** All that in a sentence. */
    summary(of) {
      const { answer, detail } = verdict(of);
      return `${answer}${of.kind === "series" ? "," : ""} ${detail}`;
    },
    seatName,
    short: SHORT,
    /** Who played, and how. */
    about: (setting) => [opponents(setting), conditions(setting), `startgetal ${setting.seed}`].join("\u00a0· "),

    // The picture
    pictureTitle: (isSeries, luck) => `${pictured(isSeries, luck)}.`,
    pictureLabel: (isSeries, luck) =>
      `${pictured(isSeries, luck)}; de getallen staan in de ${isSeries ? "tabel" : "tabellen"} hieronder.`,
    marks: "het artikel, met interval",
    barName(of) {
      if (of === "ties") return "Gelijk";
      return "against" in of ? `tegen ${SHORT[of.against]}` : seatName(of);
    },

    // The tables
    tournamentCaption: (count) => `Gewonnen partijen en wormen, ${games(count)}`,
    seatOf: (strategy, seat) => `${seat + 1} · ${SHORT[strategy]}`,
    measures: {
      wins: "Gewonnen",
      withoutLuck: "Zonder geluk",
      worms: "Wormen per partij",
      ties: "Gelijk",
      starter: "Wie begon",
      turns: "Beurten per partij",
    },
    /** @param isKnown whether the article has figures on it */
    articleCaption(isSeries, isKnown) {
      if (!isSeries) return "Naast het artikel";
      return `“${BEST}” tegen elke regel${isKnown ? ", naast het artikel" : ""}`;
    },
    articleHeads(isSeries, seats) {
      if (isSeries) return ["Tegen", "Gewonnen", "Verloren", "Gelijk"];
      const winners = seats.map(({ strategy, number }) =>
        number === null ? `${SHORT[strategy]} wint` : `Plaats ${number} wint`,
      );
      return ["Gespeeld", ...winners, "Gelijk"];
    },
    here: "Hier",
    notPlayed: "nog niet gespeeld",
    article: (isLater) => (isLater ? "Later programma" : "Artikel"),
    gamesPlayed: games,
    fits: (isFit) => (isFit ? "✓ klopt" : "✗ wijkt af"),
  };
}
