// Regels om te onthouden voor Knucklebones, in het Nederlands.

import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  documentTitle: "Knucklebones: regels om te onthouden · rollwise",
  strength: (share: number) =>
    `Wint ${number(100 * share, 1)} van de 100 partijen tegen de beste computer, die twee worpen vooruitkijkt.`,
  worth: "Wat één, twee en drie vijven in een kolom waard zijn",
  example: "Een 5 naast een 2 die twee vijven verwijdert: 5 + 2 × 20 − 6 = 39.",
  rules: {
    "twice-their-loss":
      "Neem de kolom die het meest telt: wat jij erbij krijgt, plus twee keer wat je tegenstander verliest, min 6 voor elke dobbelsteen die je daar hebt.",
    "no-early-pair": "Hoogstens twee dobbelstenen op je bord: leg geen gelijke bij elkaar.",
    "fewest-opposite": "Bij gelijke telling: waar je tegenstander de minste punten overhoudt.",
    "last-square":
      "Nog maar één leeg vakje op een bord: verwijder de meeste dobbelstenen, leg anders bij de meeste gelijke.",
    "least-danger":
      "Bij gelijke telling: tel op wat je tegenstander daar overhoudt en wat één dobbelsteen je dan meer kan afnemen dan eerst; neem het minste.",
    "most-gain": "Nog steeds gelijk: waar je er het meest bij krijgt.",
  },
});
