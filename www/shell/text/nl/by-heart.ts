// Alle zinnen van de pagina’s met regels om te onthouden, in het Nederlands.

import type { Bound } from "../../pages/by-heart/rule.ts";
import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number, list, signed }) => {
  return {
    title: "Regels om te onthouden",
    back: "Terug naar het spel",
    howMany: "Hoeveel regels?",
    number: (count: number) => number(count),
    rules: (count: number) => (count === 1 ? "Eén regel" : `${number(count)} regels`),
    how: "Loop de regels op volgorde af. Elke regel beoordeelt de keuzes die nog over zijn en laat alleen de beste over voor de volgende regel. Sla een regel over als de voorwaarde niet geldt.",
    rate: "Beoordeel elke keuze:",
    when: (conditions: string[]) => `Als ${list(conditions)}:`,
    /** "+3": how much something counts. */
    times: (times: number) => signed(times, 0),
    keepMost: (within: number) =>
      within === 0 ? "Houd de beste over." : `Houd de beste over, en die met hoogstens ${number(within)} minder.`,
    keepWhere: (bound: Bound) =>
      bound.kind === "at-least"
        ? `Houd die met ${number(bound.number)} of meer over; zijn er geen, houd dan alles over.`
        : `Houd die met ${number(bound.number)} of minder over; zijn er geen, houd dan alles over.`,
    without: (value: string) => `Zonder deze regel: ${value}`,
    examplesTitle: "Voorbeelden",
    frontierTitle: "Meer regels, beter spel",
    rulesColumn: "Regels",
    print: "Kaart afdrukken",
    next: "Wat een regel openlaat, beslist de volgende.",
    practise: "Regels oefenen",
  };
};
