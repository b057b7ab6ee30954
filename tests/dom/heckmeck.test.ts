/** Heckmeck without a browser. */

import "./heckmeck/moves.ts";
import "./heckmeck/table.ts";
