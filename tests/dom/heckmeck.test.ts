/** Heckmeck without a browser. */

import "./heckmeck/details.ts";
import "./heckmeck/lab.ts";
import "./heckmeck/moves.ts";
import "./heckmeck/numbers.ts";
import "./heckmeck/play.ts";
import "./heckmeck/table-link.ts";
import "./heckmeck/table.ts";
import "./heckmeck/tracker.ts";
import "./heckmeck/turn.ts";
import "./heckmeck/win.ts";
