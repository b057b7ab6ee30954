// Every sentence of Solitaire Dice's Lab, in Spanish; players and verdicts have files of their own.

import type { Formats } from "../../../../shell/model/format.ts";
import { labWords } from "../../../../shell/text/es/lab.ts";
import { partOfLink } from "../../../../shell/text/es/words.ts";
import type { Played, Setting } from "../../lab/model/types.ts";
import { AVERAGES } from "../../model/averages.ts";
import type * as English from "../en/lab.ts";
import { verdictWords } from "./lab-verdict.ts";
import { playerWords } from "./players.ts";

/** "1, 2, 6". */
const setName = (set: number[]) => set.join(",\u00a0");

/** The parts of the Lab's text that tell of the article. */
const articleWords = (number: Formats["number"]) => ({
  experimentTitle: "Repetir el experimento del artículo",
  experimentHint: `Un artículo describe un jugador automático para una versión de este juego en mesa táctil: suma cinco factores para cada opción y busca uno de diez tríos de descartes. Con un toque se juegan ${number(10_000)} partidas con cada trío, según nuestra lectura del artículo, y se muestran sus medias junto a los resultados.`,
  experiment: "Cinco factores con los diez tríos",
  series:
    "Cinco factores con cada uno de sus diez tríos de descartes, de cinco en cinco, todos con las mismas tiradas.",
  ownPlayers: "Elegir los jugadores",
  articleCaption: "Medias junto a las del artículo",
  articleHeads: ["Cinco factores", "Aquí", "Artículo"] satisfies [string, string, string],
  bestSet: "Mejor trío",
  bestByHand: "Mejor trío, factores puestos a mano",
  othersByHand: "Otros tríos, factores puestos a mano",
  averageHuman: "Jugador medio",
  goodPlayer: "Buen jugador",
  articleKnown: [
    `Se sabe del jugador del artículo: sus cinco factores, cómo pondera las sumas para cada trío, que un trío y su reflejo (1,\u00a02,\u00a06 y 1,\u00a05,\u00a06) cuentan como uno, y que sus factores se pusieron primero a mano y luego se ajustaron en 100 rondas, cada una con 20 candidatos y ${number(50_000)} partidas.`,
    `No se sabe: qué trío era el mejor, cuánto cuenta cada factor ni sobre cuántas partidas se hicieron las medias. Por eso el jugador de aquí es nuestra lectura. Ajustado de forma muy parecida, logra ${AVERAGES["five-factors-126"]} puntos de media con su mejor trío, 1,\u00a02,\u00a06, algo más que los 65 del artículo; de sus otros tríos, solo 1,\u00a03,\u00a06 llega a los 10 del artículo. Lo que suma la gente también procede del artículo.`,
  ],
});

export function words(formats: Formats): English.Words {
  const { number } = formats;
  const { games, gamesTitle, seed } = labWords(formats);

  const points = (value: number) => number(value, 1);
  const whole = (value: number) => number(value);

  const playerName = (player: string) => playerWords(player).name;

  /** The same where several play alike. */
  const name = ({ player, place, isDouble }: Played) =>
    isDouble ? `${playerName(player)} (jugador ${place + 1})` : playerName(player);

  const verdict = verdictWords({ games, points, name, setName });

  /** Who played, and how: independent facts. */
  const facts = (all: string[]) => all.join("\u00a0· ");

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Quién juega",
    series: "Quién juega",
    games: gamesTitle,
    seed,
    opening: "Primeros descartes",
    adjusted: "Descontar la suerte",
  };

  const whoPlayed = ({ series, players }: Setting) =>
    series ? "Cinco factores con cada uno de sus diez tríos" : players.map(playerName).join("; ");

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    player: (place) => `Jugador ${place + 1}`,
    playerNumber: (place) => number(place + 1),
    setLabel: (place) => `Descartes que busca el jugador ${place + 1}`,
    removePlayer: (place) => `Quitar al jugador ${place + 1}`,
    addPlayer: "Añadir un jugador",
    way: playerName,
    set: setName,
    /** How a player decides, and what that comes to. */
    how(player, { known, isSlowest }) {
      const { how } = playerWords(player);
      const slow = isSlowest ? " Cien veces más lento que los demás." : "";
      return `${how}${slow}${known === null ? "" : ` Media conocida: ${whole(known)}.`}`;
    },

    // How it is played
    adjust: "Descontar la suerte (más lento)",
    adjustHint:
      "Añade una media que corrige cada puntuación según las tiradas hayan sido mejores o peores que la media. A la larga no cambia nada, pero estrecha mucho el intervalo.",
    openingTitle: names.opening,
    openings: { any: "Cualquier número", different: "Tres distintos" },
    openingHint:
      "Normalmente se puede descartar cualquier número desde el principio. En Can’t Stop Express se descartan tres números distintos en los tres primeros turnos, lo que cuesta a los buenos jugadores unos 50 puntos.",
    ...articleWords(number),

    // Results
    noResults:
      "Toca «Jugar» para ver cuánto suma cada uno y con qué certeza. Todos los jugadores tienen las mismas tiradas.",
    verdict,
    /** Who played, and how. */
    about: (setting) =>
      facts([
        whoPlayed(setting),
        { any: "primeros descartes: cualquier número", different: "primeros descartes: tres distintos" }[
          setting.opening
        ],
        `semilla ${setting.seed}`,
      ]),
    points,
    whole,

    /** In a table: a player with a number, or one of the ten sets. */
    listed: ({ player, place, set }, isSeries) =>
      isSeries && set !== null ? setName(set) : facts([`${place + 1}`, playerName(player)]),

    playerName,

    // The tables
    listHead: (isSeries) => (isSeries ? "Trío" : "Jugador"),
    averagesCaption: (count) => `Puntuaciones finales, ${games(count)}`,
    measures: { mean: "Media", adjusted: "Sin azar", deviation: "Desviación", turns: "Turnos" },
    sharesCaption: "Cuántas veces la puntuación final llega a",
    pairsCaption: "Diferencias con las mismas tiradas",
    allPairs: (count) => `Las ${number(count)} diferencias`,
    pairsHeads: ["Jugadores", "Puntos", "¿Seguro?"],
    pair: ({ first, second }) => `${name(first)} frente a ${name(second)}`,
    pairKind: ({ kind }) => ({ ahead: "✓ sí", close: "igualado", same: "sin diferencia" })[kind],
    setsCaption: "Descartes con los que terminan las partidas",
    /** One for each set of rejects that is told of a player. */
    setsHeads: ["Más veces", "Segundo", "Tercero", "Cuarto"],
    rejects: (rejects) => rejects.join("\u00a0"),

    // The picture
    scoresLabel: "Histograma de las puntuaciones finales de cada jugador; la tabla de abajo tiene los números.",
    scoresTitle: (step) =>
      `Partidas por puntuación final, en tramos de ${step} puntos, todas a la misma escala. La línea vertical es la media.`,
    scoresTable: "Estos números en una tabla",
    scoresCaption: (step) => `Porcentaje de partidas por puntuación final, en tramos de ${step} puntos`,
    scoreHead: "Desde",
    /** A share in percent. */
    shareOfBin: (share) => (share === null ? "–" : `${share.isLess ? "<" : ""}${number(share.percent, share.digits)}`),

    // Beside the article
    otherSets: (count) => `Los otros ${number(count)} tríos`,
    span: ({ low, high }) => `${whole(low)} a ${whole(high)}`,
    roughly: (value) => `unos ${whole(value)}`,
  };
}
