// Heckmeck's rules to remember, in French: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import { levels } from "../../../../shell/text/fr/standard.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural }: Formats): English.ByHeartWords {
  const points = (n: number) => `${number(n)} ${plural(n, "point", "points")}`;
  const worms = (n: number) => `${number(n)} ${plural(n, "ver", "vers")}`;
  const notTaken = (n: number) =>
    `${number(n)} ${plural(n, "dé n’est pas encore pris", "dés ne sont pas encore pris")}`;
  const faces = (n: number) => `${number(n)} ${plural(n, "face", "faces")}`;
  const tiles = (n: number) => `${number(n)} ${plural(n, "pickomino", "pickominos")}`;

  const facts: Record<Fact, Condition> = {
    dice: [(n) => `au moins ${notTaken(n)}`, (n) => `au plus ${notTaken(n)}`],
    faces: [(n) => `tu as pris au moins ${faces(n)}`, (n) => `tu as pris au plus ${faces(n)}`],
    total: [(n) => `tu as au moins ${points(n)}`, (n) => `tu as au plus ${points(n)}`],
    worm: [() => "tu as déjà pris des vers", () => "tu n’as pas encore pris de vers"],
    "worms-rolled": [
      (n) => `tu peux prendre au moins ${worms(n)} de ce lancer`,
      (n) => `tu peux prendre au plus ${worms(n)} de ce lancer`,
    ],
    tile: [
      (n) => `tu gagnes au moins ${worms(n)} en t’arrêtant maintenant`,
      (n) => `tu gagnes au plus ${worms(n)} en t’arrêtant maintenant`,
    ],
    steals: [() => "tu voles un pickomino en t’arrêtant maintenant", () => "tu ne voles rien en t’arrêtant maintenant"],
    own: [
      (n) => `ton pickomino du dessus a au moins ${worms(n)}`,
      (n) => `ton pickomino du dessus a au plus ${worms(n)}`,
    ],
    "at-stake": [
      (n) => `ton pickomino du dessus et celui que tu gagnes en t’arrêtant maintenant ont au moins ${worms(n)} en tout`,
      (n) => `ton pickomino du dessus et celui que tu gagnes en t’arrêtant maintenant ont au plus ${worms(n)} en tout`,
    ],
    rival: [
      (n) => `le plus haut pickomino à voler a au moins ${worms(n)}`,
      (n) => `le plus haut pickomino à voler a au plus ${worms(n)}`,
    ],
    "to-rival": [
      (n) => `il te manque au moins ${points(n)} pour voler le plus haut pickomino`,
      (n) => `il ne te manque pas plus de ${points(n)} pour voler le plus haut pickomino`,
    ],
    "to-lowest": [
      (n) => `il te manque au moins ${points(n)} pour le plus bas pickomino de la brochette`,
      (n) => `il te manque au plus ${points(n)} pour le plus bas pickomino de la brochette`,
    ],
    grill: [(n) => `la brochette a au moins ${tiles(n)}`, (n) => `la brochette a au plus ${tiles(n)}`],
    lead: [
      (n) =>
        n > 0
          ? `tu as au moins ${worms(n)} d’avance`
          : n === 0
            ? "tu n’as pas de retard"
            : `tu n’as pas plus de ${worms(-n)} de retard`,
      (n) =>
        n > 0
          ? `tu n’as pas plus de ${worms(n)} d’avance`
          : n === 0
            ? "tu n’as pas d’avance"
            : `tu as au moins ${worms(-n)} de retard`,
    ],
  };

  const features: Record<Feature, string> = {
    stop: "si tu t’arrêtes",
    count: "par dé que tu prends",
    points: "par point que tu prends",
    value: "par point de la face (ver\u00a0: 5)",
    worms: "si tu prends des vers",
    reaches: "si tu peux alors avoir un pickomino",
    brings: "par ver du pickomino que tu aurais alors",
    steals: "si tu peux alors voler un pickomino",
    missing: "par point qui te manque alors pour le plus bas pickomino de la brochette",
    last: "s’il ne reste alors aucun dé",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  return {
    documentTitle: "Pickomino sans l’appli · rollwise",
    about: `Mesuré à deux, contre «\u00a0${levels.strong}\u00a0», un ordinateur qui joue pour le plus de vers à chaque tour\u202f; la meilleure règle simple publiée gagne 28,7\u00a0% contre lui. Tout est mesuré hors chance aux dés.`,
    aims: {
      label: "Critère",
      of: {
        worms: {
          name: "Vers",
          about: "Choix selon les vers gagnés à chaque tour, pour n’importe quel nombre de joueurs.",
        },
        win: {
          name: "Chances de gagner",
          about:
            "Choix selon les chances de gagner dans une partie à deux. Contre cet adversaire, ces règles ne gagnent guère plus que les autres, et même moins à cinq règles.",
        },
      },
    },
    choices:
      "Tes choix\u00a0: les faces que tu peux prendre\u202f; ensuite, si tu peux avoir un pickomino, t’arrêter ou relancer. Pour ces deux-là, seul compte «\u00a0si tu t’arrêtes\u00a0».",
    otherwise:
      "Si les règles ne décident pas, arrête-toi dès que tu peux avoir un pickomino\u202f; s’il reste plusieurs faces, prends n’importe laquelle.",
    measure: `Victoires contre «\u00a0${levels.strong}\u00a0»`,
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Gagne ${share(measured)} contre «\u00a0${levels.strong}\u00a0»`,
    value: (share: number) => percent(share),
    taken: "Pris",
    nothingTaken: "rien encore",
    rolled: "Lancés",
    lowest: (lowest: number) => `Le plus bas de la brochette\u00a0: ${lowest}`,
    own: (own: number | null) => (own === null ? "Tu n’as pas de pickomino" : `Ton pickomino du dessus\u00a0: ${own}`),
    rival: (rival: number | null) => (rival === null ? "Rien à voler" : `À voler\u00a0: ${rival}`),
    decided({ action, face }: Example["choice"]) {
      if (action === "stop") return "Arrête-toi.";
      if (action === "roll" || face === undefined) return "Relance.";
      return face === 6 ? "Prends les vers." : `Prends les ${number(face)}.`;
    },
  };
}
