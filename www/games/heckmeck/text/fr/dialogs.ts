// What the dialogs say, in French: those of a tile and of the players, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/fr/standard-dialogs.ts";
import { facesOf, sign } from "../../model/dice.ts";
import { worms } from "../../model/tiles.ts";
import type * as English from "../en/dialogs.ts";
import { adviceWords } from "./advice.ts";
import type { GameWords } from "./details.ts";
import { called, inside } from "./names.ts";
import { Whose } from "./persons.ts";
import { ownHer } from "./pieces.ts";

export type DialogWords = English.DialogWords;

/** What the house rules change, by the names that the solver has for them. */
export const RULE_HINTS: typeof English.RULE_HINTS = {
  turnDownWithNothingToReturn:
    "Quand un tour est raté, le plus haut pickomino de la brochette est retourné même si le joueur n’en avait aucun à rendre. À désactiver pour suivre la règle à la lettre.",
  alwaysTurnDown:
    "Pour une partie plus courte\u00a0: même quand le plus haut pickomino est celui qui vient d’être rendu.",
  compulsorySteal:
    "Qui finit exactement sur le pickomino du dessus d’un autre joueur doit le voler, sans pouvoir prendre sur la brochette.",
  anyLowerTile:
    "Si le pickomino de ton total n’est pas sur la brochette, tu peux y prendre n’importe quel plus bas, pas seulement le premier en dessous.",
};

export function dialogWords(ofGame: GameWords): English.DialogWords {
  const words = adviceWords(ofGame);
  const { settings, worms: wormCount } = words;
  const dice = (roll: number[]) => roll.map(sign).join(" ");

  return {
    ...words,
    ...standardDialogWords,

    // The dialog of a tile
    tileTitle: (tile) => `Pickomino ${tile}, ${wormCount(worms(tile))}`,
    moveThrown: "Le déplacer (le tour continue)\u00a0:",
    moveTyped: "Ou le déplacer (le tour continue)\u00a0:",
    toGrill: "Sur la brochette",
    toStack: (name) => `Sur ${ownHer("pile", name)}`,
    toOut: "Face cachée, hors jeu",

    // The dialog of the players
    playersHint: "Dans l’ordre du jeu. Quand un joueur s’en va, ses pickominos retournent sur la brochette.",
    whoPlays: (name) => `Qui joue pour ${inside(name)}`,
    stack: (stack) => `pickominos de haut en bas\u00a0: ${stack.toReversed().join(" ")}`,
    throwsLabel: settings.throws,

    // Settings
    bustLabel: settings.bust,
    bustHint:
      "D’après les règles, il compte 0. Certains calculateurs lui laissent le score\u202f; leurs moyennes sont trop hautes.",
    diceInGame: settings.dice,
    diceInGameHint:
      "Huit d’après les règles, moins pour une règle maison. Si plus de dés sont déjà pris, le tour recommence.",
    gameNameHint: "Le même jeu, sous ses noms français, allemand et néerlandais.",

    // The undo list
    undo: {
      turn: words.logged,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      newTurn: words.newTurn,
      goTo: "Retour à un tour passé",
      take: (roll) => `Prise sur ${dice(roll)}`,
      added: (name) => `${called(name)}\u00a0: nouveau joueur`,
      removed: (name) => `${called(name)}\u00a0: joueur retiré`,
      renamed: (was, is) => `${called(was)}\u00a0: nouveau nom, ${called(is)}`,
      seats: (names) => `Nouvel ordre\u00a0: ${names.map(called).join(", ")}`,
      /** @param by a strategy, null for a person */
      plays: (name, by) => `${called(name)}\u00a0: ${by === null ? words.person : `ordinateur, ${words.strength(by)}`}`,
      toMove: (name) => `${Whose(name)} de jouer`,
      houseRules: "Règles maison changées",
      tile: (tile) => `Pickomino ${tile} déplacé`,
      throws: standardDialogWords.diceThrown,
      diceInGame: (count) => `${words.die(count)} en jeu`,
      bust: (bust) => `Un lancer raté ${words.bustRules[bust]}`,
      /** Dice that were entered, rolled or taken away: as they lay then. */
      dice: (roll) => (roll.length > 0 ? `Dés\u00a0: ${dice(roll)}` : "Dés effacés"),
      taken: (counts) =>
        counts.some((count) => count > 0) ? `Dés pris\u00a0: ${dice(facesOf(counts))}` : "Aucun dé pris",
    },
  };
}
