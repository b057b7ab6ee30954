// The rules and what the numbers mean, in German.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/de/standard-dialogs.ts";

export const help: Chapter[] = [
  {
    title: standardHelpWords.helpRules,
    lines: [
      "Zwei Spieler haben je ein Brett mit drei Spalten zu drei Feldern und sind abwechselnd am Zug.",
      "Bist du am Zug, würfle mit einem Würfel und lege ihn in eine deiner Spalten, in der noch Platz ist.",
      "Das entfernt alle Würfel mit demselben Wert aus der gegenüberliegenden Spalte des Gegners, die damit wieder Platz hat.",
      "Eine Spalte zählt die Summe ihrer Würfel, egal in welcher Reihenfolge; gleiche Würfel zählen aber mehr.",
      "Zwei gleiche zählen viermal ihren Wert, drei gleiche neunmal: 4 1 4 ist 17, und 6 6 6 ist 54.",
      "Ist ein Brett voll, endet das Spiel sofort, nachdem der letzte Würfel noch gleiche Würfel des Gegners entfernt hat.",
      "Die höhere Summe aller drei Spalten gewinnt; gleiche Summen sind ein Gleichstand.",
    ],
    texts: [],
  },
  {
    title: standardHelpWords.helpUse,
    lines: [
      "Tippe deinen Wurf an, dann die Spalte, in die der Würfel kommt: Das ist ein Zug, bei dir wie beim Gegner.",
      "Falschen Würfel angetippt? Tippe noch einmal darauf, um ihn zurückzunehmen.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  },
  {
    title: "Die großen Zahlen",
    texts: [
      "Sie sind deine Gewinnchance, auch wenn der Gegner am Zug ist: Dann ist für ihn die Spalte am besten, die dir am wenigsten lässt. Die Chancen setzen voraus, dass beide von da an gut legen; ein Gleichstand zählt als halber Sieg. Die anderen Spalten zeigen, um wie viele Prozentpunkte sie von der besten abweichen: 40\u00a0% sind 5 Prozentpunkte weniger als 45\u00a0%. „Gleich gut“ heißt: Der Unterschied ist kleiner, als die Zahlen genau sind.",
      "Darunter steht, was der Würfel sofort bewirkt: die Punkte (Pkt), die die Spalte gewinnt, und die Würfel, die er entfernt.",
    ],
  },
  {
    title: "Vor dem Wurf",
    texts: [
      "Jede Seite des Würfels zeigt deine Gewinnchance nach diesem Wurf, mit einem Pfeil zur besten Spalte: links ←, Mitte ↑, rechts →.",
    ],
  },
  {
    title: "Geschätzt und bewiesen",
    texts: [
      "Die meisten Zahlen sind Schätzungen. Die App rechnet ein paar Würfe voraus, mit jedem Ergebnis und jeder Spalte; was danach kommt, bewertet sie nach dem, was sie aus einer exakten Lösung des Spiels gelernt hat, die für ein Handy zu groß ist. Die Zahlen ändern sich also noch etwas, während sie weiter vorausrechnet.",
      "Hinter ± steht, wie weit eine Schätzung danebenliegen kann. Geprüft wurde das an dieser Lösung: 95 von 100 Schätzungen lagen mindestens so nah daran. Eine Nachkommastelle steht nur da, wo sie etwas aussagt, und was eine Wahl kostet, nur, wenn es mehr ist.",
      "Kurz vor dem Ende sieht sie alles, was folgen kann: Dann sind die Zahlen bewiesen, auf einen halben Prozentpunkt genau.",
    ],
  },
  {
    title: "Was eine Wahl kostet",
    texts: [
      "Nach jedem Würfel vergleicht die App deine Spalte mit der besten. „4,0 Prozentpunkte“ heißt: Von 100 Partien gewinnst du von dort an 4 weniger. Ein halber Prozentpunkt macht kaum etwas aus.",
    ],
  },
];
