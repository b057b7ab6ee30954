// Alle zinnen van de pagina’s met regels om te onthouden, in het Nederlands.

import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  title: "Regels om te onthouden",
  back: "Terug naar het spel",
  howMany: "Hoeveel regels?",
  number: (count: number) => number(count),
  rules: (count: number) => (count === 1 ? "Eén regel" : `${number(count)} regels`),
  print: "Kaart afdrukken",
  next: "Wat een regel openlaat, beslist de volgende.",
  practise: "Regels oefenen",
});
