// Alle zinnen over bewaarde keuzes en resultaten, in het Nederlands.

import type { Formats } from "../../model/format.ts";
import type { KeptText } from "../en/kept.ts";

export function keptWords({ number, plural }: Formats): KeptText {
  const decided = (count: number) => `${number(count)} ${plural(count, "keuze", "keuzes")}`;
  return {
    title: "Keuzes en resultaten op dit apparaat",
    kept: ({ decisions, games }) =>
      decisions + games === 0
        ? "Nog geen. Hier en nergens anders wordt bewaard hoe spellen aflopen en wat je kiest tegen de computer."
        : `Hier en nergens anders bewaard, van alle spellen: ${decided(decisions)}, ${number(games)} ${plural(games, "resultaat", "resultaten")}.`,
    hint: "Met een bestand neem je ze mee naar een ander apparaat: ze komen bij wat daar al staat, en niets telt dubbel.",
    save: "In een bestand opslaan",
    load: "Uit een bestand laden",
    loaded: ({ name, decisions, games }) =>
      decisions + games === 0
        ? `${name}: alles daaruit staat hier al.`
        : `Nieuw uit ${name}: ${decided(decisions)}, ${number(games)} ${plural(games, "spel", "spellen")}.`,
    notLoaded: {
      foreign: (name) =>
        `${name} is geen bestand met keuzes en resultaten dat deze pagina heeft opgeslagen. Een opgeslagen spel laad je in het menu van het spel. Er is niets veranderd.`,
      newer: (name) =>
        `${name} is opgeslagen door een nieuwere versie van deze pagina: herlaad de pagina en probeer het opnieuw. Er is niets veranderd.`,
      damaged: (name, place) => `${name} is beschadigd bij “${place}”. Er is niets veranderd.`,
      cut: (name) =>
        `${name} breekt af of is beschadigd: sla het bestand opnieuw op of kopieer het opnieuw. Er is niets veranderd.`,
    },
    fileName: "rollwise-resultaten.json",
    deleteAll: "Alles wissen",
    areYouSure:
      "De keuzes en resultaten van alle spellen en de namen van de spelers wissen? “Hoe goed speel ik?” en “Spelavonden” beginnen dan opnieuw; je kunt niets terughalen.",
    keepAll: "Bewaren",
    deleted: "Alle keuzes, resultaten en namen zijn gewist.",
  };
}
