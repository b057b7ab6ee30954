/** Tile rummy with so many tiles that the solver takes long: the page goes on meanwhile. */

import { headline, linkTo, onGame, tapTiles, tile } from "./rummikub-steps.ts";
import { button, holdBack, part, shareSite, shows, tap, tells, undo } from "./steps.ts";

const { onPage } = shareSite();

const EACH = "r1-13.b1-13.k1-13.o1-13";
const worker = holdBack("**/app/rummikub-worker.js");

onGame(onPage)(
  "all tiles on the rack are looked at beside the page, which goes on meanwhile",
  { link: linkTo({ rack: `${EACH}.${EACH}.j.j` }), ready: false, prepare: worker.prepare },
  async ({ page }) => {
    await part(page, "working").waitFor();
    await tap(button(page, "New game"));
    await shows(headline(page), "Tap your tiles");
    await tapTiles(page, "r10 r11 r12");
    await shows(headline(page), "Play all 3 tiles and win");
    for (const _ of [1, 2, 3, 4]) await tap(undo(page));
    await part(page, "working").waitFor();
    await tile(page, "r1").waitFor();
    worker.release();
    await shows(headline(page), "Play all 106 tiles and win");
    await tells(page, { opened: undefined });
  },
);
