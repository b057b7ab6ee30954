// Todas las frases de la práctica, en español.

import type * as English from "../en/practice.ts";

export const practiceWords: typeof English.practiceWords = ({ number, plural }) => {
  return {
    title: "Practicar",
    documentTitle: "Practicar · rollwise",
    back: "Volver al juego",
    from: {
      own: "Un error tuyo, otra vez",
      table: "Un error de vuestra mesa, otra vez",
      computer: "De una partida del ordenador",
    },
    question: "¿Qué haces?",
    puzzle: "Un puzle",
    solve: "Resolver",
    right: { best: "¡La mejor opción!", asGood: "Igual de buena que la mejor" },
    tally: ({ done, right }: { done: number; right: number }) =>
      `${number(right)} ${plural(right, "acierto", "aciertos")} de ${number(done)}`,
    goOn: "Seguir",
    next: "Siguiente posición",
    due: (count: number) =>
      count === 1 ? "El último de tus errores pendientes" : `${number(count)} de tus errores están pendientes`,
    rules: "Reglas para recordar",
    difficultyLabel: "Dificultad",
    difficulties: { easy: "Fácil", medium: "Media", hard: "Difícil" },
    /** Why nothing is kept. */
    refusals: {
      full: "En este dispositivo no queda sitio: tus decisiones no se guardan para practicar.",
      newer: "Una versión posterior de esta página guardó tus decisiones. Recarga la página para practicar con ellas.",
      held: "Otra pestaña de esta página retiene tus decisiones: ciérrala y recarga.",
      blocked: "Tu navegador no guarda nada para esta página: no puedes practicar con tus decisiones.",
    },
    keptTitle: "Tus decisiones en este dispositivo",
    kept: (count: number) =>
      count === 0
        ? "Ninguna todavía. Lo que decides en partidas contra el ordenador, o en otras antes de saber cuál es la mejor opción, se guarda aquí y en ningún otro sitio."
        : `${number(count)} ${plural(count, "decisión guardada", "decisiones guardadas")} aquí, de todos los juegos, y en ningún otro sitio.`,
    save: "Guardar en un archivo",
    load: "Cargar un archivo",
    loaded: ({ name, decisions, games }) =>
      decisions + games === 0
        ? `${name}: todo lo que contiene ya está aquí.`
        : `Nuevo de ${name}: ${number(decisions)} ${plural(decisions, "decisión", "decisiones")}, ${number(games)} ${plural(games, "partida", "partidas")}.`,
    notLoaded: {
      foreign: (name) => `${name} no es un archivo de decisiones guardado por esta página. Nada ha cambiado.`,
      newer: (name) =>
        `${name} lo guardó una versión posterior de esta página: recarga la página e inténtalo de nuevo. Nada ha cambiado.`,
      damaged: (name, place) => `${name} está dañado en «${place}». Nada ha cambiado.`,
    },
    fileName: "rollwise-decisiones.json",
    deleteAll: "Borrar todo",
    areYouSure:
      "¿Borrar las decisiones y los resultados de todos los juegos? «¿Cómo voy?» y «Veladas» empezarán de cero; nada se puede recuperar.",
    keepAll: "Conservarlas",
    deleted: "Se han borrado todas las decisiones y los resultados.",
  };
};
