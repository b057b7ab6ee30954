// The rules and what the numbers mean, in German, with the position on screen as the example.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/de/standard-dialogs.ts";
import type { adviceExample, oddsExample } from "../../model/examples.ts";
import type { Name, Rules, State } from "../../model/types.ts";
import type { DetailWords, GameWords } from "../en/details.ts";
import type * as English from "../en/help.ts";
import { adviceWords } from "./advice.ts";
import { isYou } from "./names.ts";
import { ofWhom } from "./pieces.ts";

type OddsExample = ReturnType<typeof oddsExample>;
type AdviceExample = ReturnType<typeof adviceExample>;

export function helpWords(words: GameWords, { aim }: DetailWords): English.HelpWords {
  const { formats, die, goalNumber, wayAsAction, bustRules, costOf, houseRules } = adviceWords(words);
  const { number, percent, worth } = formats;

  const decision = (best: OddsExample["best"]) => {
    if (!best) return [];
    const unit = best.goal === "expectedAtLeast" ? " Punkte" : "";
    return [
      `Im Moment ist für ${aim(best.goal, best.total)} am besten: ${wayAsAction(best.way)}, ${goalNumber(best.goal, best.number)}${unit}.`,
    ];
  };

  /** "Mit noch 3 Würfeln". */
  const withDice = (dice: number) => `Mit noch ${dice} ${dice === 1 ? "Würfel" : "Würfeln"}`;

  const nextBust = (next: { dice: number; chance: number } | null) => {
    if (!next) return [];
    if (next.chance === 0) return [`${withDice(next.dice)} kann der nächste Wurf kein Fehlwurf sein.`];
    return [`${withDice(next.dice)} ist der nächste Wurf mit ${percent(next.chance)} Wahrscheinlichkeit ein Fehlwurf.`];
  };

  /** What a stolen tile counts, as many times its worms. */
  const stealing = ({ opponents, stolenCounts }: Pick<AdviceExample, "opponents" | "stolenCounts">) => {
    if (opponents === 1) return "Bei einem Gegner, wie an diesem Tisch, zählt sie doppelt.";
    const times = opponents === 2 ? "das Anderthalbfache" : `das ${number(stolenCounts, 2)}-Fache`;
    return `Bei ${opponents} Gegnern, wie an diesem Tisch, zählt sie ${times} ihrer Würmer, denn nur einer von ihnen verliert sie.`;
  };

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

  const useForOdds: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "Wähle die Portion, die du willst: „Nehmen“ heißt vom Grill, „Klauen“ von einem anderen Spieler.",
      "Wirf deine Würfel und gib sie ein: Tippe für jeden Würfel auf sein Bild, oder halte es gedrückt und wische bis zur richtigen Anzahl.",
      "Die große Zahl neben jeder Wahl ist deine Chance auf die Portion, und der Balken dahinter füllt die Zeile ebenso weit; die beste Wahl ist markiert.",
      "Tippe auf deine Wahl und gib dann den nächsten Wurf ein; „Neuer Zug“ fängt von vorn an.",
      "Um einen Wurf zu berichtigen, tippe auf das Bild und dann auf die Anzahl (nach „Ändern“, wenn schon alle Würfel da sind); „Ändern“ bei „Gelegt“ berichtigt, was schon herausliegt.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  const useForAdvice: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "Gib unter „Spieler“ an, wer am Tisch sitzt, der Reihe nach; auch der Computer kann mitspielen.",
      "Tippe in jedem Zug auf die Portion, die der Spieler gewinnt, oder gib die Würfel ein: Tippe für jeden Würfel auf sein Bild, oder halte es gedrückt und wische bis zur richtigen Anzahl.",
      "Die große Zahl neben jeder Wahl ist die Gewinnchance, und der Balken dahinter füllt die Zeile ebenso weit; oder es sind die Würmer, die die Wahl im Schnitt bringt.",
      "Tippe auf die getroffene Wahl; am Ende des Zuges legt die App die Portionen um, und der nächste Spieler ist am Zug.",
      "Um einen Wurf zu berichtigen, tippe auf das Bild und dann auf die Anzahl (nach „Ändern“, wenn schon alle Würfel da sind); tippe auf eine Portion, um sie dorthin zu legen, wo sie liegt.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  /** The best choice of whoever is to move, at the beginning of a sentence. */
  const bestOf = (name: Name) => (isYou(name) ? "Deine beste Wahl" : ofWhom(name, "", "Die", "beste Wahl"));

  /** What a chance to win is, and how far it can be trusted. */
  const winning = (
    name: Name,
    { players, accuracy, best }: Pick<AdviceExample, "players" | "accuracy" | "best">,
  ): Chapter[] => [
    {
      title: "Die Gewinnchance",
      texts: [
        "Wie wahrscheinlich der Spieler am Zug nach jeder Wahl gewinnt, wenn von da an alle gut spielen. Bei gleich vielen Würmern entscheidet wie in den Regeln die höchste Portion.",
        ...(best ? [`${bestOf(name)} gewinnt in ${percent(best.value)} der Fälle.`] : []),
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
  ];

  return {
    /** What the help begins with. */
    howToPlay: (state: Pick<State, "mode" | "dice" | "table">): Chapter[] => [
      rules(state),
      state.mode === "odds" ? useForOdds : useForAdvice,
    ],

    oddsHelp: ({ total, atLeast, exactly, points, pointsFrom, best, nextBust: next, bust }: OddsExample): Chapter[] => [
      {
        title: `Mindestens ${total}`,
        texts: [
          `Die Chance, diesen Zug mit ${total} oder mehr und einem Wurm zu beenden, wenn du von hier an nur darauf spielst. Im Moment beträgt sie ${percent(atLeast)}.`,
          "Diese Zahl zählt, wenn du eine Portion vom Grill nehmen willst.",
        ],
      },
      {
        title: `Genau ${total}`,
        texts: [
          `Die Chance, diesen Zug mit genau ${total} zu beenden, wenn du von hier an nur darauf spielst. Im Moment beträgt sie ${percent(exactly)}.`,
          "Diese Zahl zählt beim Klauen.",
        ],
      },
      {
        title: "Punkte",
        texts: [
          `Das Ergebnis im Schnitt, wenn du auf möglichst viele Punkte spielst: ${number(points, 2)} von hier aus. Jede Punktzahl zählt, auch eine, die keine Portion bringt: Wer mit 18 und einem Wurm aufhört, macht 18 Punkte, gewinnt aber nichts. Die Zahl zeigt also, wie aussichtsreich eine Stellung ist, nicht, was du tun solltest.`,
          `Wählst du eine Portion, zählen Ergebnisse darunter 0: Von hier aus sind das für ${total} oder mehr im Schnitt ${number(pointsFrom, 2)}.`,
        ],
      },
      {
        title: "Immer nur ein Ziel",
        texts: [
          "Jede Chance setzt voraus, dass du nur auf dieses eine Ziel spielst. Alle zugleich geht nicht: Der beste Weg zur 25 ist vielleicht nicht der beste zur 30.",
        ],
      },
      {
        title: "Wie du entscheidest",
        texts: [
          `Wähle die Portion, die du willst. Die als „${words.best}“ markierte Wahl führt am häufigsten dorthin. Eine unwahrscheinlichere Portion kann trotzdem das bessere Ziel sein, wenn sie mehr Würmer hat.`,
          ...decision(best),
        ],
      },
      {
        title: "Gute und schlechte Würfe",
        texts: [
          "Ist ein Wurf eingegeben, zeigt die Zeile über den Möglichkeiten, wie er deine Chance verändert hat. Sie sagt dir, ob du Glück hattest, nicht, ob du gut gespielt hast.",
        ],
      },
      {
        title: "Ein Fehlwurf",
        texts: [
          ...nextBust(next),
          "Nach den Regeln ist bei einem Fehlwurf der Zug verloren, er zählt also 0. Im Menü kannst du einem Fehlwurf stattdessen die Punkte lassen, wie es manche Rechner tun. Die Chancen einer Stellung bleiben gleich. Beim Weiterwürfeln gilt ein Fehlwurf dann aber wie Aufhören, und die Punkte im Schnitt fallen zu hoch aus, weil ein weiterer Wurf nichts riskiert.",
          `Im Menü ist eingestellt: Ein Fehlwurf ${bustRules[bust]}.`,
        ],
      },
    ],

    adviceHelp: ({ name, cost, best, aim, isEither, ...example }: AdviceExample): Chapter[] => [
      ...(aim === "win" ? winning(name, { ...example, best }) : []),
      {
        title: "Würmer im Schnitt",
        texts: [
          ...(isEither
            ? [
                aim === "win"
                  ? "Der Knopf über den Möglichkeiten zeigt stattdessen, wie viele Würmer jede wert ist."
                  : "Der Knopf über den Möglichkeiten zeigt stattdessen, wie wahrscheinlich jede das Spiel gewinnt.",
              ]
            : []),
          "Was dieser Zug im Schnitt wert ist, wenn du den Tipps bis zum Ende folgst: die Würmer der Portion, die du gewinnst, abzüglich der Würmer der Portion, die du verlierst, wenn der Zug scheitert. Jede Zahl ist genau.",
          ...(best && aim === "worms"
            ? [
                `${bestOf(name)} ist ${worth(best.value)} Würmer wert. Ein Fehlversuch ${costOf(cost)}; wer den Tipps folgt, scheitert in ${percent(best.failing)} der Fälle.`,
              ]
            : []),
        ],
      },
      {
        title: "Der Unterschied",
        texts: [
          aim === "win"
            ? "Die Zahl neben jeder Wahl sagt, um wie viele Prozentpunkte sie hinter der besten liegt. Ein zehntel Prozentpunkt macht kaum etwas aus, zwei Prozentpunkte schon. Wo ein Grund heraussticht, sagt eine Zeile, warum die beste Wahl vorn liegt."
            : "Die Zahl neben jeder Wahl sagt, um wie viele Würmer sie hinter der besten liegt. 0,05 Würmer machen kaum etwas aus, ein halber Wurm schon. Wo ein Grund heraussticht, sagt eine Zeile, warum die beste Wahl vorn liegt.",
        ],
      },
      {
        title: "Die Preisliste",
        texts: [
          `Jede Punktzahl wird ${aim === "win" ? "nach der Gewinnchance bewertet, die sie dir ließe" : "nach den Würmern bewertet, die sie dir brächte"}. Wo Portionen fehlen, bringen 27 Punkte vielleicht nur die 24. Die Preisliste zeigt auf einen Blick, wo sich eine höhere Punktzahl lohnt.`,
        ],
      },
      {
        title: "Klauen",
        texts: [
          aim === "win"
            ? "Reicht eine Punktzahl für eine Portion vom Grill und für eine zum Klauen, steht die mit der besseren Gewinnchance da."
            : `Eine geklaute Portion ist mehr wert als ihre Würmer, weil ein anderer Spieler sie verliert. ${stealing(example)}`,
        ],
      },
      ...(aim === "win"
        ? []
        : [
            {
              title: "Was die Tipps nicht sehen",
              texts: [
                "Tipps in Würmern gelten nur für diesen Zug. Sie berücksichtigen nicht, wer vorn liegt, wie leicht sich deine neue Portion klauen ließe oder wie bald das Spiel endet.",
              ],
            },
          ]),
      {
        title: "„Alle Portionen“ und „Kurven“",
        texts: [
          "Sie beantworten eine andere Frage: wie wahrscheinlich jede Punktzahl ist, wenn du nur auf diese eine spielst.",
        ],
      },
    ],
  };
}
