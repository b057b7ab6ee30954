// Alle zinnen over spelavonden, in het Nederlands.

import type { EveningLine, Summed } from "../../pages/evenings/evenings.ts";
import type * as English from "../en/evenings.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const eveningsWords: typeof English.eveningsWords = ({ number, exact, signed, plural, list }) => {
  const full = new Intl.DateTimeFormat("nl", { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const short = new Intl.DateTimeFormat("nl", { weekday: "short", day: "numeric", month: "long" });
  const time = new Intl.DateTimeFormat("nl", { timeStyle: "short" });
  const games = (count: number) => `${number(count)} ${plural(count, "partij", "partijen")}`;
  const sums: Record<Summed, (count: number) => string> = {
    worms: (count) => `${number(count)} ${plural(count, "worm", "wormen")}`,
    points: (count) => `${number(count)} ${plural(count, "punt", "punten")}`,
  };
  const told = ({ name, wins, score }: EveningLine["players"][number], sum: Summed) => {
    const won = wins === null ? [] : [`${exact(wins)} gewonnen`];
    return `${name} ${[...won, ...(score === null ? [] : [sums[sum](score)])].join(", ")}`;
  };
  return {
    title: "Spelavonden",
    documentTitle: "Spelavonden · rollwise",
    back: "Terug naar het spel",
    empty:
      "Hier staat nog niets. Speel op deze pagina partijen uit: partijen tussen dezelfde spelers, met minder dan zes uur ertussen, worden hier bij elkaar opgeteld.",
    date: (at: number) => capital(full.format(at)),
    games,
    players: (names: string[]) => list(names),
    earlier: "Eerdere avonden",
    heads: { player: "Speler", wins: "Gewonnen", worms: "Wormen", points: "Punten", luck: "Geluk" },
    wins: (count: number) => exact(count),
    score: (count: number) => number(count),
    luck: {
      wins: (share: number) => signed(share, 1),
      points: (points: number) => signed(points, 0),
    },
    luckHint: {
      wins: "Geluk: hoeveel overwinningen de dobbelstenen hebben gegeven of afgenomen.",
      points: "Geluk: hoeveel punten de dobbelstenen hebben gegeven of afgenomen.",
    },
    notKnown: "niet bekend",
    next: (name: string) => `Begint de volgende partij: ${name}`,
    played: ({ at, players }) =>
      [time.format(at), ...players.map(({ name, score }) => (score === null ? name : `${name} ${number(score)}`))].join(
        " · ",
      ),
    delete: "Wissen",
    deleteGame: (at) => `De partij van ${time.format(at)} wissen`,
    gameDeleted: (at) =>
      `De partij van ${time.format(at)} is gewist, hier en in “Hoe goed speel ik?”, met je keuzes daarin en de fouten om te oefenen.`,
    shareText: "Delen als tekst",
    sharePicture: "Delen als afbeelding",
    saved: (name: string) => `Opgeslagen als ${name}.`,
    notDrawn: "De browser kan hier geen afbeelding tekenen.",
    fileName: "rollwise-spelavond.png",
    when: ({ at, count }: { at: number; count: number }) => `${capital(short.format(at))} · ${games(count)}`,
    line: ({ at, game, games: count, sum, players }: EveningLine) =>
      `${capital(short.format(at))}, ${game}, ${games(count)}: ${players.map((player) => told(player, sum)).join(" · ")}`,
    // Aan het einde van een spel
    luckOfGame: ({ points, unit, isAllBest }) => {
      const size = number(Math.abs(points));
      const unitOf = unit === "wins" ? "procentpunt winkans" : plural(points, "punt", "punten");
      const dice =
        points === 0
          ? "de dobbelstenen waren eerlijk"
          : `de dobbelstenen hebben je ${size} ${unitOf} ${points > 0 ? "opgeleverd" : "gekost"}`;
      return isAllBest ? `Elke keuze was de beste of even goed: ${dice}.` : `${capital(dice)}.`;
    },
    luckOfPlayers: (players, unit) =>
      `Geluk in ${unit === "wins" ? "procentpunt winkans" : "punten"}: ${players.map(({ name, points }) => `${name} ${signed(points, 0)}`).join(", ")}.`,
    toCourse: "Het spelverloop als grafiek",
    soFar: (players) => `Tot nu toe: ${players}`,
    practise: "Oefen deze fouten",
    refusals: {
      full: "Dit apparaat heeft geen ruimte meer: je partijen worden niet opgeteld.",
      newer: "Een nieuwere versie van deze pagina heeft je partijen bewaard. Herlaad de pagina om ze opgeteld te zien.",
      held: "Een ander tabblad van deze pagina houdt je spellen vast: sluit het en herlaad.",
      blocked: "Je browser bewaart niets voor deze pagina: je partijen kunnen niet worden opgeteld.",
    },
  };
};
