// Every sentence on how somebody is doing, in German; the kinds of mistakes are told by the game.

import type { Loss } from "../../pages/progress/progress.ts";
import type * as English from "../en/progress.ts";

export const progressWords: typeof English.progressWords = ({ number, exact, signed, percentWith, plural, list }) => {
  const share = (share: number) => percentWith(share, 0);
  const decisions = (count: number) => `${number(count)} ${plural(count, "Entscheidung", "Entscheidungen")}`;
  const games = (count: number) => `${number(count)} ${plural(count, "Partie", "Partien")}`;
  const points = (value: number) => `${number(value)} ${plural(Math.round(value), "Punkt", "Punkte")}`;
  const amount = ({ unit, average }: Loss) =>
    number(unit === "wins" ? 100 * average : average, unit === "wins" || unit === "points" ? 1 : 2);
  const lost = (loss: Loss) =>
    `${amount(loss)} ${{ wins: "Prozentpunkte Gewinnchance", worms: "Würmer", points: "Punkte", tiles: "Steine" }[loss.unit]}`;
  const playedFor = {
    wins: "Auf Sieg gespielt",
    worms: "Auf Würmer gespielt",
    points: "Auf Punkte gespielt",
    tiles: "Auf Steine gespielt",
  };
  const lossColumn = { wins: "Punkte", worms: "Würmer", points: "Punkte", tiles: "Steine" };
  /** The same where there is room. */
  const told = { ...lossColumn, wins: "Punkte (Prozentpunkte Gewinnchance)" };
  return {
    title: "Wie gut spiele ich?",
    documentTitle: "Wie gut spiele ich? · rollwise",
    back: "Zurück zum Spiel",
    toGame: "Zum Spiel",
    toPractice: "Üben",
    nothingYet: "Noch gibt es nichts zu zeigen",
    willBeKept:
      "Was du in Spielen gegen den Computer entscheidest, wird auf diesem Gerät gespeichert und sonst nirgends. Dann siehst du hier, wie oft du richtig liegst, was deine Fehler kosten und was Glück war.",
    /** Why nothing can be told. */
    refusals: {
      full: "Auf diesem Gerät ist kein Platz mehr: Deine Entscheidungen werden nicht gespeichert.",
      newer:
        "Eine neuere Version dieser Seite hat deine Entscheidungen gespeichert. Lade die Seite neu, um zu sehen, wie gut du spielst.",
      held: "Ein anderer Tab dieser Seite hält deine Entscheidungen fest: Schließ ihn und lade neu.",
      blocked: "Dein Browser speichert für diese Seite nichts: Sie kann nicht sagen, wie gut du spielst.",
    },
    best: (right: number) => `${share(right)} richtig`,
    ofDecisions: ({ count, right }) =>
      `${number(right)} von ${decisions(count)} ${count === 1 || right === 1 ? "war die beste" : "waren die besten"} oder gleich gut.`,
    advised: (count: number) =>
      `${number(count)} ${plural(count, "Entscheidung", "Entscheidungen")} mit dem Tipp vor Augen ${plural(count, "zählt", "zählen")} hier nicht.`,
    loss: (loss) => `Im Schnitt hast du pro Entscheidung ${lost(loss)} verschenkt.`,
    /** Where there are decisions of another unit. */
    lossOfSome: (loss) => `${playedFor[loss.unit]} (${decisions(loss.count)}): im Schnitt ${lost(loss)} verschenkt.`,
    playedFor,
    costsTitle: "Was dich am meisten kostet",
    costliest: ({ name, share: part }) => `${name}: ${share(part)} von allem, was du verschenkt hast`,
    kindColumn: "Fehler",
    timesColumn: "Anzahl",
    shareColumn: "Anteil",
    small: "Zu wenig für einen Fehler",
    otherKind: "Anderes",
    eveningsTitle: "Abend für Abend",
    /** What stands below the heads of columns. */
    lossHint: (units) => `${list(units.map((unit) => told[unit]))}: was eine Entscheidung im Schnitt verschenkt hat.`,
    eveningsHint: "Was du mit weniger als sechs Stunden Pause spielst, zählt als ein Abend.",
    earlier: "Frühere Abende",
    curveLabel: "Wie viele deiner Entscheidungen richtig waren, Abend für Abend; die Zahlen stehen in der Tabelle.",
    eveningColumn: "Abend",
    decisionsColumn: "Anzahl",
    bestColumn: "Richtig",
    lossColumn,
    gamesTitle: "Deine Partien",
    gamesColumn: "Partien",
    wonColumn: "Siege",
    scoreColumn: "Punkte",
    luckColumn: "Glück",
    won: ({ games: count, won }) => `${exact(won)} von ${games(count)} gewonnen.`,
    wonByLuck: ({ games: count, won, usual }) =>
      `${exact(won)} von ${games(count)} gewonnen; mit durchschnittlichem Glück wären es ${number(usual, 1)} gewesen.`,
    /** Of those whose luck is known. */
    wonOfKnown: ({ games: count, won, usual }) =>
      `In ${games(count)} mit bekanntem Glück: ${exact(won)} gewonnen; mit durchschnittlichem Glück wären es ${number(usual, 1)} gewesen.`,
    scored: ({ games: count, average }) => `Im Schnitt ${points(average)} in ${games(count)}.`,
    scoredByLuck: ({ games: count, average, usual }) =>
      `Im Schnitt ${points(average)} in ${games(count)}; mit durchschnittlichem Glück wären es ${number(usual)} gewesen.`,
    scoredOfKnown: ({ games: count, average, usual }) =>
      `In ${games(count)} mit bekanntem Glück: ${points(average)}; mit durchschnittlichem Glück wären es ${number(usual)} gewesen.`,
    ties: "Ein Gleichstand zählt als Teil eines Sieges.",
    luckHint: {
      wins: "Glück: wie viele Siege dir die Würfel geschenkt oder genommen haben.",
      points: "Glück: wie viele Punkte je Partie dir die Würfel geschenkt oder genommen haben.",
    },
    /** In cells of tables. */
    number: (count: number) => number(count),
    share,
    amount,
    wins: (won: number) => exact(won),
    points: (average: number) => number(average),
    luckShort: {
      wins: (luck: number) => signed(luck, 1),
      points: (luck: number) => signed(luck, 0),
    },
    none: "–",
  };
};
