// The rules and what the numbers mean, in German.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/de/standard-dialogs.ts";
import type { Rules } from "../../model/types.ts";
import type * as English from "../en/help.ts";
import type { Words } from "../en/words.ts";

export function helpWords(words: Words): English.HelpWords {
  const { formats, points } = words;
  const { number, withPercent } = formats;

  const rules = ({ opening, playOn, oneJoker, jokerPoints }: Rules): Chapter => ({
    title: standardHelpWords.helpRules,
    lines: [
      "Es gibt 106 Steine: die Zahlen 1 bis 13 je zweimal in vier Farben, und zwei Joker, die für jeden Stein stehen.",
      "Jeder Spieler zieht 14 Steine auf ein Bänkchen, das die anderen nicht sehen; der Rest ist der Vorrat.",
      "Eine Reihe sind drei oder mehr aufeinanderfolgende Zahlen einer Farbe; bei 13 ist Schluss.",
      `Eine Gruppe sind drei oder vier Steine einer Zahl in verschiedenen Farben; Reihen und Gruppen heißen beide Satz.${oneJoker ? ` ${words.why({ name: "jokers" })}` : ""}`,
      "Bist du dran, lege mindestens einen Stein von deinem Bänkchen auf den Tisch, oder zieh einen aus dem Vorrat; ist er leer, passe.",
      "Wenn du legst, darfst du den Tisch umbauen, wie du willst, aber kein Stein kommt von ihm auf ein Bänkchen, und am Ende muss jeder Stein auf ihm in einem Satz liegen.",
      `Deine ersten Sätze, die Erstauslage, kommen allein von deinem Bänkchen und müssen mindestens ${points(opening)} wert sein: Ein Stein zählt seine Zahl, ein Joker die des Steins, für den er steht.`,
      playOn
        ? "Bis du eröffnet hast, darfst du die Steine auf dem Tisch nicht verwenden; im Zug deiner Erstauslage darfst du danach mit ihnen weitermachen."
        : "Bis zum Zug nach deiner Erstauslage darfst du die Steine auf dem Tisch nicht verwenden.",
      "Wer zuerst sein Bänkchen leert, gewinnt; ist der Vorrat leer und passen alle, gewinnt das Bänkchen mit den wenigsten Punkten.",
      `Alle anderen verlieren den Unterschied zwischen ihrem Bänkchen und dem des Siegers, wobei ein Joker ${number(jokerPoints)} zählt, und der Sieger bekommt die Summe.`,
    ],
    texts: [
      "Die Regeln 4, 7, 8 und 10 richten sich nach „Regeln“ im Menü. Voreingestellt darf ein Satz zwei Joker haben, die Erstauslage braucht 30 Punkte, der Tisch ist in ihrem Zug gesperrt, und ein übrig gebliebener Joker kostet 30.",
      "Folgt den Regeln von Rummikub; ohne Verbindung zu dessen Herstellern.",
    ],
  });

  /** What there is to do, by who deals. */
  const howToUse = (use: English.Use): Chapter => ({
    title: standardHelpWords.helpUse,
    lines: [...{ table: atTable, game: playing, puzzle: solving }[use], standardHelpWords.helpUndo],
    texts: [],
  });

  const atTable = [
    "Tippe unter „Bänkchen“ deine Steine an.",
    "Gib unter „Tisch“ den Tisch ein: Wische eine Reihe entlang oder eine Gruppe hinunter, oder tippe auf den ersten und letzten Stein einer Reihe oder die Farben einer Gruppe; der nächste Satz beginnt von selbst.",
    "Die große Zeile oben sagt, wie viele deiner Steine du legen kannst, und der Plan zeigt, wie; tippe auf „Fertig“, wenn du sie gelegt hast.",
    "Gib unter „Neu gelegt“ ein, was die anderen gelegt haben: Es zählt sofort, und dein nächster Zug steht darüber. Kannst du nichts legen, tippe den gezogenen Stein an; sonst tippe zuerst auf „Gezogen“.",
    "Zum Berichtigen tippe auf „−“ und dann auf den Stein, der weg soll; unter „Tisch“ tippe auf einen Satz, um ihn zu ändern oder zu entfernen.",
  ];

  const playing = [
    "Tippe die Steine deines Bänkchens an, die du legen willst: Die App findet heraus, wie, oder sagt, dass es nicht geht.",
    "Oder bewege Steine von Hand: Zieh sie, aus einem Satz nach kurzem Halten; oder tippe auf einen Satz, auf Steine darin, dann auf den Satz, zu dem sie sollen, oder auf „Neuer Satz“.",
    "Die große Zeile oben sagt, wer dran ist und ob sich deine Auswahl legen lässt; dann tippe auf „Legen“.",
    "Kommst du nicht weiter? Der erste Hinweis sagt, wie viele Steine gehen, der nächste, welche, dann, welche Sätze sich ändern, dann, wie.",
    "„Zurück“ stellt Bänkchen und Tisch wieder her; kannst oder willst du nicht legen, tippe auf „Ziehen“.",
  ] as const;

  const solving = [
    "Tippe die Steine deines Bänkchens an, die du legen willst, so viele wie möglich: Die App findet heraus, wie, oder sagt, dass es nicht geht.",
    playing[1],
    "Die große Zeile oben sagt, ob sich deine Auswahl legen lässt; dann tippe auf „Legen“.",
    playing[3],
    "„Zurück“ stellt Bänkchen und Tisch wieder her.",
  ];

  /** What can be entered besides rack and sets. */
  const entering: Chapter = {
    title: "Bänkchen und Tisch",
    texts: [
      "Wische über alle vier Farben, um die Vierergruppe zu legen; für eine Dreiergruppe tippe vor dem nächsten Satz auf die Farbe, die fehlt. Auch unter „Bänkchen“ kannst du wischen, um mehrere Steine auf einmal einzugeben.",
      "Mit weniger als 14 Steinen auf deinem Bänkchen gilt deine Erstauslage als gemacht, sonst nicht: „Noch nicht“ und „Ich habe eröffnet“ berichtigen das.",
      "„Lose“ lässt Steine liegen, deren Sätze du nicht kennst. Du kannst dieselben Steine legen; nur kann der Plan nicht sagen, welche Sätze bleiben.",
      "Auf dem Raster sagt eine runde Zahl, wie viele auf deinem Bänkchen liegen, eine eckige, wie viele auf dem Tisch. Ein durchgestrichener Stein ist aufgebraucht: Beide sind zu sehen. „Gezogen“ zeigt, was jeder Stein brächte.",
    ],
  };

  return {
    help: ({ use, rules: ofGame }: { use: English.Use; rules: Rules }): Chapter[] => [
      rules(ofGame),
      howToUse(use),
      ...(use === "table" ? [entering] : []),
      {
        title: "Die Antwort",
        texts: [
          `„Stärkster“, wonach die App zunächst geht, ist, was der stärkste Computerspieler täte: die meisten Steine mit den wenigsten Schnitten. Einen Joker legt er nur, um sofort zu gewinnen, oder zum Eröffnen, wenn höchstens zehn Steine im Vorrat sind. Mit höchstens zwölf Steinen, von denen höchstens fünf blieben, zieht er, wenn er damit im nächsten Zug zu mindestens ${withPercent(number(12))} gewinnt. Zwischen zwei Computerspielern gewinnt, wer so abwartet, etwa 63 von 100 Partien.`,
          "Wo weniger Steine weniger Schnitte brauchen, kannst du wählen, etwa „4 Steine · 12 Schnitte“, „2 · 4“, „1 · keine“: jeweils die meisten Steine bei höchstens so vielen Schnitten. Was sonst ginge, steht unter „Warum, und was sonst geht“. „Mehr geht nicht“ heißt, dass die Suche mehr Steine ausgeschlossen hat.",
          "Angehobene Steine mit dickem Rand sind deine, die der Zug legt. Tippe auf deinem Bänkchen einen davon an, um ihn zu behalten, oder einen, der bleibt, um ihn zu legen.",
          "„Joker behalten“ legt Joker nur in einem Zug, der dein Bänkchen leert, oder wenn du ohne sie nicht eröffnen kannst. Zwischen zwei Computerspielern gewinnt das 60 von 100 Partien gegen möglichst viele Steine.",
        ],
      },
      {
        title: "Gegen den Computer und Rätsel",
        texts: [
          "Im Menü unter „Mit der App spielen“: Die App teilt aus, zieht und spielt die anderen, deren Bänkchen verborgen bleiben; oder du ziehst echte Steine und tippst sie an. Danach vergleicht „Züge“, was du gelegt hast, mit dem, was der stärkste Computerspieler gelegt hätte.",
          "Rätsel stammen aus solchen Partien. Leichte brauchen 1 oder 2 Schnitte, mittlere 3 bis 5, schwere mehr. Der Link enthält Stufe und Nummer; wer ihn öffnet, bekommt dasselbe Rätsel.",
        ],
      },
      {
        title: "Schnitte",
        texts: [
          "Ein Schnitt trennt zwei Steine, die auf dem Tisch nebeneinanderlagen, in einer Reihe oder einer Gruppe. Steine anlegen, Sätze verbinden und Joker bewegen kostet nichts. Ein Zug mit wenigen Schnitten ist leicht auszuführen.",
        ],
      },
      {
        title: "Erstauslage",
        texts: [
          "In der Erstauslage zählt ein Joker wie der Stein, für den er steht. Ältere Regeln verlangen 50 Punkte; manche nutzen den Tisch sofort.",
        ],
      },
      {
        title: "Steine, die helfen",
        texts: [
          "Ein gezogener Stein hilft, wenn dein nächster Zug mit ihm mehr Steine legen könnte als ohne ihn, so wie der Tisch jetzt liegt.",
        ],
      },
      {
        title: "Joker auf dem Tisch",
        texts: [
          "Die Spielregeln sind verschieden: Joker sind frei, stehen fest für einen Stein, sind in ihrem Satz gesperrt oder werden in einer Gruppe nur zugleich frei. Voreingestellt sind sie frei, Steine wie alle anderen. Im Menü erklärt „Regeln“ jede Art.",
        ],
      },
    ],
  };
}
