// What is said where the page plays along, in French: games with the computer, and puzzles.

import type { MatchFacts, TableProblem } from "../../model/match-facts.ts";
import type * as English from "../en/match.ts";
import { computerName } from "./names.ts";
import { theTile } from "./pieces.ts";
import { PLAYERS } from "./players.ts";
import { LEVELS, puzzleWords } from "./puzzles.ts";
import { planWords } from "./steps.ts";
import { tileName } from "./tiles.ts";
import { type Words as GameWords, words as gameWords } from "./words.ts";

export type MatchWords = English.MatchWords;

/** What each hint tells more than the one before. */
const HINTS = ["Combien\u202f?", "Quelles tuiles\u202f?", "Où\u202f?", "Montrer", "Montré"];

/** How a joker of the table was used against the rule. */
const JOKERS: Record<Extract<TableProblem, { kind: "joker" }>["rule"], string> = {
  free: "Un joker a été utilisé contre la règle.",
  stands: "Un joker de la table ne remplace plus la même tuile, et cette tuile n’est pas venue prendre sa place.",
  locked: "Une combinaison à joker a été démontée, et la tuile que le joker remplaçait n’est pas venue du chevalet.",
  both: "Une combinaison à joker a été démontée, et les tuiles que ses jokers remplaçaient ne sont pas toutes venues du chevalet.",
};

