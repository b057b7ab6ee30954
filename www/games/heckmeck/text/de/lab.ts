// Every sentence of Heckmeck's Lab, in German. Strategies and house rules are named as in the game.

import type { TournamentPlayer } from "#modules/heckmeck-lab";
import type { Problem } from "../../../../shell/game/contract.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import type { Estimate } from "../../../../shell/pages/lab/run.ts";
import { labWords } from "../../../../shell/text/de/lab.ts";
import { partOfLink } from "../../../../shell/text/de/words.ts";
import type { Experiment } from "../../lab/model/article.ts";
import { ofByHeart, toldSetting } from "../../lab/model/setting.ts";
import type { BarName, Seat, Setting, Verdict } from "../../lab/model/types.ts";
import type * as English from "../en/lab.ts";
import { RULE_HINTS } from "./dialogs.ts";
import { HOW, STRATEGY_NAMES } from "./strategies.ts";
import { words as gameWords } from "./words.ts";

/** What the players of the Lab are called, and how they play: those of the game, and those who go by rules to remember. */
const NAMES: Record<TournamentPlayer, string> = {
  ...STRATEGY_NAMES,
  ...ofByHeart(
    (count, aim) => `Auswendig${aim === "win" ? ", auf Sieg" : ""}: ${count} ${count === 1 ? "Regel" : "Regeln"}`,
  ),
};

const HOW_ALL: Record<TournamentPlayer, string> = {
  ...HOW,
  ...ofByHeart(
    (count, aim) =>
      `Spielt nach ${count === 1 ? "einer Regel" : `${count} Regeln`}, die man sich merken kann, ausgewählt nach ${aim === "win" ? "der Gewinnchance zu zweit" : "den Würmern in jedem Zug"}.`,
  ),
};

/** Strategies where there is little room. */
const SHORT: Record<TournamentPlayer, string> = {
  ...STRATEGY_NAMES,
  ...ofByHeart((count, aim) => `${count}-Regel-${aim === "win" ? "Sieg" : "Wurm"}plan`),
  "rule-2": "Regel 2",
  "rule-3": "Regel 3",
  "rule-4": "Regel 4",
};

/** The player that the experiments are about. */
const BEST = `„${SHORT["best-in-worms"]}“`;

/** The article's own, which is in English. */
const ARTICLE_TITLE = "How to win at the game Pickomino";

/** Whether a picture has the luck of the dice taken out, or not though that is known; "" where it is not. */
type Luck = "taken-out" | "as-played" | "";

