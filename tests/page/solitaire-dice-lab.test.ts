import { inLab, playOffline } from "./lab-steps.ts";
import { assertTables, direct } from "./solitaire-dice-lab-steps.ts";
import { type OnPage, shareSite } from "./steps.ts";

const LAB = "solitaire-dice/lab/";

const { onPage } = shareSite();
const onLab: OnPage = (name, options, run) => inLab(onPage)(name, { path: LAB, ...options }, run);

onLab(
  "games are played without a network after the first visit",
  { offline: true, link: "players=advice.random&games=40&seed=6" },
  async ({ page }) => {
    await playOffline({ page });
    const result = await direct(page, { players: ["advice", "random"], seed: 6 }, 40);
    await assertTables(page, ["Advice", "Random"], result);
  },
);
