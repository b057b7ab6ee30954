// What the dialogs say, in Spanish: that of the players, the menu, the undo list.

import { capital } from "../../../../shell/text/capital.ts";
import { standardDialogWords } from "../../../../shell/text/es/standard-dialogs.ts";
import type * as English from "../en/dialogs.ts";
import type { Words } from "../en/words.ts";
import { pieces } from "./pieces.ts";

export function dialogWords(words: Words): English.DialogWords {
  const { who, person, settings } = words;
  const { bySide, isYou, face, columnOf, playerOf } = pieces(words.formats, words.called);
  const { number, plural, signed, inPercentWith, withPercent } = words.formats;
  return {
    ...words,
    ...standardDialogWords,

    // What a chance is made of
    numbers: {
      outlookHead: "Victoria, empate, derrota",
      outlook: (shares, digits) => withPercent(shares.map((share) => inPercentWith(share, digits)).join(" / ")),
      tieCounts: "Un empate cuenta la mitad.",
      leadHead: "Ventaja esperada",
      lead: (value) => signed(value, 1),
      /** How the numbers came about. */
      depth: ({ depth, proof, error }) => {
        if (proof === "proved") return "Demostrado.";
        const ahead = `Calcula ${number(depth)} ${plural(depth, "dado", "dados")} por adelantado`;
        return error === null ? `${ahead}: estimación aproximada.` : `${ahead}.`;
      },
    },

    // The players
    whoPlays: { mine: "Quién juega por ti", theirs: "Quién juega por el rival" },
    throwsLabel: settings.dice,

    // Settings

    // The undo list
    undo: {
      logged: words.done,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      named: standardDialogWords.named,
      rolled: (side, die) =>
        isYou(side)
          ? `Sacaste un ${face(die)}`
          : `${bySide("", "El rival", (name) => name)[side]} sacó un ${face(die)}`,
      notRolled: "Dado retirado",
      plays: (side, by) => `${who[side]}: ${by === null ? person : playerOf("theirs", by)}`,
      throws: standardDialogWords.diceThrown,
      starts: (side) => words.starts[side],
      toMove: (side) => words.sideToMove[side],
      added: (side, nth, die) => `${capital(face(die))} añadido a ${columnOf(side, nth)}`,
      taken: (side, nth) => `Dado quitado de ${columnOf(side, nth)}`,
      cleared: "Tableros vaciados",
    },
  };
}
