// How the computer's players play, in English, by their names.

/** @type {Record<string, { name: string, how: string }>} */
export const PLAYERS = {
  best: { name: "Best", how: "Keeps jokers for the end, and draws where that wins sooner." },
  jokers: { name: "Keeps jokers", how: "Lays as many tiles as it can, jokers only to open or to win." },
  tiles: { name: "Most tiles", how: "Lays as many tiles as it can." },
  hold: { name: "Holds sets back", how: "Keeps its own sets back while the others have more than five tiles." },
  points: { name: "Most points", how: "Lays the most points." },
  simple: { name: "Simple", how: "Lays its own sets, then tiles where they fit; rearranges nothing." },
  random: { name: "Random", how: "Keeps any of its tiles back." },
};