export function words(formats: Formats): English.Words {
  const { rules, houseRules } = gameWords(formats);
  const { games, shareRange, gamesTitle, seed, luckTakenOut } = labWords(formats);

  const { percent, withPercent } = formats;

  /** What to call a seat: its strategy, with the seat's number where several play alike. */
  const seatName = ({ strategy, number }: Seat) =>
    number === null ? SHORT[strategy] : `${SHORT[strategy]} (Platz ${number})`;

  /** The same within a sentence. */
  const quoted = (seat: Seat) => `„${seatName(seat)}“`;

  type OnOne = Extract<Verdict, { kind: "won" | "close" }>;

  const rangeOf = (share: Estimate) => withPercent(shareRange(share));

  /** How the first two stand, as the end of a sentence. */
  function standing({ kind, isAdjusted, areMore, first, second, ties, games: played }: OnOne) {
    const [best, next] = [first, second].map(({ seat }) => quoted(seat));
    const leader = `${best} gewinnt ${percent(first.wins.value)}`;
    const runnerUp = areMore
      ? `dahinter ${next} mit ${percent(second.wins.value)}`
      : `${next} gewinnt ${percent(second.wins.value)}`;
    if (isAdjusted) {
      return kind === "close"
        ? `nach ${games(played)}, ohne Würfelglück: ${leader}, ${runnerUp}.`
        : `ohne Würfelglück, nach ${games(played)}; ${runnerUp}.`;
    }
    return kind === "close"
      ? `nach ${games(played)}: ${leader}, ${runnerUp}, ${tied(ties)}.`
      : `von ${games(played)}; ${runnerUp}, ${tied(ties)}.`;
  }

  const tied = (ties: number) => (ties === 0 ? "ohne Gleichstand" : `bei ${percent(ties)} Gleichstand`);

  /** The same two as the games were played. */
  function played({ first, second, ties }: OnOne) {
    const [best, next] = [first, second].map(
      ({ seat, asPlayed }) => `${quoted(seat)} ${percent(asPlayed.value)} (${rangeOf(asPlayed)})`,
    );
    return `Mit Würfelglück gewinnt ${best} und ${next}, ${tied(ties)}.`;
  }

  /** Who won of two or more, or that nobody can tell. */
  function onOne(verdict: OnOne) {
    const { kind, isAdjusted, first, second } = verdict;
    const isClose = kind === "close";
    return {
      answer: isClose ? "Zu knapp für ein Urteil" : `${quoted(first.seat)} gewinnt ${percent(first.wins.value)}`,
      detail: standing(verdict),
      plain: isAdjusted ? played(verdict) : "",
      trust: isClose
        ? "Die Bereiche überschneiden sich, der Unterschied kann also Zufall sein. Mehr Partien machen die Bereiche enger."
        : `Das ist höchstwahrscheinlich kein Zufall: Die Bereiche ${rangeOf(first.wins)} und ${rangeOf(second.wins)} überschneiden sich nicht.`,
    };
  }

  /** How the best did against the rules of thumb. */
  function onSeries({ isAdjusted, isEnded, played, won, closest, wins, losses }: Extract<Verdict, { kind: "series" }>) {
    const ofAll =
      won === played
        ? "alle fünf Regeln"
        : won === 0
          ? "keine der fünf Regeln"
          : won === 1
            ? "eine der fünf Regeln"
            : `${won} der fünf Regeln`;
    const ofSome = won === 1 ? `„${SHORT[closest]}“` : `die ersten ${won} Regeln`;
    return {
      answer: `${BEST} schlägt ${isEnded ? ofAll : ofSome}`,
      detail:
        played === 1
          ? `mit ${percent(wins)} Siegen und ${percent(losses)} Niederlagen im ersten von fünf Turnieren${isAdjusted ? ", ohne Würfelglück" : ""}.`
          : `und „${SHORT[closest]}“ kommt am nächsten: ${isAdjusted ? "Ohne Würfelglück gewinnt" : "Es gewinnt"} ${BEST} dagegen ${percent(wins)} und verliert ${percent(losses)}.`,
      plain: "",
      trust:
        won === played
          ? "Das ist höchstwahrscheinlich kein Zufall: In jedem Turnier überschneiden sich die beiden Bereiche der Siege nicht."
          : "Wo sich die Bereiche der Siege überschneiden, kann der Unterschied Zufall sein.",
    };
  }

  /** What the picture shows; a sentence without its end. */
  function pictured(isSeries: boolean, luck: Luck) {
    const wins = `Anteil der Partien, die ${BEST} gewinnt`;
    return {
      "taken-out": isSeries
        ? `${wins}, ohne Würfelglück`
        : "Anteil der gewonnenen Partien ohne Würfelglück, in Prozent",
      "as-played": isSeries ? `${wins}, mit Würfelglück` : "Anteil aller Partien mit Würfelglück, in Prozent",
      "": isSeries ? wins : "Anteil aller Partien in Prozent",
    }[luck];
  }

  function onArticle(article: Verdict["article"]) {
    if (!article) return "";
    const { fit, all } = article;
    if (fit === all)
      return `✓ Alle ${all} Zahlen des Artikels passen: Ihre Bereiche überschneiden sich mit denen hier.`;
    return `Von ${all} Zahlen des Artikels ${fit === 1 ? "passt 1" : `passen ${fit}`}; die Bereiche der anderen überschneiden sich nicht mit denen hier.`;
  }

  const verdict = (verdict: Verdict) => ({
    ...(verdict.kind === "series" ? onSeries(verdict) : onOne(verdict)),
    luck: verdict.isAdjusted
      ? `${luckTakenOut}; ein Gleichstand zählt als Teil eines Sieges.${verdict.isByHeart ? " Bei Zügen nach auswendig gelernten Regeln bleibt das Würfelglück enthalten." : ""}`
      : "",
    article: onArticle(verdict.article),
  });

  /** How it is played, apart from who plays. */
  const conditions = (setting: Setting) => {
    const { starts, equal, changed } = toldSetting(setting);
    return [
      starts === "first" ? "Platz 1 beginnt immer" : "die Plätze beginnen reihum",
      equal === "tie"
        ? "gleich viele Würmer sind ein Gleichstand"
        : "bei gleich vielen Würmern gewinnt die höchste Portion",
      ...changed.map(({ rule, isOn }) => `${rules[rule].title}: ${isOn ? "ja" : "nein"}`),
    ].join("\u00a0· ");
  };

  const opponents = (setting: Setting) => {
    const { isSeries, seats } = toldSetting(setting);
    return isSeries ? `${BEST} gegen jede Regel` : seats.map(seatName).join(", ");
  };

  const starts = { "in-turn": "reihum", first: "immer Platz 1" };
  const equal = { "highest-tile": "höchste Portion gewinnt", tie: "Gleichstand" };

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Wer spielt",
    games: gamesTitle,
    seed,
    starts: "Wer beginnt",
    equal: "Gleich viele Würmer",
    ...Object.fromEntries(Object.entries(rules).map(([rule, { title }]) => [rule, title])),
  };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }: Problem) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    nameOf: (strategy: string) => NAMES[strategy as TournamentPlayer],
    how: (strategy: string) => HOW_ALL[strategy as TournamentPlayer],
    series: `Fünf Turniere: ${BEST} gegen jede der fünf Faustregeln.`,

    // How it is played
    more: "Regeln und Würfel",
    startsTitle: names.starts,
    starts,
    startsHint: "Reihum ist gerecht: Jeder Platz beginnt gleich oft.",
    equalTitle: names.equal,
    equal,
    equalHint: "Nach den Regeln gewinnt dann, wer die höchste einzelne Portion hat.",
    houseRules,
    rules,
    ruleHints: RULE_HINTS,
    conditions,

    // Experiments
    toWinTitle: "Auf Sieg spielen oder auf Würmer?",
    toWinHint: (count: number) =>
      `Ein Knopfdruck spielt ${games(count)} zwischen „${SHORT["best-to-win"]}“ und ${BEST}, nach den Regeln des Spiels.`,
    toWin: `„${SHORT["best-to-win"]}“ gegen ${BEST}`,
    experimentsTitle: "Ein bekanntes Experiment wiederholen",
    articleTitle: ARTICLE_TITLE,
    /** The title in it leads to the article. */
    experimentsHint: `2015 ließ „${ARTICLE_TITLE}“ ${BEST} gegen Faustregeln antreten, je 100 Partien; ein späteres Programm spielte 2.000. Ein Knopfdruck spielt 2.000 Partien und zeigt die Zahlen des Artikels neben den Ergebnissen.`,
    experiments: { ...SHORT, "five-rules": "Alle fünf Regeln", "who-starts": "Wer beginnt" } satisfies Record<
      Experiment,
      string
    >,

    // Results
    noResults:
      "Lass Partien spielen oder wiederhole ein Experiment, um zu sehen, wer wie oft gewinnt und wie sicher das ist.",
    verdict,
    /** All that in a sentence. */
    summary(of: Verdict) {
      const { answer, detail } = verdict(of);
      return `${answer}${of.kind === "series" ? "," : ""} ${detail}`;
    },
    seatName,
    short: SHORT,
    /** Who played, and how. */
    about: (setting: Setting) =>
      [opponents(setting), conditions(setting), `Startwert ${setting.seed}`].join("\u00a0· "),

    // The picture
    pictureTitle: (isSeries: boolean, luck: Luck) => `${pictured(isSeries, luck)}.`,
    pictureLabel: (isSeries: boolean, luck: Luck) =>
      `${pictured(isSeries, luck)}; ${isSeries ? "die Tabelle darunter nennt" : "die Tabellen darunter nennen"} die Zahlen.`,
    marks: "der Artikel, mit seinem Bereich",
    barName(of: BarName) {
      if (of === "ties") return "Gleichstände";
      return "against" in of ? `gegen ${SHORT[of.against]}` : seatName(of);
    },

    // The tables
    tournamentCaption: (count: number) => `Gewonnene Partien und Würmer, ${games(count)}`,
    seatOf: (strategy: TournamentPlayer, seat: number) => `${seat + 1} · ${SHORT[strategy]}`,
    measures: {
      wins: "Gewonnene Partien",
      withoutLuck: "Ohne Würfelglück",
      worms: "Würmer je Partie",
      ties: "Gleichstände",
      starter: "Wer begann",
      turns: "Züge je Partie",
    },
    /** @param isKnown whether the article has figures on it */
    articleCaption(isSeries: boolean, isKnown: boolean) {
      if (!isSeries) return "Neben dem Artikel";
      return `${BEST} gegen jede Regel${isKnown ? ", neben dem Artikel" : ""}`;
    },
    articleHeads(isSeries: boolean, seats: Seat[]) {
      if (isSeries) return ["Gegen", `${BEST} gewinnt`, "Regel gewinnt", "Gleichstand"];
      const winners = seats.map(({ strategy, number }) =>
        number === null ? `${SHORT[strategy]} gewinnt` : `Platz ${number} gewinnt`,
      );
      return ["Gespielt", ...winners, "Gleichstand"];
    },
    here: "Hier",
    notPlayed: "noch nicht gespielt",
    article: (isLater: boolean) => (isLater ? "Späteres Programm" : "Artikel"),
    gamesPlayed: games,
    fits: (isFit: boolean) => (isFit ? "✓ passt" : "✗ weicht ab"),
  };
}
