// What the dialogs say, in French: that of the players, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/fr/standard-dialogs.ts";
import type * as English from "../en/dialogs.ts";
import { pieces } from "./pieces.ts";
import type { Words } from "./words.ts";

export type DialogWords = English.DialogWords;

export function dialogWords(words: Words): English.DialogWords {
  const { who, person, settings } = words;
  const { columnOf, dice, hasDone, playerOf } = pieces(words.formats, words.called);
  const { number, plural, signed, inPercentWith, withPercent } = words.formats;
  return {
    ...words,
    ...standardDialogWords,

    // What a chance is made of
    numbers: {
      outlookHead: "Victoire, égalité, défaite",
      outlook: (shares, digits) => withPercent(shares.map((share) => inPercentWith(share, digits)).join(" / ")),
      tieCounts: "Une égalité compte pour moitié.",
      leadHead: "Avance moyenne",
      lead: (value) => signed(value, 1),
      /** How the numbers came about. */
      depth: ({ depth, proof, error }) => {
        if (proof === "proved") return "Prouvé.";
        const ahead = `Anticipe ${number(depth)} ${plural(depth, "dé", "dés")}`;
        return error === null ? `${ahead}\u00a0: estimation grossière.` : `${ahead}.`;
      },
    },

    // The players
    whoPlays: { mine: "Qui joue pour toi", theirs: "Qui joue pour l’adversaire" },
    throwsLabel: settings.dice,

    // Settings

    // The undo list
    undo: {
      logged: words.done,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      named: standardDialogWords.named,
      rolled: (side, die) => `${hasDone[side]} fait ${dice(die)}`,
      notRolled: "Dé repris",
      plays: (side, by) => `${who[side]}\u00a0: ${by === null ? person : playerOf("theirs", by)}`,
      throws: standardDialogWords.diceThrown,
      starts: (side) => words.starts[side],
      toMove: (side) => words.sideToMove[side],
      added: (side, nth, die) => `${die} mis dans ${columnOf(side, nth)}`,
      taken: (side, nth) => `Dé enlevé de ${columnOf(side, nth)}`,
      cleared: "Plateaux vidés",
    },
  };
}
