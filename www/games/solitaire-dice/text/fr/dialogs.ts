// What the dialogs say, in French: that of the players, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/fr/standard-dialogs.ts";
import type * as English from "../en/dialogs.ts";
import { computerSubject } from "./pieces.ts";
import { playerWords } from "./players.ts";
import type { Words } from "./words.ts";

const OPEN_COSTS = { 200: "−200", 150: "−150 (facile)" };

export type DialogWords = English.DialogWords;

export function dialogWords(words: Words): English.DialogWords {
  const { formats, settings } = words;
  const { number } = formats;
  return {
    ...words,
    ...standardDialogWords,

    // The players
    playersHint: "Tous ont les mêmes lancers, chacun sur sa feuille, jusqu’à la fin de sa propre partie.",
    addLabel: "Un ordinateur",
    noPlayer: "Ajouter un ordinateur…",
    addHint: "Qui arrive plus tard commence avec une copie de ta feuille.",
    player: (by) => playerWords(by).name,
    otherPlayers: "Autres joueurs",
    how: (by) => playerWords(by).how,
    throwsLabel: settings.dice,
    throwsHint: "Le lien emporte les dés\u00a0: qui l’ouvre a les mêmes lancers.",

    // Settings
    openingLabel: settings.opening,
    openings: { any: "au choix", different: "trois différents" },
    openingHint:
      "Trois différents\u00a0: les trois premiers tours doivent écarter trois numéros différents, comme dans Can’t Stop Express. Cela coûte environ 53 points en moyenne.",
    openCostLabel: "Sommes ouvertes",
    openCosts: OPEN_COSTS,
    openCostHint:
      "Ce que coûte à la fin chaque somme d’une à quatre croix. 200, c’est la feuille officielle, pour laquelle valent les moyennes de l’appli. Avec 150, le conseil vise seulement la moyenne, pas la chance d’atteindre un score.",
    gameNameHint:
      "Le jeu a plusieurs noms. Si tu choisis Can’t Stop Express avant le premier tour, sa règle de départ s’applique aussi\u00a0: trois dés écartés différents.",

    // The picture of a position
    picture: { best: "Le mieux", idle: "Inutilisé", reject: "Écarté" },

    // The undo list
    undo: {
      logged: words.done,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      sameRolls: words.sameRolls,
      rolled: (roll) => `Lancer ${roll.join(" ")}`,
      noRoll: "Dés enlevés",
      sum: (sum, count) => `Croix sur ${number(sum)}\u00a0: ${number(count)}`,
      reject: (face, count) => `Croix du dé écarté ${number(face)}\u00a0: ${number(count)}`,
      joins: (by) => `${computerSubject(by)} entre en jeu`,
      leaves: (by) => `${computerSubject(by)} s’en va`,
      personJoins: (who) => `${words.called(who)} entre en jeu`,
      personLeaves: (who) => `${words.called(who)} s’en va`,
      throws: standardDialogWords.diceThrown,
      opening: (opening) => `${settings.opening}\u00a0: ${opening === "any" ? "au choix" : "trois différents"}`,
      openCost: (cost) => `Sommes ouvertes\u00a0: ${OPEN_COSTS[cost]}`,
    },
  };
}
