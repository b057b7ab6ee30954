// Every sentence of Tile rummy's Lab, in German. Players and rules are named as in the game.

import type { Problem } from "../../../../shell/game/contract.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { labWords } from "../../../../shell/text/de/lab.ts";
import { partOfLink } from "../../../../shell/text/de/words.ts";
import type {
  About,
  Condition,
  Question,
  QuestionName,
  Seated,
  Size,
  Strategy,
  Table,
  Verdict,
} from "../../lab/model/types.ts";
import type * as English from "../en/lab.ts";
import { rules } from "./dialogs.ts";
import { PLAYERS } from "./players.ts";

type Of<Kind extends Verdict["kind"]> = Extract<Verdict, { kind: Kind }>;

/** What is asked, what its tables may tell, and who is measured. */
const QUESTIONS: Record<
  QuestionName,
  { name: string; question: string; who: string; more: string; less: string; same: string }
> = {
  hold: {
    name: "Sätze zurückhalten oder nicht",
    question:
      "Eine alte Frage unter Spielern: Lohnt es sich, vollständige Sätze einen Zug lang zurückzuhalten, solange du etwas anderes legen kannst und niemand kurz vor dem Sieg steht? Das klären erst Tausende Partien.",
    who: "der Satzsparer",
    more: "Sätze zurückhalten lohnt sich",
    less: "Sätze zurückhalten schadet",
    same: "Kein Unterschied",
  },
  jokers: {
    name: "Joker behalten oder nicht",
    question:
      "Ein Joker passt immer, jetzt oder später. Lohnt es sich, ihn für den Zug zu behalten, der das Bänkchen leert?",
    who: "der Jokersparer",
    more: "Joker behalten lohnt sich",
    less: "Joker behalten schadet",
    same: "Kein Unterschied",
  },
  rearrange: {
    name: "Umbauen oder nicht",
    question:
      "Eigene Sätze, Enden von Reihen, vierte Farben: Wie weit kommt man, ohne den Tisch zu zerlegen, gegen einen Spieler, der jeden Zug findet?",
    who: "der Spieler, der nichts umbaut,",
    more: "Umbauen schadet",
    less: "Umbauen lohnt sich",
    same: "Kein Unterschied",
  },
  best: {
    name: "Der Stärkste",
    question:
      "Geht es noch besser, als nur Joker zu behalten? Der stärkste Spieler zieht auch, wenn er damit gewinnen kann.",
    who: "der stärkste Spieler",
    more: "Es geht noch besser",
    less: "Besser geht es nicht",
    same: "Kein Unterschied",
  },
};

/** How many play. */
const SIZES: Record<Size, string> = { 2: "zwei", 3: "drei", 4: "vier" };

