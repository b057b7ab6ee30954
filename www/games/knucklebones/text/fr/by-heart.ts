// Knucklebones's rules to remember, in French: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural }: Formats): English.ByHeartWords {
  const facts: Record<Fact, Condition> = {
    die: [(n) => `le dé montre ${number(n)} ou plus`, (n) => `le dé montre ${number(n)} ou moins`],
    empty: [
      (n) => `tu as ${number(n)} ${plural(n, "case vide", "cases vides")} ou plus`,
      (n) => `tu as ${number(n)} ${plural(n, "case vide", "cases vides")} au plus`,
    ],
    "their-empty": [
      (n) => `l’autre plateau a ${number(n)} ${plural(n, "case vide", "cases vides")} ou plus`,
      (n) => `l’autre plateau a ${number(n)} ${plural(n, "case vide", "cases vides")} au plus`,
    ],
    "fewest-empty": [
      (n) => `les deux plateaux ont ${number(n)} ${plural(n, "case vide", "cases vides")} ou plus`,
      (n) => `l’un des plateaux a ${number(n)} ${plural(n, "case vide", "cases vides")} au plus`,
    ],
    lead: [
      (n) =>
        n > 0
          ? `tu mènes de ${number(n)} ou plus`
          : n === 0
            ? "tu n’es pas mené"
            : `tu es mené de ${number(-n)} au plus`,
      (n) => (n >= 0 ? `tu mènes de ${number(n)} au plus, ou tu es mené` : `tu es mené de ${number(-n)} ou plus`),
    ],
    behind: [
      (n) => `tu as ${number(n)} ${plural(n, "case vide", "cases vides")} ou plus de plus que l’autre plateau`,
      (n) => `tu as au plus ${number(n)} ${plural(n, "case vide", "cases vides")} de plus que l’autre plateau`,
    ],
    "their-matching": [
      (n) => `l’autre plateau a ${number(n)} ${plural(n, "dé", "dés")} de cette valeur ou plus`,
      (n) =>
        n === 0
          ? "l’autre plateau n’a aucun dé de cette valeur"
          : `l’autre plateau a ${number(n)} ${plural(n, "dé", "dés")} de cette valeur au plus`,
    ],
    matching: [
      (n) => `ton plateau a ${number(n)} ${plural(n, "dé", "dés")} de cette valeur ou plus`,
      (n) =>
        n === 0
          ? "ton plateau n’a aucun dé de cette valeur"
          : `ton plateau a ${number(n)} ${plural(n, "dé", "dés")} de cette valeur au plus`,
    ],
  };

  const features: Record<Feature, string> = {
    gain: "par point que tu gagnes",
    takes: "par point que l’adversaire perd",
    swing: "par point que tu gagnes ou que l’adversaire perd",
    removed: "par dé retiré",
    same: "par dé de cette valeur déjà là",
    dice: "par dé déjà là",
    fills: "si la colonne est alors pleine",
    kinds: "par valeur différente qu’il y a alors dans la colonne",
    facing: "par dé qui reste en face",
    safe: "si la colonne d’en face est alors pleine",
    "at-risk": "par point qu’un dé peut alors retirer à la colonne, au pire",
    exposed: "par point de cette valeur qu’un dé peut alors y retirer",
    score: "par point que vaut la colonne ensuite",
    before: "par point que vaut la colonne maintenant",
    "their-score": "par point qui reste en face",
    ahead: "par point d’avance de la colonne maintenant sur celle d’en face",
    target: "par point que ton prochain dé peut y retirer, au mieux",
    "adds-risk": "par point de plus qu’un dé peut retirer à la colonne",
    "gives-up": "par point de moins que ton prochain dé peut y retirer",
    opens: "si c’est ton premier dé à cet endroit",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  const columns = (board: number[][]) => board.map((dice) => (dice.length === 0 ? "vide" : dice.join(" "))).join(" / ");

  return {
    about:
      "Un jeu parfait gagne 50\u00a0% contre lui-même\u00a0; prendre toujours le plus de points aussitôt gagne 33\u00a0% contre lui. Une égalité compte pour moitié, et la chance des dés est retirée.",
    choices: "Tes choix\u00a0: les colonnes où il reste de la place.",
    otherwise: "S’il reste plusieurs colonnes à la fin, prends n’importe laquelle.",
    measure: "Victoires contre un jeu parfait",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Gagne ${share(measured)} contre un jeu parfait`,
    value: (share: number) => percent(share),
    /** What lies in the columns. */
    boards: ({ mine, theirs }: Example["position"]) =>
      `Adversaire\u00a0: ${columns(theirs)}. Toi\u00a0: ${columns(mine)}.`,
    /** Where the rule places the die. */
    placed: ({ position: { roll }, choice: column }: Example) =>
      `Un ${number(roll)} va ${["à gauche", "au milieu", "à droite"][column]}.`,
  };
}
