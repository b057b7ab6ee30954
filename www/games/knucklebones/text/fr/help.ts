// The rules and what the numbers mean, in French, with the position on screen as the example.

import { standardHelpWords } from "../../../../shell/text/fr/standard-dialogs.ts";
import type { Example, Now } from "../../model/examples.ts";
import type * as English from "../en/help.ts";
import { pieces } from "./pieces.ts";
import type { Words } from "./words.ts";

export type HelpWords = English.HelpWords;

export function helpWords(words: Words): English.HelpWords {
  const { formats } = words;
  const { column, inColumn, points, chancePoints, ofChance, within } = pieces(formats);
  const { percentWith, withPercent, number, signed, plural } = formats;

  /** What the numbers on screen say. */
  const nowOf = (now: Now) => {
    if (now.kind === "before")
      return `En ce moment, tes chances sont de ${percentWith(now.share, now.digits)}, en moyenne sur tous les lancers, si les deux camps placent bien.`;
    const { side, roll, best, share, tie, difference, digits } = now;
    const apart =
      now.apart === null
        ? ""
        : `, ${chancePoints(now.apart, digits)} de ${side === "mine" ? "plus" : "moins"} que dans la colonne suivante`;
    const placed =
      side === "mine"
        ? `un ${roll} se place au mieux ${inColumn(best)}\u00a0: ${percentWith(share, digits)} de chances de gagner`
        : `le ${roll} de l’adversaire se place au mieux ${inColumn(best)}, ce qui te laisse ${percentWith(share, digits)} de chances de gagner`;
    return `En ce moment, ${placed}${apart}. Une égalité, dont la probabilité est de ${percentWith(tie, digits)}, compte comme une demi-victoire. L’avance moyenne à la fin est de ${signed(difference, 1)} ${plural(difference, "point", "points")}.`;
  };

  const reachOf = ({ isProved, depth, margin }: NonNullable<Example["reach"]>) =>
    isProved
      ? "Les chiffres affichés sont prouvés."
      : `Les chiffres affichés anticipent ${number(depth)} ${plural(depth, "dé", "dés")}${margin ? `\u00a0: ${within(margin)}` : ""}.`;

  return {
    help: (example) => [
      {
        title: standardHelpWords.helpRules,
        lines: [
          "Deux joueurs ont chacun un plateau de trois colonnes de trois cases et jouent à tour de rôle.",
          "À ton tour, lance un dé et place-le dans une de tes colonnes où il reste de la place.",
          "Il retire tous les dés de même valeur de la colonne adverse d’en face, ce qui y libère de la place.",
          "Une colonne vaut la somme de ses dés, dans n’importe quel ordre, mais les dés égaux comptent davantage.",
          "Deux dés égaux comptent quatre fois leur valeur, trois neuf fois\u00a0: 4 1 4 vaut 17, et 6 6 6 vaut 54.",
          "Dès qu’un plateau est plein, la partie s’arrête, une fois que le dernier dé a retiré ses pareils.",
          "Le plus grand total des trois colonnes gagne\u202f; à totaux égaux, il y a égalité.",
        ],
        texts: [],
      },
      {
        title: standardHelpWords.helpUse,
        lines: [
          "Touche le dé lancé, puis la colonne où il est placé\u00a0: c’est un tour, pour toi comme pour l’adversaire.",
          "Le grand chiffre d’une colonne, ce sont tes chances de gagner si le dé y va, que ce soit à toi ou à l’adversaire de jouer\u202f; la meilleure colonne pour celui qui joue est encadrée.",
          "Mauvais dé\u202f? Touche-le encore pour le reprendre.",
          standardHelpWords.helpUndo,
          "«\u00a0Préparer une position\u00a0», dans le menu, recopie n’importe quelle position, par exemple une partie en cours sur console.",
          "Sous «\u00a0Joueurs\u00a0», l’ordinateur joue l’adversaire, et l’appli lance les dés si tu veux.",
        ],
        texts: [],
      },
      {
        title: "Les grands chiffres",
        texts: [
          `Ce sont tes chances de gagner, même quand c’est à l’adversaire de jouer\u00a0: sa meilleure colonne est alors celle qui t’en laisse le moins. Ces chances supposent que les deux camps placent bien par la suite\u202f; une égalité compte comme une demi-victoire. Les autres colonnes montrent de combien de points elles s’écartent de la meilleure\u00a0: ${withPercent("40")}, c’est 5 points de moins que ${withPercent("45")}. «\u00a0Aussi bonne\u00a0» signifie que l’écart est plus petit que la précision des nombres.`,
          ...(example.now ? [nowOf(example.now)] : []),
          "Dessous, ce que le dé fait aussitôt\u00a0: les points du jeu (pts) que la colonne gagne, et les dés qu’il retire.",
        ],
      },
      {
        title: "Avant le lancer",
        texts: [
          "Chaque face du dé montre tes chances après ce lancer, avec une flèche vers sa meilleure colonne\u00a0: gauche ←, milieu ↑, droite →.",
        ],
      },
      {
        title: "Estimé et prouvé",
        texts: [
          "La plupart des chiffres sont des estimations. L’appli anticipe quelques dés, avec chaque lancer et chaque colonne\u202f; les positions plus lointaines sont évaluées d’après ce qu’elle a appris d’une solution exacte du jeu, trop grosse pour un téléphone. Les chiffres changent donc un peu à mesure qu’elle voit plus loin.",
          "Le nombre après ± est la marge d’erreur d’une estimation. Elle a été mesurée sur cette solution\u00a0: 95 estimations sur 100 en étaient au moins aussi proches. Une décimale ne s’affiche que si elle est sûre, et ce que coûte un choix n’est indiqué qu’au-delà de cette marge.",
          "Près de la fin, elle examine tout ce qui peut suivre\u00a0: les chiffres sont alors prouvés, à un demi-point de pourcentage près.",
          ...(example.reach ? [reachOf(example.reach)] : []),
          ...(example.isRough
            ? ["Ce qu’elle a appris n’est pas encore chargé\u202f; en attendant, une règle simple en tient lieu."]
            : []),
        ],
      },
      {
        title: "Ce que coûte un choix",
        texts: [
          `Après chaque dé, l’appli compare ta colonne à la meilleure. «\u00a0${ofChance(0.04)}\u00a0», cela veut dire\u00a0: 4 victoires de moins sur 100 parties jouées à partir de là. Un demi-point ne compte guère.`,
          `Pour l’instant, les plateaux en sont à ${points(example.mine)} contre ${points(example.theirs)}. Le score seul n’en dit pas long\u00a0: ce qui peut encore être retiré compte aussi.`,
        ],
      },
      {
        title: "Les colonnes",
        texts: [
          `Les colonnes s’appellent ${column(0)}, ${column(1)} et ${column(2)}, comme tu les vois à l’écran, sur les deux plateaux. Le premier dé d’une colonne est le plus proche du milieu de l’écran.`,
        ],
      },
    ],
  };
}
