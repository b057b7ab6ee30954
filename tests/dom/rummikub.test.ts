/** Tile rummy without a browser. */

import "./rummikub/positions.ts";
