import type { Change } from "../../model/other-ways.ts";
import type { Objective } from "../../model/types.ts";
import type * as English from "../en/wishes.ts";
import type { Words } from "../en/words.ts";

/** Before what another way to choose would change. */
const INSTEAD: Record<Objective, string> = {
  simple: "La más sencilla",
  tiles: "Más fichas",
  points: "Más puntos",
  best: "La más fuerte",
};

export function wishWords({ formats, tiles, points, cuts }: Words): English.WishWords {
  const { number } = formats;

  const change = (told: Change) => {
    if (told.kind === "cuts") return `${cuts(told.cuts)} en vez de ${number(told.now)}`;
    const { kind, count, isMore } = told;
    return `${kind === "tiles" ? tiles(count) : points(count)} ${isMore ? "más" : "menos"}`;
  };

  return {
    ways: "Por qué, y otras jugadas",
    ladderLabel: "Cuántos cortes",
    /** Most tiles for at most so many cuts; what is counted stands at the first. */
    rung: ({ tiles: count, cuts: many, isFirst }) =>
      `${isFirst ? tiles(count) : number(count)} · ${many === 0 ? "ninguno" : isFirst ? cuts(many) : number(many)}`,
    /** What another wish would change. */
    instead: ({ objective, changes }) =>
      changes.length === 0 ? "La más fuerte: robar" : `${INSTEAD[objective]}: ${changes.map(change).join(", ")}`,
    keepJokers: "guardar comodines",
    /** Beside that, why one goes all the same. */
    jokerGoes: { wish: "jugado porque lo pides", win: "hace falta para ganar", open: "hace falta para abrir" },
    whyKeepJokers:
      "Entre dos jugadores del ordenador, quien guarda los comodines para la jugada ganadora gana unas 60 de cada 100 partidas.",
    /** What kept jokers would bring. */
    withJokers: (jokers, more) =>
      `${jokers === 1 ? "Con tu comodín" : "Con tus dos comodines"} podrías jugar ${tiles(more)} más.`,
    playIt: "Jugarlo",
    whyWait: "Entre dos jugadores del ordenador, quien espera así gana unas 63 de cada 100 partidas.",
  };
}
