// The game's entry for evenings: points are added up, and luck is told in points.

import { openEvenings } from "../../shell/pages/evenings/page.ts";
import { solitaireDice } from "./game.ts";

openEvenings(solitaireDice, { sum: "points", luck: "points", nameOf: (words, { by }) => words.who(by) });
