// What an embedded position says beside the game's own words, in Dutch.

import type * as English from "../en/embed.ts";

export const embedWords: typeof English.embedWords = {
  title: (game) => `${game} · rollwise`,
  open: "Openen in rollwise",
  opensTab: "(opent een nieuw tabblad)",
};
