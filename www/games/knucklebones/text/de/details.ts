// The sentences of the details, in German: why, with what can follow, and moves.

import { capital } from "../../../../shell/text/capital.ts";
import type { HintTexts } from "../../model/hints.ts";
import type { ToldMove } from "../../model/told.ts";
import type { Digits } from "../../model/types.ts";
import type * as English from "../en/details.ts";
import type { Words as GameWords } from "../en/words.ts";
import { pieces } from "./pieces.ts";

export function detailWords(words: GameWords): ReturnType<typeof English.detailWords> {
  const { formats } = words;
  const {
    bySide,
    isYou,
    column,
    inColumn,
    intoColumn,
    columnOf,
    dice,
    face,
    points,
    withPoints,
    ofChance,
    ofWhom,
    playerOf,
  } = pieces(formats, words.called);
  const { number, percentWith, withPercent, plural, either } = formats;
  const other = { mine: "theirs", theirs: "mine" } as const;

  /** "eine Vier, Fünf oder Sechs". */
  const facesOf = (faces: number[]) => `eine ${either(faces.map((die) => face(die)))}`;

  /** What a roll does that ends the game. */
  const does = { win: "gewinnt", tie: "ergibt Gleichstand", loss: "verliert" };

  /** With how many dice somebody can end the game. */
  const withDice = (count: number) =>
    count === 1 ? "mit einem weiteren Würfel" : `mit ${number(count)} weiteren Würfeln`;

  /** Each hint as a sentence. */
  const hints: HintTexts = {
    removes: ({ column, die, count, takes, side }) =>
      `${capital(inColumn(column))} legen entfernt ${dice(die, count)} und kostet ${bySide("dich", "den Gegner", (name) => name)[other[side]]} ${points(takes)}.`,
    keepsFrom: ({ column, die, count, behind, digits }) =>
      `${capital(inColumn(column))} legen würde ${dice(die, count)} entfernen, kostet aber ${ofChance(behind, digits)}.`,
    doubles: ({ column, die }) =>
      `${capital(inColumn(column))} ergibt das ${dice(die, 2)}: Zwei gleiche zählen viermal ihren Wert.`,
    triples: ({ column, die }) =>
      `${capital(inColumn(column))} ergibt das ${dice(die, 3)}: Drei gleiche zählen neunmal ihren Wert.`,
    safe: ({ column: nth, side }) =>
      `${capital(columnOf(other[side], nth))} ist voll: Würfel gegenüber können nicht entfernt werden, solange sie voll bleibt.`,
    costsThem: ({ column: nth, side }) =>
      `${capital(columnOf(other[side], nth))} hat noch ein Feld frei: Um diesen Würfel zu entfernen, ${bySide("müsstest du", "müsste er", (name) => `müsste ${name}`)[other[side]]} sie füllen.`,
    fill: ({ left, ahead, side }) => {
      const room = `noch ${number(left)} ${plural(left, "freies Feld", "freie Felder")}`;
      return bySide(
        `Du liegst ${points(ahead)} vorn und hast ${room}: Fülle dein Brett und beende das Spiel.`,
        `Der Gegner liegt ${points(ahead)} vorn und hat ${room}: Er sollte sein Brett füllen und das Spiel beenden.`,
        (name) => `${name} liegt ${points(ahead)} vorn und hat ${room}: Brett füllen und das Spiel beenden.`,
      )[side];
    },
    ends: ({ left, isAhead, side }) => {
      const who = bySide("Du kannst", "Der Gegner kann", (name) => `${name} kann`)[other[side]];
      const ahead = bySide(
        " und liegst vorn: Der Gegner sollte deine Würfel entfernen",
        " und liegt vorn: Entferne seine Würfel",
        (name) => ` und liegt vorn: die Würfel von ${name} entfernen`,
      )[other[side]];
      return `${who} das Spiel ${withDice(left)} beenden${isAhead ? ahead : ""}.`;
    },
    atRisk: ({ column, die, count, side }) => {
      const what = count === 1 ? face(die) : dice(die, count);
      const can = bySide(
        `Würfelst du eine ${face(die)}, kannst du`,
        `Würfelt der Gegner eine ${face(die)}, kann er`,
        (name) => `Würfelt ${name} eine ${face(die)}, kann ${name}`,
      )[other[side]];
      const whose = bySide(`deine ${what}`, `die ${what} des Gegners`, (name) => `die ${what} von ${name}`)[side];
      return `${can} ${inColumn(column)} ${whose} entfernen.`;
    },
    asGood: () => "Die besten Spalten sind gleich gut.",
    close: ({ behind, digits }) =>
      `Die nächstbeste Spalte liegt nur ${ofChance(behind, digits)} zurück: Es macht kaum einen Unterschied.`,
    rolls: ({ best, bestShare, worst, worstShare, digits, side }) => {
      const roll = bySide("Dein bester Wurf", "Der beste Wurf des Gegners", (name) => `Der beste Wurf von ${name}`)[
        side
      ];
      const left = side === "mine" ? "" : bySide("dir blieben ", "", (name) => `${name} blieben `).mine;
      const other = bySide("dein schlechtester", "sein schlechtester", () => "der schlechteste")[side];
      return `${roll} wäre ${facesOf(best)} (${left}${percentWith(bestShare, digits)}), ${other} ${facesOf(worst)} (${percentWith(worstShare, digits)}).`;
    },
    endsNow: ({ result, by }) => {
      if (result === "tie") return "Dieser Würfel beendet das Spiel mit Gleichstand.";
      return `Dieser Würfel beendet das Spiel: ${bySide(result === "win" ? "Du gewinnst" : "Du verlierst", "", (name) => `${name} ${does[result]}`).mine} ${result === "win" ? withPoints(by, "Vorsprung") : withPoints(by, "Rückstand")}.`;
    },
    /** "Dein nächster Würfel beendet das Spiel: Eine Vier oder Fünf gewinnt; eine Drei ergibt Gleichstand; …" */
    lastDie: ({ ends, side }) => {
      const told = ends.map(
        ({ faces, result }) => `${faces.length === 6 ? "jeder Wurf" : facesOf(faces)} ${does[result]}`,
      );
      const die = bySide(
        "Dein nächster Würfel",
        "Der nächste Würfel des Gegners",
        (name) => `Der nächste Würfel von ${name}`,
      )[side];
      return `${die} beendet das Spiel: ${capital(told.join("; "))}.`;
    },
  };

  return {
    // Tree
    treeHint: (depth: number) =>
      `${words.answerTitle} nach jedem Wurf und in jeder Spalte. Öffne eine Zeile, um von dort ${number(depth)} ${plural(depth, "Wurf", "Würfe")} weiter vorauszurechnen.`,
    fromHere: (share: number, digits: Digits) => `Von hier vorausgerechnet: ${percentWith(share, digits)}`,
    treeTitle: "Was folgen kann",
    columnOf: (nth: number) => capital(column(nth)),
    removes: (die: number, count: number) => `entfernt ${dice(die, count)}`,
    ends: { win: "Ende: Sieg", tie: "Ende: Gleichstand", loss: "Ende: Niederlage" },
    chance: (share: number, digits: Digits) => percentWith(share, digits),

    // The course of the game
    courseHint: `${words.answerTitle} nach jedem Zug`,
    courseRead: (nth: number, share: number, digits: Digits) =>
      `Nach Zug ${number(nth + 1)}: ${percentWith(share, digits)}`,
    coursePicture: (read: string) => `${words.answerTitle} nach jedem Zug. ${read}.`,
    courseSlider: "Zug",
    level: (share: number) => withPercent(number(100 * share)),
    forced: "erzwungen",
    turningTitle: "Wendepunkte",
    turning: ({ side, by, roll, column: nth }: ToldMove, move: number, before: number, after: number, digits: Digits) =>
      `${words.moveName(move)}, ${isYou(side) ? "deine" : "die"} ${face(roll)}${ofWhom(side, by)} ${intoColumn(nth)}: ${bySide("Deine Gewinnchance", "", (name) => `Die Gewinnchance von ${name}`).mine} ${after < before ? "sank" : "stieg"} von ${percentWith(before, digits)} auf ${percentWith(after, digits)}`,

    // Moves
    /** @param mistake the part of a win that makes one */
    movesHint: (mistake: number) =>
      `Der letzte Zug steht oben, mit deiner Gewinnchance in jeder Spalte. Tippe auf eine Bewertung, um den Zug noch einmal zu spielen. „Ungenau“ kostet weniger als ${ofChance(mistake, 0)}, ein Fehler mehr.`,
    noMoves: "Hier erscheinen die Züge, sobald Würfel gelegt werden.",
    moveNumber: (nth: number) => `${number(nth + 1)}.`,
    moveHead: ({ side, by, roll, column: nth }: ToldMove) => `${playerOf(side, by)}: ${face(roll)}, ${column(nth)}`,
    mended: "Nach diesem Zug wurden die Bretter unter „Aufbauen“ geändert.",
    cost: ({ grade, gaveAway, lost, digits }: ToldMove) => {
      if (grade === "forced") return "die einzige Spalte";
      return gaveAway ? `${words.grades[grade]}, kostete ${ofChance(lost, digits)}` : words.grades[grade];
    },
    choice: (nth: number, share: number, digits: Digits) => `${column(nth)} ${percentWith(share, digits)}`,
    placed: "hierhin gelegt",

    // Hints
    noHints: "Hier fällt nichts auf: Richte dich nach den Zahlen.",
    hints,
  };
}
