// What the dialogs say, in Dutch: that of the players, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/nl/standard-dialogs.ts";
import type * as English from "../en/dialogs.ts";
import type { Words } from "../en/words.ts";
import { pieces } from "./pieces.ts";

export function dialogWords(words: Words): English.DialogWords {
  const { person, settings } = words;
  const { face, columnOf, playerOf, who, subject } = pieces(words.formats, words.called);
  const { number, plural, signed, inPercentWith, withPercent } = words.formats;
  return {
    ...words,
    ...standardDialogWords,

    // What a chance is made of
    numbers: {
      outlookHead: "Winst, gelijk, verlies",
      outlook: (shares, digits) => withPercent(shares.map((share) => inPercentWith(share, digits)).join(" / ")),
      tieCounts: "Gelijkspel telt half.",
      leadHead: "Verwachte voorsprong",
      lead: (value) => signed(value, 1),
      /** How the numbers came about. */
      depth: ({ depth, proof, error }) => {
        if (proof === "proved") return "Bewezen.";
        const ahead = `Kijkt ${number(depth)} ${plural(depth, "worp", "worpen")} vooruit`;
        return error === null ? `${ahead}: een ruwe schatting.` : `${ahead}.`;
      },
    },

    // The players
    whoPlays: { mine: "Wie voor jou speelt", theirs: "Wie voor de tegenstander speelt" },
    throwsLabel: settings.dice,

    // Settings

    // The undo list
    undo: {
      logged: words.done,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      named: standardDialogWords.named,
      rolled: (side, die) => `${subject[side]} gooide een ${face(die)}`,
      notRolled: "Dobbelsteen teruggenomen",
      plays: (side, by) => `${who[side]}: ${by === null ? person : playerOf("theirs", by)}`,
      throws: standardDialogWords.diceThrown,
      starts: (side) => words.starts[side],
      toMove: (side) => words.sideToMove[side],
      added: (side, nth, die) => `Een ${face(die)} toegevoegd aan ${columnOf(side, nth)}`,
      taken: (side, nth) => `Dobbelsteen verwijderd uit ${columnOf(side, nth)}`,
      cleared: "Borden leeggemaakt",
    },
  };
}
