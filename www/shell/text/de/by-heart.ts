// Alle Sätze der Seiten mit Regeln zum Merken, auf Deutsch.

import type { Bound } from "../../by-heart/rule.ts";
import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number, list, signed }) => {
  return {
    title: "Ohne die App",
    back: "Zurück zum Spiel",
    howMany: "Wie viele Regeln?",
    number: (count: number) => number(count),
    rules: (count: number) => (count === 1 ? "Eine Regel" : `${number(count)} Regeln`),
    how: "Geh die Regeln der Reihe nach durch. Eine Regel zählt bei jeder Möglichkeit, die noch bleibt, etwas zusammen und behält die besten; unter denen wählt die nächste Regel. Gilt ihre Bedingung nicht, wird sie übersprungen.",
    onlyWhile: (conditions: string[]) => `Nur solange gilt: ${list(conditions)}.`,
    /** "+3 ×": how often something counts. */
    times: (times: number) => `${signed(times, 0)}\u00a0×`,
    keepMost: (within: number) =>
      within === 0
        ? "Behalte das Höchste."
        : `Behalte das Höchste und alles, was höchstens ${number(within)} darunter liegt.`,
    keepWhere: (bound: Bound) =>
      bound.kind === "at-least"
        ? `Behalte nur, was ${number(bound.number)} oder mehr ergibt, falls es das gibt.`
        : `Behalte nur, was ${number(bound.number)} oder weniger ergibt, falls es das gibt.`,
    without: (value: string) => `Ohne diese Regel: ${value}`,
    examplesTitle: "Zum Beispiel",
    noExample: "In den untersuchten Partien hat diese Regel nie allein entschieden.",
    frontierTitle: "Mehr Regeln, besseres Spiel",
    rulesColumn: "Regeln",
    print: "Karte drucken",
  };
};
