// Alle Sätze des Übens, auf Deutsch.

import type * as English from "../en/practice.ts";

export const practiceWords: typeof English.practiceWords = ({ number, plural }) => {
  return {
    title: "Üben",
    documentTitle: "Üben · rollwise",
    back: "Zurück zum Spiel",
    from: { own: "Noch einmal: dein eigener Fehler", computer: "Aus einer Partie des Computers" },
    question: "Was tust du?",
    puzzle: "Ein Rätsel",
    solve: "Lösen",
    right: { best: "Das Beste!", asGood: "So gut wie das Beste" },
    tally: ({ done, right }: { done: number; right: number }) => `${number(right)} von ${number(done)} richtig`,
    goOn: "Weiter",
    next: "Nächste Stellung",
    due: (count: number) =>
      count === 1 ? "Der letzte deiner fälligen Fehler" : `${number(count)} deiner Fehler sind fällig`,
    difficultyLabel: "Wie schwer",
    difficulties: { easy: "Leicht", medium: "Mittel", hard: "Schwer" },
    /** Why nothing is kept. */
    refusals: {
      full: "Auf diesem Gerät ist kein Platz mehr: Deine Entscheidungen werden nicht zum Üben aufgehoben.",
      newer:
        "Eine neuere Version dieser Seite hat deine Entscheidungen aufgehoben. Lade die Seite neu, um sie zu üben.",
      blocked: "Dein Browser hebt für diese Seite nichts auf: Deine Entscheidungen lassen sich nicht üben.",
    },
    keptTitle: "Deine Entscheidungen auf diesem Gerät",
    kept: (count: number) =>
      count === 0
        ? "Bisher keine. Was du gegen den Computer entscheidest, oder bevor dir das Beste gesagt wird, wird hier aufgehoben und sonst nirgends."
        : `${number(count)} ${plural(count, "Entscheidung ist", "Entscheidungen sind")} hier aufgehoben und sonst nirgends.`,
    save: "Als Datei sichern",
    fileName: "rollwise-entscheidungen.json",
    deleteAll: "Alle löschen",
    areYouSure: "Alle Entscheidungen löschen? Sie lassen sich nicht zurückholen.",
    keepAll: "Behalten",
    deleted: "Alle Entscheidungen sind gelöscht.",
  };
};
