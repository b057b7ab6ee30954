/** Solitaire Dice without a browser. */

import "./solitaire-dice/sheets.ts";
import "./solitaire-dice/solitaire-dice-chances.ts";
import "./solitaire-dice/solitaire-dice-final.ts";
import "./solitaire-dice/solitaire-dice-lab.ts";
import "./solitaire-dice/solitaire-dice-play.ts";
