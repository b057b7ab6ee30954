// The rules and what the numbers mean, in German.

import { standardHelpWords } from "../../../../shell/text/de/standard-dialogs.ts";
import { AVERAGES } from "../../model/averages.ts";
import type * as English from "../en/help.ts";
import type { Words } from "../en/words.ts";

export function helpWords(words: Words): English.HelpWords {
  const { formats, points } = words;
  const { number } = formats;

  return {
    help: ({ opening, openCost }) => [
      {
        title: standardHelpWords.helpRules,
        lines: [
          "Wirf fünf Würfel: Einen sonderst du aus, die anderen vier bilden zwei Paare, ganz wie du willst.",
          "Kreuze beide Summen auf dem Blatt an, auch wenn es dich Punkte kostet, und den ausgesonderten Würfel in seiner eigenen Zeile.",
          opening === "different"
            ? "Bis drei verschiedene Zahlen belegt sind, musst du jedes Mal eine neue Zahl aussondern, wenn eine gefallen ist."
            : "Bis drei verschiedene Zahlen belegt sind, darfst du jeden Würfel aussondern.",
          "Von da an musst du eine dieser drei Zahlen aussondern, wenn eine davon gefallen ist.",
          "Ist keine der drei gefallen, ist der Zug eine Freifahrt: Zwei Summen werden angekreuzt, und nichts wird ausgesondert.",
          `Das erste Kreuz bei einer Summe öffnet sie und kostet ${points(openCost)}; die nächsten drei ändern nichts; das fünfte bringt sie zurück.`,
          "Vom sechsten bis zum zehnten bringt jedes Kreuz Punkte: 100 bei 2 und 12, 70 bei 3 und 11, 60 bei 4 und 10, 50 bei 5 und 9, 40 bei 6 und 8, 30 bei 7; mehr als zehn bringen nichts.",
          "Das Spiel endet nach dem Zug, in dem eine ausgesonderte Zahl ihr achtes Kreuz bekommt; dieser Zug zählt noch.",
          "Sammle möglichst viele Punkte; wer mitspielt, nutzt dieselben Würfe auf einem eigenen Blatt, und die meisten Punkte gewinnen.",
        ],
        texts: [
          "Voreingestellt darf am Anfang jeder Würfel ausgesondert werden; im Menü gibt es auch die Eröffnungsregel mit drei verschiedenen Zahlen.",
        ],
      },
      {
        title: standardHelpWords.helpUse,
        lines: [
          "Um selbst Paare zu bilden, tippe auf den Würfel zum Aussondern, dann auf zwei, die ein Paar bilden.",
          "Du spielst schon auf Papier? Übertrage deine Kreuze auf das Blatt: Tippen auf ein Kästchen füllt die Zeile bis dorthin, Tippen auf das letzte Kreuz entfernt es.",
          `⌫ entfernt einen Würfel. ${standardHelpWords.helpUndo}`,
        ],
        texts: [],
      },
      {
        title: "Die große Zahl",
        texts: [
          "Sie ist ein Durchschnitt über alle Würfe, die noch kommen, wenn du von da an gut spielst. Alle Möglichkeiten außer der besten zeigen auch, wie viel weniger das ist. Bis zu 3 Punkten Abstand heißt eine Möglichkeit gleich gut: Genauer sind die Zahlen nicht. Wo ein Grund heraussticht, sagt die beste Wahl, was sie besser macht als die nächste.",
          "Einzelne Partien streuen weit: Von 20 Partien nach den Tipps endet von einem leeren Blatt aus eine unter −210 und eine über 740. „Endstand“ zeigt das für dein Blatt.",
        ],
      },
      {
        title: "Eine Punktzahl erreichen",
        texts: [
          "Gilt es, eine Punktzahl zu schlagen, ist der beste Schnitt nicht der beste Plan. Unter „Tipps für“ zielst du stattdessen auf 300, auf 500, auf eine eigene Zahl oder auf den Sieg, also auf mehr, als die anderen wohl erreichen: Dann zeigt jede Möglichkeit ihre Chance darauf, und die mit der höchsten ist die beste.",
          "Partien, die auf 500 oder mehr gespielt wurden, erreichten das in 29,4\u00a0% der Fälle, mit den Tipps für den Schnitt in 27,2\u00a0%; Partien auf 300 oder mehr in 57,0\u00a0% gegen 54,9\u00a0% (je 20.000 Partien mit denselben Würfen; jede Zahl auf 0,7 genau). Dafür zahlen sie im Schnitt 35 und 48 Punkte.",
          "Hinter ± steht, wie weit eine solche Chance danebenliegen kann: So nah lagen neun von zehn, als Partien von etwa 1.200 Blättern aus weitergespielt wurden. Kurz vor dem Ende sind die Chancen genau.",
        ],
      },
      {
        title: "Reserve",
        texts: [
          "Sind drei Zahlen belegt, verträgt jede sieben Kreuze, bevor das Spiel endet. Was von diesen 21 übrig ist, ist die Reserve; Freifahrten, ein Zug von 32, verbrauchen nichts davon. Verteile die Kreuze gleichmäßig auf die drei: Eine Zeile, die früh voll ist, beendet das Spiel, während in den anderen noch Platz ist.",
        ],
      },
      {
        title: "Genau und geschätzt",
        texts: [
          "Es gibt viel zu viele Blätter, um alle zu lösen. Ein kleines Netz, an Partien gegen sich selbst trainiert, schätzt, was ein Blatt wert ist; die App rechnet dazu alle 252 Würfe genau durch, die als nächste fallen können. Solche Zahlen heißen geschätzt.",
          "Kurz vor dem Ende, wenn drei Zahlen belegt sind und nach der Wahl höchstens ein Würfel Reserve bleibt (zwei, wo das schnell geht), wird alles ausgerechnet, was folgen kann. Solche Zahlen heißen genau.",
          "Grob sind Schätzungen, sobald eine Zahl belegt ist, die weder zu 1, 2, 6 noch zu 1, 5, 6 gehört. In einer Probe mit 3.000 Blättern aus gutem, schlechtem und zufälligem Spiel, mit je 300 Partien, lagen neun von zehn groben Schätzungen höchstens 26 Punkte neben dem Schnitt und neun von zehn der übrigen höchstens 7. Für ausgedachte Blätter, die im Spiel kaum vorkommen, waren die Schätzungen im Schnitt 21 Punkte zu hoch. „Endstand“ spielt solche Partien von deinem Blatt aus.",
        ],
      },
      {
        title: "Welche Summen sich lohnen",
        texts: [
          "Die, die oft fallen: Wer stark spielt, öffnet 6, 7, 8, 4 und 10 in fast jeder Partie, 5 und 9 in der Hälfte, 2 und 12 in einem Viertel, 3 und 11 fast nie. 4 und 10 bringen 60 je Kreuz und gehen bei der Hälfte aller Würfe.",
        ],
      },
      {
        title: "Warum 1, 2 und 6 aussondern",
        texts: [
          "Wer niedrige und hohe Würfel aussondert, behält die mittleren für die Paare, und deren Summen fallen oft. Fast neun von zehn starken Partien enden mit 1, 2, 6 (oder dem Spiegelbild 1, 5, 6). Die dritte Zahl muss nicht sofort kommen: Im Schnitt kommt sie im 4. Zug.",
        ],
      },
      {
        title: "Eine Faustregel",
        texts: [
          `Öffne keine Summe außer 4, 6, 7, 8 und 10; sondere nur 1, 2 und 6 aus (oder 1, 5 und 6), damit das Spiel lange dauert; kreuze dann an, was am meisten bringt. Das allein bringt im Schnitt ${number(AVERAGES.thumb)} Punkte; die Tipps bringen etwa ${number(AVERAGES.advice)}.`,
        ],
      },
      {
        title: "Andere Regeln",
        texts: [
          `Can’t Stop Express verlangt in den ersten drei Zügen drei verschiedene ausgesonderte Zahlen, was im Schnitt etwa 53 Punkte kostet. Fällt keine neue Zahl, darf jeder Würfel ausgesondert werden.`,
          "In der leichten Variante, im Menü unter den Hausregeln, kostet eine offene Summe 150 statt 200 (im Schnitt etwa 71 Punkte mehr). Manche werten jedes Kreuz nach dem fünften (etwa 16 mehr), manche das zehnte nicht (etwa 35 weniger). Das bietet die App nicht an: Ihre Tipps müssten dafür neu trainiert werden.",
        ],
      },
    ],
  };
}
