/** A turn of each game by taps, with numbers that are known exactly. */

import { tells } from "../page/steps.ts";
import {
  evaluating,
  firstNumbers,
  HECKMECK,
  part,
  playTurn,
  shareFirefox,
  showAll,
  shows,
  showsWays,
  tap,
  tapParts,
} from "./steps.ts";

const inFirefox = shareFirefox();

inFirefox("Heckmeck: a roll is entered and taken from", HECKMECK, ({ page }) => playTurn(page));

inFirefox(
  "Knucklebones: a die is told and placed, and what is proved is called so",
  "knucklebones/#mine=66-.543.211&theirs=55-.621.44-",
  async ({ page }) => {
    await firstNumbers(page);
    await tap(page, part("face-5"));
    await shows(page, ".depth", "proved");
    await showAll(page, ".way .number", ["100%"]);
    await tap(page, part("column-0"));
    await shows(page, part("result"), "You win by 22 points.");
  },
);

inFirefox(
  "Knucklebones: a worker looks further ahead, until the numbers stand",
  "knucklebones/#mine=66-.54-.2--&theirs=55-.62-.44-&roll=5",
  async ({ page }) => {
    await shows(page, "#status", /\d%/);
    await showAll(page, ".way .effect", ["+5, takes 5 5", "+15", "+5"]);
  },
);

inFirefox(
  "Solitaire Dice: a roll is entered and marked, which ends the game",
  "solitaire-dice/#sheet=4-4.5-8.6-9.7-8.8-7.9-6_1-7.2-7.6-7",
  async ({ page }) => {
    await shows(page, part("expected"), "453");
    await tapParts(page, ["face-5", "face-1", "face-4", "face-3", "face-2"]);
    await showsWays(page, [
      ["2-4-9", "580", "best"],
      ["1-5-9", "430", "−150"],
      ["2-5-8", "420", "−160"],
      ["1-6-8", "410", "−170"],
      ["2-6-7", "400", "−180"],
      ["1-7-7", "390", "−190"],
    ]);
    await shows(page, part("source"), "exact");
    await tap(page, part("way-2-4-9"));
    await shows(page, part("final"), "Final score 580");
    await tells(evaluating(page), { sheet: "4-5.5-8.6-9.7-8.8-7.9-7_1-7.2-8.6-7" });
  },
);

inFirefox(
  "Tile rummy: the rack is entered, and the best move of a large position is made",
  "rummikub/#rack=r7.b1.b6-7.b9-10.b12.b12.ko1.o2.o13&table=o8-11_k6-9_r1-3_rbk13_k4-6_rko3_rbko5_rko10_k1-4_o2-6_b1-3_o6-9&opened=true",
  async ({ page }) => {
    await firstNumbers(page);
    await tapParts(page, ["tile-o13", "tile-j"]);
    await shows(page, part("headline"), "Play 11 of 14 tiles");
    await showAll(page, `${part("worth")} span`, ["87 points", "12 cuts", "the most you can play"]);
    await tapParts(page, ["fold", "done"]);
    await tells(evaluating(page), { rack: "b12.b12.o13" });
    await shows(page, part("headline"), "You can't play yet");
  },
);
