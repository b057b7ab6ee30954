// How a plan is told, in English: step by step, by the tiles that lie on the table.

import type { Coming, StepFacts } from "../../model/step-facts.ts";
import type { Tile } from "../../model/types.ts";
import { lyingWords } from "./lying.ts";
import { tileName } from "./tiles.ts";
import type { Words } from "./words.ts";

export type PlanWords = ReturnType<typeof planWords>;

export function planWords({ formats, tiles, sets }: Words) {
  const { number, list } = formats;
  const { chunk, chunks, lying } = lyingWords(formats);

  const part = (told: Coming) => {
    if (told.kind === "all") return lying(told.from);
    return told.kind === "some" ? `the ${chunks(told.chunks)} from ${lying(told.from)}` : chunk(told, "a joker");
  };

  const all = (coming: Coming[]) => list(coming.map(part));

  const jokers = (count: number) => (count === 1 ? "the joker" : "the jokers");

  const named = (tiles: Tile[]) => list(tiles.map(tileName));

  const becoming = (tiles: Tile[]) => (tiles.length > 0 ? `; its joker becomes ${named(tiles)}` : "");

  /** What is to be done: "Add red 7 to the red 4–6". */
  const stepText = (step: StepFacts) => {
    switch (step.kind) {
      case "lay":
        return `Lay ${all(step.coming)} as a new ${step.set}`;
      case "shift":
        return `Move the joker in ${lying(step.to)}: it becomes ${named(step.becomes)}`;
      case "replace":
        return `Put ${all(step.coming)} in place of ${jokers(step.frees)} in ${lying(step.to)}`;
      case "add": {
        const freed = step.frees > 0 ? `, which frees ${jokers(step.frees)}` : "";
        return `Add ${all(step.coming)} to ${lying(step.to)}${freed}${becoming(step.becomes)}`;
      }
    }
    const split = `Split ${lying(step.to)} between ${step.low} and ${step.low + 1}`;
    return step.kind === "split"
      ? split
      : `${split}, and add ${all(step.coming)} to ${lying(step.part)}${becoming(step.becomes)}`;
  };

  return {
    planTitle: "How to do it",
    stepText,
    stepDone: (count: number) => `${number(count)} done; tap to go back a step`,
    doneSteps: (count: number) => `✓ ${number(count)} done`,
    tickStep: (step: StepFacts) => `${stepText(step)}; tap when done`,
    allTicked: "All steps are done.",
    tableUnknown: "The sets of the loose tiles are not known, so the plan can't say which of them stay.",
    stays: (count: number) => `Leave ${sets(count)} alone`,
    done: (count: number) => `Done: ${tiles(count)} on the table`,
  };
}
