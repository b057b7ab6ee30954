// Todas las frases de las veladas, en español.

import type { EveningLine, Summed } from "../../pages/evenings/evenings.ts";
import type * as English from "../en/evenings.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const eveningsWords: typeof English.eveningsWords = ({ number, exact, signed, plural, list }) => {
  const full = new Intl.DateTimeFormat("es", { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const short = new Intl.DateTimeFormat("es", { weekday: "short", day: "numeric", month: "long" });
  const time = new Intl.DateTimeFormat("es", { timeStyle: "short" });
  const games = (count: number) => `${number(count)} ${plural(count, "partida", "partidas")}`;
  const sums: Record<Summed, (count: number) => string> = {
    worms: (count) => `${number(count)} ${plural(count, "gusano", "gusanos")}`,
    points: (count) => `${number(count)} ${plural(count, "punto", "puntos")}`,
  };
  const told = ({ name, wins, score }: EveningLine["players"][number], sum: Summed) => {
    const won = wins === null ? [] : [`${exact(wins)} ${plural(wins, "victoria", "victorias")}`];
    return `${name} ${[...won, ...(score === null ? [] : [sums[sum](score)])].join(", ")}`;
  };
  return {
    title: "Veladas",
    documentTitle: "Veladas · rollwise",
    back: "Volver al juego",
    empty:
      "Aquí no hay nada todavía. Juega partidas hasta el final en esta página: las de los mismos jugadores, con menos de seis horas entre una y otra, se suman aquí.",
    date: (at: number) => capital(full.format(at)),
    games,
    players: (names: string[]) => list(names),
    earlier: "Veladas anteriores",
    heads: { player: "Jugador", wins: "Victorias", worms: "Gusanos", points: "Puntos", luck: "Suerte" },
    wins: (count: number) => exact(count),
    score: (count: number) => number(count),
    luck: {
      wins: (share: number) => signed(share, 1),
      points: (points: number) => signed(points, 0),
    },
    luckHint: {
      wins: "Suerte: cuántas victorias han dado o quitado los dados.",
      points: "Suerte: cuántos puntos han dado o quitado los dados.",
    },
    notKnown: "no se sabe",
    next: (name: string) => `Empieza la próxima partida: ${name}`,
    played: ({ at, players }) =>
      [time.format(at), ...players.map(({ name, score }) => (score === null ? name : `${name} ${number(score)}`))].join(
        " · ",
      ),
    delete: "Borrar",
    deleteGame: (at) => `Borrar la partida de las ${time.format(at)}`,
    gameDeleted: (at) =>
      `La partida de las ${time.format(at)} se ha borrado, aquí y en «¿Cómo voy?», con tus decisiones y los errores por practicar.`,
    shareText: "Compartir como texto",
    sharePicture: "Compartir como imagen",
    saved: (name: string) => `Guardado como ${name}.`,
    notDrawn: "El navegador no puede dibujar una imagen aquí.",
    fileName: "rollwise-velada.png",
    when: ({ at, count }: { at: number; count: number }) => `${capital(short.format(at))} · ${games(count)}`,
    line: ({ at, game, games: count, sum, players }: EveningLine) =>
      `${capital(short.format(at))}, ${game}, ${games(count)}: ${players.map((player) => told(player, sum)).join(" · ")}`,
    // Al final de una partida
    luckOfGame: ({ points, unit, isAllBest }) => {
      const size = number(Math.abs(points));
      const unitOf =
        unit === "wins"
          ? `${plural(points, "punto porcentual", "puntos porcentuales")} de probabilidad de ganar`
          : plural(points, "punto", "puntos");
      const dice =
        points === 0
          ? "los dados han sido justos"
          : `los dados te han ${points > 0 ? "dado" : "costado"} ${size} ${unitOf}`;
      return isAllBest ? `Cada decisión fue la mejor o igual de buena: ${dice}.` : `${capital(dice)}.`;
    },
    luckOfPlayers: (players, unit) =>
      `Suerte en ${unit === "wins" ? "puntos porcentuales de probabilidad de ganar" : "puntos"}: ${players.map(({ name, points }) => `${name} ${signed(points, 0)}`).join(", ")}.`,
    toCourse: "Ver la partida como una curva",
    soFar: (players) => `Hasta ahora: ${players}`,
    practise: "Practicar estos errores",
    refusals: {
      full: "En este dispositivo no queda sitio: tus partidas no se suman.",
      newer: "Una versión posterior de esta página guardó tus partidas. Recarga la página para verlas sumadas.",
      held: "Otra pestaña de esta página retiene tus partidas: ciérrala y recarga.",
      blocked: "Tu navegador no guarda nada para esta página: tus partidas no se pueden sumar.",
    },
  };
};
