/** Large letters, small screens and phones on their side: nothing runs off, lies over another thing or is out of reach. */

import { expectsAllFits, SCREENS, write } from "./sizes-steps.mjs";
import { shareSite } from "./steps.mjs";

const { onPage } = shareSite();

/** A busy position of each game. */
const GAMES = {
  heckmeck: [
    {
      name: "a roll at the table",
      link: "taken=55w&roll=13344&mode=advice&player=22.27+Ann&player=24+Ben&grill=21.23.25.26.28.29.30",
    },
    {
      name: "dice to be entered",
      link: "taken=55w&mode=advice&player=22.27+Ann&player=24+Ben&grill=21.23.25.26.28.29.30",
    },
    { name: "the odds of a roll", link: "taken=55w&roll=13344&goal=at-least&target=25" },
  ],
  knucklebones: [
    { name: "a die to be placed", link: "mine=66-.543.21-&theirs=55-.621.44-&roll=5" },
    { name: "boards to be set up", link: "mine=66-.543.21-&theirs=55-.621.44-&mode=setup" },
    { name: "a game that is over", link: "mine=66-.543.21-&theirs=554.621.443" },
    { name: "a die to be rolled", link: "mine=66-.543.21-&theirs=55-.621.44-" },
  ],
};

for (const [id, positions] of Object.entries(GAMES))
  for (const { name, link } of positions)
    for (const [screen, { letters, ...size }] of Object.entries(SCREENS))
      onPage(`${id}: ${name} fits`, { path: `${id}/`, link, sizes: { [screen]: size } }, async ({ page }) => {
        await write(page, letters);
        await expectsAllFits(page);
      });
