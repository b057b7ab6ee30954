// What is one tap away from the advice.

import { createHelp } from "../help.js";
import { adviceChapters } from "./help.js";
import { createMoves } from "./moves.js";
import { createPrices } from "./prices.js";
import { createResults } from "./results.js";

export const createDetails = () => ({ results: createResults(), prices: createPrices(), moves: createMoves(), worms: createHelp("worms", adviceChapters) });
