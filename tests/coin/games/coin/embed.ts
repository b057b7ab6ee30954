// The game's entry where a position is embedded in another page: what its page shows of it, without what changes it.

import { openEmbed } from "../../shell/pages/embed.ts";
import { coin } from "./game.ts";
import { pageView } from "./views/page.ts";

openEmbed(coin, pageView);
