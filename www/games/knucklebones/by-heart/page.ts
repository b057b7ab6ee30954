// The entry of Knucklebones's rules to remember.

import { openByHeart } from "../../../shell/by-heart/open.ts";
import { byHeart } from "./by-heart.ts";

openByHeart("knucklebones", byHeart);
