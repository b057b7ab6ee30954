/**
 * Games that the page has kept are read: from the device, a tab, a file, a link. A fixture holds a game as it was kept, and what its
 * moves are called.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { heckmeck } from "../../www/games/heckmeck/game.ts";
import { toldMove } from "../../www/games/heckmeck/model/told-moves.ts";
import { knucklebones } from "../../www/games/knucklebones/game.ts";
import { toldOf } from "../../www/games/knucklebones/model/told.ts";
import { rummikub } from "../../www/games/rummikub/game.ts";
import { words as rummikubWords } from "../../www/games/rummikub/text/en/words.ts";
import { solitaireDice } from "../../www/games/solitaire-dice/game.ts";
import type { Kept } from "../../www/shell/game/persistence.ts";
import { readGame } from "../../www/shell/game/saved-game.ts";
import { createStore } from "../../www/shell/game/store.ts";
import { createFormats } from "../words/texts.ts";
import type { Tab } from "./browser.ts";
import { Device } from "./browser.ts";
import { words as heckmeckWords } from "./heckmeck.ts";
import { words as knucklebonesWords } from "./knucklebones.ts";
import { words as solitaireWords } from "./solitaire-dice.ts";

const FIXTURES = new URL("../fixtures/kept-games/", import.meta.url);

/** Opens the page of a game: what it shows, and which moves it has. */
const opener =
  <State extends { moves: unknown[] }>(
    game: Kept<State>,
    { logged }: { logged(logged: State["moves"][number]): string },
  ) =>
  (tab: Tab) => {
    tab.use();
    const store = createStore(game, () => false);
    return {
      store,
      problems: store.start(),
      told: () => [tab.entry.hash, store.state.moves.map((made) => logged(made))],
    };
  };

/** The games, with the words for a move. */
const GAMES = {
  heckmeck: opener(heckmeck, { logged: (logged) => heckmeckWords.logged(toldMove(logged)) }),
  knucklebones: opener(knucklebones, { logged: (logged) => knucklebonesWords.logged(toldOf(logged)) }),
  "solitaire-dice": opener(solitaireDice, { logged: (logged) => solitaireWords.logged(logged, null) }),
  rummikub: opener(rummikub, rummikubWords(createFormats("en"))),
};

interface Fixture {
  file: { game: keyof typeof GAMES };
  link: string;
  /** The same as links are written by now, where that has changed. */
  now?: string;
  moves: string[];
  device: Record<string, string>;
  tab: Record<string, string>;
  entry: unknown;
}

for (const name of readdirSync(FIXTURES)) {
  const fixture: Fixture = JSON.parse(readFileSync(new URL(name, FIXTURES), "utf8"));
  const opened = GAMES[fixture.file.game];
  const { link, now = link } = fixture;
  const told = [now, fixture.moves];

  describe(`${name} is read`, () => {
    test("from the device", () => {
      const device = new Device();
      for (const [key, text] of Object.entries(fixture.device)) device.kept.set(key, text);
      const page = opened(device.openTab());
      assert.deepEqual([page.problems, page.told()], [[], told]);
    });

    test("from a tab, after a reload", () => {
      const device = new Device();
      for (const [key, text] of Object.entries(fixture.device)) device.kept.set(key, text);
      const tab = device.openTab(fixture.link);
      for (const [key, text] of Object.entries(fixture.tab)) tab.kept.set(key, text);
      const page = opened(tab);
      assert.deepEqual([page.problems, page.told()], [[], told]);
      assert.equal(page.store.place, "own");
    });

    test("from the browser's history, in another tab", () => {
      const tab = new Device().openTab(fixture.link);
      tab.entry.state = fixture.entry;
      const page = opened(tab);
      assert.deepEqual(page.told(), told);
    });

    test("from a file", async () => {
      const device = new Device();
      const page = opened(device.openTab());
      const saved = await readGame(page.store.game.id, new File([JSON.stringify(fixture.file)], name));
      assert.deepEqual(page.store.load(saved), []);
      assert.deepEqual(page.told(), told);
    });

    test("from a link, which leaves the list of moves out", () => {
      const device = new Device();
      const page = opened(device.openTab(fixture.link));
      assert.deepEqual([page.problems, page.told()], [[], [now, []]]);
    });
  });
}
