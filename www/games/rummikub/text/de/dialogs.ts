// What the dialogs say, in German: rules, others, text, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/de/standard-dialogs.ts";
import type { Wrong } from "../../model/parse-tiles.ts";
import type { LoggedMove, Puzzle, RackChange, Rules, TextPosition, Tile } from "../../model/types.ts";
import type * as English from "../en/dialogs.ts";
import type { Words } from "../en/words.ts";
import { LEVELS } from "./puzzles.ts";

const JOKERS: Record<Rules["jokers"], string> = {
  free: "frei",
  stands: "stehen fest",
  locked: "gesperrt",
  both: "nur zugleich",
};

/** The rules that tables differ in, as settings. */
export const rules = {
  openingLabel: "Erstauslage",
  openings: { 30: "30 Punkte", 40: "40 Punkte", 50: "50 Punkte" },
  otherOpening: "Eine andere Zahl",
  openingHint:
    "Was deine ersten Sätze allein vom Bänkchen wert sein müssen: 30 nach den heutigen Regeln, 50 nach älteren, 40 in manchen Runden.",
  playOnLabel: "Den Tisch schon im Zug der Erstauslage nutzen?",
  playOnPicks: { false: "nein", true: "ja" },
  playOnHint:
    "Nach den meisten Spielregeln nein: Vor und während der Erstauslage ist der Tisch gesperrt. Manche nutzen ihn sofort.",
  jokersLabel: "Joker auf dem Tisch",
  jokers: JOKERS,
  jokersHints: {
    free: "Ein Joker ist ein Stein wie jeder andere: Es zählt nur, wie der Tisch am Ende des Zuges liegt. Die heutigen Regeln.",
    stands:
      "Ein Joker wird nur gegen den Stein frei, für den er steht, vom Bänkchen oder vom Tisch. So in vielen Spielregeln.",
    locked:
      "Ein Satz mit Joker darf wachsen, aber nichts verlässt ihn, bis der Stein, für den der Joker steht, von deinem Bänkchen an dessen Stelle kommt.",
    both: "Wie „gesperrt“, aber die Joker einer Gruppe werden nur zugleich frei. Die Regeln von 1980.",
  },
  oneJokerLabel: "Zwei Joker in einem Satz?",
  oneJokerPicks: { false: "ja", true: "nein" },
  oneJokerHint: "Nach den Regeln ja; in manchen Runden darf ein Satz nur einen haben.",
  jokerPointsLabel: "Ein Joker, der übrig bleibt",
  jokerPoints: { 20: "20 Punkte", 25: "25 Punkte", 30: "30 Punkte", 100: "100 Punkte" },
  jokerPointsHint:
    "Was er am Ende kostet: 30 nach den Regeln, 20 oder 25 in manchen Runden, 100 bei manchen Turnieren.",
};

