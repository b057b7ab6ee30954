// The rules and what the numbers mean, in German, with the position on screen as the example.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/de/standard-dialogs.ts";
import type { Example, Now } from "../../model/examples.ts";
import type * as English from "../en/help.ts";
import type { Words } from "../en/words.ts";
import { pieces } from "./pieces.ts";

export function helpWords(words: Words): English.HelpWords {
  const { formats } = words;
  const { inColumn, face, ofChance, within } = pieces(formats);
  const { percentWith, number, plural, signed } = formats;

  /** What the numbers on screen say. */
  const nowOf = (now: Now) => {
    if (now.kind === "before")
      return `Im Moment beträgt deine Gewinnchance ${percentWith(now.share, now.digits)}, im Schnitt über alle Würfe, wenn beide gut legen.`;
    const { side, roll, best, share, tie, difference, digits } = now;
    const apart =
      now.apart === null
        ? ""
        : `, ${ofChance(now.apart, digits)} ${side === "mine" ? "mehr" : "weniger"} als in der nächstbesten Spalte`;
    const placed =
      side === "mine"
        ? `liegt eine ${face(roll)} am besten ${inColumn(best)}: ${percentWith(share, digits)}`
        : `liegt die ${face(roll)} des Gegners am besten ${inColumn(best)}; dir bleiben dann ${percentWith(share, digits)}`;
    return `Im Moment ${placed}${apart}. Ein Gleichstand, mit einer Chance von ${percentWith(tie, digits)}, zählt als halber Sieg. Der erwartete Vorsprung am Ende beträgt ${signed(difference, 1)} Punkte.`;
  };

  const reachOf = ({ isProved, depth, margin }: NonNullable<Example["reach"]>) =>
    isProved
      ? "Die Zahlen auf dem Bildschirm sind bewiesen."
      : `Für die Zahlen auf dem Bildschirm ${plural(depth, "ist", "sind")} ${number(depth)} ${plural(depth, "Wurf", "Würfe")} vorausgerechnet${margin ? `: ${within(margin)}` : ""}.`;

  return {
    help: (example: Example): Chapter[] => [
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
          "Die große Zahl in einer Spalte ist deine Gewinnchance, wenn der Würfel dorthin kommt, egal wer am Zug ist; die beste Spalte für den, der am Zug ist, ist umrahmt.",
          "Falschen Würfel angetippt? Tippe noch einmal darauf, um ihn zurückzunehmen.",
          standardHelpWords.helpUndo,
          "Mit „Stellung aufbauen“ im Menü übernimmst du jede Stellung, etwa ein laufendes Spiel von der Konsole.",
          "Unter „Spieler“ übernimmt der Computer den Gegner, und auf Wunsch würfelt die App.",
        ],
        texts: [],
      },
      {
        title: "Die großen Zahlen",
        texts: [
          "Sie sind deine Gewinnchance, auch wenn der Gegner am Zug ist: Dann ist für ihn die Spalte am besten, die dir am wenigsten lässt. Die Chancen setzen voraus, dass beide von da an gut legen; ein Gleichstand zählt als halber Sieg. Die anderen Spalten zeigen, um wie viele Prozentpunkte sie von der besten abweichen: 40\u00a0% sind 5 Prozentpunkte weniger als 45\u00a0%. „Gleich gut“ heißt: Der Unterschied ist kleiner, als die Zahlen genau sind.",
          ...(example.now ? [nowOf(example.now)] : []),
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
          ...(example.reach ? [reachOf(example.reach)] : []),
          ...(example.isRough ? ["Was sie gelernt hat, ist noch nicht geladen; bis dahin gilt eine Faustregel."] : []),
        ],
      },
      {
        title: "Was eine Wahl kostet",
        texts: [
          "Nach jedem Würfel vergleicht die App deine Spalte mit der besten. „4,0 Prozentpunkte“ heißt: Von 100 Partien gewinnst du von dort an 4 weniger. Ein halber Prozentpunkt macht kaum etwas aus.",
          `Bis jetzt steht es ${number(example.mine)} zu ${number(example.theirs)}. Der Punktestand allein sagt wenig: Was noch entfernt werden kann, zählt auch.`,
        ],
      },
      {
        title: "Spalten",
        texts: [
          "Die Spalten heißen links, Mitte und rechts, so wie du sie auf dem Bildschirm siehst, auf beiden Brettern. Der erste Würfel einer Spalte liegt der Mitte des Bildschirms am nächsten.",
        ],
      },
    ],
  };
}
