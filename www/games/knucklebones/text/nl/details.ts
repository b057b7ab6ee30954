// The sentences of the details, in Dutch: why, with what can follow, and moves.

import { capital } from "../../../../shell/text/capital.ts";
import type { HintTexts } from "../../model/hints.ts";
import type { Player, Side } from "../../model/types.ts";
import type * as English from "../en/details.ts";
import type { Words as GameWords } from "../en/words.ts";
import { pieces } from "./pieces.ts";

export function detailWords(words: GameWords): ReturnType<typeof English.detailWords> {
  const { formats } = words;
  const { bySide, isYou, column, inColumn, columnOf, dice, face, points, ofChance, playerOf } = pieces(
    formats,
    words.called,
  );
  const { number, percentWith, withPercent, plural, either } = formats;
  const other = { mine: "theirs", theirs: "mine" } as const;
  const boards = bySide("jouw bord", "het bord van de tegenstander", (name) => `het bord van ${name}`);

  /** "een vier, vijf of zes". */
  const facesOf = (faces: number[]) => `een ${either(faces.map((die) => face(die)))}`;

  /** What a roll does that ends the game. */
  const does = { win: "wint", tie: "geeft gelijkspel", loss: "verliest" };

  /** "jouw vijf", "de vijf van de computer". */
  const faceOf = (side: Side, by: Player | null, die: number) =>
    isYou(side)
      ? `jouw ${face(die)}`
      : `de ${face(die)} van ${side === "theirs" && by !== null ? "de computer" : bySide("", "de tegenstander", (name) => name)[side]}`;

  /** Each hint as a sentence. */
  const hints: HintTexts = {
    removes: ({ column, die, count, takes, side }) =>
      `${capital(inColumn(column))} verwijdert dit ${dice(die, count)}: ${boards[other[side]]} verliest ${points(takes)}.`,
    keepsFrom: ({ column, die, count, behind, digits }) =>
      `${capital(inColumn(column))} zou dit ${dice(die, count)} verwijderen, maar dat kost ${ofChance(behind, digits)}.`,
    doubles: ({ column, die }) =>
      `${capital(inColumn(column))} geeft dit twee ${face(die, 2)}: twee gelijke tellen samen vier keer hun waarde.`,
    triples: ({ column, die }) =>
      `${capital(inColumn(column))} geeft dit drie ${face(die, 3)}: drie gelijke tellen samen negen keer hun waarde.`,
    safe: ({ column: nth, side }) =>
      `${capital(columnOf(other[side], nth))} is vol: dobbelstenen ertegenover kunnen niet worden verwijderd zolang die vol blijft.`,
    costsThem: ({ column: nth, side }) =>
      `${capital(columnOf(other[side], nth))} heeft nog één vakje vrij: wie deze dobbelsteen verwijdert, maakt die kolom vol.`,
    fill: ({ left, ahead, side }) =>
      `${bySide("Je staat", "De tegenstander staat", (name) => `${name} staat`)[side]} ${points(ahead)} voor met nog ${number(left)} ${plural(left, "leeg vakje", "lege vakjes")}: maak het bord vol, dan is het spel afgelopen.`,
    ends: ({ left, isAhead, side }) => {
      const dice = `nog ${number(left)} ${plural(left, "dobbelsteen", "dobbelstenen")}`;
      const ahead = bySide(
        "de tegenstander moet jouw dobbelstenen verwijderen",
        "verwijder dobbelstenen van de tegenstander",
        (name) => `verwijder dobbelstenen van ${name}`,
      )[other[side]];
      const who = bySide("Jij kunt", "De tegenstander kan", (name) => `${name} kan`)[other[side]];
      return `${who} het spel met ${dice} beëindigen${isAhead ? ` en staat voor: ${ahead}` : ""}.`;
    },
    atRisk: ({ column, die, count, side }) =>
      `Met een ${face(die)} ${bySide("kun je", "kan de tegenstander", (name) => `kan ${name}`)[other[side]]} ${inColumn(column)} ${dice(die, count)} van ${bySide("jou", "de tegenstander", (name) => name)[side]} verwijderen.`,
    asGood: () => "De beste kolommen zijn even goed.",
    close: ({ behind, digits }) =>
      `De op één na beste kolom scheelt maar ${ofChance(behind, digits)}: het maakt nauwelijks uit.`,
    rolls: ({ best, bestShare, worst, worstShare, digits, side }) => {
      const worp = bySide("Je beste worp", "De beste worp van de tegenstander", (name) => `De beste worp van ${name}`)[
        side
      ];
      const then =
        side === "mine" ? "" : `${bySide("jouw winkans", "", (name) => `de winkans van ${name}`).mine} is dan `;
      return `${worp} zou ${facesOf(best)} zijn (${then}${percentWith(bestShare, digits)}), ${isYou(side) ? "je" : "de"} slechtste ${facesOf(worst)} (${percentWith(worstShare, digits)}).`;
    },
    endsNow: ({ result, by }) => {
      if (result === "tie") return "Deze dobbelsteen beëindigt het spel met een gelijkspel.";
      return `Deze dobbelsteen beëindigt het spel: ${bySide("je", "", (name) => name).mine} ${does[result]} met ${points(by)} verschil.`;
    },
    /** "Je volgende dobbelsteen beëindigt het spel: een vier, vijf of zes wint; een drie geeft gelijkspel." */
    lastDie: ({ ends, side }) => {
      const told = ends.map(
        ({ faces, result }) => `${faces.length === 6 ? "elke worp" : facesOf(faces)} ${does[result]}`,
      );
      const whose = bySide(
        "Je volgende dobbelsteen",
        "De volgende dobbelsteen van de tegenstander",
        (name) => `De volgende dobbelsteen van ${name}`,
      )[side];
      return `${whose} beëindigt het spel: ${told.join("; ")}.`;
    },
  };

  return {
    // Tree
    treeHint: (depth) =>
      `${words.answerTitle} na elke worp en elke kolom. Open een regel om vandaar ${number(depth)} ${plural(depth, "worp", "worpen")} verder vooruit te kijken.`,
    fromHere: (share, digits) => `Vanaf hier vooruitgekeken: ${percentWith(share, digits)}`,
    treeTitle: "Wat er kan volgen",
    columnOf: (nth) => capital(column(nth)),
    removes: (die, count) => `verwijdert ${dice(die, count)}`,
    ends: { win: "einde: winst", tie: "einde: gelijkspel", loss: "einde: verlies" },
    chance: (share, digits) => percentWith(share, digits),

    // The course of the game
    courseHint: `${words.answerTitle} na elke zet`,
    courseRead: (nth, share, digits) => `Na zet ${number(nth + 1)}: ${percentWith(share, digits)}`,
    coursePicture: (read) => `${words.answerTitle} na elke zet. ${read}.`,
    courseSlider: "Zet",
    level: (share) => withPercent(number(100 * share)),
    forced: "gedwongen",
    turningTitle: "Keerpunten",
    turning: ({ side, by, roll, column: nth }, move, before, after, digits) =>
      `${capital(words.moveName(move))}, ${faceOf(side, by, roll)} ${inColumn(nth)}: ${bySide("je winkans", "", (name) => `de winkans van ${name}`).mine} ging van ${percentWith(before, digits)} naar ${percentWith(after, digits)}`,

    // Moves
    /** @param mistake the part of a win that makes one */
    movesHint: (mistake) =>
      `De laatste zet staat bovenaan, met je winkans in elke kolom. Tik op een beoordeling om die zet opnieuw te proberen. Een foutje kost minder dan ${ofChance(mistake, 0)}, een fout meer.`,
    noMoves: "Hier verschijnen de zetten zodra er dobbelstenen worden gelegd.",
    moveNumber: (nth) => `${number(nth + 1)}.`,
    moveHead: ({ side, by, roll, column: nth }) => `${playerOf(side, by)}: ${face(roll)}, ${column(nth)}`,
    mended: "Na deze zet zijn de borden gewijzigd bij “Opstellen”.",
    cost: ({ grade, gaveAway, lost, digits }) => {
      if (grade === "forced") return "de enige kolom";
      return gaveAway ? `${words.grades[grade]}, kostte ${ofChance(lost, digits)}` : words.grades[grade];
    },
    choice: (nth, share, digits) => `${column(nth)} ${percentWith(share, digits)}`,
    placed: "hier gelegd",

    // Hints
    noHints: "Hier springt niets eruit: ga af op de getallen.",
    hints,
  };
}
