// What the dialogs say, in Dutch: rules, others, text, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/nl/standard-dialogs.ts";
import type { Rules } from "../../model/types.ts";
import type * as English from "../en/dialogs.ts";
import type { Words } from "../en/words.ts";
import { LEVELS } from "./puzzles.ts";

const JOKERS: Record<Rules["jokers"], string> = { free: "vrij", stands: "vast", locked: "op slot", both: "tegelijk" };

/** The rules that tables differ in, as settings. */
export const rules = {
  openingLabel: "Uitkomen",
  openings: { 30: "30 punten", 40: "40 punten", 50: "50 punten" },
  otherOpening: "Een ander getal",
  openingHint:
    "Wat je eerste sets waard moeten zijn, van je plankje alleen: 30 volgens de huidige regels, 50 volgens oudere, 40 in sommige kringen.",
  playOnLabel: "De tafel gebruiken in de beurt dat je uitkomt?",
  playOnPicks: { false: "nee", true: "ja" },
  playOnHint:
    "Nee volgens de meeste spelregels: vóór en tijdens het uitkomen is de tafel dicht. Sommige spelers gebruiken die meteen.",
  jokersLabel: "Jokers op tafel",
  jokers: JOKERS,
  jokersHints: {
    free: "Een joker is een steen als elke andere: alleen hoe de tafel aan het eind van de beurt ligt, telt. De huidige regels.",
    stands:
      "Een joker komt alleen vrij in ruil voor de steen waar hij voor staat, van je plankje of van de tafel. Zo staat het in veel spelregels.",
    locked:
      "Een set met een joker mag groeien, maar er mag niets uit weg tot de steen waar de joker voor staat, vanaf je plankje op zijn plaats komt.",
    both: "Zoals “op slot”, maar de jokers van een groep komen alleen samen vrij. De regels van 1980.",
  },
  oneJokerLabel: "Twee jokers in één set?",
  oneJokerPicks: { false: "ja", true: "nee" },
  oneJokerHint: "Ja volgens de regels; in sommige kringen mag een set er maar één hebben.",
  jokerPointsLabel: "Een joker die op een plankje blijft",
  jokerPoints: { 20: "20 punten", 25: "25 punten", 30: "30 punten", 100: "100 punten" },
  jokerPointsHint:
    "Wat die aan het eind kost: 30 volgens de regels, 20 of 25 in sommige kringen, 100 op sommige toernooien.",
};

export function dialogWords(words: Words): English.DialogWords {
  const { formats, capital, named, tileName, setName, whoIs, whoInside, tiles, sets } = words;
  const { number } = formats;
  return {
    ...words,
    ...standardDialogWords,

    // The rules
    openedLabel: "Ben je uitgekomen?",
    openedPicks: { false: "nog niet", true: "ja" },
    openedHint: "Vóór het uitkomen telt alleen je plankje; daarna mag je de tafel herschikken.",
    ...rules,
    trademark: "Volgt de regels van Rummikub, maar staat los van de makers ervan.",

    // The others
    howMany: "Van hoeveel spelers de stenen worden geteld",
    otherCounts: { 0: "geen", 1: "1", 2: "2", 3: "3" },
    othersHint: "De app weet dan wie er aan de beurt is, en hoeveel stenen ze hebben.",
    fewer: (seat) => `${whoIs(seat)} heeft een steen minder`,
    more: (seat) => `${whoIs(seat)} heeft een steen meer`,

    // Text
    textHint:
      "r, b, k (of z), o zijn rood, blauw, zwart en oranje, j is een joker. r3-7 is een rij, rbk5 een groep; tussen sets een schuine streep of een nieuwe regel; losse stenen tussen haakjes.",
    fields: { rack: "Plankje", table: "Tafel" },
    examples: { rack: "r7 b1 b6-7 o13 j", table: "r1-3 / rbk5 / o8-11 (b4 b9)" },
    useText: "Gebruiken",
    copyText: "Tekst kopiëren",
    dropText: "Niet gebruiken",
    found: ({ rack, table }) =>
      `Gelezen: ${tiles(rack.length)} op het plankje, ${sets(table.sets.length)} op tafel${table.loose.length > 0 ? `, ${tiles(table.loose.length)} los` : ""}.`,
    wrong: ({ text, why }) => {
      if (why.name === "word") return `“${text}” is geen steen. Probeer r10, b3-7, rbk5 of j.`;
      if (why.name === "looseJoker") return words.why(why);
      if (why.name === "third") return `Een derde ${tileName(why.tile)}: er zijn er maar twee.`;
      const loose = why.isLoose ? "De stenen tellen als los." : words.why({ name: "looseJoker" });
      return `${text} is geen set: ${words.why(why.why)} ${loose}`;
    },

    // Settings
    giveUpCost: (opponents) =>
      `Je verliest de punten op je plankje, en ${opponents === 1 ? "de computer wint" : "van de anderen wint wie de minste punten heeft"}.`,
    hintsLabel: "Eerste tip",
    hints: { 1: "hoeveel", 2: "welke", 3: "sets", 4: "plan" },
    hintsHint: "Als je de zet zelf wilt vinden: elke volgende tip is één tik.",

    // The undo list
    undo: {
      logged: (logged) => words.logged(logged),
      newGame: words.newGame,
      rack: (change) =>
        change.kind === "many"
          ? "Plankje veranderd"
          : `${capital(named(change.tiles))} ${change.kind === "on" ? "op" : "van"} het plankje`,
      loose: (count) => `Los: ${tiles(count)}`,
      came: (came) => (came.length === 0 ? "Zet van de ander teruggenomen" : `De ander legde: ${named(came)}`),
      entry: (entered) => (entered.length === 0 ? "Set weggehaald" : `Set: ${named(entered)}`),
      laid: (nth, which) => `${capital(setName(nth))}: ${named(which)}`,
      table: (count) => `Tafel: ${sets(count)}`,
      typed: "Stenen ingevoerd als tekst",
      opened: (opened) => (opened ? "Je bent uitgekomen" : "Nog niet uitgekomen"),
      rules: "Regels veranderd",
      wishes: "Wensen veranderd",
      ticked: (count) => `${number(count)} ${formats.plural(count, "stap", "stappen")} gedaan`,
      others: "Stenen van de anderen",
      begun: "Nieuw spel met de computer",
      givenUp: standardDialogWords.givenUp,
      puzzle: ({ level, number: which }) => `Puzzel ${number(which)}, ${LEVELS[level]}`,
      told: (seat) => (seat === 0 ? "Een steen voor jou" : `Een steen voor ${whoInside(seat)}`),
      moved: "Stenen op tafel verplaatst",
      putBack: "Teruggelegd",
      chosen: (chosen) => (chosen.length === 0 ? "Niets gekozen" : `Gekozen: ${named(chosen)}`),
    },
  };
}
