// The entry of the page that measures how fast this device answers questions about Solitaire Dice.

import { openSpeed } from "../../../shell/speed/page.js";
import { measurements } from "./measure.js";
import { words } from "./text/en.js";

openSpeed("solitaire-dice", words, measurements);
