// The rules and what the numbers mean, in French.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/fr/standard-dialogs.ts";
import type { Rules, State } from "../../model/types.ts";
import type * as English from "../en/help.ts";
import { adviceWords } from "./advice.ts";
import type { GameWords } from "./details.ts";

export type HelpWords = English.HelpWords;

export function helpWords(words: GameWords): English.HelpWords {
  const { formats, die, houseRules } = adviceWords(words);
  const { number, plural } = formats;

  /** Which tile a failed turn turns down, by the house rules. */
  const turningDown = ({ alwaysTurnDown, turnDownWithNothingToReturn }: Rules) => {
    const returned = alwaysTurnDown ? "même si c’est" : "sauf si c’est";
    const nothing = turnDownWithNothingToReturn
      ? "cela arrive même si tu n’en avais aucun à rendre"
      : "si tu n’en avais aucun à rendre, rien ne se passe";
    return `Ensuite, le plus haut pickomino de la brochette est retourné face cachée et hors jeu, ${returned} celui que tu viens de rendre\u202f; ${nothing}.`;
  };

  const rules = ({ dice, table }: Pick<State, "dice" | "table">): Chapter => ({
    title: standardHelpWords.helpRules,
    lines: [
      "Les pickominos 21 à 36 forment la brochette, face visible\u00a0: 21 à 24 ont un ver chacun, 25 à 28 deux, 29 à 32 trois, 33 à 36 quatre.",
      `À ton tour, lance ${die(dice)}\u00a0: chacun compte ce qu’il montre, de 1 à 5 points, et un ver compte 5.`,
      "Prends tous les dés d’une face et mets-les de côté\u202f; une face déjà prise ne peut plus l’être ce tour-ci.",
      "Ensuite, arrête-toi, ou relance les dés restants et prends une autre face\u202f; le tour finit aussi quand tous les dés ou les six faces sont pris.",
      `Si tu t’arrêtes avec au moins un ver, prends sur la brochette le pickomino de ton total ou, s’il n’y est plus, ${table.rules.anyLowerTile ? "n’importe quel plus bas" : "le premier en dessous"}, et pose-le en haut de ta pile.`,
      `Si ton total, avec un ver, est exactement celui du pickomino du dessus d’un autre joueur, tu ${table.rules.compulsorySteal ? "dois" : "peux"} le voler à la place.`,
      "Si tu ne peux prendre aucune face d’un lancer, il est raté, et ton tour aussi\u202f; le tour est raté aussi s’il finit sans pickomino.",
      "Quand un tour est raté, le pickomino du dessus de ta pile retourne sur la brochette.",
      turningDown(table.rules),
      "La partie se termine quand la brochette n’a plus de pickomino visible\u202f; qui a le plus de vers gagne\u202f; à égalité, qui a le plus haut pickomino.",
    ],
    texts: [
      `Les règles 5, 6 et 9 varient d’une table à l’autre\u00a0: dans une partie, le menu propose «\u00a0${houseRules}\u00a0». D’ordinaire, c’est le premier en dessous, le vol est libre, et le plus haut pickomino est retourné même si tu n’en avais aucun à rendre, mais pas si c’est celui qui vient d’être rendu.`,
    ],
  });

  const use: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "Pour entrer les dés, touche la face de chacun, ou maintiens-la et glisse jusqu’à leur nombre.",
      "Pour corriger un lancer, touche la face puis le nombre de dés, après «\u00a0Changer\u00a0» si tous les dés sont entrés\u202f; pour déplacer un pickomino, touche-le.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  return {
    howToPlay: (state) => [rules(state), use],

    oddsHelp: [
      {
        title: "Au moins, exactement",
        texts: [
          "Les chances de finir ce tour avec un ver sur ce total ou plus, ce qui prend un pickomino sur la brochette, ou exactement sur ce total, ce qui en vole un, si tu ne joues plus que pour cela.",
        ],
      },
      {
        title: "Points",
        texts: [
          "Le résultat moyen si tu joues pour le plus de points. Chaque total compte, même celui qui ne gagne aucun pickomino\u00a0: s’arrêter à 18 avec un ver fait 18 points mais ne gagne rien. Cela montre donc ce que promet une position, mais ne dit pas quoi faire.",
        ],
      },
      {
        title: "Un but à la fois",
        texts: [
          "Chaque chiffre suppose que tu joues pour ce seul but. Tu ne peux pas les avoir tous à la fois\u00a0: le meilleur chemin vers 25 n’est pas forcément le meilleur vers 30.",
        ],
      },
      {
        title: "Un lancer raté",
        texts: [
          "D’après les règles, un lancer raté fait perdre le tour et compte donc 0. Dans le menu, tu peux lui laisser le score, comme certains calculateurs. Les chances d’une position restent les mêmes. Mais un lancer raté vaut alors un arrêt, et les points en moyenne sont trop hauts, car relancer ne risque rien.",
        ],
      },
    ],

    adviceHelp: (players, accuracy) => [
      {
        title: "Les chances de gagner",
        texts: [
          "Celles du joueur dont c’est le tour, après chaque choix, si chacun joue bien ensuite. À vers égaux, le plus haut pickomino décide, comme dans les règles.",
        ],
      },
      {
        title: "D’où elles viennent",
        texts: [
          "Tout ce qui peut arriver ce tour-ci et le suivant est calculé exactement. Ce que valent les tables d’après est une estimation\u00a0: l’appli l’a appris de millions de tours de parties contre elle-même. Vers la fin de la partie, quand seules quelques centaines de tables peuvent encore venir, toutes sont calculées\u00a0: rien n’est estimé, et les chiffres sont marqués comme exacts.",
        ],
      },
      {
        title: "Ce qu’elles valent",
        texts: [
          `Sur ${number(accuracy.positions)} positions de parties à ${players} joueurs, les chances affichées ont été comparées aux vrais résultats, hors chance aux dés. Par tranches de 5 points de pourcentage, elles s’en écartaient d’au plus ${number(accuracy.steps, 1)} ${plural(accuracy.steps, "point", "points")}.`,
          `À des tables au hasard avec 3 à 7 pickominos en jeu, que l’on ne rencontre presque jamais, neuf estimations sur dix étaient justes à ${number(accuracy.most, 1)} ${plural(accuracy.most, "point", "points")} près, et la pire à ${number(accuracy.worst, 1)}.`,
          "Les humains ne jouent pas aussi bien que l’appli le suppose\u00a0: qui joue mieux que les autres à la table gagne plus souvent qu’elle ne le dit. Les estimations sont apprises avec les règles usuelles\u202f; avec des règles maison, elles sont moins justes.",
        ],
      },
      {
        title: "Vers en moyenne",
        texts: [
          "Ce que vaut ce tour en moyenne si tu suis le conseil jusqu’au bout\u00a0: les vers du pickomino que tu gagnes, moins les vers de celui que tu perds si le tour est raté. Tous ces chiffres sont exacts.",
        ],
      },
      {
        title: "Voler",
        texts: [
          "En vers, un pickomino volé compte plus qu’il ne montre, car un autre joueur les perd\u00a0: double contre un adversaire, moins contre plusieurs, puisqu’un seul d’entre eux les perd.",
        ],
      },
      {
        title: "Ce que le conseil laisse de côté",
        texts: [
          "Le conseil en vers ne regarde que ce tour-ci. Il ne tient compte ni de qui mène, ni de la facilité à te voler ton nouveau pickomino, ni de la fin plus ou moins proche de la partie.",
        ],
      },
    ],
  };
}
