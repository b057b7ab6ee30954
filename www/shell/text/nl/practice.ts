// Alle zinnen van het oefenen, in het Nederlands.

import type * as English from "../en/practice.ts";

export const practiceWords: typeof English.practiceWords = ({ number, plural }) => {
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
    difficultyLabel: "Hoe moeilijk",
    difficulties: { easy: "Makkelijk", medium: "Gemiddeld", hard: "Moeilijk" },
    /** Why nothing is kept. */
    refusals: {
      full: "Dit apparaat heeft geen ruimte meer: je keuzes worden niet bewaard om te oefenen.",
      newer: "Een nieuwere versie van deze pagina heeft je keuzes bewaard. Herlaad de pagina om ermee te oefenen.",
      held: "Een ander tabblad van deze pagina houdt je keuzes vast: sluit het en herlaad.",
      blocked: "Je browser bewaart niets voor deze pagina: met je keuzes kun je niet oefenen.",
    },
    keptTitle: "Je keuzes op dit apparaat",
    kept: (count: number) =>
      count === 0
        ? "Nog geen. Wat je kiest in spellen tegen de computer, of in andere voordat je hoort wat de beste keuze is, wordt hier bewaard en nergens anders."
        : `${number(count)} ${plural(count, "keuze is", "keuzes zijn")} hier bewaard, van alle spellen, en nergens anders.`,
    save: "In een bestand opslaan",
    load: "Uit een bestand laden",
    loaded: ({ name, decisions, games }) =>
      decisions + games === 0
        ? `${name}: alles daaruit staat hier al.`
        : `Nieuw uit ${name}: ${number(decisions)} ${plural(decisions, "keuze", "keuzes")}, ${number(games)} ${plural(games, "spel", "spellen")}.`,
    notLoaded: {
      foreign: (name) => `${name} is geen bestand met keuzes dat deze pagina heeft opgeslagen. Er is niets veranderd.`,
      newer: (name) =>
        `${name} is opgeslagen door een nieuwere versie van deze pagina: herlaad de pagina en probeer het opnieuw. Er is niets veranderd.`,
      damaged: (name, place) => `${name} is beschadigd bij “${place}”. Er is niets veranderd.`,
    },
    fileName: "rollwise-keuzes.json",
    deleteAll: "Alles wissen",
    areYouSure:
      "De keuzes en resultaten van alle spellen wissen? “Hoe goed speel ik?” en “Spelavonden” beginnen dan opnieuw; je kunt niets terughalen.",
    keepAll: "Bewaren",
    deleted: "Alle keuzes en resultaten zijn gewist.",
  };
};
