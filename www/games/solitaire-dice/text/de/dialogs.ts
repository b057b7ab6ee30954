// What the dialogs say, in German: that of the players, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/de/standard-dialogs.ts";
import type { State, Who } from "../../model/types.ts";
import type * as English from "../en/dialogs.ts";
import type { Words } from "../en/words.ts";
import { computerName, playerWords } from "./players.ts";

const OPEN_COSTS = { 200: "−200", 150: "−150 (leicht)" };

export function dialogWords(words: Words): English.DialogWords {
  const { formats, settings } = words;
  const { number } = formats;
  const openings = { any: "beliebige Zahlen", different: "drei verschiedene" };
  return {
    ...words,
    ...standardDialogWords,

    // The players
    playersHint: "Alle nutzen dieselben Würfe, jeder auf seinem eigenen Blatt, bis sein eigenes Spiel endet.",
    addLabel: "Ein Computer",
    noPlayer: "Computer hinzufügen …",
    addHint: "Wer später dazukommt, beginnt mit einer Kopie deines Blatts.",
    player: (by: string) => playerWords(by).name,
    otherPlayers: "Andere Spieler",
    how: (by: string) => playerWords(by).how,
    throwsLabel: settings.dice,
    throwsHint: "Der Link enthält die Würfe: Wer ihn öffnet, würfelt dasselbe.",

    // Settings
    openingLabel: settings.opening,
    openings,
    openingHint:
      "Drei verschiedene: In den ersten drei Zügen müssen drei verschiedene Zahlen ausgesondert werden, wie bei Can’t Stop Express. Das kostet im Schnitt etwa 53 Punkte.",
    openCostLabel: "Offene Summen",
    openCosts: OPEN_COSTS,
    openCostHint:
      "So viel kostet am Ende jede Summe mit ein bis vier Kreuzen. 200 steht auf dem offiziellen Blatt; dafür gelten auch die Durchschnitte in der App. Mit 150 gibt es Tipps nur für den Durchschnitt, nicht für die Chance auf eine Punktzahl.",
    gameNameHint:
      "Das Spiel hat mehrere Namen. Wählst du vor dem ersten Zug Can’t Stop Express, gilt auch dessen Eröffnungsregel: drei verschiedene Zahlen aussondern.",

    // The picture of a position
    picture: { best: "Beste Wahl", idle: "Übrig", reject: "Aussondern" },

    // The undo list
    undo: {
      logged: words.done,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      sameRolls: words.sameRolls,
      rolled: (roll: number[]) => `Wurf ${roll.join(" ")}`,
      noRoll: "Würfel entfernt",
      sum: (sum: number, count: number) => `Kreuze bei ${number(sum)}: ${number(count)}`,
      reject: (face: number, count: number) => `Ausgesonderte ${number(face)}: ${number(count)}`,
      joins: (by: string) => `${computerName(by)} spielt mit`,
      leaves: (by: string) => `${computerName(by)} ist gegangen`,
      personJoins: (who: Who) => `${words.called(who)} spielt mit`,
      personLeaves: (who: Who) => `${words.called(who)} ist gegangen`,
      throws: standardDialogWords.diceThrown,
      opening: (opening: State["opening"]) => `${settings.opening}: ${openings[opening]}`,
      openCost: (cost: State["openCost"]) => `Offene Summen: ${OPEN_COSTS[cost]}`,
    },
  };
}
