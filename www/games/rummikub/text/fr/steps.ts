// How a plan is told, in French: step by step, by the tiles that lie on the table.

import type { Coming, StepFacts } from "../../model/step-facts.ts";
import type { Tile } from "../../model/types.ts";
import type * as English from "../en/steps.ts";
import { lyingWords } from "./lying.ts";
import { theTile } from "./pieces.ts";
import type { Words } from "./words.ts";

export type PlanWords = English.PlanWords;

export function planWords({ formats, tiles, sets }: Words): English.PlanWords {
  const { number, list, plural } = formats;
  const { chunk, chunks, lying, toLying, fromLying } = lyingWords(formats);

  const part = (told: Coming) => {
    if (told.kind === "all") return lying(told.from);
    return told.kind === "some" ? `${chunks(told.chunks)} ${fromLying(told.from)}` : chunk(told, "un joker");
  };

  const all = (coming: Coming[]) => list(coming.map(part));

  const becoming = (tiles: Tile[]) => (tiles.length > 0 ? `\u202f; son joker devient ${list(tiles.map(theTile))}` : "");

  /** What is to be done: « Ajouter le 7 rouge à la suite rouge 4–6 ». */
  const stepText = (step: StepFacts) => {
    switch (step.kind) {
      case "lay":
        return `Former une ${step.set === "run" ? "suite" : "série"} avec ${all(step.coming)}`;
      case "shift":
        return `Déplacer le joker dans ${lying(step.to)}\u00a0: il devient ${list(step.becomes.map(theTile))}`;
      case "replace":
        return `Mettre ${all(step.coming)} à la place ${step.frees === 1 ? "du joker" : "des jokers"} ${fromLying(step.to)}`;
      case "add": {
        const freed = step.frees > 0 ? `, ce qui libère ${step.frees === 1 ? "le joker" : "les jokers"}` : "";
        return `Ajouter ${all(step.coming)} ${toLying(step.to)}${freed}${becoming(step.becomes)}`;
      }
    }
    const split = `Couper ${lying(step.to)} entre ${step.low} et ${step.low + 1}`;
    return step.kind === "split"
      ? split
      : `${split}, puis ajouter ${all(step.coming)} ${toLying(step.part)}${becoming(step.becomes)}`;
  };

  return {
    planTitle: "Comment faire",
    stepText,
    stepDone: (count) => `${number(count)} ${plural(count, "faite", "faites")}\u202f; touche pour revenir d’une étape`,
    doneSteps: (count) => `✓ ${number(count)} ${plural(count, "faite", "faites")}`,
    tickStep: (step) => `${stepText(step)}\u202f; touche quand c’est fait`,
    allTicked: "Toutes les étapes sont faites.",
    tableUnknown:
      "Les combinaisons des tuiles en vrac ne sont pas connues, le plan ne peut donc pas dire lesquelles restent.",
    stays: (count) => `Laisser ${sets(count)} telle${plural(count, "", "s")} quelle${plural(count, "", "s")}`,
    done: (count) => `Fait\u00a0: ${tiles(count)} sur la table`,
  };
}
