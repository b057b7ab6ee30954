// Alle Sätze des Übens, auf Deutsch.

import type * as English from "../en/practice.ts";

export const practiceWords: typeof English.practiceWords = ({ number }) => {
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
    byRules: (count: number) => (count === 1 ? "Nach der einen Regel" : `Nach den ${number(count)} Regeln`),
    rule: (nth: number, count: number) => `Regel ${number(nth)} von ${number(count)}:`,
    ruleIsRight: {
      best: "Hier findet die Regel die beste Wahl.",
      asGood: "Hier findet die Regel eine ebenso gute Wahl.",
    },
    ruleIsWrong: (cost: string | null) =>
      cost === null ? "Du hast dich an die Regel gehalten; hier irrt sie." : `Hier irrt die Regel. ${cost}.`,
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
  };
};
