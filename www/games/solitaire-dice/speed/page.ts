// The entry of the page that measures how fast this device answers questions about Solitaire Dice.

import { openSpeed } from "../../../shell/speed/page.ts";
import { words } from "../text/en/speed.ts";
import { measurements } from "./measure.ts";

openSpeed("solitaire-dice", words, measurements);
