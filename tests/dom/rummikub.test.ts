/** Tile rummy without a browser. */

import "./rummikub/positions.ts";
import "./rummikub/rummikub-entry.ts";
import "./rummikub/rummikub-lab.ts";
import "./rummikub/rummikub-play.ts";
