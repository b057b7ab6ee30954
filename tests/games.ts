/** The games: the folders of the page's games, by name. */

import { readdirSync } from "node:fs";

export const GAMES: string[] = readdirSync(new URL("../www/games/", import.meta.url)).sort();
