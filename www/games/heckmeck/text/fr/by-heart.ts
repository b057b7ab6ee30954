// Heckmeck's rules to remember, in French: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural }: Formats): English.ByHeartWords {
  const facts: Record<Fact, Condition> = {
    dice: [
      (n) => `${number(n)} ${plural(n, "dé", "dés")} ou plus ne sont pas encore pris`,
      (n) => `${number(n)} ${plural(n, "dé", "dés")} au plus ne sont pas encore pris`,
    ],
    faces: [
      (n) => `${number(n)} ${plural(n, "face", "faces")} ou plus sont prises`,
      (n) => `${number(n)} ${plural(n, "face", "faces")} au plus sont prises`,
    ],
    total: [
      (n) => `tu as ${number(n)} ${plural(n, "point", "points")} ou plus`,
      (n) => `tu as ${number(n)} ${plural(n, "point", "points")} au plus`,
    ],
    worm: [() => "tu as un ver", () => "tu n’as pas encore de ver"],
    "worms-rolled": [
      (n) => `${number(n)} ${plural(n, "ver", "vers")} ou plus sont sortis que tu peux prendre`,
      (n) => `${number(n)} ${plural(n, "ver", "vers")} au plus sont sortis que tu peux prendre`,
    ],
    tile: [
      (n) => `s’arrêter maintenant rapporte ${number(n)} ${plural(n, "ver", "vers")} ou plus`,
      (n) => `s’arrêter maintenant rapporte ${number(n)} ${plural(n, "ver", "vers")} au plus`,
    ],
    steals: [() => "s’arrêter maintenant vole un pickomino", () => "s’arrêter maintenant ne vole rien"],
    own: [
      (n) => `ton pickomino du dessus a ${number(n)} ${plural(n, "ver", "vers")} ou plus`,
      (n) => `ton pickomino du dessus a ${number(n)} ${plural(n, "ver", "vers")} au plus`,
    ],
    "at-stake": [
      (n) => `ton pickomino du dessus et ce qu’apporte l’arrêt ont ${number(n)} ${plural(n, "ver", "vers")} ou plus`,
      (n) => `ton pickomino du dessus et ce qu’apporte l’arrêt ont ${number(n)} ${plural(n, "ver", "vers")} au plus`,
    ],
    rival: [
      (n) => `le plus haut pickomino à voler a ${number(n)} ${plural(n, "ver", "vers")} ou plus`,
      (n) => `le plus haut pickomino à voler a ${number(n)} ${plural(n, "ver", "vers")} au plus`,
    ],
    "to-rival": [
      (n) => `il te manque ${number(n)} ${plural(n, "point", "points")} ou plus pour le plus haut pickomino à voler`,
      (n) => `il te manque ${number(n)} ${plural(n, "point", "points")} au plus pour le plus haut pickomino à voler`,
    ],
    "to-lowest": [
      (n) =>
        `il te manque ${number(n)} ${plural(n, "point", "points")} ou plus pour le plus petit pickomino de la brochette`,
      (n) =>
        `il te manque ${number(n)} ${plural(n, "point", "points")} au plus pour le plus petit pickomino de la brochette`,
    ],
    grill: [
      (n) => `la brochette a ${number(n)} ${plural(n, "pickomino", "pickominos")} ou plus`,
      (n) => `la brochette a ${number(n)} ${plural(n, "pickomino", "pickominos")} au plus`,
    ],
    lead: [
      (n) => `tu mènes de ${number(n)} ${plural(n, "ver", "vers")} ou plus`,
      (n) => `tu mènes de ${number(n)} ${plural(n, "ver", "vers")} au plus, ou tu es mené`,
    ],
  };

  const features: Record<Feature, string> = {
    stop: "pour s’arrêter",
    count: "par dé pris",
    points: "par point pris",
    value: "par point d’un seul de ces dés",
    worms: "si ce sont des vers",
    reaches: "si tu as alors assez pour un pickomino",
    brings: "par ver du pickomino que tu aurais alors",
    steals: "si tu peux alors voler un pickomino",
    missing: "par point qui manque alors pour le plus petit pickomino de la brochette",
    last: "s’il ne reste alors aucun dé",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  return {
    about:
      "Pour n’importe quel nombre de joueurs\u00a0; mesuré à deux, contre un ordinateur qui joue chaque tour pour le plus de vers. La meilleure règle simple publiée gagne 28,7\u00a0%. La chance des dés est retirée.",
    choices: "Tes choix\u00a0: les faces que tu peux prendre\u00a0; ensuite, t’arrêter ou relancer.",
    otherwise: "Si rien n’a décidé, arrête-toi dès que tu peux avoir un pickomino.",
    measure: "Victoires contre le chasseur de vers",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Gagne ${share(measured)} contre le chasseur de vers`,
    value: (share: number) => percent(share),
    taken: "Pris",
    nothingTaken: "rien encore",
    rolled: "Lancés",
    lowest: (lowest: number) => `Le plus petit de la brochette\u00a0: ${lowest}`,
    own: (own: number | null) => (own === null ? "Tu n’as pas de pickomino" : `Ton pickomino du dessus\u00a0: ${own}`),
    rival: (rival: number | null) => (rival === null ? "Rien à voler" : `À voler\u00a0: ${rival}`),
    decided({ action, face }: Example["choice"]) {
      if (action === "stop") return "Arrête-toi.";
      if (action === "roll" || face === undefined) return "Relance.";
      return face === 6 ? "Prends les vers." : `Prends les ${number(face)}.`;
    },
  };
}
