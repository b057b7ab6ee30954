/** Pictures of the page: those of the documents, and the icon as a phone's home screen wants it. */

import { mkdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import type { Page } from "playwright-core";

import { launch, openPage, PHONE, startSite } from "./harness.ts";
import { withPreferences } from "./table-steps.ts";

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const site = await startSite();
const browser = await launch();
try {
  await mkdir(path("docs/images"), { recursive: true });
  /** A picture of a page once what it is to show `appears`. */
  async function take(name: string, address: string, appears: (page: Page) => Promise<void>) {
    const { page, context } = await openPage(browser, {
      url: `${site.url}${address}`,
      ...PHONE,
      context: { deviceScaleFactor: 2 },
      prepare: withPreferences({ pace: "step" }),
    });
    await appears(page);
    await page.screenshot({ path: path(`docs/images/${name}.png`) });
    await context.close();
  }

  const turn = "taken=55w&roll=13344&goal=at-least&target=25";
  for (const [name, link, shown] of [
    ["heckmeck", turn, "Was 50.7%"],
    [
      "heckmeck-play",
      `${turn}&mode=advice&player=22.27+Ann&player=24+Ben&grill=21.23.25.26.28.29.30&turn=2&by=-.best-in-worms&throws=page`,
      "Best in worms",
    ],
    [
      "heckmeck-advice",
      `${turn}&mode=advice&player=22.27+Ann&player=24+Ben&grill=21.23.25.26.28.29.30`,
      "Estimates, assuming",
    ],
  ]) {
    await take(name, `heckmeck/#${link}`, (page: Page) => page.getByText(shown).first().waitFor());
  }
  await take("knucklebones", "knucklebones/#mine=66-.543.21-&theirs=55-.621.44-&roll=5", (page: Page) =>
    page.getByText(/^looks (8|10|12) dice ahead/).waitFor(),
  );
  await take(
    "solitaire-dice",
    "solitaire-dice/#sheet=4-4.5-2.6-5.7-4.8-4.9-2.10-1_1-4.2-4.6-3&roll=12356",
    async (page: Page) => {
      await page.getByText(/^Expected \d+, now \d+/).waitFor();
      await page.locator("[data-best]").waitFor();
    },
  );
  const table = "rbo7_rbo8_r6.j.r8-11_rko1_k7-10_rbko12_bko12_rbo7_k6-11_rbk6_b8-10";
  await take(
    "rummikub",
    `rummikub/#rack=r13.b2.b4.b6.b9-10.b13.k3.o1-4.o8.j&table=${table}&opened=true`,
    (page: Page) => page.getByText("Play 12 of 14 tiles").first().waitFor(),
  );
  await take("heckmeck-lab", "heckmeck/lab/", async (page: Page) => {
    await page.getByRole("button", { name: "Best to win against Best in worms", exact: true }).click();
    await page.getByText(/^1,000 games played/).waitFor();
  });

  const icon = await readFile(path("www/icon.svg"), "utf8");
  const size = 192;
  const blank = await browser.newPage({ viewport: { width: size, height: size } });
  await blank.setContent(`<style>* { margin: 0; display: block }</style>${icon}`);
  await blank.screenshot({ path: path(`www/icon-${size}.png`) });
} finally {
  await browser.close();
  await site.close();
}
