// Knucklebones's rules to remember, in French: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import { WINS } from "../../model/levels.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural, withPercent }: Formats): English.ByHeartWords {
  const points = (n: number) => `${number(n)} ${plural(n, "point", "points")}`;
  const empty = (n: number) => `${number(n)} ${plural(n, "case vide", "cases vides")}`;
  const dice = (n: number) => `${number(n)} ${plural(n, "dé", "dés")} de cette valeur`;

  const facts: Record<Fact, Condition> = {
    die: [(n) => `le dé montre ${number(n)} ou plus`, (n) => `le dé montre ${number(n)} ou moins`],
    empty: [(n) => `tu as au moins ${empty(n)}`, (n) => `tu as au plus ${empty(n)}`],
    "their-empty": [
      (n) => `le plateau adverse a au moins ${empty(n)}`,
      (n) => `le plateau adverse a au plus ${empty(n)}`,
    ],
    "fewest-empty": [(n) => `chaque plateau a au moins ${empty(n)}`, (n) => `l’un des plateaux a au plus ${empty(n)}`],
    lead: [
      (n) =>
        n > 0
          ? `tu as au moins ${points(n)} d’avance`
          : n === 0
            ? "tu n’as pas de retard"
            : `tu n’as pas plus de ${points(-n)} de retard`,
      (n) =>
        n > 0
          ? `tu n’as pas plus de ${points(n)} d’avance`
          : n === 0
            ? "tu n’as pas d’avance"
            : `tu as au moins ${points(-n)} de retard`,
    ],
    behind: [
      (n) => `tu as au moins ${empty(n)} de plus que l’adversaire`,
      (n) => `tu as au plus ${empty(n)} de plus que l’adversaire`,
    ],
    "their-matching": [
      (n) => `le plateau adverse a au moins ${dice(n)}`,
      (n) => (n === 0 ? "le plateau adverse n’a aucun dé de cette valeur" : `le plateau adverse a au plus ${dice(n)}`),
    ],
    matching: [
      (n) => `ton plateau a au moins ${dice(n)}`,
      (n) => (n === 0 ? "ton plateau n’a aucun dé de cette valeur" : `ton plateau a au plus ${dice(n)}`),
    ],
  };

  const features: Record<Feature, string> = {
    gain: "par point que tu gagnes",
    takes: "par point que l’adversaire perd",
    swing: "par point que tu gagnes ou que l’adversaire perd",
    removed: "par dé que tu retires",
    same: "par dé de cette valeur déjà dans la colonne",
    dice: "par dé déjà dans la colonne",
    fills: "si la colonne est alors pleine",
    kinds: "par valeur différente alors dans la colonne",
    facing: "par dé qui reste en face",
    safe: "si la colonne d’en face est alors pleine",
    "at-risk": "par point que la colonne peut alors perdre à cause d’un dé",
    exposed: "par point de cette valeur que la colonne peut alors perdre",
    score: "par point que vaut alors la colonne",
    before: "par point que vaut la colonne maintenant",
    "their-score": "par point qui reste en face",
    ahead: "par point d’avance actuelle de la colonne sur celle d’en face (retard en négatif)",
    target: "par point que ton prochain dé peut retirer à la colonne d’en face",
    "adds-risk": "par point que la colonne peut perdre en plus à cause d’un dé",
    "gives-up": "par point que ton prochain dé peut retirer en moins à la colonne d’en face",
    opens: "si la colonne était vide",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  const columns = (board: number[][]) => board.map((dice) => (dice.length === 0 ? "vide" : dice.join(" "))).join(" / ");

  return {
    documentTitle: "Les Osselets\u00a0: règles à retenir · rollwise",
    about: `Un jeu parfait gagne 50\u00a0% contre lui-même\u202f; viser toujours le plus de points immédiats gagne ${withPercent(number(WINS.medium))} contre lui. Une égalité compte pour moitié, et tout est mesuré hors chance aux dés.`,
    choices: "Tes choix\u00a0: tes colonnes où il reste de la place.",
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
