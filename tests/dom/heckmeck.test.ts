/** Heckmeck without a browser. */

import "./heckmeck/lab.ts";
import "./heckmeck/moves.ts";
import "./heckmeck/table.ts";
