// Every sentence of Knucklebones' Lab, in Spanish. Players are named as in the game.

import type { Formats } from "../../../../shell/model/format.ts";
import { labWords } from "../../../../shell/text/es/lab.ts";
import { partOfLink } from "../../../../shell/text/es/words.ts";
import { pairOf } from "../../lab/model/setting.ts";
import type { Effort, Named, Pair, ToldShare, Verdict, Way } from "../../lab/model/types.ts";
import { shareText } from "../../lab/model/verdict.ts";
import type * as English from "../en/lab.ts";
import { words as gameWords } from "./words.ts";

export function words(formats: Formats): English.Words {
  const { number, percent, withPercent, plural } = formats;
  const { playersOfComputer: known } = gameWords(formats);
  const { games, gamesTitle, seed, luckTakenOut } = labWords(formats);

  /** Ways to play, named as the game names its players; of those that look ahead `how` says what they go by. */
  const ways: Record<Way, { name: string; how: string }> = {
    best: {
      name: "Maestro",
      how: "Juega a ganar según lo que ha aprendido de una solución exacta del juego.",
    },
    risk: { name: "Prudente", how: "Cuenta los puntos, menos lo que el otro aún podría eliminar." },
    seed: {
      name: "Puntos y espacio",
      how: "Cuenta los puntos y las casillas libres, como un conocido programa de línea de comandos.",
    },
    "by-heart": {
      name: "De memoria",
      how: "Juega sin calculadora, según reglas que se pueden recordar.",
    },
    "best-4": known["best-4"],
    "risk-4": known["risk-4"],
    greedy: known.greedy,
    random: known.random,
  };

  const positions = (count: number) => `${number(count)} posiciones`;

  const rules = (count: number) => `${number(count)}\u00a0${plural(count, "regla", "reglas")}`;

  const effortName = ({ kind, count }: Effort) =>
    ({ positions: positions(count), rules: rules(count), dice: `${count}\u00a0por\u00a0delante` })[kind];

  /** "Maestro, 2 por delante", "Medio". */
  const name = ({ way, effort }: Named) => (effort ? `${ways[way].name}, ${effortName(effort)}` : ways[way].name);

  /** The same within a sentence. */
  const subject = (player: Named) => `«${name(player)}»`;

  /** Whom the first player plays. */
  const opponent = ({ second }: Pair) => (second ? subject(second) : "sí mismo");

  /** "66,6 % ± 0,1". */
  const shareWithin = (share: ToldShare) =>
    `${shareText(formats, share)}\u00a0±\u00a0${number(share.half * 100, share.digits)}`;

  /** "65,1 a 66,3 %". */
  const rangeOf = ({ low, high, digits }: ToldShare) =>
    `${number(low * 100, digits)}\u00a0a\u00a0${withPercent(number(high * 100, digits))}`;

  function answerOf({ kind, pair, adjusted, result }: Verdict) {
    const of = `tras ${games(result.games)}`;
    if (kind === "few") {
      return {
        answer: "Muy pocas partidas para decidir",
        detail: `${of}: ${subject(pair.first)} va por el ${percent(adjusted.value)} contra ${opponent(pair)}, descontada la suerte de los dados.`,
      };
    }
    return {
      answer: `${subject(pair.first)} gana el ${shareWithin(adjusted)} contra ${opponent(pair)}`,
      detail: `con la suerte de los dados descontada, ${of}; el intervalo del 95\u00a0% es de ${rangeOf(adjusted)}.`,
    };
  }

  const trustOf = ({ kind, enough }: Verdict) =>
    ({
      better: "Es muy improbable que sea casualidad: todo el intervalo está por encima del 50\u00a0%.",
      worse: "Es muy improbable que sea casualidad: todo el intervalo está por debajo del 50\u00a0%.",
      close: "Demasiado igualado para decidir: el intervalo incluye el 50\u00a0%. Con más partidas se estrecha.",
      few: `Los intervalos dicen poco con menos de ${number(enough)} partidas.`,
    })[kind];

  const plain = ({ share, result: { wins, ties, losses }, kind }: Verdict) => {
    const range = kind === "few" ? "" : ` (${rangeOf(share)})`;
    const won = `${number(wins)} ${plural(wins, "ganada", "ganadas")}`;
    const tied = `${number(ties)} ${plural(ties, "empate", "empates")}`;
    const lost = `${number(losses)} ${plural(losses, "perdida", "perdidas")}`;
    return `Tal como se jugó: ${percent(share.value)}${range}, con los empates a la mitad: ${won}, ${tied}, ${lost}.`;
  };

  /** What "luck taken out" means. */
  const luck = ({ kind, agrees }: Verdict) => {
    const found = agrees ? "como aquí" : "aunque aquí no: es raro, así que prueba con más partidas u otra semilla";
    return `${luckTakenOut}; por eso ambos porcentajes deberían coincidir dentro de sus intervalos${kind === "few" ? "" : `, ${found}`}.`;
  };

  const pairName = (pair: Pair) => `${subject(pair.first)} contra ${opponent(pair)}`;

  /** Settings that a link tells, by their keys. */
  const names = { players: "Quién juega", games: gamesTitle, seed };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    player: (seat) => `Jugador ${seat + 1}`,
    playerNumber: (seat) => number(seat + 1),
    effortLabel: (seat, way) =>
      way === "by-heart" ? `Cuántas reglas sabe el jugador ${seat + 1}` : `Hasta dónde mira el jugador ${seat + 1}`,
    way: (way) => ways[way].name,
    subject,
    /** In a list, where there is little room. */
    effort: ({ kind, count }) =>
      ({ positions: `${number(count)} pos.`, rules: rules(count), dice: `${count} por delante` })[kind],
    /** How a player decides. */
    how({ way, effort }) {
      const { how } = ways[way];
      if (!effort) return how;
      const { kind, count } = effort;
      return {
        positions: `${how} Mira tan lejos como permiten ${positions(count)}; es lento.`,
        rules: `${how} Sabe ${count}.`,
        dice: `${how} Mira ${count} ${plural(count, "dado", "dados")} por delante.`,
      }[kind];
    },

    // One tap away
    opponentsTitle: "Medir al jugador 1",
    opponentsHint: (player) => `Con un toque, ${subject(player)} juega contra un rival de fuerza conocida.`,
    against: (player) => `Contra ${subject(player)}`,

    // Results
    noResults: "Toca «Jugar» para ver cuánto gana el jugador 1 y con qué certeza. Los jugadores empiezan por turnos.",
    verdict: (verdict) => ({
      ...answerOf(verdict),
      trust: trustOf(verdict),
      plain: plain(verdict),
      luck: luck(verdict),
    }),
    /** Who played, and how. */
    about: ({ players, seed: of }) =>
      [pairName(pairOf(players)), "empiezan por turnos", "un empate cuenta la mitad", `semilla ${of}`].join("\u00a0· "),

    // The picture
    pictureTitle: "Porcentajes; en los dos primeros, un empate cuenta la mitad.",
    pictureLabel: "Porcentajes de partidas; la tabla de abajo tiene los números.",

    // The table
    caption: (pair, count) => `${pairName(pair)}, ${games(count)}`,
    heads: ["Para el jugador 1", "Resultado"],
    measures: {
      adjusted: "Descontada la suerte",
      share: "Tal como se jugó",
      wins: "Partidas ganadas",
      ties: "Empates",
      losses: "Partidas perdidas",
      difference: "Diferencia de puntos, de media",
      placements: "Dados por partida",
      starter: "Victorias de quien empieza",
    },
  };
}
