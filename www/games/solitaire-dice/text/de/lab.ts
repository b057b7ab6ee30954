// Every sentence of Solitaire Dice's Lab, in German; players and verdicts have files of their own.

import type { Problem } from "../../../../shell/game/contract.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { labWords } from "../../../../shell/text/de/lab.ts";
import { partOfLink } from "../../../../shell/text/de/words.ts";
import type { shownShare } from "../../lab/model/bins.ts";
import type { Pair, Played, Setting } from "../../lab/model/types.ts";
import { AVERAGES } from "../../model/averages.ts";
import type * as English from "../en/lab.ts";
import { verdictWords } from "./lab-verdict.ts";
import { playerWords } from "./players.ts";

/** "1, 2, 6". */
const setName = (set: number[]) => set.join(",\u00a0");

/** The parts of the Lab's text that tell of the article. */
const ARTICLE_WORDS = {
  experimentTitle: "Das Experiment des Artikels wiederholen",
  experimentHint:
    "Ein Artikel beschreibt den Computerspieler einer Fassung dieses Spiels für einen Tisch mit Touchscreen: Er zählt für jede Wahl fünf Faktoren zusammen und zielt auf eine von zehn Auswahlen aus drei Zahlen zum Aussondern. Ein Knopfdruck spielt 10.000 Partien mit jeder Auswahl, so wie wir den Artikel lesen, und zeigt dessen Durchschnitte neben den Ergebnissen.",
  experiment: "Fünf Faktoren mit allen zehn Auswahlen",
  series: "Fünf Faktoren mit jeder der zehn Auswahlen zum Aussondern, immer fünf zugleich, alle mit denselben Würfen.",
  ownPlayers: "Spieler selbst wählen",
  articleCaption: "Durchschnitte neben denen des Artikels",
  articleHeads: ["Fünf Faktoren", "Hier", "Artikel"] satisfies [string, string, string],
  bestSet: "Beste Auswahl",
  bestByHand: "Beste Auswahl, Faktoren von Hand",
  othersByHand: "Andere Auswahlen, Faktoren von Hand",
  averageHuman: "Mensch im Schnitt",
  goodPlayer: "Guter Spieler",
  articleKnown: [
    "Vom Spieler des Artikels ist bekannt: seine fünf Faktoren, wie er die Summen für jede Auswahl gewichtet, dass eine Auswahl und ihr Spiegelbild (1,\u00a02,\u00a06 und 1,\u00a05,\u00a06) als eine zählen und dass seine Faktoren erst von Hand gesetzt, dann in 100 Runden mit je 20 Kandidaten und 50.000 Partien eingestellt wurden.",
    `Nicht bekannt ist: welche Auswahl seine beste war, wie viel jeder Faktor zählt und über wie viele Partien gemittelt wurde. Der Spieler hier ist also unsere Lesart. Ganz ähnlich eingestellt, kommt er mit seiner besten Auswahl, 1,\u00a02,\u00a06, im Schnitt auf ${AVERAGES["five-factors-126"]} Punkte, etwas mehr als die 65 des Artikels; von den anderen erreicht nur 1,\u00a03,\u00a06 dessen 10. Auch was Menschen erreichen, stammt aus dem Artikel.`,
  ],
};

