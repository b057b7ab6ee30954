// Todas las frases de las decisiones y los resultados guardados, en español.

import type { Formats } from "../../model/format.ts";
import type { KeptText } from "../en/kept.ts";

export function keptWords({ number, plural }: Formats): KeptText {
  const decided = (count: number) => `${number(count)} ${plural(count, "decisión", "decisiones")}`;
  return {
    title: "Decisiones y resultados en este dispositivo",
    kept: ({ decisions, games }) =>
      decisions + games === 0
        ? "Nada todavía. Aquí y en ningún otro sitio se guarda cómo acaban las partidas y lo que decides contra el ordenador."
        : `Guardado aquí y en ningún otro sitio, de todos los juegos: ${decided(decisions)}, ${number(games)} ${plural(games, "resultado", "resultados")}.`,
    hint: "Con un archivo los llevas a otro dispositivo: se suman a lo que ya hay y nada cuenta dos veces.",
    save: "Guardar en un archivo",
    load: "Cargar un archivo",
    loaded: ({ name, decisions, games }) =>
      decisions + games === 0
        ? `${name}: todo lo que contiene ya está aquí.`
        : `Nuevo de ${name}: ${decided(decisions)}, ${number(games)} ${plural(games, "partida", "partidas")}.`,
    notLoaded: {
      foreign: (name) =>
        `${name} no es un archivo de decisiones y resultados guardado por esta página. Una partida guardada se carga desde el menú del juego. Nada ha cambiado.`,
      newer: (name) =>
        `${name} lo guardó una versión posterior de esta página: recarga la página e inténtalo de nuevo. Nada ha cambiado.`,
      damaged: (name, place) => `${name} está dañado en «${place}». Nada ha cambiado.`,
      cut: (name) => `${name} se corta o está dañado: guárdalo o cópialo otra vez. Nada ha cambiado.`,
    },
    fileName: "rollwise-resultados.json",
    deleteAll: "Borrar todo",
    areYouSure:
      "¿Borrar las decisiones y los resultados de todos los juegos y los nombres de los jugadores? «¿Cómo voy?» y «Veladas» empezarán de cero; nada se puede recuperar.",
    keepAll: "Conservarlas",
    deleted: "Se han borrado todas las decisiones, los resultados y los nombres.",
  };
}
