// Alle zinnen van de pagina’s met regels om te onthouden, in het Nederlands.

import type { Bound } from "../../by-heart/rule.ts";
import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number, list, signed }) => {
  return {
    title: "Zonder de app",
    back: "Terug naar het spel",
    howMany: "Hoeveel regels?",
    number: (count: number) => number(count),
    rules: (count: number) => (count === 1 ? "Eén regel" : `${number(count)} regels`),
    how: "Loop de regels op volgorde af. Een regel telt bij elke keuze die nog over is iets op en houdt de beste over; daaruit kiest de volgende regel. Geldt de voorwaarde niet, sla de regel dan over.",
    onlyWhile: (conditions: string[]) => `Alleen zolang geldt: ${list(conditions)}.`,
    /** "+3 ×": how often something counts. */
    times: (times: number) => `${signed(times, 0)}\u00a0×`,
    keepMost: (within: number) =>
      within === 0
        ? "Houd het hoogste over."
        : `Houd het hoogste over, en alles wat er hoogstens ${number(within)} onder ligt.`,
    keepWhere: (bound: Bound) =>
      bound.kind === "at-least"
        ? `Houd alleen over wat ${number(bound.number)} of meer oplevert, als dat er is.`
        : `Houd alleen over wat ${number(bound.number)} of minder oplevert, als dat er is.`,
    without: (value: string) => `Zonder deze regel: ${value}`,
    examplesTitle: "Voorbeelden",
    noExample: "In de bekeken partijen heeft deze regel nooit alleen beslist.",
    frontierTitle: "Meer regels, beter spel",
    rulesColumn: "Regels",
    print: "Kaart afdrukken",
  };
};
