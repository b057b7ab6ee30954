// Alle Sätze der Seiten mit Regeln zum Merken, auf Deutsch.

import type { Bound } from "../../pages/by-heart/rule.ts";
import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number, list, signed }) => {
  return {
    title: "Regeln zum Merken",
    back: "Zurück zum Spiel",
    howMany: "Wie viele Regeln?",
    number: (count: number) => number(count),
    rules: (count: number) => (count === 1 ? "Eine Regel" : `${number(count)} Regeln`),
    how: "Geh die Regeln der Reihe nach durch. Jede bewertet die Möglichkeiten, die noch da sind, und lässt der nächsten nur die besten übrig. Ist die Bedingung einer Regel nicht erfüllt, überspring die Regel.",
    rate: "Bewerte jede Möglichkeit:",
    when: (conditions: string[]) => `Wenn ${list(conditions)}:`,
    /** "+3": how much something counts. */
    times: (times: number) => signed(times, 0),
    keepMost: (within: number) =>
      within === 0 ? "Behalte die besten." : `Behalte die besten und alle mit höchstens ${number(within)} weniger.`,
    keepWhere: (bound: Bound) =>
      bound.kind === "at-least"
        ? `Behalte die mit ${number(bound.number)} oder mehr; gibt es keine, behalte alle.`
        : `Behalte die mit ${number(bound.number)} oder weniger; gibt es keine, behalte alle.`,
    without: (value: string) => `Ohne diese Regel: ${value}`,
    examplesTitle: "Zum Beispiel",
    frontierTitle: "Mehr Regeln, besseres Spiel",
    rulesColumn: "Regeln",
    print: "Karte drucken",
    next: "Was eine Regel offen lässt, entscheidet die nächste.",
    practise: "Regeln üben",
  };
};
