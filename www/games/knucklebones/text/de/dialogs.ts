// What the dialogs say, in German: that of the players, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/de/standard-dialogs.ts";
import type { Player, State } from "../../model/types.ts";
import type * as English from "../en/dialogs.ts";
import type { Words } from "../en/words.ts";
import { pieces } from "./pieces.ts";

export function dialogWords(words: Words): English.DialogWords {
  const { who, person, settings } = words;
  const { face, has, columnOf, columnOfDative, playerOf } = pieces(words.formats, words.called);
  const { number, plural, signed, inPercentWith, withPercent } = words.formats;
  return {
    ...words,
    ...standardDialogWords,

    // What a chance is made of
    numbers: {
      outlookHead: "Sieg, Gleichstand, Niederlage",
      outlook: (shares, digits) => withPercent(shares.map((share) => inPercentWith(share, digits)).join(" / ")),
      tieCounts: "Ein Gleichstand zählt halb.",
      leadHead: "Erwarteter Vorsprung",
      lead: (value) => signed(value, 1),
      /** How the numbers came about. */
      depth: ({ depth, proof, error }) => {
        if (proof === "proved") return "Bewiesen.";
        const ahead = `Rechnet ${number(depth)} ${plural(depth, "Wurf", "Würfe")} voraus`;
        return error === null ? `${ahead}, grob geschätzt.` : `${ahead}.`;
      },
    },

    // The players
    whoPlays: { mine: "Wer für dich spielt", theirs: "Wer für den Gegner spielt" },
    throwsLabel: settings.dice,

    // Settings

    // The undo list
    undo: {
      logged: words.done,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      named: standardDialogWords.named,
      rolled: (side: State["toMove"], die: number) => `${has[side]} eine ${face(die)} gewürfelt`,
      notRolled: "Würfel zurückgenommen",
      plays: (side: State["toMove"], by: Player | null) =>
        `${who[side]}: ${by === null ? person : playerOf("theirs", by)}`,
      throws: standardDialogWords.diceThrown,
      starts: (side: State["toMove"]) => words.starts[side],
      toMove: (side: State["toMove"]) => words.sideToMove[side],
      added: (side: State["toMove"], nth: number, die: number) => `Eine ${face(die)} in ${columnOf(side, nth)} gelegt`,
      taken: (side: State["toMove"], nth: number) => `Einen Würfel aus ${columnOfDative(side, nth)} entfernt`,
      cleared: "Bretter geleert",
    },
  };
}
