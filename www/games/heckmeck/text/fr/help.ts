// The rules and what the numbers mean, in French, with the position on screen as the example.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardHelpWords } from "../../../../shell/text/fr/standard-dialogs.ts";
import type { adviceExample, oddsExample } from "../../model/examples.ts";
import type { Name, Rules, State } from "../../model/types.ts";
import type * as English from "../en/help.ts";
import { adviceWords } from "./advice.ts";
import type { DetailWords, GameWords } from "./details.ts";
import { ownHis } from "./pieces.ts";

type OddsExample = ReturnType<typeof oddsExample>;
type AdviceExample = ReturnType<typeof adviceExample>;

export type HelpWords = English.HelpWords;

export function helpWords(words: GameWords, { aim }: DetailWords): English.HelpWords {
  const { formats, die, goalNumber, wayAsAction, bustRules, costOf, houseRules } = adviceWords(words);
  const { number, percent, worth, plural } = formats;

  const decision = (best: OddsExample["best"]) => {
    if (!best) return [];
    const unit = best.goal === "expectedAtLeast" ? ` ${plural(Number(best.number.toFixed(2)), "point", "points")}` : "";
    return [
      `En ce moment, le meilleur choix pour ${aim(best.goal, best.total)} est de ${wayAsAction(best.way)}\u00a0: ${goalNumber(best.goal, best.number)}${unit}.`,
    ];
  };

  const nextBust = (next: { dice: number; chance: number } | null) => {
    if (!next) return [];
    const left = `Avec ${die(next.dice)} ${plural(next.dice, "restant", "restants")}`;
    if (next.chance === 0) return [`${left}, le prochain lancer ne peut pas être raté.`];
    return [`${left}, le prochain lancer est raté dans ${percent(next.chance)} des cas.`];
  };

  /** What a stolen tile counts, as many times its worms. */
  const stolen = ({ opponents, stolenCounts }: Pick<AdviceExample, "opponents" | "stolenCounts">) => {
    if (opponents === 1) return "Avec un seul adversaire, comme à cette table, il compte double.";
    const times = opponents === 2 ? "une fois et demie" : `${number(stolenCounts, 2)} fois`;
    return `Avec ${opponents} adversaires, comme à cette table, il compte ${times} ses vers, car un seul d’entre eux les perd.`;
  };

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

  const useForOdds: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "Choisis le pickomino que tu veux\u00a0: «\u00a0Prendre\u00a0» sur la brochette, «\u00a0Voler\u00a0» à un autre joueur.",
      "Lance tes dés et saisis-les\u00a0: touche une face pour chaque dé, ou appuie dessus et glisse jusqu’à leur nombre.",
      "Le grand chiffre de chaque choix, ce sont tes chances d’avoir le pickomino, et la barre derrière remplit d’autant la ligne\u202f; le meilleur choix est marqué.",
      "Touche le choix que tu fais, puis saisis le lancer suivant\u202f; «\u00a0Nouveau tour\u00a0» recommence.",
      "Pour corriger un lancer, touche la face puis le nombre, après «\u00a0Changer\u00a0» si tous les dés y sont\u202f; «\u00a0Modifier\u00a0» corrige les dés pris.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  const useForAdvice: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "Sous «\u00a0Joueurs\u00a0», dis qui est à la table, dans l’ordre du jeu\u202f; l’ordinateur peut jouer aussi.",
      "À chaque tour, touche le pickomino que le joueur gagne, ou saisis les dés\u00a0: touche une face pour chaque dé, ou appuie dessus et glisse jusqu’à leur nombre.",
      "Le grand chiffre de chaque choix, ce sont les chances de gagner la partie, et la barre derrière remplit d’autant la ligne\u202f; ou bien les vers que le choix rapporte en moyenne.",
      "Touche le choix qui est fait\u202f; à la fin du tour, l’appli déplace les pickominos, et c’est au joueur suivant.",
      "Pour corriger un lancer, touche la face puis le nombre, après «\u00a0Changer\u00a0» si tous les dés y sont\u202f; touche un pickomino pour le mettre là où il est.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  /** What a chance to win is, and how far it can be trusted. */
  const winning = (
    name: Name,
    { players, accuracy, best }: Pick<AdviceExample, "players" | "accuracy" | "best">,
  ): Chapter[] => [
    {
      title: "Les chances de gagner",
      texts: [
        "Celles du joueur dont c’est le tour, après chaque choix, si chacun joue bien ensuite. À vers égaux, le plus haut pickomino décide, comme dans les règles.",
        ...(best ? [`${capital(ownHis("meilleur choix", name))} gagne dans ${percent(best.value)} des cas.`] : []),
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
  ];

  return {
    /** What the help begins with. */
    howToPlay: (state) => [rules(state), state.mode === "odds" ? useForOdds : useForAdvice],

    oddsHelp: ({ total, atLeast, exactly, points, pointsFrom, best, nextBust: next, bust }) => [
      {
        title: `Au moins ${total}`,
        texts: [
          `Les chances de finir ce tour sur ${total} ou plus, avec un ver, si tu ne vises rien d’autre à partir d’ici. En ce moment\u00a0: ${percent(atLeast)}.`,
          "C’est le chiffre pour prendre un pickomino sur la brochette.",
        ],
      },
      {
        title: `Exactement ${total}`,
        texts: [
          `Les chances de finir ce tour sur exactement ${total}, si tu ne vises rien d’autre à partir d’ici. En ce moment\u00a0: ${percent(exactly)}.`,
          "C’est le chiffre pour voler.",
        ],
      },
      {
        title: "Points",
        texts: [
          `Le résultat moyen si tu joues pour le plus de points\u00a0: ${number(points, 2)} à partir d’ici. Chaque total compte, même celui qui ne gagne aucun pickomino\u00a0: s’arrêter à 18 avec un ver fait 18 points mais ne gagne rien. Cela montre donc ce que promet une position, mais ne dit pas quoi faire.`,
          `Si tu choisis un pickomino, les résultats en dessous comptent 0\u00a0: à partir d’ici, la moyenne pour ${total} ou plus est de ${number(pointsFrom, 2)}.`,
        ],
      },
      {
        title: "Un but à la fois",
        texts: [
          "Chaque chiffre suppose que tu joues pour ce seul but. Tu ne peux pas les avoir tous à la fois\u00a0: le meilleur chemin vers 25 n’est pas forcément le meilleur vers 30.",
        ],
      },
      {
        title: "Comment décider",
        texts: [
          "Choisis le pickomino que tu veux. Le choix marqué «\u00a0meilleur\u00a0» t’y mène le plus souvent. Un pickomino moins probable peut quand même être le meilleur but s’il a plus de vers.",
          ...decision(best),
        ],
      },
      {
        title: "Bons et mauvais lancers",
        texts: [
          "Une fois un lancer saisi, la ligne au-dessus des choix montre comment il a changé tes chances. Elle te dit si tu as eu de la chance, pas si tu as bien joué.",
        ],
      },
      {
        title: "Un lancer raté",
        texts: [
          ...nextBust(next),
          "D’après les règles, un lancer raté fait perdre le tour et compte donc 0. Dans le menu, tu peux lui laisser le score, comme certains calculateurs. Les chances d’une position restent les mêmes. Mais un lancer raté vaut alors un arrêt, et les points en moyenne sont trop hauts, car relancer ne risque rien.",
          `Le menu est réglé ainsi\u00a0: un lancer raté ${bustRules[bust]}.`,
        ],
      },
    ],

    adviceHelp: ({ name, cost, best, aim, isEither, ...example }) => [
      ...(aim === "win" ? winning(name, { ...example, best }) : []),
      {
        title: "Vers en moyenne",
        texts: [
          ...(isEither
            ? [
                aim === "win"
                  ? "Le bouton au-dessus des choix montre à la place ce que chacun vaut en vers."
                  : "Le bouton au-dessus des choix montre à la place les chances de gagner la partie avec chacun.",
              ]
            : []),
          "Ce que vaut ce tour en moyenne si tu suis le conseil jusqu’au bout\u00a0: les vers du pickomino que tu gagnes, moins les vers de celui que tu perds si le tour est raté. Tous ces chiffres sont exacts.",
          ...(best && aim === "worms"
            ? [
                `${capital(ownHis("meilleur choix", name))} vaut ${worth(best.value)} ${plural(Number(best.value.toFixed(2)), "ver", "vers")}. Un tour raté ${costOf(cost)}\u202f; en suivant le conseil, cela arrive dans ${percent(best.failing)} des cas.`,
              ]
            : []),
        ],
      },
      {
        title: "L’écart",
        texts: [
          aim === "win"
            ? "Le chiffre à côté de chaque choix dit de combien de points il est en retard sur le meilleur. Un dixième de point ne compte guère\u202f; deux points, si. Quand une raison se détache, une ligne dit pourquoi le meilleur choix mène."
            : "Le chiffre à côté de chaque choix dit de combien de vers il est en retard sur le meilleur. Un écart de 0,05 ver ne compte guère\u202f; un demi-ver, si. Quand une raison se détache, une ligne dit pourquoi le meilleur choix mène.",
        ],
      },
      {
        title: "Le barème",
        texts: [
          `Chaque total vaut ${aim === "win" ? "les chances de gagner qu’il te laisserait" : "les vers qu’il te rapporterait"}. Quand des pickominos sont partis, 27 points ne gagnent peut-être que le 24. Le barème montre d’un coup d’œil où un total plus haut rapporte.`,
        ],
      },
      {
        title: "Voler",
        texts: [
          aim === "win"
            ? "Quand un total permet de voler un pickomino ou d’en prendre un sur la brochette, celui qui donne le plus de chances de gagner vient en premier."
            : `Un pickomino volé vaut plus que ses vers, car un autre joueur les perd. ${stolen(example)}`,
        ],
      },
      ...(aim === "win"
        ? []
        : [
            {
              title: "Ce que le conseil laisse de côté",
              texts: [
                "Le conseil en vers ne regarde que ce tour-ci. Il ne tient compte ni de qui mène, ni de la facilité à te voler ton nouveau pickomino, ni de la fin plus ou moins proche de la partie.",
              ],
            },
          ]),
      {
        title: "Totaux et Courbes",
        texts: [
          "Ils répondent à une autre question\u00a0: les chances de chaque total si tu ne joues que pour ce total.",
        ],
      },
    ],
  };
}
