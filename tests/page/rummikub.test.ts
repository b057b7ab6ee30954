/** Tile rummy: entering rack and table, the answer and its plan, and a round that is played through. */

import { linkTo, onGame } from "./rummikub-steps.ts";
import { part, shareSite, tap, tells } from "./steps.ts";

const { onPage } = shareSite();
const onTable = onGame(onPage);

onTable("what is typed at once is a tile of its own", { link: linkTo({ rack: "r1.o13" }) }, async ({ page }) => {
  await part(page, "type").click();
  await part(page, "typed-rack").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.type("r3");
  await tap(part(page, "use-text"));
  await tells(page, { rack: "r1.r3.o13" });
});
