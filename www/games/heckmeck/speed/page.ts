// The entry of the page that measures how fast this device answers questions about Heckmeck.

import { openSpeed } from "../../../shell/speed/page.js";
import { measurements, turns } from "./measure.js";
import { words } from "./text/en.js";

openSpeed("heckmeck", words, async function* (functions, loadTables) {
  yield* measurements(functions);
  await loadTables();
  yield* turns(functions, true);
});
