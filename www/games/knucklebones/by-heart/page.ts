// The entry of Knucklebones's rules to remember.

import { openByHeart } from "../../../shell/by-heart/open.ts";
import page from "../text/en/page.json" with { type: "json" };
import { byHeart } from "./by-heart.ts";

openByHeart(byHeart, page.pages["by-heart/"].title);
