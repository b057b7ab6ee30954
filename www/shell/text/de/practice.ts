// Alle Sätze des Übens, auf Deutsch.

import type * as English from "../en/practice.ts";

export const practiceWords: typeof English.practiceWords = ({ number, plural }) => {
  return {
    title: "Üben",
    documentTitle: "Üben · rollwise",
    back: "Zurück zum Spiel",
    from: {
      own: "Ein eigener Fehler, noch einmal",
      table: "Noch einmal: ein Fehler von eurem Tisch",
      computer: "Aus einer Partie des Computers",
    },
    question: "Was tust du?",
    puzzle: "Ein Rätsel",
    solve: "Lösen",
    right: { best: "Beste Wahl!", asGood: "So gut wie die beste Wahl" },
    tally: ({ done, right }: { done: number; right: number }) => `${number(right)} von ${number(done)} richtig`,
    goOn: "Weiter",
    next: "Nächste Stellung",
    due: (count: number) =>
      count === 1 ? "Der letzte deiner fälligen Fehler" : `${number(count)} deiner Fehler sind fällig`,
    rules: "Regeln zum Merken",
    difficultyLabel: "Wie schwer",
    difficulties: { easy: "Leicht", medium: "Mittel", hard: "Schwer" },
    /** Why nothing is kept. */
    refusals: {
      full: "Auf diesem Gerät ist kein Platz mehr: Deine Entscheidungen werden nicht zum Üben gespeichert.",
      newer:
        "Eine neuere Version dieser Seite hat deine Entscheidungen gespeichert. Lade die Seite neu, um damit zu üben.",
      held: "Ein anderer Tab dieser Seite hält deine Entscheidungen fest: Schließ ihn und lade neu.",
      blocked: "Dein Browser speichert für diese Seite nichts: Mit deinen Entscheidungen lässt sich nicht üben.",
    },
    keptTitle: "Deine Entscheidungen auf diesem Gerät",
    kept: (count: number) =>
      count === 0
        ? "Bisher keine. Was du in Spielen gegen den Computer entscheidest, oder in anderen, noch bevor du die beste Wahl erfährst, wird hier gespeichert und sonst nirgends."
        : `${number(count)} ${plural(count, "Entscheidung ist", "Entscheidungen sind")} hier gespeichert, aus allen Spielen, und sonst nirgends.`,
    save: "Als Datei speichern",
    load: "Aus Datei laden",
    loaded: ({ name, decisions, games }) =>
      decisions + games === 0
        ? `${name}: Alles daraus ist schon hier.`
        : `Neu aus ${name}: ${number(decisions)} ${plural(decisions, "Entscheidung", "Entscheidungen")}, ${number(games)} ${plural(games, "Spiel", "Spiele")}.`,
    notLoaded: {
      foreign: (name) =>
        `${name} ist keine Datei mit Entscheidungen, die diese Seite gespeichert hat. Geändert hat sich nichts.`,
      newer: (name) =>
        `${name} stammt von einer neueren Version dieser Seite: Lade die Seite neu und versuch es noch einmal. Geändert hat sich nichts.`,
      damaged: (name, place) => `${name} ist bei „${place}“ beschädigt. Geändert hat sich nichts.`,
    },
    fileName: "rollwise-entscheidungen.json",
    deleteAll: "Alle löschen",
    areYouSure:
      "Entscheidungen und Ergebnisse aller Spiele löschen? „Wie gut spiele ich?“ und „Spielabende“ fangen dann neu an; nichts lässt sich zurückholen.",
    keepAll: "Behalten",
    deleted: "Alle Entscheidungen und Ergebnisse sind gelöscht.",
  };
};
