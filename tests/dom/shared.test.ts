/** What all games share, without a browser. */

import "./shared/ahead.ts";
import "./shared/by-heart.ts";
import "./shared/give-up.ts";
import "./shared/keeping.ts";
import "./shared/link.ts";
import "./shared/practice.ts";
import "./shared/undo.ts";
