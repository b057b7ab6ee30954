// The game's entry for evenings: points are added up, and luck is a part of the win.

import { openEvenings } from "../../shell/practice/open-evenings.ts";
import { knucklebones } from "./game.ts";

openEvenings(knucklebones, { sum: "points", luck: "wins" });
