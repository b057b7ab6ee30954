// Alle Sätze über Spielabende, auf Deutsch.

import type { EveningLine, Summed } from "../../pages/evenings/evenings.ts";
import type * as English from "../en/evenings.ts";

export const eveningsWords: typeof English.eveningsWords = ({ number, exact, signed, plural, list }) => {
  const full = new Intl.DateTimeFormat("de", { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const short = new Intl.DateTimeFormat("de", { weekday: "long", day: "numeric", month: "long" });
  const time = new Intl.DateTimeFormat("de", { timeStyle: "short" });
  const games = (count: number) => `${number(count)} ${plural(count, "Partie", "Partien")}`;
  const sums: Record<Summed, (count: number) => string> = {
    worms: (count) => `${number(count)} ${plural(count, "Wurm", "Würmer")}`,
    points: (count) => `${number(count)} ${plural(count, "Punkt", "Punkte")}`,
  };
  const told = ({ name, wins, score }: EveningLine["players"][number], sum: Summed) => {
    const won = wins === null ? [] : [`${exact(wins)} ${plural(wins, "Sieg", "Siege")}`];
    return `${name} ${[...won, ...(score === null ? [] : [sums[sum](score)])].join(", ")}`;
  };
  return {
    title: "Spielabende",
    documentTitle: "Spielabende · rollwise",
    back: "Zurück zum Spiel",
    empty:
      "Hier ist noch nichts. Spiel auf dieser Seite Partien zu Ende: Partien derselben Spieler mit weniger als sechs Stunden Pause dazwischen werden hier zusammengezählt.",
    date: (at: number) => full.format(at),
    games,
    players: (names: string[]) => list(names),
    earlier: "Frühere Abende",
    heads: { player: "Spieler", wins: "Siege", worms: "Würmer", points: "Punkte", luck: "Glück" },
    wins: (count: number) => exact(count),
    score: (count: number) => number(count),
    luck: {
      wins: (share: number) => signed(share, 1),
      points: (points: number) => signed(points, 0),
    },
    luckHint: {
      wins: "Glück: wie viele der Siege die Würfel geschenkt oder genommen haben.",
      points: "Glück: wie viele Punkte die Würfel geschenkt oder genommen haben.",
    },
    notKnown: "nicht bekannt",
    next: (name: string) => `Als Nächstes beginnt: ${name}`,
    played: ({ at, players }) =>
      [time.format(at), ...players.map(({ name, score }) => (score === null ? name : `${name} ${number(score)}`))].join(
        " · ",
      ),
    delete: "Löschen",
    deleteGame: (at) => `Die Partie von ${time.format(at)} Uhr löschen`,
    gameDeleted: (at) =>
      `Die Partie von ${time.format(at)} Uhr ist gelöscht, hier und in „Wie gut spiele ich?“, samt deinen Entscheidungen darin und den Fehlern zum Üben.`,
    shareText: "Als Text teilen",
    sharePicture: "Als Bild teilen",
    saved: (name: string) => `Als ${name} gespeichert.`,
    notDrawn: "Der Browser kann hier kein Bild zeichnen.",
    fileName: "rollwise-spielabend.png",
    when: ({ at, count }: { at: number; count: number }) => `${short.format(at)} · ${games(count)}`,
    line: ({ at, game, games: count, sum, players }: EveningLine) =>
      `${short.format(at)}, ${game}, ${games(count)}: ${players.map((player) => told(player, sum)).join(" · ")}`,
    // Am Ende eines Spiels
    luckOfGame: ({ points, unit, isAllBest }) => {
      const size = number(Math.abs(points));
      const unitOf =
        unit === "wins"
          ? `${plural(points, "Prozentpunkt", "Prozentpunkte")} Gewinnchance`
          : plural(points, "Punkt", "Punkte");
      const amount = `${size} ${unitOf}`;
      const dice =
        points === 0
          ? "Die Würfel waren gerecht"
          : points > 0
            ? `Die Würfel haben dir ${amount} gebracht`
            : `Die Würfel haben dich ${amount} gekostet`;
      return isAllBest ? `Jede Entscheidung war die beste oder gleich gut: ${dice}.` : `${dice}.`;
    },
    luckOfPlayers: (players, unit) =>
      `Glück in ${unit === "wins" ? "Prozentpunkten Gewinnchance" : "Punkten"}: ${players.map(({ name, points }) => `${name} ${signed(points, 0)}`).join(", ")}.`,
    toCourse: "Spielverlauf als Kurve",
    soFar: (players) => `Bisher: ${players}`,
    practise: "Diese Fehler üben",
    refusals: {
      full: "Auf diesem Gerät ist kein Platz mehr: Deine Partien werden nicht zusammengezählt.",
      newer:
        "Eine neuere Version dieser Seite hat deine Partien gespeichert. Lade die Seite neu, um sie zusammengezählt zu sehen.",
      held: "Ein anderer Tab dieser Seite hält deine Spiele fest: Schließ ihn und lade neu.",
      blocked: "Dein Browser speichert für diese Seite nichts: Deine Partien lassen sich nicht zusammenzählen.",
    },
  };
};
