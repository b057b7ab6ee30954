/** Knucklebones without a browser. */

import "./knucklebones/turns.ts";
