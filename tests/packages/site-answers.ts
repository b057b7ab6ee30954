/** What the site's own modules answer to the questions that packages are asked. */

import { moduleOf, precomputed } from "../unit/built.ts";
import { answers } from "./answers.ts";

let told: Promise<string> | undefined;

/** The same as `answers` of the packages, by the modules in dist/. */
export function expectedAnswers() {
  told ??= tell();
  return told;
}

async function tell() {
  const [ofGames, lab, knucklebones, rummikub, solitaireDice] = await Promise.all([
    moduleOf("heckmeck"),
    moduleOf("heckmeck-lab"),
    moduleOf("knucklebones"),
    moduleOf("rummikub"),
    moduleOf("solitaire-dice"),
  ]);
  const heckmeck = { ...ofGames, Tournament: lab.Tournament };
  lab.loadWinModel(2, await precomputed("heckmeck-win-2"));
  for (const dice of [5, 6, 7, 8]) heckmeck.loadTable(dice, await precomputed(`heckmeck-${dice}-dice`));
  heckmeck.loadWinModel(2, await precomputed("heckmeck-win-2"));
  knucklebones.loadKnucklebonesValues(await precomputed("knucklebones-values"));
  solitaireDice.loadSheetWeights(await precomputed("solitaire-dice-weights"));
  solitaireDice.loadSheetChances(await precomputed("solitaire-dice-chances"));
  return answers({ heckmeck, knucklebones, rummikub, solitaireDice });
}
