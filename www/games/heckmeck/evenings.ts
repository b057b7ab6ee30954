// The game's entry for evenings: worms are added up, and luck is a part of the win.

import { openEvenings } from "../../shell/practice/open-evenings.ts";
import { heckmeck } from "./game.ts";

openEvenings(heckmeck, { sum: "worms", luck: "wins" });