export function words(formats: Formats): English.Words {
  const { number } = formats;
  const { games, gamesTitle, seed } = labWords(formats);

  const points = (value: number) => number(value, 1);
  const whole = (value: number) => number(value);

  const playerName = (player: string) => playerWords(player).name;

  /** The same where several play alike. */
  const name = ({ player, place, isDouble }: Played) =>
    isDouble ? `${playerName(player)} (Spieler ${place + 1})` : playerName(player);

  const verdict = verdictWords({ games, points, name, setName });

  const listHead = (isSeries: boolean): string => (isSeries ? "Auswahl" : "Spieler");

  /** Who played, and how: independent facts. */
  const facts = (all: string[]) => all.join("\u00a0· ");

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Wer spielt",
    series: "Wer spielt",
    games: gamesTitle,
    seed,
    opening: "Zuerst aussondern",
    adjusted: "Ohne Würfelglück",
  };

  const whoPlayed = ({ series, players }: Setting) =>
    series ? "Fünf Faktoren mit jeder der zehn Auswahlen" : players.map(playerName).join("; ");

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }: Problem) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    player: (place: number) => `Spieler ${place + 1}`,
    playerNumber: (place: number) => number(place + 1),
    setLabel: (place: number) => `Zahlen, die Spieler ${place + 1} aussondern will`,
    removePlayer: (place: number) => `Spieler ${place + 1} entfernen`,
    addPlayer: "Spieler hinzufügen",
    way: playerName,
    set: setName,
    /** How a player decides, and what that comes to. */
    how(player: string, { known, isSlowest }: { known: number | null; isSlowest: boolean }) {
      const { how } = playerWords(player);
      const slow = isSlowest ? " Hundertmal langsamer als die anderen." : "";
      return `${how}${slow}${known === null ? "" : ` Bekannter Schnitt: ${whole(known)}.`}`;
    },

    // How it is played
    adjust: "Würfelglück herausrechnen (langsamer)",
    adjustHint:
      "Fügt einen Durchschnitt hinzu, aus dem herausgerechnet ist, wie weit die Würfe besser oder schlechter waren als im Schnitt. Auf Dauer ändert das nichts, aber der Bereich wird viel enger.",
    openingTitle: names.opening,
    openings: { any: "Beliebige Zahlen", different: "Drei verschiedene" },
    openingHint:
      "Üblich ist, dass von Anfang an jede Zahl ausgesondert werden darf. Bei Can’t Stop Express müssen es in den ersten drei Zügen drei verschiedene sein, was gute Spieler etwa 50 Punkte kostet.",
    ...ARTICLE_WORDS,

    // Results
    noResults:
      "Lass Partien spielen, um zu sehen, wer wie viele Punkte macht und wie sicher das ist. Alle Spieler haben dieselben Würfe.",
    verdict,
    /** Who played, and how. */
    about: (setting: Setting) =>
      facts([
        whoPlayed(setting),
        { any: "zuerst aussondern: beliebige Zahlen", different: "zuerst aussondern: drei verschiedene" }[
          setting.opening
        ],
        `Startwert ${setting.seed}`,
      ]),
    points,
    whole,

    /** In a table: a player with a number, or one of the ten sets. */
    listed: ({ player, place, set }: Played, isSeries: boolean) =>
      isSeries && set !== null ? setName(set) : facts([`${place + 1}`, playerName(player)]),

    playerName,

    // The tables
    listHead,
    averagesCaption: (count: number) => `Endstände, ${games(count)}`,
    measures: { mean: "Schnitt", adjusted: "Ohne Glück", deviation: "Streuung", turns: "Züge" },
    sharesCaption: "Wie oft der Endstand das erreicht",
    pairsCaption: "Unterschiede mit denselben Würfen",
    allPairs: (count: number) => `Alle ${number(count)} Unterschiede`,
    pairsHeads: ["Spieler", "Punkte", "Sicher?"],
    pair: ({ first, second }: Pair) => `${name(first)} vor ${name(second)}`,
    pairKind: ({ kind }: Pair) => ({ ahead: "✓ ja", close: "zu knapp", same: "kein Unterschied" })[kind],
    setsCaption: "Ausgesonderte Zahlen am Ende der Partien",
    /** One for each set of rejects that is told of a player. */
    setsHeads: ["Am häufigsten", "Zweite", "Dritte", "Vierte"],
    rejects: (rejects: number[]) => rejects.join("\u00a0"),

    // The picture
    scoresLabel: "Endstände jedes Spielers als Histogramm; die Tabelle darunter nennt die Zahlen.",
    scoresTitle: (step: number) =>
      `Anteil der Partien nach Endstand, in Schritten von ${step} Punkten, alle im selben Maßstab. Die senkrechte Linie ist der Schnitt.`,
    scoresTable: "Diese Zahlen als Tabelle",
    scoresCaption: (step: number) => `Prozent der Partien nach Endstand, in Schritten von ${step} Punkten`,
    scoreHead: "Ab",
    /** A share in percent. */
    shareOfBin: (share: ReturnType<typeof shownShare>) =>
      share === null ? "–" : `${share.isLess ? "<" : ""}${number(share.percent, share.digits)}`,

    // Beside the article
    otherSets: (count: number) => `${number(count)} andere Auswahlen`,
    span: ({ low, high }: { low: number; high: number }) => `${whole(low)} bis ${whole(high)}`,
    roughly: (value: number) => `etwa ${whole(value)}`,
  };
}
