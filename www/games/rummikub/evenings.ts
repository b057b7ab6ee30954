// The game's entry for evenings: points are added up, and luck is not known.

import { openEvenings } from "../../shell/pages/evenings/page.ts";
import { rummikub } from "./game.ts";

openEvenings(rummikub, { sum: "points", luck: "wins", nameOf: (words, { name }) => words.whoAlone(name) });
