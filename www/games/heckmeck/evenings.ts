// The game's entry for evenings: worms are added up, and luck is a part of the win.

import { openEvenings } from "../../shell/pages/evenings/page.ts";
import { heckmeck } from "./game.ts";
import type { Given } from "./model/types.ts";

openEvenings(heckmeck, { sum: "worms", luck: "wins", nameOf: (words, { name }) => words.name(name as Given) });
