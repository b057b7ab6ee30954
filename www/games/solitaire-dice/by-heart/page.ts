// The entry of Solitaire Dice's rules to remember.

import { openByHeart } from "../../../shell/pages/by-heart/page.ts";
import { byHeart } from "./by-heart.ts";

openByHeart("solitaire-dice", byHeart);
