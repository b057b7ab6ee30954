// Where the views come from that a visit does not begin with: what comes with the first tile, and the panels of the details. That of the turns
// needs all of a game with the computer, to make its positions again.

import { html } from "lit-html";
import { browser } from "../../../shell/host/browser.ts";
import { reasonOf } from "../../../shell/host/reasons.ts";
import { styled } from "../../../shell/host/styles.ts";
import type { Page } from "../actions.ts";
import { isBegun, onTable } from "../model/state.ts";
import * as emptyTable from "./empty-table.ts";

const WITH_TILES = { key: "views with tiles", load: styled(() => import("./with-tiles.ts")) };
const EMPTY_TABLE = { key: "panel of an empty table", load: () => emptyTable };
/** The panel of the turns. */
export const TURNS = { key: "panel of turns", load: styled(() => import("./details/of-turns.ts")) };

/** What needs tiles, once it is there. */
export const withTiles = ({ answers }: Page) => answers.get(WITH_TILES.key, WITH_TILES.load);

/** Whether that is wanted: from the first tile on, or once taps go elsewhere than to the rack. */
export const needsTiles = ({ state }: Page) => isBegun(state) || state.target !== "rack";

/** Where the panels come from. While no tile lies on the table nobody waits for that of the table. */
export function sourcesOf(page: Page) {
  const isEmpty = onTable(page.state).length === 0 && (!needsTiles(page) || withTiles(page).status === "pending");
  return { table: isEmpty ? EMPTY_TABLE : WITH_TILES, moves: TURNS };
}

/** That a part could not be loaded, and the way to try again. */
export const failedView = ({ shell: { words } }: Page, error: Error) =>
  html`<p class="soft">${words.partFailed(reasonOf(error))}</p>
    <button class="quiet" data-next @click=${() => browser.location.reload()}>${words.reload}</button>`;
