/** Solitaire Dice without a browser. */

import "./solitaire-dice/sheets.ts";
