/** Knucklebones without a browser. */

import "./knucklebones/knucklebones-lab.ts";
import "./knucklebones/knucklebones-play.ts";
import "./knucklebones/turns.ts";
