// The sentences of the details, in French: why, with what can follow, and moves.

import { capital } from "../../../../shell/text/capital.ts";
import type { HintTexts } from "../../model/hints.ts";
import type * as English from "../en/details.ts";
import { pieces } from "./pieces.ts";
import type { Words as GameWords } from "./words.ts";

export function detailWords(words: GameWords): ReturnType<typeof English.detailWords> {
  const { formats } = words;
  const {
    bySide,
    isYou,
    of,
    hasDone,
    column,
    inColumn,
    columnOf,
    dice,
    points,
    chancePoints,
    ofChance,
    board,
    playerOf,
  } = pieces(formats, words.called);
  const { number, percentWith, withPercent, plural, either } = formats;
  const other = { mine: "theirs", theirs: "mine" } as const;

  /** « un 4, 5 ou 6 ». */
  const facesOf = (faces: number[]) => either(faces.map((face) => `un ${face}`));

  /** What a roll does that ends the game. */
  const does = { win: "gagne", tie: "fait égalité", loss: "perd" };

  const leaving = bySide("il te laisserait", "", (name) => `il laisserait à ${name}`).mine;

  /** Each hint as a sentence. */
  const hints: HintTexts = {
    removes: ({ column, die, count, takes, side }) =>
      `${capital(inColumn(column))}, ce dé retire ${dice(die, count)}\u00a0: ${points(takes)} de moins sur ${board[other[side]]}.`,
    keepsFrom: ({ column, die, count, behind, digits }) =>
      `${capital(inColumn(column))}, ce dé retirerait ${dice(die, count)}, mais cela coûterait ${ofChance(behind, digits)}.`,
    doubles: ({ column, die }) =>
      `${capital(inColumn(column))}, ce dé double le ${die}\u00a0: deux dés pareils comptent quatre fois leur valeur.`,
    triples: ({ column, die }) =>
      `${capital(inColumn(column))}, ce dé fait trois ${die}\u00a0: trois dés pareils comptent neuf fois leur valeur.`,
    safe: ({ column: nth, side }) =>
      `${capital(columnOf(other[side], nth))} est pleine\u00a0: les dés d’en face ne peuvent pas être retirés tant qu’elle le reste.`,
    costsThem: ({ column: nth, side }) =>
      `${capital(columnOf(other[side], nth))} n’a plus qu’une case libre\u00a0: retirer ce dé obligerait à la remplir.`,
    fill: ({ left, ahead, side }) => {
      const squares = `${number(left)} ${plural(left, "case", "cases")}`;
      if (isYou(side))
        return `Tu as ${points(ahead)} d’avance et il te reste ${squares}\u00a0: remplis ton plateau pour finir la partie.`;
      return `${hasDone[side]} ${points(ahead)} d’avance et il lui reste ${squares}\u00a0: remplir son plateau termine la partie.`;
    },
    ends: ({ left, isAhead, side }) => {
      const more = `${number(left)} ${plural(left, "dé", "dés")} de plus`;
      const ahead = bySide(
        ", et tu mènes\u00a0: à lui de te retirer des dés",
        ", et il mène\u00a0: retire-lui des dés",
        () => " et mène\u00a0: il faut lui retirer des dés",
      )[other[side]];
      const can = bySide("Tu peux", "L’adversaire peut", (name) => `${name} peut`)[other[side]];
      return `${can} finir la partie avec ${more}${isAhead ? ahead : ""}.`;
    },
    atRisk: ({ column, die, count, side }) => {
      const can = bySide(
        `Si tu fais un ${die}, tu peux`,
        `Si l’adversaire fait un ${die}, il peut`,
        (name) => `Si ${name} fait un ${die}, ${name} peut`,
      )[other[side]];
      const what = bySide(
        count === 1 ? `ton ${die}` : `tes ${dice(die, count)}`,
        count === 1 ? `le ${die} adverse` : `les ${dice(die, count)} adverses`,
        (name) => `${count === 1 ? `le ${die}` : `les ${dice(die, count)}`} ${of(name)}`,
      )[side];
      return `${can} retirer ${what} ${inColumn(column)}.`;
    },
    asGood: () => "Les meilleures colonnes se valent.",
    close: ({ behind, digits }) =>
      `La colonne suivante n’est qu’à ${ofChance(behind, digits)} de la meilleure\u00a0: cela ne compte guère.`,
    rolls: ({ best, bestShare, worst, worstShare, digits, side }) =>
      side === "mine"
        ? `${bySide("Ton meilleur lancer", "", (name) => `Le meilleur lancer ${of(name)}`).mine} serait ${facesOf(best)} (${percentWith(bestShare, digits)}), le pire ${facesOf(worst)} (${percentWith(worstShare, digits)}).`
        : `Le meilleur lancer ${bySide("", "de l’adversaire", of).theirs} serait ${facesOf(best)} (${leaving} ${percentWith(bestShare, digits)}), le pire ${facesOf(worst)} (${leaving} ${percentWith(worstShare, digits)}).`,
    endsNow: ({ result, by }) => {
      if (result === "tie") return "Ce dé termine la partie sur une égalité.";
      return `Ce dé termine la partie\u00a0: ${bySide(result === "win" ? "tu gagnes" : "tu perds", "", (name) => `${name} ${does[result]}`).mine} de ${points(by)}.`;
    },
    /** « Ton prochain dé termine la partie : un 4, un 5 ou un 6 gagne ; un 3 fait égalité ; un 1 ou un 2 perd. » */
    lastDie: ({ ends, side }) => {
      const told = ends.map(
        ({ faces, result }) => `${faces.length === 6 ? "n’importe quel lancer" : facesOf(faces)} ${does[result]}`,
      );
      const whose = bySide("Ton prochain dé", "Le prochain dé de l’adversaire", (name) => `Le prochain dé ${of(name)}`)[
        side
      ];
      return `${whose} termine la partie\u00a0: ${told.join("\u202f; ")}.`;
    },
  };

  return {
    // Tree
    treeHint: (depth) =>
      `${words.answerTitle} après chaque lancer et chaque colonne. Ouvre une ligne pour anticiper ${number(depth)} ${plural(depth, "dé", "dés")} de plus à partir de là.`,
    fromHere: (share, digits) => `Calculé à partir d’ici\u00a0: ${percentWith(share, digits)}`,
    treeTitle: "Ce qui peut suivre",
    columnOf: (nth) => capital(column(nth)),
    removes: (die, count) => `retire ${dice(die, count)}`,
    ends: { win: "fini\u00a0: gagné", tie: "fini\u00a0: égalité", loss: "fini\u00a0: perdu" },
    chance: (share, digits) => percentWith(share, digits),

    // The course of the game
    courseHint: `${words.answerTitle} après chaque coup`,
    courseRead: (nth, share, digits) => `Après le coup ${number(nth + 1)}\u00a0: ${percentWith(share, digits)}`,
    coursePicture: (read) => `${words.answerTitle} après chaque coup. ${read}.`,
    courseSlider: "Coup",
    level: (share) => withPercent(number(100 * share)),
    forced: "forcé",
    turningTitle: "Tournants",
    turning: ({ side, by, roll, column: nth }, move, before, after, digits) => {
      const whose = side === "theirs" && by !== null ? "de l’ordinateur" : bySide("", "de l’adversaire", of)[side];
      const die = isYou(side) ? `ton ${roll}` : `le ${roll} ${whose}`;
      return `${capital(words.moveName(move))}, ${die} ${inColumn(nth)}\u00a0: ${bySide("tes chances", "", (name) => `les chances ${of(name)}`).mine} sont passées de ${percentWith(before, digits)} à ${percentWith(after, digits)}`;
    },

    // Moves
    /** @param mistake the part of a win that makes one */
    movesHint: (mistake) =>
      `Le dernier coup vient en premier, avec tes chances de gagner dans chaque colonne. Touche une note pour retenter ce coup. Une imprécision coûte moins de ${ofChance(mistake, 0)}, une erreur davantage.`,
    noMoves: "Les coups s’inscrivent ici à mesure que les dés sont placés.",
    moveNumber: (nth) => `${number(nth + 1)}.`,
    moveHead: ({ side, by, roll, column: nth }) => `${playerOf(side, by)}\u00a0: ${roll}, ${column(nth)}`,
    mended: "Après ce coup, les plateaux ont été modifiés dans «\u00a0Préparer\u00a0».",
    cost: ({ grade, gaveAway, lost, digits }) => {
      if (grade === "forced") return "la seule colonne";
      return gaveAway ? `${words.grades[grade]}\u00a0: −${chancePoints(lost, digits)}` : words.grades[grade];
    },
    choice: (nth, share, digits) => `${column(nth)} ${percentWith(share, digits)}`,
    placed: "placé ici",

    // Hints
    noHints: "Rien ne saute aux yeux ici\u00a0: fie-toi aux chiffres.",
    hints,
  };
}
