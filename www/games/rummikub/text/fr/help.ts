// The rules and what the numbers mean, in French.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/fr/standard-dialogs.ts";
import type { Rules } from "../../model/types.ts";
import type * as English from "../en/help.ts";
import type { Words } from "./words.ts";

export type HelpWords = English.HelpWords;

export function helpWords(words: Words): English.HelpWords {
  const { formats, points } = words;
  const { number, withPercent } = formats;

  const rules = ({ opening, playOn, oneJoker, jokerPoints }: Rules): Chapter => ({
    title: standardHelpWords.helpRules,
    lines: [
      "Il y a 106 tuiles\u00a0: les nombres de 1 à 13, deux fois dans chacune des quatre couleurs, et deux jokers, qui remplacent n’importe quelle tuile.",
      "Chaque joueur pioche 14 tuiles et les pose sur un chevalet que les autres ne voient pas\u202f; le reste est la pioche.",
      "Une suite, ce sont trois nombres ou plus d’une couleur qui se suivent\u202f; elle s’arrête à 13.",
      `Une série, ce sont trois ou quatre tuiles d’un même nombre, de couleurs différentes\u202f; suites et séries sont des combinaisons.${oneJoker ? ` ${words.why({ name: "jokers" })}` : ""}`,
      "À ton tour, joue au moins une tuile de ton chevalet sur la table, ou pioches-en une\u202f; passe si la pioche est vide.",
      "En jouant, tu peux réarranger la table à ton gré, mais aucune tuile n’en retourne sur un chevalet, et à la fin chaque tuile de la table doit être dans une combinaison.",
      `Tes premières combinaisons, l’ouverture, viennent de ton seul chevalet et doivent valoir au moins ${points(opening)}\u00a0: une tuile compte son nombre, un joker celui de la tuile qu’il remplace.`,
      playOn
        ? "Tant que tu n’as pas ouvert, tu ne peux pas utiliser les tuiles de la table\u202f; au tour de ton ouverture, tu peux ensuite t’en servir."
        : "Jusqu’au tour qui suit ton ouverture, tu ne peux pas utiliser les tuiles de la table.",
      "Le premier qui vide son chevalet gagne\u202f; si la pioche est vide et que tous passent, le chevalet qui a le moins de points gagne.",
      `Chacun des autres perd la différence entre son chevalet et celui du gagnant, un joker comptant ${number(jokerPoints)}, et le gagnant reçoit le total.`,
    ],
    texts: [
      "Les règles 4, 7, 8 et 10 suivent «\u00a0Règles\u00a0» dans le menu. D’ordinaire, une combinaison peut avoir deux jokers, l’ouverture demande 30 points, la table est fermée à ce tour, et un joker resté sur un chevalet coûte 30.",
      "Suit les règles du Rummikub\u202f; sans lien avec ses éditeurs.",
    ],
  });

  /** What there is to do, by who deals. */
  const howToUse = (use: English.Use): Chapter => ({
    title: standardHelpWords.helpUse,
    lines: [...{ table: atTable, game: playing, puzzle: solving }[use], standardHelpWords.helpUndo],
    texts: [],
  });

  const atTable = [
    "Sous «\u00a0Chevalet\u00a0», touche tes tuiles.",
    "Sous «\u00a0Table\u00a0», saisis la table\u00a0: glisse le long d’une suite ou d’une série, ou touche la première et la dernière tuile d’une suite, ou les couleurs d’une série\u202f; la combinaison suivante commence d’elle-même.",
    "La grande ligne en haut dit combien de tes tuiles tu peux jouer, et le plan montre comment\u202f; touche «\u00a0Fait\u00a0» quand tu les as jouées.",
    "Sous «\u00a0Ils posent\u00a0», saisis ce que les autres ont posé\u00a0: cela compte aussitôt, et ton prochain coup s’affiche au-dessus. Si tu ne peux rien jouer, touche la tuile que tu as piochée\u202f; sinon, touche d’abord «\u00a0Je pioche\u00a0».",
    "Pour corriger, touche «\u00a0−\u00a0» puis la tuile à enlever\u202f; sous «\u00a0Table\u00a0», touche une combinaison pour la changer ou l’enlever.",
  ];

  const playing = [
    "Touche les tuiles de ton chevalet que tu veux jouer\u00a0: l’appli trouve comment, ou dit que c’est impossible.",
    "Ou déplace des tuiles à la main\u00a0: glisse-les, hors d’une combinaison après un court appui\u00a0; ou touche une combinaison, touche des tuiles dedans, puis la combinaison où elles vont, ou «\u00a0Nouvelle\u00a0».",
    "La grande ligne en haut dit à qui c’est de jouer, et si ce que tu as choisi peut être joué\u202f; touche alors «\u00a0Jouer\u00a0».",
    "Pas d’idée\u202f? Le premier indice dit combien de tuiles tu peux jouer, le suivant lesquelles, puis quelles combinaisons changent, puis comment.",
    "«\u00a0Remettre\u00a0» rétablit le chevalet et la table\u202f; si tu ne peux ou ne veux pas jouer, touche «\u00a0Piocher\u00a0».",
  ] as const;

  const solving = [
    "Touche les tuiles de ton chevalet que tu veux jouer, le plus possible\u00a0: l’appli trouve comment, ou dit que c’est impossible.",
    playing[1],
    "La grande ligne en haut dit si ce que tu as choisi peut être joué\u202f; touche alors «\u00a0Jouer\u00a0».",
    playing[3],
    "«\u00a0Remettre\u00a0» rétablit le chevalet et la table.",
  ];

  /** What can be entered besides rack and sets. */
  const entering: Chapter = {
    title: "Chevalet et table",
    texts: [
      "Glisse sur les quatre couleurs pour poser la série de quatre\u202f; pour une de trois, touche la couleur qui manque, avant la combinaison suivante. Sur ton chevalet aussi, glisser saisit toutes les tuiles parcourues.",
      "Avec moins de 14 tuiles sur ton chevalet, l’appli considère que tu as ouvert\u00a0; sinon, que tu n’as pas encore ouvert. Pour corriger, touche «\u00a0Pas encore\u00a0» ou «\u00a0J’ai ouvert\u00a0».",
      "«\u00a0Vrac\u00a0» laisse les tuiles dont tu ne connais pas les combinaisons. Tu peux jouer les mêmes tuiles\u202f; seul le plan ne peut pas dire quelles combinaisons restent.",
      "Sur la grille, un chiffre dans un rond dit combien sont sur ton chevalet, dans un carré combien sur la table. Une tuile barrée est épuisée\u00a0: les deux sont visibles. «\u00a0Je pioche\u00a0» montre ce que chaque tuile rapporterait.",
    ],
  };

  return {
    help: ({ use, rules: ofGame }) => [
      rules(ofGame),
      howToUse(use),
      ...(use === "table" ? [entering] : []),
      {
        title: "La réponse",
        texts: [
          `«\u00a0Plus fort\u00a0», le choix de départ, est ce que ferait le plus fort joueur de l’ordinateur\u00a0: le plus de tuiles, avec le moins de coupes. Il ne joue un joker que pour gagner aussitôt, ou pour ouvrir quand il reste dix tuiles ou moins à piocher. Avec douze tuiles au plus, dont cinq ou moins resteraient, il pioche si cela gagne au tour suivant dans ${withPercent(number(12))} des cas ou plus. Entre deux joueurs de l’ordinateur, attendre ainsi gagne environ 63 parties sur 100.`,
          "Quand moins de tuiles demandent moins de coupes, tu peux choisir, par exemple «\u00a04 tuiles · 12 coupes\u00a0», «\u00a02 · 4\u00a0», «\u00a01 · aucune\u00a0»\u00a0: chaque fois le plus de tuiles avec au plus tant de coupes. Le reste se trouve sous «\u00a0Pourquoi, et autres coups\u00a0». «\u00a0Le plus possible\u00a0» veut dire que la recherche a exclu qu’il en parte davantage.",
          "Les tuiles en relief au bord épais sont à toi\u00a0: le coup les joue. Sur ton chevalet, touche l’une d’elles pour la garder, ou une tuile qui reste pour la jouer.",
          "«\u00a0Garder les jokers\u00a0» ne les joue que dans un coup qui vide ton chevalet, ou si tu ne peux pas ouvrir sans eux. Entre deux joueurs de l’ordinateur, cela gagne 60 parties sur 100 contre celui qui joue le plus de tuiles possible.",
        ],
      },
      {
        title: "Contre l’ordinateur, et les défis",
        texts: [
          "Dans le menu, «\u00a0Jouer avec l’appli\u00a0»\u00a0: elle distribue, pioche et joue pour les autres, dont les chevalets restent cachés\u202f; ou tu pioches de vraies tuiles et les touches. Ensuite, «\u00a0Tours\u00a0» compare ce que tu as joué à ce qu’aurait joué le plus fort joueur de l’ordinateur.",
          "Les défis viennent de telles parties. Les faciles demandent 1 ou 2 coupes, les moyens 3 à 5, les difficiles davantage. Le lien contient le niveau et le numéro\u202f; qui l’ouvre a le même défi.",
        ],
      },
      {
        title: "Les coupes",
        texts: [
          "Une coupe sépare deux tuiles qui étaient côte à côte sur la table, dans une suite ou une série. Ajouter une tuile, réunir des combinaisons et déplacer des jokers ne coûte rien. Un coup à peu de coupes est facile à poser.",
        ],
      },
      {
        title: "L’ouverture",
        texts: [
          "À l’ouverture, un joker compte comme la tuile qu’il remplace. D’anciennes règles demandent 50 points\u202f; certains joueurs utilisent la table aussitôt.",
        ],
      },
      {
        title: "Les pioches utiles",
        texts: [
          "Une tuile aide si ton prochain coup peut poser plus de tuiles avec elle que sans, la table restant la même.",
        ],
      },
      {
        title: "Les jokers sur la table",
        texts: [
          "Les règles diffèrent\u00a0: les jokers sont libres, remplacent une tuile précise, sont bloqués dans leur combinaison, ou ne se libèrent d’une série qu’ensemble. D’ordinaire, ils sont libres, des tuiles comme les autres. «\u00a0Règles\u00a0», dans le menu, explique chacune.",
        ],
      },
    ],
  };
}
