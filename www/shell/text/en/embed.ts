// What an embedded position says beside the game's own words, in English.

export const embedWords = {
  title: (game: string) => `${game} · rollwise`,
  open: "Open in rollwise",
  opensTab: "(opens a new tab)",
};
