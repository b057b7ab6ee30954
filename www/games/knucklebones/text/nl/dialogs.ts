// What the dialogs say, in Dutch: that of the players, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/nl/standard-dialogs.ts";
import type * as English from "../en/dialogs.ts";
import type { Words } from "../en/words.ts";
import { pieces } from "./pieces.ts";

export function dialogWords(words: Words): English.DialogWords {
  const { person, settings } = words;
  const { face, columnOf, playerOf, who, subject } = pieces(words.formats);
  return {
    ...words,
    ...standardDialogWords,

    // The players
    whoPlays: { mine: "Wie voor jou speelt", theirs: "Wie voor de tegenstander speelt" },
    startsLabel: settings.starts,
    startsHint: "Geldt vanaf het volgende spel, of meteen als de borden leeg zijn. Daarna beginnen jullie om de beurt.",
    throwsLabel: settings.dice,
    hintsLabel: "Kansen tonen tegen de computer",
    hintsPicks: { before: "vóór je zet", after: "erna", none: "aan het eind" },
    hintsHint: "Erna: alleen wat een keuze je kostte. Aan het eind: niets voordat het spel is afgelopen.",

    // Settings

    // The undo list
    undo: {
      logged: words.done,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
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
