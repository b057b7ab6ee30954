/** Large letters, small screens and phones on their side: the Labs and the list of games. */

import { allow, expanded, games, inLab, isDone, play, results, SLICE_BY_SLICE, unfold } from "./lab-steps.mjs";
import { expectsAllFits, SCREENS, SMALLEST, write } from "./sizes-steps.mjs";
import { button, shareSite } from "./steps.mjs";

const { onPage } = shareSite();
const onLab = inLab(onPage);

/** What has the largest tables in each Lab; `more` is what is set less often. */
const LABS = {
  heckmeck: {
    more: "Rules and dice",
    links: [
      "players=best-to-win.rule-1.rule-2.rule-3.rule-4.rule-5.random&games=50",
      "series=five-rules&games=20",
      "players=best-in-worms.rule-4&games=100",
    ],
  },
  knucklebones: { links: ["players=seed-1.seed-2&games=50"] },
  "solitaire-dice": {
    links: [
      "players=advice.thumb.columns.five-factors-126.five-factors-234.longest-game.points-now.random&games=40&adjusted=yes",
      "series=ten-sets&games=40",
    ],
  },
  rummikub: {
    more: "Rules and deals",
    links: ["question=hold&games=12", "players=simple.tiles.tiles.random&games=4&opening=50&jokerPoints=100"],
  },
};

/** Goes through what a Lab can look like, and has each look checked. */
async function walk(page, more) {
  await button(page, /^Play/).waitFor();
  if (more) await expanded(page, more);
  const wanted = await games(page).inputValue();
  await games(page).fill("none");
  await expectsAllFits(page);
  await games(page).fill("5000000");
  await allow(page, 1);
  await play(page);
  await results(page).getByRole("table").first().waitFor();
  await expectsAllFits(page);
  await button(page, "Cancel").click();
  await games(page).fill(wanted);
  await allow(page, Infinity);
  await play(page);
  await isDone(page);
  await unfold(page);
  await expectsAllFits(page);
}

for (const [screen, { letters, ...size }] of Object.entries({ ...SCREENS, ...SMALLEST })) {
  const sizes = { [screen]: size };
  for (const [id, { links, more }] of Object.entries(LABS))
    for (const link of links)
      onLab(
        `${id}'s Lab fits: ${link}`,
        { path: `${id}/lab/`, link, sizes, prepare: SLICE_BY_SLICE },
        async ({ page }) => {
          await write(page, letters);
          await walk(page, more);
        },
      );
  onPage("the list of games fits", { path: "?games", ready: false, sizes }, async ({ page }) => {
    await page.evaluate(() => localStorage.setItem("rollwise.last", "knucklebones"));
    await page.reload();
    await page.locator(".used:visible").waitFor();
    await write(page, letters);
    await expectsAllFits(page);
  });
}
