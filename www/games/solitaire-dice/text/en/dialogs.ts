// What the dialogs say, in English: that of the players, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/en/standard-dialogs.ts";
import type { State, Who } from "../../model/types.ts";
import { computerName, playerWords } from "./players.ts";
import type { Words } from "./words.ts";

const OPEN_COSTS = { 200: "−200", 150: "−150 (easy)" };

export type DialogWords = ReturnType<typeof dialogWords>;

export function dialogWords(words: Words) {
  const { formats, settings } = words;
  const { number } = formats;
  return {
    ...words,
    ...standardDialogWords,

    // The players
    playersHint: "Everyone uses the same rolls, each on a sheet of their own, until their own game ends.",
    addLabel: "A computer player",
    noPlayer: "Add a computer …",
    addHint: "Anyone who joins later starts with a copy of your sheet.",
    player: (by: string) => playerWords(by).name,
    otherPlayers: "Other players",
    how: (by: string) => playerWords(by).how,
    throwsLabel: settings.dice,
    throwsHint: "The link carries the dice: anyone who opens it gets the same rolls.",

    // Settings
    openingLabel: settings.opening,
    openings: { any: "any rejects", different: "three different" },
    openingHint:
      "Three different: the first three turns must reject three different numbers, as in Can't Stop Express. That costs about 53 points on average.",
    openCostLabel: "Open sums",
    openCosts: OPEN_COSTS,
    openCostHint:
      "What each sum with one to four marks costs at the end. 200 is the official sheet, for which the averages in the app are. With 150, advice is for the average only, not for the chance of a score.",
    gameNameHint:
      "The game has several names. If you choose Can't Stop Express before the first turn, its opening rule is set as well: three different rejects.",

    // The picture of a position
    picture: { best: "Best", idle: "Idle", reject: "Reject" },

    // The undo list
    undo: {
      logged: words.done,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      sameRolls: words.sameRolls,
      rolled: (roll: number[]) => `Roll ${roll.join(" ")}`,
      noRoll: "Removed the dice",
      sum: (sum: number, count: number) => `Marks on ${number(sum)}: ${number(count)}`,
      reject: (face: number, count: number) => `Rejects of ${number(face)}: ${number(count)}`,
      joins: (by: string) => `${computerName(by)} joined`,
      leaves: (by: string) => `${computerName(by)} left`,
      personJoins: (who: Who) => `${words.called(who)} joined`,
      personLeaves: (who: Who) => `${words.called(who)} left`,
      throws: standardDialogWords.diceThrown,
      opening: (opening: State["opening"]) =>
        `${settings.opening}: ${opening === "any" ? "any rejects" : "three different"}`,
      openCost: (cost: State["openCost"]) => `Open sums: ${OPEN_COSTS[cost]}`,
    },
  };
}
