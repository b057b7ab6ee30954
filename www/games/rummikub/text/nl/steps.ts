// How a plan is told, in Dutch: step by step, by the tiles that lie on the table.

import type { Coming, StepFacts } from "../../model/step-facts.ts";
import type { Tile } from "../../model/types.ts";
import type * as English from "../en/steps.ts";
import type { Words } from "../en/words.ts";
import { lyingWords } from "./lying.ts";
import { theTile } from "./pieces.ts";

const KINDS = { run: "nieuwe rij", group: "nieuwe groep" };

export function planWords({ formats, tiles, sets }: Words): English.PlanWords {
  const { number, list } = formats;
  const { chunk, chunks, lying } = lyingWords(formats);

  const part = (told: Coming) => {
    if (told.kind === "all") return lying(told.from);
    if (told.kind === "some") return `de ${chunks(told.chunks)} uit ${lying(told.from)}`;
    return told.kind === "tiles" ? `de ${chunk(told)}` : chunk(told, "een joker");
  };

  const all = (coming: Coming[]) => list(coming.map(part));

  const jokers = (count: number) => (count === 1 ? "de joker" : "de jokers");

  const theTiles = (tiles: Tile[]) => list(tiles.map(theTile));

  const becoming = (tiles: Tile[]) => (tiles.length > 0 ? `; de joker daarin wordt ${theTiles(tiles)}` : "");

  /** What is to be done: "Leg de rode 7 bij de rode 4–6". */
  const stepText = (step: StepFacts) => {
    switch (step.kind) {
      case "lay":
        return `Leg ${all(step.coming)} neer als ${KINDS[step.set]}`;
      case "shift":
        return `Verplaats de joker in ${lying(step.to)}: die wordt ${theTiles(step.becomes)}`;
      case "replace":
        return `Leg ${all(step.coming)} op de plaats van ${jokers(step.frees)} in ${lying(step.to)}`;
      case "add": {
        const freed = step.frees > 0 ? `; daarmee ${step.frees === 1 ? "komt de joker" : "komen de jokers"} vrij` : "";
        return `Leg ${all(step.coming)} bij ${lying(step.to)}${freed}${becoming(step.becomes)}`;
      }
    }
    const split = `Splits ${lying(step.to)} tussen ${step.low} en ${step.low + 1}`;
    return step.kind === "split"
      ? split
      : `${split}, en leg ${all(step.coming)} bij ${lying(step.part)}${becoming(step.becomes)}`;
  };

  return {
    planTitle: "Zo doe je het",
    stepText,
    stepDone: (count) => `${number(count)} gedaan; tik om een stap terug te gaan`,
    doneSteps: (count) => `✓ ${number(count)} gedaan`,
    tickStep: (step) => `${stepText(step)}; tik als het gedaan is`,
    allTicked: "Alle stappen zijn gedaan.",
    tableUnknown: "De sets van de losse stenen zijn niet bekend; het plan kan dus niet zeggen welke ervan blijven.",
    stays: (count) => `Laat ${sets(count)} liggen`,
    done: (count) => `Klaar: ${tiles(count)} op tafel`,
  };
}
