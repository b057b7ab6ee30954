// Every sentence of the Knucklebones page, in French. Those of the details, the dialogs and the help are loaded
// with them.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/fr/standard.ts";
import { partOfLink } from "../../../../shell/text/fr/words.ts";
import { NAMELESS, type Names } from "../../model/names.ts";
import type { Ending, ToldMove } from "../../model/told.ts";
import type { Chance, Digits, Player, Refusal, Side } from "../../model/types.ts";
import type * as English from "../en/words.ts";
import { PLAYERS, pieces } from "./pieces.ts";

export type Words = English.Words;

/** How somebody decided. */
type Summary = Parameters<English.Words["summary"]>[2];

/** @param called the names of the players */
export function words(formats: Formats, called: Names = NAMELESS): English.Words {
  const { number, percentWith, signed, difference, plural } = formats;
  const {
    bySide,
    of,
    column,
    inColumn,
    fullColumn,
    columns,
    columnOf,
    dice,
    points,
    ofChance,
    margin,
    withinHeard,
    who,
    board,
    hasDone,
    toPlay,
    actor,
  } = pieces(formats, called);

  const ofWinning = bySide("Tes chances de gagner", "", (name) => `Les chances ${of(name)}`).mine;

  /** A chance in a sentence: "79.3%, plus or minus 0.4 percentage points". */
  const chanceTold = ({ share, digits, margin }: Chance) =>
    `${percentWith(share, digits)}${margin ? `, ${withinHeard(margin)}` : ""}`;

  /** What was done. */
  const done = ({ side, by, roll, column, removes }: ToldMove) => {
    const removed = removes > 0 ? ` et retiré ${dice(roll, removes)}` : "";
    return `${actor(side, by)} placé ${dice(roll)} ${inColumn(column)}${removed}.`;
  };

  /** Why the computer placed it there: what it was worth, and the best of the others. */
  const reasonOf = (reason: NonNullable<ToldMove["reason"]>, digits: Digits) => {
    if (reason.kind === "asGood") return "Une autre colonne vaut autant.";
    if (reason.kind === "asBest") return "Aussi bon que le meilleur.";
    return `Cela ${bySide("te laisse", "", (name) => `laisse à ${name}`).mine} ${percentWith(reason.own, digits)}, la meilleure des autres ${percentWith(reason.next, digits)}.`;
  };

  const better = ({ best }: ToldMove) => `la ${fullColumn(best)} était meilleure`;

  /** What was done, and what would have been better. */
  const logged = (move: ToldMove) => {
    if (move.gaveAway) return `${done(move)} Cela a coûté ${ofChance(move.lost, move.digits)}\u00a0: ${better(move)}.`;
    return move.reason ? `${done(move)} ${reasonOf(move.reason, move.digits)}` : done(move);
  };

  /** What a person who decides alone is told of the last move. */
  function lesson(told: ToldMove) {
    const move = bySide("Ton dernier coup", "Le dernier coup adverse", (name) => `Le dernier coup ${of(name)}`)[
      told.side
    ];
    if (told.grade === "forced") return `${move} était le seul possible.`;
    if (told.gaveAway) return `${move} a coûté ${ofChance(told.lost, told.digits)}\u00a0: ${better(told)}.`;
    return `${move} était ${told.grade === "best" ? "le meilleur" : "aussi bon que le meilleur"}.`;
  }

  /** Why a position can't be, without a full stop. */
  function whyNot(refusal: Refusal) {
    if (refusal.why === "facing")
      return `${dice(refusal.die)} ne peut pas être dans les deux ${columns(refusal.column)}\u00a0: le dernier placé retire l’autre`;
    if (refusal.why === "column") return `${columnOf(refusal.side, refusal.column)} est pleine`;
    return `${board[refusal.side]} est plein, la partie est donc finie\u00a0: ce ne peut pas être à ${bySide("toi", "l’adversaire", (name) => name)[refusal.side]} de jouer`;
  }

  /** What was not possible. */
  function refused(refusal: Refusal) {
    const not = `${capital(whyNot(refusal))}.`;
    if (refusal.why !== "full") return not;
    return `${not} Sous «\u00a0À qui de jouer\u00a0», choisis «\u00a0${toPlay[refusal.side === "mine" ? "theirs" : "mine"]}\u00a0».`;
  }

  /** How the game has ended. */
  function ending(end: Ending) {
    if (end.kind === "givenUp") return `${hasDone[end.side]} abandonné. L’ordinateur gagne.`;
    if (end.kind === "tie") return `Égalité, ${number(end.total)} partout.`;
    const wins = bySide("Tu gagnes", bySide("Tu perds", "", (name) => `${name} perd`).mine, (name) => `${name} gagne`);
    return `${wins[end.kind === "win" ? "mine" : "theirs"]} de ${points(end.by)}.`;
  }

  /** How somebody decided. */
  function summary(side: Side, by: Player | null, { choices, forced, best, lost, digits }: Summary) {
    const more =
      forced === 0
        ? ""
        : ` ${number(forced)} ${plural(forced, "autre coup était forcé", "autres coups étaient forcés")}.`;
    const found = `${actor(side, by)} fait le meilleur choix ${number(best)} fois sur ${number(choices)}.`;
    if (best === choices) return `${found}${more}`;
    const others = plural(choices - best, "L’autre choix a coûté", "Les autres choix ont coûté");
    const cost = best === 0 ? "Cela a coûté" : others;
    return `${found} ${cost} ${ofChance(lost, digits)}${choices - best > 1 ? " en tout" : ""}.${more}`;
  }

  /** Settings that a link tells, by their keys. */
  const names = {
    mine: "Ton plateau",
    theirs: "Le plateau adverse",
    by: "Joueurs",
    dice: "Dés",
    starts: "Qui commence",
  };

  return {
    ...standardWords,
    formats,
    called,
    title: "Osselets",

    /** A part of a link that can't be read. */
    problem: ({ key, refusal }) => {
      if (!refusal) return partOfLink(key, names);
      if (refusal.why === "facing") return `les deux ${columns(refusal.column)} (${whyNot(refusal)})`;
      return `${key === "move" ? "à qui de jouer" : "les deux plateaux"} (${whyNot(refusal)})`;
    },
    settings: names,

    // Boards, columns
    who,
    face: (die) => `${die}`,
    score: (total) => number(total),
    toMove: "dont c’est le tour",
    sideToMove: toPlay,
    /** A column for the ear; without a solver its points are not known. */
    pile: (side, nth, dice, score) => {
      const told = score === null ? "" : `\u202f; ${points(score)}`;
      return `${capital(columnOf(side, nth))}\u00a0: ${dice.length === 0 ? "vide" : `${dice.join(", ")}${told}`}`;
    },

    // The answer
    answerTitle: ofWinning,
    /** Who plays a board. */
    player: (side, by) => (by === null ? who[side] : "Ordinateur"),
    /** Why a column is the best. */
    why: (why) => {
      const isMine = why.side === "mine";
      if (why.kind === "lost")
        return isMine ? "Plus aucune colonne ne gagne." : "Pour l’adversaire, plus aucune colonne ne gagne.";
      if (why.kind === "won")
        return isMine ? "Toutes les colonnes gagnent." : "Pour l’adversaire, toutes les colonnes gagnent.";
      const best = isMine ? "La meilleure" : "La meilleure pour l’adversaire";
      const off = board[isMine ? "theirs" : "mine"];
      if (why.kind === "removes")
        return `${best}, car le dé y retire ${dice(why.die, why.count)}\u00a0: ${points(why.takes)} de moins sur ${off}.`;
      if (why.kind === "matches")
        return `${best}, car elle réunit ${dice(why.die, why.count)}\u00a0: ${points(why.gain)} de plus.`;
      return `${best}, car la colonne d’en face est pleine\u00a0: rien ne peut être retiré ici tant qu’elle le reste.`;
    },
    yourChoice: "À toi de jouer",
    computersMove: "À l’ordinateur de jouer",
    chancesHidden: {
      moved: "Les chances s’affichent une fois que tu as joué.",
      end: "Les chances s’affichent une fois la partie finie.",
    },
    hiddenUntil: { moved: "Cachées jusqu’à ton coup.", end: "Cachées jusqu’à la fin de la partie." },
    chance: (share, digits) => percentWith(share, digits),
    /** Beside a chance: how far it may be off, and that for the ear. */
    margin,
    marginHeard: (of) => `, ${withinHeard(of)}`,
    best: { mine: "meilleure", theirs: "sa meilleure" },
    only: "seul choix",
    picks: "son choix",
    asGood: "aussi bonne",
    behind: (share, best, digits) => difference(share * 100, best * 100, digits),
    /** What a column gains in points of the game; what it removes follows. */
    gain: ({ gain, removes }) => `${signed(gain, 0)} ${plural(gain, "pt", "pts")}${removes > 0 ? "," : ""}`,
    /** « retire 5 5 », by the dice that are removed. */
    takes: (dice) => (dice.length > 0 ? `retire ${dice.join(" ")}` : ""),
    fullColumn: "pleine",
    beforeRoll: bySide("avant ton lancer", "avant son lancer", (name) => `avant le lancer ${of(name)}`),
    placeHere: (die, nth) => `Placer le ${die} ${inColumn(nth)}\u00a0:`,

    // The pad
    rolled: (side, by) => `${by === null ? hasDone[side] : "L’ordinateur a"} fait`,
    pickColumn: bySide(
      "Touche une de tes colonnes",
      "Touche une de ses colonnes",
      (name) => `Touche une colonne ${of(name)}`,
    ),
    roll: "Lancer",
    rollFor: bySide("Touche le dé lancé", "Touche le dé adverse", (name) => `Touche le dé ${of(name)}`),
    starts: bySide("Tu commences", "L’adversaire commence", (name) => `${name} commence`),
    toRoll: bySide("À toi", "À l’adversaire", (name) => `À ${name}`),
    /** A face of the pad. */
    faceLabel: ({ die, isRolled, isSetUp }) =>
      isSetUp ? `${die}` : isRolled ? `${die}, déjà lancé\u202f; touche pour annuler` : `Lancé\u00a0: ${die}`,
    /** What a roll would bring. */
    ifRolled: (share, nths, digits) =>
      `, ${percentWith(share, digits)}${nths.length > 0 ? `, ${formats.either(nths.map(column))}` : ""}`,
    eachRoll: "Le mieux après chaque lancer",

    // Set up
    setupTitle: "Préparer",
    setupDone: "Terminé",
    setupHint: "Choisis un dé, puis touche une case pour l’y mettre. Touche un dé pour l’enlever.",
    pickDie: "Dé à mettre",
    whoMoves: "À qui de jouer",
    square: (side, nth, die) => `Mettre ${dice(die)} dans ${columnOf(side, nth)}`,
    takeAway: (side, nth, die) => `Enlever le ${die} de ${columnOf(side, nth)}`,
    refused,

    // The moves
    logged,
    done,
    lesson,
    ending,
    summary,
    moveName: (nth) => `coup ${number(nth + 1)}`,
    costliest: ({ roll, column, lost, digits }, nth) =>
      `Le plus coûteux\u00a0: coup ${number(nth + 1)}, ${dice(roll)} ${inColumn(column)}, ${ofChance(lost, digits)}`,
    playersOfComputer: PLAYERS,

    // Details
    tabs: { why: "Pourquoi\u00a0?", moves: "Coups" },
    fileHint: "Les plateaux, le dé, les joueurs et les coups.",
    tablesMissing:
      "Ce que l’appli a appris de ses parties n’a pas pu être chargé\u00a0: pour l’instant, ses chiffres sont plus grossiers et l’ordinateur suit une règle simple.",

    // What is announced
    announce: (side, roll, best, chance) => {
      const told = chance === null ? "" : ` ${ofWinning}\u00a0: ${chanceTold(chance)}.`;
      if (roll === null || best === null) return `${toPlay[side]}.${told}`;
      const where = best.isOnly ? "Seule colonne" : side === "mine" ? "Meilleure colonne" : "Sa meilleure colonne";
      return `${hasDone[side]} fait ${dice(roll)}. ${where}\u00a0: ${column(best.column)}.${told}`;
    },
    announceComputer: (roll, chosen) =>
      roll === null
        ? "À l’ordinateur de jouer."
        : `L’ordinateur a fait ${dice(roll)}${chosen === null ? "" : `\u00a0: ${column(chosen)}`}.`,
    announceYourChoice: (side, roll) =>
      roll === null ? `${toPlay[side]}.` : `${hasDone[side]} fait ${dice(roll)}. À toi de jouer.`,
  };
}
