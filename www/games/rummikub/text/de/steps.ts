// How a plan is told, in German: step by step, by the tiles that lie on the table.

import type { Coming, StepFacts } from "../../model/step-facts.ts";
import type { Tile } from "../../model/types.ts";
import type * as English from "../en/steps.ts";
import type { Words } from "../en/words.ts";
import { lyingWords } from "./lying.ts";
import { tileName } from "./tiles.ts";

const SETS = { run: "Reihe", group: "Gruppe" };

export function planWords({ formats, sets }: Words): English.PlanWords {
  const { number, plural, list } = formats;
  const { chunk, chunks, lying } = lyingWords(formats);

  const part = (told: Coming) => {
    if (told.kind === "all") return lying(told.from, "accusative");
    return told.kind === "some"
      ? `${chunks(told.chunks, "den Joker")} aus ${lying(told.from, "dative")}`
      : chunk(told, "einen Joker");
  };

  const all = (coming: Coming[]) => list(coming.map(part));

  const jokers = (count: number) => (count === 1 ? "den Joker" : "die Joker");

  const named = (tiles: Tile[]) => list(tiles.map(tileName));

  const becoming = (tiles: Tile[]) => (tiles.length > 0 ? `; der Joker darin wird zu ${named(tiles)}` : "");

  /** What is to be done: "Lege Rot 7 an Rot 4–6 an". */
  const stepText = (step: StepFacts) => {
    switch (step.kind) {
      case "lay":
        return `Lege ${all(step.coming)} als neue ${SETS[step.set]}`;
      case "shift":
        return `Verschiebe den Joker in ${lying(step.to, "dative")}: Er wird zu ${named(step.becomes)}`;
      case "replace":
        return `Ersetze ${jokers(step.frees)} in ${lying(step.to, "dative")} durch ${all(step.coming)}`;
      case "add": {
        const freed = step.frees > 0 ? `; das macht ${jokers(step.frees)} frei` : "";
        return `Lege ${all(step.coming)} an ${lying(step.to, "accusative")} an${freed}${becoming(step.becomes)}`;
      }
    }
    const split = `Trenne ${lying(step.to, "accusative")} zwischen ${step.low} und ${step.low + 1}`;
    return step.kind === "split"
      ? split
      : `${split} und lege ${all(step.coming)} an ${lying(step.part, "accusative")} an${becoming(step.becomes)}`;
  };

  return {
    planTitle: "So geht’s",
    stepText,
    stepDone: (count: number) => `${number(count)} erledigt; antippen, um einen Schritt zurückzugehen`,
    doneSteps: (count: number) => `✓ ${number(count)} erledigt`,
    tickStep: (step: StepFacts) => `${stepText(step)}; antippen, wenn erledigt`,
    allTicked: "Alle Schritte sind erledigt.",
    tableUnknown:
      "Die Sätze der losen Steine sind nicht bekannt; deshalb kann der Plan nicht sagen, welche davon liegen bleiben.",
    stays: (count: number) => `${sets(count)} liegen lassen`,
    done: (count: number) => `Fertig: ${number(count)} ${plural(count, "Stein", "Steine")} gelegt`,
  };
}
