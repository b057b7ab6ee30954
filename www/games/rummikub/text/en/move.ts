// What is said of a move, of what has been entered, and where nothing goes, in English.

import type { Possible } from "../../model/score.ts";
import type { Called } from "../../model/telling.ts";
import type { Touched } from "../../model/touched.ts";
import type { Tile, Waiting } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import type { Fact } from "../../model/worth.ts";
import { lyingWords } from "./lying.ts";
import type { Words } from "./words.ts";

export function moveWords({ formats, sets, capital, tileName, tiles, whoIs, points, cuts }: Words) {
  const { number, plural, list } = formats;
  const { lying } = lyingWords(formats);
  return {
    wishMarks: { keep: "keep", play: "must" },
    looseHint: (count: number) => `Loose: ${tiles(count)}`,
    dropWishes: "Reset",
    /** The best turn, beside what the player did. */
    compared: ({ tiles: count, isPlayed, isMost, keepsJoker }: Possible) => {
      if (isMost) return isPlayed ? "No more was possible." : `You could have played ${tiles(count)}.`;
      if (isPlayed) return "The strongest player would have done the same.";
      const does = count === 0 ? "drawn" : `played ${tiles(count)}`;
      return `The strongest player would have ${does}${keepsJoker ? " and kept the joker" : ""}.`;
    },
    /** One of the facts of a move, told one after the other. */
    fact: (told: Fact) => {
      switch (told.kind) {
        case "points":
          return points(told.count);
        case "cuts":
          return cuts(told.count);
        case "opens":
          return `opens with ${number(told.worth)} (needs ${number(told.needed)})`;
        case "most":
          return "the most you can play";
        case "perhaps":
          return `perhaps not the best: at most ${tiles(told.most)}`;
      }
      const { kind, count, isFirst } = told;
      const does = {
        stays: plural(count, "stays", "stay"),
        added: `${plural(count, "gets", "get")} tiles`,
        apart: "taken apart",
      };
      return `${isFirst ? sets(count) : number(count)} ${does[kind]}`;
    },
    /** The sets of the table that a move touches. */
    touched: ({ of, count, which }: Touched) => {
      if (count === 0) return "No set on the table changes.";
      const called = list(which.map(lying));
      return count === 1 ? `Only ${called} changes.` : `Of ${sets(of)} ${number(count)} change: ${called}.`;
    },
    /** A set that was corrected has no tiles left. */
    emptied: (set: Called) => `${capital(lying(set))} is gone.`,
    noOpening: (best: number, needed: number) => `${number(best)} of ${number(needed)} points`,
    noArrangementHint: "Check them against the table: one is missing, or one too many.",
    wishesHint: "The tiles you want to play can't all be played, or a tile you keep is needed.",
    iDrew: "I drew a tile",
    /** The move that the page knows and the player has not looked at. */
    doneUnseen: "I have played it",
    nextHint: ["", "Hint: which tiles?", "Hint: which sets?", "Show how"],
    /** What rearranging brings. */
    whyBest: ({ more, adding }: Why) =>
      adding === 0
        ? "Nothing can go without rearranging the table."
        : `Rearranging the table plays ${tiles(more)} more.`,
    /** Beside that, what can be played instead. */
    orPlay: (count: number, opens: boolean) => `or ${opens ? "open with" : "play"} ${number(count)}`,
    leaveLoose: "Leave loose",
    remove: "Remove",
    asGroup: "as group",
    asRun: "as run",
    loosen: "Loose",
    loosenLabel: "Take this set apart: its tiles lie loose",
    takeOut: (tile: Tile) => `${tileName(tile)}; tap to remove it`,
    theyPlayedIt: "They played it",
    iDrewIt: "I drew it",
    /** The other who is at turn has laid no more. */
    theirsDone: "That's all",
    doneHere: (count: number) => `Done: ${number(count)}`,
    theyDrew: (seat: number) => `${whoIs(seat)} drew`,
    won: "Your rack is empty.",
    /** Why the strongest player draws. */
    waits: ({ wait, winning, unseen }: Waiting) =>
      wait === "joker"
        ? "Opening would cost a joker"
        : `With ${number(winning ?? 0)} of the ${number(unseen)} unseen tiles your whole rack goes next turn`,
    lay: "Lay",
    drop: "Back",
  };
}
