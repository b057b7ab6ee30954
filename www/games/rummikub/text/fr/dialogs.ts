// What the dialogs say, in French: rules, others, text, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/fr/standard-dialogs.ts";
import type { Rules } from "../../model/types.ts";
import type * as English from "../en/dialogs.ts";
import { LEVELS } from "./puzzles.ts";
import type { Words } from "./words.ts";

export type DialogWords = English.DialogWords;

const JOKERS: Record<Rules["jokers"], string> = {
  free: "libres",
  stands: "remplacés",
  locked: "bloqués",
  both: "ensemble",
};

/** A sentence within another. */
const inside = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** The rules that tables differ in, as settings. */
export const rules = {
  openingLabel: "Ouverture",
  openings: { 30: "30 points", 40: "40 points", 50: "50 points" },
  otherOpening: "Un autre nombre",
  openingHint:
    "Ce que tes premières combinaisons doivent valoir, avec ton seul chevalet\u00a0: 30 d’après les règles actuelles, 50 d’après d’anciennes, 40 à certaines tables.",
  playOnLabel: "Utiliser la table au tour de l’ouverture\u202f?",
  playOnPicks: { false: "non", true: "oui" },
  playOnHint:
    "Non d’après la plupart des règles\u00a0: la table est fermée avant et pendant l’ouverture. Certains joueurs l’utilisent aussitôt.",
  jokersLabel: "Jokers sur la table",
  jokers: JOKERS,
  jokersHints: {
    free: "Un joker est une tuile comme une autre\u00a0: seul compte l’état de la table à la fin du tour. Les règles actuelles.",
    stands:
      "Un joker ne se libère que contre la tuile qu’il remplace, de ton chevalet ou de la table. Beaucoup de règles.",
    locked:
      "Une combinaison à joker peut grandir, et rien n’en sort tant que la tuile remplacée n’a pas pris, depuis ton chevalet, la place du joker.",
    both: "Comme «\u00a0bloqués\u00a0», mais les jokers d’une série ne se libèrent qu’ensemble. Les règles de 1980.",
  },
  oneJokerLabel: "Deux jokers dans une combinaison\u202f?",
  oneJokerPicks: { false: "oui", true: "non" },
  oneJokerHint: "Oui d’après les règles\u202f; à certaines tables, une combinaison ne peut en avoir qu’un.",
  jokerPointsLabel: "Un joker resté sur un chevalet",
  jokerPoints: { 20: "20 points", 25: "25 points", 30: "30 points", 100: "100 points" },
  jokerPointsHint:
    "Ce qu’il coûte à la fin\u00a0: 30 d’après les règles, 20 ou 25 à certaines tables, 100 dans certains tournois.",
};

export function dialogWords(words: Words): English.DialogWords {
  const { formats, capital, named, tileName, setName, whoIs, whoInside, tiles, sets } = words;
  const { number, plural } = formats;
  return {
    ...words,
    ...standardDialogWords,

    // The rules
    openedLabel: "As-tu ouvert\u202f?",
    openedPicks: { false: "pas encore", true: "oui" },
    openedHint: "Avant ton ouverture, seul ton chevalet compte\u202f; après, tu peux réarranger la table.",
    ...rules,
    trademark: "Suit les règles du Rummikub\u202f; sans lien avec ses éditeurs.",

    // The others
    howMany: "Joueurs dont on compte les tuiles",
    otherCounts: { 0: "aucun", 1: "1", 2: "2", 3: "3" },
    othersHint: "L’appli sait alors à qui c’est de jouer, et combien de tuiles a chacun.",
    fewer: (seat) => `${whoIs(seat)} a une tuile de moins`,
    more: (seat) => `${whoIs(seat)} a une tuile de plus`,

    // Text
    textHint:
      "r, b, k (ou n), o\u00a0: rouge, bleu, noir et orange\u202f; j\u00a0: un joker. r3-7 est une suite, rbk5 une série\u202f; une barre ou une nouvelle ligne entre les combinaisons\u202f; les tuiles en vrac entre parenthèses.",
    fields: { rack: "Chevalet", table: "Table" },
    examples: { rack: "r7 b1 b6-7 o13 j", table: "r1-3 / rbk5 / o8-11 (b4 b9)" },
    useText: "Utiliser",
    copyText: "Copier la position",
    dropText: "Abandonner les changements",
    found: ({ rack, table }) =>
      `Lu\u00a0: ${tiles(rack.length)} sur le chevalet, ${sets(table.sets.length)} sur la table${table.loose.length > 0 ? `, ${tiles(table.loose.length)} en vrac` : ""}.`,
    wrong: ({ text, why }) => {
      if (why.name === "word") return `«\u00a0${text}\u00a0» n’est pas une tuile. Essaie r10, b3-7, rbk5 ou j.`;
      if (why.name === "looseJoker") return words.why(why);
      if (why.name === "third") return `Un troisième ${tileName(why.tile)}\u00a0: il y en a deux.`;
      const loose = why.isLoose ? "Ses tuiles comptent en vrac." : words.why({ name: "looseJoker" });
      return `${text} n’est pas une combinaison\u00a0: ${inside(words.why(why.why))} ${loose}`;
    },

    // Settings
    giveUpCost: (opponents) =>
      `Tu perds les points de ton chevalet, et ${opponents === 1 ? "l’ordinateur gagne" : "le plus petit des autres chevalets gagne"}.`,
    hintsLabel: "Premier indice",
    hints: { 1: "combien", 2: "lesquelles", 3: "combinaisons", 4: "plan" },
    hintsHint: "Si tu veux trouver le coup toi-même\u00a0: chaque appui donne un indice de plus.",

    // The undo list
    undo: {
      logged: (logged) => words.logged(logged),
      newGame: words.newGame,
      rack: (change) =>
        change.kind === "many"
          ? "Chevalet changé"
          : `${change.kind === "on" ? "Sur le chevalet" : "Hors du chevalet"}\u00a0: ${named(change.tiles)}`,
      loose: (count) => `En vrac\u00a0: ${tiles(count)}`,
      came: (came) => (came.length === 0 ? "Repris" : `Posé par les autres\u00a0: ${named(came)}`),
      entry: (entered) => (entered.length === 0 ? "Combinaison abandonnée" : `Combinaison\u00a0: ${named(entered)}`),
      laid: (nth, which) => `${capital(setName(nth))}\u00a0: ${named(which)}`,
      table: (count) => `Table\u00a0: ${sets(count)}`,
      typed: "Tuiles saisies en texte",
      opened: (opened) => (opened ? "Tu as ouvert" : "Pas encore ouvert"),
      rules: "Règles changées",
      wishes: "Consignes changées",
      ticked: (count) => `${number(count)} ${plural(count, "étape faite", "étapes faites")}`,
      others: "Tuiles des autres",
      begun: "Nouvelle partie avec l’ordinateur",
      givenUp: standardDialogWords.givenUp,
      puzzle: ({ level, number: which }) => `Défi ${number(which)}, ${LEVELS[level]}`,
      told: (seat) => `Une tuile pour ${whoInside(seat)}`,
      moved: "Tuiles déplacées sur la table",
      putBack: "Tout remis",
      chosen: (chosen) => (chosen.length === 0 ? "Rien de choisi" : `Choisi\u00a0: ${named(chosen)}`),
    },
  };
}