/** @param computers how many players the computer plays, where it plays any */
export function matchWords(all: GameWords, computers = 0): English.MatchWords {
  const words = computers > 0 ? gameWords(all.formats, computers) : all;
  const { formats, tiles, points, cuts, named, capital, whoIs, whoInside, whoAlone } = words;
  const { number, plural, list } = formats;

  const winner = (winners: number[]) => {
    if (winners.length > 1) return `Égalité\u00a0: victoire partagée entre ${list(winners.map(whoInside))}`;
    return winners.includes(0) ? "Tu gagnes" : `${list(winners.map(whoIs))} gagne`;
  };

  const matchHeadline = ({ kind, seat, tiles: count, of, winners }: MatchFacts) => {
    const told = {
      deal: seat === 0 ? "Touche les tuiles piochées" : `Touche les tuiles pour ${whoInside(seat)}`,
      tell: seat === 0 ? "Touche la tuile piochée" : `Pioche pour ${whoInside(seat)}`,
      finding: "Recherche du défi…",
      solved: `Résolu\u00a0: ${tiles(count)}`,
      "solved-in-part": `${tiles(count)} sur ${number(of)}`,
      over: winner(winners),
      waits: `${whoIs(seat)} réfléchit…`,
      theirs: `${whoIs(seat)} joue ${tiles(count)}`,
      theirDraw: `${whoIs(seat)} pioche`,
      theirPass: `${whoIs(seat)} passe`,
      ready: `Prêt\u00a0: ${tiles(count)}`,
      unfinished: "Combinaisons inachevées",
      goes: count === 1 ? "Tu peux la jouer" : `Tu peux jouer les ${number(count)}`,
      not: count === 1 ? "Pas toute seule" : `Tu ne peux pas jouer les ${number(count)}`,
      mine: "À toi de jouer",
      puzzle: "Joue le plus possible",
    };
    return told[kind];
  };

  const problemText = (problem: TableProblem) => {
    switch (problem.kind) {
      case "no-set":
        return `${capital(named(problem.tiles))}\u00a0: ${words.noSet(problem.why)}.`;
      case "gone":
        return `${capital(theTile(problem.tile))} a disparu de la table.`;
      case "unknown":
        return `${capital(theTile(problem.tile))} n’était ni sur la table ni sur le chevalet.`;
      case "nothing-played":
        return "Rien n’est venu du chevalet.";
      case "touched":
        return `La combinaison ${number(problem.set + 1)} de la table a été utilisée\u202f; avant l’ouverture, aucune de la table ne peut l’être.`;
      case "opening":
        return `L’ouverture vaut ${points(problem.worth)} sur ${number(problem.needed)}.`;
      case "joker":
        return JOKERS[problem.rule];
    }
  };

  return {
    ...words,
    ...planWords(words),
    matchHeadline,

    // Who plays
    seats: (counts, pool) => ({
      // The first says what is counted.
      each: counts.map((count, nth) => `${whoAlone(nth + 1)}\u00a0: ${nth === 0 ? tiles(count) : number(count)}`),
      pool: pool === 0 ? "pioche vide" : `${number(pool)} à piocher`,
    }),
    seatsLabel: "Tuiles des autres",
    ...puzzleWords(formats),

    // What there is to do
    dealHint: (seat, count, of) =>
      `${number(count)} sur ${number(of)}. ${seat === 0 ? "Prends-les dans la pioche et touche-les." : `Pioche aussi pour ${whoInside(seat)}. (Oui, tu les vois.)`}`,
    tellHint: (seat) =>
      seat === 0
        ? "Prends une tuile dans la pioche et touche-la."
        : "Prends une tuile dans la pioche et touche-la\u202f; puis oublie-la.",
    tellLine: (others) => `Les tuiles des autres ne sont pas montrées ici\u00a0: ${list(others.map(tiles))}.`,
    /** What another has played, where several have moved: the tiles stand among the turns. */
    brief: ({ seat, opens, tiles: which, points: worth }) =>
      `${seat === 0 ? "Tu as" : `${whoIs(seat)} a`} ${opens ? "ouvert avec" : "joué"} ${tiles(which.length)}${worth === null ? "" : `\u00a0: ${points(worth)}`}.`,
    mineHint: (canUseTable) =>
      canUseTable
        ? "Touche les tuiles que tu veux jouer, ou maintiens-en une, sur la table aussi, et fais-la glisser."
        : "Touche les tuiles que tu veux jouer.",
    placeHint: (count) => `Touche une combinaison pour ${count === 1 ? "l’y" : "les y"} mettre toi-même.`,
    handHint: (worth, count) => `${points(worth)}, ${cuts(count)}.`,
    notHint: (count, opened, needed) => {
      if (!opened) return `Ce n’est pas une ouverture à ${points(needed)}.`;
      return count === 1 ? "Elle ne passe pas toute seule." : "Elles ne passent pas toutes.";
    },
    /** What is wrong with the table that was made by hand. */
    wrong: problemText,
    moreProblems: (count) => `Encore ${number(count)} ${plural(count, "autre", "autres")}.`,
    pageCan: "L’appli peut jouer ces tuiles autrement.",
    draw: "Piocher",
    pass: "Passer",
    putBack: "Remettre",
    layOwn: (count) => (count === 0 ? "Jouer" : `Jouer ${number(count)}`),
    hintNames: HINTS,
    /** The same for the ear. */
    hintOf: (level) => `Indice\u00a0: ${HINTS[level]}`,
    canGo: (count, of) => `Tu peux jouer ${tiles(count)} sur ${number(of)}.`,
    nothingGoes: "Aucun coup possible.",
    noOpeningNow: (best, needed) => `Tu ne peux pas ouvrir\u00a0: ${points(best)} sur ${number(needed)}.`,
    layThis: (count) => `Jouer ainsi\u00a0: ${tiles(count)}`,

    // The rack
    matchTile: (tile, { isChosen, goes, isDrawn }) =>
      `${tileName(tile)}${goes ? ", jouable" : ""}\u202f; touche pour ${isChosen ? "garder" : "choisir"}${isDrawn ? ", venu de la pioche" : ""}`,
    goesMark: "jouer",
    wasMissed: ", jouable au tour d’avant",

    // The table
    matchTable: "Table",
    noSets: "Aucune combinaison n’est encore sur la table.",
    matchSet: (nth, which, how) =>
      `${capital(words.setName(nth))}\u00a0: ${named(which)}${how.isSet ? "" : ", pas valable"}${how.isNew ? ", nouvelle" : ""}\u202f; touche pour ${how.puts ? "y mettre les tuiles choisies" : "l’ouvrir"}`,
    lifted: (which) => `${capital(named(which))}\u00a0: touche les tuiles à déplacer, puis leur nouvelle place.`,
    putHere: "Mettre ici",
    newSet: "Nouvelle",
    toRack: "Au chevalet",
    liftedTile: (tile, isPicked) => `${tileName(tile)}\u202f; touche pour ${isPicked ? "laisser" : "prendre"}`,

    // What has happened
    /** A player in the list of results, and which of the computer's it is. */
    scored: (seat, by) => {
      if (seat === 0 || computers === 0) return whoAlone(seat);
      const name = computerName(seat, computers);
      return by === null ? name : `${name} (${PLAYERS[by].name})`;
    },
    score: (score) => (score === 0 ? number(0) : formats.signed(score, 0)),
    gaveUp: "Tu as abandonné cette partie.",
    resultHeads: { who: "Joueur", left: "Reste", score: "Score" },
    tally: ({ turns, played, missed }) => {
      const laid = `Tu as joué ${tiles(played)} en ${number(turns)} ${plural(turns, "tour", "tours")}.`;
      const compared =
        missed === 0
          ? "Le joueur le plus fort aurait fait de même."
          : `Lors de ${number(missed)} ${plural(missed, "tour", "tours")}, le joueur le plus fort aurait joué autrement\u202f; voir «\u00a0Tours\u00a0».`;
      return `${laid} ${compared}`;
    },
    solved: (solution) => {
      if (solution.kind === "fewer") return `Tu aurais pu jouer ${tiles(solution.missing)} de plus.`;
      if (solution.kind === "simplest") return "Le maximum, et de la façon la plus simple.";
      return `Le maximum\u202f; ${cuts(solution.least)} ${plural(solution.least, "suffirait", "suffiraient")} au lieu de ${number(solution.cuts)}. ${words.cutMeans}`;
    },
    nextPuzzle: "Défi suivant",

    // Starting
    againstTitle: "Contre l’ordinateur",
    againstHint:
      "L’appli distribue et joue pour les autres\u202f; leurs chevalets restent cachés. Tu n’as de l’aide que si tu la demandes.",
    seatLabel: (nth) => `Qui joue ${whoInside(nth + 1)}`,
    nobody: "personne",
    startsLabel: "Qui commence",
    bagLabel: "Tuiles",
    bags: { page: "distribuées par l’appli", typed: "d’une vraie pioche" },
    bagHint: {
      page: "L’appli distribue et pioche.",
      typed: "Tu pioches de vraies tuiles, pour l’ordinateur aussi, et tu touches celles qui sont piochées.",
    },
    begin: "Commencer",
    puzzleTitle: "Défi",
    levelLabel: "Difficulté",
    levels: LEVELS,
    numberLabel: "Numéro",
    earlier: "Défi précédent",
    later: "Défi suivant",
    beginPuzzle: "L’ouvrir",
  };
}
