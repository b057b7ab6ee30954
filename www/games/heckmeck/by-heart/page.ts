// The entry of Heckmeck's rules to remember.

import { openByHeart } from "../../../shell/by-heart/open.ts";
import { byHeart } from "./by-heart.ts";

openByHeart("heckmeck", byHeart);
