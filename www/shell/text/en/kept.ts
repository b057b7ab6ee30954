// Every sentence on decisions and results that the device keeps, in English.

import type { Formats } from "../../model/format.ts";

export type KeptText = ReturnType<typeof keptWords>;

export function keptWords({ number, plural }: Formats) {
  const decided = (count: number) => `${number(count)} ${plural(count, "decision", "decisions")}`;
  return {
    title: "Decisions and results on this device",
    kept: ({ decisions, games }: { decisions: number; games: number }) =>
      decisions + games === 0
        ? "None so far. How games end is kept here and nowhere else, and what you decide against the computer."
        : `Kept here and nowhere else, of all games: ${decided(decisions)}, ${number(games)} ${plural(games, "result", "results")}.`,
    hint: "A file takes them to another device: they are added to what is there, and nothing is doubled.",
    save: "Save to a file",
    load: "Load from a file",
    /** What a file has added. */
    loaded: ({ name, decisions, games }: { name: string; decisions: number; games: number }) =>
      decisions + games === 0
        ? `${name}: all of it is here already.`
        : `New from ${name}: ${decided(decisions)}, ${number(games)} ${plural(games, "game", "games")}.`,
    /** Why a file could not be loaded. */
    notLoaded: {
      foreign: (name: string) =>
        `${name} is no file of decisions and results that this page has saved. A saved game is loaded from the game’s menu. Nothing has changed.`,
      newer: (name: string) =>
        `${name} was saved by a later version of this page: reload the page, then try again. Nothing has changed.`,
      damaged: (name: string, place: string) => `${name} is damaged at “${place}”. Nothing has changed.`,
      cut: (name: string) => `${name} breaks off or is damaged: save or copy it once more. Nothing has changed.`,
    },
    fileName: "rollwise-results.json",
    deleteAll: "Delete all",
    areYouSure:
      "Delete the decisions and results of all games, and the names of players? “How am I doing?” and “Evenings” begin anew; nothing can be brought back.",
    keepAll: "Keep them",
    deleted: "All decisions, results and names are deleted.",
  };
}
