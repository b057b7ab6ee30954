// The rules and what the numbers mean, in German.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/de/standard-dialogs.ts";
import type { Rules, State } from "../../model/types.ts";
import type { GameWords } from "../en/details.ts";
import type * as English from "../en/help.ts";
import { adviceWords } from "./advice.ts";

export function helpWords(words: GameWords): English.HelpWords {
  const { formats, die, houseRules } = adviceWords(words);
  const { number } = formats;

  /** Which tile a failed turn turns down, by the house rules. */
  const turningDown = ({ alwaysTurnDown, turnDownWithNothingToReturn }: Rules) => {
    const returned = alwaysTurnDown
      ? "auch wenn es die gerade zurückgelegte ist"
      : "außer es ist die gerade zurückgelegte";
    const nothing = turnDownWithNothingToReturn
      ? "das gilt auch, wenn du keine abgeben konntest"
      : "wenn du keine abgeben konntest, passiert nichts";
    return `Dann wird die höchste Portion auf dem Grill umgedreht und ist aus dem Spiel, ${returned}; ${nothing}.`;
  };

  const rules = ({ dice, table }: Pick<State, "dice" | "table">): Chapter => ({
    title: standardHelpWords.helpRules,
    lines: [
      "Die Portionen 21 bis 36 liegen offen auf dem Grill: 21 bis 24 mit je einem Wurm, 25 bis 28 mit zwei, 29 bis 32 mit drei, 33 bis 36 mit vier.",
      `Bist du dran, wirf ${die(dice)}: Jeder zählt, was er zeigt, 1 bis 5 Punkte; ein Wurm zählt 5.`,
      "Wähle eines der gewürfelten Symbole, eine Zahl oder den Wurm, und lege alle Würfel heraus, die es zeigen; in diesem Zug darfst du es nicht noch einmal wählen.",
      "Dann hör auf oder wirf die übrigen Würfel und wähle ein anderes Symbol; der Zug endet auch, wenn alle Würfel oder alle sechs Symbole herausgelegt sind.",
      `Hörst du mit mindestens einem Wurm auf, nimm die Portion mit deiner Punktzahl vom Grill oder, wenn sie fehlt, ${table.rules.anyLowerTile ? "irgendeine niedrigere" : "die nächstniedrigere"}, die noch da ist, und lege sie auf deinen Stapel.`,
      `Ist deine Punktzahl, mit Wurm, genau die der obersten Portion eines anderen Spielers, ${table.rules.compulsorySteal ? "musst" : "darfst"} du stattdessen diese klauen.`,
      "Kannst du von einem Wurf nichts herauslegen, ist das ein Fehlwurf, und dein Zug scheitert; er scheitert auch, wenn du ihn ohne Portion beendest.",
      "Scheitert ein Zug, geht die oberste Portion deines Stapels zurück auf den Grill.",
      turningDown(table.rules),
      "Das Spiel endet, wenn keine Portion mehr offen auf dem Grill liegt; die meisten Würmer gewinnen, bei Gleichstand die höchste Portion.",
    ],
    texts: [
      `Die Regeln 5, 6 und 9 sind von Tisch zu Tisch verschieden: Im Menü eines Spiels stehen „${houseRules}“. Voreingestellt ist: Es ist die nächstniedrigere Portion, Klauen ist freiwillig, und die höchste Portion wird auch umgedreht, wenn du keine abgeben konntest, aber nicht, wenn sie die gerade zurückgelegte ist.`,
    ],
  });

  const use: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "Würfel gibst du ein, indem du für jeden auf sein Bild tippst, oder es gedrückt hältst und bis zur richtigen Anzahl wischst.",
      "Um einen Wurf zu berichtigen, tippe auf das Bild und dann auf die Anzahl (nach „Ändern“, wenn schon alle Würfel da sind); um eine Portion umzulegen, tippe auf sie.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  return {
    howToPlay: (state) => [rules(state), use],

    oddsHelp: [
      {
        title: "Mindestens, genau",
        texts: [
          "Die Chance, diesen Zug mit einem Wurm und dieser Punktzahl oder mehr zu beenden, was eine Portion vom Grill bringt, oder mit genau dieser, womit du klaust, wenn du von hier an nur darauf spielst.",
        ],
      },
      {
        title: "Punkte",
        texts: [
          "Das Ergebnis im Schnitt, wenn du auf möglichst viele Punkte spielst. Jede Punktzahl zählt, auch eine, die keine Portion bringt: Wer mit 18 und einem Wurm aufhört, macht 18 Punkte, gewinnt aber nichts. Die Zahl zeigt also, wie aussichtsreich eine Stellung ist, nicht, was du tun solltest.",
        ],
      },
      {
        title: "Immer nur ein Ziel",
        texts: [
          "Jede Chance setzt voraus, dass du nur auf dieses eine Ziel spielst. Alle zugleich geht nicht: Der beste Weg zur 25 ist vielleicht nicht der beste zur 30.",
        ],
      },
      {
        title: "Ein Fehlwurf",
        texts: [
          "Nach den Regeln ist bei einem Fehlwurf der Zug verloren, er zählt also 0. Im Menü kannst du einem Fehlwurf stattdessen die Punkte lassen, wie es manche Rechner tun. Die Chancen einer Stellung bleiben gleich. Beim Weiterwürfeln gilt ein Fehlwurf dann aber wie Aufhören, und die Punkte im Schnitt fallen zu hoch aus, weil ein weiterer Wurf nichts riskiert.",
        ],
      },
    ],

    adviceHelp: (players, accuracy) => [
      {
        title: "Die Gewinnchance",
        texts: [
          "Wie wahrscheinlich der Spieler am Zug nach jeder Wahl gewinnt, wenn von da an alle gut spielen. Bei gleich vielen Würmern entscheidet wie in den Regeln die höchste Portion.",
        ],
      },
      {
        title: "Woher sie kommt",
        texts: [
          "Alles, was in diesem Zug und im nächsten geschehen kann, ist genau ausgerechnet. Was die Stellungen danach wert sind, ist eine Schätzung: Die App hat es aus Millionen Zügen von Partien gegen sich selbst gelernt. Kurz vor dem Ende, wenn nur noch ein paar Hundert Stellungen möglich sind, sind sie alle ausgerechnet: Nichts ist geschätzt, und die Zahlen sind als genau gekennzeichnet.",
        ],
      },
      {
        title: "Wie gut sie ist",
        texts: [
          `An ${number(accuracy.positions)} Stellungen aus Partien mit ${players} Spielern wurden die gezeigten Chancen mit den wirklichen Ergebnissen verglichen, ohne Würfelglück. In Stufen von 5 Prozentpunkten lagen sie höchstens ${number(accuracy.steps, 1)} Prozentpunkte daneben.`,
          `In zufälligen Stellungen mit 3 bis 7 Portionen im Spiel, wie sie in einer Partie kaum vorkommen, lagen neun von zehn Schätzungen höchstens ${number(accuracy.most, 1)} Prozentpunkte daneben, die schlechteste ${number(accuracy.worst, 1)}.`,
          "Menschen spielen nicht so gut, wie die App annimmt: Wer besser spielt als die anderen am Tisch, gewinnt öfter, als sie sagt. Gelernt wurden die Schätzungen nach den üblichen Regeln; mit Hausregeln sind sie ungenauer.",
        ],
      },
      {
        title: "Würmer im Schnitt",
        texts: [
          "Was dieser Zug im Schnitt wert ist, wenn du den Tipps bis zum Ende folgst: die Würmer der Portion, die du gewinnst, abzüglich der Würmer der Portion, die du verlierst, wenn der Zug scheitert. Jede Zahl ist genau.",
        ],
      },
      {
        title: "Klauen",
        texts: [
          "Eine geklaute Portion zählt in Würmern mehr, als auf ihr sind, weil ein anderer sie verliert: bei einem Gegner doppelt, bei mehreren weniger, denn nur einer von ihnen verliert sie.",
        ],
      },
      {
        title: "Was die Tipps nicht sehen",
        texts: [
          "Tipps in Würmern gelten nur für diesen Zug. Sie berücksichtigen nicht, wer vorn liegt, wie leicht sich deine neue Portion klauen ließe oder wie bald das Spiel endet.",
        ],
      },
    ],
  };
}
