// Every sentence on evenings, in English: what several games among the same players come to.

import type { Formats } from "../../model/format.ts";
import type { EveningLine, Played, Summed } from "../../pages/evenings/evenings.ts";
import { capital } from "../capital.ts";

/** What the dice did for the only person of a game: in points of the score, or of the chance to win in percent. */
export interface Luck {
  points: number;
  unit: "wins" | "points";
  /** Whether no decision gave anything away. */
  isAllBest: boolean;
}

export type EveningsText = ReturnType<typeof eveningsWords>;

export function eveningsWords({ number, exact, signed, plural, list }: Formats) {
  const full = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const short = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short" });
  const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });
  const games = (count: number) => `${number(count)} ${plural(count, "game", "games")}`;
  const sums: Record<Summed, (count: number) => string> = {
    worms: (count) => `${number(count)} ${plural(count, "worm", "worms")}`,
    points: (count) => `${number(count)} ${plural(count, "point", "points")}`,
  };
  const told = ({ name, wins, score }: EveningLine["players"][number], sum: Summed) => {
    const won = wins === null ? [] : [`${exact(wins)} ${plural(wins, "win", "wins")}`];
    return `${name} ${[...won, ...(score === null ? [] : [sums[sum](score)])].join(", ")}`;
  };
  return {
    title: "Evenings",
    documentTitle: "Evenings · rollwise",
    back: "Back to the game",
    empty:
      "Nothing here yet. Play games to the end on this page: those among the same players, with less than six hours between them, are added up here.",
    date: (at: number) => full.format(at),
    games,
    players: (names: string[]) => list(names),
    earlier: "Earlier evenings",
    heads: { player: "Player", wins: "Wins", worms: "Worms", points: "Points", luck: "Luck" },
    wins: (count: number) => exact(count),
    score: (count: number) => number(count),
    luck: {
      wins: (share: number) => signed(share, 1),
      points: (points: number) => signed(points, 0),
    },
    /** What is counted under that head. */
    luckHint: {
      wins: "Luck: how many wins the dice gave or took away.",
      points: "Luck: how many points the dice gave or took away.",
    },
    notKnown: "not known",
    next: (name: string) => `Next to start: ${name}`,
    // Its games
    /** One of its games, whoever did best first. */
    played: ({ at, players }: Pick<Played, "at" | "players">) =>
      [time.format(at), ...players.map(({ name, score }) => (score === null ? name : `${name} ${number(score)}`))].join(
        " · ",
      ),
    delete: "Delete",
    deleteGame: (at: number) => `Delete the game of ${time.format(at)}`,
    gameDeleted: (at: number) =>
      `The game of ${time.format(at)} is deleted, here and in “How am I doing?”, with what you decided in it and its mistakes to practise.`,
    // Shared
    shareText: "Share as text",
    sharePicture: "Share as picture",
    saved: (name: string) => `Saved as ${name}.`,
    notDrawn: "The browser can’t draw a picture here.",
    fileName: "rollwise-evening.png",
    /** On the picture. */
    when: ({ at, count }: { at: number; count: number }) => `${short.format(at)} · ${games(count)}`,
    /** All of an evening in one line. */
    line: ({ at, game, games: count, sum, players }: EveningLine) =>
      `${short.format(at)}, ${game}, ${games(count)}: ${players.map((player) => told(player, sum)).join(" · ")}`,
    // At the end of a game
    luckOfGame: ({ points, unit, isAllBest }: Luck) => {
      const size = number(Math.abs(points));
      const amount = `${size} ${plural(points, "point", "points")}${unit === "wins" ? " of win chance" : ""}`;
      const dice = points === 0 ? "the dice were even" : `the dice ${points > 0 ? "gave" : "cost"} you ${amount}`;
      return isAllBest ? `Every choice was the best, or as good: ${dice}.` : `${capital(dice)}.`;
    },
    /** Of several players, by their names. */
    luckOfPlayers: (players: { name: string; points: number }[], unit: Luck["unit"]) =>
      `Luck in points${unit === "wins" ? " of win chance" : ""}: ${players.map(({ name, points }) => `${name} ${signed(points, 0)}`).join(", ")}.`,
    toCourse: "See the game as a curve",
    soFar: (players: string) => `So far: ${players}`,
    practise: "Practise these mistakes",
    /** Why nothing can be added up. */
    refusals: {
      full: "This device has no room left: your games are not added up.",
      newer: "A later version of this page has kept your games. Reload the page to see them added up.",
      held: "Another tab of this page holds your games: close it, then reload.",
      blocked: "Your browser keeps nothing for this page: your games can’t be added up.",
    },
  };
}
