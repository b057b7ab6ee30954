// What the dialogs say, in German: those of a tile and of the players, the menu, the undo list.

import type { Strategy } from "#modules/heckmeck";
import { standardDialogWords } from "../../../../shell/text/de/standard-dialogs.ts";
import { facesOf, sign } from "../../model/dice.ts";
import { worms } from "../../model/tiles.ts";
import type { Name } from "../../model/types.ts";
import type { GameWords } from "../en/details.ts";
import type * as English from "../en/dialogs.ts";
import { adviceWords } from "./advice.ts";
import { called, does, isYou } from "./names.ts";
import { ofWhom } from "./pieces.ts";

/** What the house rules change, by the names that the solver has for them. */
export const RULE_HINTS: typeof English.RULE_HINTS = {
  turnDownWithNothingToReturn:
    "Scheitert ein Zug, wird die höchste Portion auf dem Grill umgedreht, auch wenn der Spieler keine abgeben konnte. Schalte das aus, um genau nach der Spielregel zu spielen.",
  alwaysTurnDown: "Für ein kürzeres Spiel: auch dann, wenn die höchste Portion die gerade zurückgelegte ist.",
  compulsorySteal:
    "Wer genau die Zahl der obersten Portion eines anderen Spielers erreicht, muss sie klauen und darf keine vom Grill nehmen.",
  anyLowerTile:
    "Liegt die Portion mit deiner Punktzahl nicht auf dem Grill, darfst du jede niedrigere von dort nehmen, nicht nur die nächstniedrigere.",
};

export function dialogWords(ofGame: GameWords): English.DialogWords {
  const words = adviceWords(ofGame);
  const { settings, worms: wormCount } = words;
  const dice = (roll: number[]) => roll.map(sign).join(" ");

  return {
    ...words,
    ...standardDialogWords,

    // The dialog of a tile
    tileTitle: (tile: number) => `Portion ${tile}, ${wormCount(worms(tile))}`,
    moveThrown: "Verschieben (der Zug geht weiter):",
    moveTyped: "Oder verschieben (der Zug geht weiter):",
    toGrill: "Auf den Grill",
    toStack: (name: Name) => `Auf ${ofWhom(name, "deinen", "den", "Stapel")}`,
    toOut: "Umgedreht, aus dem Spiel",

    // The dialog of the players
    playersHint: "In der Reihenfolge am Tisch. Geht ein Spieler, kommen seine Portionen zurück auf den Grill.",
    whoPlays: (name: Name) => `Wer für ${isYou(name) ? "dich" : called(name)} spielt`,
    stack: (stack: number[]) => `Portionen von oben: ${stack.toReversed().join(" ")}`,
    throwsLabel: settings.throws,

    // Settings
    bustLabel: settings.bust,
    bustHint: "Nach den Regeln zählt er 0. Manche Rechner lassen ihm die Punkte; deren Durchschnitte sind zu hoch.",
    diceInGame: settings.dice,
    diceInGameHint:
      "Acht nach den Regeln, weniger als Hausregel. Sind schon mehr herausgelegt, beginnt der Zug von vorn.",
    gameNameHint: "Dasselbe Spiel unter seinem deutschen, englischen und niederländischen Namen.",

    // The undo list
    undo: {
      turn: words.logged,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      newTurn: words.newTurn,
      goTo: "Zu einem früheren Zug gegangen",
      take: (roll: number[]) => `Die Wahl aus ${dice(roll)}`,
      added: (name: Name) => `Spieler hinzugefügt: ${called(name)}`,
      removed: (name: Name) => `Spieler entfernt: ${called(name)}`,
      renamed: (was: Name, is: Name) => `Umbenannt: ${called(was)} → ${called(is)}`,
      seats: (names: Name[]) => `Neue Reihenfolge: ${names.map(called).join(", ")}`,
      /** @param by a strategy, null for a person */
      plays: (name: Name, by: Strategy | null) =>
        `${called(name)}: ${by === null ? words.person : words.asComputer(words.strength(by))}`,
      toMove: (name: Name) => `${does(name, "ist", "bist")} am Zug`,
      houseRules: `${words.houseRules} geändert`,
      tile: (tile: number) => `Portion ${tile} verschoben`,
      throws: standardDialogWords.diceThrown,
      diceInGame: (count: number) => `${words.die(count)} im Spiel`,
      bust: (bust: "scores-nothing" | "keeps-total") => `Ein Fehlwurf ${words.bustRules[bust]}`,
      /** Dice that were entered, rolled or taken away: as they lay then. */
      dice: (roll: number[]) => (roll.length > 0 ? `Würfel: ${dice(roll)}` : "Würfel gelöscht"),
      taken: (counts: number[]) =>
        counts.some((count) => count > 0) ? `Herausgelegt: ${dice(facesOf(counts))}` : "Nichts herausgelegt",
    },
  };
}
