/** Heckmeck without a browser. */

import "./heckmeck/moves.ts";
