// What the dialogs say, in English: rules, others, text, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/en/standard-dialogs.ts";
import type { Wrong } from "../../model/parse-tiles.ts";
import type { LoggedMove, Puzzle, RackChange, Rules, TextPosition, Tile } from "../../model/types.ts";
import { LEVELS } from "./puzzles.ts";
import type { Words } from "./words.ts";

export type DialogWords = ReturnType<typeof dialogWords>;

const JOKERS: Record<Rules["jokers"], string> = { free: "free", stands: "stands", locked: "locked", both: "at once" };

/** The rules that tables differ in, as settings. */
export const rules = {
  openingLabel: "Opening",
  openings: { 30: "30 points", 40: "40 points", 50: "50 points" },
  otherOpening: "Another number",
  openingHint:
    "What your first sets must be worth, from your rack alone: 30 by the current rules, 50 by older ones, 40 at some tables.",
  playOnLabel: "Use the table in the opening turn?",
  playOnPicks: { false: "no", true: "yes" },
  playOnHint: "No by most rule sheets: the table is closed before and during the opening. Some players use it at once.",
  jokersLabel: "Jokers on the table",
  jokers: JOKERS,
  jokersHints: {
    free: "A joker is a tile like any other: only how the table lies at the end of the turn counts. The current rules.",
    stands: "A joker comes free only for the tile it stands for, from your rack or the table. Many rule sheets.",
    locked:
      "A set with a joker may grow, and nothing leaves it until the tile it stands for takes the joker's place from your rack.",
    both: "As “locked”, but a group's jokers come free only together. The rules of 1980.",
  },
  oneJokerLabel: "Two jokers in one set?",
  oneJokerPicks: { false: "yes", true: "no" },
  oneJokerHint: "Yes by the rules; at some tables a set may have only one.",
  jokerPointsLabel: "A joker left on a rack",
  jokerPoints: { 20: "20 points", 25: "25 points", 30: "30 points", 100: "100 points" },
  jokerPointsHint: "What it costs at the end: 30 by the rules, 20 or 25 at some tables, 100 at some tournaments.",
};

export function dialogWords(words: Words) {
  const { formats, capital, named, tileName, setName, whoIs, whoInside, tiles, sets } = words;
  const { number } = formats;
  const openedPicks: Record<"false" | "true", string> = { false: "not yet", true: "yes" };
  return {
    ...words,
    ...standardDialogWords,

    // The rules
    openedLabel: "Have you opened?",
    openedPicks,
    openedHint: "Before your opening only your rack counts; afterwards the table is yours to rearrange.",
    ...rules,
    trademark: "Follows the rules of Rummikub; not connected with its makers.",

    // The others
    howMany: "Players whose tiles are counted",
    otherCounts: { 0: "none", 1: "1", 2: "2", 3: "3" },
    othersHint: "Then the app knows whose turn it is, and how many tiles they hold.",
    fewer: (seat: number) => `${whoIs(seat)} has one tile fewer`,
    more: (seat: number) => `${whoIs(seat)} has one tile more`,

    // Text
    textHint:
      "r, b, k, o are red, blue, black and orange, j a joker. r3-7 is a run, rbk5 a group; a slash or a new line between sets; loose tiles in brackets.",
    fields: { rack: "Rack", table: "Table" },
    examples: { rack: "r7 b1 b6-7 o13 j", table: "r1-3 / rbk5 / o8-11 (b4 b9)" },
    useText: "Use it",
    copyText: "Copy the position",
    dropText: "Discard changes",
    found: ({ rack, table }: TextPosition) =>
      `Read: ${tiles(rack.length)} on the rack, ${sets(table.sets.length)} on the table${table.loose.length > 0 ? `, ${tiles(table.loose.length)} loose` : ""}.`,
    wrong: ({ text, why }: Wrong) => {
      if (why.name === "word") return `“${text}” isn't a tile. Try r10, b3-7, rbk5 or j.`;
      if (why.name === "looseJoker") return words.why(why);
      if (why.name === "third") return `A third ${tileName(why.tile)}: there are two.`;
      const loose = why.isLoose ? "Its tiles count as loose." : words.why({ name: "looseJoker" });
      return `${text} isn't a set: ${words.why(why.why)} ${loose}`;
    },

    // Settings
    giveUpCost: (opponents: number) =>
      `You lose the points on your rack, and ${opponents === 1 ? "the computer" : "the lowest of the other racks"} wins.`,
    hintsLabel: "First hint",
    hints: { 1: "how many", 2: "which", 3: "sets", 4: "plan" },
    hintsHint: "If you want to find the move yourself: each further hint is one tap.",

    // The undo list
    undo: {
      logged: (logged: LoggedMove) => words.logged(logged),
      newGame: words.newGame,
      rack: (change: RackChange) =>
        change.kind === "many"
          ? "Rack changed"
          : `${capital(named(change.tiles))} ${change.kind === "on" ? "on" : "off"} the rack`,
      loose: (count: number) => `Loose: ${tiles(count)}`,
      came: (came: Tile[]) => (came.length === 0 ? "Took that back" : `They played ${named(came)}`),
      entry: (entered: Tile[]) => (entered.length === 0 ? "Set dropped" : `Set: ${named(entered)}`),
      laid: (nth: number, which: Tile[]) => `${capital(setName(nth))}: ${named(which)}`,
      table: (count: number) => `Table: ${sets(count)}`,
      typed: "Tiles entered as text",
      opened: (opened: boolean): string => (opened ? "You have opened" : "Not opened yet"),
      rules: "Rules changed",
      wishes: "Wishes changed",
      ticked: (count: number) => `${number(count)} ${formats.plural(count, "step", "steps")} done`,
      others: "Tiles of the others",
      begun: "New game with the computer",
      givenUp: standardDialogWords.givenUp,
      puzzle: ({ level, number: which }: Puzzle) => `Puzzle ${number(which)}, ${LEVELS[level]}`,
      told: (seat: number) => (seat === 0 ? "A tile for you" : `A tile for ${whoInside(seat)}`),
      moved: "Tiles moved on the table",
      putBack: "Put back",
      chosen: (chosen: Tile[]) => (chosen.length === 0 ? "Nothing chosen" : `Chosen: ${named(chosen)}`),
    },
  };
}
