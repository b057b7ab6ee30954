/** Solitaire Dice without a browser. */

import "./solitaire-dice/sheets.ts";
import "./solitaire-dice/solitaire-dice-play.ts";
