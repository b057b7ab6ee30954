// Every sentence of the Lab's frame, in Spanish.

import type { Failure } from "../../host/worker-client.ts";
import type { Formats } from "../../model/format.ts";
import type { Format } from "../../pages/lab/measures.ts";
import type { Estimate, Run } from "../../pages/lab/run.ts";
import { possibleRange } from "../../pages/lab/shares.ts";
import type * as English from "../en/lab.ts";
import { why } from "./words.ts";

export function labWords({ number, signed, exact, percent, plural }: Formats): English.LabWords {
  const games = (count: number) => `${number(count)} ${plural(count, "partida", "partidas")}`;

  /** "67,5 a 69,3". */
  const range = ({ low, high }: Estimate, scale: number, digits: number) =>
    `${number(low * scale, digits)} a ${number(high * scale, digits)}`;

  /** The range of a share, in percent. */
  const shareRange = (share: Estimate) => range(possibleRange(share), 100, 1);

  /** The range of a number; "" where one game alone tells none. */
  const numberRange = (digits: number) => (estimate: Estimate) =>
    Number.isFinite(estimate.high) ? range(estimate, 1, digits) : "";

  /** "± 5,7"; "" where one game alone tells no range. */
  const half = ({ low, high }: Estimate) =>
    Number.isFinite(high - low) ? `±\u00a0${number((high - low) / 2, 1)}` : "";

  /** Numbers, and their ranges. */
  const formats: Record<Format, { number(value: number): string; range(estimate: Estimate): string }> = {
    share: { number: percent, range: shareRange },
    whole: { number: (value) => number(value), range: numberRange(0) },
    tenths: { number: (value) => number(value, 1), range: half },
    hundredths: { number: (value) => number(value, 2), range: numberRange(2) },
    signed: { number: (value) => signed(value, 2), range: numberRange(2) },
  };

  /** "6 h 20 min", "1 min 5 s", or "12 s". */
  const time = (seconds: number) => {
    const all = Math.ceil(seconds);
    const minutes = Math.floor(all / 60);
    if (all < 60) return `${all} s`;
    return minutes < 60 ? `${minutes} min ${all % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  };

  const causes: Record<Failure["kind"], string> = {
    worker: ": el proceso que juega no se ha podido cargar o ha fallado",
    load: ": no se ha podido cargar la calculadora",
    learned: ": no se ha podido cargar lo aprendido sobre el juego",
    answer: "",
  };

  const cancelled = ({ done, of }: Run) =>
    done === 0
      ? "Cancelado antes de la primera partida."
      : `Cancelado tras ${number(done)} de ${games(of)}; los resultados son de esas.`;

  return {
    games,
    time,
    percent,
    inPercent: (share) => exact(share * 100),
    whole: (count) => number(count),
    shareRange,
    formats,

    // The page
    title: "Laboratorio",
    back: "Volver al juego",

    // Who plays
    playerGroups: { levels: "Niveles", byHeart: "Reglas para recordar", others: "Investigación" },
    more: "Más",

    // Seats at a table
    seats: "Asiento",
    seat: (seat) => `Asiento ${seat + 1}`,
    seatNumber: (seat) => number(seat + 1),
    removeSeat: (seat) => `Quitar el asiento ${seat + 1}`,
    addSeat: "Añadir un asiento",
    ownSeats: "Elegir los asientos",

    // The bar
    barLabel: "Jugar",
    gamesPlayed: "Partidas jugadas",
    cancel: "Cancelar",
    play(run, tournaments, each) {
      const what = tournaments > 1 ? `${number(tournaments)} × ${games(each)}` : games(each);
      return run?.state === "failed" ? `Reintentar: ${what}` : `Jugar ${what}`;
    },
    /** How far a run has come. */
    progress(run) {
      const { state, done, of, time: played } = run;
      if (state === "cancelled") return cancelled(run);
      if (done === 0) return "Preparando…";
      const perSecond = (done / played) * 1000;
      const speed = `${number(perSecond, perSecond < 10 ? 1 : 0)} por segundo`;
      if (state === "done") return `${games(done)} ${plural(done, "jugada", "jugadas")}, ${speed}`;
      const left = time((of - done) / perSecond);
      return `${number(done)} de ${number(of)} · ${speed} · faltan ${left}`;
    },
    /** Why a run has failed. */
    failure({ failure, done }) {
      if (!failure) return "";
      const { kind, reason } = failure;
      const what = done > 0 ? "Se ha dejado de jugar" : "No se ha podido jugar nada";
      const cause = reason ? ` (${why(reason)})` : "";
      const kept =
        done > 0
          ? ` Abajo ${plural(done, "queda la partida jugada", `quedan las ${games(done)} jugadas`)} hasta entonces.`
          : "";
      return `${what}${causes[kind]}${cause}.${kept}`;
    },

    // What is announced
    begun: ({ of }) => `Jugando ${games(of)}.`,
    underWay: (quarters, answer) =>
      `${{ 1: "Jugada una cuarta parte", 2: "Jugada la mitad", 3: "Jugadas tres cuartas partes" }[quarters]}. ${answer}`,
    ended: (answer) => `Terminado. ${answer}`,
    cancelled: (run, answer) => `${cancelled(run)} ${answer}`,

    // Fields of numbers
    gamesTitle: "Partidas",
    usualGames: "Números de partidas habituales",
    seed: "Semilla",
    newSeed: "Nueva semilla",
    seedHint: "La misma semilla da siempre las mismas partidas.",
    wrongNumber: ({ least, most }) => `Escribe un número entero del ${number(least)} al ${number(most)}.`,

    // Results
    results: "Resultados",
    summary: ({ answer, detail }) => `${answer} ${detail}`,
    /** Beside who has won most. */
    most: "▲ más",
    /** What "luck taken out" means; a sentence without its end. */
    luckTakenOut:
      "«Descontada la suerte» corrige cada resultado según las tiradas hayan sido mejores o peores que la media, lo que a la larga no cambia nada, pero estrecha mucho el intervalo",
    stale: "Has cambiado los ajustes desde entonces; estos resultados son de los anteriores.",
    range: "Intervalo del 95\u00a0%",
    rangeHint:
      "Los números pequeños son intervalos del 95\u00a0%: de muchos torneos como este, cada uno con otra semilla, 19 de cada 20 dan un intervalo que contiene el número verdadero. Con el cuádruple de partidas, el intervalo se reduce a la mitad.",

    // Out of the page
    copyCsv: "Copiar como CSV",
    saveCsv: "Descargar CSV",
    copyLink: "Copiar enlace",
    copied: { copied: "Copiado.", "not-copied": "El navegador no permite copiar aquí." },
  };
}
