// Alle zinnen van het oefenen, in het Nederlands.

import type * as English from "../en/practice.ts";

export const practiceWords: typeof English.practiceWords = ({ number }) => {
  return {
    title: "Oefenen",
    documentTitle: "Oefenen · rollwise",
    back: "Terug naar het spel",
    from: {
      own: "Een eigen fout, nog een keer",
      table: "Nog een keer: een fout van jullie tafel",
      computer: "Uit een partij van de computer",
    },
    question: "Wat doe je?",
    puzzle: "Een puzzel",
    solve: "Oplossen",
    right: { best: "Beste keuze!", asGood: "Even goed als de beste keuze" },
    tally: ({ done, right }: { done: number; right: number }) => `${number(right)} van ${number(done)} goed`,
    goOn: "Verder",
    next: "Volgende situatie",
    due: (count: number) =>
      count === 1 ? "De laatste van je fouten die aan de beurt is" : `${number(count)} van je fouten zijn aan de beurt`,
    rules: "Regels om te onthouden",
    byRules: (count: number) => (count === 1 ? "Met één regel" : `Met de ${number(count)} regels`),
    rule: (nth: number, count: number) => `Regel ${number(nth)} van ${number(count)}:`,
    ruleIsRight: { best: "Hier vindt de regel de beste keuze.", asGood: "Hier vindt de regel een even goede keuze." },
    ruleIsWrong: (cost: string | null) =>
      cost === null ? "Je volgde de regel; hier klopt hij niet." : `Hier klopt de regel niet. ${cost}.`,
    difficultyLabel: "Hoe moeilijk",
    difficulties: { easy: "Makkelijk", medium: "Gemiddeld", hard: "Moeilijk" },
    /** Why nothing is kept. */
    refusals: {
      full: "Dit apparaat heeft geen ruimte meer: je keuzes worden niet bewaard om te oefenen.",
      newer: "Een nieuwere versie van deze pagina heeft je keuzes bewaard. Herlaad de pagina om ermee te oefenen.",
      held: "Een ander tabblad van deze pagina houdt je keuzes vast: sluit het en herlaad.",
      blocked: "Je browser bewaart niets voor deze pagina: met je keuzes kun je niet oefenen.",
    },
  };
};
