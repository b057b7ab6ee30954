// What the page of keys says, in English, and what keys do in every game.

import type { KeyGroup } from "../../game/contract.ts";

const everywhere: KeyGroup = {
  title: "In every game",
  rows: [
    { keys: ["Ctrl Z"], does: "Undo" },
    { keys: ["Ctrl Y", "Ctrl Shift Z"], does: "Redo" },
    { keys: ["Esc"], does: "Close what is open over the game, such as a menu" },
  ],
};

export const keyWords = {
  title: "Keys",
  hint: "The game's keys work unless something is open over the page, as now, or you are typing into a field. On a Mac, ⌘ takes the place of Ctrl.",
  to: "to",
  or: "or",
  everywhere,
};
