// The game's entry where a position is embedded in another page: what its page shows of it, without what changes it.

import { openEmbed } from "../../shell/pages/embed.ts";
import { rummikub } from "./game.ts";
import { embedView } from "./views/embed.ts";

openEmbed(rummikub, embedView);
