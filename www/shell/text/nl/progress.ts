// Every sentence on how somebody is doing, in Dutch; the kinds of mistakes are told by the game.

import type { Loss } from "../../pages/progress/progress.ts";
import type * as English from "../en/progress.ts";

export const progressWords: typeof English.progressWords = ({ number, exact, signed, percentWith, plural, list }) => {
  const share = (share: number) => percentWith(share, 0);
  const decisions = (count: number) => `${number(count)} ${plural(count, "keuze", "keuzes")}`;
  const games = (count: number) => `${number(count)} ${plural(count, "partij", "partijen")}`;
  const points = (value: number) => `${number(value)} ${plural(Math.round(value), "punt", "punten")}`;
  const amount = ({ unit, average }: Loss) =>
    number(unit === "wins" ? 100 * average : average, unit === "wins" || unit === "points" ? 1 : 2);
  const lost = (loss: Loss) =>
    `${amount(loss)} ${{ wins: "procentpunt winkans", worms: "wormen", points: "punten", tiles: "stenen" }[loss.unit]}`;
  const playedFor = {
    wins: "Gespeeld om te winnen",
    worms: "Gespeeld voor wormen",
    points: "Gespeeld voor punten",
    tiles: "Gespeeld voor stenen",
  };
  const lossColumn = { wins: "Punten", worms: "Wormen", points: "Punten", tiles: "Stenen" };
  /** The same where there is room. */
  const told = { ...lossColumn, wins: "Punten (procentpunten winkans)" };
  return {
    title: "Hoe goed speel ik?",
    documentTitle: "Hoe goed speel ik? · rollwise",
    back: "Terug naar het spel",
    toGame: "Naar het spel",
    toPractice: "Oefenen",
    nothingYet: "Er is nog niets te zien",
    willBeKept:
      "Wat je kiest in spellen tegen de computer wordt op dit apparaat bewaard en nergens anders. Dan zie je hier hoe vaak je goed kiest, wat je fouten kosten en wat geluk was.",
    /** Why nothing can be told. */
    refusals: {
      full: "Dit apparaat heeft geen ruimte meer: je keuzes worden niet bewaard.",
      newer:
        "Een nieuwere versie van deze pagina heeft je keuzes bewaard. Herlaad de pagina om te zien hoe goed je speelt.",
      held: "Een ander tabblad van deze pagina houdt je keuzes vast: sluit het en herlaad.",
      blocked: "Je browser bewaart niets voor deze pagina: er valt niet te zeggen hoe goed je speelt.",
    },
    best: (right: number) => `${share(right)} goed`,
    ofDecisions: ({ count, right }) =>
      `${number(right)} van ${decisions(count)} ${plural(count === 1 ? 1 : right, "was", "waren")} de beste of even goed.`,
    advised: (count: number) =>
      `${number(count)} ${plural(count, "keuze", "keuzes")} met het advies in beeld ${plural(count, "telt", "tellen")} hier niet mee.`,
    loss: (loss) => `Gemiddeld gaf je per keuze ${lost(loss)} weg.`,
    /** Where there are decisions of another unit. */
    lossOfSome: (loss) => `${playedFor[loss.unit]} (${decisions(loss.count)}): gemiddeld ${lost(loss)} weggegeven.`,
    playedFor,
    costsTitle: "Wat je het meest kost",
    costliest: ({ name, share: part }) => `${name}: ${share(part)} van wat je weggaf`,
    kindColumn: "Fout",
    timesColumn: "Aantal",
    shareColumn: "Aandeel",
    small: "Te weinig voor een fout",
    otherKind: "Iets anders",
    eveningsTitle: "Avond voor avond",
    /** What stands below the heads of columns. */
    lossHint: (units) =>
      `${list(units.map((unit, nth) => (nth === 0 ? told[unit] : told[unit].toLowerCase())))}: wat je gemiddeld per keuze weggaf.`,
    eveningsHint: "Wat je met minder dan zes uur ertussen speelt, telt als één avond.",
    earlier: "Eerdere avonden",
    curveLabel: "Hoeveel van je keuzes goed waren, avond voor avond; de getallen staan in de tabel.",
    eveningColumn: "Avond",
    decisionsColumn: "Keuzes",
    bestColumn: "Goed",
    lossColumn,
    gamesTitle: "Je partijen",
    gamesColumn: "Partijen",
    wonColumn: "Winst",
    scoreColumn: "Punten",
    luckColumn: "Geluk",
    won: ({ games: count, won }) => `${exact(won)} van ${games(count)} gewonnen.`,
    wonByLuck: ({ games: count, won, usual }) =>
      `${exact(won)} van ${games(count)} gewonnen; met gemiddeld geluk waren het er ${number(usual, 1)} geweest.`,
    /** Of those whose luck is known. */
    wonOfKnown: ({ games: count, won, usual }) =>
      `In ${games(count)} met bekend geluk: ${exact(won)} gewonnen; met gemiddeld geluk waren het er ${number(usual, 1)} geweest.`,
    scored: ({ games: count, average }) => `Gemiddeld ${points(average)} in ${games(count)}.`,
    scoredByLuck: ({ games: count, average, usual }) =>
      `Gemiddeld ${points(average)} in ${games(count)}; met gemiddeld geluk waren het er ${number(usual)} geweest.`,
    scoredOfKnown: ({ games: count, average, usual }) =>
      `In ${games(count)} met bekend geluk: ${points(average)}; met gemiddeld geluk waren het er ${number(usual)} geweest.`,
    ties: "Gelijkspel telt als een deel van een overwinning.",
    luckHint: {
      wins: "Geluk: hoeveel overwinningen de dobbelstenen je gaven of afnamen.",
      points: "Geluk: hoeveel punten per partij de dobbelstenen je gaven of afnamen.",
    },
    /** In cells of tables. */
    number: (count: number) => number(count),
    share,
    amount,
    wins: (won: number) => exact(won),
    points: (average: number) => number(average),
    luckShort: {
      wins: (luck: number) => signed(luck, 1),
      points: (luck: number) => signed(luck, 0),
    },
    none: "–",
  };
};