export function words(formats: Formats): English.Words {
  const { number, percent, withPercent } = formats;
  const { games, shareRange, gamesTitle, seed } = labWords(formats);

  const nameOf = (strategy: Strategy) => PLAYERS[strategy].name;

  /** "50,1 % ± 0,6". */
  const within = ({ value, half }: Table["wins"]) => `${percent(value)}\u00a0±\u00a0${number(half, 1)}`;

  /** What to call a seat: how it plays, with its number where several play alike. */
  const seatName = ({ strategy, seat, isAlone }: Seated) =>
    isAlone ? nameOf(strategy) : `${nameOf(strategy)} (Platz ${number(seat + 1)})`;

  const few = (enough: number) =>
    `Unter ${number(enough)} Verteilungen, jede von jedem Platz aus gespielt, sagen Bereiche wenig aus.`;

  /** Who won of two or more, or that nobody can tell. */
  function onOne({ kind, players, first, second, games: played, enough }: Of<"won" | "close" | "few">) {
    const [best, next] = [first, second].map(({ who }) => seatName(who));
    const wins = percent(first.wins.value);
    const share = percent(second.wins.value);
    const others = players.length > 2 ? `dahinter ${next} mit ${share}` : `${next} gewinnt ${share}`;
    if (kind !== "won") {
      return {
        answer: kind === "few" ? "Zu wenige Partien für ein Urteil" : "Zu knapp für ein Urteil",
        detail: `nach ${games(played)}: ${best} gewinnt ${wins}, ${others}.`,
        trust:
          kind === "few"
            ? few(enough)
            : "Die Bereiche überschneiden sich, der Unterschied kann also Zufall sein. Mehr Partien machen die Bereiche enger.",
      };
    }
    return {
      answer: `${best} gewinnt ${wins}`,
      detail: `von ${games(played)}; ${others}.`,
      trust: `Das ist höchstwahrscheinlich kein Zufall: Die Bereiche ${withPercent(shareRange(first.wins))} und ${withPercent(shareRange(second.wins))} überschneiden sich nicht.`,
    };
  }

  /** "50,1 % ± 0,6 zu zweit". */
  const atTable = ({ size, wins }: Table) => `${within(wins)} bei ${SIZES[size]} Spielern`;
  /** The same, with what an equal share would be. */
  const besideEqual = (table: Table) => `${atTable(table)} (gleicher Anteil: ${percent(table.equal)})`;

  function onQuestion({ question, finding, tables, isWhole, games: played, enough }: Of<"question">) {
    const own = QUESTIONS[question.name];
    const range = tables.length > 1 ? "Jeder Bereich" : "Der Bereich";
    const answers = {
      ...own,
      mixed: "Es kommt auf die Zahl der Spieler an",
      few: "Zu wenige Partien für ein Urteil",
    };
    const trusts = {
      more: `Das ist höchstwahrscheinlich kein Zufall: ${range} liegt über dem gleichen Anteil.`,
      less: `Das ist höchstwahrscheinlich kein Zufall: ${range} liegt unter dem gleichen Anteil.`,
      same: `${range} enthält den gleichen Anteil; gibt es einen Unterschied, ist er kleiner als das. Mehr Partien machen die Bereiche enger.`,
      mixed: "An manchen Tischen enthält der Bereich den gleichen Anteil, an anderen nicht.",
      few: few(enough),
    };
    return {
      answer: answers[finding],
      detail: `${isWhole ? "" : "bisher, "}nach ${games(played)}: ${capital(own.who)} gewinnt ${formats.list(tables.map(besideEqual))}.`,
      trust: trusts[finding],
    };
  }

  const verdict = (verdict: Verdict) => (verdict.kind === "question" ? onQuestion(verdict) : onOne(verdict));

  /** By which rules it is played, and with which deals. */
  const conditions = (all: Condition[]) => all.map(condition).join("\u00a0· ");

  function condition(told: Condition) {
    switch (told.kind) {
      case "opening":
        return `Erstauslage mit ${number(told.points)}`;
      case "play-on":
        return "Tisch schon im Zug der Erstauslage nutzbar";
      case "jokers":
        return `Joker: ${rules.jokers[told.rule]}`;
      case "one-joker":
        return "nur ein Joker je Satz";
      case "joker-points":
        return `ein übriger Joker zählt ${number(told.points)}`;
      case "seed":
        return `Startwert ${told.seed}`;
    }
  }

  const series = ({ name, way, others, sizes }: Question) => {
    const at = formats.list(sizes.map((size) => SIZES[size]));
    return `${QUESTIONS[name].name}: ${nameOf(way)} gegen ${nameOf(others)}, ${sizes.length > 1 ? "Tische" : "ein Tisch"} zu ${at} Spielern.`;
  };

  const measures = {
    wins: "Gewonnene Partien",
    points: "Übrige Punkte",
    starter: "Wer begann",
    turns: "Züge je Partie",
    ties: "Geteilte Siege",
  };

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Wer spielt",
    question: "Frage",
    games: gamesTitle,
    seed,
    opening: rules.openingLabel,
    playOn: rules.playOnLabel,
    jokers: rules.jokersLabel,
    oneJoker: rules.oneJokerLabel,
    jokerPoints: rules.jokerPointsLabel,
  };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }: Problem) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    nameOf,
    how: (strategy: Strategy) => PLAYERS[strategy].how,
    series,

    // How it is played
    more: "Regeln und Verteilungen",
    conditions,
    ...rules,
    ruleTitles: names,
    dealsHint: "Jede Verteilung wird einmal von jedem Platz aus gespielt; so bekommt niemand bessere Steine.",

    // Questions
    questionsTitle: "Eine Frage stellen",
    questionsHint: (each: number) => `Ein Knopfdruck spielt ${games(each)} an jedem Tisch.`,
    question: (of: QuestionName) => QUESTIONS[of],
    /** What stands beside a question once games have been played. */
    found: (of: Of<"question">) =>
      `Ergebnis hier: ${verdict(of).answer}. Gewonnene Partien${of.isWhole ? "" : " bisher"}: ${formats.list(of.tables.map(atTable))}.`,

    // Results
    noResults: "Lass Partien spielen oder stelle eine Frage, um zu sehen, wer wie oft gewinnt und wie sicher das ist.",
    verdict,
    seatName,
    /** Who played, and how. */
    about: ({ who, conditions: all }: About) => {
      const players =
        who.kind === "question" ? `${nameOf(who.way)} gegen ${nameOf(who.others)}` : who.seats.map(seatName).join(", ");
      return `${players}\u00a0· ${conditions(all)}`;
    },

    // The picture
    pictureTitle: (question: QuestionName | null) =>
      question ? `Wie viele Partien ${QUESTIONS[question].who} gewinnt, in Prozent.` : "Gewonnene Partien in Prozent.",
    pictureLabel: (question: QuestionName | null) =>
      question
        ? `Wie viele Partien ${QUESTIONS[question].who} gewinnt; die Tabelle darunter nennt die Zahlen.`
        : "Anteil der gewonnenen Partien; die Tabelle darunter nennt die Zahlen.",
    marks: "gleicher Anteil",
    /** The tables of a question, by how many play. */
    atSize: (size: Size) => `bei ${SIZES[size]} Spielern`,

    // The tables
    caption: (count: number) => `Gewonnene Partien und übrige Punkte, ${games(count)}`,
    measures,
    questionCaption: ({ way, others }: Question) => `${nameOf(way)} gegen ${nameOf(others)}`,
    questionHeads: ["Spieler", measures.wins, measures.points, "Übrig bei den anderen"],
    size: (size: Size) => capital(SIZES[size]),
    seatOf: (strategy: Strategy, seat: number) => `${number(seat + 1)} · ${nameOf(strategy)}`,
    gamesPlayed: games,
    notPlayed: "noch nicht gespielt",
  };
}
