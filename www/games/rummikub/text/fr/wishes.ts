import { capital } from "../../../../shell/text/capital.ts";
import type { Change } from "../../model/other-ways.ts";
import type { Objective } from "../../model/types.ts";
import type * as English from "../en/wishes.ts";
import type { Words } from "../en/words.ts";

/** How a move is chosen. */
const OBJECTIVES: Record<Objective, string> = {
  simple: "plus simple",
  tiles: "plus de tuiles",
  points: "plus de points",
  best: "plus fort",
};

export function wishWords({ formats, tiles, points, cuts }: Words): English.WishWords {
  const { number } = formats;

  const change = (told: Change) => {
    if (told.kind === "cuts") return `${cuts(told.cuts)} au lieu de ${number(told.now)}`;
    const { kind, count, isMore } = told;
    return `${kind === "tiles" ? tiles(count) : points(count)} de ${isMore ? "plus" : "moins"}`;
  };

  return {
    ways: "Pourquoi, et autres coups",
    ladderLabel: "Combien de coupes",
    /** Most tiles for at most so many cuts; what is counted stands at the first. */
    rung: ({ tiles: count, cuts: many, isFirst }) =>
      `${isFirst ? tiles(count) : number(count)} · ${many === 0 ? "aucune" : isFirst ? cuts(many) : number(many)}`,
    /** What another wish would change. */
    instead: ({ objective, changes }) =>
      changes.length === 0
        ? "Plus fort\u00a0: piocher"
        : `${capital(OBJECTIVES[objective])}\u00a0: ${changes.map(change).join(", ")}`,
    keepJokers: "garder les jokers",
    /** Beside that, why one goes all the same. */
    jokerGoes: {
      wish: "joué à ta demande",
      win: "nécessaire pour gagner",
      open: "nécessaire pour ouvrir",
    },
    whyKeepJokers:
      "Entre deux joueurs de l’ordinateur, garder les jokers pour le coup gagnant gagne environ 60 parties sur 100.",
    /** What kept jokers would bring. */
    withJokers: (jokers, more) =>
      `Avec ${jokers === 1 ? "ton joker" : "tes deux jokers"}, tu pourrais en jouer ${number(more)} de plus.`,
    playIt: "Le jouer",
    whyWait: "Entre deux joueurs de l’ordinateur, attendre ainsi gagne environ 63 parties sur 100.",
  };
}
