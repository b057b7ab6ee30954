// The rules and what the numbers mean, in French.

import { standardHelpWords } from "../../../../shell/text/fr/standard-dialogs.ts";
import { AVERAGES } from "../../model/averages.ts";
import type * as English from "../en/help.ts";
import type { Words } from "./words.ts";

export type HelpWords = English.HelpWords;

export function helpWords(words: Words): English.HelpWords {
  const { formats, points } = words;
  const { number, withPercent } = formats;

  return {
    help: ({ opening, openCost }) => [
      {
        title: standardHelpWords.helpRules,
        lines: [
          "Lance cinq dés\u00a0: l’un est écarté, les quatre autres forment deux paires, à ton gré.",
          "Coche les deux sommes sur la feuille, même quand cela te coûte, et le dé écarté dans sa propre rangée.",
          opening === "different"
            ? "Chaque dé écarté doit être d’un nouveau numéro, s’il en est sorti un, jusqu’à ce que trois numéros différents soient utilisés."
            : "Tu peux écarter n’importe quel dé jusqu’à ce que trois numéros différents soient utilisés.",
          "Ensuite, le dé écarté doit être de l’un de ces trois numéros, si l’un d’eux est sorti.",
          "Si aucun des trois n’est sorti, c’est un tour gratuit\u00a0: on coche deux sommes et aucun dé écarté.",
          `La première croix sur une somme l’ouvre et coûte ${points(openCost)}\u202f; les trois suivantes ne changent rien\u202f; la cinquième les rend.`,
          "De la sixième à la dixième, chaque croix rapporte\u00a0: 100 points sur 2 et 12, 70 sur 3 et 11, 60 sur 4 et 10, 50 sur 5 et 9, 40 sur 6 et 8, 30 sur 7\u202f; au-delà de dix, rien.",
          "La partie s’arrête après le tour où un numéro reçoit sa huitième croix de dé écarté\u202f; ce tour compte encore.",
          "Fais le plus de points possible\u202f; les autres joueurs ont les mêmes lancers sur leur propre feuille, et le plus grand score gagne.",
        ],
        texts: [
          "D’ordinaire, tout dé peut être écarté au début\u202f; le menu propose aussi la règle de départ avec trois dés écartés différents.",
        ],
      },
      {
        title: standardHelpWords.helpUse,
        lines: [
          "Pour former les paires toi-même, touche le dé à écarter, puis deux dés qui forment une paire.",
          "Déjà une partie sur papier\u202f? Recopie tes croix sur la feuille\u00a0: toucher une case remplit la rangée jusque-là, toucher la dernière croix l’enlève.",
          `⌫ enlève un dé. ${standardHelpWords.helpUndo}`,
        ],
        texts: [],
      },
      {
        title: "Le grand chiffre",
        texts: [
          "C’est une moyenne sur tous les lancers à venir, si tu joues bien ensuite. Tous les choix sauf le meilleur montrent aussi combien cela fait de moins. Un choix à moins de 3 points du meilleur est dit aussi bon\u00a0: les chiffres ne sont pas plus précis. Quand une raison se détache, le meilleur choix dit ce qu’il fait de mieux que le suivant.",
          "D’une partie à l’autre, le score varie beaucoup\u00a0: sur 20 parties jouées d’après le conseil depuis une feuille vide, une finit sous −210 et une au-dessus de 740. «\u00a0Score final\u00a0» le montre pour ta feuille.",
        ],
      },
      {
        title: "Un score à atteindre",
        texts: [
          "Quand il y a un score à battre, la meilleure moyenne n’est pas le meilleur plan. «\u00a0Objectif\u00a0» propose de viser 300, 500, un score de ton choix, ou plus que ce que les autres feront sans doute\u00a0: chaque choix montre alors ses chances d’y arriver, et le meilleur est celui qui en a le plus.",
          `Les parties jouées pour 500 ou plus y sont arrivées dans ${withPercent("29,4")} des cas, contre ${withPercent("27,2")} avec le conseil pour la moyenne\u202f; celles pour 300 ou plus dans ${withPercent("57,0")} contre ${withPercent("54,9")} (20\u202f000 parties de chaque sorte sur les mêmes lancers\u202f; chaque chiffre à 0,7 point près). Cela leur coûte 35 et 48 points en moyenne.`,
          "Le nombre après ± est la marge d’erreur d’une telle estimation\u00a0: neuf sur dix étaient aussi justes, d’après des parties jouées depuis environ 1\u202f200 feuilles. Vers la fin, les chances sont exactes.",
        ],
      },
      {
        title: "La marge",
        texts: [
          "Avec trois numéros utilisés, chacun peut recevoir sept croix avant que la partie s’arrête. Ce qui reste de ces 21 est la marge\u202f; les tours gratuits, un tour sur 32, n’en prennent rien. Garde les trois à égalité\u00a0: une rangée vite pleine termine la partie alors que les autres ont encore de la place.",
        ],
      },
      {
        title: "Exact et estimation",
        texts: [
          "Il y a bien trop de feuilles pour les résoudre toutes. Un petit réseau, entraîné sur des parties contre lui-même, estime ce que vaut une feuille\u202f; l’appli y ajoute un examen exact des 252 lancers qui peuvent suivre. De tels chiffres sont appelés estimations.",
          "Vers la fin, avec trois numéros utilisés et au plus un dé écarté de marge après le choix (deux quand c’est rapide), tout ce qui peut suivre est calculé. De tels chiffres sont appelés exacts.",
          "Les estimations sont grossières dès qu’est utilisé un numéro qui n’appartient ni à 1, 2, 6 ni à 1, 5, 6. Dans un contrôle avec 3\u202f000 feuilles tirées de parties jouées bien, mal et au hasard, 300 parties depuis chacune, neuf estimations grossières sur dix étaient à moins de 26 points de la moyenne, et neuf autres estimations sur dix à moins de 7. Pour des feuilles inventées, auxquelles le jeu ne mène presque jamais, elles étaient trop hautes de 21 points en moyenne. «\u00a0Score final\u00a0» joue de telles parties depuis ta feuille.",
        ],
      },
      {
        title: "Quelles sommes ouvrir",
        texts: [
          "Les sommes fréquentes\u00a0: un bon joueur ouvre 6, 7, 8, 4 et 10 à presque chaque partie, 5 et 9 une fois sur deux, 2 et 12 une fois sur quatre, 3 et 11 presque jamais. 4 et 10 rapportent 60 par croix et peuvent se former avec un lancer sur deux.",
        ],
      },
      {
        title: "Pourquoi écarter 1, 2 et 6",
        texts: [
          "Écarter les petits et les grands dés laisse ceux du milieu pour les paires, et leurs sommes sont fréquentes. Près de neuf bonnes parties sur dix finissent avec 1, 2, 6 (ou son miroir 1, 5, 6). Le troisième numéro n’a pas à venir tout de suite\u00a0: en moyenne, il vient au tour 4.",
        ],
      },
      {
        title: "Une règle simple",
        texts: [
          `N’ouvre aucune somme sauf 4, 6, 7, 8 et 10\u202f; n’écarte que 1, 2 et 6 (ou 1, 5 et 6), de sorte que la partie dure\u202f; puis coche ce qui rapporte le plus. Cela seul donne ${number(AVERAGES.thumb)} points en moyenne\u202f; le conseil en donne environ ${number(AVERAGES.advice)}.`,
        ],
      },
      {
        title: "Autres règles",
        texts: [
          `Can’t Stop Express demande trois dés écartés différents dans les trois premiers tours, ce qui coûte environ 53 points en moyenne. Si un lancer n’a pas de nouveau numéro, tout dé peut être écarté.`,
          "Dans la variante facile, parmi les règles maison du menu, une somme ouverte coûte 150 au lieu de 200 (environ 71 points de plus en moyenne). Certains paient chaque croix après la cinquième (environ 16 de plus), certains ne paient rien pour la dixième (environ 35 de moins). L’appli ne propose pas ces règles\u00a0: il faudrait entraîner à nouveau son conseil.",
        ],
      },
    ],
  };
}
