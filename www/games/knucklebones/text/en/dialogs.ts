// What the dialogs say, in English: that of the players, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/en/standard-dialogs.ts";
import type { Digits, KnucklebonesAnswer, Player, State } from "../../model/types.ts";
import { pieces } from "./pieces.ts";
import type { Words } from "./words.ts";

export type DialogWords = ReturnType<typeof dialogWords>;

export function dialogWords(words: Words) {
  const { who, person, settings } = words;
  const { face, column, playerOf, those: whose } = pieces(words.formats, words.called);
  const { number, plural, signed, inPercentWith, withPercent } = words.formats;
  return {
    ...words,
    ...standardDialogWords,

    // What a chance is made of
    numbers: {
      outlookHead: "Win, tie, loss",
      outlook: (shares: [number, number, number], digits: Digits) =>
        withPercent(shares.map((share) => inPercentWith(share, digits)).join(" / ")),
      tieCounts: "A tie counts half.",
      leadHead: "Expected lead",
      lead: (value: number) => signed(value, 1),
      /** How the numbers came about. */
      depth: ({ depth, proof, error }: Pick<KnucklebonesAnswer, "depth" | "proof" | "error">) => {
        if (proof === "proved") return "Proved.";
        const ahead = `Looks ${number(depth)} ${plural(depth, "die", "dice")} ahead`;
        return error === null ? `${ahead}: a rough estimate.` : `${ahead}.`;
      },
    },

    // The players
    whoPlays: { mine: "Who plays for you", theirs: "Who plays for the opponent" },
    throwsLabel: settings.dice,

    // Settings

    // The undo list
    undo: {
      logged: words.done,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      named: standardDialogWords.named,
      rolled: (side: State["toMove"], die: number) => `${who[side]} rolled a ${face(die)}`,
      notRolled: "Took the die back",
      plays: (side: State["toMove"], by: Player | null) =>
        `${who[side]}: ${by === null ? person : playerOf("theirs", by)}`,
      throws: standardDialogWords.diceThrown,
      starts: (side: State["toMove"]) => words.starts[side],
      toMove: (side: State["toMove"]) => words.sideToMove[side],
      added: (side: State["toMove"], nth: number, die: number) =>
        `Added a ${face(die)} to ${whose[side]} ${column(nth)} column`,
      taken: (side: State["toMove"], nth: number) => `Removed a die from ${whose[side]} ${column(nth)} column`,
      cleared: "Cleared the boards",
    },
  };
}
