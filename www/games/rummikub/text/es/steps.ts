// How a plan is told, in Spanish: step by step, by the tiles that lie on the table.

import type { Coming, StepFacts } from "../../model/step-facts.ts";
import type { Tile } from "../../model/types.ts";
import type { PlanWords } from "../en/steps.ts";
import type { Words } from "../en/words.ts";
import { lyingWords } from "./lying.ts";
import { of, theChunk, theTile, to } from "./pieces.ts";

export function planWords({ formats, tiles, sets }: Words): PlanWords {
  const { number, list, plural } = formats;
  const { lying } = lyingWords(formats);

  const part = (told: Coming) => {
    if (told.kind === "all") return lying(told.from);
    if (told.kind !== "some") return theChunk(told, "un comodín");
    return `${list(told.chunks.map((chunk) => theChunk(chunk, "el comodín")))} ${of(lying(told.from))}`;
  };

  const all = (coming: Coming[]) => list(coming.map(part));

  const jokers = (count: number) => (count === 1 ? "el comodín" : "los comodines");

  const named = (tiles: Tile[]) => list(tiles.map(theTile));

  const becoming = (tiles: Tile[]) => {
    if (tiles.length === 0) return "";
    return tiles.length === 1
      ? `; su comodín pasa a ser ${named(tiles)}`
      : `; sus comodines pasan a ser ${named(tiles)}`;
  };

  /** What is to be done: "Añade el 7 rojo al 4–6 rojo". */
  const stepText = (step: StepFacts) => {
    switch (step.kind) {
      case "lay":
        return `Forma ${step.set === "run" ? "una nueva escalera" : "un nuevo grupo"} con ${all(step.coming)}`;
      case "shift":
        return step.becomes.length === 1
          ? `Mueve el comodín ${of(lying(step.to))}: pasa a ser ${named(step.becomes)}`
          : `Mueve los comodines ${of(lying(step.to))}: pasan a ser ${named(step.becomes)}`;
      case "replace":
        return `Pon ${all(step.coming)} en lugar ${of(jokers(step.frees))} ${of(lying(step.to))}`;
      case "add": {
        const freed = step.frees > 0 ? `, lo que libera ${jokers(step.frees)}` : "";
        return `Añade ${all(step.coming)} ${to(lying(step.to))}${freed}${becoming(step.becomes)}`;
      }
    }
    const split = `Divide ${lying(step.to)} entre el ${step.low} y el ${step.low + 1}`;
    return step.kind === "split"
      ? split
      : `${split}, y añade ${all(step.coming)} ${to(lying(step.part))}${becoming(step.becomes)}`;
  };

  const done = (count: number) => `${number(count)} ${plural(count, "hecho", "hechos")}`;

  return {
    planTitle: "Cómo hacerlo",
    stepText,
    stepDone: (count) => `${done(count)}; toca para retroceder un paso`,
    doneSteps: (count) => `✓ ${done(count)}`,
    tickStep: (step) => `${stepText(step)}; toca cuando esté hecho`,
    allTicked: "Todos los pasos están hechos.",
    tableUnknown:
      "No se conocen las combinaciones de las fichas sueltas, así que el plan no puede decir cuáles se quedan.",
    stays: (count) => `Deja igual ${sets(count)}`,
    done: (count) => `Hecho: ${tiles(count)} en la mesa`,
  };
}
