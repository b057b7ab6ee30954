/** What is played in every browser: a turn of each game, a run of a Lab, and a visit without a network. */

import type { Strategy } from "#modules/heckmeck-lab";

import { expectedRows } from "../page/lab-steps.ts";
import { keptOffline, tells } from "../page/steps.ts";
import { moduleOf, precomputed } from "../unit/built.ts";
import {
  evaluating,
  firstNumbers,
  part,
  showAll,
  shows,
  showsRows,
  showsWays,
  type Tab,
  tap,
  tapParts,
} from "./tab.ts";

/** A page of the site, and what ends the site's server. */
interface Visit {
  tab: Tab;
  endSite: () => Promise<void>;
}

interface Turn {
  name: string;
  /** Below the site's top. */
  address: string;
  play: (visit: Visit) => Promise<void>;
}

/** Heckmeck in the middle of a turn. */
const HECKMECK = "heckmeck/#taken=55w&target=25";

/** The turns, with numbers that are known exactly. */
export const TURNS: Turn[] = [
  {
    name: "Heckmeck: a roll is entered and taken from",
    address: HECKMECK,
    play: ({ tab }) => playHeckmeck(tab),
  },
  {
    name: "Knucklebones: a die is entered and placed",
    address: "knucklebones/#mine=66-.543.211&theirs=55-.621.44-",
    async play({ tab }) {
      await firstNumbers(tab);
      await tap(tab, part("face-5"));
      await showAll(tab, ".way .number", ["100%"]);
      await tap(tab, part("column-0"));
      await shows(tab, part("result"), "You win by 22 points.");
    },
  },
  {
    name: "Knucklebones: a worker looks further ahead, until the numbers stand",
    address: "knucklebones/#mine=66-.54-.2--&theirs=55-.62-.44-&roll=5",
    async play({ tab }) {
      await shows(tab, "#status", /\d%/);
      await showAll(tab, ".way .effect", ["+5 pts, takes 5 5", "+15 pts", "+5 pts"]);
    },
  },
  {
    name: "Solitaire Dice: a roll is entered and marked, which ends the game",
    address: "solitaire-dice/#sheet=4-4.5-8.6-9.7-8.8-7.9-6_1-7.2-7.6-7",
    async play({ tab }) {
      await shows(tab, part("expected"), "453");
      await tapParts(tab, ["face-5", "face-1", "face-4", "face-3", "face-2", "more"]);
      await showsWays(tab, [
        ["2-4-9", "580", "best"],
        ["1-5-9", "430", "−150"],
        ["2-5-8", "420", "−160"],
        ["1-6-8", "410", "−170"],
        ["2-6-7", "400", "−180"],
        ["1-7-7", "390", "−190"],
      ]);
      await shows(tab, part("source"), "exact");
      await tap(tab, part("way-2-4-9"));
      await shows(tab, part("final"), "Final score 580");
      await tells(evaluating(tab), { sheet: "4-5.5-8.6-9.7-8.8-7.9-7_1-7.2-8.6-7" });
    },
  },
  {
    name: "Tile rummy: the rack is entered, and the best move of a large position is made",
    address:
      "rummikub/#rack=r7.b1.b6-7.b9-10.b12.b12.ko1.o2.o13&table=o8-11_k6-9_r1-3_rbk13_k4-6_rko3_rbko5_rko10_k1-4_o2-6_b1-3_o6-9",
    async play({ tab }) {
      await firstNumbers(tab);
      // With so many tiles as were dealt it is to be said that something was laid before.
      await tapParts(tab, ["tile-o13", "tile-j", "opened"]);
      await shows(tab, part("headline"), "Play 11 of 14 tiles");
      await showAll(tab, `${part("worth")} span`, ["87 points", "12 cuts", "the most you can play"]);
      await tapParts(tab, ["fold", "done"]);
      await tells(evaluating(tab), { rack: "b12.b12.o13" });
      await shows(tab, part("headline"), "You can't play yet");
    },
  },
  {
    name: "the Lab plays, in a worker, what Node plays",
    address: "heckmeck/lab/#players=best-to-win.best-in-worms.rule-2&games=40&seed=7&starts=first&equal=tie",
    async play({ tab }) {
      const module = await moduleOf("heckmeck-lab");
      module.loadWinModel(3, await precomputed("heckmeck-win-3"));
      const players: Strategy[] = ["best-to-win", "best-in-worms", "rule-2"];
      const result = new module.Tournament({ players, seed: 7, tieBreak: false, rotate: false }).play(40);
      const play = ".bar [data-next].primary";
      await shows(tab, play, "Play 40 games");
      await tap(tab, play);
      await shows(tab, "main", /games played, /);
      await showsRows(
        tab,
        "[aria-labelledby=results-title] table",
        expectedRows(["Strongest", "Strong", "Rule 2"], result),
      );
    },
  },
  {
    name: "a game that was opened once is played without a network",
    address: HECKMECK,
    async play({ tab, endSite }) {
      await firstNumbers(tab);
      await keptOffline(evaluating(tab));
      await endSite();
      await tab.reload();
      await playHeckmeck(tab);
    },
  },
];

/** Enters a roll and takes from it. */
async function playHeckmeck(tab: Tab) {
  await firstNumbers(tab);
  await showsWays(tab, [
    ["roll", "50.7%", "best"],
    ["stop", "0%", ""],
  ]);
  for (const face of ["one", "three", "three", "four", "four"]) await tap(tab, `[aria-label^="Add a ${face}"]`);
  await showsWays(tab, [
    ["4", "81.9%", "best"],
    ["3", "62.4%", ""],
    ["1", "31.1%", "worst"],
  ]);
  await shows(tab, "main", /Was 50\.7%, now 81\.9%/);
  await tap(tab, part("way-4"));
  await showsWays(tab, [
    ["roll", "81.9%", "best"],
    ["stop", "0%", ""],
  ]);
  await tells(evaluating(tab), { taken: "4455w", roll: undefined });
}
