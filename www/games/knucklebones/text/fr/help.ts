// The rules and what the numbers mean, in French.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/fr/standard-dialogs.ts";

export const help: Chapter[] = [
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
      "Mauvais dé\u202f? Touche-le encore pour le reprendre.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  },
  {
    title: "Les grands chiffres",
    texts: [
      `Ce sont tes chances de gagner, même quand c’est à l’adversaire de jouer\u00a0: sa meilleure colonne est alors celle qui t’en laisse le moins. Ces chances supposent que les deux camps placent bien par la suite\u202f; une égalité compte comme une demi-victoire. Les autres colonnes montrent de combien de points elles s’écartent de la meilleure\u00a0: 40\u00a0%, c’est 5 points de moins que 45\u00a0%. «\u00a0Aussi bonne\u00a0» signifie que l’écart est plus petit que la précision des nombres.`,
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
    ],
  },
  {
    title: "Ce que coûte un choix",
    texts: [
      `Après chaque dé, l’appli compare ta colonne à la meilleure. «\u00a04,0 points de pourcentage\u00a0», cela veut dire\u00a0: 4 victoires de moins sur 100 parties jouées à partir de là. Un demi-point ne compte guère.`,
    ],
  },
];