export function dialogWords(words: Words): English.DialogWords {
  const { formats, named, tileName, setName, whoIs, tiles, sets } = words;
  const { number, plural } = formats;
  const openedPicks: Record<"false" | "true", string> = { false: "noch nicht", true: "ja" };
  return {
    ...words,
    ...standardDialogWords,

    // The rules
    openedLabel: "Hast du schon eröffnet?",
    openedPicks,
    openedHint: "Vor deiner Erstauslage zählt nur dein Bänkchen; danach darfst du den Tisch umbauen.",
    ...rules,
    trademark: "Folgt den Regeln von Rummikub; ohne Verbindung zu dessen Herstellern.",

    // The others
    howMany: "Spieler, deren Steine gezählt werden",
    otherCounts: { 0: "keine", 1: "1", 2: "2", 3: "3" },
    othersHint: "Dann weiß die App, wer dran ist und wie viele Steine alle haben.",
    fewer: (seat: number) => `${whoIs(seat)} ${seat === 0 ? "hast" : "hat"} einen Stein weniger`,
    more: (seat: number) => `${whoIs(seat)} ${seat === 0 ? "hast" : "hat"} einen Stein mehr`,

    // Text
    textHint:
      "r, b, k (oder s), o sind Rot, Blau, Schwarz und Orange, j ein Joker. r3-7 ist eine Reihe, rbk5 eine Gruppe; zwischen Sätzen ein Schrägstrich oder eine neue Zeile; lose Steine in Klammern.",
    fields: { rack: "Bänkchen", table: "Tisch" },
    examples: { rack: "r7 b1 b6-7 o13 j", table: "r1-3 / rbk5 / o8-11 (b4 b9)" },
    useText: "Übernehmen",
    copyText: "Stellung kopieren",
    dropText: "Verwerfen",
    found: ({ rack, table }: TextPosition) =>
      `Gelesen: ${tiles(rack.length)} auf dem Bänkchen, ${sets(table.sets.length)} auf dem Tisch${table.loose.length > 0 ? `, ${tiles(table.loose.length)} lose` : ""}.`,
    wrong: ({ text, why }: Wrong) => {
      if (why.name === "word") return `„${text}“ ist kein Stein. Versuche r10, b3-7, rbk5 oder j.`;
      if (why.name === "looseJoker") return words.why(why);
      if (why.name === "third") return `${tileName(why.tile)} zum dritten Mal: Es gibt nur zwei davon.`;
      const loose = why.isLoose ? "Die Steine gelten als lose." : words.why({ name: "looseJoker" });
      return `${text} ist kein Satz: ${words.why(why.why)} ${loose}`;
    },

    // Settings
    giveUpCost: (opponents: number) =>
      `Du verlierst die Punkte auf deinem Bänkchen, und ${opponents === 1 ? "der Computer" : "das niedrigste der anderen Bänkchen"} gewinnt.`,
    hintsLabel: "Erster Hinweis",
    hints: { 1: "wie viele", 2: "welche", 3: "Sätze", 4: "Plan" },
    hintsHint: "Wenn du den Zug selbst finden willst: Weitere Hinweise bekommst du, wenn du noch einmal tippst.",

    // The undo list
    undo: {
      logged: (logged: LoggedMove) => words.logged(logged),
      newGame: words.newGame,
      rack: (change: RackChange) =>
        change.kind === "many"
          ? "Bänkchen geändert"
          : `${named(change.tiles)} ${change.kind === "on" ? "aufs" : "vom"} Bänkchen`,
      loose: (count: number) => `Lose: ${tiles(count)}`,
      came: (came: Tile[]) => (came.length === 0 ? "Zurückgenommen" : `Die anderen: ${named(came)} gelegt`),
      entry: (entered: Tile[]) => (entered.length === 0 ? "Satz verworfen" : `Satz: ${named(entered)}`),
      laid: (nth: number, which: Tile[]) => `${setName(nth)}: ${named(which)}`,
      table: (count: number) => `Tisch: ${sets(count)}`,
      typed: "Steine als Text eingegeben",
      opened: (opened: boolean): string => (opened ? "Du hast eröffnet" : "Noch nicht eröffnet"),
      rules: "Regeln geändert",
      wishes: "Wünsche geändert",
      ticked: (count: number) => `${number(count)} ${plural(count, "Schritt", "Schritte")} erledigt`,
      others: "Steine der anderen",
      begun: "Neues Spiel mit dem Computer",
      givenUp: standardDialogWords.givenUp,
      puzzle: ({ level, number: which }: Puzzle) => `Rätsel ${number(which)}, ${LEVELS[level]}`,
      told: (seat: number) => (seat === 0 ? "Ein Stein für dich" : `Ein Stein für ${accusative(words, seat)}`),
      moved: "Steine auf dem Tisch bewegt",
      putBack: "Zurückgelegt",
      chosen: (chosen: Tile[]) => (chosen.length === 0 ? "Nichts gewählt" : `Gewählt: ${named(chosen)}`),
    },
  };
}

/** For whom something is. */
const accusative = ({ computers, whoAlone }: Pick<Words, "computers" | "whoAlone">, seat: number) => {
  if (seat === 0) return "dich";
  return computers === 1 ? "den Computer" : whoAlone(seat);
};
