// The entry of the page that measures how fast this device answers questions about Solitaire Dice.

import { openSpeed } from "../../../shell/pages/speed/page.ts";
import page from "../text/en/page.json" with { type: "json" };
import { words } from "../text/en/speed.ts";
import { measurements } from "./measure.ts";

openSpeed("solitaire-dice", page.pages["speed/"].title, words, measurements);
